"""The figures of a game: every value of its tables that a run can set, by a path.

A path is `file.key.column`: `abilities.fiendfyre.cost` is the column `cost` of the row `fiendfyre`
in `abilities.toml`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spellwright.content.overrides import Value, changed
from spellwright.content.table import Column, Table, tables_in
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say


class Figure(NamedTuple):
    file: str
    key: str
    column: str
    value: Value
    rule: Column

    @property
    def path(self) -> str:
        return f"{self.file}.{self.key}.{self.column}"

    @property
    def kind(self) -> str:
        """`number`, `word` (one of several) or `text`."""
        if self.rule.type is int:
            return "number"
        return "word" if self.rule.allowed else "text"


def figures_of(folder: Path) -> list[Figure]:
    """All that can be set in the tables of a folder, with the values that they have now."""
    return [
        Figure(table.path.stem, str(row[table.name]), column, row[column], rule)
        for table in tables_in(folder)
        for row in table
        for column, rule in table.columns.items()
        if column != table.name and not rule.is_prose
    ]


def read_figure(figures: Sequence[Figure], written: str) -> tuple[str, Value]:
    """The path and the value of a text like `abilities.fiendfyre.cost=2`, checked by the rules of
    its column.
    """
    path, equals, text = written.partition("=")
    if not equals or not path:
        raise Refused("figures", say("refusal-figure-form", text=written[:60]))
    return path.strip(), read_value(figure_at(figures, path.strip()), text.strip())


def read_value(figure: Figure, text: str) -> Value:
    """A value for a figure, from a text."""
    value: Value = text
    if figure.rule.type is int:
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
            raise Refused("figures", say("refusal-figure-number", path=figure.path, text=text[:40]))
        value = int(text)
    fault = figure.rule.fault(value, figure.path)
    if fault is not None and value != figure.rule.default:
        raise Refused("figures", fault)
    return value


def figure_at(figures: Sequence[Figure], path: str) -> Figure:
    """The figure of a path; refused with what was probably meant if there is none."""
    found = next((figure for figure in figures if figure.path == path), None)
    if found is None:
        near = _meant(figures, path)
        said = say("refusal-no-figure", path=path[:80])
        if near:
            said = say("refusal-no-figure-near", path=path[:80], near=near)
        raise Refused("figures", said)
    return found


def _meant(figures: Sequence[Figure], path: str) -> str:
    """The nearest path: the right file first, then the right row, then the right column."""
    parts = path.split(".")
    left = [[figure.file, figure.key, figure.column] for figure in figures]
    if len(parts) == 3:
        for place, name in enumerate(parts):
            known = list(dict.fromkeys(names[place] for names in left))
            if name not in known:
                near = difflib.get_close_matches(name, known, 1, cutoff=0.5)
                parts[place] = near[0] if near else name
            left = [names for names in left if names[place] == parts[place]] or left
    near = difflib.get_close_matches(".".join(parts), [".".join(names) for names in left], 1)
    return near[0] if near else ""


def content_with(content: Any, figures: dict[str, Value], tables: Sequence[Table]) -> Any:
    """The content of a game's edition as it would be with other figures."""
    named = {table.source: table for table in tables}
    return {
        source: changed(named[source].path.stem, named[source].name, rows, figures)
        for source, rows in content.items()
    }
