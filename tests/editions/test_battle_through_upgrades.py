"""A running game of Battle, through servers of one edition after another, stopped or killed."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from spellwright.registry import game
from tests.editions.other_battle import COPY, DEARER, FIGURE, NUMBER, TODAY
from tests.server.people import Person, new_key
from tests.server.server_process import ServerProcess
from tests.shared.waiting import until

BEFORE: Final = 40
SNAPSHOT_AT: Final = 25
MODULE: Final = "tests.editions.other_battle"


class People:
    """Ann and Ben, who come back to every server with the sessions that they have."""

    def __init__(self) -> None:
        self.cookies = {"Ann": "", "Ben": ""}
        self._luck = random.Random(5)

    @contextmanager
    def at(self, server: ServerProcess) -> Iterator[list[Person]]:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as client:
            people = []
            for name, cookie in self.cookies.items():
                person = Person(cast("TestClient[Litestar]", client), name)
                person.cookie = cookie
                people.append(person)
            yield people
            self.cookies = {person.name: person.cookie for person in people}

    def play(self, people: list[Person], table: str, choices: int) -> list[list[Any]]:
        """What each saw after each choice."""
        seen = []
        for _ in range(choices):
            views = [_view(person, table) for person in people]
            who = next(place for place, view in enumerate(views) if view["decisions"])
            texts = views[who]["decisions"][0]["options"]
            plays = [text for text in texts if text.startswith("play")]
            _patiently(
                people[who],
                "POST",
                f"/api/tables/{table}/choices",
                json={"option": self._luck.choice(plays or texts), "key": new_key()},
            )
            seen.append(looked(people, table))
        return seen


def looked(people: list[Person], table: str) -> list[Any]:
    """All that both see of the position: Health, hands, tokens, piles."""
    shown = [_view(person, table)["shown"] for person in people]
    assert all(len(one["health"]) == len(people) for one in shown)
    return shown


def _view(person: Person, table: str) -> Any:
    return _patiently(person, "GET", f"/api/tables/{table}/view")


def _patiently(person: Person, method: str, path: str, **request: Any) -> Any:
    while (answer := person.ask(method, path, **request)).status_code == 429:
        time.sleep(0.2)
    assert answer.status_code < 300, answer.text
    return answer.json()


class Kept(NamedTuple):
    """What a server of today has left behind."""

    folder: Path
    table: str
    seen: list[list[Any]]
    """After each choice."""
    people: People

    @contextmanager
    def under(self, manner: str, tmp_path: Path) -> Iterator[list[Person]]:
        """A server of another edition on a copy of it."""
        copy = tmp_path / "copy"
        shutil.copytree(self.folder, copy)
        program = (MODULE, manner)
        with ServerProcess(copy, program=program) as server, self.people.at(server) as people:
            yield people


def begun(folder: Path, database: str = "") -> tuple[ServerProcess, str, People, list[list[Any]]]:
    server, people = ServerProcess(folder, database, program=(MODULE, TODAY)), People()
    server.start()
    with people.at(server) as (ann, ben):
        table: str = ann.open_table("me", "person", game="battle")["table"]["id"]
        assert ben.sit_down(table, 1).status_code == 201
        seen = people.play([ann, ben], table, BEFORE)
    return server, table, people, seen


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """By a server that was stopped in order."""
    folder = tmp_path_factory.mktemp("stopped")
    server, table, people, seen = begun(folder)
    server.stop()
    return Kept(folder, table, seen, people)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """By a server that ended with kill -9."""
    folder = tmp_path_factory.mktemp("killed")
    server, table, people, seen = begun(folder)
    server.kill()
    return Kept(folder, table, seen, people)


@pytest.mark.parametrize("manner", [FIGURE, COPY, NUMBER])
def test_a_change_of_edition_leaves_a_running_battle_as_it_was(
    manner: str, stopped: Kept, tmp_path: Path
) -> None:
    """The measured faults: 6 Health instead of 7 without a word; a table that cannot be read;
    all tables closed by a raised number.
    """
    table = stopped.table
    with stopped.under(manner, tmp_path) as people:
        assert looked(people, table) == stopped.seen[-1]
        for person in people:
            facts = person.facts(table)
            assert (facts["standing"], facts["status"]) == ("older", "running")
            assert "It goes on from here by today's rules." in facts["notice"]
            assert str(game("battle").rules.edition) in facts["notice"]
            assert "started under earlier rules" in person.look_at(f"/tables/{table}").text
        stopped.people.play(people, table, 6)


@pytest.mark.parametrize("manner", [NUMBER, DEARER])
def test_after_kill_9_what_came_after_the_snapshot_is_tried(
    manner: str, killed: Kept, tmp_path: Path
) -> None:
    """By rules that go the same way all of it stands; by others what was sure does."""
    table = killed.table
    with killed.under(manner, tmp_path) as people:
        facts = people[0].facts(table)
        if manner == NUMBER:
            assert facts["standing"] == "older"
            left = BEFORE
        else:
            assert facts["standing"] == "differs"
            left = int(facts["notice"].partition("after ")[2].partition(" choices")[0])
            assert SNAPSHOT_AT <= left < BEFORE
            assert "please choose again from there" in facts["notice"]
        assert facts["notice"] in people[1].look_at(f"/tables/{table}").text
        assert looked(people, table) == killed.seen[left - 1]
        killed.people.play(people, table, 3)


def test_an_older_server_leaves_alone_what_a_newer_one_at_its_side_carries_on(
    postgres: str, tmp_path: Path
) -> None:
    """Two servers of different editions on one PostgreSQL, at the same time."""
    older, table, people, seen = begun(tmp_path, postgres)
    with ExitStack() as ending:
        ending.callback(older.kill)
        newer = ending.enter_context(ServerProcess(tmp_path, postgres, program=(MODULE, NUMBER)))
        with people.at(newer) as there, people.at(older) as here:
            assert looked(there, table) == seen[-1]
            # Looking is no carrying on: the older one still plays.
            played = people.play(here, table, 1)[-1]
            until(lambda: looked(there, table) == played)
            after = people.play(there, table, 3)[-1]
            until(lambda: "continued in a newer version" in here[0].facts(table)["notice"])
            for person in here:
                notice = person.facts(table)["notice"]
                assert notice in person.look_at(f"/tables/{table}").text
                refused = person.choose(table, "end-turn")
                assert (refused.status_code, refused.json()["sentence"]) == (409, notice)
            assert looked(there, table) == after
            people.play(there, table, 2)
