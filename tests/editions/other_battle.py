"""`spellwright` with another edition of Battle than today's.

`python -m tests.editions.other_battle MANNER serve …` is the command line after a change of the
game that anybody might make between two releases.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from spellwright.content import table as content_table
from spellwright.content.table import Row

TODAY: Final = "today"
FIGURE: Final = "a figure"
COPY: Final = "a copy fewer"
NUMBER: Final = "a number"
DEARER: Final = "dearer"


def _one_figure(row: Row) -> None:
    if row["key"] == "expulso":
        row["effect"] = "lose 5"


def _one_copy_fewer(row: Row) -> None:
    if row["key"] == "expulso":
        row["copies"] = "game1:2"


def _dearer(row: Row) -> None:
    if row["key"] == "alohomora":
        row["effect"] = "influence 3"


CHANGES: Final[Mapping[str, tuple[str, Callable[[Row], None]]]] = {
    FIGURE: ("events.toml", _one_figure),
    COPY: ("events.toml", _one_copy_fewer),
    DEARER: ("cards.toml", _dearer),
}


def change(manner: str) -> None:
    """Before any game is loaded: let Battle be another edition."""
    if manner == NUMBER:
        _raise_number()
    elif manner != TODAY:
        _change_rows(*CHANGES[manner])


def _change_rows(file: str, change_row: Callable[[Row], None]) -> None:
    as_written = content_table.load_table

    def changed(
        path: Path,
        kind: str,
        columns: Mapping[str, content_table.Column],
        name: str,
        *,
        noun: str = "",
        says: str = "",
        more_words: Mapping[str, str] = MappingProxyType({}),
    ) -> content_table.Table:
        rows = as_written(path, kind, columns, name, noun=noun, says=says, more_words=more_words)
        if path.name == file and path.parent.parent.name == "battle":
            for row in rows:
                change_row(row)
        return rows

    content_table.load_table = changed
    sys.modules["spellwright.content"].load_table = changed  # type: ignore[attr-defined]


def _raise_number() -> None:
    from spellwright.registry import game

    rules = game("battle").rules
    # Not the class: a compiled one cannot be changed.
    rules._editions[()] = rules.edition._replace(number=rules.number + 1)


if __name__ == "__main__":
    change(sys.argv.pop(1))
    from spellwright.cli import main

    main()
