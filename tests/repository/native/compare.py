"""Run by test_shortcuts: what the compiled functions give and what the written ones give."""

from __future__ import annotations

import gc
import random
import runpy
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

IS_RUN = __name__ == "__main__"
compiled: Any = import_module("spellwright.kernel.everyday") if IS_RUN else None
WRITTEN: dict[str, Any] = runpy.run_path(sys.argv[1]) if IS_RUN else {}
LUCK = random.Random(11)
VALUES = [-7, -5, -1, 0, 1, 3, 250, 251, 256, 257, 1000, 1 << 29, 1 << 31, 1 << 40, 1 << 70]


def numbers() -> list[int]:
    size = LUCK.choice([0, 1, 2, 3, 4, 5, 8, 12, 16, 17, 33, 64, 200, 256, 257, 600])
    return [LUCK.choice(VALUES) for _ in range(size)]


def answer(function: Callable[..., Any], *args: Any) -> Any:
    try:
        return function(*args)
    except (IndexError, ValueError) as error:
        return type(error)


def same(name: str, make: Callable[[], list[Any]]) -> None:
    for _ in range(200):
        seed = LUCK.random()
        LUCK.seed(seed)
        given = make()
        LUCK.seed(seed)
        again = make()
        mine, usual = answer(getattr(compiled, name), *given), answer(WRITTEN[name], *again)
        assert mine == usual, (name, again, mine, usual)
        assert given == again, (name, "leaves its arguments otherwise")


def place() -> int:
    return LUCK.randrange(-6, 20)


def held_as_before() -> None:
    """Who comes and goes leaves nothing behind, and takes nothing with it."""
    for thing in (object(), "a text of some length", 123_456_789, [7]):
        before = sys.getrefcount(thing)
        compiled.dropped(thing, 5000)
        assert sys.getrefcount(thing) == before, thing
    words = [str(number) for number in range(500, 540)]
    counts = [sys.getrefcount(word) for word in words]
    for _ in range(1000):
        compiled.words_copied(words)
    assert [sys.getrefcount(word) for word in words] == counts


def small_numbers_live() -> None:
    """However often they are dropped."""
    for small in (-5, 0, 1, 250, 256):
        compiled.sheets_dropped([small] * 20, 20_000)
    assert [small + 1 for small in range(-5, 257)] == list(range(-4, 258))


def rings_are_collected() -> None:
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(2000):
        compiled.ring(5)
    gc.collect()
    assert len(gc.get_objects()) < before + 1000


def compare() -> None:
    assert not str(compiled.__file__).endswith(".py"), "compiled"
    same("copied", lambda: [[numbers() for _ in range(4)]])
    same("part", lambda: [numbers(), place(), place()])
    same("grown", lambda: [LUCK.randrange(700), LUCK.choice(VALUES)])
    same("doubled", lambda: [numbers()])
    same("without_place", lambda: [numbers(), place()])
    same("without_item", lambda: [numbers(), LUCK.choice(VALUES)])
    same("popped", lambda: [numbers(), place()])
    same("joined", lambda: [numbers(), numbers()])
    same("repeated", lambda: [LUCK.choice(VALUES), place()])
    same("looked_up", lambda: [numbers(), LUCK.choice(VALUES)])
    same("looked_up_in_tuple", lambda: [tuple(numbers()), LUCK.choice(VALUES), place()])
    same("put", lambda: [numbers(), place(), LUCK.choice(VALUES)])
    same("are_equal", lambda: [numbers(), LUCK.choice([numbers, list])()])
    same("are_equal", lambda: [*[column := numbers(), column[:]]])
    same("rows_are_equal", lambda: [*[rows := [numbers(), numbers()], [row[:] for row in rows]]])
    same("rows_are_equal", lambda: [[numbers()], LUCK.choice([[numbers()], (), [()]])])
    same("sheets_dropped", lambda: [[LUCK.choice(VALUES), *numbers()], 50])
    held_as_before()
    small_numbers_live()
    rings_are_collected()
    print("the same")


if IS_RUN:
    compare()
