"""Whatever is wrong outside is told in one sentence, with exit code 2 and without a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.cli.error_messages import INTERRUPTED, with_error_messages
from spellwright.kernel.refusal import Refused
from tests.cli.support import Cli, Start

BAD_INPUT = [
    ("simm", "do you mean “sim”?"),
    ("nonsense", "there is serve, play, replay, games, rules, problems, sim, lab, bench, backup"),
    ("--nonsense", "There is no option --nonsense"),
    ("sim", "Missing argument 'GAME'"),
    ("sim wizardy", "do you mean “wizardry”?"),
    ("sim reference --game 5", "do you mean --games?"),
    ("sim reference --games 0", "0 is not in the range"),
    ("sim reference --games many", "'many' is not a valid integer"),
    ("sim reference --seats 3", "is for 2 players, not 3"),
    ("sim reference --bots randm", "do you mean “random”?"),
    ("sim reference --bots xyz", "Its bots are random, novice, apprentice, adept and master."),
    ("sim reference --bots random,,random", "one comma between them"),
    ("sim reference --bots random,random,random", "name 1 to 2 bots, not 3"),
    ("sim reference --option hits=3", "has no option “hits”"),
    ("sim reference --option hits", "“hits” should read ID=VALUE"),
    ("sim reference --seed abc", "The seed “abc” should be a whole number"),
    ("sim reference --seed 99999999999999999999999", "at most 64 bits"),
    ("sim reference --jobs 0", "0 is not in the range"),
    ("sim reference --out run.xls", "should end in one of .csv, .jsonl, .parquet"),
    ("sim reference --out nowhere/run.csv", "There is no folder"),
    ("play", "Name a game: wizardry"),
    ("play chess", "There is no game “chess”"),
    ("play reference --seats 9", "is for 2 players, not 9"),
    ("play reference --people 3", "is for 2 players, not 3"),
    ("play reference --people 3 --seats 2", "There is no seat 3; the seats are 1 to 2"),
    ("play reference --people 1,1", "a seat of its own"),
    ("play reference --people 0", "counted from 1"),
    ("play reference --people A,B,C", "is for 2 players, not 3"),
    ("play reference --people 1=" + "x" * 50, "a name of at most 24 letters"),
    ("play reference --people A,B --bots random", "0 seats for bots, but 1 bots are named"),
    ("play reference --bots clever", "has no bot “clever”"),
    ("play reference --option a=b", "has no option “a”"),
    ("play reference --seed x", "The seed “x”"),
    ("play --resume", "There is no unfinished game"),
    ("play reference --resume", "There is no unfinished game of reference"),
    ("play --resume nothing.json", "There is no file “nothing.json”"),
    ("play --resume nothing.json --seats 2", "keeps its seats"),
    ("play reference --save .", "is there already"),
    ("play reference --save nowhere/game.json", "There is no folder"),
    ("rules chess", "no rules of a game “chess”"),
    ("rules wizardry FW-99.9", "There is no clause “FW-99.9”"),
    ("rules fw-99.9", "There is no clause “fw-99.9”"),
    ("rules wizardry --search xyzzy", "No clause speaks of “xyzzy”"),
    ("rules wizardry FW-1.1 --all", "Name a clause, or one of"),
    ("replay", "Missing argument 'FILE'"),
    ("replay nothing.json", "There is no file “nothing.json”"),
    ("replay .", "is a folder"),
    ("replay nothing.json --step x", "'x' is not a valid integer"),
    ("bench --seconds 0", "0.0 is not in the range"),
]


@pytest.mark.parametrize(("line", "told"), BAD_INPUT, ids=[line for line, _ in BAD_INPUT])
def test_bad_input_gets_one_sentence(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli(*line.split())
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.startswith("spellwright: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    assert not result.stdout
    assert list(tmp_path.iterdir()) == [], "nothing is written"


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
    assert "?1 You" in shown
