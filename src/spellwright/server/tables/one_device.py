"""People who share a device: whose turn it is to hold it, and what nobody else should see on it."""

from __future__ import annotations

from spellwright.kernel.event import SPECTATOR
from spellwright.server.tables.live_table import LiveTable


def pass_to(table: LiveTable, seat: int) -> int:
    """The seat of the same session that is asked while this one is not, or SPECTATOR."""
    if seat == SPECTATOR or table.awaits(seat):
        return SPECTATOR
    others = table.seats_of(table.places[seat].session)
    return next((other for other in others if table.awaits(other)), SPECTATOR)


def has_secrets(table: LiveTable, seat: int) -> bool:
    """Whether a seat sees more than everybody does: then the device is handed over covered."""
    if table.table is None or table.is_over:
        return False
    state = table.table.state
    return bool(state.view(seat).shown != state.view(SPECTATOR).shown)
