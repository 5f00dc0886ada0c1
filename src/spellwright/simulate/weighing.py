"""How much a decision matters: its options are tried out in the same imagined worlds.

Of the worlds, one half says which option is best and which is second, the other half how far they
are apart; and then the other way round. So luck that makes an option look good does not count as
its gain.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.kernel.bot import Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.outcome import standing
from spellwright.kernel.state import State
from spellwright.registry import Game
from spellwright.simulate.game_record import Weighed
from spellwright.simulate.seeds import derived_seed

WORLDS: Final = 8
MOST_OPTIONS: Final = 8
"""Of more options, so many by lot are tried."""
FARTHEST: Final = 60
"""The most choices until a position is looked at, settled or not."""
LEAST_GAIN: Final = 0.01
"""A choice that gains less than one point in a hundred does not matter."""


class Held(NamedTuple):
    """A decision that is to be weighed."""

    state: State
    seat: int
    question: str
    options: list[int]


def weigh(game: Game, held: Held, seed: int) -> Weighed:
    state, seat = held.state, held.seat
    luck = FastChance(derived_seed(seed, "options", state.choices))
    options = held.options
    if len(options) > MOST_OPTIONS:
        options = luck.shuffled(options)[:MOST_OPTIONS]
    maker = game.bots().get("greedy", RandomBot)
    values: list[list[float]] = []
    for world in range(WORLDS):
        number = derived_seed(seed, state.choices, world)
        imagined = state.resample(seat, number)
        ask = imagined.ask_of(seat)
        open_now = set() if ask is None else set(imagined.options(ask))
        if not open_now.issuperset(options):
            continue
        values.append([_value(game, imagined, seat, code, maker(), number) for code in options])
    return _summed_up(held, values)


def _value(game: Game, imagined: State, seat: int, code: int, bot: Bot, number: int) -> float:
    """What the position is worth to the seat when it is settled again after an option."""
    state = imagined.copy().quiet()
    state.chance = FastChance(number)
    luck = FastChance(~number)
    state.take(seat, code)
    for _ in range(FARTHEST):
        if state.over or (game.mind.is_settled(state) and state.asks[0].seat != seat):
            break
        mover = state.asks[0].seat
        state.take(mover, bot.advise(state.glimpse(mover), luck).code)
    if state.over:
        return standing(state.ranks, seat, game.rules.cooperative)
    return game.mind.evaluate(state, seat)


def _summed_up(held: Held, values: list[list[float]]) -> Weighed:
    where = held.state.choices, held.seat, held.question, len(held.options)
    halves = values[::2], values[1::2]
    leads, gains = [], []
    for choosing, judging in (halves, halves[::-1]):
        if not choosing or not judging:
            return Weighed(*where, 0.0, 0.0, False)
        order = sorted(range(len(choosing[0])), key=lambda n: -sum([row[n] for row in choosing]))
        best, second = order[0], order[1]
        leads += [row[best] - row[second] for row in judging]
        gains += [row[best] - sum(row) / len(row) for row in judging]
    lead, gain = sum(leads) / len(leads), sum(gains) / len(gains)
    spread = sum([(one - gain) ** 2 for one in gains]) / max(1, len(gains) - 1)
    error = (spread / len(gains)) ** 0.5
    return Weighed(*where, round(lead, 5), round(gain, 5), gain > max(LEAST_GAIN, 2 * error))
