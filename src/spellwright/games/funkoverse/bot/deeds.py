"""What every action of a turn is worth: what it brings at once, and where it leaves the figure."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import figures
from spellwright.games.funkoverse.bot.blows import blow
from spellwright.games.funkoverse.bot.footing import Footing
from spellwright.games.funkoverse.bot.prizes import area_steps, area_worth, marker_steps
from spellwright.games.funkoverse.bot.spells import HELP, RUNS, run_squares
from spellwright.games.funkoverse.bot.strikes import (
    best_attack,
    best_blow,
    best_strike,
    more_to_come,
    price,
)
from spellwright.games.funkoverse.content.figures import (
    BASIC_DICE,
    DAGGER,
    IS_CHALLENGE,
    ITEM_DICE,
    MARKER_PLACE,
    ability,
)
from spellwright.games.funkoverse.queries import figure_called
from spellwright.games.funkoverse.rules.interact import interactions
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF
from spellwright.kernel.option import first_of, verb_of

MORSMORDRE = ability("morsmordre")


def total(footing: Footing, figure: int, code: int, left: int) -> float:
    """What an action is worth to a figure that acts for its own side.

    `left` is how many actions it has, this one included.
    """
    s = footing.s
    verb, what = verb_of(code), first_of(code)
    here = s.at[figure]
    if verb == words.MOVE:
        return arrive(footing, figure, what, left - 1)
    if verb in (words.END, words.DECLINE):
        return footing.settled(figure, here)
    if verb == words.CHALLENGE:
        target = figure_called(s, what)
        more = more_to_come(s, target, figure, left - 1)
        return blow(s, target, figure, BASIC_DICE, more) + after(footing, figure, left - 1)
    if verb == words.USE:
        return _use(footing, figure, what, left)
    if verb == words.USE_ITEM:
        promise = best_blow(s, figure, left - 1, ITEM_DICE[DAGGER])[0]
        return promise + figures.EXTRA_ACTION + after(footing, figure, left - 1)
    if verb == words.RALLY:
        s.down[figure] = 0
        worth = after(footing, figure, left - rally_actions(s, figure))
        s.down[figure] = 1
        return worth
    if verb == words.ASSIST:
        return _assist(footing, figure, figure_called(s, what), left)
    return _interact(footing, figure, code, left)


def arrive(footing: Footing, figure: int, square: int, left: int) -> float:
    """What it is worth to get to a square and have so many actions left there."""
    s = footing.s
    here = s.at[figure]
    s.at[figure] = square
    worth = after(footing, figure, left)
    s.at[figure] = here
    return worth


def after(footing: Footing, figure: int, left: int) -> float:
    """What it is worth to be where one is with so many actions left: the best thing at hand."""
    s = footing.s
    square = s.at[figure]
    settled = footing.settled(figure, square)
    if left <= 0 or square == NOWHERE:
        return settled
    best = settled + best_attack(s, figure)
    for code in interactions(s, figure, SIDE_OF[figure]):
        steps, gain = interaction(footing, SIDE_OF[figure], code)
        best = max(best, gain + footing.settled(figure, square, steps))
    return best


def interaction(footing: Footing, side: int, code: int) -> tuple[list[int], float]:
    """What an interact action works on, known by the steps to it, and what it brings a side."""
    s = footing.s
    what = first_of(code)
    if verb_of(code) == words.TAKE:
        return marker_steps(s.board, what), figures.MARKER
    if s.control[what] == side:
        return area_steps(s, what), -area_worth(s, 1 - side, what)
    return area_steps(s, what), area_worth(s, side, what)


def _interact(footing: Footing, figure: int, code: int, left: int) -> float:
    """The same in full, for an action that is really at hand: what else there is changes by it."""
    s = footing.s
    what, side = first_of(code), SIDE_OF[figure]
    gain = interaction(footing, side, code)[1]
    if verb_of(code) == words.TAKE:
        s.marker_cooldown[what] = MARKER_PLACE
        worth = after(Footing(s), figure, left - 1)
        s.marker_cooldown[what] = 0
    else:
        showing, at = s.control[what], s.control_at[what]
        s.control[what] = side if showing < 0 else 1 - showing
        s.control_at[what] = at if at >= 0 else s.board.areas[what][0]
        worth = after(Footing(s), figure, left - 1)
        s.control[what], s.control_at[what] = showing, at
    return gain + worth


def _assist(footing: Footing, figure: int, ally: int, left: int) -> float:
    return help_up(footing, ally) + after(footing, figure, left - 1)


def help_up(footing: Footing, figure: int) -> float:
    """What it is worth to a side that one of its figures is on its feet again."""
    s = footing.s
    lying = footing.now(figure)
    s.down[figure] = 0
    standing = footing.now(figure)
    s.down[figure] = 1
    saved = 0.0 if s.exhausted[figure] else figures.LOST_TURN
    return standing - lying + saved


def _use(footing: Footing, figure: int, spell: int, left: int) -> float:
    s = footing.s
    cost = price(s, figure, spell)
    if IS_CHALLENGE[spell]:
        promise = best_strike(s, figure, spell, left - 1)[0]
    elif spell in RUNS:
        squares = run_squares(s, figure, spell)
        return max([arrive(footing, figure, to, left - 1) for to in squares]) - cost
    elif spell == MORSMORDRE:
        return footing.settled(figure, NOWHERE) - cost
    else:
        promise = HELP[spell](footing, figure, spell)[0]
    return promise - cost + after(footing, figure, left - 1)
