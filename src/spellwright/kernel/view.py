"""Views: all that ever leaves a game, built from an allow-list (`visibility`).

A view holds a stand-in state in which only the allowed fields are filled.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask, Decision
from spellwright.kernel.display import DISPLAY
from spellwright.kernel.event import EVERYBODY, Event
from spellwright.kernel.record import to_data
from spellwright.kernel.visibility import HIDDEN, functions_for

if TYPE_CHECKING:
    from spellwright.kernel.outcome import Outcome
    from spellwright.kernel.rules import Rules
    from spellwright.kernel.state import State

S = TypeVar("S", bound="State")


class View(Generic[S]):
    """What one seat knows. `shown` is a state, filled only where the seat may look."""

    __slots__ = (
        "_decisions",
        "asked",
        "events",
        "options",
        "outcome",
        "rules",
        "seat",
        "shown",
        "waiting",
    )

    def __init__(
        self,
        rules: Rules[S],
        seat: int,
        shown: S,
        asked: Ask | None,
        options: list[int],
        waiting: tuple[int, ...],
        events: tuple[Event, ...],
        outcome: Outcome | None,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.shown = shown
        self.asked = asked
        self.options = options
        self.waiting = waiting
        self.events = events
        self.outcome = outcome
        self._decisions: tuple[Decision, ...] | None = None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decision of this seat, or None; it is put into words when somebody looks."""
        if self._decisions is None:
            asked = self.asked
            self._decisions = (
                () if asked is None else (self.rules.decision(self.shown, asked, self.options),)
            )
        return self._decisions

    def without_choices(self) -> View[S]:
        """The same view with nothing to choose, for looking back."""
        waiting: tuple[int, ...] = ()
        return View(self.rules, self.seat, self.shown, None, [], waiting, self.events, self.outcome)

    def retold(self, events: tuple[Event, ...]) -> View[S]:
        """The same view with other events, such as those that the seat was told last."""
        return View(
            self.rules,
            self.seat,
            self.shown,
            self.asked,
            self.options,
            self.waiting,
            events,
            self.outcome,
        )

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def story(self) -> list[tuple[str, str]]:
        """The visible events of the last choice as sentences with their clauses."""
        return [self.rules.sentence(event) for event in self.events]

    def to_data(self) -> dict[str, Any]:
        return _as_data(
            self.rules,
            self.seat,
            to_data(self.shown),
            self.decisions,
            self.waiting,
            self.events,
            self.outcome,
        )

    def to_json(self) -> str:
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))

    def _repr_svg_(self) -> str | None:
        return DISPLAY.svg(self)

    def __str__(self) -> str:
        return DISPLAY.text(self)


def view_of(state: S, seat: int) -> View[S]:
    state.check_viewer(seat)
    shown: S = functions_for(state).fill(state, seat)
    _complete(shown, state)
    asked = state.ask_of(seat)
    return View(
        state.rules,
        seat,
        shown,
        None if asked is None else asked.copy(),
        [] if asked is None else state.options(asked)[:],
        tuple(sorted([ask.seat for ask in state.asks])),
        tuple([_redacted(event) for event in state.events if event.visible_to(seat)]),
        state.outcome,
    )


def glimpse_of(state: S, seat: int) -> View[S]:
    """The same view without a copy: it shares lists with the state, so nobody may change it, and
    it holds until the next choice only. For players who think through many positions.
    """
    shown: S = functions_for(state).share(state, seat)
    _complete(shown, state)
    asked = state.ask_of(seat)
    options = [] if asked is None else state.options(asked)
    waiting = tuple(sorted([ask.seat for ask in state.asks]))
    return View(state.rules, seat, shown, asked, options, waiting, (), state.outcome)


def _complete(shown: State, state: State) -> None:
    """Fill the fields of a stand-in that follow from others or are no part of the position."""
    shown.chance = _NO_LUCK.copy()
    shown.answer = shown.answered_by = HIDDEN
    shown.rules = state.rules
    shown.settings = state.settings
    shown.tells_events = False
    shown.events = []
    shown.touched = 0
    shown.derive()


def view_data(
    state: State,
    seat: int,
    events: Iterable[Event],
    asked_data: Callable[[Decision], dict[str, object]] | None = None,
) -> dict[str, Any]:
    """The view of a seat, with the events that it was told last, as data to be written down at
    once: the data may share lists with the state. `asked_data` puts a decision into words.
    """
    state.check_viewer(seat)
    asked = state.ask_of(seat)
    return _as_data(
        state.rules,
        seat,
        functions_for(state).read(state, seat),
        () if asked is None else (state.decision_of(asked),),
        sorted([ask.seat for ask in state.asks]),
        events,
        state.outcome,
        asked_data,
    )


def _as_data(
    rules: Rules[Any],
    seat: int,
    shown: dict[str, Any],
    decisions: Iterable[Decision],
    waiting: Iterable[int],
    events: Iterable[Event],
    outcome: Outcome | None,
    asked_data: Callable[[Decision], dict[str, object]] | None = None,
) -> dict[str, Any]:
    return {
        "game": rules.id,
        "seat": seat,
        "shown": shown,
        "decisions": [
            decision.to_data() if asked_data is None else asked_data(decision)
            for decision in decisions
        ],
        "waiting": list(waiting),
        "events": [{"event": rules.events[e.kind].key, "args": list(e.args)} for e in events],
        "outcome": None if outcome is None else outcome.to_data(),
    }


_NO_LUCK: Final = FastChance(0)


def _redacted(event: Event) -> Event:
    """The event without its audience: nobody learns who else heard of it."""
    return Event(event.kind, event.args, EVERYBODY)
