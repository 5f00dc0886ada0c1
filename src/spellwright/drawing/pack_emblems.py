"""Emblems that a pack brings: paths of its `emblems.svg`, each with an id."""

from __future__ import annotations

import re
from typing import Final

from spellwright.drawing.emblem import EMBLEMS
from spellwright.kernel.pack import BETWEEN
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

LONGEST_PATH: Final = 4000
_PATH: Final = re.compile(r"<path\b([^<>]*)/?>")
_ATTRIBUTE: Final = re.compile(r"\b(id|d)\s*=\s*\"([^\"]*)\"")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_DRAWN: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZzeE0-9\s,.+-]+")


def add_emblems(namespace: str, svg: str) -> None:
    """Make the paths of a file known as `NAMESPACE.ID`. Nothing else of the file is used: a picture
    may come from a stranger.
    """
    if svg and not _PATH.search(svg):
        raise Refused("pack", say("refusal-pack-emblem", pack=namespace, name=""))
    for found in _PATH.finditer(svg):
        attributes = dict(_ATTRIBUTE.findall(found[1]))
        name, drawn = attributes.get("id", ""), attributes.get("d", "")
        if (
            not _NAME.fullmatch(name)
            or len(drawn) > LONGEST_PATH
            or not _DRAWN.fullmatch(drawn)
            or f"{namespace}{BETWEEN}{name}" in EMBLEMS
        ):
            raise Refused("pack", say("refusal-pack-emblem", pack=namespace, name=name[:40]))
        EMBLEMS[f"{namespace}{BETWEEN}{name}"] = drawn
