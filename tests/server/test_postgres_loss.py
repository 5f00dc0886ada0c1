"""PostgreSQL goes away under play, and comes back: nothing is told that is not written."""

from __future__ import annotations

import time

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from spellwright.registry import any_game
from spellwright.server.app import make_app
from spellwright.server.conversation import COME_AGAIN
from spellwright.server.store.database import open_database
from tests.server.lossy_line import LossyLine
from tests.server.people import House, Person
from tests.shared.waiting import until

PATIENCE = 40.0


@pytest.fixture(scope="module")
def address(postgres: str) -> str:
    return postgres


def log_of(address: str, table: str) -> list[tuple[str, str]]:
    engine = create_engine(address.replace("://", "+psycopg://"))
    query = text("SELECT key, text FROM entry WHERE table_id=:id ORDER BY number")
    with engine.connect() as connection:
        found = [(key, said) for key, said in connection.execute(query, {"id": table})]
    engine.dispose()
    return found


def choose_while_it_is_gone(person: Person, table: str, seconds: float) -> int:
    """Every choice is refused with a sentence; how many were tried."""
    end, tries = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        answer = person.choose(table, "mark b2", "k2")
        assert answer.status_code == 503, answer.text
        assert answer.json()["kind"] == "not-saved"
        assert answer.json()["sentence"].endswith(".")
        tries += 1
        time.sleep(0.1)
    return tries


def lose_the_database(address: str, seconds: float) -> None:
    with LossyLine(address) as line:
        app = make_app(line.address, "a secret of tests", find_game=any_game, rate_scale=1e9)
        with TestClient(app) as client:
            house = House(client)
            ann, ben, table = house.two_at_a_table()
            assert ann.choose(table, "mark a1", "k1").status_code == 201
            with ben.page(table) as page:
                page.news()
                # Its bot still thinks when the line is cut: a process has to start for that.
                eve = house.person("Eve")
                with_bot = eve.open_table("me", "bot random", game="wizardry")["table"]["id"]
                line.cut()
                page.send({"act": "choose", "key": "k2", "text": "mark b2"})
                assert page.receive_until("kind")["kind"] == "not-saved"
                assert choose_while_it_is_gone(ben, table, seconds) > 0
                assert log_of(address, table) == [("k1", "mark a1")]
                assert ben.view(table)["decisions"]
                assert not ann.view(table)["decisions"]
                assert log_of(address, with_bot) == []
                line.mend()
                until(lambda: ben.choose(table, "mark b2", "k2").status_code in (200, 201))
                page.news()
            assert ann.choose(table, "mark c3", "k3").status_code == 201
            until(lambda: len(log_of(address, with_bot)) > 0)
            written = [("k1", "mark a1"), ("k2", "mark b2"), ("k3", "mark c3")]
            assert log_of(address, table) == written


def test_a_database_that_is_gone_for_three_seconds(address: str) -> None:
    lose_the_database(address, 3.0)


@pytest.mark.long
def test_a_database_that_is_gone_for_ten_seconds(address: str) -> None:
    lose_the_database(address, 10.0)


def test_a_page_that_cannot_be_read_gets_a_reason_and_may_come_again(address: str) -> None:
    with LossyLine(address) as line:
        app = make_app(line.address, "a secret of tests", find_game=any_game)
        with TestClient(app) as client:
            house = House(client)
            ann, ben, table = house.two_at_a_table()
            line.cut()
            with ben.page(table) as page:
                assert page.receive_until("kind")["kind"] == "not-saved"
                with pytest.raises(WebSocketDisconnect) as closed:
                    page.receive()
                assert closed.value.code == COME_AGAIN
            line.mend()
            with ann.page(table) as page:
                page.news()


def test_a_transaction_that_a_dead_server_left_open_holds_nobody_up(address: str) -> None:
    app = make_app(address, "a secret of tests", find_game=any_game)
    with TestClient(app) as client:
        house = House(client)
        ann, _, table = house.two_at_a_table()
        engine = create_engine(address.replace("://", "+psycopg://"))
        with engine.connect() as dead:
            entry = "INSERT INTO entry VALUES (:id, 0, 'choice', 0, 'mark c3', 'dead', 0)"
            dead.execute(text(entry), {"id": table})
            answer = ann.choose(table, "mark a1", "k1")
            assert (answer.status_code, answer.json()["kind"]) == (503, "not-saved")
            dead.rollback()
        engine.dispose()
        assert ann.choose(table, "mark a1", "k1").status_code == 201
        assert log_of(address, table) == [("k1", "mark a1")]


def test_what_the_address_says_is_kept() -> None:
    said = "postgresql://ann:word@db.internal:5433/games?connect_timeout=3&options=-c%20a%3Db"
    found = open_database(said).postgres_arguments()
    assert {name: found[name] for name in ("user", "password", "host", "port", "dbname")} == {
        "user": "ann",
        "password": "word",
        "host": "db.internal",
        "port": 5433,
        "dbname": "games",
    }
    assert (found["connect_timeout"], found["options"]) == ("3", "-c a=b")
    assert found["tcp_user_timeout"]
