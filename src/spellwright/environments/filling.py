"""Keeps a row of numbers up to date with what a seat sees: only what has changed is written.

Each field has a writer. It remembers the numbers that stand in the row, as they stand there, and
compares: so the same row can show any state of its game. What looks different to different seats is
remembered for each seat with its places in the row, which are put back when that seat looks again:
to turn a whole position round each time another seat looks would cost more than all else. A list
that is longer than was declared is an error, never cut, and so is a number outside of its bounds.

This file is compiled, so it knows nothing of NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellwright.environments.lines import Line, Wrong
from spellwright.kernel.decision import Ask
from spellwright.kernel.state import EVERYTHING, State
from spellwright.kernel.view import View

NO_CIRCLE: Final = -1
SEATS: Final = 0
"""The number of the circle of seats among the circles."""

BY_RULE: Final = 0
OWN_ENTRY: Final = 1
AS_SHOWN: Final = 2
"""How a field that is not public is looked up."""

SHORT_GAP: Final = 64
"""Where so few places lie between those kept for each seat, it costs less to keep them too."""
ALL: Final = slice(None)


class Naming:
    """The members of a circle as seen from each of them: 0 is oneself, nobody stays nobody."""

    def __init__(self, circle: int, turned: list[list[int]]) -> None:
        self.circle = circle
        self.turned = turned

    def named(self, numbers: list[int], first: int) -> list[int]:
        turned = self.turned[first]
        return [turned[number] for number in numbers]


class SetNaming(Naming):
    """The same for sets of members: a number has a bit for each of them."""

    def __init__(self, circle: int, size: int) -> None:
        super().__init__(circle, [])
        self.count = size
        self.members = (1 << size) - 1

    def named(self, numbers: list[int], first: int) -> list[int]:
        if numbers.count(0) == len(numbers):
            return numbers
        return [self._turned(number, first) for number in numbers]

    def _turned(self, number: int, first: int) -> int:
        members = number & self.members
        turned = (members >> first | members << (self.count - first)) & self.members
        return number - members + turned


class Writer:
    """Keeps the places of one field up to date."""

    def __init__(self, line: Line, place: int, by: int, naming: Naming | None) -> None:
        self.line = line
        self.place = place
        self.by = by
        """The circle whose members the entries belong to: the own ones come first."""
        self.naming = naming

    def turns(self) -> bool:
        """Whether the field looks different to different seats even where all see it."""
        return self.by != NO_CIRCLE or self.naming is not None

    def start(self) -> int:
        """The first place that is written."""
        return self.place

    def unseen(self) -> Any:
        """What is remembered while nothing but the blank stands there."""
        raise NotImplementedError

    def blank(self) -> list[int]:
        """What stands in the row before anything was written, from `place` on."""
        return self.line.blank()

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        """Write what has changed; returns what is remembered. Nobody may change `value` later."""
        raise NotImplementedError

    def _named(self, numbers: list[int], firsts: list[int]) -> list[int]:
        """The numbers as they stand in the row."""
        naming = self.naming
        if naming is None or not numbers:
            return numbers
        self.line.check(numbers)
        return naming.named(numbers, firsts[naming.circle])


class NumberWriter(Writer):
    """A field that is one number."""

    def unseen(self) -> Any:
        return None

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        number: int = value
        line = self.line
        if number < line.least or number > line.most:
            line.wrong.refuse(line.name, number, line.least, line.most)
        naming = self.naming
        if naming is not None:
            number = naming.turned[firsts[naming.circle]][number]
        row[self.place] = number
        return None


class LooseWriter(Writer):
    """A field that is one number, taken apart."""

    def unseen(self) -> Any:
        return []

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        before: list[int] = old
        new = self._named([value], firsts)
        if new == before:
            return before
        self.line.write(new, before, self.place, row)
        return new


class ListWriter(Writer):
    """A field that is a list."""

    def unseen(self) -> Any:
        return []

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        before: list[int] = old
        new: list[int] = value if isinstance(value, list) else list(value)
        if self.by != NO_CIRCLE:
            first = firsts[self.by]
            if first:
                new = new[first:] + new[:first]
        new = self._named(new, firsts)
        if new == before:
            # A list that stays need not be looked at by Python's garbage collector.
            return before
        self.line.write(new, before, self.place, row)
        return new


class RowsWriter(Writer):
    """A field that is a list of lists, always as many."""

    def __init__(self, line: Line, place: int, by: int, naming: Naming | None, rows: int) -> None:
        super().__init__(line, place, by, naming)
        self.rows = rows

    def unseen(self) -> Any:
        return [[] for _ in range(self.rows)]

    def blank(self) -> list[int]:
        return self.line.blank() * self.rows

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        lists: list[Any] = value
        if len(lists) != self.rows:
            self.line.wrong.too_long(self.line.name)
        before: list[list[int]] = old
        first = 0 if self.by == NO_CIRCLE else firsts[self.by]
        place = self.place
        step = self.line.size()
        for number in range(self.rows):
            at = number + first
            given = lists[at - self.rows if at >= self.rows else at]
            new: list[int] = given if isinstance(given, list) else list(given)
            new = self._named(new, firsts)
            if new != before[number]:
                self.line.write(new, before[number], place, row)
                before[number] = new
            place += step
        return before


class FreeRowsWriter(RowsWriter):
    """The same with fewer lists at times; how many there are stands before them."""

    def start(self) -> int:
        return self.place - 1

    def write(self, value: Any, old: Any, row: memoryview, firsts: list[int]) -> Any:
        lists: list[Any] = value
        if len(lists) > self.rows:
            self.line.wrong.too_long(self.line.name)
        row[self.place - 1] = len(lists)
        nothing: list[Any] = [[]] * (self.rows - len(lists))
        return super().write(lists + nothing, old, row, firsts)


class Asked:
    """What stands before the fields: the seat, its question with arguments, and who is asked."""

    def __init__(
        self, seats: int, questions: int, arguments: int, most_argument: int, wrong: Wrong
    ) -> None:
        self.seats = seats
        self.questions = questions
        self.arguments = arguments
        self.most_argument = most_argument
        self.wrong = wrong
        self.line = Line(
            "question", 0, max(questions, most_argument, seats), self.size(), False, wrong
        )

    def size(self) -> int:
        return 2 + self.arguments + self.seats

    def write(
        self, asks: list[Ask], seat: int, first: int, old: list[int], row: memoryview
    ) -> list[int]:
        new = [0] * self.size()
        new[0] = seat
        waiting = 2 + self.arguments
        for ask in asks:
            after = ask.seat - first
            new[waiting + (after if after >= 0 else after + self.seats)] = 1
            if ask.seat != seat:
                continue
            if ask.question >= self.questions:
                self.wrong.refuse("question", ask.question, 0, self.questions - 1)
            new[1] = ask.question + 1
            at = 2
            for argument in ask.args:
                if argument >= self.most_argument:
                    self.wrong.refuse("argument", argument, -1, self.most_argument - 1)
                new[at] = argument + 1
                at += 1
        if new == old:
            return old
        self.line.write(new, old, 0, row)
        return new


class Ruled:
    """A field that not everybody sees as it is."""

    def __init__(self, writer: Writer, how: int, name: str, rule: Any, reads: int) -> None:
        self.writer = writer
        self.how = how
        self.name = name
        self.rule = rule
        self.reads = reads
        """The fields that decide what is seen, as bits: it is looked up when one was touched, and
        at every look if it is not known which they are."""

    def value(self, state: State, seat: int) -> Any:
        if self.how == BY_RULE:
            return self.rule(state, seat)
        value = getattr(state, self.name)
        return value[seat] if self.how == OWN_ENTRY else value


class Plan:
    """All that the sights of an observer have in common."""

    def __init__(
        self,
        changed: Callable[[Any, list[Any], int], list[int]],
        public: list[Writer | None],
        ruled: list[Ruled],
        asked: Asked,
        circles: list[Callable[[Any, int], int]],
        blank: Any,
    ) -> None:
        self.changed = changed
        self.public = public
        """By the number of a public field its writer; none if it is ruled."""
        self.ruled = ruled
        self.asked = asked
        self.circles = circles
        """By each circle after that of the seats who comes first in it."""
        self.blank = blank
        """A row before it was ever filled."""
        self.is_own: list[bool] = [each is not None and each.turns() for each in public]
        """By the number of a public field whether it is remembered for each seat by itself."""
        self.spans = self._spans()
        """Which places are kept for each seat: from where up to where."""
        self.own = [number for number, is_own in enumerate(self.is_own) if is_own]

    def _spans(self) -> list[tuple[int, int]]:
        """Join what looks different to different seats over the short gaps between."""
        spans: list[tuple[int, int]] = []
        gap: list[int] = []
        for start, stop, number in self._written():
            if number >= 0 and not self.is_own[number]:
                gap.append(number)
            elif spans and start - spans[-1][1] <= SHORT_GAP:
                for between in gap:
                    self.is_own[between] = True
                spans[-1] = spans[-1][0], stop
                gap = []
            else:
                spans.append((start, stop))
                gap = []
        return spans

    def _written(self) -> list[tuple[int, int, int]]:
        """For each writer where it begins and ends in the row, and its number if it is public."""
        found: list[tuple[int, int, int]] = []
        for number, writer in enumerate(self.public):
            if writer is not None:
                found.append((writer.start(), writer.place + len(writer.blank()), number))
        for each in self.ruled:
            writer = each.writer
            found.append((writer.start(), writer.place + len(writer.blank()), -1))
        return sorted(found)


class Memory:
    """What one seat was shown last."""

    def __init__(self, plan: Plan) -> None:
        self.firsts: list[int] = []
        self.is_stale = True
        self.stale = [True] * len(plan.public)
        """By the number of a public field whether it has changed since."""
        self.last = [
            writer.unseen() if writer is not None and is_own else None
            for writer, is_own in zip(plan.public, plan.is_own, strict=True)
        ]
        self.touched = EVERYTHING
        """What may have been touched since."""
        self.ruled: list[Any] = [None] * len(plan.ruled)
        self.ruled_last = [each.writer.unseen() for each in plan.ruled]
        self.places = [
            memoryview(bytearray(plan.blank[start:stop].tobytes())) for start, stop in plan.spans
        ]
        """What stands in its places of the row while another seat is shown there."""


class Sight:
    """What is seen of one game: a row of numbers, and what it was filled from.

    Looking again writes only what has changed. What has changed is found by comparing, so a row
    may look at any state of its game next, for any seat. Whoever knows which fields of the same
    state were touched since the last look says so, and no others are compared.
    """

    def __init__(self, plan: Plan, row: Any) -> None:
        """The row that is filled; it may have more places at its end, for what else is told."""
        self._plan = plan
        self.row = row
        self._memory: memoryview = row.data
        in_bytes = self._memory.cast("B")
        each = self._memory.itemsize
        self._windows = [in_bytes[start * each : stop * each] for start, stop in plan.spans]
        self._size: int = len(plan.blank)
        self._extra: tuple[int, ...] = ()
        self._state: State | None = None
        self._seen: list[Any] = []
        self._asked: list[int] = []
        self._last: list[Any] = []
        self._by_seat: list[Memory | None] = []
        self._memories: list[Memory] = []
        self._shown: Memory | None = None
        self._forget()

    def look(
        self, state: State, seat: int, extra: tuple[int, ...] = (), touched: int = EVERYTHING
    ) -> Any:
        """The row with what a seat sees now. It is filled again when this is called again."""
        return self._kept(state, state.asks, seat, extra, touched)

    def look_at(self, view: View[Any], extra: tuple[int, ...] = ()) -> Any:
        """The same row from a view; it must be a sight of `observer.of_views`."""
        asks = [Ask(seat, 0, []) for seat in view.waiting if seat != view.seat]
        if view.asked is not None:
            asks.append(view.asked)
        return self._kept(view.shown, asks, view.seat, extra, EVERYTHING)

    def _kept(
        self, state: State, asks: list[Ask], seat: int, extra: tuple[int, ...], touched: int
    ) -> Any:
        try:
            self._fill(state, asks, seat, touched)
        except BaseException:
            self._forget()
            raise
        if extra != self._extra:
            self._extra = extra
            self.row[self._size :] = extra
        return self.row

    def _fill(self, state: State, asks: list[Ask], seat: int, touched: int) -> None:
        if state is not self._state:
            self._state = state
            touched = EVERYTHING
        plan = self._plan
        row = self._memory
        firsts = [max(0, seat), *[circle(state, seat) for circle in plan.circles]]
        self._asked = plan.asked.write(asks, seat, firsts[SEATS], self._asked, row)
        memory = self._turn_to(seat)
        self._take_in(state, touched, firsts)
        is_turned = firsts != memory.firsts
        if is_turned:
            memory.firsts = firsts
        if is_turned or memory.is_stale:
            memory.is_stale = False
            stale = memory.stale
            last = memory.last
            for number in plan.own:
                if is_turned or stale[number]:
                    stale[number] = False
                    writer = plan.public[number]
                    if writer is not None:
                        last[number] = writer.write(self._seen[number], last[number], row, firsts)
        self._look_up(memory, state, seat, is_turned)

    def _turn_to(self, seat: int) -> Memory:
        """Put into the row what a seat was shown last, and keep what the seat before was shown."""
        memory = self._by_seat[seat]
        if memory is None:
            memory = self._by_seat[seat] = Memory(self._plan)
            self._memories.append(memory)
        before = self._shown
        if memory is not before:
            windows = self._windows
            for number in range(len(windows)):
                window = windows[number]
                if before is not None:
                    before.places[number][ALL] = window
                window[ALL] = memory.places[number]
            self._shown = memory
        return memory

    def _take_in(self, state: State, touched: int, firsts: list[int]) -> None:
        """Write what has changed for all seats alike, and note what has for each by itself."""
        plan = self._plan
        last = self._last
        memories = self._memories
        for number in plan.changed(state, self._seen, touched):
            if plan.is_own[number]:
                for each in memories:
                    each.is_stale = True
                    each.stale[number] = True
            else:
                writer = plan.public[number]
                if writer is not None:
                    last[number] = writer.write(
                        self._seen[number], last[number], self._memory, firsts
                    )
        for each in memories:
            each.touched |= touched

    def _look_up(self, memory: Memory, state: State, seat: int, is_turned: bool) -> None:
        """Look up what is ruled and may have changed since the seat looked last."""
        plan = self._plan
        touched = memory.touched
        memory.touched = 0
        last = memory.ruled_last
        for number in range(len(plan.ruled)):
            each = plan.ruled[number]
            if not is_turned and each.reads != EVERYTHING and touched & each.reads == 0:
                continue
            value = each.value(state, seat)
            known = memory.ruled[number]
            if value == known:
                if not is_turned:
                    continue
                value = known
            else:
                if isinstance(value, list):
                    value = [one.copy() if isinstance(one, list) else one for one in value]
                memory.ruled[number] = value
            last[number] = each.writer.write(value, last[number], self._memory, memory.firsts)

    def _forget(self) -> None:
        plan = self._plan
        self.row[: self._size] = plan.blank
        self._state = None
        self._seen = [None] * len(plan.public)
        self._asked = []
        self._last = [
            None if writer is None or is_own else writer.unseen()
            for writer, is_own in zip(plan.public, plan.is_own, strict=True)
        ]
        self._by_seat = [None] * plan.asked.seats
        self._memories = []
        self._shown = None
