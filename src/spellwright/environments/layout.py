"""Where each field of a state stands in an observation, worked out from the declarations.

An observation has three regions: numbers, bits (sets of things, one place for each) and counts
(piles whose order means nothing). Each field has one part, in one of them or, if its numbers
consist of several, in the second.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from spellwright.kernel.cards import HiddenCards
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.naming import Bits, Keys
from spellwright.kernel.observation import (
    AS_COUNTS,
    AS_NUMBERS,
    AS_SIZE,
    AS_TOP,
    BY_SEAT,
    Observation,
    Seen,
)
from spellwright.kernel.record import (
    FIXED,
    NUMBER,
    NUMBERS,
    YES_NO,
    Field,
    fields_of,
)
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.rules import Rules
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC, rule_for

LISTS: Final = (NUMBERS, FIXED)
HIGHEST: Final = (1 << 31) - 1
KERNEL_FIELDS: Final[Mapping[str, Seen]] = {
    "seats": Seen(),
    "ending": Seen(),
    "ranks": Seen(least=1, by=BY_SEAT),
    "scores": Seen(least=-1_000_000, most=1_000_000, by=BY_SEAT),
}


class Part(NamedTuple):
    """One field as it is laid out: its values, its rows and entries, and what each entry holds."""

    name: str
    shape: int
    kind: str
    rule: Any
    seen: Seen
    least: int
    most: int
    is_category: bool
    rows: int
    """1 for a field that has no rows."""
    longest: int
    """1 for a plain number."""
    varies: bool
    """Whether the list, or a row of it, can be shorter: free places hold `least` - 1."""

    @property
    def form(self) -> int:
        return self.seen.form

    @property
    def has_rows(self) -> bool:
        return self.shape not in (NUMBER, YES_NO, *LISTS)

    @property
    def lowest(self) -> int:
        """The lowest number that can stand in the observation."""
        return self.least - 1 if self.varies else self.least

    @property
    def values(self) -> int:
        """How many values an entry can have."""
        return self.most - self.least + 1

    @property
    def pieces(self) -> tuple[int, ...]:
        """The bits of the pieces that each number is taken apart into; none if it stays whole."""
        if self.seen.parts:
            return self.seen.parts
        if self.seen.bits:
            # One more place tells what is hidden or not there from the empty set.
            return (1,) * (self.seen.bits + (self.lowest < 0))
        return ()


class Layout(NamedTuple):
    """All parts of the observations of a game with so many seats and these options."""

    rules: Rules[Any]
    declared: Observation
    seats: int
    settings: Mapping[str, Value]
    parts: tuple[Part, ...]
    circles: Mapping[str, int]
    """How many each circle has."""
    questions: int
    arguments: int
    """The most arguments of a question: its places for words, and whom it is for."""
    most_argument: int


def layout_of(
    rules: Rules[Any], declared: Observation, seats: int, settings: Mapping[str, Value]
) -> Layout:
    blank = rules.blank(seats, settings, FastChance(0))
    limits = rules.limits(seats)
    visible = [field for field in fields_of(rules.state) if rule_for(field, rules.visibility)]
    names = {field.name for field in visible}
    strangers = sorted(set(declared.fields) - names)
    if strangers:
        raise RulesError(f"{rules.id} lays out «{strangers[0]}», which nobody sees")
    # What rows of packs alone fill is no part of a table without them.
    visible = [f for f in visible if f.name not in rules.state.LATE or getattr(blank, f.name)]
    circles = {BY_SEAT: seats}
    circles |= {name: circle.size(blank) for name, circle in declared.circles.items()}
    made = _Maker(rules, declared, blank, dict(limits), circles)
    lengths = [len(word) for phrase in rules.questions.phrases for word in phrase.lexicons]
    if rules.questions.whom is not None:
        lengths.append(len(rules.questions.whom))
    return Layout(
        rules,
        declared,
        seats,
        settings,
        tuple(made.part(field) for field in visible),
        circles,
        len(rules.questions.phrases),
        max([len(phrase.lexicons) for phrase in rules.questions.phrases])
        + (rules.questions.whom is not None),
        max([1, *lengths]),
    )


class _Maker:
    """Makes the parts of one layout."""

    def __init__(
        self,
        rules: Rules[Any],
        declared: Observation,
        blank: Any,
        limits: dict[str, tuple[int, int]],
        circles: Mapping[str, int],
    ) -> None:
        self.rules = rules
        self.declared = declared
        self.blank = blank
        self.limits = limits
        self.circles = circles

    def part(self, field: Field) -> Part:
        rule = rule_for(field, self.rules.visibility)
        own = KERNEL_FIELDS.get(field.name)
        seen = _joined(
            self.declared.fields.get(field.name) or own or Seen(),
            self.declared.kinds.get(field.number) or Seen(),
        )
        if field.name == "ranks":
            seen = seen._replace(most=max(2, self.blank.seats), longest=self.blank.seats)
        if field.name == "scores":
            seen = seen._replace(longest=self.blank.seats)
        if rule == OWN and not seen.by:
            seen = seen._replace(by=BY_SEAT)
        if isinstance(rule, HiddenCards) and seen == Seen():
            # The order in a hand means nothing, and of a pile nobody sees more than its size.
            is_pile = field.shape in LISTS
            seen = Seen(form=AS_SIZE) if is_pile else Seen(form=AS_COUNTS, by=BY_SEAT)
        seen = self._with_bits(field, seen)
        least, most = self._bounds(field, seen)
        if rule != PUBLIC and not seen.parts:
            least = min(least, HIDDEN)
        rows, longest, varies = self._extent(field, seen, is_own=rule == OWN)
        is_category = self._is_category(field, seen)
        return Part(
            field.name,
            field.shape,
            field.number,
            rule,
            seen,
            least,
            most,
            is_category,
            rows,
            longest,
            varies,
        )

    def _with_bits(self, field: Field, seen: Seen) -> Seen:
        naming = self.rules.namings.get(field.number)
        if isinstance(naming, Bits) and not seen.bits:
            return seen._replace(bits=len(naming.keys))
        return seen

    def _bounds(self, field: Field, seen: Seen) -> tuple[int, int]:
        """The least and the most value of a field, by what was said closest to it."""
        if field.shape == YES_NO:
            return 0, 1
        if field.name == "seats":
            return self.rules.seats
        if field.name == "ending":
            return -1, len(self.rules.endings.phrases) - 1
        if seen.bits:
            return seen.least or 0, (1 << seen.bits) - 1
        if seen.parts:
            return -1, (1 << sum(seen.parts)) - 1
        least, most = seen.least, seen.most
        naming = self.rules.namings.get(field.number)
        if seen.names and most is None:
            least, most = -1, self.circles[seen.names] - 1
        if isinstance(naming, Keys):
            least = -1 if least is None else least
            most = len(naming.keys) - 1 if most is None else most
        if field.number != "int" and field.number in self.limits:
            low, high = self.limits[field.number]
            least = low if least is None else least
            most = high if most is None else most
        if most is None or most > HIGHEST:
            raise RulesError(f"{self.rules.id} does not say how high «{field.name}» goes")
        return 0 if least is None else least, most

    def _extent(self, field: Field, seen: Seen, is_own: bool) -> tuple[int, int, bool]:
        """How many rows and entries there are, and whether there can be fewer."""
        if field.shape in (NUMBER, YES_NO) or (is_own and field.shape in LISTS):
            return 1, 1, False
        if is_own:
            return 1, seen.longest, seen.form == AS_NUMBERS
        value = getattr(self.blank, field.name)
        name = f"{self.rules.id}: how long «{field.name}» can be"
        if seen.form == AS_SIZE:
            return (1 if field.shape in LISTS else len(value)), 1, False
        if field.shape in LISTS:
            longest = seen.longest or len(value)
            if not longest and seen.form == AS_NUMBERS:
                raise RulesError(f"{name} is not said")
            return 1, longest, bool(seen.longest) and seen.form in (AS_NUMBERS, AS_TOP)
        rows = seen.rows or len(value)
        longest = seen.longest or max([len(row) for row in value], default=0)
        if not rows or (not longest and seen.form != AS_COUNTS):
            raise RulesError(f"{name} is not said")
        return rows, longest, seen.form in (AS_NUMBERS, AS_TOP)

    def _is_category(self, field: Field, seen: Seen) -> bool:
        named = isinstance(self.rules.namings.get(field.number), Keys)
        return named or bool(seen.names) or field.name in ("ending", "seats")


def _joined(field: Seen, kind: Seen) -> Seen:
    """What a field says, and what its kind says where the field is silent."""
    usual = Seen()
    said = {name for name in Seen._fields if getattr(field, name) != getattr(usual, name)}
    return kind._replace(**{name: getattr(field, name) for name in said})
