"""The emblem in the middle of a Hogwarts card: what it is, so that a shop shows no two lamps."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.kernel.pack import own_key

_BY_WORD: Final[dict[str, tuple[str, ...]]] = {
    "owl": ("owl", "hedwig", "pigwidgeon"),
    "wing": (
        "firebolt",
        "nimbus",
        "broom",
        "quidditch",
        "wingardium",
        "fawkes",
        "buckbeak",
        "seeker",
    ),
    "potion": (
        "essence",
        "potion",
        "dittany",
        "felix",
        "elixir",
        "draught",
        "butterbeer",
        "polyjuice",
    ),
    "orb": ("pensieve", "crystal", "ball", "remembrall", "snitch"),
    "sand-glass": ("turner", "time"),
    "hat": ("cloak", "hat", "robe"),
    "quill": ("map", "quill", "parchment", "tales"),
    "tome": ("book", "monster", "advanced", "granger"),
    "sword": ("sword", "gryffindor"),
    "key": ("alohomora", "key"),
    "candle": ("lumos", "deluminator"),
    "flame": ("incendio", "confringo", "fire"),
    "shield": ("protego", "shield", "finite"),
    "stones": ("petrificus", "reducto"),
    "burst": ("stupefy", "expelliarmus", "expulso"),
    "heart": ("episkey", "vulnera", "molly", "tonks"),
    "rings": ("reparo", "accio"),
    "eye": ("moody", "trelawney", "oculus", "spectacles", "omnioculars"),
    "cup": ("triwizard", "goblet", "champion", "cup"),
    "ring": ("ring", "resurrection"),
    "beast": ("fang", "trevor", "patronum", "sirius", "crookshanks", "hagrid"),
    "star": ("dumbledore", "mcgonagall", "albus"),
    "moon": ("lupin", "remus", "obliviate"),
}
_BY_TYPE: Final = {
    v.SPELL: ("wand", "spark", "burst", "rings", "flame"),
    v.ITEM: ("lantern", "key", "orb", "cup", "quill", "tome"),
    v.ALLY: ("owl", "pawn", "raven", "banner", "star"),
    v.POTION: ("potion", "drop", "cup"),
}
"""For cards of which no word is known."""


NAMED: Final = columns.emblems(KNOWN)
"""The emblems that rows name themselves, by the numbers of things; "" for the others."""


def _emblem(kind: int) -> str:
    if NAMED[kind]:
        return NAMED[kind]
    parts = set(own_key(columns.KEYS[kind]).split("-"))
    for emblem, words in _BY_WORD.items():
        if parts & set(words):
            return emblem
    usual = _BY_TYPE.get(columns.TYPE[kind], ("star",))
    return usual[kind % len(usual)]


EMBLEMS: Final = {kind: _emblem(kind) for kind in columns.KINDS}
