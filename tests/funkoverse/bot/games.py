"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spellwright.games.funkoverse import GAME
from spellwright.games.funkoverse.bot import Greedy
from spellwright.games.funkoverse.state import FunkoverseState
from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View

GREEDY = Greedy()
RANDOM = RandomBot()

SCENARIOS: dict[str, dict[str, Any]] = {
    "flags": {"scenario": "flags"},
    "control": {"scenario": "control"},
    "leaders": {"scenario": "leaders"},
    "territory": {"scenario": "territory"},
    "first-game": {"first-game": True},
}


def advice_for(state: FunkoverseState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: FunkoverseState, seat: int, luck: int = 1) -> str:
    """The same as text."""
    return GAME.verbs.text(advice_for(state, seat, luck).code)


def play(
    bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None
) -> FunkoverseState:
    """A whole game."""
    state = GAME.new(len(bots), seed, options, events=False)
    luck = [FastChance(1000 * seed + seat) for seat in range(len(bots))]
    while state.asks:
        seat = state.asks[0].seat
        state.choose(seat, bots[seat].advise(state.view(seat), luck[seat]).code)
    return state


def wins_against_random(games: int, options: Mapping[str, Any], seed: int = 0) -> int:
    """How many games of two greedy wins, every seed played from both seats."""
    wins = 0
    for number in range(games):
        greedy_seat = number % 2
        bots = [GREEDY, RANDOM] if greedy_seat == 0 else [RANDOM, GREEDY]
        wins += play(bots, seed + number // 2, options).ranks[greedy_seat] == 1
    return wins


def wild_game(
    seats: int, seed: int, choices: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[FunkoverseState, int, View[FunkoverseState], Advice]]:
    """The decisions of a game in which every second choice is greedy's and the others are random.

    Such games come to positions that neither player would reach alone. Characters are chosen at
    random, so that all of them come up.
    """
    state = GAME.new(seats, seed, options, events=False)
    luck = FastChance(seed)
    while state.asks and state.choices < choices:
        seat = state.asks[luck.below(len(state.asks))].seat
        view = state.view(seat)
        greedy = GREEDY.advise(view, luck.copy())
        yield state, seat, view, greedy
        chooses = view.decisions[0].question in ("pick", "secret-pick", "item")
        bot: Bot = RANDOM if chooses or luck.below(2) else GREEDY
        state.choose(seat, bot.advise(view, luck).code)
