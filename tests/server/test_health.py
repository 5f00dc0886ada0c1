"""`/health` tells the truth, so that a proxy can turn away from a server that cannot serve."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from spellwright.kernel.saying import Saying
from spellwright.server import health
from tests.server.conftest import OpenHouse
from tests.server.people import House
from tests.server.server_process import ServerProcess
from tests.shared.waiting import until

UNWELL = 503


@pytest.fixture(autouse=True)
def _look_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


def said(house: House) -> tuple[int, dict[str, Any]]:
    answer = house.person().get("/health")
    return answer.status_code, answer.json()


WELL = (200, {"status": "well"})


def complaint(says: Saying) -> tuple[int, dict[str, Any]]:
    return UNWELL, {"status": "unwell", "reasons": [str(says)]}


async def no_write(*_: object) -> None:
    raise OSError("the disk said no")


async def slow_write(*_: object) -> None:
    await asyncio.sleep(60)


def test_a_write_that_fails_and_one_that_takes_too_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(house) == WELL
    with monkeypatch.context() as patch:
        patch.setattr(house.services.writer, "_write", no_write)
        assert said(house) == complaint(health.CANNOT_WRITE)
    assert said(house) == WELL
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(house.client.app.state.health._writer, "do", slow_write)
        assert said(house) == complaint(health.TOO_SLOW)


def test_a_disk_without_space(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1_000_000))
    assert said(house) == complaint(health.DISK_FULL)


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as disk, disk:
        disk.execute(statement)


def test_a_database_of_another_version(open_house: OpenHouse, tmp_path: Path) -> None:
    with open_house() as house:
        change(tmp_path / "tables.db", "UPDATE alembic_version SET version_num='0003'")
        assert said(house) == complaint(health.OLDER)
        # A newer server of a rolling upgrade has been here: what can be written is written.
        change(tmp_path / "tables.db", "UPDATE alembic_version SET version_num='9999'")
        assert said(house) == WELL
        change(tmp_path / "tables.db", "ALTER TABLE alembic_version RENAME TO elsewhere")
        assert said(house)[0] == UNWELL
        change(tmp_path / "tables.db", "ALTER TABLE elsewhere RENAME TO alembic_version")


def test_asking_often_writes_no_more_often(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 60.0)
    said(house)
    commits = house.services.writer.commits
    assert [said(house) for _ in range(20)] == [WELL] * 20
    assert house.services.writer.commits == commits


def limit_files(process: int, size: int) -> None:
    """As a full disk does, for one process: no file may become larger than that."""
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))


def test_a_real_server_whose_disk_is_full_says_so_and_goes_on_when_it_is_not(
    tmp_path: Path,
) -> None:
    with (
        ServerProcess(tmp_path) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as person,
    ):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = person.post(
            "/api/tables", json={"game": "wizardry", "seats": seats, "name": "Ann"}
        ).json()["table"]["id"]
        assert server._process is not None
        limit_files(server._process.pid, 4096)
        until(lambda: person.get("/health").status_code == UNWELL)
        assert person.get("/health").json()["reasons"] == [str(health.CANNOT_WRITE)]
        choice = {"option": "profile aged", "key": "k1"}
        refused = person.post(f"/api/tables/{table}/choices", json=choice)
        assert (refused.status_code, refused.json()["kind"]) == (UNWELL, "not-saved")
        limit_files(server._process.pid, resource.RLIM_INFINITY)
        until(lambda: person.get("/health").status_code == 200)
        again = person.post(f"/api/tables/{table}/choices", json=choice)
        assert again.status_code in (200, 201), again.text
        # The bot has not given up meanwhile: planning begins when both have chosen.
        until(lambda: person.get(f"/api/tables/{table}/view").json()["decisions"] != [])
