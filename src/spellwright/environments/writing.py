"""Which writer each field of a game has: they keep a row of numbers up to date (`filling`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellwright.environments.filling import (
    AS_SHOWN,
    BY_RULE,
    NO_CIRCLE,
    OWN_ENTRY,
    Asked,
    FreeRowsWriter,
    ListWriter,
    LooseWriter,
    Naming,
    NumberWriter,
    Plan,
    RowsWriter,
    Ruled,
    SetNaming,
    Writer,
)
from spellwright.environments.layout import LISTS, Layout, Part
from spellwright.environments.lines import Counts, Line, Pieces, Size, Top, Wrong
from spellwright.kernel.changes import changes_in, public_fields, reads_in
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP, BY_SEAT
from spellwright.kernel.record import NUMBER, YES_NO
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import EVERYTHING
from spellwright.kernel.visibility import OWN, PUBLIC


def is_plain(part: Part) -> bool:
    """Whether a part is one whole number."""
    is_size = part.form == AS_SIZE and (part.shape in LISTS or part.rule == OWN)
    return (is_number(part) or is_size) and not part.pieces


def is_number(part: Part) -> bool:
    """Whether a seat sees one number of a part, whole or not."""
    return part.shape in (NUMBER, YES_NO) or (part.rule == OWN and part.shape in LISTS)


def ordered(layout: Layout) -> list[Part]:
    """The parts in the order of the observation: plain numbers, lists, sets, piles."""

    def region(part: Part) -> int:
        return 3 if part.form == AS_COUNTS else 2 if part.pieces else 0 if is_plain(part) else 1

    return sorted(layout.parts, key=region)


def asked_in(layout: Layout) -> Asked:
    return Asked(layout.seats, layout.questions, layout.arguments, layout.most_argument, _wrong())


def plan_of(layout: Layout, starts: dict[str, int], blank: Any) -> Plan:
    """The plan for all states with this layout, whose parts begin at these places. The blank row
    gets what stands there before it is filled.
    """
    rules = layout.rules
    names = [field.name for field in public_fields(rules.state, rules.visibility)]
    public: list[Writer | None] = [None] * len(names)
    ruled: list[Ruled] = []
    reads = reads_in(rules.state, rules.visibility)
    circles = sorted(layout.circles, key=lambda name: name != BY_SEAT)
    for part in ordered(layout):
        writer = _writer(part, starts[part.name], layout, circles)
        stands = writer.blank()
        blank[starts[part.name] : starts[part.name] + len(stands)] = stands
        if part.rule == PUBLIC and part.name in names:
            public[names.index(part.name)] = writer
        elif part.rule == PUBLIC:
            ruled.append(Ruled(writer, AS_SHOWN, part.name, None, EVERYTHING))
        elif part.rule == OWN:
            ruled.append(
                Ruled(writer, OWN_ENTRY, part.name, None, reads.get(part.name, EVERYTHING))
            )
        else:
            known = reads.get(part.name, EVERYTHING)
            ruled.append(Ruled(writer, BY_RULE, part.name, part.rule, known))
    firsts: list[Callable[[Any, int], int]] = [
        layout.declared.circle(name).first for name in circles[1:]
    ]
    changed = changes_in(rules.state, rules.visibility)
    return Plan(changed, public, ruled, asked_in(layout), firsts, blank)


def turned(size: int, first: int) -> list[int]:
    """By a member of a circle its number as seen from `first`; what is nobody stays what it is.

    >>> [turned(3, 1)[member] for member in (0, 1, 2, -1)]
    [2, 0, 1, -1]
    """
    return [*[(member - first) % size for member in range(size)], -2, -1]


def _writer(part: Part, place: int, layout: Layout, circles: list[str]) -> Writer:
    line = _line(part)
    naming = _naming(part, layout, circles)
    if is_number(part):
        return (LooseWriter if part.pieces else NumberWriter)(line, place, NO_CIRCLE, naming)
    if part.rule == OWN:
        return ListWriter(line, place, NO_CIRCLE, naming)
    by = circles.index(part.seen.by) if part.seen.by else NO_CIRCLE
    if part.shape in LISTS:
        return ListWriter(line, place, by, naming)
    is_free = part.seen.rows and part.form != AS_COUNTS
    return (FreeRowsWriter if is_free else RowsWriter)(line, place, by, naming, part.rows)


def _line(part: Part) -> Line:
    about = part.name, part.least, part.most, part.longest, part.varies, _wrong()
    if part.form == AS_SIZE:
        return Size(*about)
    if part.form == AS_COUNTS:
        return Counts(*about)
    if part.form == AS_TOP:
        return Top(*about)
    return Pieces(*about, part.pieces) if part.pieces else Line(*about)


def _naming(part: Part, layout: Layout, circles: list[str]) -> Naming | None:
    name = part.seen.names
    if not name or part.form == AS_SIZE:
        return None
    size = layout.circles[name]
    if part.seen.parts:
        raise RulesError(f"«{part.name}» names a circle with numbers of several pieces")
    if part.pieces:
        return SetNaming(circles.index(name), size)
    return Naming(circles.index(name), [turned(size, first) for first in range(size)])


def _wrong() -> Wrong:
    return Wrong(_too_long, _too_deep, _refuse)


def _too_long(name: str) -> None:
    raise RulesError(f"«{name}» has another length than its declaration says")


def _too_deep(name: str) -> None:
    raise RulesError(f"more of «{name}» is known than its declaration says")


def _refuse(name: str, number: int, least: int, most: int) -> None:
    raise RulesError(f"«{name}» holds {number}, declared is {least} to {most}")
