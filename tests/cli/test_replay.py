"""`spellwright replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spellwright.kernel.replay import replay_of
from spellwright.kernel.saying import to_data, verbatim
from spellwright.kernel.table import Table
from spellwright.registry import any_game
from tests.cli.support import Cli, message, words_of

OTHER_EDITION = message("text-replay-edition", game="Tic-tac-toe")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game."""
    table: Table[Any] = Table(any_game("reference"), seed=5)
    while not table.state.over:
        decision = table.state.decisions[0]
        table.choose(decision.seat, decision.options[0])
    path = tmp_path / "game.json"
    path.write_text(replay_of(table).to_json())
    return path


def test_the_story(cli: Cli, file: Path) -> None:
    text = cli("replay", file).stdout
    assert "   1  X marks a3.\n   2  O marks b3.\n" in text
    assert "X O X\nO X O\nX · ·\n" in text
    assert text.endswith("Three in a row.\n")


def test_the_story_up_to_a_step(cli: Cli, file: Path) -> None:
    text = cli("replay", file, "--step", "2").stdout
    assert "X O ·\n· · ·\n· · ·\n" in text
    assert "   3  " not in text
    assert text.endswith("After choice 2 of 7.\n")
    assert cli("replay", file, "--step", "0").exit_code == 0


def test_the_story_as_json(cli: Cli, file: Path) -> None:
    document = json.loads(cli("replay", file, "--json", "--step", "1", "--seat", "2").stdout)
    assert document["choices"] == 7
    (line,) = document["story"]
    assert line.pop("says") == to_data(verbatim("X marks a3."))
    assert line == {"choice": 1, "sentence": "X marks a3.", "clause": ""}
    assert document["board"].startswith("X · ·")
    assert document["outcome"] is None


def test_a_sound_replay_is_verified(cli: Cli, file: Path) -> None:
    assert cli("replay", file, "--verify").stdout.startswith(
        words_of("text-all-well", n=7, game="Tic-tac-toe")
    )
    result = cli("replay", file, "--verify", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["ok"], told["choices"], told["reason"]) == (True, 7, "")
    assert (told["same_edition"], told["proved"]) == (True, True)
    assert told["edition"] == any_game("reference").rules.edition.to_data()


def _of_another_edition(file: Path, **changes: Any) -> None:
    document = json.loads(file.read_text())
    document["edition"] |= changes
    file.write_text(json.dumps(document))


def test_a_replay_of_another_edition_says_so_and_is_tried(cli: Cli, file: Path) -> None:
    """With the same fields every position can be compared, else the choices and their luck."""
    _of_another_edition(file, number=7)
    said = cli("replay", file, "--verify").stdout
    assert OTHER_EDITION.match(said)
    assert words_of("text-comes-out-same", n=7, game="Tic-tac-toe") in said
    _of_another_edition(file, fields="0" * 12)
    said = cli("replay", file, "--verify").stdout
    assert words_of("text-can-be-made", n=7, game="Tic-tac-toe") in said
    told = json.loads(cli("replay", file, "--verify", "--json").stdout)
    assert (told["ok"], told["same_edition"], told["proved"]) == (True, False, False)
    assert OTHER_EDITION.search(cli("replay", file).stdout)


def test_a_replay_of_another_edition_that_goes_another_way_says_from_where(
    cli: Cli, file: Path
) -> None:
    _of_another_edition(file, number=7)
    document = json.loads(file.read_text())
    document["choices"][4] = "0 mark a3"
    file.write_text(json.dumps(document))
    result = cli("replay", file, "--verify", "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)
    assert (told["ok"], told["same_edition"], told["differs_from"]) == (False, False, 5)
    assert OTHER_EDITION.match(told["reason"])
    assert "Choice 5 of the replay, “mark a3”, cannot be made" in told["reason"]


def test_a_replay_from_before_there_were_editions_can_be_read(cli: Cli, file: Path) -> None:
    document = json.loads(file.read_text())
    document["version"] = str(document.pop("edition")["number"])
    file.write_text(json.dumps(document))
    of_first = message("text-replay-edition", edition="1", game="Tic-tac-toe")
    assert of_first.match(cli("replay", file, "--verify").stdout)


def changed(change: Callable[[dict[str, Any]], Any]) -> Callable[[str], str]:
    def applied(text: str) -> str:
        document = json.loads(text)
        change(document)
        return json.dumps(document)

    return applied


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "truncated": (lambda text: text[:200], "This is not a replay"),
    "empty": (lambda _: "", "This is not a replay"),
    "a list": (lambda _: "[1]", "its format should be"),
    "no seed": (changed(lambda d: d.pop("seed")), "lacks its field “seed”"),
    "edited": (changed(lambda d: d["choices"].__setitem__(2, "0 mark a1")), "cannot be made"),
    "cut": (changed(lambda d: d["choices"].pop()), "lacks the fingerprint after choice 6"),
    "drift": (changed(lambda d: d["fingerprints"].update({"7": "00"})), "is not the recorded one"),
    "no edition": (changed(lambda d: d.pop("edition")), "of which edition"),
    "other game": (changed(lambda d: d.update(game="wizardy")), "Did you mean “wizardry”?"),
    "seats": (changed(lambda d: d.update(seats=77)), "not 77"),
    "settings": (changed(lambda d: d.update(settings={"x": 1})), "has no option “x”"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_replay_is_refused(cli: Cli, file: Path, name: str) -> None:
    spoil, told = WRONG[name]
    file.write_text(spoil(file.read_text()))
    result = cli("replay", file, "--verify")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    result = cli("replay", file, "--verify", "--json")
    assert result.exit_code == 2
    document = json.loads(result.stdout)
    assert document["ok"] is False
    assert told in document["reason"]
    assert {"ok", "choices", "reason"} <= set(document)


@pytest.mark.parametrize("name", ["truncated", "edited", "drift", "no edition"])
def test_a_wrong_replay_is_not_shown(cli: Cli, file: Path, name: str) -> None:
    spoil, told = WRONG[name]
    file.write_text(spoil(file.read_text()))
    result = cli("replay", file, "--step", "1")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


def test_a_file_that_is_no_text(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in cli("replay", path).stderr
    missing = json.loads(cli("replay", tmp_path / "x", "--verify", "--json").stdout)
    assert (missing["ok"], missing["choices"]) == (False, 0)


@pytest.mark.parametrize(("option", "value"), [("--step", "8"), ("--step", "-1"), ("--seat", "3")])
def test_a_place_that_is_not_there(cli: Cli, file: Path, option: str, value: str) -> None:
    result = cli("replay", file, option, value)
    assert result.exit_code == 2
    assert f"There is no {option[2:]} {value}" in result.stderr
