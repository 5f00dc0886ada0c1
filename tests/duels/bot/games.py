"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spellwright.games.duels.bot import Greedy
from spellwright.games.duels.game import GAME
from spellwright.games.duels.state import SETTING_UP, DuelsState
from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View

GREEDY = Greedy()
RANDOM = RandomBot()

WAYS_TO_PLAY: list[dict[str, Any]] = [
    {},
    {"groups": "pick", "hide_anywhere": True},
    {"groups": "build"},
    {"groups": "build", "pack": True, "budget": 100},
    {"groups": "build", "pack": True, "budget": 75, "tie_break": True},
]


def advice_for(state: DuelsState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: DuelsState, seat: int, luck: int = 1) -> str:
    """The same as text."""
    return GAME.verbs.text(advice_for(state, seat, luck).code)


def play(bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None) -> DuelsState:
    """A whole game."""
    state = GAME.new(2, seed, options, events=False)
    luck = [FastChance(1000 * seed + seat) for seat in range(2)]
    while state.asks:
        seat = state.asks[0].seat
        state.choose(seat, bots[seat].advise(state.view(seat), luck[seat]).code)
    return state


def wins_against_random(games: int, options: Mapping[str, Any], seed: int = 0) -> int:
    """How many games greedy wins alone, every seed played from both seats."""
    wins = 0
    for number in range(games):
        greedy_seat = number % 2
        bots = [GREEDY, RANDOM] if greedy_seat == 0 else [RANDOM, GREEDY]
        state = play(bots, seed + number // 2, options)
        wins += state.points[greedy_seat] > state.points[1 - greedy_seat]
    return wins


def wild_game(
    seed: int, choices: int = 10_000, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[DuelsState, int, View[DuelsState], Advice]]:
    """The decisions of a game in which every second choice is greedy's and the others are random.

    Such games come to positions that neither player would reach alone. Groups are built at random,
    so that all cards come up.
    """
    state = GAME.new(2, seed, options, events=False)
    luck = FastChance(seed)
    while state.asks and state.choices < choices:
        seat = state.asks[luck.below(len(state.asks))].seat
        view = state.view(seat)
        greedy = GREEDY.advise(view, luck.copy())
        yield state, seat, view, greedy
        at_random = state.stage < SETTING_UP or luck.below(2)
        bot: Bot = RANDOM if at_random else GREEDY
        state.choose(seat, bot.advise(view, luck).code)
