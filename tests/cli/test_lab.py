"""`spellwright lab`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spellwright import extras
from tests.cli.support import Cli

PLAIN = ("lab", "tournament", "reference", "--bots", "random,novice", "--games", "4")


def test_a_tournament_ends_with_a_table(cli: Cli) -> None:
    result = cli(*PLAIN)
    assert result.exit_code == 0, result.stderr
    for part in ("Tic-tac-toe: 4 games", "rating", "95 % interval", "random", "novice"):
        assert part in result.stdout


def test_json_for_programs(cli: Cli) -> None:
    document = json.loads(cli(*PLAIN, "--json").stdout)
    assert document["game"] == "reference"
    assert {rating["name"] for rating in document["ratings"]} == {"random", "novice"}
    assert all(rating["games"] == 4 for rating in document["ratings"])


def test_pairs_play_and_nobody_else(cli: Cli, tmp_path: Path) -> None:
    pairs = ("--pairs", "novice:random,apprentice:random", "--games", "2")
    out = ("--out", str(tmp_path / "strength.jsonl"))
    table = cli(*PLAIN[:3], *pairs, *out)
    assert "apprentice against random" in table.stdout
    assert "novice against apprentice" not in table.stdout
    document = json.loads(cli(*PLAIN[:3], *pairs, *out, "--json").stdout)
    assert [(met["first"], met["games"]) for met in document["meetings"]] == [
        ("novice", 2),
        ("apprentice", 2),
    ]
    assert all(0 <= met["low"] <= met["points"] / 2 <= met["high"] for met in document["meetings"])
    assert len((tmp_path / "strength.jsonl").read_text().splitlines()) == 1 + 4


@pytest.mark.lab
def test_the_file_has_a_picture(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "strength.jsonl"
    first = cli(*PLAIN, "--out", str(out))
    assert f"The games are in {out}, the chart is {tmp_path / 'strength.svg'}." in first.stderr
    assert (tmp_path / "strength.svg").read_text().startswith("<svg ")


def test_without_charts_the_games_are_kept_and_a_sentence_says_what_to_install(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "is_there", lambda module: module == "choix")
    monkeypatch.delenv(extras.SET_UP, raising=False)
    out = tmp_path / "strength.jsonl"
    result = cli(*PLAIN, "--out", str(out))
    assert result.exit_code == 0
    assert 'pip install "spellwright[lab]"' in " ".join(result.stderr.split())
    assert out.exists()


def test_the_file_goes_on(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "strength.jsonl"
    first = cli(*PLAIN, "--out", str(out))
    kept = out.read_text()
    again = cli(*PLAIN, "--out", str(out))
    assert again.stdout == first.stdout
    assert out.read_text() == kept


def test_bad_input_gets_one_sentence(cli: Cli, tmp_path: Path) -> None:
    assert "needs at least two bots" in cli(*PLAIN[:3], "--bots", "random").stderr
    assert "either --bots or --pairs" in cli(*PLAIN, "--pairs", "random:novice").stderr
    assert "a colon between" in cli(*PLAIN[:3], "--pairs", "random").stderr
    assert "has no bot “x”" in cli(*PLAIN[:3], "--pairs", "random:x").stderr
    other = tmp_path / "other.jsonl"
    other.write_text("nonsense\n")
    result = cli(*PLAIN, "--out", str(other))
    assert result.exit_code == 2
    assert "does not hold a tournament" in result.stderr


@pytest.mark.lab
def test_a_report_as_data_and_as_a_page(cli: Cli, tmp_path: Path) -> None:
    words = ("lab", "report", "wizardry", "--games", "4", "--out", str(tmp_path / "report"))
    result = cli(*words, "--json")
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert (document["game"], document["games"], document["errors"]) == ("wizardry", 4, 0)
    assert Path(document["page"]).read_text("utf-8").startswith("<!doctype html>")
    assert len(document["seats"]) == 2
    again = cli(*words)
    assert again.exit_code == 0, again.stderr
    assert again.stdout.count("\n- ") >= 4
    other = cli(*words, "--set", "rules.match.hits=3")
    assert other.exit_code == 2
    assert "holds another run" in other.stderr


@pytest.mark.lab
def test_a_report_refuses_in_one_sentence(cli: Cli, tmp_path: Path) -> None:
    words = ("lab", "report", "wizardry", "--games", "2", "--out", str(tmp_path / "report"))
    assert "has no bot “x”" in cli(*words, "--better", "x").stderr
    assert "figure" in cli(*words, "--set", "spells.storm.apx=1").stderr
    assert not (tmp_path / "report").exists()
