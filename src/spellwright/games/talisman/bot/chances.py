"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 6,500 games between two greedy players ended, seen from 143,000 beginnings of a turn
(logistic regression on the difference of the two). One choice in fifteen or twenty was left to
chance, and in 2,500 of the games the sides as well. Fits of this kind to three quarters of the
games had a logarithmic loss of about 0.57 a turn on the others; even chances have 0.693.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.figures import SIDE_KEYS

MAGIC_POINT: Final = 0.198
MIGHT_POINT: Final = 0.149
HELP: Final = 0.056
"""A point of Magic or Might in fights that Objects, Followers or an ability add."""
BETTER_ABILITY: Final = 0.049
"""A point of the stronger of the two, with all help: it will face Voldemort."""
TROPHY_POINT: Final = 0.034
FATE: Final = 0.063
GALLEON: Final = 0.085
SPELL: Final = 0.046
PATRONUS: Final = 0.361
"""Expecto Patronum, which adds Might to Magic in the Great Hall."""
OBJECT: Final = 0.095
FOLLOWER: Final = 0.057
LIFE: Final = 0.093
MOST_LIVES: Final = 7
AT_STAKE: Final = (0.108, 0.108, 0.059)
"""Every point grown, which goes with the last Life, by how many Lives are left."""
NEXT_TURN: Final = 0.018
"""It is one's own turn."""

IN_GROUNDS: Final = 0.182
LIFE_IN_GROUNDS: Final = 0.089
"""Each Life more or less than `USUAL_LIVES` in the grounds, where fights are harder."""
USUAL_LIVES: Final = 3
MOST_LIVES_IN_GROUNDS: Final = 5
READY: Final = 0.415
"""Being strong enough for the castle, with a Hallow."""
TURN_TO_GATES: Final = 0.058
"""... for each turn that it takes to the Gates."""

IN_CASTLE: Final = 0.384
VOLDEMORT_BEATEN: Final = 1.7
"""Beating Voldemort for sure, for who is on the way to him in the castle."""
STEP_TO_ROOM: Final = 0.147
"""... for each space to the Room of Requirement."""
IN_HALL: Final = 0.399

_SIDE: Final = {
    "harry-a": 0.266,
    "harry-b": 0.141,
    "dumbledore-a": 0.209,
    "dumbledore-b": 0.024,
    "mcgonagall-a": 0.19,
    "mcgonagall-b": 0.162,
    "hagrid-a": 0.679,
    "hagrid-b": 0.14,
    "draco-a": -0.214,
    "draco-b": -0.103,
    "bellatrix-a": -0.352,
    "bellatrix-b": -0.428,
    "lucius-a": 0.107,
    "lucius-b": -0.266,
    "pettigrew-a": -0.468,
    "pettigrew-b": -0.085,
}
SIDE: Final = [_SIDE[key] for key in SIDE_KEYS]
"""What a side of a Character card brings by its abilities."""
