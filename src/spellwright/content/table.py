"""Reading a content table: TOML rows, every column checked, every mistake told with its place."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Final

from spellwright.content.effects import Cell
from spellwright.content.overrides import game_of, setter_of, with_figures
from spellwright.content.pack_file import OVERRIDES
from spellwright.content.pack_words import words_of_row
from spellwright.content.packs import loaded_packs
from spellwright.kernel.pack import namespace_of, own_key
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Noun, Saying, at_place, say

Row = dict[str, Any]


class Table(list[Row]):
    """The rows of a table, where they are written, and what its columns may hold. The column `name`
    says which row is which.
    """

    def __init__(
        self,
        rows: list[Row],
        path: Path,
        kind: str,
        columns: Mapping[str, Column],
        name: str,
        noun: str = "",
        says: str = "",
        more_words: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(rows)
        self.noun = noun
        self.says = says
        """How catalogs call the names and the texts of the rows; empty if they have none."""
        self.more_words = more_words
        """By their columns, how catalogs call what else rows of packs say in words."""
        self.is_worn = False
        """Whether a row comes up with another one that names it, and never by itself."""
        self.path = path
        self.kind = kind
        self.columns = columns
        self.name = name

    def words(self, row: Row) -> list[tuple[str, Noun | Saying]]:
        """The columns in which a row of a pack may say something, with what is said."""
        key = str(row[self.name])
        domain, own = namespace_of(key), own_key(key)
        found: list[tuple[str, Noun | Saying]] = []
        if self.noun:
            found.append(("name", Noun(domain, f"{self.noun}-{own}")))
        if self.says:
            found.append(("text", Saying(domain, f"{self.says}-{own}")))
        for column, entry in self.more_words.items():
            found.append((column, Saying(domain, f"{entry}-{own}")))
        return found

    @property
    def source(self) -> str:
        return f"{self.path.name} [[{self.kind}]]"

    @property
    def packs(self) -> list[str]:
        """For each row the namespace of its pack; empty for those of the box."""
        return [namespace_of(str(row[self.name])) for row in self]

    @property
    def prose(self) -> frozenset[str]:
        """The columns that no rule looks at."""
        return frozenset(name for name, rule in self.columns.items() if rule.is_prose)

    def figures(self, pack: str = "") -> list[Row]:
        """The rows of the box, or those of a pack, without prose."""
        columns = self.columns
        return [
            {name: value for name, value in row.items() if columns[name].counts(value)}
            for row, brought_by in zip(self, self.packs, strict=True)
            if brought_by == pack
        ]

    def place(self, row: Row, column: str) -> Cell:
        """Where a value stands, for those who find a fault in it."""
        key = str(row[self.name])
        pack = namespace_of(key)
        file = f"{pack}/{self.path.name}" if pack else self.path.name
        return Cell(_with_setter(file, setter_of(self.path, key, column)), key, column, pack)


class Column:
    """What may stand in one column. A column with a default may be left out of a row."""

    __slots__ = (
        "allowed",
        "default",
        "is_late",
        "is_prose",
        "is_words_in_packs",
        "least",
        "most",
        "type",
        "usual",
    )

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
        self.is_late = False
        """Whether a row of the box that does not fill it is as if the column were not there."""
        self.is_words_in_packs = False
        """Whether it is for rows of the box alone; a row of a pack writes its words there."""
        self.usual: int | str | None = None
        """What a new row of a pack has there, if its author says nothing."""

    def counts(self, value: Any) -> bool:
        """Whether a value is part of a game's edition."""
        return not self.is_prose and not (self.is_late and value == self.default)

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
        elif not value.replace("\n", " ").isprintable():
            return say("refusal-value-signs", where=where)
        elif self.most and len(value) > self.most:
            return say("refusal-value-long", where=where, most=self.most)
        return None


_READ: Final[dict[Path, list[Table]]] = {}
LONGEST_VALUE: Final = 400
"""Signs of a text that rules read: what it says is worked out when the game is loaded."""


def number(least: int, most: int, default: int | None = None) -> Column:
    return Column(int, default, least, most)


def text(default: str | None = None) -> Column:
    return Column(str, default, most=LONGEST_VALUE)


