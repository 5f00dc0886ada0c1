"""What is said, by its key; and effects as clauses: `any: health 2` is "one Hero gains 2 Health".

An effect is a clause of the catalog. A button says one, a reward lists several.
"""

from __future__ import annotations

from typing import Final

from spellwright.kernel.pack import namespace_of, own_key
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "battle"


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words in the reader's language."""
    return Saying(DOMAIN, key, args)


_REACH: Final = {"": "you", "all": "all", "any": "any", "any2": "pair", "near": "near"}
_WHOLE: Final = {
    "banish hand": say("effect-banish-from-hand"),
    "banish own item": say("effect-banish-item"),
    "detention discard": say("effect-detention"),
    "discard-all item": say("effect-discard-all-items"),
    "renew-shop": say("effect-renew-shop"),
    "shuffle-up": say("effect-shuffle-up"),
}
_MAY_BANISH: Final = {
    "own": say("effect-may-banish"),
    "own item": say("effect-may-banish-item"),
}


def effect_clause(text: str) -> Saying:
    """One alternative or act as a clause, in the words of the catalog."""
    if text in _WHOLE:
        return _WHOLE[text]
    named, colon, act = text.partition(": ")
    if not colon:
        named, act = "", text
    word, *rest = act.split()
    if namespace_of(word):
        return _of_a_pack(named, word, rest)
    reach = _REACH[named]
    if word == "take":
        return say("effect-take", type=_type(rest[0]))
    if word == "discard" and len(rest) > 1:
        return say("effect-discard-type", reach=reach, type=_type(rest[1]))
    n = int(rest[0])
    if word == "attack":
        return say("effect-gain-attack", reach=reach, n=n)
    if word == "influence":
        return say("effect-gain-influence", reach=reach, n=n)
    if word == "health":
        return say("effect-gain-health", reach=reach, n=n)
    if word == "lose":
        return say("effect-lose-health", reach=reach, n=n)
    if word == "draw":
        return say("effect-draw", reach=reach, n=n)
    if word == "discard":
        return say("effect-discard", reach=reach, n=n)
    if word == "remove":
        return say("effect-remove-control", n=n)
    raise Refused("content", say("refusal-effect-wordless", text=text))


def _of_a_pack(named: str, word: str, rest: list[str]) -> Saying:
    """An act of a pack, in the words of that pack: `effect-WORD`, with the number as $n."""
    n = int(rest[0]) if rest and rest[0].isdecimal() else 1
    return Saying(
        namespace_of(word),
        f"effect-{own_key(word)}",
        {"n": n, "reach": _REACH.get(named, named)},
    )


def reward_clauses(text: str) -> tuple[Saying, ...]:
    """What a defeated foe is worth, act by act."""
    found: list[Saying] = []
    for step in filter(None, [step.strip() for step in text.split(";")]):
        who, colon, acts = step.partition(": ")
        if not colon:
            who, acts = "", step
        if who == "each":
            offered = acts.removeprefix("choose ").split("|")
            clauses = tuple([_reward_clause("", act.strip()) for act in offered])
            found.append(say("effect-each", effects=clauses))
        else:
            found += [_reward_clause(who, act.strip()) for act in acts.split(",")]
    return tuple(found)


def _reward_clause(who: str, act: str) -> Saying:
    word, _, rest = act.partition(" ")
    if word == "roll":
        return say("effect-roll", die=Noun(DOMAIN, f"die-{rest}"))
    if word == "may-take":
        if rest == "value-3":
            return say("effect-may-take-cheap", n=3)
        return say("effect-may-take", type=_type(rest))
    if word == "banish" and rest in _MAY_BANISH:
        return _MAY_BANISH[rest]
    return effect_clause(f"{who}: {act}" if who else act)


def _type(key: str) -> Noun:
    return Noun(DOMAIN, f"type-{key}")
