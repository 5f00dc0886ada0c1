"""What many games at once want of the memory: to be near in time, and to be left alone.

A few hundred games do not fit the caches of a processor. Played one after the other, each of them
waits for memory at every list that it looks at, longer than it computes. But which game comes next
is known: while one is played, the memory of those after it is fetched.

Python's garbage collector looks for things that hold each other in a circle. Lists of numbers never
do, but it goes through all of them, again and again, and each time the games have to be fetched
anew.

Compiled, `tools/native/memory.c` takes the place of this file. It changes nothing but the time that
a step takes, so interpreted, where that would hardly be noticed, nothing is done.
"""

from __future__ import annotations

from typing import Any


def fetch(things: list[Any], width: int, number: int) -> None:
    """Fetch the things of the games after this one; `things` has so many of each game."""


def uncollected(value: Any) -> Any:
    """The same value, which the collector need not go through: a list of numbers or of such lists,
    or an object that holds such lists.
    """
    return value
