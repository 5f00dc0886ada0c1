"""Positions of games that are played at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from spellwright.kernel.chance import FastChance
from spellwright.kernel.game import Game
from spellwright.kernel.state import State

S = TypeVar("S", bound=State)


def positions_of(
    game: Game[S], seats: int, seed: int, options: Mapping[str, Any], *, first: int, apart: int
) -> Iterator[S]:
    """The first positions of one game, then some in the same distance, and the last."""
    luck = FastChance(seed)
    state = game.new(seats, seed, options)
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


def assert_nothing_unknown_is_shown(game: Game[S], state: S, number: int) -> None:
    """What is unknown to a seat may be dealt anew: no drawing changes."""
    drawings = (
        game.svg,
        game.board,
        game.stage,
        game.seat_panels,
        game.panels,
        game.previews,
        game.notes,
        game.text,
        game.terminal,
    )
    for seat in range(-1, state.seats):
        other = state.resample(seat, number)
        for draw in drawings:
            assert draw(state.view(seat)) == draw(other.view(seat))
