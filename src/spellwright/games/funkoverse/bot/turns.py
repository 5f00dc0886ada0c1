"""Whose turn it is and what is done in it."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.actions import worth
from spellwright.games.funkoverse.bot.basic_actions import basic_worth, controlled_worth
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.bot.reasons import why, why_controlled
from spellwright.games.funkoverse.content.columns import ACTIONS
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.queries import on_map
from spellwright.games.funkoverse.rules.turn import turn_actions
from spellwright.kernel.bot import Advice, by_worth


def turn(look: Outlook) -> Advice:
    """Choose the character with the most to gain by acting now."""
    s = look.s
    s.actions_left = ACTIONS
    gains = [_gain(look, look.figure_of(option)) for option in look.options]
    ranked = by_worth(look.options, gains)
    figure = look.figure_of(ranked[0])
    if not on_map(s, figure):
        reason = say("hint-act-from-track", who=look.name(figure))
    elif max(gains) <= 0:
        reason = say("hint-least-to-lose", who=look.name(figure))
    else:
        reason = say("hint-most-to-gain", who=look.name(figure))
    return Advice(ranked[0], reason, ranked)


def _gain(look: Outlook, figure: int) -> float:
    s, footing = look.s, look.footing
    if not on_map(s, figure):
        return weights.WAIT
    actions = [*turn_actions(s, figure), words.END]
    best = max([worth(footing, figure, code, ACTIONS) for code in actions])
    return best - footing.now(figure)


def action(look: Outlook) -> Advice:
    return _best(look, look.asked_figure(), look.s.actions_left)


def extra(look: Outlook) -> Advice:
    """Choose the extra action of the Dagger, which comes before the actions that are left."""
    return _best(look, look.asked_figure(), look.s.actions_left + 1)


def _best(look: Outlook, figure: int, left: int) -> Advice:
    worths = [worth(look.footing, figure, code, left) for code in look.options]
    ranked = by_worth(look.options, worths)
    return Advice(ranked[0], why(look, figure, ranked[0]), ranked)


def granted(look: Outlook) -> Advice:
    figure, footing = look.asked_figure(), look.footing

    def gain(code: int) -> float:
        if code == words.DECLINE:
            return footing.now(figure)
        return basic_worth(footing, figure, code, 1)

    code = max(look.options, key=gain)
    return Advice(code, why(look, figure, code))


def controlled(look: Outlook) -> Advice:
    rival = look.asked_figure()
    code = max(look.options, key=lambda option: controlled_worth(look.footing, rival, option))
    return Advice(code, why_controlled(look, rival, code))
