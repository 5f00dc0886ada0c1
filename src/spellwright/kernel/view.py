"""Views: all that ever leaves a game, built from an allow-list.

A game says in one table who sees each field of its state. A field that is not in the table is seen
by nobody. A view holds a stand-in state in which only the allowed fields are filled.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask, Decision
from spellwright.kernel.event import EVERYBODY, Event
from spellwright.kernel.record import (
    NUMBER,
    NUMBERS,
    RECORD,
    RECORDS,
    ROWS,
    TEXT,
    YES_NO,
    Field,
    fields_of,
    plain_fields_of,
    to_data,
)
from spellwright.kernel.refusal import RulesError

if TYPE_CHECKING:
    from spellwright.kernel.game import Game
    from spellwright.kernel.outcome import Outcome
    from spellwright.kernel.state import State

S = TypeVar("S", bound="State")

HIDDEN: Final = -1
"""What stands in a view for a number that its seat may not know."""

PUBLIC: Final = "public"
OWN: Final = "own"

Shown = Callable[[Any, int], Any]
"""A rule of its own: what a seat sees of a field, worked out from state and seat."""

Visibility = Mapping[str, str | Shown]
"""Field name → PUBLIC, OWN (a column with one entry for each seat) or a rule of its own."""

# The number of choices is not in it: it would tell how long another seat's secret plan is.
KERNEL_VISIBILITY: Final[Visibility] = {
    "seats": PUBLIC,
    "ending": PUBLIC,
    "ranks": PUBLIC,
    "scores": PUBLIC,
}


class View(Generic[S]):
    """What one seat knows. `shown` is a state, filled only where the seat may look."""

    __slots__ = (
        "_decisions",
        "asked",
        "earlier",
        "events",
        "game",
        "names",
        "options",
        "outcome",
        "seat",
        "shown",
        "waiting",
    )

    def __init__(
        self,
        game: Game[S],
        seat: int,
        shown: S,
        asked: Ask | None,
        options: list[int],
        waiting: tuple[int, ...],
        events: tuple[Event, ...],
        outcome: Outcome | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.shown = shown
        self.asked = asked
        self.options = options
        self.waiting = waiting
        self.events = events
        self.outcome = outcome
        self.earlier: tuple[Event, ...] = ()
        """What the seat was told before, where a table keeps it."""
        self.names: tuple[str, ...] = ()
        """Who sits where, for drawings on a page that knows it."""
        self._decisions: tuple[Decision, ...] | None = None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decision of this seat, if it has one; put into words when somebody looks."""
        if self._decisions is None:
            asked = self.asked
            self._decisions = () if asked is None else (self.game.decision(asked, self.options),)
        return self._decisions

    def without_choices(self) -> View[S]:
        """The same view with nothing to choose, for looking back."""
        waiting: tuple[int, ...] = ()
        return View(self.game, self.seat, self.shown, None, [], waiting, self.events, self.outcome)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def story(self) -> list[tuple[str, str]]:
        """The visible events of the last choice as sentences with their clauses."""
        return [self.game.sentence(event) for event in self.events]

    def to_data(self) -> dict[str, Any]:
        return _as_data(
            self.game,
            self.seat,
            to_data(self.shown),
            self.decisions,
            self.waiting,
            self.events,
            self.outcome,
        )

    def to_json(self) -> str:
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))

    def _repr_svg_(self) -> str:
        return self.game.svg(self)

    def __str__(self) -> str:
        return self.game.text(self)


def view_of(state: S, seat: int) -> View[S]:
    state.check_viewer(seat)
    shown: S = _functions_for(state).fill(state, seat)
    shown.chance = _NO_LUCK.copy()
    shown.game = state.game
    shown.settings = state.settings
    shown.loud = False
    shown.events = []
    shown.derive()
    asked = state.ask_of(seat)
    return View(
        state.game,
        seat,
        shown,
        None if asked is None else asked.copy(),
        [] if asked is None else state.options(asked)[:],
        tuple(sorted([ask.seat for ask in state.asks])),
        tuple([_redacted(event) for event in state.events if event.visible_to(seat)]),
        state.outcome,
    )


