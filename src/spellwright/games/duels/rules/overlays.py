"""Overlays in play: turning, moving, removing them (WD-7, WD-17.11 to WD-17.13)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.state import NOTHING, NOWHERE, DuelsState
from spellwright.kernel.record import with_entry


def turn_overlay(s: DuelsState, model: int, overlay: int) -> None:
    """WD-7.2: a Model turns it to the other side."""
    s.overlay_up[overlay] ^= 1
    s.lay_terrain()
    turned = story.TURNED_UP if s.overlay_up[overlay] else story.TURNED_DOWN
    s.tell(turned, s.piece[model], overlay)


def move_overlay(s: DuelsState, overlay: int, space: int) -> None:
    s.overlay_at[overlay] = space
    s.lay_terrain()
    s.tell(story.OVERLAY_MOVED, overlay, space)


def remove_trap(s: DuelsState, trap: int) -> None:
    s.trap_at = with_entry(s.trap_at, trap, NOWHERE)
    s.trap_spell = with_entry(s.trap_spell, trap, NOTHING)


def remove_overlay(s: DuelsState, overlay: int) -> None:
    """Take an overlay out of the game; its Space has the printed terrain again."""
    s.overlay_at[overlay] = NOWHERE
    s.overlay_up[overlay] = 0
    s.lay_terrain()
    s.tell(story.OVERLAY_GONE, overlay)
