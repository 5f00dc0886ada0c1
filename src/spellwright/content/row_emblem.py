"""What a row names by a word: something of its own pack, or something of the game."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.content.effects import unknown_word
from spellwright.content.numbering import Numbered
from spellwright.kernel.pack import BETWEEN


def row_emblem(entry: Numbered, known: Iterable[str]) -> str:
    """The full name of a row's emblem, or "" if it names none; refused if there is no such one."""
    return row_word(entry, "emblem", known) if entry.row.get("emblem", "") else ""


def row_word(
    entry: Numbered, column: str, known: Iterable[str], word: str = "", what: str = ""
) -> str:
    """The full key of what a row names in a column, that of its own pack first; refused with file,
    row and column if there is no such one. `word` is one of several words in that column, and
    `what` says what they stand for.
    """
    word = word or str(entry.row[column])
    names = list(known)
    own = f"{entry.pack}{BETWEEN}{word}"
    if entry.pack and own in names:
        return own
    if word in names:
        return word
    offered = [name.removeprefix(f"{entry.pack}{BETWEEN}") for name in names]
    raise unknown_word(what or column, word, entry.table.place(entry.row, column), offered)
