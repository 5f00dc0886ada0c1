"""Ingredients and Potions: finish what is begun, the best one first."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.actions import drinks
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.effects import worth
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import drink_worth, event_harm
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.rules.potions import POTION_SPACES, places_of, recipe_of
from spellwright.games.battle.state import BREW_EVENT, EMPTY
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of

_DARK: Final = 1.0
_WILD: Final = 0.05


def brew_worth(look: Outlook, brew: int) -> float:
    """What one more ingredient is worth in a brew."""
    s = look.s
    if brew < POTION_SPACES:
        kind = s.potions[brew]
        whole = max(look.card(kind), drink_worth(kind, look.heroes, look.stage))
    else:
        whole = _DARK + event_harm(s.brews[brew - POTION_SPACES][BREW_EVENT], look.heroes)
    return max(whole, 0.1) / places_of(s, brew).count(EMPTY)


def _token_worth(look: Outlook, token: int) -> float:
    """The best use of an ingredient."""
    s, found = look.s, 0.0
    for brew in range(POTION_SPACES + len(s.brews)):
        if brew < POTION_SPACES and s.potions[brew] == EMPTY:
            continue
        pairs = zip(recipe_of(s, brew), places_of(s, brew), strict=True)
        if any(
            filled == EMPTY and (needed == token or columns.WILD in (needed, token))
            for needed, filled in pairs
        ):
            found = max(found, brew_worth(look, brew))
    return found - (_WILD if token == columns.WILD else 0.0)


def ingredient(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        if code == words.NO_INGREDIENT:
            return 0.0
        return _token_worth(look, look.s.shelf[first_of(code)])

    code, _ = best(look.options, rate)
    if code == words.NO_INGREDIENT:
        return Advice(code, say("hint-ingredient-none"))
    return Advice(code, say("hint-ingredient"))


def into(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        return 0.0 if code == words.TO_TRAY else brew_worth(look, first_of(code))

    code, _ = best(look.options, rate)
    if code == words.TO_TRAY:
        return Advice(code, say("hint-into-none"))
    return Advice(code, say("hint-into-best"))


def potion(look: Outlook) -> Advice:
    """Play a Potion at once for its second effect, or keep it for the deck."""
    kind = look.args[0]
    now = worth(look, columns.BANISH[kind], look.place)
    if drinks(look, kind) or now > weights.POTION_REUSED * look.card(kind):
        return Advice(words.DRINK_NOW | kind << FIRST, say("hint-potion-now", card=name(kind)))
    return Advice(words.BOTTLE | kind << FIRST, say("hint-potion-keep", card=name(kind)))
