"""`spellwright play --campaign`: a chain of games in a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import Cli, Sentence, is_in, message, words_of

BOTS = ("--people", "none", "--bots", "greedy", "--seats", "2")
"""Two Heroes of greedy win most games of the first chapter."""


def begin(cli: Cli, path: Path, *more: str, seed: int = 1) -> str:
    """The first game of a campaign, played by bots."""
    result = cli("play", "battle", "--campaign", path, *BOTS, "--seed", str(seed), *more)
    assert result.exit_code == 0, result.output
    return result.stdout


def document(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text())
    return read


def test_a_campaign_goes_on_where_it_was(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "years.json"
    story = begin(cli, path)
    assert re.search(r"Year 1 +won +Locations lost: ", story)
    assert words_of("text-next-game", chapter="Year 2") in story
    assert words_of("text-go-on", command=f"spellwright play --campaign {path}") in story
    record = json.loads(document(path)["record"])
    assert [attempt[:2] for attempt in record["attempts"]] == [[1, True]]
    assert document(path)["saved"] == ""
    result = cli("play", "--campaign", path, "--seed", "2")
    assert result.exit_code == 0, result.output
    record = json.loads(document(path)["record"])
    assert [attempt[0] for attempt in record["attempts"]] == [1, 2]
    assert result.stdout.count("Attack assigned") == 4


def test_a_game_that_was_interrupted_is_taken_up_again(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "years.json"
    people = ("--people", "Ann,Ben", "--seed", "4")
    result = cli("play", "battle", "--campaign", path, *people, typed="\nbe ron\n")
    assert words_of("text-next-game", chapter="Year 1") in result.stdout
    saved = Path(document(path)["saved"])
    assert json.loads(saved.read_text())["choices"] == ["0 be ron"]
    result = cli("play", "--campaign", path, typed="\nbe harry\n")
    assert json.loads(saved.read_text())["choices"] == ["0 be ron", "1 be harry"]
    assert words_of("text-go-on", command=f"spellwright play --campaign {path}") in result.stdout


def test_a_game_finished_by_other_means_is_taken_in(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "years.json"
    cli("play", "battle", "--campaign", path, "--people", "Ann,Ben", typed="\nbe ron\n")
    saved = document(path)["saved"]
    cli("play", "battle", "--resume", saved, "--people", "none", "--bots", "greedy")
    cli("play", "--campaign", path, typed="")
    record = json.loads(document(path)["record"])
    assert len(record["attempts"]) == 1


def test_the_mode_and_the_options_are_those_of_the_beginning(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "years.json"
    begin(cli, path, "--mode", "normal", "--option", "shop-stack=yes")
    record = json.loads(document(path)["record"])
    assert (record["mode"], record["options"]["shop-stack"]) == ("normal", True)
    result = cli("play", "--campaign", path, "--mode", "easy")
    assert result.exit_code == 2
    assert words_of("refusal-campaign-settled") in result.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("battle", "--mode", "hard"), "easy, normal"),
        (("wizardry",), "has no campaign"),
        ((), message("refusal-no-campaign-yet")),
        (("battle", "--resume"), message("refusal-campaign-keeps")),
        (("battle", "--option", "solo=official"), "single-player rules"),
    ],
)
def test_what_is_no_campaign_is_refused(
    cli: Cli, tmp_path: Path, arguments: tuple[str, ...], word: Sentence
) -> None:
    result = cli("play", *arguments, "--campaign", tmp_path / "years.json")
    assert result.exit_code != 0
    assert is_in(word, result.stderr)
    assert not (tmp_path / "years.json").exists()


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"format": "x"}, message("refusal-no-campaign-file")),
        ({"record": "{}"}, "is not a campaign"),
        ({"players": []}, message("refusal-campaign-players")),
        ({"players": [{"kind": "ghost"}]}, message("refusal-saved-player")),
    ],
)
def test_a_broken_file_is_refused(
    cli: Cli, tmp_path: Path, change: dict[str, Any], word: Sentence
) -> None:
    path = tmp_path / "years.json"
    cli("play", "battle", "--campaign", path, typed="")
    path.write_text(json.dumps({**document(path), **change}))
    result = cli("play", "--campaign", path)
    assert result.exit_code != 0
    assert is_in(word, result.stderr)


def test_a_mode_without_a_campaign_is_refused(cli: Cli) -> None:
    assert words_of("refusal-mode-alone") in cli("play", "battle", "--mode", "easy").stderr
