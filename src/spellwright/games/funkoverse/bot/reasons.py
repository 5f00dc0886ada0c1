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
from spellwright.games.funkoverse.lexicons import AREAS, MARKERS, say
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
    use = _use_of(look, figure, square)
    if use is not None and _use_of(look, figure, here) is None:
        return use
    if here >= 0 and footing.attraction(figure, square) <= footing.attraction(figure, here):
        return say("hint-safer")
    prizes = footing.prizes(figure)
    if not prizes:
        return say("hint-central")
    _, steps, fade, _, _ = max(prizes, key=lambda prize: prize[0] * prize[2][prize[1][square]])
    reach = next((n for n, fades in enumerate(TO_ATTACK) if fades is fade), None)
    if reach is not None:
        near = here >= 0 and steps[square] <= reach
        return say("hint-rival-in-reach") if near else say("hint-to-rivals")
    if fade is TO_STAND_ON:
        if AIMS[s.scenario].HAS_FLAGS:
            there = say("hint-at-flag")
            return there if not steps[square] else say("hint-to-flag")
        there = say("hint-in-scoring-area")
        return there if not steps[square] else say("hint-to-scoring-area")
    return say("hint-marker-there") if not steps[square] else say("hint-to-marker")


def _use_of(look: Outlook, figure: int, square: int) -> Saying | None:
    """The best that an interact action could do there, if there is anything for it."""
    s, side = look.s, SIDE_OF[figure]
    here = s.at[figure]
    if square == NOWHERE:
        return None
    s.at[figure] = square
    worth = {code: interaction(s, side, code) for code in interactions(s, figure, side)}
    s.at[figure] = here
    best = max(worth, key=worth.__getitem__, default=0)
    if not worth or worth[best] <= 0:
        return None
    verb, what = verb_of(best), first_of(best)
    if verb == words.TAKE:
        return say("hint-take-there", marker=MARKERS.noun(what))
    if verb == words.CLAIM:
        return say("hint-claim-there", area=AREAS.noun(what))
    return say("hint-flip-there", area=AREAS.noun(what))


def why_controlled(look: Outlook, rival: int, code: int) -> Saying:
    verb = verb_of(code)
    if verb == words.MOVE:
        return say("hint-unwanted-place", who=look.name(rival))
    if verb == words.CHALLENGE:
        return why_attacked(look, look.figure_of(code), BASIC_DICE)
    return _why_done(code, look.name(rival))
