"""Transfiguration (TA-18)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story
from spellwright.games.talisman.content.columns import FERRET_TURNS
from spellwright.games.talisman.content.names import MCGONAGALL_B
from spellwright.games.talisman.queries import is_side
from spellwright.games.talisman.rules.gaining import gain_fate
from spellwright.games.talisman.rules.losing import leave_everything, settle
from spellwright.games.talisman.state import TalismanState


def become_ferret(s: TalismanState, seat: int) -> None:
    """TA-18.1, TA-18.2, TA-18.11; the Animagus never becomes one (TA-MMB3)."""
    if is_side(s, seat, MCGONAGALL_B):
        s.tell(story.BY_ABILITY, lexicons.ANIMAGUS, s.character[seat])
        gain_fate(s, seat)
        return
    leave_everything(s, seat)
    s.stored[seat] = 0
    s.ferret[seat] = FERRET_TURNS + 1 if seat == s.active else FERRET_TURNS
    if seat == s.active:
        s.was_ferret = 1
    s.tell(story.FERRET, s.character[seat])


def count_ferret_turn(s: TalismanState, seat: int) -> None:
    """TA-18.10: the Character's next two turns count, not the present one."""
    if s.ferret[seat]:
        s.ferret[seat] -= 1
        if not s.ferret[seat]:
            end_ferret(s, seat)


def end_ferret(s: TalismanState, seat: int) -> None:
    """TA-18.12."""
    s.ferret[seat] = 0
    s.tell(story.FERRET_OVER, s.character[seat])
    settle(s, seat)
