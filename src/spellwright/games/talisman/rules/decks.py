"""Drawing, and looking at what others cannot see (TA-1.13, TA-1.22).

The top of a deck is the end of its list.
"""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.content.columns import SPELL_DECK
from spellwright.games.talisman.state import TalismanState


def look_at_top(s: TalismanState, seat: int, deck: int, count: int) -> None:
    s.reveal()
    s.tell(story.LOOKED_AT_DECK, s.character[seat], deck)
    for place in range(len(s.deck[deck]) - min(count, len(s.deck[deck])), len(s.deck[deck])):
        s.deck_seen[deck][place] |= 1 << seat
        s.whisper(seat, story.SAW_CARD, s.deck[deck][place])


def put_under(s: TalismanState, deck: int) -> None:
    """The top card goes under the deck."""
    s.deck[deck].insert(0, s.deck[deck].pop())
    s.deck_seen[deck].insert(0, s.deck_seen[deck].pop())


def look_at_hand(s: TalismanState, seat: int, owner: int) -> None:
    s.reveal()
    s.tell(story.LOOKED_AT_HAND, s.character[seat], s.character[owner])
    for place, spell in enumerate(s.hand[owner]):
        s.hand_seen[owner][place] |= 1 << seat
        s.whisper(seat, story.SAW_SPELL, s.character[owner], spell)


def draw_card(s: TalismanState, deck: int) -> int:
    """The top card of an Encounter deck, or -1 if there is none (TA-1.13, TA-1.15)."""
    if not s.deck[deck]:
        if not s.discard[deck]:
            return -1
        shuffle_again(s, deck)
    s.deck_seen[deck].pop()
    s.reveal()
    return s.deck[deck].pop()


def shuffle_again(s: TalismanState, deck: int) -> None:
    s.deck[deck] = s.chance.shuffled(sorted(s.discard[deck]))
    s.deck_seen[deck] = [0] * len(s.deck[deck])
    s.discard[deck] = []
    if deck != SPELL_DECK:
        s.tell(story.DECK_EMPTY, deck)
