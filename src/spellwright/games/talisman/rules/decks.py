"""Looking at cards that others cannot see (TA-1.22). The top of a deck is the end of its list."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.state import TalismanState


def look_at_top(s: TalismanState, seat: int, deck: int, count: int) -> None:
    s.reveal()
    s.tell(words.LOOKED_AT_DECK, s.character[seat], deck)
    for place in range(len(s.deck[deck]) - min(count, len(s.deck[deck])), len(s.deck[deck])):
        s.deck_seen[deck][place] |= 1 << seat
        s.whisper(seat, words.SAW_CARD, s.deck[deck][place])


def put_under(s: TalismanState, deck: int) -> None:
    """The top card goes under the deck."""
    s.deck[deck].insert(0, s.deck[deck].pop())
    s.deck_seen[deck].insert(0, s.deck_seen[deck].pop())


def look_at_hand(s: TalismanState, seat: int, owner: int) -> None:
    s.reveal()
    s.tell(words.LOOKED_AT_HAND, s.character[seat], s.character[owner])
    for place, spell in enumerate(s.hand[owner]):
        s.hand_seen[owner][place] |= 1 << seat
        s.whisper(seat, words.SAW_SPELL, s.character[owner], spell)
