"""The cards of a Clash: revealed, counted, swapped, turned up, added (WD-20 to WD-23)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story
from spellwright.games.duels.content.columns import CARD_RANK, CARD_VALUE, IS_TWO_PLUS
from spellwright.games.duels.rules.clash_deck import leaves_hand, top_card
from spellwright.games.duels.state import FACE_DOWN, FACE_UP, FROM_DECK, NOTHING, DuelsState
from spellwright.kernel.record import without

COUNTS_AS_TWO_PLUS: Final = 1
"""A bit of `declared`: the Dark Lord's declaration (WD-37.7b)."""


def reveal_cards(s: DuelsState, seat: int, edge: int) -> None:
    """WD-21.3, WD-23.5, WD-23.6: one card, and one more for each Advantage or Disadvantage.

    They are turned up together: which one lay on top is not told.
    """
    for _ in range(1 + abs(edge)):
        card = top_card(s, seat)
        if card != NOTHING:
            s.revealed[seat] += (card,)
    if s.tells_events:
        for card in sorted(s.revealed[seat]):
            s.tell(story.REVEALED, seat, card)


def candidates(s: DuelsState, seat: int, edge: int) -> list[int]:
    """The cards among which the revealed one is chosen (WD-23.5, WD-23.6, WD-23.8)."""
    found = sorted(set(s.revealed[seat]))
    if edge < 0 and found:
        lowest = min([CARD_RANK[card] for card in found])
        return [card for card in found if CARD_RANK[card] == lowest]
    return found


def count_card(s: DuelsState, seat: int, card: int) -> None:
    """The revealed card is settled; the others lie aside (WD-23.9, WD-G19)."""
    revealed = s.revealed[seat]
    if len(revealed) > 1:
        s.aside[seat] += without(revealed, card)
        s.tell(story.COUNTS, seat, card)
    s.revealed[seat] = ()
    s.counting[seat] = card
    if IS_TWO_PLUS[card] or s.declared[seat] & COUNTS_AS_TWO_PLUS:
        add_cards(s, seat)


def add_cards(s: DuelsState, seat: int) -> None:
    """WD-20.5, WD-G19: the additional card, and a further one for each 2+ among them."""
    while True:
        card = top_card(s, seat)
        if card == NOTHING:
            return
        s.extra[seat] += (card,)
        s.tell(story.ADDED_CARD, seat, card)
        if not IS_TWO_PLUS[card]:
            return


def swap_card(s: DuelsState, seat: int, card: int, face: int) -> None:
    """WD-21.4, WD-22.8: the revealed card, with what it added, lies aside."""
    if s.counting[seat] != NOTHING:
        s.aside[seat] += (s.counting[seat],)
    s.aside[seat] += s.extra[seat]
    s.extra[seat] = ()
    s.counting[seat] = card
    s.face[seat] = face
    if face == FACE_UP:
        leaves_hand(s, seat, card)
        s.reveal()
        s.tell(story.SWAPPED_FOR, seat, card)
        if IS_TWO_PLUS[card]:
            add_cards(s, seat)
    else:
        s.hand[seat].remove(card)
        s.tell(story.SWAPPED, seat)


def turn_up_cards(s: DuelsState, seat: int) -> None:
    """WD-21.13, WD-22.15: swapped cards and Empowerment Cards; every open 2+ is resolved."""
    if s.face[seat] == FACE_DOWN:
        card = s.counting[seat]
        s.face[seat] = FACE_UP
        if card in s.hand_seen[seat]:
            s.hand_seen[seat] = without(s.hand_seen[seat], card)
        s.reveal()
        s.tell(story.TURNED_CARD, seat, card)
        if IS_TWO_PLUS[card]:
            add_cards(s, seat)
    if s.empower[seat]:
        turned, s.empower[seat], s.empower_seen[seat] = s.empower[seat], (), 0
        s.reveal()
        for card in turned:
            s.extra[seat] += (card,)
            s.tell(story.TURNED_CARD, seat, card)
            if IS_TWO_PLUS[card]:
                add_cards(s, seat)


def card_total(s: DuelsState, seat: int) -> int:
    """The upper parts that count for a player, with what was bought."""
    total = s.clash_bonus[seat]
    card = s.counting[seat]
    if card != NOTHING:
        called = s.face[seat] == FROM_DECK and s.declared[seat] & COUNTS_AS_TWO_PLUS
        total += 2 if called else CARD_VALUE[card]
    for card in s.extra[seat]:
        total += CARD_VALUE[card]
    return total


def place_empowerment(s: DuelsState, seat: int, cards: int) -> None:
    """WD-29.9, WD-29.11: face down; only an owner who foresaw the card knows it."""
    for _ in range(cards):
        known = s.foreseen[seat] > 0
        card = top_card(s, seat)
        if card == NOTHING:
            break
        s.empower[seat] += (card,)
        if known and s.empower_seen[seat] == len(s.empower[seat]) - 1:
            s.empower_seen[seat] += 1
    s.tell(story.EMPOWERED, seat)
