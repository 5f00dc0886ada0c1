"""Writes the function that a person would write to put what a seat sees into lists of numbers.

Two lists come out: the numbers of the observation in the order of its parts, and the places of the
things that are counted. A list that is longer than was declared is an error, never cut.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellwright.environments.layout import LISTS, MOST_ARGUMENTS, Layout, Part
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP, BY_SEAT
from spellwright.kernel.record import NUMBER, YES_NO
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC

Observe = Callable[[Any, int], tuple[list[int], list[int]]]

HEAD: Final = ("seat", "question", *[f"argument_{n}" for n in range(1, MOST_ARGUMENTS + 1)])
"""What stands before the fields: the seat itself and what it is asked."""


def ordered(layout: Layout) -> list[Part]:
    """The parts in the order in which their numbers are written: whole numbers first."""
    return sorted(layout.parts, key=lambda part: bool(part.pieces))


def width(part: Part) -> int:
    """How many numbers a part has, before they are taken apart."""
    if part.form == AS_COUNTS:
        return 0
    if part.form == AS_SIZE:
        return part.rows
    size = part.rows * (part.longest + (part.form == AS_TOP))
    return size + (1 if part.seen.rows else 0)


def write_observer(layout: Layout) -> Observe:
    """The function for all states with this layout."""
    writer = _Writer(layout)
    exec("\n".join(writer.lines()), writer.scope)
    observe: Observe = writer.scope["observe"]
    return observe


def turned(size: int, first: int) -> list[int]:
    """By a member of a circle its number as seen from `first`; what is nobody stays what it is.

    >>> [turned(3, 1)[member] for member in (0, 1, 2, -1)]
    [2, 0, 1, -1]
    """
    return [*[(member - first) % size for member in range(size)], -2, -1]


class _Writer:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.scope: dict[str, Any] = {"too_long": _too_long}
        self.scalars: list[str] = []
        self.written: list[str] = []
        self.next_count = 0

    def lines(self) -> list[str]:
        self._begin()
        for part in ordered(self.layout):
            self._part(part)
        self._flush()
        return ["def observe(s, seat):", *[f" {line}" for line in self.written], " return t, c"]

    def _say(self, *lines: str) -> None:
        self._flush()
        self.written += lines

    def _flush(self) -> None:
        if self.scalars:
            self.written.append(f"t += [{', '.join(self.scalars)}]")
            self.scalars = []

    def _begin(self) -> None:
        layout = self.layout
        for name, size in layout.circles.items():
            self.scope[f"first_{name}"] = layout.declared.circle(name).first
            self.scope[f"turned_{name}"] = [turned(size, first) for first in range(size)]
            self.written.append(f"k_{name} = first_{name}(s, seat)")
            if any(part.seen.names == name for part in layout.parts):
                self.written.append(f"w_{name} = turned_{name}[k_{name}]")
        self.scope["no_question"] = [0] * (1 + MOST_ARGUMENTS)
        self.scope["no_arguments"] = [[0] * n for n in range(MOST_ARGUMENTS, -1, -1)]
        self.written += [
            "c = []",
            "t = [seat]",
            f"waiting = [0] * {layout.seats}",
            "for ask in s.asks:",
            f" waiting[(ask.seat - k_{BY_SEAT}) % {layout.seats}] = 1",
            "ask = s.ask_of(seat)",
            "if ask is None:",
            " t += no_question",
            "else:",
            " a = ask.args",
            " t.append(ask.question + 1)",
            " t += [v + 1 for v in a]",
            " t += no_arguments[len(a)]",
            "t += waiting",
        ]

    def _part(self, part: Part) -> None:
        value = self._value(part)
        if part.shape in (NUMBER, YES_NO) or (part.rule == OWN and part.shape in LISTS):
            self.scalars.append(self._turned_scalar(part, value))
        elif part.rule == OWN or part.shape in LISTS:
            self._row(part, self._rotated(part, value), "")
        else:
            self._rows(part, value)

    def _value(self, part: Part) -> str:
        if part.rule == PUBLIC:
            return f"s.{part.name}"
        if part.rule == OWN:
            return f"s.{part.name}[seat]"
        self.scope[f"rule_{part.name}"] = part.rule
        return f"rule_{part.name}(s, seat)"

    def _turned_scalar(self, part: Part, value: str) -> str:
        return f"w_{part.seen.names}[{value}]" if part.seen.names and not part.pieces else value

    def _rotated(self, part: Part, value: str) -> str:
        by = part.seen.by
        if not by or part.rule == OWN:
            return value
        if value.startswith("rule_"):
            self._say(f"x = {value}")
            value = "x"
        return f"{value}[k_{by}:] + {value}[:k_{by}]"

    def _row(self, part: Part, value: str, base: str) -> None:
        """One list, or one row of several."""
        if part.form == AS_COUNTS:
            start = base or str(self._count_base(part))
            self._say(f"c += [{start} + {self._named(part, 'v')} for v in {value}]")
            return
        if part.form == AS_SIZE:
            self.scalars.append(f"len({value})")
            return
        if part.form == AS_TOP:
            self._top(part, value)
            return
        if part.seen.names and not part.pieces:
            value = f"[{self._named(part, 'v')} for v in {value}]"
        if not part.varies:
            self._say(f"t += {value}")
            return
        self._say(f"row = {value}", "t += row", *self._pad(part, "len(row)"))

    def _named(self, part: Part, value: str) -> str:
        return f"w_{part.seen.names}[{value}]" if part.seen.names else value

    def _pad(self, part: Part, length: str) -> list[str]:
        free = part.least - 1
        self.scope[f"pad_{part.name}"] = [[free] * n for n in range(part.longest, -1, -1)]
        return [
            f"if {length} > {part.longest}: too_long({part.name!r})",
            f"t += pad_{part.name}[{length}]",
        ]

    def _top(self, part: Part, value: str) -> None:
        known = part.longest
        self.scope[f"pad_{part.name}"] = [[part.least - 1] * n for n in range(known, -1, -1)]
        self._say(
            f"row = {value}",
            "n = len(row)",
            "t.append(n)",
            f"if n > {known}:",
            f" deep = row[:-{known}]",
            f" if deep.count({HIDDEN}) != len(deep): too_long({part.name!r})",
            f" t += row[:-{known + 1}:-1]",
            "else:",
            " t += row[::-1]",
            f" t += pad_{part.name}[n]",
        )

    def _rows(self, part: Part, value: str) -> None:
        rotated = self._rotated(part, value)
        if part.seen.rows and part.form != AS_COUNTS:
            self._say(f"rows = {rotated}", "t.append(len(rows))")
            rotated = "rows"
        base = ""
        if part.form == AS_COUNTS:
            base = "b"
            self._say(f"b = {self._count_base(part)}")
        self._say(f"for each in {rotated}:")
        outside, self.written = self.written, []
        self._row(part, "each", base)
        self._flush()
        inside, self.written = self.written, outside
        self.written += [f" {line}" for line in inside]
        if part.form == AS_COUNTS:
            self.written.append(f" b += {part.values}")
        elif part.seen.rows:
            free = [part.least - 1] * part.longest
            self.scope[f"none_{part.name}"] = [free * n for n in range(part.rows, -1, -1)]
            self.written += [
                f"if len(rows) > {part.rows}: too_long({part.name!r})",
                f"t += none_{part.name}[len(rows)]",
            ]

    def _count_base(self, part: Part) -> int:
        """Where the counts of a part begin, such that a value can be added as it is."""
        start = self.next_count
        self.next_count += part.rows * part.values
        return start - part.least


def _too_long(name: str) -> None:
    raise RulesError(f"«{name}» is longer than its declaration says")
