"""Putting a figure on a space, and what ends with leaving one (TA-8.16, TA-21.25, TA-23.19)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story
from spellwright.games.talisman.board import (
    CENTAUR_CLEARING,
    HOLDING,
    KINGS_CROSS,
    LONDON,
    REGION,
    ring_of,
)
from spellwright.games.talisman.content.names import DOBBY, FLOO_CLOSED
from spellwright.games.talisman.queries import have_rule
from spellwright.games.talisman.rules.losing import discard_follower, settle
from spellwright.games.talisman.state import TalismanState

DUTY_WAITS: Final = -1
"""The duty of a holding space has not begun yet."""


def go_to_space(s: TalismanState, seat: int, space: int) -> None:
    """The figure comes to another space; a change of Region frees Dobby (TA-O41)."""
    before = s.at[seat]
    s.at[seat] = space
    s.stored[seat] = 0
    s.duty[seat] = DUTY_WAITS if space in HOLDING and not s.back[seat] else 0
    if before == KINGS_CROSS and not have_rule(s.beside, FLOO_CLOSED):
        s.permit[seat] = 0
    if before == CENTAUR_CLEARING:
        settle(s, seat)
    if REGION[before] != REGION[space] and DOBBY in s.followers[seat]:
        discard_follower(s, seat, DOBBY)


def appear_on(s: TalismanState, seat: int, space: int) -> None:
    s.tell(story.APPEARED, s.character[seat], space)
    go_to_space(s, seat, space)


def may_change_region(s: TalismanState) -> bool:
    """TA-21.24."""
    return not have_rule(s.beside, FLOO_CLOSED)


def elsewhere(s: TalismanState, seat: int, region: int = LONDON) -> list[int]:
    """All other spaces of a Region's ring."""
    return [space for space in ring_of(region) if space != s.at[seat]]
