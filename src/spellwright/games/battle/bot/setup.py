"""Before the first turn: Heroes, their cards, who begins."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.content import UNSAID
from spellwright.games.battle import lexicons, words
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import thing_worth
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of

_USUAL_HEROES: Final = 2
_BY_EFFECT: Final = 0.5
"""What counts of the effect of a card of which nothing is said."""


def hero(look: Outlook) -> Advice:
    """Those who are hard to stun first."""
    code, _ = best(look.options, lambda code: _gladly_taken(first_of(code)))
    return Advice(code, say("hint-hero", who=lexicons.HEROES.noun(first_of(code))))


@cache
def _gladly_taken(hero: int) -> float:
    """What the row of a Hero says; else as gladly as the one whose own cards are worth most like
    those of this one.
    """
    if columns.HERO_TAKEN[hero] != UNSAID:
        return columns.HERO_TAKEN[hero]
    known = [other for other, said in enumerate(columns.HERO_TAKEN) if said != UNSAID]
    worth = _deck_worth(hero)
    return columns.HERO_TAKEN[min(known, key=lambda other: abs(_deck_worth(other) - worth))]


def _deck_worth(hero: int) -> float:
    return sum([thing_worth(card, _USUAL_HEROES) for card in columns.OWN_CARDS[hero]])


def card(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        thing = first_of(code)
        said = columns.TAKEN[thing]
        return said / 100 if said != UNSAID else _by_effect(thing, look.heroes)

    code, _ = best(look.options, rate)
    return Advice(code, say("hint-thing", thing=name(first_of(code))))


def _by_effect(thing: int, heroes: int) -> float:
    return _BY_EFFECT * min(thing_worth(thing, heroes), 3.0)


def first(look: Outlook) -> Advice:
    code = words.BY_LOT if words.BY_LOT in look.options else look.options[0]
    return Advice(code, say("hint-first"))
