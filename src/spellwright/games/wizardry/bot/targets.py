"""Targets: first a wizard that the strike defeats, then the foe to fight, then the weakest."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, words
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, points_of
from spellwright.games.wizardry.content.columns import (
    DAMAGE,
    MAGIC_MISSILE,
    MAGIC_TOUCH,
    PUFF_OF_WIND,
    SPECTRAL_SWORD,
    TOUCH_DAMAGE,
)
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.rules.entries import wind_squares
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of


def target(look: Outlook) -> Advice:
    """A body for most actions, a wizard for Divination."""
    action = look.args[0]
    best = max(look.options, key=lambda option: _worth(look, action, option))
    name = lexicons.WIZARDS.noun(_wizard_in(best))
    return Advice(best, say("hint-best-target", who=name))


def _wizard_in(option: int) -> int:
    return first_of(option) >> 1 if verb_of(option) == words.TARGET else first_of(option)


def _worth(look: Outlook, action: int, option: int) -> float:
    wizard = _wizard_in(option)
    easy = -hits_left(look.s, wizard) - points_of(look.s, wizard) / 2
    return easy + weights.FOE_TO_FIGHT * (wizard == look.foe) + _bonus(look, action, option)


def _bonus(look: Outlook, action: int, option: int) -> float:
    """What counts for a target that the action defeats, and against one that it cannot harm."""
    s, wizard = look.s, _wizard_in(option)
    if action == PUFF_OF_WIND:
        return weights.DEFEAT * blows_out(look, first_of(option))
    if action == MAGIC_TOUCH:
        return weights.DEFEAT * (touch_defeats(look, wizard) - bool(s.stoneskin[wizard]))
    if action == MAGIC_MISSILE:
        return -weights.DEFEAT * bool(s.defend_entries[wizard])
    return 0.0


def touch_defeats(look: Outlook, foe: int) -> bool:
    """Whether a touch with what is drawn now is too much for a foe."""
    s = look.s
    damage = TOUCH_DAMAGE + (DAMAGE[SPECTRAL_SWORD] if s.sword[look.seat] else 0)
    return not s.stoneskin[foe] and damage - points_of(s, foe) >= hits_left(s, foe)


def blows_out(look: Outlook, body: int) -> bool:
    """Whether a puff of wind blows a body onto a smash marker."""
    return any(square in look.s.smashed for square in wind_squares(look.s, body))
