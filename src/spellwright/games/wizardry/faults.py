"""What can be wrong with a position: one sentence for each fault, none in a sound state."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import (
    ANIMAL_ACTIONS,
    KEYS,
    MOST,
    REMATCH_HITS,
    TRACKING_BALL,
)
from spellwright.games.wizardry.content.tables import PROFILES
from spellwright.games.wizardry.state import NOBODY, NOWHERE, WizardryState, action_of
from spellwright.kernel.record import WITH_ENTRIES, fields_of

OF_ANIMALS: Final = (
    "animals",
    "animal_owners",
    "animal_ap",
    "animal_plans",
    "animal_played",
)
"""The columns with one entry for each animal (FW-13.8)."""


def faults(s: WizardryState) -> list[str]:
    """FW-2.6, FW-2.11, FW-13.9, FW-13.19 and the shape of the columns."""
    found = []
    loose = ("balls", "ball_owners", "smashed", "order", "ranks", "scores", *OF_ANIMALS)
    for field in fields_of(s.__class__):
        is_column = field.shape in WITH_ENTRIES and field.name not in loose
        if is_column and len(getattr(s, field.name)) != s.seats:
            return [f"the column {field.name} has not one entry for each seat"]
    if len({len(getattr(s, column)) for column in OF_ANIMALS}) > 1:
        return ["the columns of the animals have not one entry for each animal"]
    if s.hits_to_defeat != s.settings["hits"] and s.hits_to_defeat not in REMATCH_HITS:
        return ["another number of hits defeats a wizard than was chosen (FW-16.6)"]
    if any(not -1 <= profile < len(PROFILES) for profile in s.profile):
        return ["a wizard has an unknown profile"]
    if any(not 0 <= turned < 8 for turned in s.orientation) or s.third not in (4, 5):
        return ["the start areas are joined in an unknown way"]
    if any(min(spells, default=0) < 0 for spells in (*s.known, *s.public_spells)):
        return ["a wizard knows an unknown spell"]
    if NOWHERE in s.animals or any(not _may_own(s, owner) for owner in s.animal_owners):
        found.append("an animal stands nowhere, or its owner is not in play")
    bodies = [*s.at, *s.double, *s.animals, s.demon]
    occupied = [square for square in bodies if square != NOWHERE]
    if len(set(occupied)) != len(occupied):
        found.append("two things stand on one square")
    if any(s.board.is_black(square) for square in [*occupied, *s.balls, *s.smashed]):
        found.append("something stands on a black square")
    if any(square in s.smashed for square in occupied):
        found.append("something stands on a smashed square")
    if len(s.balls) != len(s.ball_owners) or len(s.balls) > MOST[TRACKING_BALL]:
        found.append("there are too many balls, or balls without an owner")
    for wizard in range(s.seats):
        on_board = s.at[wizard] != NOWHERE
        if s.turn and s.in_play[wizard] != (on_board or s.left[wizard] != NOWHERE):
            found.append(f"wizard {wizard} is neither on the board nor hidden nor defeated")
        if not on_board and s.double[wizard] != NOWHERE:
            found.append(f"wizard {wizard} has a double but no body")
        if not s.in_play[wizard] and s.plan[wizard]:
            found.append(f"wizard {wizard} is defeated, but its plan is there")
        if any(action_of(planned) >= len(KEYS) for planned in s.plan[wizard]):
            found.append(f"the plan of wizard {wizard} has an unknown entry")
        if len(set(s.known[wizard])) != len(s.known[wizard]):
            found.append(f"wizard {wizard} knows a spell twice")
    of_animals = [planned for plan in (*s.animal_plans, *s.animal_played) for planned in plan]
    if any(action_of(planned) not in ANIMAL_ACTIONS for planned in of_animals):
        found.append("an animal has an entry that is not for animals")
    return found


def _may_own(s: WizardryState, owner: int) -> bool:
    """FW-14.3: the animals of a defeated wizard are gone with it."""
    return owner != NOBODY and bool(s.in_play[owner])
