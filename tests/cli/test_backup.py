"""`spellwright backup` and `restore`: all games, at one moment, and played on afterwards."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient

from spellwright.registry import any_game
from spellwright.server.app import make_app
from spellwright.server.store import backups
from spellwright.server.store.migrate import newest_version
from spellwright.server.store.ready_database import ready_database
from tests.cli.support import Cli, is_in, message
from tests.server.people import House, Person
from tests.server.postgres import programs
from tests.server.server_process import Player, ServerProcess


@contextmanager
def serving(database: Path | str) -> Iterator[House]:
    app = make_app(str(database), "a secret of tests", find_game=any_game)
    with TestClient(app) as client:
        yield House(client)


def again(house: House, person: Person) -> Person:
    """The same person after a restart."""
    back = house.person(person.name)
    back.cookie = person.cookie
    return back


def marks(person: Person, table: str) -> int:
    cells: list[int] = person.view(table)["shown"]["cells"]
    return sum(cell >= 0 for cell in cells)


def test_a_backup_of_a_running_server_is_restored_and_played_on(cli: Cli, tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with serving(file) as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark b2")
        said = cli("backup", copy, "--db", file)
        assert (said.exit_code, said.output) == (0, f"1 table with 1 choice saved in {copy}.\n")
        ben.choose(table, "mark a1")
        refused = cli("restore", copy, "--db", file)
        assert refused.exit_code == 2
        assert f"Another server (process {os.getpid()}) keeps its games" in refused.stderr
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".*"))
    said = cli("restore", copy, "--db", file)
    assert (said.exit_code, "1 table with 1 choice restored." in said.output) == (0, True)
    kept = next(tmp_path.glob("games.db.before-*"))
    assert str(kept) in said.output
    with serving(file) as house:
        ann, ben = again(house, ann), again(house, ben)
        assert marks(ann, table) == 1
        assert ben.choose(table, "mark c3").status_code == 201
        assert ann.choose(table, "mark a3").status_code == 201
        assert marks(ben, table) == 3
    # What was there before the restore can be restored just as well.
    assert cli("restore", kept, "--db", file).exit_code == 0
    with serving(file) as house:
        assert marks(again(house, ann), table) == 2
        assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_under_play_holds_every_choice_acknowledged_before(
    cli: Cli, tmp_path: Path
) -> None:
    luck = random.Random(4)
    copies = []
    with (
        ServerProcess(tmp_path) as server,
        closing(Player(server, "Ann")) as ann,
        closing(Player(server, "Ben")) as ben,
    ):
        table = ann.open_table()
        ben.sit_down(table)
        for number in range(3):
            for _ in range(3):
                ann.choose_once(luck)
                ben.choose_once(luck)
            before = {key for player in (ann, ben) for key, _ in player.acknowledged}
            copy = tmp_path / f"copy-{number}.db"
            assert cli("backup", copy, "--db", tmp_path / "tables.db").exit_code == 0
            copies.append((copy, before))
    for copy, before in copies:
        with closing(sqlite3.connect(copy)) as disk:
            found = {key for (key,) in disk.execute("SELECT key FROM entry")}
        assert before == found
        assert before
        with serving(copy) as house:
            assert house.person().get(f"/api/tables/{table}").status_code == 200


def test_a_damaged_database_is_kept_and_replaced(cli: Cli, tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with serving(file) as house:
        ann, _, table = house.two_at_a_table()
        ann.choose(table, "mark b2")
        cli("backup", copy, "--db", file)
    for broken in (b"nonsense" * 1000, b""):
        file.write_bytes(broken)
        for end in ("-wal", "-shm"):
            Path(f"{file}{end}").write_bytes(b"left over")
        assert cli("restore", copy, "--db", file).exit_code == 0
        with serving(file) as house:
            assert marks(again(house, ann), table) == 1
    assert any(kept.read_bytes() == b"nonsense" * 1000 for kept in tmp_path.glob("*.before-*"))


def test_a_restore_that_is_stopped_leaves_the_old_games(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with serving(file) as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark b2")
        cli("backup", copy, "--db", file)
        ben.choose(table, "mark a1")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(backups, "put_in_place", stopped)
        assert cli("restore", copy, "--db", file).exit_code == 130
    with serving(file) as house:
        assert marks(again(house, ann), table) == 2


def test_what_cannot_be_backed_up_or_restored(cli: Cli, tmp_path: Path) -> None:
    file, letter = tmp_path / "games.db", tmp_path / "letter.txt"
    ready_database(str(file)).close_now()
    letter.write_text("Dear aunt, this is no database.")
    newer = tmp_path / "newer.db"
    cli("backup", newer, "--db", file)
    with closing(sqlite3.connect(newer)) as disk, disk:
        disk.execute("UPDATE alembic_version SET version_num='9999'")
    for words, sentence in (
        (("backup", letter, "--db", file), message("refusal-backup-there", file=str(letter))),
        (("backup", tmp_path / "x.db", "--db", tmp_path / "none.db"), "There is no file"),
        (
            ("backup", tmp_path / "no" / "x.db", "--db", file),
            message("refusal-no-folder", file="x.db"),
        ),
        (("backup", tmp_path / "x.db"), message("refusal-no-games-yet")),
        (("backup", tmp_path / "x.db", "--db", letter), "is not a database"),
        (("backup", "x.db", "--db", "postgresql://h/x"), "pg_dump --format=custom --file=x.db"),
        (("restore", letter, "--db", file), "is not a database"),
        (("restore", tmp_path / "none.db", "--db", file), "There is no file"),
        (("restore", newer, "--db", file), "A newer Spellwright saved the games"),
        (("restore", file, "--db", file), "The games are already in"),
        (("restore", file, "--db", tmp_path / "no" / "x.db"), "There is no folder"),
        (("restore", "x.db", "--db", "postgresql://h/x"), "pg_restore --clean --if-exists"),
    ):
        answer = cli(*words)
        assert answer.exit_code == 2, words
        assert is_in(sentence, answer.stderr)
        assert len(answer.stderr.splitlines()) == 1
    assert letter.read_text() == "Dear aunt, this is no database."
    with closing(sqlite3.connect(file)) as disk:
        (version,) = disk.execute("SELECT version_num FROM alembic_version").fetchone()
    assert version == newest_version()
    assert cli("backup", letter, "--db", file, "--force").exit_code == 0


def test_postgresql_is_backed_up_and_restored_by_its_own_tools(
    tmp_path: Path, postgres: str
) -> None:
    """As the sentence of `backup` and `restore` says."""
    folder = programs()
    assert folder is not None
    dump = tmp_path / "games.dump"
    with serving(postgres) as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark b2")
        saving = (folder / "pg_dump", "--format=custom", f"--file={dump}", postgres)
        subprocess.run(saving, check=True, timeout=60)
        ben.choose(table, "mark a1")
    restoring = (folder / "pg_restore", "--clean", "--if-exists", f"--dbname={postgres}", dump)
    subprocess.run(restoring, check=True, timeout=60)
    with serving(postgres) as house:
        ann, ben = again(house, ann), again(house, ben)
        assert marks(ann, table) == 1
        assert ben.choose(table, "mark c3").status_code == 201
