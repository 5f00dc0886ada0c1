"""`spellwright problems`: what somebody reported, ready to be looked into."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from litestar.testing import TestClient

from spellwright import __version__
from spellwright.kernel.replay import verify
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import any_game
from spellwright.server.app import make_app
from tests.cli.support import Cli, message, words_of
from tests.server.people import House


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def report(database: str) -> str:
    """Ann reports a problem after the first choice."""
    app = make_app(database, "a secret of tests", find_game=any_game)
    with TestClient(app) as client:
        ann, _, table = House(client).two_at_a_table()
        ann.choose(table, "mark a1")
        answer = ann.post(f"/api/tables/{table}/reports", {"note": "the cat sat [on] it"})
        return str(answer.json()["report"])


def test_a_report_tells_who_what_and_where(
    cli: Cli, database: str, report: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = cli("problems", report, "--db", database, "--out", file)
    assert shown.exit_code == 0, shown.output
    for said in (
        f"Report {report}",
        "Ann (seat 1)",
        "the cat sat [on] it",
        "after 1 choice",
        "Spellwright",
    ):
        assert said in shown.output
    assert "X · ·" in shown.output
    assert words_of("question-of-seat", n=2, prompt="Where do you put your mark?") in shown.output
    replay = read_replay(file.read_text(encoding="utf-8"))
    assert not verify(any_game("reference"), replay).over


def test_a_report_for_programs(cli: Cli, database: str, report: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = json.loads(cli("problems", report, "--db", database, "--out", file, "--json").output)
    assert (told["seat"], told["name"], told["choices"]) == (1, "Ann", 1)
    assert (told["waiting"], told["file"]) == ([2], str(file))
    assert (told["edition"], told["options"]) == (str(any_game("reference").rules.edition), {})
    assert told["program"] == f"Spellwright {__version__}"


def test_reports_are_listed(cli: Cli, database: str, report: str) -> None:
    assert message("line-report", id=report).match(cli("problems", "--db", database).output)
    (listed,) = json.loads(cli("problems", "--db", database, "--json").output)
    assert listed["note"] == "the cat sat [on] it"


def test_what_is_not_there_is_told_in_a_sentence(cli: Cli, database: str, report: str) -> None:
    missing = cli("problems", "nothing", "--db", database)
    assert (missing.exit_code, "There is no report “nothing”." in missing.output) == (2, True)
    nowhere = cli("problems", report)
    assert nowhere.exit_code == 2
    assert "There are no games yet" in nowhere.output.replace("\n", " ")
    strange = cli("problems", report, "--db", "mysql://x/y")
    assert strange.exit_code == 2