def prose(default: str | None = None, *, longest: int = 0) -> Column:
    """A text for people alone: no rule looks at it, and it is no part of a game's edition.
    `longest` is how many signs fit where it is shown, 0 for any number.
    """
    column = Column(str, default, most=longest)
    column.is_prose = True
    return column


def word(*allowed: str, default: str | None = None) -> Column:
    return Column(str, default, allowed=allowed)


def late(column: Column) -> Column:
    """A column that was added to a table: its default changes nothing in editions of before."""
    column.is_late = True
    return column


def words_in_packs(column: Column) -> Column:
    """A column with the name of what rows of packs bring as words (`name`, `text`): only rows of
    the box can fill it.
    """
    column.is_words_in_packs = True
    return column


def usually(column: Column, value: int | str) -> Column:
    """A column with a value for new rows: one with which they come up."""
    column.usual = value
    return column


UNSAID: Final = -10_000
"""In place of an opinion: computer players judge by the figures."""


def opinion(least: int, most: int) -> Column:
    """A number for computer players alone: what they think of a row. It is no part of a game's
    edition, and may be left out.
    """
    column = number(least, most, UNSAID)
    column.is_prose = True
    return column


def judged_by_figures(folder: Path) -> list[str]:
    """The rows of which computer players were told nothing, where their tables have a place for
    it: they judge these by their figures.
    """
    found = []
    for table in tables_in(folder):
        places = [name for name, rule in table.columns.items() if rule.default == UNSAID]
        found += [
            str(row[table.name])
            for row in table
            if places and all(row[name] == UNSAID for name in places)
        ]
    return found


def load_table(
    path: Path,
    kind: str,
    columns: Mapping[str, Column],
    name: str,
    *,
    noun: str = "",
    says: str = "",
    more_words: Mapping[str, str] = MappingProxyType({}),
) -> Table:
    """The rows `[[kind]]` of a TOML file, then those of the packs that are loaded; with what packs
    and runs set for them. The column `name` tells people which row is meant. `noun` and `says` are
    how catalogs call the name and the text of a row, `more_words` by their columns what else it
    says: a row of a pack may bring all of them itself. A table without a `noun` takes no rows of
    packs.
    """
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
    packs = loaded_packs(game_of(path.parent))
    known = with_figures(path, name, rows)
    checked = [
        _checked(row, place, columns, name, f"{_box_place(path, row, name)}, {kind}")
        for place, row in enumerate(known, 1)
    ]
    for pack in packs:
        brought = pack.rows(where, kind, name)
        if brought and not noun:
            closed = say("refusal-pack-closed", file=pack.where(where), kind=kind)
            raise Refused("pack", closed)
        file = pack.where(where)
        entries = {"name": noun and f"-{noun}", "text": says, **more_words}
        said = [words_of_row(pack, file, row, name, entries, columns) for row in brought]
        checked += [
            _checked(row, place, columns, name, f"{pack.where(where)}, {kind}")
            for place, row in enumerate(with_figures(path, name, said), 1)
        ]
    seen: set[Any] = set()
    for row in checked:
        if row[name] in seen:
            namespace = namespace_of(str(row[name]))
            file = f"{namespace}/{where}" if namespace else where
            raise Refused(
                "content", say("refusal-row-twice", table=file, kind=kind, name=row[name])
            )
        seen.add(row[name])
    table = Table(checked, path, kind, columns, name, noun, says, more_words)
    _READ.setdefault(path.parent.resolve(), []).append(table)
    return table


def _box_place(path: Path, row: Any, name: str) -> str:
    """Where a row of the box stands, and that a pack has changed it."""
    setter = setter_of(path, str(row.get(name))) if isinstance(row, dict) else ""
    return _with_setter(path.name, setter)


def _with_setter(file: str, namespace: str) -> str:
    return f"{namespace}/{OVERRIDES}, {file}" if namespace else file


def worn(table: Table) -> Table:
    """A table whose rows come up with others, as a Trait does with a character that has it."""
    table.is_worn = True
    return table


def tables_in(folder: Path) -> list[Table]:
    """All tables that were read in a folder, in the order in which they were read."""
    return _READ.get(folder.resolve(), [])[:]


def figures_in(*modules: ModuleType) -> dict[str, list[Row]]:
    """All tables that these modules have read, without prose and packs: the figures of the box."""
    return {
        table.source: table.figures()
        for module in modules
        for table in vars(module).values()
        if isinstance(table, Table)
    }


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
