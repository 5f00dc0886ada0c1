"""What a square may cost the figure that stands on it: the attacks of rivals that can come near."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.challenges import chance, down_worth, out_worth
from spellwright.games.funkoverse.bot.terrain import steps_from
from spellwright.games.funkoverse.content.columns import (
    BASIC_DICE,
    DICE,
    IS_CHALLENGE,
    MOVE_SQUARES,
    RANGE,
)
from spellwright.games.funkoverse.queries import OTHERS_OF, is_standing
from spellwright.games.funkoverse.rules.cooldown import can_pay
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import FIGURES_OF, SIDE_OF, FunkoverseState

BESIDE: Final = 1

Threat = tuple[list[int], list[float], list[float]]
"""The steps from a rival, and for each number of steps what the rival may cost: alone, and next to
a loyal friend.
"""


def strikes(s: FunkoverseState, figure: int) -> list[tuple[int, int]]:
    """The challenges that somebody can make: reach and dice, the basic one first."""
    return [
        (BESIDE, BASIC_DICE),
        *[
            (RANGE[ability] or BESIDE, DICE[ability])
            for ability in s.abilities_of[s.kind[figure]]
            if IS_CHALLENGE[ability] and can_pay(s, figure, ability)
        ],
    ]


def longest_reach(s: FunkoverseState, figure: int) -> int:
    return max([reach for reach, _ in strikes(s, figure)])


def threats(s: FunkoverseState, figure: int) -> list[Threat]:
    """What each rival on the map means for one figure."""
    return [
        (steps_from(s.board, s.at[rival]), *_costs(s, rival, figure))
        for rival in FIGURES_OF[1 - SIDE_OF[figure]]
        if s.at[rival] >= 0
    ]


def _costs(s: FunkoverseState, rival: int, figure: int) -> tuple[list[float], list[float]]:
    """For each number of steps between the two, what a turn of the rival is expected to cost."""
    weight = weights.ACTED if s.exhausted[rival] else 1.0
    if s.down[rival]:
        weight *= weights.RIVAL_DOWN
    falls, both = _chances(
        tuple([(reach, chance(s, figure, dice)) for reach, dice in strikes(s, rival)])
    )
    out = weight * out_worth(s, figure, rival)
    shielded = out * weights.PROTECTED
    if s.down[figure]:
        return [fall * out for fall in falls], [fall * shielded for fall in falls]
    down = weight * down_worth(s, figure, rival, 0)
    return (
        [fall * down + both[steps] * out for steps, fall in enumerate(falls)],
        [fall * down + both[steps] * shielded for steps, fall in enumerate(falls)],
    )


@lru_cache(maxsize=1 << 12)
def _chances(attacks: tuple[tuple[int, float], ...]) -> tuple[list[float], list[float]]:
    """For each number of steps, the chances that one attack of a turn succeeds, and that two do."""
    falls, both = [0.0], [0.0]
    farthest = max([reach for reach, _ in attacks]) + MOVE_SQUARES
    for steps in range(1, farthest + 1):
        first, second = _first_and_second(attacks, steps)
        falls.append(first + (1 - first) * second)
        both.append(first * second)
    return falls, both


def _first_and_second(attacks: tuple[tuple[int, float], ...], steps: int) -> tuple[float, float]:
    """The chances of a first and a second attack from this many steps away."""
    at_once = sorted([chance for reach, chance in attacks if reach >= steps])
    if at_once:
        again = attacks[0][1] if steps <= BESIDE else at_once[-2] if len(at_once) > 1 else 0.0
        return at_once[-1], again
    return max([chance for reach, chance in attacks if reach + MOVE_SQUARES >= steps]), 0.0


def danger(threats: list[Threat], square: int, is_protected: bool) -> float:
    """What a square may cost."""
    total = 0.0
    for steps, alone, shielded in threats:
        away = steps[square]
        if away < len(alone):
            total += shielded[away] if is_protected else alone[away]
    return total


def friendly_squares(s: FunkoverseState, figure: int) -> int:
    """The squares next to a loyal friend of a figure that stands."""
    bits = 0
    for ally in OTHERS_OF[SIDE_OF[figure]][figure]:
        if is_standing(s, ally) and trait_of(s, ally).PROTECTS:
            bits |= s.board.adjacent[s.at[ally]]
    return bits
