"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 4,000 games between two greedy players ended, one choice in fifteen left to chance,
from the beginning of 180,000 turns (logistic regression on the difference of the two). On games
that they were not fitted to, the logarithmic loss is 0.585 a turn; of even chances it is 0.693.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.figures import SIDE_KEYS

MAGIC_POINT: Final = 0.187
MIGHT_POINT: Final = 0.151
HELP: Final = 0.071
"""A point of Magic or Might in fights that Objects, Followers or an ability add."""
BETTER_ABILITY: Final = 0.048
"""A point of the stronger of the two, with all help: it will face Voldemort."""
TROPHY_POINT: Final = 0.035
MOST_TROPHY_POINTS: Final = 10
"""Of each ability, no more count."""
FATE: Final = 0.064
GALLEON: Final = 0.113
SPELL: Final = 0.07
PATRONUS: Final = 0.44
"""Expecto Patronum, which adds Might to Magic in the Great Hall."""
OBJECT: Final = 0.106
FOLLOWER: Final = 0.077
LIFE: Final = 0.1
MOST_LIVES: Final = 7
AT_STAKE: Final = (0.111, 0.111, 0.052)
"""Every point grown, which goes with the last Life, by how many Lives are left."""
NEXT_TURN: Final = 0.03
"""It is one's own turn."""

IN_GROUNDS: Final = 0.187
LIFE_IN_GROUNDS: Final = 0.077
"""Each Life more or less than `USUAL_LIVES` in the grounds, where fights are harder."""
USUAL_LIVES: Final = 3
MOST_LIVES_IN_GROUNDS: Final = 5
READY: Final = 0.355
"""Being strong enough for the castle, with a Hallow."""
TURN_TO_GATES: Final = 0.06
"""... for each turn that it takes to the Gates."""

IN_CASTLE: Final = 0.36
VOLDEMORT_BEATEN: Final = 1.84
"""Beating Voldemort for sure, for who is on the way to him in the castle."""
STEP_TO_ROOM: Final = 0.138
"""... for each space to the Room of Requirement."""
IN_HALL: Final = 0.359

_SIDE: Final = {
    "harry-a": 0.236,
    "harry-b": 0.214,
    "dumbledore-a": 0.242,
    "dumbledore-b": -0.691,
    "mcgonagall-a": 0.173,
    "mcgonagall-b": 0.488,
    "hagrid-a": 0.424,
    "hagrid-b": 0.18,
    "draco-a": -0.2,
    "draco-b": 0.334,
    "bellatrix-a": -0.062,
    "bellatrix-b": -0.412,
    "lucius-a": 0.043,
    "lucius-b": -0.215,
    "pettigrew-a": -0.639,
    "pettigrew-b": -0.113,
}
SIDE: Final = [_SIDE[key] for key in SIDE_KEYS]
"""What a side of a Character card brings by its abilities."""
