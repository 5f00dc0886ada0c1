"""Compiled rules note which fields they touch (tools/native/touching.py), and miss none."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest
from native.touching import Noted, Unclear, with_notes

from spellwright.environments.laws import what_is_touched_is_noted
from spellwright.environments.play import Play
from spellwright.kernel.changes import changes_in, public_fields
from spellwright.kernel.state import EVERYTHING
from spellwright.laws.case import case_from
from spellwright.registry import GAME_IDS, game
from tests.shared.running import run_python

PROJECT: Final = Path(__file__).parents[2]
COMPILED: Final = {"bot", "content", "rules"}
ONLY_LOOKS: Final = {"picture", "refusal_reasons", "draft", "entering", "workshop"}
"""Parts of a game that are not compiled and change no state, or a copy."""
SCRIPT: Final = Path(__file__).with_name("augmented_game.py")
RULES: Final = game("funkoverse").rules
NOTED: Final = Noted(RULES.state, RULES.visibility)


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_rules_miss_no_change(id: str) -> None:
    """As this build is; interpreted rules note that all may have been touched."""
    for seed in range(1):
        case = case_from(game(id).rules, seed)
        play = Play(game(id), case.seats, case.options, limit=200)
        assert list(what_is_touched_is_noted(play, seed, 150)) == []


@pytest.fixture(scope="module")
def as_compiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with the package, whose rules are the text that is compiled."""
    folder = str(tmp_path_factory.mktemp("as_compiled"))
    run_python({"PYTHONPATH": ""}, str(SCRIPT), "write", folder)
    return folder


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_rules_as_they_are_compiled_miss_no_change(id: str, as_compiled: str) -> None:
    assert run_python({"PYTHONPATH": as_compiled}, str(SCRIPT), "play", id) == ""


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_is_not_compiled_notes_its_changes_itself(id: str) -> None:
    rules = game(id).rules
    fields = Noted(rules.state, rules.visibility)
    package = PROJECT / "src" / "spellwright" / "games" / id
    for file in package.rglob("*.py"):
        place = file.relative_to(package)
        if len(place.parts) == 1 or (COMPILED | ONLY_LOOKS) & {file.stem, *place.parts}:
            continue
        text = file.read_text(encoding="utf-8")
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                written = ast.get_source_segment(text, function) or ""
                is_noted = "s.touched = EVERYTHING" in written
                assert is_noted or with_notes(written, fields).count("s.touched |=") == 0


def noted(*body: str, head: str = "def step(self, s: FunkoverseState) -> None:") -> list[str]:
    """The lines of a function that were not in it."""
    lines = [head, *[f"    {line}" for line in body]]
    after = with_notes("\n".join(lines), NOTED).splitlines()
    return [line.strip() for line in after if line not in lines]


@pytest.mark.parametrize(
    "line",
    [
        "s.at[0] = 1",
        "s.at[0] += 1",
        "s.at[1:] = []",
        "del s.at[0]",
        "s.at = [1]",
        "s.at, x = [1], 2",
        "s.at.append(1)",
        "at = s.at",
        "at = s.at or [1]",
        "return s.at",
        "move(s.at)",
        "pairs = [s.at]",
        "run = lambda: s.at.append(1)",
        "x = s.at.pop() + s.at[0]",
        "for x in named(s.at): pass",
    ],
)
def test_a_list_that_may_be_changed_is_noted(line: str) -> None:
    assert noted(line) == [f"s.touched |= {NOTED.bits['at']}"]


@pytest.mark.parametrize(
    "line",
    [
        "s.picks[0].append(1)",
        "s.picks[0] = []",
        "own = s.picks[0]",
        "some = s.picks[1:]",
        "for chosen in s.picks: chosen.append(1)",
        "for chosen in zip(s.picks, s.at): pass",
        "both = [*s.picks]",
    ],
)
def test_a_list_in_a_list_that_may_be_changed_is_noted(line: str) -> None:
    assert noted(line) == [f"s.touched |= {NOTED.bits['picks']}"]


@pytest.mark.parametrize(
    "line",
    [
        "x = s.at[0]",
        "x = s.at[1:]",
        "x = len(s.picks)",
        "x = s.picks[0][0] + sum(s.picks[1])",
        "x = s.at + [1]",
        "x = s.at.index(1)",
        "x = [square for square in s.at]",
        "if s.at and not s.picks[0] and 1 in s.at: pass",
        "for number, square in enumerate(s.at): pass",
        "self.at = [1]",
        "x = s.round",
    ],
)
def test_what_is_only_read_is_not_noted(line: str) -> None:
    assert noted(line) == []


def test_it_is_noted_before_the_whole_of_a_statement() -> None:
    bits = NOTED.bits
    assert noted("if s.turn: s.at[0] = 1") == [f"s.touched |= {bits['at']}"]
    text = with_notes(
        "def f(s: FunkoverseState, x: int) -> None:\n"
        "    if x:\n"
        "        pass\n"
        "    elif s.at.pop():\n"
        "        s.down[\n"
        "            0\n"
        "        ] = s.at.pop()\n",
        NOTED,
    ).splitlines()
    assert text[1:3] == [f"    s.touched |= {bits['at']}", "    if x:"]
    assert text[5] == f"        s.touched |= {bits['at'] | bits['down']}"


def test_a_change_of_who_knows_what_is_an_error() -> None:
    with pytest.raises(Unclear):
        noted("made.at[0] = 1", head="def f(x: int) -> None:")
    assert noted("made.at[0] = 1") == [f"s.touched |= {NOTED.bits['at']}"]


def test_only_fields_that_were_touched_are_compared() -> None:
    """Where rules note it; a look at another state, or by whom nobody told it, compares all."""
    cls = RULES.state
    names = [field.name for field in public_fields(cls, RULES.visibility)]
    play = Play(game("funkoverse"))
    play.reset(1)
    row = play.look(0)
    before = row.copy()
    play.state.at[0] += 1
    play.look(0)
    if play.state.take_touched() == EVERYTHING:
        assert (row != before).any()
    else:
        assert (row == before).all()
        play.state.touched = NOTED.bits["at"]
        assert (play.look(0) != before).any()
    seen = [None] * len(names)
    changed = changes_in(cls, RULES.visibility)
    assert len(changed(play.state, seen, EVERYTHING)) == len(names)
    assert changed(play.state, seen, EVERYTHING) == []
