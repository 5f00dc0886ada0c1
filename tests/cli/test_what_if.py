"""`spellwright lab what-if`."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

from spellwright.cli.lab_what_if_command import variants_of
from spellwright.registry import game
from tests.cli.support import Cli, Start

PLAIN = ("lab", "what-if", "battle", "--bots", "random", "--pairs", "10", "--jobs", "1")
CHANGE = ("--set", "rules.match.hand=7")


def test_a_table_with_intervals(cli: Cli) -> None:
    result = cli(*PLAIN, *CHANGE)
    assert result.exit_code == 0, result.stderr
    for part in ("rules.match.hand=7", "10 pairs of games", "before", "95 % interval", "Rounds"):
        assert part in result.stdout


def test_json_for_programs_and_several_variants(cli: Cli) -> None:
    result = cli(*PLAIN, *CHANGE, "--or", "--set", "rules.match.hand=5", "--json")
    document = json.loads(result.stdout)
    assert document["game"] == "battle"
    assert document["edition"] == str(game("battle").rules.edition)
    changed, same = document["variants"]
    assert changed["set"] == {"rules.match.hand": 7}
    assert (same["set"], same["pairs"], same["identical"]) == ({}, 10, 10)
    for variant in document["variants"]:
        for measure in variant["measures"]:
            assert {"name", "before", "after", "difference", "low", "high"} <= set(measure)
            assert measure["low"] <= measure["difference"] <= measure["high"]


def test_groups_of_figures() -> None:
    texts = ["spells.fog.ap=3", "rules.match.hits=3", "--or", "rules.match.hits=4"]
    assert variants_of(game("wizardry"), texts) == (
        {"rules.match.hits": 3, "spells.fog.ap": 3},
        {"rules.match.hits": 4},
    )


def test_a_folder_is_written_and_read_again(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "what"
    first = cli(*PLAIN, *CHANGE, "--out", out, "--json")
    assert first.exit_code == 0, first.stderr
    about = json.loads((out / "what-if.json").read_text())
    assert about["variants"][0]["pairs"] == 10
    assert (out / "before" / "games.parquet").exists()
    assert (out / "variant-1" / "run.json").exists()
    again = cli(*PLAIN, *CHANGE, "--out", out, "--json")
    assert json.loads(again.stdout) == json.loads(first.stdout)


def test_bad_input_gets_one_sentence(cli: Cli, tmp_path: Path) -> None:
    def complaint(*args: str | Path) -> str:
        result = cli(*PLAIN, *args)
        assert result.exit_code == 2
        assert "Traceback" not in result.stderr
        return result.stderr

    assert "Name the figures" in complaint()
    assert "Name the figures" in complaint(*CHANGE, "--or")
    assert "Did you mean rules.match.hand?" in complaint("--set", "rules.match.hnd=7")
    assert "between 0 and 1" in complaint(*CHANGE, "--until", "3")
    assert "either --jobs or --ray" in complaint(*CHANGE, "--ray", "local")
    file = tmp_path / "file"
    file.write_text("x")
    assert "is a file" in complaint(*CHANGE, "--out", file)


def test_ctrl_c_keeps_what_is_done(start: Start, tmp_path: Path) -> None:
    args = ("lab", "what-if", "battle", *CHANGE, "--pairs", "4000", "--jobs", "1", "--json")
    process = start(*args, "--out", tmp_path / "what")
    journal = tmp_path / "what" / "variant-1" / "games.journal"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not journal.exists() or journal.stat().st_size < 20_000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    told, notes = process.communicate(timeout=60)
    assert process.returncode == 130, notes
    document = json.loads(told)
    assert document["interrupted"]
    assert 0 < document["variants"][0]["pairs"] < 4000
    assert "Stopped after" in notes
