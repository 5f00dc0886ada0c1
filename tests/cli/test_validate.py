"""`spellwright tables validate`: what this version would make of running tables, and no more."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spellwright.registry import any_game
from spellwright.server.app import make_app
from spellwright.server.store import validate
from tests.cli.support import Cli, words_of
from tests.server.people import House, play_to_the_end


def counted(**counts: int) -> str:
    kinds = ("tables", "exact", "older", "unverified", "differs", "unreadable")
    return words_of("text-validated", **{kind: counts.get(kind, 0) for kind in kinds})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two tables in play, one that is over and one at which somebody is missing."""
    file = tmp_path / "games.db"
    app = make_app(str(file), "a secret of tests", find_game=any_game)
    with TestClient(app) as client:
        house = House(client)
        for _ in range(2):
            ann, _, table = house.two_at_a_table()
            assert ann.choose(table, "mark b2").status_code == 201
        play_to_the_end(*house.two_at_a_table())
        house.person("Zoe").open_table("me", "person")
    return file


def files_in(folder: Path) -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("games*")
    }


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as disk, disk:
        for statement in statements:
            disk.execute(statement)


def test_it_counts_the_running_tables_and_changes_nothing(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    before = files_in(tmp_path)
    said = cli("tables", "validate", file)
    assert (said.exit_code, said.output) == (
        0,
        f"{counted(tables=2, exact=2)}\n",
    )
    for address in (file, f"sqlite:///{file}"):
        told = cli("tables", "validate", address, "--json")
        assert told.exit_code == 0
        assert json.loads(told.output) == {
            "tables": 2,
            "exact": 2,
            "older": 0,
            "unverified": 0,
            "differs": 0,
            "unreadable": 0,
        }
    assert files_in(tmp_path) == before


def test_a_running_server_is_not_kept_from_writing(
    cli: Cli, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before an upgrade people still play."""
    copy_rows = validate._copy_rows

    def copied_while_somebody_plays(*arguments: Any) -> None:
        copy_rows(*arguments)
        change(file, "UPDATE game_table SET touched = touched + 1")

    monkeypatch.setattr(validate, "_copy_rows", copied_while_somebody_plays)
    assert json.loads(cli("tables", "validate", file, "--json").output)["exact"] == 2


def test_what_would_not_be_the_same_is_told_table_by_table(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    change(
        file,
        "UPDATE entry SET mark = ''",
        "UPDATE game_table SET version = '1' WHERE status = 'running'",
        "DELETE FROM snapshot",
    )
    before = files_in(tmp_path)
    said = cli("tables", "validate", file)
    assert said.exit_code == 0
    first, second, total = said.output.splitlines()
    for line in (first, second):
        assert "  reference  not checked: This game was started under earlier rules (1)" in line
    assert total == counted(tables=2, unverified=2)
    assert json.loads(cli("tables", "validate", file, "--json").output)["unverified"] == 2
    assert files_in(tmp_path) == before


def test_a_table_that_cannot_be_read_is_exit_code_2(cli: Cli, file: Path) -> None:
    change(file, "UPDATE game_table SET version = 'nonsense' WHERE status = 'running'")
    said = cli("tables", "validate", file)
    assert said.exit_code == 2
    assert "unreadable: The table is of no edition that could be read." in said.output
    told = cli("tables", "validate", file, "--json")
    assert (told.exit_code, json.loads(told.output)["unreadable"]) == (2, 2)


def test_a_backup_stays_as_it_is(cli: Cli, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "games of yesterday"
    assert cli("backup", copy, "--db", file).exit_code == 0
    before = files_in(tmp_path)
    assert json.loads(cli("tables", "validate", copy, "--json").output)["exact"] == 2
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("kind", ["missing", "garbage", "empty", "a folder", "other database"])
def test_what_is_no_database_of_games_is_one_sentence(cli: Cli, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "games.db"
    if kind == "garbage":
        file.write_bytes(bytes(range(256)) * 40)
    elif kind == "empty":
        file.write_bytes(b"")
    elif kind == "a folder":
        file.mkdir()
    elif kind == "other database":
        change(file, "CREATE TABLE recipe (name TEXT)")
    before = {} if file.is_dir() else files_in(tmp_path)
    for extra in ((), ("--json",)):
        said = cli("tables", "validate", file, *extra)
        assert (said.exit_code, said.stdout) == (2, "")
        assert said.exception is None or isinstance(said.exception, SystemExit)
        assert len(said.stderr.strip().splitlines()) == 1, said.stderr
        assert said.stderr.strip().endswith(".")
    assert file.is_dir() or files_in(tmp_path) == before
