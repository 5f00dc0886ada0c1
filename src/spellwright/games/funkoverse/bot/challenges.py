"""What a challenge promises: its chance, and what knocking down or out is worth."""

from __future__ import annotations

from functools import cache

from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.content.columns import (
    KNOCK_OUT_POINTS,
    NO_SYMBOL,
    POINTS_FOR_LEADER,
    POINTS_FOR_RETURN,
)
from spellwright.games.funkoverse.odds import chance_to_win, pool_of
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.knock_out import is_protected
from spellwright.games.funkoverse.rules.status import more_dice
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import SIDE_OF, FunkoverseState


@cache
def _chance(dice: int, kind: int, down: int, more: int, sure: int) -> float:
    return float(chance_to_win(dice, pool_of(kind, down, more), sure))


def chance(s: FunkoverseState, target: int, dice: int, sure: int = NO_SYMBOL) -> float:
    """How likely a challenge with this many dice is won, one of them set before the roll."""
    return _chance(dice, s.kind[target], s.down[target], more_dice(s, target), sure)


def out_worth(s: FunkoverseState, target: int, by: int) -> float:
    """What it is worth to knock somebody out who is not protected."""
    if not AIMS[s.scenario].HAS_POINTS:
        return weights.FIRST_KNOCK_OUT
    side = 1 - SIDE_OF[target]
    worth = KNOCK_OUT_POINTS + weights.OUT
    extra = POINTS_FOR_LEADER[s.scenario]
    if extra:
        worth += extra * ((s.leader[1 - side] == target) + (s.leader[side] == by))
    if not s.exhausted[target] and not trait_of(s, target).COMES_BACK:
        worth += weights.LOST_TURN
    return worth


def down_worth(s: FunkoverseState, target: int, by: int, more: int) -> float:
    """What it is worth to knock somebody down, with this many more attacks to come."""
    worth = weights.DOWN
    if not s.exhausted[target]:
        worth += weights.LOST_TURN
    if AIMS[s.scenario].HAS_FLAGS and s.board.flag_bits[1 - SIDE_OF[target]] >> s.at[target] & 1:
        worth += POINTS_FOR_RETURN[s.scenario] * weights.FLAG_HELD
    followed = weights.FOLLOW_UP[min(more, len(weights.FOLLOW_UP) - 1)]
    if is_protected(s, target, by):
        followed *= weights.PROTECTED
    return worth + followed * out_worth(s, target, by)


def blow(s: FunkoverseState, target: int, by: int, dice: int, more: int) -> float:
    """What a challenge promises."""
    return chance(s, target, dice) * won(s, target, by, more)


def won(s: FunkoverseState, target: int, by: int, more: int) -> float:
    """What a challenge brings if it is won."""
    if not s.down[target]:
        return down_worth(s, target, by, more)
    worth = out_worth(s, target, by)
    return worth * weights.PROTECTED if is_protected(s, target, by) else worth
