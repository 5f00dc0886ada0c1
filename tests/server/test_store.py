"""The database, and which tables are in memory."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from spellwright.kernel.refusal import Refused
from spellwright.registry import any_game
from spellwright.server.store.database import open_database
from spellwright.server.store.migrate import migrate
from spellwright.server.store.schema import METADATA
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place
from spellwright.server.tables.table_cache import TableCache
from tests.server.conftest import OpenHouse


def test_a_migrated_database_is_what_the_schema_says(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def check() -> None:
        database = open_database(f"sqlite:///{tmp_path}/tables.db")
        await migrate(database)
        await migrate(database)
        with database.writing.connect() as connection:
            assert differences(connection) == []
            modes = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert modes == ["wal", 2, 1]
        await database.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "address", ["mysql://localhost/x", "", "nonsense://", "sqlite://", "sqlite:///:memory:"]
)
def test_an_address_that_is_none_is_refused_in_words(address: str) -> None:
    with pytest.raises(Refused, match=r"database|Games"):
        open_database(address)


def test_after_a_restart_everything_is_there(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark a1", "k1")
        ben.choose(table, "mark b2", "k2")
        ben.act(table, "undo", "k3")
        ann.answer(table, allow=True)
        before = [(person.facts(table), person.view(table)) for person in (ann, ben)]
        link = ben.facts(table)["link"]
    with open_house() as house:
        for person in (ann, ben):
            person._client = house.client
        after = [(person.facts(table), person.view(table)) for person in (ann, ben)]
        for (old_facts, old_view), (new_facts, new_view) in zip(before, after, strict=True):
            assert new_view.pop("version") > old_view.pop("version")
            assert (old_facts, old_view) == (new_facts, new_view)
        assert ann.choose(table, "mark a1", "k1").json()["repeated"] is True
        assert ben.act(table, "undo", "k3").json()["repeated"] is True
        assert house.person().post(f"/seat/{link}").status_code == 303


def new_table(id: str) -> LiveTable:
    places = [Place(PERSON, session="ann", name="Ann", word="x"), Place(PERSON)]
    return LiveTable(
        id,
        any_game("reference"),
        {},
        places,
        "5e" * 32,
        host="ann",
        public=True,
        spectators=True,
    )


def test_the_shelf_keeps_the_last_used_and_whatever_somebody_holds() -> None:
    cache = TableCache(most=2)
    held = new_table("held")
    cache.put(held)
    for id in "abc":
        cache.put(new_table(id))
    gc.collect()
    assert cache.get("a") is None
    assert [table.id for id in "bc" if (table := cache.get(id))] == ["b", "c"]
    assert cache.get("held") is held
    gc.collect()
    assert cache.get("b") is None
    assert len(cache) == 2


def test_the_shelf_forgets_what_nobody_has_used_for_long() -> None:
    now = [0.0]
    cache = TableCache(kept_seconds=10, clock=lambda: now[0])
    cache.put(new_table("old"))
    now[0] = 8.0
    cache.put(new_table("young"))
    now[0] = 12.0
    cache.put(new_table("new"))
    gc.collect()
    assert cache.get("old") is None
    assert cache.get("young") is not None


def test_a_table_that_left_memory_is_read_again(open_house: OpenHouse) -> None:
    with open_house() as house:
        house.services.hall._cache = TableCache(most=1)
        ann, _, table = house.two_at_a_table()
        ann.choose(table, "mark a1", "k1")
        for _ in range(3):
            house.two_at_a_table()
        gc.collect()
        assert ann.view(table)["shown"]["cells"].count(0) == 1
        assert ann.choose(table, "mark a1", "k1").json()["repeated"] is True
