"""Damage marked, illusions revealed, wizards defeated (FW-9, FW-14.1 to FW-14.4, FW-21.19)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story
from spellwright.games.wizardry.board import OFF_BOARD
from spellwright.games.wizardry.queries import animals_of, has_double, real_square
from spellwright.games.wizardry.state import NOWHERE, WizardryState

ROUNDS_APART: Final = 1_000_000
"""Later rematches count as later turns when the places are told."""


def mark_hits(s: WizardryState, wizard: int, damage: int, source: int) -> None:
    """FW-9.1. Defeat is checked by the caller, since some damage counts as simultaneous."""
    if damage > 0:
        s.hits[wizard] += damage
        s.tell(story.HURT, wizard, damage, source)


def check_defeat(s: WizardryState) -> None:
    """FW-14.1: remove every wizard with enough hits, unless that has to wait (FW-12.5, FW-16.2)."""
    if s.defeat_waits or s.settings["last-breath"]:
        return
    remove_the_beaten(s)


def remove_the_beaten(s: WizardryState) -> None:
    for wizard in s.order:
        if s.in_play[wizard] and s.hits[wizard] >= s.hits_to_defeat:
            defeat(s, wizard)


def defeat(s: WizardryState, wizard: int) -> None:
    """FW-14.3: the wizard goes, with its animals, its illusion and its balls."""
    s.tell(story.DEFEATED, wizard)
    s.in_play[wizard] = 0
    s.out_at[wizard] = s.rematch * ROUNDS_APART + s.turn
    s.at[wizard] = NOWHERE
    s.left[wizard] = NOWHERE
    s.double[wizard] = NOWHERE
    s.double_is_real[wizard] = 0
    s.plan[wizard] = []
    s.storming[wizard] = 0
    remove_animals(s, wizard)
    remove_balls(s, wizard)


def remove_animals(s: WizardryState, owner: int) -> None:
    """Remove all the animals of a wizard."""
    for place in reversed(animals_of(s, owner)):
        s.tell(story.VANISHED, owner, s.animals[place])
        remove_animal(s, place)


def remove_balls(s: WizardryState, owner: int) -> None:
    """FW-13.25: remove all the balls of a wizard, without damage."""
    for place in range(len(s.balls) - 1, -1, -1):
        if s.ball_owners[place] == owner:
            s.tell(story.BALL_GONE, owner, s.balls[place])
            remove_ball(s, place)


def remove_animal(s: WizardryState, place: int) -> None:
    """FW-7.17: the animal's remaining entries are lost with it."""
    del s.animals[place], s.animal_owners[place], s.animal_ap[place]
    del s.animal_plans[place], s.animal_played[place]


def remove_ball(s: WizardryState, place: int) -> None:
    del s.balls[place], s.ball_owners[place]


def out_of_bounds(s: WizardryState, wizard: int, to: int) -> None:
    """FW-14.2, also in a rematch (FW-14.12) and in the last breath (FW-16.2)."""
    if to == OFF_BOARD:
        s.tell(story.OUT_OF_BOUNDS, wizard, s.at[wizard])
    else:
        s.tell(story.FELL, wizard, s.at[wizard], to)
    defeat(s, wizard)


def reveal(s: WizardryState, wizard: int) -> None:
    """FW-21.19: the false body is gone, the model stands on the real body's square."""
    if has_double(s, wizard):
        s.at[wizard] = real_square(s, wizard)
        s.double[wizard] = NOWHERE
        s.double_is_real[wizard] = 0
        s.reveal()
        s.tell(story.REVEALED, wizard, s.at[wizard])
