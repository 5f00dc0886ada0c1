"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spellwright.games.talisman.bot import Greedy
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View
from tests.shared.bot_games import half_random_game, whole_game, wins_over_random

GREEDY = Greedy()


def advice_for(state: TalismanState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: TalismanState) -> str:
    """The same as text, for whoever is asked."""
    return RULES.verbs.text(advice_for(state, state.asks[0].seat).code)


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
