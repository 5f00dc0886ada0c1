"""Attacks: what a basic challenge, an ability or the Dagger promises, and against whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.content import Register
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.challenges import blow, chance
from spellwright.games.funkoverse.bot.terrain import steps_from
from spellwright.games.funkoverse.content.columns import (
    BASIC_DICE,
    DICE,
    IS_CHALLENGE,
    MOVE_SQUARES,
    RANGE,
    STATUS_OF,
    by_ability,
)
from spellwright.games.funkoverse.queries import OTHERS_OF, beside, challengeable, is_standing
from spellwright.games.funkoverse.rules.cooldown import can_pay, cost_of, tokens_on_track
from spellwright.games.funkoverse.rules.status import count_on
from spellwright.games.funkoverse.state import FIGURES_OF, NOBODY, SIDE_OF, FunkoverseState

COMES_NEAR: Final = MOVE_SQUARES + 1
"""From this many steps away, one move is enough to attack."""

Promise = tuple[float, int]
"""What something brings, and its best target (NOBODY: none)."""
NOTHING: Final[Promise] = (0.0, NOBODY)


def price(s: FunkoverseState, figure: int, spell: int) -> float:
    """What the token of an ability is worth."""
    return weights.TOKEN * cost_of(s, figure, spell)


def more_to_come(s: FunkoverseState, target: int, by: int, left: int) -> int:
    """How many attacks may follow in this round: by the same figure and by fresh allies."""
    steps = steps_from(s.board, s.at[target])
    return left + len(
        [
            ally
            for ally in OTHERS_OF[1 - SIDE_OF[target]][by]
            if not s.exhausted[ally] and is_standing(s, ally) and steps[s.at[ally]] <= COMES_NEAR
        ]
    )


class Strike(NamedTuple):
    """An ability used on a target: by whom, with how many attacks that may follow."""

    s: FunkoverseState
    figure: int
    spell: int
    target: int
    more: int

    @property
    def gain(self) -> float:
        """What the ability brings beside its challenge, when it works as it should."""
        return weights.GAIN[self.spell]

    @property
    def chance(self) -> float:
        return chance(self.s, self.target, DICE[self.spell])

    def spreads(self, square: int) -> tuple[float, int]:
        """What the same blow does to the others around a square, and how many they are."""
        others = beside(self.s, square, OTHERS_OF[SIDE_OF[self.target]][self.target])
        dice = DICE[self.spell]
        return sum([blow(self.s, each, self.figure, dice, self.more) for each in others]), len(
            others
        )


Extra = Callable[[Strike], float]
"""What an ability brings beside its challenge."""
extra: Final[Register[Extra]] = Register("extra")


def strike(s: FunkoverseState, figure: int, spell: int, target: int, left: int) -> float:
    """What a challenge ability promises against a target that it can be used on."""
    more = more_to_come(s, target, figure, left)
    worth = blow(s, target, figure, DICE[spell], more)
    return worth + EXTRAS[spell](Strike(s, figure, spell, target, more))


def by_figures(one: Strike) -> float:
    """An ability of which the player knows no more: what its row says that it brings."""
    return one.gain


@extra("flipendo")
def everybody_around(one: Strike) -> float:
    blows, others = one.spreads(one.s.at[one.figure])
    return blows + one.gain * (1 + others)


@extra("confringo")
def everybody_beside_the_target(one: Strike) -> float:
    return one.spreads(one.s.at[one.target])[0]


@extra("confundo")
def confused(one: Strike) -> float:
    return 0.0 if count_on(one.s, one.target, STATUS_OF[one.spell]) else one.gain


@extra("impedimenta")
def delayed(one: Strike) -> float:
    return one.gain * one.chance if tokens_on_track(one.s, SIDE_OF[one.target]) else 0.0


@extra("expelliarmus")
def disarmed(one: Strike) -> float:
    s, side = one.s, SIDE_OF[one.target]
    return one.gain if s.holder[side] == one.target and not s.item_cooldown[side] else 0.0


@extra("detention")
def detained(one: Strike) -> float:
    return 0.0 if one.s.exhausted[one.target] else one.gain * one.chance


EXTRAS: Final = by_ability(extra, by_figures)


def best_strike(s: FunkoverseState, figure: int, spell: int, left: int) -> Promise:
    """The best target of a challenge ability."""
    targets = challengeable(s, figure, RANGE[spell])
    return max([(strike(s, figure, spell, t, left), t) for t in targets], default=NOTHING)


def best_blow(s: FunkoverseState, figure: int, left: int, dice: int = BASIC_DICE) -> Promise:
    """The best adjacent rival for a plain challenge."""
    rivals = beside(s, s.at[figure], FIGURES_OF[1 - SIDE_OF[figure]])
    return max(
        [(blow(s, r, figure, dice, more_to_come(s, r, figure, left)), r) for r in rivals],
        default=NOTHING,
    )


def best_attack(s: FunkoverseState, figure: int) -> float:
    """What the last action of a turn can bring as an attack from where a figure is."""
    best = best_blow(s, figure, 0)[0]
    for spell in s.abilities_of[s.kind[figure]]:
        if IS_CHALLENGE[spell] and can_pay(s, figure, spell):
            promise = best_strike(s, figure, spell, 0)[0]
            if promise:
                best = max(best, promise - price(s, figure, spell))
    return best
