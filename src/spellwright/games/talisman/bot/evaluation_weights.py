"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 56,000 games between two greedy players ended, seen from 1,270,000 beginnings of a
turn (logistic regression on the difference of the two). Sides were left to chance, and in two games
of three one choice in ten or twenty as well; where a Region may be left or a Spell cast, in some of
them one in five. A fit to four fifths of the games had a logarithmic loss of 0.584 a turn on the
others; even chances have 0.693.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.talisman.content import columns

LATE: Final = 0.115
"""How much more everything counts at the beginning, and how much less from twice `MIDDLE` on."""
MIDDLE: Final = 30

BETTER_ABILITY: Final = 0.06
"""A point of the stronger ability in fights, with all help: it will face Voldemort."""
OTHER_ABILITY: Final = 0.041
PLENTY: Final = -0.006
"""... and, squared, each point over `ENOUGH`: there is less and less that it beats."""
ENOUGH: Final = 6
TROPHY_POINT: Final = 0.022
TROPHIES_DUE: Final = 0.109
"""Trophies that buy a point."""
FATE: Final = 0.033
GALLEON: Final = 0.09
MOST_LIVES: Final = 7
AT_STAKE: Final = (-0.091, -0.091, -0.041)
"""Every point grown, which goes with the last Life, by how many Lives are left."""
NEXT_TURN: Final = 0.019
"""Having the turn."""
LOST_TURN: Final = -0.076
EXTRA_TURN: Final = 0.027

VOLDEMORT_BEATEN: Final = 0.338
"""Being sure to beat Voldemort, if the Character were in the Great Hall now."""
WITH_HALLOW: Final = 0.166
"""... for a Character with a Hallow."""
BEATEN_SOON: Final = 1.44
"""... for a Character on the way to him in the castle."""
SURE_SOON: Final = 0.679
"""... and, with the chance squared, for a Character not in the Great Hall yet."""
RACE: Final = -0.419
"""... for a Character outside the castle while a rival is inside."""
TRAIN: Final = 0.172
"""Being sure to pass the barrier at King's Cross, for a Character in London."""
IN_GROUNDS: Final = 0.178
LIFE_IN_GROUNDS: Final = 0.073
"""Each Life more or less than `USUAL_LIVES` in the grounds, where fights are harder."""
USUAL_LIVES: Final = 3
MOST_LIVES_IN_GROUNDS: Final = 5
READY: Final = -0.257
"""Daring to enter the castle, with a Hallow."""
READY_BEATEN: Final = 0.7
"""... and then being sure to beat Voldemort."""
READY_SURE: Final = 0.564
"""... and, with the chance squared."""
TURN_TO_GATES: Final = -0.009
"""... for each turn that it takes to the Gates."""
IN_CASTLE: Final = (0.127, 0.069, 0.414, 0.405, 0.097, 0.186, 0.158, 0.193)
"""Being in the castle, by how many spaces the Character is past the first one."""
ON_DUTY: Final = -0.366
"""The duty of a space of the castle is still to be faced."""
STEP_TO_ROOM: Final = -0.14
"""Each space to the Room of Requirement, for a Character on the way to Voldemort."""
IN_HALL: Final = 0.403


class SideChances(NamedTuple):
    """What a side of a Character card brings, and what a point and a Life are worth to it."""

    worth: float
    magic_point: float
    might_point: float
    life: float


UNKNOWN_SIDE: Final = SideChances(0.0, 0.146, 0.131, 0.099)
"""A side of which nothing is known: what those of the box have on average."""

SIDE: Final = [
    SideChances(*said)
    for said in zip(
        columns.side_opinions("chance", 1000, lambda _: UNKNOWN_SIDE.worth),
        columns.side_opinions("magic_point", 1000, lambda _: UNKNOWN_SIDE.magic_point),
        columns.side_opinions("might_point", 1000, lambda _: UNKNOWN_SIDE.might_point),
        columns.side_opinions("life_point", 1000, lambda _: UNKNOWN_SIDE.life),
        strict=True,
    )
]

UNKNOWN_HELD: Final = 0.06
UNKNOWN_SPELL: Final = 0.05
"""An Object or Follower and a Spell of a pack about which nothing is said: as usual in the box."""


def _held(card: int) -> float:
    return UNKNOWN_HELD if columns.CARD_PACK[card] else 0.0


HELD: Final = columns.card_opinions("held", 1000, _held)
"""Objects and Followers, beyond what they add to fights."""
SPELL: Final = columns.spell_opinions("held", 1000, lambda _: UNKNOWN_SPELL)
