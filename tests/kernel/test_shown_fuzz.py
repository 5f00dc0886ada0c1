"""A state from outside that is accepted can be shown: reader and drawings are tried together.

`pytest -m soak tests/kernel/test_shown_fuzz.py` tries 6,000 mutations of each game.
"""

from __future__ import annotations

import json
import random
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any, Final

import pytest

import spellwright as sw
from spellwright.face.scene import Scene
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.registry import Game
from tests.kernel.fuzzing import all_positions, damaged, saved_states
from tests.releases.kept import RELEASES

SAMPLE: Final = 200
ALL: Final = 6000
FAR: Final = (-20, -1, 0, 3, 7, 12, 40, 200, 5000, 1 << 31, 1 << 40)
"""Numbers that are out of range in one field and fit another."""
PROCESSOR_SECONDS: Final = 5.0
LONGEST_DRAWING: Final = 5_000_000
GAMES: Final = {game.id: game for game in sw.all_games()}
every_game = pytest.mark.parametrize("game_id", GAMES)


class Endless(Exception):
    """A drawing that does not end."""


@every_game
def test_some_mutations_are_refused_or_shown(game_id: str) -> None:
    _try_mutations(game_id, range(SAMPLE))


@pytest.mark.soak
@every_game
def test_all_mutations_are_refused_or_shown(game_id: str) -> None:
    _try_mutations(game_id, range(ALL))


def _try_mutations(game_id: str, numbers: range) -> None:
    assert _seeds(game_id)
    accepted, found = 0, []
    for number in numbers:
        with _ending():
            try:
                state = _read(GAMES[game_id], mutation(game_id, number))
                if state is not None:
                    accepted += 1
                    show(GAMES[game_id], state)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
                where = traceback.extract_tb(error.__traceback__)[-1]
                what = f"{type(error).__name__}: {error}"
                found.append(f"mutation {number}: {what} ({where.filename}:{where.lineno})")
    assert found == []
    # Mutations that nobody accepts would prove nothing of the drawings.
    assert len(numbers) // 10 < accepted < len(numbers)


def _read(game: Game, text: str) -> State | None:
    try:
        state: State = game.from_json(text)
    except Refused:
        return None
    return state


def show(game: Game, state: State) -> None:
    """All that a page, a terminal or a notebook would show of a state, to everybody."""
    names = tuple([f"Player {seat + 1}" for seat in range(state.seats)])
    for seat in range(-1, state.seats):
        view = state.view(seat)
        for scene in (Scene(view), Scene(view, names=names)):
            face = game.face
            pictures = (face.svg, face.text, face.terminal, face.board, face.stage)
            assert all(len(draw(scene)) < LONGEST_DRAWING for draw in pictures)
            for look in (face.seat_panels, face.panels, face.previews, face.notes, face.prepared):
                look(scene)
            face.statistics(scene, ())
        json.loads(view.to_json())


# -- mutations -------------------------------------------------------------------------------------


@cache
def _seeds(game_id: str) -> list[str]:
    """Positions of many games, also in the middle of effects, as they are written today."""
    kept = [
        path.read_text("utf-8") for release in RELEASES for path in release.glob("states/*.json")
    ]
    game = GAMES[game_id]
    old = [_read(game, text) for text in kept if json.loads(text)["game"] == game_id]
    older = [state.to_json() for state in old if state is not None]
    return [*saved_states(game_id), *all_positions(game_id), *older]


def mutation(game_id: str, number: int) -> str:
    """The same for the same number. Half of them change a number somewhere in one field, any field
    as likely as another; half are damaged anywhere, as by a stranger.
    """
    luck = random.Random(f"{game_id} {number}")
    text = luck.choice(_seeds(game_id))
    if luck.random() < 0.5:
        kinds = (1, 1, 1, 0, 2, 3, 4, 5)
        damages = [
            (luck.randrange(100_000), luck.choice(kinds), luck.randrange(10_000))
            for _ in range(luck.choice((1, 1, 2, 3)))
        ]
        return damaged(text, damages)
    document = json.loads(text)
    holder, key = _any_number(document["state"], luck)
    near = [holder[key] + step for step in (-2, -1, 1, 2)]
    holder[key] = luck.choice([*near, *near, *FAR])
    return json.dumps(document)


def _any_number(state: dict[str, Any], luck: random.Random) -> tuple[Any, Any]:
    """Where a number stands in a field: in its column, a row of it or a procedure's own field."""
    holder: Any = state
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        fitting = [key for key in keys if type(holder[key]) is int or _has_number(holder[key])]
        key = luck.choice(fitting)
        if type(holder[key]) is int:
            return holder, key
        holder = holder[key]


def _has_number(value: Any) -> bool:
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return any(type(one) is int or _has_number(one) for one in inner)
    return False


@contextmanager
def _ending() -> Iterator[None]:
    """What takes too much of the processor's time is an error, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def end(_: int, __: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, PROCESSOR_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
