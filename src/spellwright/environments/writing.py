"""Writes the function that a person would write to keep a row of numbers up to date.

A row remembers what it was filled from. Looking again compares, field by field, and writes only
what has changed, in place. A list that is longer than was declared is an error, never cut, and so
is a number outside of its bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from struct import Struct
from typing import Any, Final, NamedTuple

from spellwright.environments.layout import LISTS, Layout, Part
from spellwright.kernel.changes import Changed, changes_in, public_fields
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP, BY_SEAT
from spellwright.kernel.record import FIXED, FIXED_ROWS, LONGEST_LIST, NUMBER, YES_NO
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC

Update = Callable[[Any, list[Any], int, Iterable[int], list[Any], memoryview], bool]
"""From a state, its questions and a seat, the numbers of the public fields that have changed since,
what the row was filled from and the row itself; False: begin it anew."""

HEAD: Final = ("seat", "question")
"""What stands before the fields: the seat itself and what it is asked, with its arguments."""
TURNED: Final = 0
ASKED: Final = 1
"""What is remembered first: whose the columns are, and the question."""
MOST_TAKEN_APART: Final = 20_000
BYTES: Final = 4


class Written(NamedTuple):
    """The function, and what a row remembers before it was ever filled."""

    update: Update
    changed: Changed
    public: int
    """How many fields everybody sees."""
    unseen: list[Any]


def is_plain(part: Part) -> bool:
    """Whether a part is one whole number."""
    is_number = part.shape in (NUMBER, YES_NO) or (part.rule == OWN and part.shape in LISTS)
    is_size = part.form == AS_SIZE and (part.shape in LISTS or part.rule == OWN)
    return (is_number or is_size) and not part.pieces


def ordered(layout: Layout) -> list[Part]:
    """The parts in the order of the observation: plain numbers, lists, sets, piles."""

    def region(part: Part) -> int:
        return 3 if part.form == AS_COUNTS else 2 if part.pieces else 0 if is_plain(part) else 1

    return sorted(layout.parts, key=region)


def write_observer(layout: Layout, starts: dict[str, int]) -> Written:
    """The function for all states with this layout, whose parts begin at these places."""
    writer = _Writer(layout, starts)
    exec("\n".join(writer.lines()), writer.scope)
    rules = layout.rules
    changed = changes_in(rules.state, rules.visibility)
    return Written(writer.scope["update"], changed, len(writer.public), writer.unseen)


def turned(size: int, first: int) -> list[int]:
    """By a member of a circle its number as seen from `first`; what is nobody stays what it is.

    >>> [turned(3, 1)[member] for member in (0, 1, 2, -1)]
    [2, 0, 1, -1]
    """
    return [*[(member - first) % size for member in range(size)], -2, -1]


class TakenApart(dict[int, tuple[int, ...]]):
    """By a number its pieces; they are worked out once."""

    def __init__(self, shifts: list[int], pieces: tuple[int, ...]) -> None:
        self._pieces = [
            (shift, (1 << piece) - 1) for shift, piece in zip(shifts, pieces, strict=True)
        ]

    def __missing__(self, number: int) -> tuple[int, ...]:
        if len(self) > MOST_TAKEN_APART:
            self.clear()
        made = self[number] = tuple([number >> shift & mask for shift, mask in self._pieces])
        return made


def shifts_of(part: Part, circles: dict[str, int], first: int) -> list[int]:
    """Where the pieces of a number begin, as seen from `first` of its circle."""
    pieces = part.pieces
    starts = [sum(pieces[:n]) for n in range(len(pieces))]
    if not part.seen.names:
        return starts
    size = circles[part.seen.names]
    return [(start + first) % size if start < size else start for start in starts]


class _Writer:
    def __init__(self, layout: Layout, starts: dict[str, int]) -> None:
        self.layout = layout
        self.starts = starts
        rules = layout.rules
        self.public = [field.name for field in public_fields(rules.state, rules.visibility)]
        self.scope: dict[str, Any] = {
            "too_long": _too_long,
            "refuse": _refuse,
            "recount": recount,
        }
        self.unseen: list[Any] = [None, None]
        self.written: list[str] = []
        self.turns: list[str] = []
        """The names that tell a part whose the columns are."""

    def lines(self) -> list[str]:
        """One function for each field that everybody sees, called when it has changed; and one
        that finds out what has, and looks at all others.
        """
        self._circles()
        self._head()
        begin, self.written = self.written, []
        functions: list[str] = []
        writers = ["None"] * len(self.public)
        given = "".join([f", {name}" for name in self.turns])
        others: list[str] = []
        for part in ordered(self.layout):
            self._part(part)
            body, self.written = self.written, []
            if part.rule == PUBLIC and part.name in self.public:
                name = writers[self.public.index(part.name)] = f"write_{part.name}"
                functions += [f"def {name}(s, last, row{given}):", *_deeper(body)]
            else:
                others += body
        return [
            *functions,
            f"writers = [{', '.join(writers)}]",
            "def update(s, asks, seat, changed, last, row):",
            *_deeper(begin),
            " for number in changed:",
            "  write = writers[number]",
            f"  if write is not None: write(s, last, row{given})",
            *_deeper(others),
            " return True",
        ]

    def _say(self, *lines: str) -> None:
        self.written += lines

    def _pack(self, numbers: int) -> str:
        """The name of the function that puts so many numbers into the row."""
        name = f"pack_{numbers}"
        self.scope.setdefault(name, Struct(f"={numbers}i").pack_into)
        return name

    def _place(self, part: Part) -> int:
        return self.starts[part.name]

    # -- whose the columns are, and what is asked ------------------------------------------------

    def _circles(self) -> None:
        layout = self.layout
        for name, size in layout.circles.items():
            self.scope[f"turned_{name}"] = [turned(size, first) for first in range(size)]
            if name == BY_SEAT:
                self._say(f"k_{name} = seat if seat > 0 else 0")
            else:
                self.scope[f"first_{name}"] = layout.declared.circle(name).first
                self._say(f"k_{name} = first_{name}(s, seat)")
            self.turns.append(f"k_{name}")
            if any(part.seen.names == name for part in layout.parts):
                self._say(f"w_{name} = turned_{name}[k_{name}]")
                self.turns.append(f"w_{name}")
        turns = "".join([f"k_{name}, " for name in layout.circles])
        self._say(
            f"v = ({turns})",
            f"if v != last[{TURNED}]:",
            f" if last[{TURNED}] is not None: return False",
            f" last[{TURNED}] = v",
        )

    def _head(self) -> None:
        layout = self.layout
        self.scope["no_arguments"] = [(0,) * n for n in range(layout.arguments, -1, -1)]
        head = len(HEAD) + layout.arguments
        size = head + layout.seats
        most = layout.most_argument
        self._say(
            f"waiting = [0] * {layout.seats}",
            "asked = None",
            "for ask in asks:",
            " n = ask.seat",
            f" waiting[n - k_{BY_SEAT}] = 1",
            " if n == seat: asked = ask",
            "if asked is None:",
            " v = (seat, 0, *no_arguments[0], *waiting)",
            "else:",
            " a = asked.args",
            " v = (seat, asked.question + 1, *[n + 1 for n in a], *no_arguments[len(a)], *waiting)",
            f"if v != last[{ASKED}]:",
            f" if min(v) < 0 or v[1] > {layout.questions}"
            f" or max(v[{len(HEAD)}:{head}], default=0) > {most}:"
            f" refuse('question', v, 0, {min(most, layout.questions)})",
            f" {self._pack(size)}(row, 0, *v)",
            f" last[{ASKED}] = v",
        )

    def _plain(self, part: Part) -> None:
        """One whole number."""
        value = self._value(part)
        least, most = part.least, part.most
        if part.form == AS_SIZE:
            value, least, most = f"len({value})", 0, LONGEST_LIST
        self._say(
            f"v = {value}",
            f"if not {least} <= v <= {most}: refuse({part.name!r}, [v], {least}, {most})",
            f"row[{self._place(part)}] = "
            + (f"w_{part.seen.names}[v]" if part.seen.names and part.form != AS_SIZE else "v"),
        )

    # -- lists and rows --------------------------------------------------------------------------

    def _value(self, part: Part) -> str:
        if part.rule == PUBLIC:
            return f"s.{part.name}"
        if part.rule == OWN:
            return f"s.{part.name}[seat]"
        self.scope[f"rule_{part.name}"] = part.rule
        return f"rule_{part.name}(s, seat)"

    def _part(self, part: Part) -> None:
        if is_plain(part):
            self._plain(part)
            return
        is_single = part.rule == OWN or part.shape in LISTS or part.shape in (NUMBER, YES_NO)
        (self._single if is_single else self._rows)(part)

    def _single(self, part: Part) -> None:
        """One list, or one number that is taken apart."""
        memory = len(self.unseen)
        self.unseen.append([] if part.form == AS_COUNTS else None)
        value = self._value(part)
        is_number = part.shape in (NUMBER, YES_NO) or (part.rule == OWN and part.shape in LISTS)
        is_shared = part.shape in (FIXED, FIXED_ROWS) and not is_number
        by = "" if part.rule == OWN else part.seen.by
        turn = f"v[k_{by}:] + v[:k_{by}]" if by else "v"
        self._say(f"v = [{value}]" if is_number else f"v = {value}", f"old = last[{memory}]")
        if by and part.pieces:
            # What was there is compared number by number, so both must be turned.
            self._say(f"v = {turn}")
            turn = "v"
        is_new = part.rule == PUBLIC and part.name in self.public
        self._say("if True:" if is_new else "if v != old:")
        body = [f"each = {turn}", *self._row(part, "each", "old", str(self._place(part)))]
        self._say(*[f" {line}" for line in body])
        self._say(f" last[{memory}] = {'v' if is_shared or is_number else 'v[:]'}")

    def _rows(self, part: Part) -> None:
        memory = len(self.unseen)
        rows = 0 if part.seen.rows and part.form != AS_COUNTS else part.rows
        self.unseen.append([[] if part.form == AS_COUNTS else None for _ in range(rows)])
        by = part.seen.by
        self._say(f"v = {self._value(part)}")
        if by:
            self._say(f"v = v[k_{by}:] + v[:k_{by}]")
        self._say(f"old = last[{memory}]", "if v != old:")
        start = self._place(part)
        body = [f"o = {start}"]
        if rows:
            body += [f"if len(v) != {rows}: too_long({part.name!r})"]
            body += ["for each, was in zip(v, old):"]
            body += [" if each != was:"]
            body += [f"  {line}" for line in self._row(part, "each", "was", "o")]
            body += [f" o += {self._step(part)}"]
        else:
            self.scope[f"free_{part.name}"] = (part.least - 1,) * part.longest
            body += [
                "n = len(v)",
                f"if n > {part.rows}: too_long({part.name!r})",
                f"row[{start - 1}] = n",
                "for j in range(max(n, len(old))):",
                " each = v[j] if j < n else None",
                " if each is None:",
                f"  {self._pack(part.longest)}(row, {BYTES} * o, *free_{part.name})",
                " elif j >= len(old) or each != old[j]:",
                *[f"  {line}" for line in self._row(part, "each", "None", "o")],
                f" o += {self._step(part)}",
            ]
        self._say(*[f" {line}" for line in body])
        self._say(f" last[{memory}] = [each[:] for each in v]")

    def _step(self, part: Part) -> int:
        """How many places a row of a part takes."""
        if part.form == AS_COUNTS:
            return part.values
        if part.form == AS_SIZE:
            return 1
        return (part.longest + (part.form == AS_TOP)) * max(1, len(part.pieces))

    def _row(self, part: Part, each: str, was: str, place: str) -> list[str]:
        """The lines that write one list, or one row of several, in place of what it was."""
        if part.form == AS_SIZE:
            return [f"row[{place}] = len({each})"]
        if part.form == AS_COUNTS:
            member = f"w_{part.seen.names}" if part.seen.names else "None"
            return [
                self._in_bounds(part, each, can_be_empty=True),
                f"recount(row, {place} - {part.least}, {was}, {each}, {member})",
            ]
        if part.form == AS_TOP:
            return self._top(part, each, place)
        if part.pieces:
            return self._pieces(part, each, was, place)
        lines = [self._in_bounds(part, each, can_be_empty=part.varies)]
        if part.seen.names:
            lines.append(f"{each} = [w_{part.seen.names}[n] for n in {each}]")
        pack = self._pack(part.longest)
        if not part.varies:
            return [*lines, f"{pack}(row, {BYTES} * ({place}), *{each})"]
        return [
            *lines,
            *self._long(part, each),
            f"{pack}(row, {BYTES} * ({place}), *{each}, *pad_{part.name}[len({each})])",
        ]

    def _long(self, part: Part, each: str) -> list[str]:
        free = part.least - 1
        self.scope[f"pad_{part.name}"] = [[free] * n for n in range(part.longest, -1, -1)]
        return [f"if len({each}) > {part.longest}: too_long({part.name!r})"]

    def _in_bounds(self, part: Part, each: str, *, can_be_empty: bool) -> str:
        some = f"{each} and " if can_be_empty else ""
        return (
            f"if {some}(min({each}) < {part.least} or max({each}) > {part.most}): "
            f"refuse({part.name!r}, {each}, {part.least}, {part.most})"
        )

    def _top(self, part: Part, each: str, place: str) -> list[str]:
        known = part.longest
        self.scope[f"pad_{part.name}"] = [[part.least - 1] * n for n in range(known, -1, -1)]
        return [
            self._in_bounds(part, each, can_be_empty=True),
            f"n = len({each})",
            f"top = {each}[:-{known + 1}:-1]",
            f"if n > {known}:",
            f" deep = {each}[:-{known}]",
            f" if deep.count({HIDDEN}) != len(deep): too_long({part.name!r})",
            f"{self._pack(known + 1)}(row, {BYTES} * ({place}), n, *top, "
            f"*pad_{part.name}[len(top)])",
        ]

    def _pieces(self, part: Part, each: str, was: str, place: str) -> list[str]:
        """Only the numbers that have changed are taken apart again."""
        circles = dict(self.layout.circles)
        name = part.seen.names
        firsts = range(circles[name]) if name else range(1)
        apart = [TakenApart(shifts_of(part, circles, first), part.pieces) for first in firsts]
        self.scope[f"apart_{part.name}"] = apart
        size = len(part.pieces)
        lines = [self._in_bounds(part, each, can_be_empty=part.varies)]
        self.scope[f"none_{part.name}"] = [None] * part.longest
        new, before = each, was
        if part.varies:
            lines += self._long(part, each)
            new = f"[*{each}, *pad_{part.name}[len({each})]]"
            before = f"[*{was}, *pad_{part.name}[len({was})]]"
        return [
            *lines,
            f"p = {place}",
            f"apart = apart_{part.name}[{f'k_{name}' if name else 0}]",
            f"new = {new}",
            f"before = none_{part.name} if {was} is None else {before}",
            f"if len(new) != {part.longest}: too_long({part.name!r})",
            "for number, then in zip(new, before):",
            f" if number != then: {self._pack(size)}(row, {BYTES} * p, *apart[number])",
            f" p += {size}",
        ]


def recount(
    row: memoryview, base: int, was: list[int], now: list[int], turn: list[int] | None
) -> None:
    """Count the things of a pile anew where it has changed."""
    same = len(was)
    if now[:same] != was:
        same = 0
        for thing in was:
            row[base + (thing if turn is None else turn[thing])] -= 1
    for thing in now[same:]:
        row[base + (thing if turn is None else turn[thing])] += 1


def _too_long(name: str) -> None:
    raise RulesError(f"«{name}» is longer than its declaration says")


def _refuse(name: str, numbers: Sequence[int], least: int, most: int) -> None:
    wrong = next(number for number in numbers if not least <= number <= most)
    raise RulesError(f"«{name}» holds {wrong}, declared is {least} to {most}")


def _deeper(lines: list[str]) -> list[str]:
    return [f" {line}" for line in lines]
