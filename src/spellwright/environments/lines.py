"""How the numbers of one list stand in a row of an observation, and what of it is written anew.

This file is compiled, so it knows nothing of NumPy.
"""

from __future__ import annotations

from collections.abc import Callable

from spellwright.kernel.visibility import HIDDEN


class Wrong:
    """Says what is wrong with a state that does not keep to its declaration."""

    def __init__(
        self,
        too_long: Callable[[str], None],
        too_deep: Callable[[str], None],
        refuse: Callable[[str, int, int, int], None],
    ) -> None:
        self.too_long = too_long
        self.too_deep = too_deep
        self.refuse = refuse


class Line:
    """How the numbers of one list stand in a row: a place for each, and free ones after them."""

    def __init__(
        self, name: str, least: int, most: int, longest: int, varies: bool, wrong: Wrong
    ) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.longest = longest
        self.varies = varies
        self.free = least - 1
        self.wrong = wrong

    def size(self) -> int:
        """How many places the line takes."""
        return self.longest

    def blank(self) -> list[int]:
        """What stands there while the list is empty."""
        return [self.free if self.varies else 0] * self.longest

    def write(self, new: list[int], old: list[int], place: int, row: memoryview) -> None:
        """Write what is another number than before."""
        count = len(new)
        before = len(old)
        self._check_length(count)
        for at in range(count):
            number = new[at]
            if at >= before or number != old[at]:
                if number < self.least or number > self.most:
                    self.wrong.refuse(self.name, number, self.least, self.most)
                row[place + at] = number
        for at in range(count, before):
            row[place + at] = self.free

    def check(self, numbers: list[int]) -> None:
        """Refuse numbers that are out of bounds."""
        for number in numbers:
            if number < self.least or number > self.most:
                self.wrong.refuse(self.name, number, self.least, self.most)

    def _check_length(self, count: int) -> None:
        if count > self.longest or (count < self.longest and not self.varies):
            self.wrong.too_long(self.name)


class Pieces(Line):
    """Each number is taken apart: some places for each."""

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        longest: int,
        varies: bool,
        wrong: Wrong,
        bits: tuple[int, ...],
    ) -> None:
        super().__init__(name, least, most, longest, varies, wrong)
        self.shifts = [sum(bits[:number]) for number in range(len(bits))]
        self.masks = [(1 << each) - 1 for each in bits]
        self.absent = self.free if varies else 0

    def size(self) -> int:
        return self.longest * len(self.shifts)

    def blank(self) -> list[int]:
        pairs = list(zip(self.shifts, self.masks, strict=True))
        return [self.absent >> shift & mask for shift, mask in pairs] * self.longest

    def write(self, new: list[int], old: list[int], place: int, row: memoryview) -> None:
        count = len(new)
        before = len(old)
        self._check_length(count)
        for at in range(max(count, before)):
            number = new[at] if at < count else self.absent
            then = old[at] if at < before else self.absent
            if number == then:
                continue
            if at < count and (number < self.least or number > self.most):
                self.wrong.refuse(self.name, number, self.least, self.most)
            start = place + at * len(self.shifts)
            for piece in range(len(self.shifts)):
                shift = self.shifts[piece]
                mask = self.masks[piece]
                value = number >> shift & mask
                if value != then >> shift & mask:
                    row[start + piece] = value


class Counts(Line):
    """The order means nothing: how many there are of each value."""

    def size(self) -> int:
        return self.most - self.least + 1

    def blank(self) -> list[int]:
        return [0] * self.size()

    def write(self, new: list[int], old: list[int], place: int, row: memoryview) -> None:
        start = 0
        end = len(new)
        old_end = len(old)
        while start < end and start < old_end and new[start] == old[start]:
            start += 1
        while end > start and old_end > start and new[end - 1] == old[old_end - 1]:
            end -= 1
            old_end -= 1
        base = place - self.least
        self.check(new[start:end])
        for at in range(start, old_end):
            row[base + old[at]] -= 1
        for at in range(start, end):
            row[base + new[at]] += 1


class Size(Line):
    """Nobody ever sees a value: how many there are."""

    def size(self) -> int:
        return 1

    def blank(self) -> list[int]:
        return [0]

    def write(self, new: list[int], old: list[int], place: int, row: memoryview) -> None:
        row[place] = len(new)


class Top(Line):
    """A pile of which the last entries may be known: its size, and these from the top down."""

    def size(self) -> int:
        return self.longest + 1

    def blank(self) -> list[int]:
        return [0, *[self.free] * self.longest]

    def write(self, new: list[int], old: list[int], place: int, row: memoryview) -> None:
        count = len(new)
        before = len(old)
        for at in range(count - self.longest):
            if new[at] != HIDDEN:
                self.wrong.too_deep(self.name)
        if count != before:
            row[place] = count
        for depth in range(1, self.longest + 1):
            number = new[count - depth] if depth <= count else self.free
            then = old[before - depth] if depth <= before else self.free
            if number != then:
                if depth <= count and (number < self.least or number > self.most):
                    self.wrong.refuse(self.name, number, self.least, self.most)
                row[place + depth] = number
