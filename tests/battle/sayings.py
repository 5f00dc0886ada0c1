"""What the game says, asked for by its key: `said("event-lost-health", who="harry", n=1)`."""

from __future__ import annotations

from spellwright.games.battle.content.saying import DOMAIN
from spellwright.games.battle.lexicons import ARGUMENTS, EFFECTS, THINGS
from spellwright.kernel.saying import Argument, Saying

_THINGS = ("card", "challenge", "event", "foe", "location", "other", "source", "thing")
_LEXICONS = {**ARGUMENTS, **dict.fromkeys(_THINGS, THINGS), "effect": EFFECTS}


def said(key: str, **args: Argument) -> str:
    """A sentence in English; names are given by their keys."""
    return str(saying(key, **args))


def saying(key: str, **args: Argument) -> Saying:
    return Saying(DOMAIN, key, {name: _named(name, value) for name, value in args.items()})


def _named(name: str, value: Argument) -> Argument:
    if not isinstance(value, str) or name not in _LEXICONS:
        return value
    lexicon = _LEXICONS[name]
    number = lexicon.parse(value)
    assert number >= 0, f"there is no {lexicon.kind} {value}"
    return lexicon.noun(number)


def named(key: str) -> str:
    """The name of a card, a foe or another thing."""
    return THINGS.label(THINGS.parse(key))
