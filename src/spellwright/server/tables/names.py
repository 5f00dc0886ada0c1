"""Names at a table: nobody goes by a name that looks like another's."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝ" + "αβεικμνορτυχ" + "1i|0",
    "abekmhopctyxljshdqw" + "abelkuvoptux" + "lllo",
)
"""Letters that look like others, as those others."""


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where one of the others looks the same.

    >>> told_apart("Ann", ["Ben"]), told_apart("аnn", ["Ann", "ANN 2"])
    ('Ann', 'аnn 3')
    """
    taken = {looks(other) for other in others}
    number, found = 1, name
    while looks(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found


def looks(name: str) -> str:
    """What a hasty reader sees: no case, accents, spaces, or letters of another alphabet."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum())
