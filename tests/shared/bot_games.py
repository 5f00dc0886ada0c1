"""Games for the tests of computer players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.view import View

S = TypeVar("S", bound=State)

RANDOM = RandomBot()


def advice_of(bot: Bot, state: State, seat: int | None = None, luck: int = 1) -> Advice:
    """What a bot would choose for a seat that is asked, or for the first one."""
    asked = state.asks[0].seat if seat is None else seat
    return bot.advise(state.view(asked), FastChance(luck))


def advised_by(bot: Bot, state: State, seat: int | None = None, luck: int = 1) -> str:
    """The same as text."""
    return state.rules.verbs.text(advice_of(bot, state, seat, luck).code)


def whole_game(
    rules: Rules[S], bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None
) -> S:
    state = rules.new(len(bots), seed, options, events=False)
    luck = [FastChance(1000 * seed + seat) for seat in range(len(bots))]
    while state.asks:
        seat = state.asks[0].seat
        state.choose(seat, bots[seat].advise(state.view(seat), luck[seat]).code)
    return state


def wins_over_random(
    rules: Rules[S], bot: Bot, games: int, seed: int, options: Mapping[str, Any] | None = None
) -> int:
    """How many games of two a bot wins, every seed played from both seats."""
    wins = 0
    for number in range(games):
        seat = number % 2
        bots = [bot, RANDOM] if seat == 0 else [RANDOM, bot]
        wins += whole_game(rules, bots, seed + number // 2, options).ranks[seat] == 1
    return wins


def half_random_game(
    state: S, seed: int, choices: int, bot: Bot, at_random: Sequence[str], *, one_of: int = 2
) -> Iterator[tuple[S, int, View[S], Advice]]:
    """The decisions of a game in which one of so many choices is random, the others the bot's.

    Such games come to positions that neither player would reach alone. Some questions are always
    answered at random, so that all their answers come up.
    """
    luck = FastChance(seed)
    while state.asks and state.choices < choices:
        seat = state.asks[luck.below(len(state.asks))].seat
        view = state.view(seat)
        advice = bot.advise(view, luck.copy())
        yield state, seat, view, advice
        is_random = view.decisions[0].question in at_random or luck.below(one_of) == 0
        chooses = RANDOM if is_random else bot
        state.choose(seat, chooses.advise(view, luck).code)
