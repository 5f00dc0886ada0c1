"""Before the first turn: Heroes, their cards, who begins."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import lexicons, words
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import thing_worth
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of

HEROES: Final = ("harry", "neville", "hermione", "ron", "luna", "ginny")
"""The order in which Heroes are taken: those who are hard to stun first."""
CARDS: Final = {
    "ron-box": 2.0,
    "hermione-box": 2.0,
    "harry-box": 2.0,
    "charms": 3.0,
    "potions": 2.0,
    "defense-against-the-dark-arts": 1.5,
    "arithmancy": 0.5,
    "divination": 0.3,
    "transfiguration": 0.7,
    "memory": 2.5,
    "healing": 2.2,
    "cheering": 2.0,
}
"""What practice says about Hero cards, expert cards and charms; others count by their effect."""
_BY_EFFECT: Final = 0.5


def hero(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: -HEROES.index(columns.HERO_KEYS[first_of(code)]))
    return Advice(code, say("hint-hero", who=lexicons.HEROES.noun(first_of(code))))


def card(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        thing = first_of(code)
        return CARDS.get(
            columns.KEYS[thing], _BY_EFFECT * min(thing_worth(thing, look.heroes), 3.0)
        )

    code, _ = best(look.options, rate)
    return Advice(code, say("hint-thing", thing=name(first_of(code))))


def first(look: Outlook) -> Advice:
    code = words.BY_LOT if words.BY_LOT in look.options else look.options[0]
    return Advice(code, say("hint-first"))
