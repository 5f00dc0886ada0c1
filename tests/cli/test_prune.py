"""`spellwright tables prune`: what is old, counted, and deleted only if that is meant."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, update

from spellwright.registry import any_game
from spellwright.server.app import make_app
from spellwright.server.store.database import open_database
from spellwright.server.store.prune import DAY, PARTS, Ages, prune
from spellwright.server.store.schema import CAMPAIGN, CHAT, GAME_TABLE, REPORT
from spellwright.server.tables.live_table import RUNNING
from tests.cli.support import Cli, words_of
from tests.server.people import House, play_to_the_end
from tests.shared.waiting import until

NOW = int(time.time())


@contextmanager
def serving(database: str) -> Iterator[House]:
    app = make_app(database, "a secret of tests", find_game=any_game)
    with TestClient(app) as client:
        yield House(client)


class Kept:
    """A database with tables of several ages."""

    def __init__(self, address: str) -> None:
        self.address = address
        with serving(address) as house:
            self.ids = [self._table(house) for _ in range(7)]
        self.young, self.old, self.reported, *campaigns = self.ids
        self.mixed, self.whole = campaigns[:2], campaigns[2:]
        self.change(
            *(self.aged(id, 400) for id in (self.old, self.reported, *self.whole, self.mixed[0])),
            update(GAME_TABLE).where(GAME_TABLE.c.id == self.young).values(rematch=self.old),
            update(CHAT).where(CHAT.c.table_id == self.old).values(at=NOW - 400 * DAY),
            insert(REPORT).values(
                id="r1",
                table_id=self.reported,
                number=1,
                note="",
                replay="",
                state="",
                at=NOW - 100 * DAY,
            ),
            *self.campaign("mixed", self.mixed),
            *self.campaign("whole", self.whole),
        )

    def _table(self, house: House) -> str:
        ann, _, table = house.two_at_a_table()
        ann.choose(table, "mark b2")
        assert ann.post(f"/api/tables/{table}/chat", {"text": "good luck"}).status_code < 300
        return table

    def aged(self, id: str, days: int) -> Any:
        old = update(GAME_TABLE).where(GAME_TABLE.c.id == id)
        return old.values(touched=NOW - days * DAY)

    def campaign(self, id: str, tables: list[str]) -> list[Any]:
        row = {"id": id, "game": "battle", "host": "ann", "record": "{}"}
        old = {"tables": json.dumps(tables), "touched": NOW - 400 * DAY}
        joined = update(GAME_TABLE).where(GAME_TABLE.c.id.in_(tables)).values(campaign=id)
        return [insert(CAMPAIGN).values(row | old), joined]

    def change(self, *statements: Any) -> None:
        database = open_database(self.address)
        with database.writing.begin() as connection:
            for statement in statements:
                connection.execute(statement)
        database.close_now()

    def left(self) -> set[str]:
        database = open_database(self.address)
        with database.writing.connect() as connection:
            ids = {str(row.id) for row in connection.execute(GAME_TABLE.select())}
            for table, id in PARTS:
                assert {
                    row[id.name] for row in connection.execute(table.select()).mappings()
                } <= ids
        database.close_now()
        return ids

    def status(self, id: str) -> str:
        with closing(sqlite3.connect(self.address)) as disk:
            found = disk.execute("SELECT status FROM game_table WHERE id=?", (id,)).fetchone()
        return str(found[0])

    def ids_in(self, table: str) -> set[str]:
        with closing(sqlite3.connect(self.address)) as disk:
            return {id for (id,) in disk.execute(f"SELECT table_id FROM {table}")}


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(str(tmp_path / "games.db"))


def test_by_default_it_only_says_what_is_old(cli: Cli, kept: Kept) -> None:
    said = cli("tables", "prune", "--db", kept.address)
    assert said.exit_code == 0, said.output
    assert said.output == (
        "Old: 3 tables with 3 choices, 1 campaign, 3 lines of chat, 0 reports.\n"
        "1 old table stays because of its report.\n"
        f"{words_of('text-not-deleted')}\n"
    )
    assert kept.left() == set(kept.ids)


def test_it_deletes_what_it_says(cli: Cli, kept: Kept) -> None:
    before = json.loads(cli("tables", "prune", "--db", kept.address, "--json").output)
    said = json.loads(cli("tables", "prune", "--db", kept.address, "--delete", "--json").output)
    assert said == {**before, "deleted": True}
    assert kept.left() == {kept.young, kept.reported, *kept.mixed}
    again = json.loads(cli("tables", "prune", "--db", kept.address, "--json").output)
    assert again == dict.fromkeys(before, 0) | {"reported": 1, "deleted": False}
    with closing(sqlite3.connect(kept.address)) as disk:
        rematch = disk.execute("SELECT rematch FROM game_table WHERE id=?", (kept.young,))
        assert rematch.fetchone() == ("",)
    old_reports = ("--reports", "90", "--delete")
    assert (
        words_of("text-deleted")
        in cli("tables", "prune", "--db", kept.address, *old_reports).output
    )
    assert kept.left() == {kept.young, *kept.mixed}


def test_ages_are_chosen(cli: Cli, kept: Kept) -> None:
    told = cli(
        "tables", "prune", "--db", kept.address, "--tables", "500", "--chat", "300", "--json"
    )
    assert json.loads(told.output)["tables"] == 0
    assert json.loads(told.output)["chat"] == 1
    assert cli("tables", "prune", "--db", kept.address, "--tables", "0").exit_code == 2


def test_snapshots_and_albums_go_with_their_tables(cli: Cli, kept: Kept) -> None:
    with serving(kept.address) as house:
        ann, ben, finished = house.two_at_a_table()
        play_to_the_end(ann, ben, finished)
    kept.change(kept.aged(finished, 400))
    assert finished in kept.ids_in("album")
    assert kept.ids_in("snapshot") == set(kept.ids)
    assert cli("tables", "prune", "--db", kept.address, "--delete").exit_code == 0
    assert kept.ids_in("album") == set()
    assert kept.ids_in("snapshot") == kept.left() == {kept.young, kept.reported, *kept.mixed}


def test_a_running_server_goes_on_and_a_table_that_is_gone_is_told(kept: Kept) -> None:
    with serving(kept.address) as house:
        ann, ben, table = house.two_at_a_table()
        _, zoe, old = house.two_at_a_table()
        # The server writes once more that a game is on, a moment after it has begun.
        until(lambda: kept.status(old) == RUNNING)
        kept.change(kept.aged(old, 400))
        found = prune(kept.address, Ages(365, None, None), NOW, is_meant=True)
        assert found.tables == 4
        assert ann.choose(table, "mark b2").status_code == 201
        assert ben.choose(table, "mark a1").status_code == 201
        refusals = [zoe.act(old, "concession", f"k{n}").json() for n in range(2)]
        assert [refused["kind"] for refused in refusals] == ["not-saved", "not-found"]
        assert "too old" in refusals[1]["sentence"]


def test_postgresql_is_pruned_too(postgres: str) -> None:
    kept = Kept(postgres)
    found = prune(postgres, Ages(365, 365, 50), NOW, is_meant=True)
    assert (found.tables, found.reports, found.reported) == (4, 1, 0)
    assert kept.left() == {kept.young, *kept.mixed}
