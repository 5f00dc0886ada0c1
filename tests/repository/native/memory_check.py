"""Run where the native form of `environments/memory.py` is found: what it does, what it leaves."""

from __future__ import annotations

import gc
import sys
from typing import Any

from spellwright.environments import memory
from spellwright.environments.memory import fetch, uncollected


class Holder:
    """As a state: an object with lists."""

    __slots__ = ("nothing", "numbers", "objects", "rows")

    def __init__(self, number: int) -> None:
        self.numbers = list(range(number * 100))
        self.rows = [[number], [], list(range(1000, 1040))]
        self.objects: list[Any] = [object(), [self], {}]
        self.nothing: list[int] = []


def looks(things: list[Any]) -> list[tuple[str, int]]:
    """What is in the things, and how often each of them is held."""
    inside = [(each.numbers, each.rows) if isinstance(each, Holder) else each for each in things]
    return [
        (repr(each), sys.getrefcount(thing)) for each, thing in zip(inside, things, strict=True)
    ]


def check_fetching() -> None:
    for games in (0, 1, 6, 7, 40):
        things = [each for n in range(games) for each in (Holder(n), [[n], [], None, (1, 2)])]
        before = looks(things)
        for number in range(games):
            fetch(things, 2, number)
        assert looks(things) == before
    # Numbers that no game has, and widths that do not fit, ask for nothing.
    for width, number in ((2, 99), (2, -1), (0, 0), (3, 0)):
        fetch(things, width, number)
    for wrong in ((), (things,), ((), 2, 0), (things, "two", 0)):
        try:
            fetch(*wrong)
        except TypeError:
            continue
        raise AssertionError(wrong)


def check_collecting() -> None:
    rows = [[1, 2], [], [3]]
    assert uncollected(rows) is rows
    assert not any(gc.is_tracked(each) for each in (rows, *rows))
    assert uncollected(uncollected(rows)) is rows
    rows.append([4])
    assert gc.collect() >= 0
    assert rows == [[1, 2], [], [3], [4]]
    holder = Holder(3)
    assert uncollected(holder) is holder
    assert not any(gc.is_tracked(each) for each in (holder.numbers, holder.rows, *holder.rows))
    assert gc.is_tracked(holder)
    others: list[Any] = [5, None, (1, 2), "text", {}]
    for other in others:
        assert uncollected(other) is other


if __name__ == "__main__":
    assert not str(memory.__file__).endswith(".py"), "the written form was loaded"
    check_fetching()
    check_collecting()
    print("the same")
