"""The emblem that a row names: one of the game, or one that its pack brings."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.content.effects import unknown_word
from spellwright.content.numbering import Numbered
from spellwright.kernel.pack import BETWEEN


def row_emblem(entry: Numbered, known: Iterable[str]) -> str:
    """The full name of a row's emblem, or "" if it names none; refused if there is no such one."""
    word = str(entry.row.get("emblem", ""))
    if not word:
        return ""
    names = list(known)
    own = f"{entry.pack}{BETWEEN}{word}"
    if entry.pack and own in names:
        return own
    if word in names:
        return word
    offered = [name.removeprefix(f"{entry.pack}{BETWEEN}") for name in names]
    raise unknown_word("emblem", word, entry.table.place(entry.row, "emblem"), offered)
