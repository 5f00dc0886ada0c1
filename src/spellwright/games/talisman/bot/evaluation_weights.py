"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 56,000 games between two greedy players ended, seen from 1,270,000 beginnings of a
turn (logistic regression on the difference of the two). Sides were left to chance, and in two games
of three one choice in ten or twenty as well; where a Region may be left or a Spell cast, in some of
them one in five. A fit to four fifths of the games had a logarithmic loss of 0.584 a turn on the
others; even chances have 0.693.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.talisman.content.columns import CARD_KEYS, SIDE_KEYS, SPELL_KEYS

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


_SIDE: Final = {
    "harry-a": SideChances(0.338, 0.113, 0.143, 0.08),
    "harry-b": SideChances(0.311, 0.105, 0.167, 0.042),
    "dumbledore-a": SideChances(0.219, 0.125, 0.115, 0.106),
    "dumbledore-b": SideChances(-0.119, 0.191, 0.116, 0.085),
    "mcgonagall-a": SideChances(0.17, 0.134, 0.158, 0.044),
    "mcgonagall-b": SideChances(0.18, 0.15, 0.092, 0.086),
    "hagrid-a": SideChances(0.213, 0.141, 0.149, 0.126),
    "hagrid-b": SideChances(0.041, 0.14, 0.153, 0.045),
    "draco-a": SideChances(-0.322, 0.147, 0.113, 0.121),
    "draco-b": SideChances(-0.105, 0.161, 0.125, 0.114),
    "bellatrix-a": SideChances(-0.478, 0.151, 0.11, 0.132),
    "bellatrix-b": SideChances(-0.776, 0.169, 0.149, 0.151),
    "lucius-a": SideChances(0.01, 0.151, 0.135, 0.106),
    "lucius-b": SideChances(-0.517, 0.167, 0.156, 0.12),
    "pettigrew-a": SideChances(-0.272, 0.189, 0.096, 0.098),
    "pettigrew-b": SideChances(-0.601, 0.19, 0.129, 0.133),
}
SIDE: Final = [_SIDE[key] for key in SIDE_KEYS]

_HELD: Final = {
    "fred-and-george-weasley": 0.074,
    "luna-lovegood": -0.005,
    "neville-longbottom": 0.072,
    "ginny-weasley": 0.05,
    "nymphadora-tonks": 0.058,
    "hermione-granger": -0.034,
    "ron-weasley": 0.112,
    "arthur-weasley": 0.045,
    "molly-weasley": 0.082,
    "kingsley-shacklebolt": 0.019,
    "mundungus-fletcher": 0.008,
    "narcissa-malfoy": 0.052,
    "antonin-dolohov": 0.106,
    "fenrir-greyback": 0.023,
    "scabior": -0.036,
    "igor-karkaroff": 0.072,
    "barty-crouch-jr": -0.018,
    "corban-yaxley": 0.0,
    "crabbe-and-goyle": -0.059,
    "thorfinn-rowle": 0.04,
    "rodolphus-lestrange": 0.014,
    "walden-macnair": 0.061,
    "doxy-swarm": 0.16,
    "red-cap": -0.027,
    "inferius": 0.049,
    "dobby": 0.073,
    "fang": 0.137,
    "security-troll": 0.088,
    "beaded-bag": 0.061,
    "remembrall": 0.036,
    "sneakoscope": 0.056,
    "nimbus-2000": 0.211,
    "dragon-hide-gloves": 0.083,
    "half-blood-princes-book": 0.06,
    "sirius-black": 0.186,
    "remus-lupin": 0.047,
    "alastor-moody": -0.0,
    "filius-flitwick": 0.023,
    "pomona-sprout": 0.082,
    "dumbledores-army": 0.061,
    "severus-snape": 0.098,
    "dolores-umbridge": 0.063,
    "amycus-carrow": 0.059,
    "alecto-carrow": -0.07,
    "augustus-rookwood": 0.007,
    "snatchers": 0.026,
    "blast-ended-skrewt": -0.315,
    "grawp": -0.007,
    "buckbeak": 0.085,
    "marauders-map": 0.313,
    "sword-of-gryffindor": 0.186,
    "time-turner": 0.038,
    "firebolt": 0.173,
    "felix-felicis": 0.073,
    "hallow-m37": 0.095,
    "hallow-m38": 0.072,
    "bonbons": 0.074,
    "wand": 0.128,
    "floo-powder": 0.214,
    "beans": 0.076,
    "chocolate-frogs": -0.106,
    "lantern": 0.166,
    "portkey": 0.043,
    "hallow": 0.055,
}
HELD: Final = [_HELD.get(key, 0.0) for key in CARD_KEYS]
"""Objects and Followers, beyond what they add to fights."""

_SPELL: Final = {
    "obliviate": 0.003,
    "lumos": 0.075,
    "accio": -0.012,
    "impedimenta": 0.052,
    "episkey": 0.146,
    "immobulus": 0.025,
    "expecto-patronum": 0.135,
    "expulso": -0.01,
    "protego": 0.159,
    "stupefy": 0.059,
    "alohomora": 0.037,
    "apparate": -0.023,
    "avada-kedavra": 0.065,
    "confundo": 0.0,
    "crucio": 0.128,
    "expelliarmus": 0.025,
    "finite-incantatem": -0.037,
    "imperio": 0.031,
    "legilimens": 0.017,
    "reducto": -0.02,
    "riddikulus": 0.009,
    "sectumsempra": 0.019,
    "transfiguro": 0.226,
    "wingardium-leviosa": 0.076,
}
SPELL: Final = [_SPELL[key] for key in SPELL_KEYS]
