"""Every game has the same rooms: the two tables of `CONTRIBUTING.md` against the files.

A name for all must be there in every game; a name for some says why, and where several names have
one reason, a game has all of them or none. Whatever matches no name is in no room.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from spellwright.registry import GAME_IDS, game

PROJECT: Final = Path(__file__).parents[2]
GAMES: Final = PROJECT / "src" / "spellwright" / "games"
TESTS: Final = PROJECT / "tests"
PLAN: Final = PROJECT / "CONTRIBUTING.md"

WHERE: Final = {
    "about": "picture.how_to_play",
    "tour": "picture.how_to_play",
    "board": "picture.svg",
    "svg": "picture.svg",
    "stage": "picture.stage",
    "panels": "picture.panels",
    "seat_panels": "picture.panels",
    "notes": "picture.notes",
    "text": "picture.text",
    "terminal": "picture.terminal",
}
"""Where each part of a face stands; what only some games show stands there or in `face.face`."""
WHERE_IF_ANY: Final = {"previews": "picture.previews", "statistics": "picture.statistics"}


class Room(NamedTuple):
    pattern: str
    reason: str
    """Why only some games have it; "" if all do."""


@cache
def rooms(heading: str) -> list[Room]:
    """The rooms of the table whose first column has this heading."""
    text = PLAN.read_text("utf-8")
    table = text[text.index(f"| {heading} | for |") :].split("\n\n")[0]
    found = []
    for files, who, _ in re.findall(r"^\| (`[^|]*) \| ([^|]*) \| ([^|]*) \|$", table, re.MULTILINE):
        assert who == "all" or who.startswith("some: "), f"for whom is {files}?"
        reason = who.removeprefix("some: ") if who != "all" else ""
        found += [Room(pattern, reason) for pattern in re.findall(r"`([^`]*)`", files)]
    assert len(found) > 10
    return found


def files(folder: Path) -> list[str]:
    """The files of a game; an empty `__init__` is no room."""
    return sorted(
        str(file.relative_to(folder))
        for file in folder.rglob("*.*")
        if "__pycache__" not in file.parts
        and file.name != "__init__.py"
        and file.suffix not in (".so", ".pyc")
    )


def fits(file: str, pattern: str) -> bool:
    """A `*` stands for a name, not for a path."""
    return file.count("/") == pattern.count("/") and fnmatchcase(file, pattern)


PLANS: Final = [("file", GAMES), ("file of `tests/GAME`", TESTS)]


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize(("heading", "folder"), PLANS, ids=["game", "tests"])
def test_what_is_for_all_is_there(heading: str, folder: Path, id: str) -> None:
    there = files(folder / id)
    wanted = [room.pattern for room in rooms(heading) if not room.reason]
    assert [p for p in wanted if not any(fits(file, p) for file in there)] == []


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize(("heading", "folder"), PLANS, ids=["game", "tests"])
def test_nothing_is_in_no_room(heading: str, folder: Path, id: str) -> None:
    patterns = [room.pattern for room in rooms(heading)]
    there = files(folder / id)
    assert [file for file in there if not any(fits(file, p) for p in patterns)] == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_has_one_reason_comes_together(id: str) -> None:
    """A game on a map has a board and all that is drawn of it; one without has none of it."""
    there = files(GAMES / id)
    by_reason: dict[str, set[bool]] = {}
    for room in rooms("file"):
        if room.reason and "*" not in room.pattern:
            by_reason.setdefault(room.reason, set()).add(room.pattern in there)
    assert [reason for reason, found in by_reason.items() if len(found) > 1] == []


def test_every_room_for_some_is_needed() -> None:
    there = [file for id in GAME_IDS for file in files(GAMES / id)]
    plain = [room.pattern for room in rooms("file")]
    assert [p for p in plain if not any(fits(file, p) for file in there)] == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_face_is_drawn_where_the_plan_says(id: str) -> None:
    face, package = game(id).face, f"spellwright.games.{id}"
    for name, module in WHERE.items():
        assert getattr(face, name).__module__ == f"{package}.{module}", name
    for name, module in WHERE_IF_ANY.items():
        at = (f"{package}.{module}", "spellwright.face.face")
        assert getattr(face, name).__module__ in at, name


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_rules_are_where_the_plan_says(id: str) -> None:
    rules, package = game(id).rules, f"spellwright.games.{id}"
    assert rules.faults.__module__ == f"{package}.faults"
    assert rules.deal_anew.__module__ == f"{package}.resample"
    assert rules.state.__module__ == rules.procedure.__module__ == f"{package}.state"
    assert rules.begins_with.__module__ == f"{package}.rules.match"
    rulebook = (GAMES / id / "rulebook.py").read_text("utf-8")
    assert f"from {package}.refusals import" in rulebook
