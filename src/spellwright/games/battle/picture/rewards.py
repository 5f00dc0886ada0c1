"""What a defeated foe is worth, in words."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content.saying import said

_TAKEN: Final = {
    "spell": "a Spell",
    "item": "an Item",
    "ally": "an Ally",
    "value-3": "a card of value 3 or less",
}


@cache
def reward_words(foe: int) -> str:
    """The reward of a foe as a short sentence, or nothing."""
    parts = []
    for step in tables.FOES[foe - columns.FOE_0]["reward"].split(";"):
        who, colon, acts = step.strip().partition(": ")
        if not colon:
            who, acts = "", step.strip()
        if who == "each":
            parts.append(f"Each Hero: {_each(acts)}")
        else:
            parts += [_act(who, act.strip()) for act in acts.split(",") if act.strip()]
    joined = "; ".join(part if n == 0 else _lower(part) for n, part in enumerate(parts))
    return f"{joined}." if joined else ""


def _each(acts: str) -> str:
    if acts.startswith("choose "):
        return " or ".join(_lower(_act("", one)) for one in acts.removeprefix("choose ").split("|"))
    return _lower(_act("", acts))


def _act(who: str, act: str) -> str:
    word, _, rest = act.strip().partition(" ")
    if word == "roll":
        return f"Roll the {rest.capitalize()} die"
    if word == "may-take":
        return f"May take {_TAKEN[rest]} from the discard pile"
    if word == "banish":
        return f"May banish {_TAKEN['item'] if 'item' in rest else 'a card'}"
    return said(f"{who}: {act.strip()}" if who else act.strip())


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
