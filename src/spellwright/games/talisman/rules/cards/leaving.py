"""Observers and Places that leave the board (TA-8.21)."""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.rules.losing import put_away
from spellwright.games.talisman.state import TalismanState, take_up


def leave_space(s: TalismanState, seat: int, card: int) -> None:
    """An Observer or Place is discarded from the space of a Character."""
    if card in s.lying[s.at[seat]]:
        take_up(s, s.at[seat], card)
        put_away(s, card)
        s.tell(story.CARD_GONE, card)
