"""What a new game may be called, and where it may lie."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.new_game import BOARDS, Plan, make_game, plan_for
from spellwright.new_game.making import texts_of
from spellwright.registry import GAME_IDS
from spellwright.rules_reference.parsing import parse_rules

PLANS = [
    plan_for("moor-lights", "2-4", hidden, board)
    for hidden, board in product((False, True), ("", *BOARDS))
]


@pytest.mark.parametrize(
    "name", ["", "Lanterns", "two words", "7-lights", "-x", "x-", "a--b", "ünder", "../x", "x" * 25]
)
def test_a_name_is_small_letters(name: str) -> None:
    assert refusal(name, "2-4") == ("name", "refusal-game-name")


@pytest.mark.parametrize("name", [*GAME_IDS, "reference", "night-owls"])
def test_a_game_that_is_there_is_not_made_again(name: str) -> None:
    assert refusal(name, "2-4") == ("name", "refusal-game-there")


@pytest.mark.parametrize("name", ["json", "spellwright", "class", "sys", "pytest"])
def test_a_package_that_is_there_is_not_hidden(name: str) -> None:
    assert refusal(name, "2-4") == ("name", "refusal-game-package")


@pytest.mark.parametrize("seats", ["", "1-4", "4-2", "2-7", "two", "2-4-6", "2 4", "-3"])
def test_seats_are_from_two_to_six(seats: str) -> None:
    assert refusal("moor-lights", seats) == ("seats", "refusal-game-seats")


def test_seats_may_be_one_number() -> None:
    plan = plan_for("moor-lights", "3", False, "")
    assert (plan.least, plan.most) == (3, 3)


def refusal(name: str, seats: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        plan_for(name, seats, False, "")
    return refused.value.kind, refused.value.says.key


def test_a_folder_must_be_empty(tmp_path: Path) -> None:
    plan = PLANS[0]
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    for name in ("full", "file"):
        with pytest.raises(Refused) as refused:
            make_game(plan, tmp_path / name)
        assert refused.value.says.key == "refusal-game-folder"
    with pytest.raises(Refused) as refused:
        make_game(plan, tmp_path / "file" / "below")
    assert refused.value.says.key == "refusal-game-write"
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["mine.txt"]


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    files = make_game(PLANS[0], tmp_path)
    assert all(file.is_file() for file in files)
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == set(files)


def test_clauses_begin_with_letters_of_their_own() -> None:
    assert plan_for("moor-lights", "2", False, "").prefix == "ML"
    assert plan_for("lanterns", "2", False, "").prefix == "LA"
    assert plan_for("fine-weather", "2", False, "").prefix not in ("FW", "F")


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_plan_gives_whole_files(plan: Plan) -> None:
    texts = dict(texts_of(plan))
    assert ("src/moor_lights/board.py" in texts) == bool(plan.board)
    for name, text in texts.items():
        assert not re.search(r"%%|@\w+@|\n\n\n\n", text), name
        assert text == "" or text.endswith("\n")
        if name.endswith(".py"):
            compile(text, name, "exec")
    rules = parse_rules(plan.id, texts["src/moor_lights/rules.md"])
    marked = set(re.findall(r'"(ML-\d\.\d)"', texts["tests/test_moor_lights.py"]))
    assert marked == set(rules.to_be_proved)
