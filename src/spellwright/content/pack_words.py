"""The words of a pack's rows: a row may bring its name and its text itself.

They become entries of the pack's English catalog, which `speech` asks for under the namespace of
the pack. A catalog of the pack (`locale/LANGUAGE/NAMESPACE.ftl`) says the same in other languages,
or says more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.content.effects import Cell
from spellwright.content.pack_file import LONGEST_NAME, LONGEST_TEXT, PackFile
from spellwright.kernel.pack import own_key
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say

WRITTEN: Final[dict[str, dict[str, str]]] = {}
"""By the namespaces of packs: the keys of catalog entries, and what rows say under them."""


def written_words(namespace: str) -> dict[str, str]:
    """What the rows of a pack say, by the keys of catalog entries."""
    return WRITTEN.get(namespace, {})


def words_of_row(
    pack: PackFile,
    file: str,
    row: dict[str, Any],
    name: str,
    entries: Mapping[str, str],
    columns: Mapping[str, Any],
) -> dict[str, Any]:
    """Keep the words that a row brings; the row without them. `entries` say by columns how their
    entries in catalogs begin, "" if there are none.
    """
    left = dict(row)
    key = own_key(str(row[name]))
    for column, kind in entries.items():
        rule = columns.get(column)
        is_figure = rule and not rule.is_words_in_packs
        if kind and column in left and not is_figure:
            where = say("place-column", where=f"{file}, {row[name]}", column=column)
            most = LONGEST_NAME if column == "name" else LONGEST_TEXT
            _keep(pack.namespace, f"{kind}-{key}", left.pop(column), where, most)
    return left


def keep_words(place: Cell, entry: str, text: str) -> None:
    """Words that stand in some other column of a row become an entry of its pack's catalog, too."""
    _keep(place.pack, entry, text, say("place-column", where=str(place), column=place.column))


def _keep(namespace: str, entry: str, text: Any, where: Saying, most: int = LONGEST_TEXT) -> None:
    is_plain = isinstance(text, str) and text.strip() and text.isprintable()
    if not is_plain or len(text) > most or "{" in text or "}" in text:
        raise Refused("pack", say("refusal-pack-words", where=where, most=most))
    WRITTEN.setdefault(namespace, {})[entry] = text.strip()
