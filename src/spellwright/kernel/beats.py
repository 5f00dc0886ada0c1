"""Beats: the steps of one choice that told something, each with the position after it.

A table collects them when a choice is tried out, so that people see one thing happen after the
other. They follow from the log, so nobody keeps them. Playouts go by `State.take` and know nothing
of beats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from spellwright.kernel.event import Event
from spellwright.kernel.refusal import RULES_FAILURES, RulesError
from spellwright.kernel.view import View

if TYPE_CHECKING:
    from spellwright.kernel.state import State

S = TypeVar("S", bound="State")

MOST_STEPS: Final = 100_000


class Beat(Generic[S]):
    """What one step told, and the position after it; the last beat of a choice is where the choice
    leads, with its questions. What steps change in silence belongs to the beat before them.
    """

    __slots__ = ("position", "told")

    def __init__(self, position: S, told: list[Event]) -> None:
        self.position = position
        self.told = told


def carry_out_in_beats(state: S, seat: int, code: int) -> list[Beat[S]]:
    """Carry out a choice as `State.carry_out` does, and collect its beats: at least one."""
    try:
        return _taken_in_beats(state, seat, code)
    except RULES_FAILURES as error:
        raise state.failure(seat, code, error) from error


def _taken_in_beats(state: S, seat: int, code: int) -> list[Beat[S]]:
    beats: list[Beat[S]] = []
    told = 0
    is_done = state.begin(seat, code)
    for _ in range(MOST_STEPS):
        if is_done:
            break
        count = len(state.events)
        if count > told:
            beats.append(_beat(state, told))
            told = count
        is_done = state.run_steps(1)
    else:
        raise RulesError("a choice leads in a circle")
    if told == len(state.events) and beats:
        told -= len(beats.pop().told)
    beats.append(Beat(state, state.events[told:]))
    return beats


def _beat(state: S, told: int) -> Beat[S]:
    """The present position, with the events since those that were told before."""
    position = state.copy()
    position.events = state.events[told:]
    return Beat(position, position.events)


def beats_seen(before: S, beats: Sequence[Beat[S]], seat: int) -> Iterator[tuple[Beat[S], View[S]]]:
    """The beats in which a seat sees something change, with its view of each; the last one always
    counts, since it has the question. Nobody can count what others do in secret.
    """
    shown = before.view(seat).shown
    for beat in beats:
        view = beat.position.view(seat)
        is_heard = any(event.visible_to(seat) for event in beat.told)
        if is_heard or beat is beats[-1] or view.shown != shown:
            shown = view.shown
            yield beat, view
