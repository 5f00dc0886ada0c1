"""What basic actions are worth: what they bring at once, and where they leave the figure."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.attacks import best_attack, more_to_come
from spellwright.games.funkoverse.bot.challenges import blow
from spellwright.games.funkoverse.bot.prizes import area_steps, area_worth, marker_steps
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.content.columns import BASIC_DICE, MARKER_PLACE
from spellwright.games.funkoverse.queries import figure_called
from spellwright.games.funkoverse.rules.basic_actions import basic_actions
from spellwright.games.funkoverse.rules.interact import interactions
from spellwright.games.funkoverse.state import NOBODY, NOWHERE, SIDE_OF, FunkoverseState
from spellwright.kernel.option import first_of, verb_of


def basic_worth(footing: Footing, figure: int, code: int, left: int) -> float:
    """What a basic action is worth to a figure that acts for its own side.

    `left` is how many actions it has, this one included.
    """
    s = footing.s
    verb, what = verb_of(code), first_of(code)
    if verb == words.MOVE:
        return arrive(footing, figure, what, left - 1)
    if verb == words.CHALLENGE:
        target = figure_called(s, what)
        more = more_to_come(s, target, figure, left - 1)
        return blow(s, target, figure, BASIC_DICE, more) + after(footing, figure, left - 1)
    if verb == words.ASSIST:
        return help_up(footing, figure_called(s, what)) + after(footing, figure, left - 1)
    return _interact(footing, figure, code, left)


def arrive(footing: Footing, figure: int, square: int, left: int) -> float:
    """What it is worth to get to a square and have this many actions left there."""
    s = footing.s
    here = s.at[figure]
    s.at[figure] = square
    worth = after(footing, figure, left)
    s.at[figure] = here
    return worth


def after(footing: Footing, figure: int, left: int) -> float:
    """What it is worth to stay with this many actions left: the best thing at hand."""
    s = footing.s
    square, side = s.at[figure], SIDE_OF[figure]
    settled = footing.settled(figure, square)
    if left <= 0 or square == NOWHERE:
        return settled
    best = settled + best_attack(s, figure)
    for code in interactions(s, figure, side):
        gain = interaction(s, side, code)
        best = max(best, gain + footing.settled(figure, square, _steps(footing, code)))
    return best


def interaction(s: FunkoverseState, side: int, code: int) -> float:
    """What an interact action brings a side at once."""
    if verb_of(code) == words.TAKE:
        return weights.MARKER
    area = first_of(code)
    wasted = weights.OWN_AREA_FLIPPED if s.control[area] == side else 0.0
    return area_worth(s, side, area) - wasted


def _steps(footing: Footing, code: int) -> list[int]:
    """The steps to what an interact action works on, by which its prize is known."""
    s, what = footing.s, first_of(code)
    return marker_steps(s.board, what) if verb_of(code) == words.TAKE else area_steps(s, what)


def _interact(footing: Footing, figure: int, code: int, left: int) -> float:
    """The worth of an interact action. The position is looked at anew: what is taken is no prize
    any more.
    """
    s = footing.s
    what, side = first_of(code), SIDE_OF[figure]
    gain = interaction(s, side, code)
    if verb_of(code) == words.TAKE:
        s.marker_cooldown[what] = MARKER_PLACE
        worth = after(Footing(s), figure, left - 1)
        s.marker_cooldown[what] = 0
        return gain + worth
    showing, at = s.control[what], s.control_at[what]
    s.control[what] = side if showing == NOBODY else 1 - showing
    s.control_at[what] = s.board.areas[what][0] if at == NOWHERE else at
    worth = after(Footing(s), figure, left - 1)
    s.control[what], s.control_at[what] = showing, at
    return gain + worth


def help_up(footing: Footing, figure: int) -> float:
    """What it is worth that a figure gets on its feet again without a turn of its own."""
    s = footing.s
    lying = footing.now(figure)
    s.down[figure] = 0
    standing = footing.now(figure)
    s.down[figure] = 1
    return standing - lying + (0.0 if s.exhausted[figure] else weights.LOST_TURN)


# -- outside a figure's own turn ---------------------------------------------------------------


def best_granted(footing: Footing, ally: int) -> float:
    """What one basic action brings an ally."""
    now = footing.now(ally)
    actions = basic_actions(footing.s, ally, SIDE_OF[ally])
    return max([basic_worth(footing, ally, code, 1) for code in actions], default=now) - now


def controlled_worth(footing: Footing, rival: int, code: int) -> float:
    """What an action of a rival that obeys brings to those it obeys."""
    s, side = footing.s, 1 - SIDE_OF[rival]
    verb, what = verb_of(code), first_of(code)
    if verb == words.MOVE:
        return footing.now(rival) - footing.settled(rival, what)
    if verb == words.CHALLENGE:
        target = figure_called(s, what)
        return blow(s, target, rival, BASIC_DICE, more_to_come(s, target, rival, 0))
    if verb == words.ASSIST:
        return help_up(footing, figure_called(s, what))
    return interaction(s, side, code)


def best_controlled(footing: Footing, rival: int) -> float:
    """What the worst basic action of a rival brings to those it obeys."""
    actions = basic_actions(footing.s, rival, 1 - SIDE_OF[rival])
    return max([controlled_worth(footing, rival, code) for code in actions], default=0.0)