def view_data(state: State, seat: int, events: Iterable[Event]) -> dict[str, Any]:
    """The view of a seat, who was told of these events last, as data to be written down at once:
    it may share lists with the state.
    """
    state.check_viewer(seat)
    asked = state.ask_of(seat)
    return _as_data(
        state.game,
        seat,
        _functions_for(state).read(state, seat),
        () if asked is None else (state.decision_of(asked),),
        sorted([ask.seat for ask in state.asks]),
        events,
        state.outcome,
    )


def _as_data(
    game: Game[Any],
    seat: int,
    shown: dict[str, Any],
    decisions: Iterable[Decision],
    waiting: Iterable[int],
    events: Iterable[Event],
    outcome: Outcome | None,
) -> dict[str, Any]:
    return {
        "game": game.id,
        "seat": seat,
        "shown": shown,
        "decisions": [decision.to_data() for decision in decisions],
        "waiting": list(waiting),
        "events": [{"event": game.events[e.kind].key, "args": list(e.args)} for e in events],
        "outcome": None if outcome is None else outcome.to_data(),
    }


_NO_LUCK: Final = FastChance(0)


class _Functions:
    """What is written once for a class of states and its table of visibility: `fill` makes the
    stand-in that a seat is shown, `read` its plain fields as data.
    """

    __slots__ = ("fill", "read", "table")

    def __init__(self, cls: type[State], table: Visibility) -> None:
        self.table = table
        self.fill = _make_filler(cls, table)
        self.read = _make_reader(cls, table)


_FUNCTIONS: dict[type[State], _Functions] = {}


def _functions_for(state: State) -> _Functions:
    known = _FUNCTIONS.get(state.__class__)
    if known is None or known.table is not state.game.visibility:
        known = _FUNCTIONS[state.__class__] = _Functions(state.__class__, state.game.visibility)
    return known


def _make_filler(cls: type[State], table: Visibility) -> Callable[[Any, int], Any]:
    """Write the function that a person would write: public fields at once, others by their rule."""
    copied = {NUMBERS: "s.{0}[:]", ROWS: "[row[:] for row in s.{0}]"}
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    lines = ["def filler(s, seat):", " t = new(cls)"]
    for field in fields_of(cls):
        if field.shape == RECORD:
            continue
        value = _expression(field, table, copied.get(field.shape, "s.{0}"), scope)
        lines.append(f" t.{field.name} = {value}")
    lines.append(" return t")
    exec("\n".join(lines), scope)
    filler: Callable[[Any, int], Any] = scope["filler"]
    return filler


def _make_reader(cls: type[State], table: Visibility) -> Callable[[Any, int], dict[str, Any]]:
    """The same for data: what is read at once need not be copied."""
    scope: dict[str, Any] = {}
    items = [
        f"{field.name!r}: {_expression(field, table, 's.{0}', scope)}"
        for field in plain_fields_of(cls)
    ]
    exec(f"def reader(s, seat):\n return {{{', '.join(items)}}}", scope)
    reader: Callable[[Any, int], dict[str, Any]] = scope["reader"]
    return reader


def _expression(field: Field, table: Visibility, public: str, scope: dict[str, Any]) -> str:
    """What a seat sees of a field, as an expression; what it needs is put into the scope."""
    rule = table.get(field.name) or KERNEL_VISIBILITY.get(field.name)
    if rule is None or field.shape in (RECORD, RECORDS):
        return repr(_nothing(field.shape))
    if rule == PUBLIC:
        return public.format(field.name)
    scope |= {"seen": _seen, f"rule_{field.name}": rule, f"field_{field.name}": field}
    return f"seen(rule_{field.name}, field_{field.name}, s, s.{field.name}, seat)"


def _seen(rule: str | Shown, field: Field, state: State, value: Any, seat: int) -> Any:
    if rule == OWN:
        if field.shape not in (NUMBERS, ROWS) or len(value) != state.seats:
            raise RulesError(f"{field.name} is OWN, but no column with an entry for each seat")
        hidden: Any = HIDDEN if field.shape == NUMBERS else []
        return [_copied(v) if owner == seat else hidden for owner, v in enumerate(value)]
    if isinstance(rule, str):
        raise RulesError(f"{field.name} has the unknown rule of visibility «{rule}»")
    return rule(state, seat)


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def _nothing(shape: int) -> Any:
    if shape == NUMBER:
        return HIDDEN
    if shape == TEXT:
        return ""
    return False if shape == YES_NO else []


def _redacted(event: Event) -> Event:
    """Who else heard of an event is nobody's business."""
    return Event(event.kind, event.args, EVERYBODY)
