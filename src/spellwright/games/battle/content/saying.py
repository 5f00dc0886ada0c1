"""Alternatives in words for people: `any: health 2` becomes "one Hero gains 2 Health"."""

from __future__ import annotations

from typing import Final

_SUBJECTS: Final = {
    "": ("Gain", "Lose", "Draw", "Discard"),
    "all": ("All Heroes gain", "All Heroes lose", "All Heroes draw", "All Heroes discard"),
    "any": ("One Hero gains", "One Hero loses", "One Hero draws", "One Hero discards"),
    "any2": ("Two Heroes gain", "Two Heroes lose", "Two Heroes draw", "Two Heroes discard"),
    "near": ("You and your neighbours gain", "", "", ""),
}
_TYPES: Final = {"spell": "a Spell", "item": "an Item", "ally": "an Ally"}
_WHOLE: Final = {
    "banish hand": "Banish a card of your hand",
    "banish own item": "Banish an Item of your hand or discard pile",
    "detention discard": "Put a Detention! on your discard pile",
    "discard-all item": "Discard all Items",
    "renew-shop": "Replace all cards of the shop",
    "shuffle-up": "Shuffle your discard pile onto your deck",
}


def said(text: str) -> str:
    """One alternative as a short sentence without a full stop."""
    if text in _WHOLE:
        return _WHOLE[text]
    who, colon, act = text.partition(": ")
    if not colon:
        who, act = "", text
    gain, lose, draw, discard = _SUBJECTS[who]
    word, *rest = act.split()
    if word in ("attack", "influence", "health"):
        return f"{gain} {rest[0]} {word.capitalize()}"
    if word == "lose":
        return f"{lose} {rest[0]} Health"
    if word == "draw":
        return f"{draw} {_cards(rest[0])}"
    if word == "discard":
        return f"{discard} {_TYPES[rest[1]] if len(rest) > 1 else _cards(rest[0])}"
    if word == "take":
        return f"Take {_TYPES[rest[0]]} from your discard pile"
    return f"Remove {rest[0]} control"


def _cards(number: str) -> str:
    return "a card" if number == "1" else f"{number} cards"
