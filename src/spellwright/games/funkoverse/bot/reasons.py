"""Why an action is chosen, in a sentence for people."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot.basic_actions import interaction
from spellwright.games.funkoverse.bot.challenges import chance
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.bot.prizes import TO_ATTACK, TO_STAND_ON
from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    ABILITY_PACK,
    BASIC_DICE,
    NO_SYMBOL,
)
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.interact import interactions
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument, Saying


def percent(share: float) -> int:
    return round(100 * share)


def why(look: Outlook, figure: int, code: int) -> Saying:
    """Why a figure of the bot's own side does something."""
    verb, what = verb_of(code), first_of(code)
    name = look.name(figure)
    if verb == words.MOVE:
        return why_there(look, figure, what)
    if verb == words.CHALLENGE:
        return why_attacked(look, look.figure_of(code), BASIC_DICE)
    if verb == words.USE:
        if ABILITY_PACK[what]:
            return say("hint-use-best", who=name)
        return say(f"hint-use-{ABILITY_KEYS[what]}", who=name)
    return _why_done(code, name)


def _why_done(code: int, name: Argument) -> Saying:
    """What there is to say about an action that needs no place and no target."""
    return say(f"hint-do-{words.VERBS.book[verb_of(code)].key}", who=name)


def why_attacked(look: Outlook, target: int, dice: int, sure: int = NO_SYMBOL) -> Saying:
    odds = percent(chance(look.s, target, dice, sure))
    if look.s.down[target]:
        return say("hint-knocked-out", who=look.name(target), percent=odds)
    return say("hint-knocked-down", who=look.name(target), percent=odds)


def why_there(look: Outlook, figure: int, square: int) -> Saying:
    """What is at hand there, the prize that pulls most from there, or safety."""
    s, footing = look.s, look.footing
    here = s.at[figure]
    if _is_useful(look, figure, square) and not _is_useful(look, figure, here):
        return say("hint-marker-there")
    if here >= 0 and footing.attraction(figure, square) <= footing.attraction(figure, here):
        return say("hint-safer")
    prizes = footing.prizes(figure)
    if not prizes:
        return say("hint-central")
    _, steps, fade, _, _ = max(prizes, key=lambda prize: prize[0] * prize[2][prize[1][square]])
    if fade in TO_ATTACK:
        return say("hint-rival-in-reach")
    if fade is TO_STAND_ON:
        if AIMS[s.scenario].HAS_FLAGS:
            there = say("hint-at-flag")
            return there if not steps[square] else say("hint-to-flag")
        there = say("hint-in-scoring-area")
        return there if not steps[square] else say("hint-to-scoring-area")
    return say("hint-marker-there") if not steps[square] else say("hint-to-marker")


def _is_useful(look: Outlook, figure: int, square: int) -> bool:
    """Whether there is something for an interact action."""
    s, side = look.s, SIDE_OF[figure]
    here = s.at[figure]
    if square == NOWHERE:
        return False
    s.at[figure] = square
    found = [code for code in interactions(s, figure, side) if interaction(s, side, code) > 0]
    s.at[figure] = here
    return bool(found)


def why_controlled(look: Outlook, rival: int, code: int) -> Saying:
    verb = verb_of(code)
    if verb == words.MOVE:
        return say("hint-unwanted-place", who=look.name(rival))
    if verb == words.CHALLENGE:
        return why_attacked(look, look.figure_of(code), BASIC_DICE)
    return _why_done(code, look.name(rival))
