"""What every action of a turn is worth, abilities and items included."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.attacks import best_blow, best_strike, price
from spellwright.games.funkoverse.bot.basic_actions import after, arrive, basic_worth
from spellwright.games.funkoverse.bot.spells import HELP, MORSMORDRE, RUNS, run_squares
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.content.columns import DAGGER, IS_CHALLENGE, ITEM_DICE
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.state import NOWHERE
from spellwright.kernel.option import first_of, verb_of


def worth(footing: Footing, figure: int, code: int, left: int) -> float:
    """What an action is worth; `left` is how many actions there are, this one included."""
    s = footing.s
    verb = verb_of(code)
    if verb in (words.END, words.DECLINE):
        return footing.now(figure)
    if verb == words.USE:
        return _use(footing, figure, first_of(code), left)
    if verb == words.USE_ITEM:
        promise = best_blow(s, figure, left - 1, ITEM_DICE[DAGGER])[0]
        return promise + weights.EXTRA_ACTION + after(footing, figure, left - 1)
    if verb == words.RALLY:
        s.down[figure] = 0
        standing = after(footing, figure, left - rally_actions(s, figure))
        s.down[figure] = 1
        return standing
    return basic_worth(footing, figure, code, left)


def _use(footing: Footing, figure: int, spell: int, left: int) -> float:
    s = footing.s
    cost = price(s, figure, spell)
    if spell in RUNS:
        squares = run_squares(s, figure, spell)
        return max([arrive(footing, figure, to, left - 1) for to in squares]) - cost
    if spell == MORSMORDRE:
        return footing.settled(figure, NOWHERE) - cost
    if IS_CHALLENGE[spell]:
        promise = best_strike(s, figure, spell, left - 1)[0]
    else:
        promise = HELP[spell](footing, figure, spell)[0]
    return promise - cost + after(footing, figure, left - 1)
