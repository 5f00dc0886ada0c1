"""What `docs/extending/stopwatch.md` says about a game is what it takes."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from spellwright.new_game import make_game, plan_for
from tests.new_game.test_page import BLOCKS, PAGE, PROJECT, Reader

STOPWATCH: Final = PAGE.with_name("stopwatch.md").read_text("utf-8")
GAME: Final = STOPWATCH.partition("## A game")[2].partition("\n## ")[0]
ROWS: Final = {
    words: (int(files), int(lines))
    for words, files, lines in re.findall(r"^\| (.+) \| (\d+) \| (\d+) \|$", GAME, re.MULTILINE)
}
OWLS: Final = ("src/spellwright/samples/night_owls.py", "tests/samples/test_night_owls.py")
LAST_BLOCK_OF_THE_RULE: Final = "class Turn("


def said(beginning: str) -> tuple[int, int]:
    (found,) = [count for words, count in ROWS.items() if words.startswith(beginning)]
    return found


def counted(texts: Iterable[str]) -> tuple[int, int]:
    """Files that are not empty, and lines that are not."""
    lines = [[line for line in text.splitlines() if line.strip()] for text in texts]
    return len([each for each in lines if each]), sum(map(len, lines))


@pytest.mark.parametrize(
    ("beginning", "hidden", "board"),
    [("a game to begin with", False, ""), ("the same with hidden hands", True, "squares")],
)
def test_what_is_made(beginning: str, hidden: bool, board: str, tmp_path: Path) -> None:
    files = make_game(plan_for("moor-lights", "2-4", hidden, board), tmp_path)
    assert said(beginning) == counted(file.read_text("utf-8") for file in files)


def test_what_the_page_writes(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    files = make_game(plan_for("moor-lights", "2-4", True, "ring"), tmp_path)
    edits = [(kind, text) for kind, text in BLOCKS if kind != "sh"]
    (after,) = [n for n, (_, text) in enumerate(edits, 1) if LAST_BLOCK_OF_THE_RULE in text]
    for beginning, blocks in (("a new rule", edits[:after]), ("one more card", edits[after:])):
        before = {file: file.read_text("utf-8") for file in files}
        for kind, text in blocks:
            reader.follow(kind, text)
        written = [_added(text, file.read_text("utf-8")) for file, text in before.items()]
        assert said(beginning) == counted(written), beginning


def _added(before: str, after: str) -> str:
    found = difflib.ndiff(before.splitlines(), after.splitlines())
    return "\n".join(line[2:] for line in found if line.startswith("+ "))


def test_night_owls() -> None:
    texts = [(PROJECT / name).read_text("utf-8") for name in OWLS]
    assert said("Night Owls") == counted(texts)
    assert sum(len(text.splitlines()) for text in texts) < 400
