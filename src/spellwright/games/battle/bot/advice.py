"""Choosing the best option by a worth, with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spellwright.games.battle.lexicons import THINGS
from spellwright.kernel.bot import Advice
from spellwright.kernel.saying import Argument, Saying


def best(codes: Iterable[int], rate: Callable[[int], float]) -> tuple[int, float]:
    """The option of highest worth, the first of equal ones."""
    chosen, highest = -1, float("-inf")
    for code in codes:
        worth = rate(code)
        if worth > highest + 1e-9:
            chosen, highest = code, worth
    return chosen, highest


def take_best(codes: Iterable[int], rate: Callable[[int], float], reason: Saying) -> Advice:
    return Advice(best(codes, rate)[0], reason)


def name(thing: int) -> Argument:
    return THINGS.noun(thing)
