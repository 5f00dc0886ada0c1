"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from spellwright.games.talisman.bot import Greedy
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.view import View
from tests.shared.bot_games import (
    advice_of,
    advised_by,
    half_random_game,
    whole_game,
    wins_over_random,
)

GREEDY = Greedy()

advice_for = partial(advice_of, GREEDY)
"""What greedy would choose for a seat that is asked."""
advised = partial(advised_by, GREEDY)
"""The same as text."""


def play(bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None) -> TalismanState:
    return whole_game(RULES, bots, seed, options)


def wins_against_random(games: int, seed: int = 0) -> int:
    return wins_over_random(RULES, GREEDY, games, seed)


def wild_game(
    seats: int, seed: int, choices: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[TalismanState, int, View[TalismanState], Advice]]:
    state = RULES.new(seats, seed, options, events=False)
    return half_random_game(
        state, seed, choices, GREEDY, ("side", "new-side", "character"), one_of=3
    )
