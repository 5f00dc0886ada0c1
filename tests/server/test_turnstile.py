"""However many come at once, each asker has its turn, and others have theirs in between."""

from __future__ import annotations

import asyncio

from spellwright.server.turnstile import Turnstile


async def _pass(turnstile: Turnstile, asker: str, passed: list[str]) -> None:
    await turnstile.turn(asker)
    passed.append(asker)


async def _rounds_of(turnstile: Turnstile, askers: list[str]) -> list[list[str]]:
    """Who goes through in each round of the loop."""
    passed: list[str] = []
    tasks = [asyncio.create_task(_pass(turnstile, asker, passed)) for asker in askers]
    rounds = []
    while not all(task.done() for task in tasks):
        passed.clear()
        await asyncio.sleep(0)
        rounds.append(passed[:])
    return rounds


def test_one_goes_through_in_each_round() -> None:
    rounds = asyncio.run(_rounds_of(Turnstile(), ["a"] * 20))
    assert sum(map(len, rounds)) == 20
    assert max(map(len, rounds)) == 1


def test_who_comes_alone_does_not_wait_behind_a_crowd() -> None:
    rounds = asyncio.run(_rounds_of(Turnstile(), [*["crowd"] * 50, "alone"]))
    order = [asker for passed in rounds for asker in passed]
    assert order.index("alone") <= 2
    assert order.count("crowd") == 50


def test_who_has_left_is_passed_over() -> None:
    async def leaving() -> list[str]:
        turnstile, passed = Turnstile(), list[str]()
        names = ("first", "left", "last")
        tasks = [asyncio.create_task(_pass(turnstile, name, passed)) for name in names]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        # Nothing is left behind: the next one goes through at once.
        await asyncio.wait_for(_pass(turnstile, "next", passed), 1)
        return passed

    assert asyncio.run(leaving()) == ["first", "last", "next"]
