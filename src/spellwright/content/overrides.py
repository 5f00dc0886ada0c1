"""What a run sets in place of what the tables say.

A table is read once, when its game is imported, and rules keep what they have read. So one process
has one set of figures for a game: it can be set before the game is loaded, and never afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

Value = int | str
"""A figure: a whole number, or a text such as an effect."""

_SET: Final[dict[Path, dict[str, Value]]] = {}
_BY_PACKS: Final[dict[str, dict[str, Value]]] = {}
"""What packs set, by the id of the game."""
_SETTERS: Final[dict[str, dict[str, str]]] = {}
"""The namespaces of those packs, by the id of the game and the path of the figure."""
_READ: Final[set[Path]] = set()


def game_of(folder: Path) -> str:
    """The id of the game whose tables lie in a folder: the name of its package."""
    return folder.resolve().parent.name


def is_read(game: str) -> bool:
    """Whether this process has read tables of a game."""
    return any(game_of(folder) == game for folder in _READ)


def add_figures(game: str, figures: Mapping[str, Value], namespace: str) -> None:
    """What a pack sets in the tables of a game that has not been loaded."""
    _BY_PACKS.setdefault(game, {}).update(figures)
    _SETTERS.setdefault(game, {}).update(dict.fromkeys(figures, namespace))


def setter_of(path: Path, key: str, column: str = "") -> str:
    """The namespace of a pack that sets a figure of a row, or any if no column is named; "" if none
    does.
    """
    begin = f"{path.stem}.{key}.{column}"
    setters = _SETTERS.get(game_of(path.parent), {})
    found = [
        namespace
        for figure, namespace in setters.items()
        if figure == begin or (not column and figure.startswith(begin))
    ]
    return found[0] if found else ""


def set_figures(folder: Path, figures: Mapping[str, Value]) -> None:
    """From now on the tables in a folder say this; refused if one of them has been read already."""
    folder = folder.resolve()
    if _SET.get(folder, {}) == dict(figures):
        return
    if folder in _READ:
        raise Refused("figures", say("refusal-figures-late"))
    _SET[folder] = dict(figures)


def figures_set(folder: Path) -> dict[str, Value]:
    """What was set for the tables in a folder."""
    return dict(_SET.get(folder.resolve(), {}))


def with_figures(path: Path, name: str, rows: list[Any]) -> list[Any]:
    """The rows of a table that is being read, with what was set for them."""
    folder = path.parent.resolve()
    _READ.add(folder)
    figures = {**_BY_PACKS.get(game_of(folder), {}), **_SET.get(folder, {})}
    return changed(path.stem, name, rows, figures)


def changed(file: str, name: str, rows: list[Any], figures: Mapping[str, Value]) -> list[Any]:
    """Rows of a file with other figures, by paths `file.key.column`; the rows stay as they are."""
    by_row: dict[str, dict[str, Value]] = {}
    for path, value in figures.items():
        of_file, _, rest = path.partition(".")
        key, _, column = rest.rpartition(".")
        if of_file == file:
            by_row.setdefault(key, {})[column] = value
    if not by_row:
        return rows
    return [
        {**row, **by_row.get(str(row.get(name)), {})} if isinstance(row, dict) else row
        for row in rows
    ]
