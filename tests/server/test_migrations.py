"""A database is made, or brought up to date, whole or not at all: kill -9 at any moment."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.server.store.database import open_database
from spellwright.server.store.migrate import (
    copy_before_upgrade,
    migrate_now,
    newest_version,
)
from spellwright.server.store.ready_database import kept_database, ready_database
from tests.server.killed_starts import NOTHING, NOW, ONCE, fill

PROJECT = Path(__file__).parents[2]
SHARED_MEMORY = Path("/dev/shm")
OLD = (NOTHING, "0001", "0002", "0003")
"""What versions worked on that could leave it half done."""
VERSIONS = (*OLD, "0004", "0005", "0007")


@pytest.fixture
def quick_folder() -> Iterator[Path]:
    """In memory where that is possible: a kill takes nothing that was written, so no test of the
    disk is lost.
    """
    home = SHARED_MEMORY if SHARED_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=home) as folder:
        yield Path(folder)


def kill_starts(manner: str, address: str, version: str, first: int, stride: int) -> int:
    words = [manner, address, version, str(first), str(stride)]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.server.killed_starts", *words],
        cwd=PROJECT,
        env={"PYTHONPATH": str(PROJECT / "src")},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return int(done.stdout)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_start_that_is_killed_leaves_what_the_next_one_can_use(
    version: str, quick_folder: Path
) -> None:
    address = f"sqlite:///{quick_folder}/games/tables.db"
    assert kill_starts(NOW, address, version, 3, 13) >= 3


@pytest.mark.parametrize("version", OLD)
def test_what_an_older_version_left_half_done_is_done(version: str, quick_folder: Path) -> None:
    """They made and changed tables one by one, each of it for good."""
    address = f"sqlite:///{quick_folder}/games/tables.db"
    assert kill_starts(ONCE, address, version, 2, 17) >= 1


@pytest.mark.parametrize("version", [NOTHING, "0002"])
def test_a_killed_start_leaves_postgresql_as_it_was(version: str, postgres: str) -> None:
    assert kill_starts(NOW, postgres, version, 4, 24) >= 1


@pytest.mark.soak
@pytest.mark.parametrize(
    ("manner", "version"),
    [*((NOW, version) for version in VERSIONS), *((ONCE, version) for version in OLD)],
)
def test_killed_at_every_moment(manner: str, version: str, quick_folder: Path) -> None:
    address = f"sqlite:///{quick_folder}/games/tables.db"
    assert kill_starts(manner, address, version, 1, 1) > 15


@pytest.mark.soak
@pytest.mark.parametrize("version", VERSIONS)
def test_killed_at_every_moment_in_postgresql(version: str, postgres: str) -> None:
    assert kill_starts(NOW, postgres, version, 1, 1) > 15


def older(file: Path, version: str = "0003") -> None:
    """A database of an older version, with a table in it."""
    database = open_database(str(file))
    migrate_now(database, version)
    fill(database)
    database.close_now()


def version_in(file: Path) -> str:
    with closing(sqlite3.connect(file)) as disk:
        return str(disk.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_a_copy_is_kept_before_an_upgrade_and_none_without_one(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    older(file)
    ready_database(str(file)).close_now()
    copy = copy_before_upgrade(file, "0003")
    assert (version_in(copy), version_in(file)) == ("0003", newest_version())
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as disk:
        assert disk.execute("SELECT count(*) FROM entry").fetchone() == (1,)
    copy.unlink()
    ready_database(str(file)).close_now()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db", "tables.db.lock"]


def test_an_upgrade_for_which_no_copy_can_be_kept_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    older(file)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("spellwright.server.store.sqlite_file.put_in_place", full)
    with pytest.raises(Refused, match="no space left on device"):
        ready_database(str(file))
    assert version_in(file) == "0003"


def test_a_command_beside_the_server_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    older(file)
    with pytest.raises(Refused, match="Another version of Spellwright saved"):
        kept_database(str(file))
    with pytest.raises(Refused, match="There is no file"):
        kept_database(str(tmp_path / "nothing.db"))
    assert (version_in(file), (tmp_path / "nothing.db").exists()) == ("0003", False)


def test_servers_that_start_at_once_at_one_postgresql_take_each_step_once(postgres: str) -> None:
    start = (
        f"from spellwright.server.store.ready_database import ready_database as r; r({postgres!r})"
    )
    database = open_database(postgres)
    with database.writing.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    database.close_now()
    starts = [
        subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", start],
            env={"PYTHONPATH": str(PROJECT / "src")},
            stderr=subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for started in starts:
        _, said = started.communicate(timeout=60)
        assert started.returncode == 0, said.decode()[-2000:]
