"""Views: all that ever leaves a game, built from an allow-list.

A game says in one table who sees each field of its state. A field that is not in the table is seen
by nobody. A view holds a stand-in state in which only the allowed fields are filled.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
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
        return {
            "game": self.game.id,
            "seat": self.seat,
            "shown": to_data(self.shown),
            "decisions": [decision.to_data() for decision in self.decisions],
            "waiting": list(self.waiting),
            "events": [
                {"event": self.game.events[e.kind].key, "args": list(e.args)} for e in self.events
            ],
            "outcome": None if self.outcome is None else self.outcome.to_data(),
        }

    def to_json(self) -> str:
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))

    def _repr_svg_(self) -> str:
        return self.game.svg(self)

    def __str__(self) -> str:
        return self.game.text(self)


def view_of(state: S, seat: int) -> View[S]:
    state.check_viewer(seat)
    shown: S = _filler_of(state)(state, seat)
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


_NO_LUCK: Final = FastChance(0)

Filler = Callable[[Any, int], Any]

_FILLERS: dict[type[State], tuple[Visibility, Filler]] = {}


def _filler_of(state: State) -> Filler:
    """The function that fills a view of such a state; written once for a table of visibility."""
    table = state.game.visibility
    known = _FILLERS.get(state.__class__)
    if known is None or known[0] is not table:
        known = _FILLERS[state.__class__] = table, _make_filler(state.__class__, table)
    return known[1]


def _make_filler(cls: type[State], table: Visibility) -> Filler:
    """Write the function that a person would write: public fields at once, others by their rule."""
    public = {NUMBER: "s.{0}", YES_NO: "s.{0}", TEXT: "s.{0}", NUMBERS: "s.{0}[:]"}
    public[ROWS] = "[row[:] for row in s.{0}]"
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls, "seen": _seen}
    lines = ["def filler(s, seat):", " t = new(cls)"]
    for place, field in enumerate(fields_of(cls)):
        rule = table.get(field.name) or KERNEL_VISIBILITY.get(field.name)
        if rule == PUBLIC and field.shape in public:
            value = public[field.shape].format(field.name)
        elif rule is None or field.shape in (RECORD, RECORDS):
            value = repr(_nothing(field.shape))
        else:
            scope[f"rule{place}"], scope[f"field{place}"] = rule, field
            value = f"seen(rule{place}, field{place}, s, s.{field.name}, seat)"
        lines.append(f" t.{field.name} = {value}")
    lines.append(" return t")
    exec("\n".join(lines), scope)
    filler: Filler = scope["filler"]
    return filler


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
    return [] if shape in (NUMBERS, ROWS, RECORDS) else None


def _redacted(event: Event) -> Event:
    """Who else heard of an event is nobody's business."""
    return Event(event.kind, event.args, EVERYBODY)
