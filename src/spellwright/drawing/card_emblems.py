"""Which emblem each card has, read from the table `emblems.toml` beside the drawings of a game.

The table names each card of a kind once, under an emblem that is drawn. Whatever else it says is
refused when it is read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from spellwright.drawing.emblem import EMBLEMS
from spellwright.kernel.pack import own_key
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

FILE: Final = "emblems.toml"
USUAL: Final = "star"


def card_emblems(
    beside: str, kind: str, keys: Sequence[str], named: Sequence[str] = ()
) -> list[str]:
    """The emblems of the cards of a kind, in the order of their keys; the table lies beside this
    file. A card that names its own has that; one of a pack that names none has the usual one.
    """
    families = tomllib.loads(Path(beside).with_name(FILE).read_text(encoding="utf-8"))[kind]
    box = [key for key in keys if own_key(key) == key]
    found = dict(zip(box, emblems_in(families, kind, box), strict=True))
    own = named or [""] * len(keys)
    return [own[n] or found.get(key, USUAL) for n, key in enumerate(keys)]


def emblems_in(families: Mapping[str, list[str]], kind: str, keys: Sequence[str]) -> list[str]:
    """The same from a table that has been read: the keys by their emblem."""
    found: dict[str, str] = {}
    for emblem, members in families.items():
        if emblem not in EMBLEMS:
            raise Refused(
                "content", say("refusal-emblem-unknown", table=FILE, kind=kind, emblem=emblem)
            )
        for key in members:
            if key not in keys:
                raise Refused(
                    "content",
                    say("refusal-emblem-no-card", table=FILE, kind=kind, emblem=emblem, card=key),
                )
            if key in found:
                raise Refused(
                    "content", say("refusal-emblem-twice", table=FILE, kind=kind, card=key)
                )
            found[key] = emblem
    left_out = [key for key in keys if key not in found]
    if left_out:
        raise Refused(
            "content", say("refusal-emblem-missing", table=FILE, kind=kind, card=left_out[0])
        )
    return [found[key] for key in keys]
