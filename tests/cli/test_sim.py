"""`spellwright sim`."""

from __future__ import annotations

import csv
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from spellwright import extras
from spellwright.samples.tic_tac_toe import TicTacToe, TicTacToeState
from tests.cli.support import Cli, Start, is_in, measured_instead, message, words_of

STABLE = {
    "game": str,
    "games": int,
    "finished": int,
    "errors": int,
    "decisions": int,
    "seconds": float,
    "bots": list,
    "wins": dict,
    "draws": int,
    "outcomes": dict,
}


def data(cli: Cli, *args: str) -> dict[str, Any]:
    result = cli("sim", "reference", "--json", *args)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_json_has_the_stable_shape(cli: Cli) -> None:
    document = data(cli, "--games", "40", "--seed", "3")
    assert {key: type(document[key]) for key in STABLE} == STABLE
    assert document["games"] == document["finished"] == 40
    assert document["bots"] == ["random"]
    assert sum(document["outcomes"].values()) == 40
    assert document["wins"]["random"] + document["draws"] == 40
    assert sum(document["seat_wins"]) == document["wins"]["random"]


def test_the_summary_for_people(cli: Cli) -> None:
    result = cli("sim", "reference", "--games", "40", "--seed", "3")
    assert result.exit_code == 0
    for part in ("Tic-tac-toe", "95 % interval", "random", "seat", "Three in a row.", "median"):
        assert part in result.stdout
    assert result.stderr == ""


def test_the_same_seed_gives_the_same_games_and_another_seed_others(cli: Cli) -> None:
    runs = [data(cli, "--games", "60", "--seed", seed) for seed in ("5", "5", "6")]
    for run in runs:
        del run["seconds"], run["seed"]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_the_number_of_processes_makes_no_difference(cli: Cli, tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.csv" for jobs in (1, 3)]
    for jobs, file in zip((1, 3), files, strict=True):
        args = ("--games", "200", "--seed", "9", "--jobs", str(jobs), "--out", str(file))
        assert cli("sim", "reference", *args).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    rows = list(csv.DictReader(files[0].read_text().splitlines()))
    assert [int(row["number"]) for row in rows] == list(range(200))


def test_one_game_of_a_run_can_be_played_alone(cli: Cli, tmp_path: Path) -> None:
    whole, alone = tmp_path / "whole.jsonl", tmp_path / "alone.jsonl"
    cli("sim", "reference", "--games", "20", "--seed", "9", "--out", whole)
    assert cli("sim", "reference", "--seed", "9", "--only", "17", "--out", alone).exit_code == 0
    assert alone.read_text() == whole.read_text().splitlines(keepends=True)[17]


def test_parquet_has_the_rows_of_csv(cli: Cli, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, twin = tmp_path / "run.parquet", tmp_path / "run.jsonl"
    for out in (file, twin):
        result = cli("sim", "reference", "--games", "12", "--out", out)
        assert f"12 games are written to {out}" in result.stderr.replace("\n", "")
    rows = parquet.read_table(file).to_pylist()
    assert rows == [json.loads(line) for line in twin.read_text().splitlines()]
    assert {"number", "seed", "how", "bot_1", "rank_2", "score_1"} <= set(rows[0])


def test_without_pyarrow_it_says_what_to_install(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "is_there", lambda _: False)
    result = cli("sim", "reference", "--out", tmp_path / "run.parquet")
    assert result.exit_code == 2
    assert 'pip install "spellwright[lab]"' in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_fails_is_counted_and_can_be_played_again(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unsound(TicTacToe):
        def begin(self, state: TicTacToeState) -> None:
            super().begin(state)
            if state.chance.below(4) == 0:
                raise ZeroDivisionError("a wand is broken")

    measured_instead(monkeypatch, Unsound())
    result = cli("sim", "reference", "--games", "40", "--json")
    assert result.exit_code == 1
    document = json.loads(result.stdout)
    assert 0 < document["errors"] < 40
    assert document["finished"] + document["errors"] == 40
    failure = document["failures"][0]
    assert "a wand is broken" in failure["error"]
    told_failure = message("text-failure", n=failure["number"], seed=failure["seed"])
    assert is_in(told_failure, result.stderr)
    again = result.stderr.partition(f"{words_of('text-again')} spellwright ")[2].split()
    assert cli(*again).exit_code == 1


def test_laws(cli: Cli) -> None:
    result = cli("sim", "reference", "--games", "3", "--laws")
    assert result.exit_code == 0, result.stderr
    assert words_of("text-laws-checked", n=3) in result.stdout


def test_seats_and_options_drawn_by_the_seed(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "run.csv"
    args = ("--games", "8", "--seed", "3", "--option", "first-game=no", "--out", out)
    result = cli("sim", "funkoverse", "--any", "--json", *args)
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert (document["any"], document["seats"]) == (True, None)
    assert document["settings"] == {"first-game": False}
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert {row["option_first-game"] for row in rows} == {"false"}
    assert len({row["option_scenario"] for row in rows}) > 1
    assert len({row["seats"] for row in rows}) > 1
    assert {bool(row["bot_4"]) for row in rows} == {row["seats"] == "4" for row in rows}


def test_a_drawn_game_that_fails_is_told_with_what_was_drawn(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unsound(TicTacToe):
        def faults(self, state: TicTacToeState) -> list[str]:
            return ["A mark is missing."] if state.chance.draws % 2 == state.choices % 2 else []

    measured_instead(monkeypatch, Unsound())
    result = cli("sim", "reference", "--games", "30", "--any", "--seats", "2", "--json")
    assert result.exit_code == 1
    failure = json.loads(result.stdout)["failures"][0]
    assert failure["seats"] == 2
    assert "settings" in failure
    assert "A mark is missing." in failure["error"]
    assert f"reference, seed {failure['seed']}, 2 seats" in result.stderr
    again = result.stderr.partition(f"{words_of('text-again')} spellwright ")[2].split()
    assert again[-3:] == ["--seats", "2", "--any"]
    assert cli(*again).exit_code == 1


@pytest.mark.parametrize("option", ["ghosts=3", "scenario=moon"])
def test_an_unknown_option_is_refused_where_others_are_drawn(cli: Cli, option: str) -> None:
    result = cli("sim", "funkoverse", "--any", "--option", option)
    assert result.exit_code == 2
    assert option.partition("=")[0] in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(start: Start, tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "run.jsonl"
    args = ("--games", "10000000", "--jobs", jobs, "--json", "--out", str(out))
    for patience in (2.5, 10, 40):  # a busy machine may not have finished a game so soon
        process = start("sim", "reference", *args)
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=60)
        assert process.returncode == 130, stderr
        document = json.loads(stdout)
        assert document["interrupted"] is True
        if document["finished"]:
            break
    assert 0 < document["finished"] < 10_000_000
    assert document["errors"] == 0
    assert len(out.read_text().splitlines()) == document["finished"]
    assert f"Stopped after {document['finished']} of 10000000 games." in stderr
    assert "Traceback" not in stderr
