"""The numbers of rows: from a list of keys to which new ones are only ever appended.

`numbering.toml` beside the tables lists the keys of the box for each kind of number. A row has the
number of its key there; a row that is not listed yet comes after them, and those of packs come
last. So one more card moves no other: not in a trained player, not in anything kept by numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellwright.content.table import Row, Table

FILE: Final = "numbering.toml"
_USED: Final[dict[Path, dict[str, list[str]]]] = {}


class Numbered(NamedTuple):
    """A row that has a number, the table it stands in, and the namespace of its pack."""

    row: Row
    table: Table
    pack: str


def numbered(kind: str, *tables: Table) -> list[Numbered]:
    """The rows of some tables that share one numbering, in the order of their numbers."""
    entries = [
        Numbered(row, table, pack)
        for table in tables
        for row, pack in zip(table, table.packs, strict=True)
    ]
    listed = {key: place for place, key in enumerate(listed_keys(tables[0].path.parent, kind))}
    box = [entry for entry in entries if not entry.pack]
    box.sort(key=lambda entry: listed.get(str(entry.row[entry.table.name]), len(listed)))
    keys = [str(entry.row[entry.table.name]) for entry in box]
    _USED.setdefault(tables[0].path.parent.resolve(), {})[kind] = keys
    packs = list(dict.fromkeys([entry.pack for entry in entries if entry.pack]))
    return box + [entry for pack in packs for entry in entries if entry.pack == pack]


def used_numberings(folder: Path) -> dict[str, list[str]]:
    """The keys of the box for each kind of number that a game has asked for."""
    return _USED.get(folder.resolve(), {})


def listed_keys(folder: Path, kind: str) -> Sequence[str]:
    """The keys that have a number for good."""
    found: Sequence[str] = _file(folder).get(kind, ())
    return found


@cache
def _file(folder: Path) -> dict[str, list[str]]:
    path = folder / FILE
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
