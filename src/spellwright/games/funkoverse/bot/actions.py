"""What every action of a turn is worth, abilities and items included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.attacks import best_blow, best_strike, price
from spellwright.games.funkoverse.bot.basic_actions import after, arrive, basic_worth
from spellwright.games.funkoverse.bot.spells import HELP
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.content.columns import (
    IS_CHALLENGE,
    ITEM_DICE,
    SQUARES,
    by_ability,
)
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.rules.movement import reach
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.option import first_of, verb_of

Use = Callable[[Footing, int, int, int], float]
"""What using an ability leads to: by who uses it, which one it is, and how many actions there are.
"""
use: Final[Register[Use]] = Register("use")


def worth(footing: Footing, figure: int, code: int, left: int) -> float:
    """What an action is worth; `left` is how many actions there are, this one included."""
    s = footing.s
    verb = verb_of(code)
    if verb in (words.END, words.DECLINE):
        return footing.now(figure)
    if verb == words.USE:
        return USES[first_of(code)](footing, figure, first_of(code), left)
    if verb == words.USE_ITEM:
        dice = ITEM_DICE[first_of(code)]
        promise = best_blow(s, figure, left - 1, dice)[0] if dice else 0.0
        return promise + weights.EXTRA_ACTION + after(footing, figure, left - 1)
    if verb == words.RALLY:
        s.down[figure] = 0
        standing = after(footing, figure, left - rally_actions(s, figure))
        s.down[figure] = 1
        return standing
    return basic_worth(footing, figure, code, left)


# -- abilities ---------------------------------------------------------------------------------


def stay(footing: Footing, figure: int, spell: int, left: int) -> float:
    """What most abilities bring: something for others, while the figure stays where it is."""
    if IS_CHALLENGE[spell]:
        promise = best_strike(footing.s, figure, spell, left - 1)[0]
    else:
        promise = HELP[spell](footing, figure, spell)[0]
    return promise - price(footing.s, figure, spell) + after(footing, figure, left - 1)


@use("dash")
def run(footing: Footing, figure: int, spell: int, left: int) -> float:
    ends = reach(footing.s, figure, SIDE_OF[figure], SQUARES[spell])
    return _best_end(footing, figure, left, ends) - price(footing.s, figure, spell)


@use("sneak")
def run_past_rivals(footing: Footing, figure: int, spell: int, left: int) -> float:
    ends = reach(footing.s, figure, SIDE_OF[figure], SQUARES[spell], past_rivals=True)
    return _best_end(footing, figure, left, ends) - price(footing.s, figure, spell)


def _best_end(footing: Footing, figure: int, left: int, ends: int) -> float:
    """The best of some squares, the present one included."""
    squares = [footing.s.at[figure], *numbers_of(ends)]
    return max([arrive(footing, figure, to, left - 1) for to in squares])


@use("morsmordre")
def vanish(footing: Footing, figure: int, spell: int, _left: int) -> float:
    return footing.settled(figure, NOWHERE) - price(footing.s, figure, spell)


USES: Final = by_ability(use, stay)
