"""Positions of games that are played at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from spellwright.face.face import Face
from spellwright.face.scene import Scene
from spellwright.kernel.chance import FastChance
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

S = TypeVar("S", bound=State)


def positions_of(
    rules: Rules[S], seats: int, seed: int, options: Mapping[str, Any], *, first: int, apart: int
) -> Iterator[S]:
    """The first positions of one game, then some in the same distance, and the last."""
    luck = FastChance(seed)
    state = rules.new(seats, seed, options)
    made = 0
    while True:
        if made < first or made % apart == 0 or state.over:
            yield state
        if state.over:
            return
        ask = state.asks[luck.below(len(state.asks))]
        codes = state.options(ask)
        state.take(ask.seat, codes[luck.below(len(codes))])
        made += 1


def assert_nothing_unknown_is_shown(face: Face, state: S, number: int) -> None:
    """What is unknown to a seat may be dealt anew: no drawing changes."""
    drawings = (
        face.svg,
        face.board,
        face.stage,
        face.seat_panels,
        face.panels,
        face.previews,
        face.notes,
        face.text,
        face.terminal,
    )
    for seat in range(-1, state.seats):
        other = state.resample(seat, number)
        for draw in drawings:
            assert draw(Scene(state.view(seat))) == draw(Scene(other.view(seat)))
