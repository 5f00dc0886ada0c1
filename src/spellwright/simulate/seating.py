"""Who sits where: the bots swap seats game by game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say


def seating(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """The bots in the order of their seats in a game of a run.

    Every way to seat them comes up once before the first one comes up again. Fewer bots than seats
    take the free seats in turn.

    >>> [seating(["random", "greedy"], 2, number) for number in range(2)]
    [('random', 'greedy'), ('greedy', 'random')]
    """
    ways = ways_to_sit(tuple(bots), seats)
    return ways[number % len(ways)]


def check_bots(bots: Sequence[str], seats: int) -> None:
    if not 1 <= len(bots) <= seats:
        raise Refused("bots", say("refusal-bot-count", n=seats, named=len(bots)))


@cache
def ways_to_sit(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every order in which the bots may take the seats."""
    ways: dict[tuple[str, ...], None] = {}
    for first in range(len(bots)):
        company = [bots[(first + place) % len(bots)] for place in range(seats)]
        ways |= dict.fromkeys(permutations(company))
    return tuple(ways)
