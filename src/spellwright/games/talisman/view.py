"""Who sees what (TA-1.9 to TA-1.12, TA-1.22). Nobody sees a field that is not in the table.

Everything but Spells in hand and the order of the decks is public. It is also public who has looked
at a hidden card; its face is for those who looked.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.visibility import HIDDEN, PUBLIC, Visibility


def hands(s: TalismanState, seat: int) -> list[list[int]]:
    """TA-1.11, TA-1.22: a seat sees its own Spells, and those that it has looked at."""
    return [
        hand[:] if owner == seat else _seen(hand, s.hand_seen[owner], seat)
        for owner, hand in enumerate(s.hand)
    ]


def decks(s: TalismanState, seat: int) -> list[list[int]]:
    """TA-1.12, TA-1.22: a seat sees the cards of a deck that it has looked at."""
    return [_seen(deck, seen, seat) for deck, seen in zip(s.deck, s.deck_seen, strict=True)]


def _seen(cards: list[int], seen: list[int], seat: int) -> list[int]:
    if seat < 0 or seen.count(0) == len(seen):
        return [HIDDEN] * len(cards)
    return [card if mask >> seat & 1 else HIDDEN for card, mask in zip(cards, seen, strict=True)]


PUBLIC_FIELDS: Final = (
    "round",
    "first",
    "choosing",
    "active",
    "token",
    "beside",
    "beside_owner",
    "beside_turns",
    "deck_seen",
    "discard",
    "stock",
    "fate_pool",
    "gold_pool",
    "cave_fate",
    "cottage",
    "unused",
    "lying",
    "gold_at",
    "voldemort",
    "character",
    "side",
    "at",
    "magic",
    "might",
    "life",
    "fate",
    "gold",
    "objects",
    "followers",
    "trophies",
    "hand_seen",
    "lost",
    "extra",
    "ferret",
    "quest",
    "back",
    "duty",
    "stored",
    "permit",
    "portkey_ready",
    "evading",
    "stayed",
    "mirrored",
    "keeps",
    "frozen_next",
    "ruled_next",
    "steered_next",
    "round_used",
    "turn_used",
    "casts",
    "silent",
    "frozen",
    "ruled_by",
    "steered_by",
    "turn_over",
    "unlocked",
    "extra_turn",
    "was_ferret",
    "won_fight",
    "roll",
    "dice",
    "fixed",
    "dropped",
    "turned_in",
    "drawn",
    "air",
    "air_by",
    "air_on",
    "air_void",
    "danger",
    "spared",
    "fight",
    "fighter",
    "foe",
    "space_foe",
    "winner",
    "foe_cards",
    "foe_values",
    "ability",
    "own_dice",
    "foe_dice",
    "patronus",
    "disarmed",
    "lessened",
    "shielded",
    "spell_free",
    "rewards",
)

VISIBILITY: Final[Visibility] = {
    **dict.fromkeys(PUBLIC_FIELDS, PUBLIC),
    "hand": hands,
    "deck": decks,
}
