"""Whatever is wrong outside is told in one sentence, with exit code 2 and without a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.cli.error_messages import INTERRUPTED, with_error_messages
from spellwright.cli.program import NAMES
from spellwright.kernel.refusal import Refused
from tests.cli.support import Cli, Sentence, Start, is_in, message

BAD_INPUT = [
    ("simm", message("refusal-no-command-near", near="sim")),
    ("nonsense", message("refusal-no-command", name="nonsense", commands=", ".join(NAMES))),
    ("--nonsense", message("refusal-no-option", option="--nonsense")),
    ("sim", message("refusal-missing", name="GAME")),
    ("sim reference --games", message("refusal-needs-value", name="--games")),
    ("sim reference --any=yes", message("refusal-takes-no-value", name="--any")),
    ("sim reference chess", message("refusal-extra", text="chess")),
    ("lab nonsense", message("refusal-no-command-here", name="nonsense")),
    ("bench nonsense", message("refusal-choice", name="WHAT", text="nonsense")),
    ("new-game lanterns here --board round", message("refusal-choice", text="round")),
    ("serve --port 0", message("refusal-range", how="between", least="1", most="65535")),
    ("sim wizardy", "Did you mean “wizardry”?"),
    ("sim reference --game 5", message("refusal-no-option-near", near="--games")),
    ("sim reference --games 0", message("refusal-range", how="least", least="1", text="0")),
    ("sim reference --games many", message("refusal-range", how="least", least="1", text="many")),
    ("sim reference --seats 3", "is for 2 players, not 3"),
    ("sim reference --bots randm", "Did you mean “random”?"),
    ("sim reference --bots xyz", "Its bots are random, novice, apprentice, adept and master."),
    ("sim reference --bots random,,random", message("refusal-names")),
    ("sim reference --bots random,random,random", "name 1 to 2 bots, not 3"),
    ("sim reference --option hits=3", "has no option “hits”"),
    ("sim reference --option hits", message("refusal-setting", text="hits")),
    ("sim reference --seed abc", message("refusal-seed", seed="abc")),
    ("sim reference --seed 99999999999999999999999", message("refusal-seed")),
    ("sim reference --jobs 0", message("refusal-range", name="--jobs", how="least")),
    ("sim reference --out run.xls", "should end in one of .csv, .jsonl, .parquet"),
    ("sim reference --out nowhere/run.csv", message("refusal-no-folder", file="run.csv")),
    ("play", message("refusal-which-game")),
    ("play chess", "There is no game “chess”"),
    ("play reference --seats 9", "is for 2 players, not 9"),
    ("play reference --people 3", "is for 2 players, not 3"),
    ("play reference --people 3 --seats 2", message("refusal-no-seat", n=3, last=2)),
    ("play reference --people 1,1", message("refusal-own-seat")),
    ("play reference --people 0", message("refusal-own-seat", text="0")),
    ("play reference --people A,B,C", "is for 2 players, not 3"),
    ("play reference --people 1=" + "x" * 50, message("refusal-name", most=24)),
    ("play reference --people A,B --bots random", message("refusal-bot-seats", free=0, named=1)),
    ("play reference --bots clever", "has no bot “clever”"),
    ("play reference --option a=b", "has no option “a”"),
    ("play reference --seed x", message("refusal-seed", seed="x")),
    ("play --resume", message("refusal-no-unfinished")),
    ("play reference --resume", message("refusal-no-unfinished-of", game="reference")),
    ("play --resume nothing.json", message("refusal-no-file", file="nothing.json")),
    ("play --resume nothing.json --seats 2", message("refusal-resumed-keeps")),
    ("play reference --save .", message("refusal-save-there", file=".")),
    ("play reference --save nowhere/game.json", message("refusal-no-folder", file="game.json")),
    ("rules chess", "no rules of a game “chess”"),
    ("rules wizardry FW-99.9", "There is no clause “FW-99.9”"),
    ("rules fw-99.9", "There is no clause “fw-99.9”"),
    ("rules wizardry --search xyzzy", message("refusal-nothing-found", text="xyzzy")),
    ("rules wizardry FW-1.1 --all", message("refusal-one-of-rules")),
    ("replay", message("refusal-missing", name="FILE")),
    ("replay nothing.json", message("refusal-no-file", file="nothing.json")),
    ("replay .", message("refusal-is-folder")),
    (
        "replay nothing.json --step x",
        message("refusal-number", name="--step", how="whole", text="x"),
    ),
    ("bench --seconds 0", message("refusal-range", name="--seconds", how="between")),
]


@pytest.mark.parametrize(("line", "told"), BAD_INPUT, ids=[line for line, _ in BAD_INPUT])
def test_bad_input_gets_one_sentence(
    cli: Cli,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    told: Sentence,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli(*line.split())
    assert result.exit_code == 2
    assert is_in(told, result.stderr)
    assert result.stderr.startswith("spellwright: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    assert not result.stdout
    assert list(tmp_path.iterdir()) == [], "nothing is written"


def test_a_group_alone_lists_its_commands(cli: Cli) -> None:
    result = cli("lab")
    assert result.exit_code == 2
    assert "tournament" in result.stdout
    assert not result.stderr


def test_a_refusal_names_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    def run() -> None:
        raise Refused("options", "The option “hits” cannot be 99.", "FW-16.6")

    assert with_error_messages(run) == 2
    said = "spellwright: The option “hits” cannot be 99. (FW-16.6)\n"
    assert capsys.readouterr().err == said


def test_ctrl_c_is_no_error() -> None:
    def run() -> None:
        raise KeyboardInterrupt

    assert with_error_messages(run) == INTERRUPTED


def test_a_reader_may_stop_reading(start: Start) -> None:
    process = start("rules", "wizardry", "--all")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(20) in (0, 1)
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_a_terminal_without_our_letters_gets_question_marks(start: Start) -> None:
    process = start("play", "reference", PYTHONIOENCODING="latin-1")
    shown, told = process.communicate("quit\n", timeout=20)
    assert process.returncode == 0, told
    assert "?1 Player 1 (you)" in shown
