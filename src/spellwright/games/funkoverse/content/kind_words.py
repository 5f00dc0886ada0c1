"""What characters and their traits are called where a pack says it in the rows themselves."""

from __future__ import annotations

from typing import Final

from spellwright.content import missing_value, said_in_row, short_names
from spellwright.games.funkoverse.content.columns import BOX_TRAITS, KIND_KEYS, TRAIT_KEYS
from spellwright.games.funkoverse.content.tables import CHARACTERS
from spellwright.kernel.pack import namespace_of
from spellwright.kernel.saying import Argument, Noun

DOMAIN: Final = "funkoverse"
_ROWS: Final = {row["key"]: row for row in CHARACTERS}


def first_names(kind: str) -> list[Argument]:
    """The short names of characters."""
    return short_names(CHARACTERS, KIND_KEYS, "first_name", kind, DOMAIN)


def trait_names() -> list[Argument]:
    """The names of traits; a character of a pack may have the trait of another one as it is."""
    return [
        _trait_of_pack(key) if namespace_of(key) else Noun(DOMAIN, f"trait-{key}")
        for key in TRAIT_KEYS
    ]


def _trait_of_pack(key: str) -> Argument:
    said, trait = said_in_row(CHARACTERS, _ROWS[key], "trait_name", "trait"), _ROWS[key]["trait"]
    return said or Noun(DOMAIN, f"trait-{trait}")


def check_trait_names() -> None:
    """Refuse a new trait that has no name."""
    for row in CHARACTERS:
        if row["trait"] and row["trait"] not in BOX_TRAITS and not row["trait_name"]:
            raise missing_value(CHARACTERS.place(row, "trait_name"))
