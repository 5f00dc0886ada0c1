"""Reading a content table: TOML rows, every column checked, every mistake told with its place."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from spellwright.kernel.refusal import Refused

Row = dict[str, Any]


class Table(list[Row]):
    """The rows of a table, where they are written, and which of the columns are prose."""

    def __init__(self, rows: list[Row], source: str, prose: frozenset[str]) -> None:
        super().__init__(rows)
        self.source = source
        self.prose = prose


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

    def fault(self, value: Any) -> str:
        """What is wrong with a value, or nothing."""
        if self.type is int:
            if isinstance(value, bool) or not isinstance(value, int):
                return "should be a whole number"
            if not self.least <= value <= self.most:
                return f"is {value}, but should be from {self.least} to {self.most}"
        elif not isinstance(value, str):
            return "should be a text"
        elif self.allowed and value not in self.allowed:
            return f"is «{value[:40]}», but should be one of: {', '.join(self.allowed)}"
        elif not self.allowed and not value.strip():
            return "is empty"
        return ""


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
        raise Refused("content", f"The table {where} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("content", f"The table {where} is not TOML: {error}.") from None
    rows = document.get(kind)
    if not isinstance(rows, list) or not rows:
        raise Refused("content", f"The table {where} has no rows [[{kind}]].")
    checked = [
        _checked(row, place, columns, name, f"{where}, {kind}") for place, row in enumerate(rows, 1)
    ]
    seen: set[Any] = set()
    for row in checked:
        if row[name] in seen:
            raise Refused("content", f"{where}, {kind} «{row[name]}» is there twice.")
        seen.add(row[name])
    prose = frozenset(name for name, rule in columns.items() if rule.is_prose)
    return Table(checked, f"{where} [[{kind}]]", prose)


def figures_in(*modules: ModuleType) -> dict[str, list[Row]]:
    """All tables that these modules have read, without prose: the figures behind a game's rules."""
    return {
        table.source: [
            {column: value for column, value in row.items() if column not in table.prose}
            for row in table
        ]
        for module in modules
        for table in vars(module).values()
        if isinstance(table, Table)
    }


def _checked(row: Any, place: int, columns: Mapping[str, Column], name: str, where: str) -> Row:
    if not isinstance(row, dict):
        raise Refused("content", f"{where} {place} should be a table with columns.")
    where = f"{where} «{row.get(name, place)}»"
    for column in row:
        if column not in columns:
            near = difflib.get_close_matches(column, columns, 1)
            hint = f"; do you mean «{near[0]}»?" if near else "."
            raise Refused("content", f"{where} has the unknown column «{column}»{hint}")
    result: Row = {}
    for column, rule in columns.items():
        value = row.get(column, rule.default)
        if value is None:
            raise Refused("content", f"{where} lacks the column «{column}».")
        fault = rule.fault(value) if column in row else ""
        if fault:
            raise Refused("content", f"{where}: the column «{column}» {fault}.")
        result[column] = value
    return result
