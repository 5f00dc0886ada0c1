"""Documents of strangers: real ones, damaged as a person or a program might damage them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hypothesis import strategies as st

import spellwright as sw
from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.laws.case import case_from
from spellwright.laws.played import any_choice
from spellwright.registry import Game, any_game
from tests.kernel.toy_game import WHOLE_GAME as MAGPIES

_GAMES: Final[list[Game]] = [
    MAGPIES,
    any_game("reference"),
    any_game("night-owls"),
    *sw.all_games(),
]
GAMES: Final = {game.id: game for game in _GAMES}

PLAYED_GAMES: Final = 12
KEPT: Final = frozenset((0, 3, 8, 21, 55, 89, 144, 233))

WILD: Final[list[Any]] = [
    *(-1, 0, 1, 2, 3, 7, 255, 1 << 31, -(1 << 31), 1 << 62, 10**30, -(10**30)),
    *(0.5, float("nan"), float("inf"), True, False, None),
    *("", "end", "x", "secret", "a\nb", "\ud800", "“" * 300, "ab" * 32),
    *([], {}, [[]], [0], [-1, -1], ["fast", 5], {"seat": 0}, [None]),
]

Damage = tuple[int, int, int]
"""Which place of the document, which kind of damage, which wild value."""

DAMAGES: Final = st.lists(
    st.tuples(st.integers(0, 10_000), st.integers(0, 5), st.integers(0, 10_000)),
    min_size=1,
    max_size=4,
)


@cache
def saved_states(game_id: str) -> list[str]:
    """Saved states of one game: at its start, in the middle of things and at its end."""
    game = GAMES[game_id]
    texts = []
    least, most = game.rules.seats_for(game.rules.check_settings(None))
    for seed, seats in enumerate(range(least, most + 1)):
        state, luck = game.new(seats, seed), FastChance(~seed)
        kept = {0, 1, 2, 5, 8, 13, 21, 34, 55, 89, 144, 233}
        while not state.over and state.choices < 240:
            if state.choices in kept:
                texts.append(state.to_json())
            choose_at_random(state, luck)
        texts.append(state.to_json())
    return texts


@cache
def positions(game_id: str, seed: int) -> list[str]:
    """Saved states of one game: the options and the number of seats follow from the seed."""
    game = GAMES[game_id]
    case = case_from(game.rules, seed)
    state, luck = game.new(case.seats, seed, case.options), FastChance(~seed)
    texts = []
    while not state.over and state.choices <= max(KEPT):
        if state.choices in KEPT:
            texts.append(state.to_json())
        choose_at_random(state, luck)
    return texts


def all_positions(game_id: str) -> Iterator[str]:
    """Saved states of several games; each is played when it is first wanted."""
    for seed in range(PLAYED_GAMES):
        yield from positions(game_id, seed)


def choose_at_random(state: State, luck: FastChance) -> None:
    taken = any_choice(state, luck)
    state.choose(taken.seat, taken.code)


def damaged(text: str, damages: list[Damage]) -> str:
    """A document with some damages, as text again."""
    document = json.loads(text)
    for place, kind, value in damages:
        places = _places(document)
        _damage(*places[place % len(places)], kind, value)
    return json.dumps(document)


def _places(document: Any) -> list[tuple[Any, Any]]:
    """All (container, key) pairs of a document, from the outside in."""
    found: list[tuple[Any, Any]] = []
    if isinstance(document, dict):
        found = [(document, key) for key in document]
    elif isinstance(document, list):
        found = [(document, at) for at in range(len(document))]
    inner = [pair for container, key in found for pair in _places(container[key])]
    return found + inner or [({"nothing": 0}, "nothing")]


def _damage(container: Any, key: Any, kind: int, value: int) -> None:
    old = container[key]
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(old, int):
        container[key] = old + value % 7 - 3
    elif kind == 2 and isinstance(container, list):
        container.insert(value % (len(container) + 1), copy.deepcopy(old))
    elif kind == 3 and isinstance(container, list):
        container.reverse()
    elif kind == 4 and isinstance(container, dict):
        names = list(container)
        other = names[value % len(names)]
        container[key], container[other] = container[other], old
    else:
        container[key] = copy.deepcopy(WILD[value % len(WILD)])
