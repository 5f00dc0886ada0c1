"""What a page sends again, because its line broke, is not done twice."""

from __future__ import annotations

import asyncio

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.server.answers import RecentAnswers
from tests.server.people import House, new_key


def test_words_sent_again_stand_in_the_chat_once(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    message = {"act": "say", "key": new_key(), "text": "good luck"}
    for _ in range(2):
        with ann.page(table) as socket:
            socket.send(message)
            socket.receive_type("said")
    with ann.page(table) as socket:
        socket.send({**message, "key": new_key()})
        socket.receive_type("said")
    page = ben.look_at(f"/tables/{table}").text
    assert page.count("good luck") == 2


def test_a_report_sent_again_is_kept_once(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    message = {"act": "report", "key": new_key(), "text": "the owl is upside down"}
    kept = set()
    for _ in range(2):
        with ann.page(table) as socket:
            socket.send(message)
            kept.add(socket.receive_type("reported")["report"])
    assert len(kept) == 1
    assert house.in_loop(house.services.store.count_reports, table) == 1


class Bell:
    """An act that counts how often it was done, and lasts until it may end."""

    def __init__(self) -> None:
        self.rung = 0
        self.may_end = asyncio.Event()

    async def ring(self) -> dict[str, int]:
        self.rung += 1
        await self.may_end.wait()
        return {"rung": self.rung}


def test_who_is_cut_off_and_asks_again_hears_of_the_first_act() -> None:
    async def story() -> None:
        answers, bell = RecentAnswers[dict[str, int]](), Bell()
        cut_off = asyncio.create_task(answers.once("ann", "k", bell.ring))
        await asyncio.sleep(0)
        cut_off.cancel()
        again = asyncio.create_task(answers.once("ann", "k", bell.ring))
        await asyncio.sleep(0)
        bell.may_end.set()
        assert await again == {"rung": 1}
        assert await answers.once("ann", "k", bell.ring) == {"rung": 1}
        # The key of somebody else is another one.
        assert await answers.once("ben", "k", bell.ring) == {"rung": 2}

    asyncio.run(story())


def test_what_was_refused_may_be_tried_again() -> None:
    async def refuse() -> dict[str, int]:
        raise Refused("too-fast", "Not so fast.")

    async def story() -> None:
        answers, bell = RecentAnswers[dict[str, int]](), Bell()
        bell.may_end.set()
        with pytest.raises(Refused):
            await answers.once("ann", "k", refuse)
        assert await answers.once("ann", "k", bell.ring) == {"rung": 1}

    asyncio.run(story())


def test_only_the_latest_are_kept() -> None:
    async def story() -> None:
        answers, bell = RecentAnswers[dict[str, int]](most=2), Bell()
        bell.may_end.set()
        for key in ("a", "b", "c", "c", "a"):
            await answers.once("ann", key, bell.ring)
        assert bell.rung == 4

    asyncio.run(story())
