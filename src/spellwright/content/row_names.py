"""Names that rows of packs bring in columns of their own, beside the name in full."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.content.pack_words import keep_words
from spellwright.content.table import Row, Table
from spellwright.kernel.pack import namespace_of, own_key
from spellwright.kernel.saying import Argument, Noun


def said_in_row(table: Table, row: Row, column: str, kind: str) -> Argument | None:
    """The noun of what a row of a pack says in a column, if it says something there."""
    if not row[column]:
        return None
    place = table.place(row, column)
    entry = f"{kind}-{own_key(place.key)}"
    keep_words(place, f"-{entry}", row[column])
    return Noun(place.pack, entry)


def short_names(
    table: Table, keys: Sequence[str], column: str, kind: str, domain: str
) -> list[Argument]:
    """The short names of rows: those of the box by the catalog of their game; one of a pack that
    says none has its name in full.
    """
    rows = {row[table.name]: row for row in table}
    return [
        said_in_row(table, rows[key], column, kind)
        or Noun(namespace_of(key), f"{table.noun}-{own_key(key)}")
        if namespace_of(key)
        else Noun(domain, f"{kind}-{key}")
        for key in keys
    ]
