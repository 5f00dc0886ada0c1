"""Lock Markers and Artifacts that leave the game (WD-35)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.content.columns import LOCK_MARKERS
from spellwright.games.duels.queries import bits_of, refresh_traits
from spellwright.games.duels.rules.supply import left_of
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.record import with_entry


def lock(s: DuelsState, model: int, artifact: int) -> None:
    """WD-35.4, WD-35.8."""
    if left_of(s, LOCK_MARKERS, sum(mask.bit_count() for mask in (*s.locked, *s.innate_locked))):
        s.locked = with_entry(s.locked, model, s.locked[model] | 1 << artifact)
        refresh_traits(s, model)
        s.tell(story.LOCKED, artifact, s.piece[model])


def unlock(s: DuelsState, model: int, artifact: int) -> None:
    s.locked = with_entry(s.locked, model, s.locked[model] & ~(1 << artifact))
    refresh_traits(s, model)
    s.tell(story.UNLOCKED, artifact, s.piece[model])


def unlock_all(s: DuelsState) -> None:
    """WD-14.12, WD-G51."""
    for model, mask in enumerate(s.locked):
        if mask:
            for artifact in bits_of(mask):
                unlock(s, model, artifact)
        s.innate_locked[model] = 0


def destroy(s: DuelsState, model: int, artifact: int) -> None:
    """WD-35.3: the Artifact leaves the game."""
    gone = ~(1 << artifact)
    s.gear = with_entry(s.gear, model, s.gear[model] & gone)
    s.locked = with_entry(s.locked, model, s.locked[model] & gone)
    s.made = with_entry(s.made, model, s.made[model] & gone)
    refresh_traits(s, model)
    s.tell(story.DESTROYED, artifact, s.piece[model])
