"""Cards that lie face down: hands and piles, which nearly every card game hides in the same way.

A game says `**hidden_cards("hand", "deck")` in its table of visibility. A list of rows is the hands
of the seats: each sees its own, and how many cards the others hold. A plain list is a pile: all see
how many cards it has. What a seat does not see is dealt anew from one heap for each kind of number,
so cards that do not belong together are declared under different names (`Card = int`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spellwright.kernel.record import fields_of
from spellwright.kernel.visibility import HIDDEN, Visibility

if TYPE_CHECKING:
    from spellwright.kernel.state import State

MOST_DEALS: Final = 500
"""A hand that fits an open question is dealt sooner or later: the real one does."""


class HiddenCards:
    """The rule of visibility of one field with hands, or with a pile."""

    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field = field

    def __call__(self, state: Any, seat: int) -> list[Any]:
        held = getattr(state, self.field)
        if not is_hands(held):
            return [HIDDEN] * len(held)
        return [
            hand[:] if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(held)
        ]


def is_hands(held: list[Any]) -> bool:
    """Whether a field holds a row for each seat."""
    return bool(held) and isinstance(held[0], list)


def hidden_cards(*fields: str) -> Visibility:
    """A part of a table of visibility: the fields whose cards lie face down."""
    return {field: HiddenCards(field) for field in fields}


_HEAPS: dict[type[Any], tuple[Visibility, list[list[str]]]] = {}


def _heaps_of(state: State) -> list[list[str]]:
    """The fields with hidden cards, those of the same kind together."""
    cls, table = state.__class__, state.rules.visibility
    known = _HEAPS.get(cls)
    if known is None or known[0] is not table:
        kinds: dict[str, list[str]] = {}
        for field in fields_of(cls):
            if isinstance(table.get(field.name), HiddenCards):
                kinds.setdefault(field.number, []).append(field.name)
        known = _HEAPS[cls] = table, list(kinds.values())
    return known[1]


def deal_cards_anew(state: State, seat: int) -> None:
    """Replace all cards that a seat does not see by others of the same heap.

    Seats that are asked something can still answer it.
    """
    heaps = _heaps_of(state)
    if not heaps:
        return
    unknown = [_unknown(state, seat, fields) for fields in heaps]
    cards = [sorted([card for place in places for card in place]) for places in unknown]
    asks = [ask for ask in state.asks if ask.seat != seat]
    for _ in range(MOST_DEALS):
        for places, heap in zip(unknown, cards, strict=True):
            deal(state.chance.shuffled(heap), places)
        for ask in asks:
            ask.cache = None
        if all(map(state.options, asks)):
            return


def _unknown(state: State, seat: int, fields: list[str]) -> list[list[int]]:
    """The hands and piles that a seat does not see."""
    found: list[list[int]] = []
    for name in fields:
        held = getattr(state, name)
        if is_hands(held):
            found += [hand for owner, hand in enumerate(held) if owner != seat]
        else:
            found.append(held)
    return found


def deal(cards: list[int], places: list[list[int]]) -> None:
    """Put other cards into hands or piles, as many as each of them has."""
    at = 0
    for place in places:
        count = len(place)
        place[:] = cards[at : at + count]
        at += count
