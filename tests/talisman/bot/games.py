"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spellwright.games.talisman.bot import Greedy
from spellwright.games.talisman.game import GAME
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View

GREEDY = Greedy()
RANDOM = RandomBot()


def advice_for(state: TalismanState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: TalismanState) -> str:
    """The same as text, for whoever is asked."""
    return GAME.verbs.text(advice_for(state, state.asks[0].seat).code)


def play(bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None) -> TalismanState:
    """A whole game."""
    state = GAME.new(len(bots), seed, options, events=False)
    luck = [FastChance(1000 * seed + seat) for seat in range(len(bots))]
    while state.asks:
        seat = state.asks[0].seat
        state.choose(seat, bots[seat].advise(state.view(seat), luck[seat]).code)
    return state


def wins_against_random(games: int, seed: int = 0) -> int:
    """How many games of two greedy wins, every seed played from both seats."""
    wins = 0
    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [GREEDY, RANDOM] if seat == 0 else [RANDOM, GREEDY]
        wins += play(bots, seed + number // 2).ranks[seat] == 1
    return wins


def wild_game(
    seats: int, seed: int, choices: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[TalismanState, int, View[TalismanState], Advice]]:
    """The decisions of a game in which two of three choices are greedy's and the others random.

    Such games come to positions that neither player would reach alone. Sides are chosen at random,
    so that all of them come up.
    """
    state = GAME.new(seats, seed, options, events=False)
    luck = FastChance(seed)
    while state.asks and state.choices < choices:
        seat = state.asks[0].seat
        view = state.view(seat)
        greedy = GREEDY.advise(view, luck.copy())
        yield state, seat, view, greedy
        chooses = view.decisions[0].question in ("side", "new-side", "character")
        bot: Bot = RANDOM if chooses or luck.below(3) == 0 else GREEDY
        state.choose(seat, bot.advise(view, luck).code)
