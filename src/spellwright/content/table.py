"""Reading a content table: TOML rows, every column checked, every mistake told with its place."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from spellwright.content.overrides import with_figures
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, at_place, say

Row = dict[str, Any]


class Table(list[Row]):
    """The rows of a table, where they are written, and what its columns may hold. The column `name`
    says which row is which.
    """

    def __init__(
        self, rows: list[Row], path: Path, kind: str, columns: Mapping[str, Column], name: str
    ) -> None:
        super().__init__(rows)
        self.path = path
        self.kind = kind
        self.columns = columns
        self.name = name

    @property
    def source(self) -> str:
        return f"{self.path.name} [[{self.kind}]]"

    @property
    def prose(self) -> frozenset[str]:
        """The columns that no rule looks at."""
        return frozenset(name for name, rule in self.columns.items() if rule.is_prose)


class Column:
    """What may stand in one column. A column with a default may be left out of a row."""

    __slots__ = ("allowed", "default", "is_prose", "least", "most", "type")

    def __init__(
        self,
        type: type[int] | type[str],
        default: int | str | None,
        least: int = 0,
        most: int = 0,
        allowed: Sequence[str] = (),
    ) -> None:
        self.type = type
        self.default = default
        self.least = least
        self.most = most
        self.allowed = tuple(allowed)
        self.is_prose = False

    def fault(self, value: Any, where: str = "") -> Saying | None:
        """What is wrong with a value, if anything; `where` says which value is meant."""
        if self.type is int:
            if isinstance(value, bool) or not isinstance(value, int):
                return say("refusal-value-number", where=where)
            if not self.least <= value <= self.most:
                least, most = self.least, self.most
                return say("refusal-value-range", where=where, value=value, least=least, most=most)
        elif not isinstance(value, str):
            return say("refusal-value-text", where=where)
        elif self.allowed and value not in self.allowed:
            allowed = ", ".join(self.allowed)
            return say("refusal-value-word", where=where, value=value[:40], allowed=allowed)
        elif not self.allowed and not value.strip():
            return say("refusal-value-empty", where=where)
        return None


_READ: Final[dict[Path, list[Table]]] = {}


def number(least: int, most: int, default: int | None = None) -> Column:
    return Column(int, default, least, most)


def text(default: str | None = None) -> Column:
    return Column(str, default)


def prose(default: str | None = None) -> Column:
    """A text for people alone: no rule looks at it, and it is no part of a game's edition."""
    column = text(default)
    column.is_prose = True
    return column


def word(*allowed: str, default: str | None = None) -> Column:
    return Column(str, default, allowed=allowed)


def load_table(path: Path, kind: str, columns: Mapping[str, Column], name: str) -> list[Row]:
    """The rows `[[kind]]` of a TOML file. The column `name` tells people which row is meant."""
    where = path.name
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused(
            "content", say("refusal-table-unreadable", table=where, reason=str(error.strerror))
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(
            "content", say("refusal-table-no-toml", table=where, reason=str(error))
        ) from None
    rows = document.get(kind)
    if not isinstance(rows, list) or not rows:
        raise Refused("content", say("refusal-table-no-rows", table=where, kind=kind))
    rows = with_figures(path, name, rows)
    checked = [
        _checked(row, place, columns, name, f"{where}, {kind}") for place, row in enumerate(rows, 1)
    ]
    seen: set[Any] = set()
    for row in checked:
        if row[name] in seen:
            raise Refused(
                "content", say("refusal-row-twice", table=where, kind=kind, name=row[name])
            )
        seen.add(row[name])
    table = Table(checked, path, kind, columns, name)
    _READ.setdefault(path.parent.resolve(), []).append(table)
    return table


def tables_in(folder: Path) -> list[Table]:
    """All tables that were read in a folder, in the order in which they were read."""
    return _READ.get(folder.resolve(), [])[:]


def figures_in(*modules: ModuleType) -> dict[str, list[Row]]:
    """All tables that these modules have read, without prose: the figures behind a game's rules."""
    return {
        table.source: _without(table, table.prose)
        for module in modules
        for table in vars(module).values()
        if isinstance(table, Table)
    }


def _without(table: Table, left_out: frozenset[str]) -> list[Row]:
    return [{name: row[name] for name in row if name not in left_out} for row in table]


def _checked(row: Any, place: int, columns: Mapping[str, Column], name: str, where: str) -> Row:
    if not isinstance(row, dict):
        raise Refused("content", say("refusal-row-no-table", where=where, n=place))
    where = f"{where} “{row.get(name, place)}”"
    for column in row:
        if column not in columns:
            near = difflib.get_close_matches(column, columns, 1)
            said = say("refusal-row-column", where=where, column=column)
            if near:
                said = say("refusal-row-column-near", where=where, column=column, near=near[0])
            raise Refused("content", said)
    result: Row = {}
    for column, rule in columns.items():
        value = row.get(column, rule.default)
        if value is None:
            raise Refused("content", say("refusal-row-lacks", where=where, column=column))
        usual = type(value) is type(rule.default) and value == rule.default
        fault = None if usual else rule.fault(value)
        if fault is not None:
            here = say("place-column", where=where, column=column)
            raise Refused("content", at_place(fault, here))
        result[column] = value
    return result
