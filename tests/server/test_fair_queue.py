"""The time of the workers is shared among those who ask, however much each of them asks for."""

from __future__ import annotations

import asyncio

import pytest

from spellwright.server.bots.fair_queue import FairQueue


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Askers:
    """Ask, and note in which order they are served."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, *askers: str) -> None:
        self.tasks += [asyncio.create_task(self._ask(asker)) for asker in askers]

    async def _ask(self, asker: str) -> None:
        await self._queue.take(asker)
        self.served.append(asker)


def test_one_who_asks_for_much_does_not_keep_the_others_waiting() -> None:
    async def run() -> list[str]:
        queue = FairQueue(1)
        askers = Askers(queue)
        askers.ask(*["stranger"] * 40, "ann", "ben")
        await settle()
        for _ in range(41):
            queue.give_back(askers.served[-1], 0.25)
            await settle()
        return askers.served

    served = asyncio.run(run())
    assert len(served) == 42
    assert served[:4] == ["stranger", "ann", "ben", "stranger"]


def test_who_used_less_time_is_next_and_old_debts_are_forgotten() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        askers = Askers(queue)
        askers.ask("slow", "slow", "slow", "quick", "quick", "quick")
        await settle()
        for seconds in (9.0, 1.0, 1.0):
            queue.give_back(askers.served[-1], seconds)
            await settle()
        assert askers.served == ["slow", "quick", "quick", "quick"]
        askers.ask("new")
        await settle()
        queue.give_back("quick", 1.0)
        await settle()
        assert askers.served[-1] == "new"

    asyncio.run(run())


def test_places_are_shared_first_by_who_has_none() -> None:
    async def run() -> None:
        queue = FairQueue(2)
        askers = Askers(queue)
        askers.ask("stranger", "stranger", "stranger", "ann")
        await settle()
        assert askers.served == ["stranger", "stranger"]
        queue.give_back("stranger", 0.0)
        await settle()
        assert askers.served[-1] == "ann"

    asyncio.run(run())


@pytest.mark.parametrize("given_before", [False, True])
def test_who_goes_away_takes_no_place_along(given_before: bool) -> None:
    async def run() -> None:
        queue = FairQueue(1)
        askers = Askers(queue)
        askers.ask("ann", "ben", "zoe")
        await settle()
        if given_before:
            queue.give_back("ann", 1.0)
        askers.tasks[1].cancel()
        await settle()
        if not given_before:
            queue.give_back("ann", 1.0)
            await settle()
        assert askers.served == ["ann", "zoe"]

    asyncio.run(run())
