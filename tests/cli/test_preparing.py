"""Groups as files in the terminal: `load` and `export`."""

from __future__ import annotations

from pathlib import Path

from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text, read_group
from tests.cli.support import Cli, words_of

TEXT = group_text(READY_MADE[0])
BUILD = ("play", "duels", "--option", "groups=build", "--bots", "random", "--seed", "5")


def test_a_group_is_loaded_from_a_file_and_exported_again(cli: Cli, tmp_path: Path) -> None:
    file, copy = tmp_path / "school.group", tmp_path / "copy.group"
    file.write_text(TEXT)
    typed = f"load {file}\nload {file}\nexport {copy}\nexport\nquit\n"
    result = cli(*BUILD, typed=typed)
    assert result.exit_code == 0
    assert words_of("text-entered", n=6) in result.stdout
    assert f"Hogwarts: Harry Potter and 3 more is written to {copy}." in result.stdout
    assert "models: harry-potter" in result.stdout
    again = read_group(copy.read_text())
    assert (again.models, again.artifacts) == (READY_MADE[0].models, READY_MADE[0].artifacts)
    assert sorted(again.quests) == sorted(READY_MADE[0].quests)
    assert sorted(again.potions) == sorted(READY_MADE[0].potions)


def test_a_file_that_does_not_fit_is_refused_and_nothing_is_chosen(
    cli: Cli, tmp_path: Path
) -> None:
    file = tmp_path / "dear.group"
    file.write_text(TEXT)
    typed = f"load {file}\nload {tmp_path}/none\nload\nexport\nquit\n"
    result = cli(*BUILD, "--option", "budget=40", typed=typed)
    assert "Not enough Galleons" in result.stdout
    assert "There is no file" in result.stdout
    assert words_of("refusal-which-file") in result.stdout
    assert words_of("refusal-nothing-prepared") in result.stdout
    assert "Choices that were made" not in result.stdout


def test_only_games_that_prepare_offer_it(cli: Cli) -> None:
    assert "load FILE" in cli(*BUILD, typed="help\nquit\n").stdout
    other = cli("play", "reference", typed="help\nload x\nquit\n").stdout
    assert "load FILE" not in other
    assert words_of("refusal-no-beginning", text="load x") in other
