"""What can be wrong with a position: one saying for each fault, none in a sound state."""

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
from spellwright.games.wizardry.lexicons import WIZARDS, say
from spellwright.games.wizardry.state import NOBODY, NOWHERE, WizardryState, action_of
from spellwright.kernel.faults import column_fault
from spellwright.kernel.record import WITH_ENTRIES, fields_of
from spellwright.kernel.saying import Saying

OF_ANIMALS: Final = (
    "animals",
    "animal_owners",
    "animal_ap",
    "animal_plans",
    "animal_played",
)
"""The columns with one entry for each animal (FW-13.8)."""


def faults(s: WizardryState) -> list[Saying]:
    """FW-2.6, FW-2.11, FW-13.9, FW-13.19 and the shape of the columns."""
    found: list[Saying] = []
    loose = ("balls", "ball_owners", "smashed", "order", "ranks", "scores", *OF_ANIMALS)
    for field in fields_of(s.__class__):
        is_column = field.shape in WITH_ENTRIES and field.name not in loose
        if is_column and len(getattr(s, field.name)) != s.seats:
            return [column_fault(field.name)]
    if len({len(getattr(s, column)) for column in OF_ANIMALS}) > 1:
        return [say("fault-animal-columns")]
    if s.hits_to_defeat != s.settings["hits"] and s.hits_to_defeat not in REMATCH_HITS:
        return [say("fault-hits")]
    if any(not -1 <= profile < len(PROFILES) for profile in s.profile):
        return [say("fault-profile")]
    if any(not 0 <= turned < 8 for turned in s.orientation) or s.third not in (4, 5):
        return [say("fault-joined")]
    if any(min(spells, default=0) < 0 for spells in (*s.known, *s.public_spells)):
        return [say("fault-unknown-spell")]
    if NOWHERE in s.animals or any(not _may_own(s, owner) for owner in s.animal_owners):
        found.append(say("fault-animal"))
    bodies = [*s.at, *s.double, *s.animals, s.demon]
    occupied = [square for square in bodies if square != NOWHERE]
    if len(set(occupied)) != len(occupied):
        found.append(say("fault-one-square"))
    if any(s.board.is_black(square) for square in [*occupied, *s.balls, *s.smashed]):
        found.append(say("fault-black-square"))
    if any(square in s.smashed for square in occupied):
        found.append(say("fault-smashed-square"))
    if len(s.balls) != len(s.ball_owners) or len(s.balls) > MOST[TRACKING_BALL]:
        found.append(say("fault-balls"))
    for wizard in range(s.seats):
        on_board = s.at[wizard] != NOWHERE
        if s.turn and s.in_play[wizard] != (on_board or s.left[wizard] != NOWHERE):
            found.append(say("fault-nowhere", who=WIZARDS.noun(wizard)))
        if not on_board and s.double[wizard] != NOWHERE:
            found.append(say("fault-double", who=WIZARDS.noun(wizard)))
        if not s.in_play[wizard] and s.plan[wizard]:
            found.append(say("fault-plan-left", who=WIZARDS.noun(wizard)))
        if any(action_of(planned) >= len(KEYS) for planned in s.plan[wizard]):
            found.append(say("fault-plan-entry", who=WIZARDS.noun(wizard)))
        if len(set(s.known[wizard])) != len(s.known[wizard]):
            found.append(say("fault-spell-twice", who=WIZARDS.noun(wizard)))
    of_animals = [planned for plan in (*s.animal_plans, *s.animal_played) for planned in plan]
    if any(action_of(planned) not in ANIMAL_ACTIONS for planned in of_animals):
        found.append(say("fault-animal-entry"))
    return found


def _may_own(s: WizardryState, owner: int) -> bool:
    """FW-14.3: the animals of a defeated wizard are gone with it."""
    return owner != NOBODY and bool(s.in_play[owner])
