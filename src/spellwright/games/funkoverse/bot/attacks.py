"""Attacks: what a basic challenge, an ability or the Dagger promises, and against whom."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.challenges import blow, chance
from spellwright.games.funkoverse.bot.terrain import steps_from
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    BASIC_DICE,
    DICE,
    IS_CHALLENGE,
    MOVE_SQUARES,
    RANGE,
    ability,
)
from spellwright.games.funkoverse.queries import OTHERS_OF, beside, challengeable, is_standing
from spellwright.games.funkoverse.rules.cooldown import can_pay, cost_of, tokens_on_track
from spellwright.games.funkoverse.state import FIGURES_OF, NOBODY, SIDE_OF, FunkoverseState

FLIPENDO: Final = ability("flipendo")
EXPELLIARMUS: Final = ability("expelliarmus")
IMPEDIMENTA: Final = ability("impedimenta")
CONFUNDO: Final = ability("confundo")
CONFRINGO: Final = ability("confringo")
DETENTION: Final = ability("detention")

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


def strike(s: FunkoverseState, figure: int, spell: int, target: int, left: int) -> float:
    """What a challenge ability promises against a target that it can be used on."""
    dice = DICE[spell]
    more = more_to_come(s, target, figure, left)
    worth = blow(s, target, figure, dice, more)
    side = SIDE_OF[target]
    if spell in (CONFRINGO, FLIPENDO):
        around = s.at[target] if spell == CONFRINGO else s.at[figure]
        others = beside(s, around, OTHERS_OF[side][target])
        worth += sum([blow(s, other, figure, dice, more) for other in others])
        if spell == FLIPENDO:
            worth += weights.SHIFTED * (1 + len(others))
    elif spell == CONFUNDO:
        worth += 0.0 if s.confundo[target] else weights.CONFUSED
    elif spell == IMPEDIMENTA and tokens_on_track(s, side):
        worth += weights.TOKEN_SHIFTED * chance(s, target, dice)
    elif spell == EXPELLIARMUS and s.holder[side] == target and not s.item_cooldown[side]:
        worth += weights.DISARMED
    elif spell == DETENTION and not s.exhausted[target]:
        worth += weights.LOST_TURN * chance(s, target, dice)
    return worth


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
    for spell in ABILITIES_OF[s.kind[figure]]:
        if IS_CHALLENGE[spell] and can_pay(s, figure, spell):
            promise = best_strike(s, figure, spell, 0)[0]
            if promise:
                best = max(best, promise - price(s, figure, spell))
    return best
