"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 30,000 games between two greedy players ended, seen from 420,000 beginnings of a turn
(logistic regression on the difference of the two). Sides were left to chance, and in two games of
three one choice in ten or twenty as well. A fit to four fifths of the games had a logarithmic loss
of 0.577 a turn on the others; even chances have 0.693.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.talisman.content.figures import CARD_KEYS, SIDE_KEYS, SPELL_KEYS

LATE: Final = 0.144
"""By so much everything counts for more at the beginning, and for less from twice `MIDDLE` on."""
MIDDLE: Final = 30

BETTER_ABILITY: Final = 0.127
"""A point of the stronger ability in fights, with all help: it will face Voldemort."""
OTHER_ABILITY: Final = 0.063
PLENTY: Final = -0.008
"""... and, squared, each point over `ENOUGH`: there is less and less that it beats."""
ENOUGH: Final = 6
TROPHY_POINT: Final = 0.024
FATE: Final = 0.042
GALLEON: Final = 0.108
MOST_LIVES: Final = 7
AT_STAKE: Final = (-0.111, -0.111, -0.054)
"""Every point grown, which goes with the last Life, by how many Lives are left."""
NEXT_TURN: Final = 0.018
"""It is one's own turn."""
LOST_TURN: Final = -0.1
EXTRA_TURN: Final = 0.026

VOLDEMORT_BEATEN: Final = 0.374
"""Beating Voldemort for sure, if one were in the Great Hall now."""
WITH_HALLOW: Final = 0.336
"""... for who has a Hallow."""
BEATEN_SOON: Final = 1.947
"""... for who is on the way to him in the castle."""
TRAIN: Final = 0.176
"""Passing the barrier at King's Cross for sure, for who is in London."""
IN_GROUNDS: Final = 0.203
LIFE_IN_GROUNDS: Final = 0.082
"""Each Life more or less than `USUAL_LIVES` in the grounds, where fights are harder."""
USUAL_LIVES: Final = 3
MOST_LIVES_IN_GROUNDS: Final = 5
READY: Final = 0.285
"""Being strong enough for the castle, with a Hallow."""
TURN_TO_GATES: Final = -0.015
"""... for each turn that it takes to the Gates."""
IN_CASTLE: Final = 0.326
STEP_TO_ROOM: Final = -0.166
"""Each space to the Room of Requirement, for who is on the way to Voldemort."""
IN_HALL: Final = 0.228


class SideChances(NamedTuple):
    """What a side of a Character card brings, and what a point and a Life are worth to it."""

    worth: float
    magic_point: float
    might_point: float
    life: float


_SIDE: Final = {
    "harry-a": SideChances(0.552, 0.101, 0.088, 0.061),
    "harry-b": SideChances(0.397, 0.118, 0.124, 0.043),
    "dumbledore-a": SideChances(0.396, 0.109, 0.058, 0.126),
    "dumbledore-b": SideChances(0.058, 0.145, 0.122, 0.102),
    "mcgonagall-a": SideChances(0.252, 0.095, 0.153, 0.094),
    "mcgonagall-b": SideChances(0.268, 0.145, 0.067, 0.102),
    "hagrid-a": SideChances(0.491, 0.131, 0.107, 0.119),
    "hagrid-b": SideChances(0.184, 0.158, 0.11, 0.055),
    "draco-a": SideChances(-0.368, 0.129, 0.097, 0.165),
    "draco-b": SideChances(0.012, 0.121, 0.108, 0.146),
    "bellatrix-a": SideChances(-0.31, 0.129, 0.101, 0.136),
    "bellatrix-b": SideChances(-0.735, 0.147, 0.141, 0.175),
    "lucius-a": SideChances(0.168, 0.133, 0.107, 0.101),
    "lucius-b": SideChances(-0.506, 0.157, 0.126, 0.158),
    "pettigrew-a": SideChances(-0.327, 0.195, 0.062, 0.119),
    "pettigrew-b": SideChances(-0.576, 0.177, 0.103, 0.161),
}
SIDE: Final = [_SIDE[key] for key in SIDE_KEYS]

_HELD: Final = {
    "fred-and-george-weasley": 0.08,
    "luna-lovegood": 0.023,
    "neville-longbottom": 0.059,
    "ginny-weasley": 0.041,
    "nymphadora-tonks": 0.0,
    "hermione-granger": -0.035,
    "ron-weasley": 0.046,
    "arthur-weasley": 0.011,
    "molly-weasley": 0.081,
    "kingsley-shacklebolt": 0.03,
    "mundungus-fletcher": 0.004,
    "narcissa-malfoy": 0.011,
    "antonin-dolohov": 0.078,
    "fenrir-greyback": 0.039,
    "scabior": -0.034,
    "igor-karkaroff": 0.09,
    "barty-crouch-jr": -0.025,
    "corban-yaxley": 0.041,
    "crabbe-and-goyle": -0.074,
    "thorfinn-rowle": 0.006,
    "rodolphus-lestrange": 0.019,
    "walden-macnair": 0.012,
    "doxy-swarm": 0.058,
    "red-cap": 0.056,
    "inferius": 0.033,
    "dobby": 0.03,
    "fang": 0.113,
    "security-troll": 0.044,
    "beaded-bag": 0.058,
    "remembrall": 0.041,
    "sneakoscope": 0.066,
    "nimbus-2000": 0.21,
    "dragon-hide-gloves": 0.078,
    "half-blood-princes-book": 0.087,
    "sirius-black": 0.104,
    "remus-lupin": 0.054,
    "alastor-moody": 0.027,
    "filius-flitwick": 0.038,
    "pomona-sprout": 0.073,
    "dumbledores-army": 0.016,
    "severus-snape": 0.004,
    "dolores-umbridge": 0.016,
    "amycus-carrow": 0.005,
    "alecto-carrow": -0.002,
    "augustus-rookwood": -0.005,
    "snatchers": 0.033,
    "blast-ended-skrewt": 0.029,
    "grawp": -0.05,
    "buckbeak": 0.076,
    "marauders-map": 0.201,
    "sword-of-gryffindor": 0.146,
    "time-turner": 0.059,
    "firebolt": 0.168,
    "felix-felicis": 0.077,
    "hallow-m37": 0.075,
    "hallow-m38": 0.08,
    "bonbons": 0.102,
    "wand": 0.105,
    "floo-powder": 0.206,
    "beans": 0.146,
    "chocolate-frogs": 0.146,
    "lantern": 0.152,
    "portkey": 0.075,
    "hallow": 0.085,
}
HELD: Final = [_HELD.get(key, 0.0) for key in CARD_KEYS]
"""Objects and Followers, beyond what they add to fights."""

_SPELL: Final = {
    "obliviate": 0.016,
    "lumos": 0.062,
    "accio": -0.022,
    "impedimenta": 0.052,
    "episkey": 0.156,
    "immobulus": 0.03,
    "expecto-patronum": 0.184,
    "expulso": 0.033,
    "protego": 0.123,
    "stupefy": 0.074,
    "alohomora": 0.052,
    "apparate": 0.008,
    "avada-kedavra": 0.063,
    "confundo": -0.034,
    "crucio": 0.055,
    "expelliarmus": 0.005,
    "finite-incantatem": -0.006,
    "imperio": -0.008,
    "legilimens": 0.011,
    "reducto": -0.03,
    "riddikulus": 0.062,
    "sectumsempra": 0.029,
    "transfiguro": 0.132,
    "wingardium-leviosa": 0.071,
}
SPELL: Final = [_SPELL[key] for key in SPELL_KEYS]
