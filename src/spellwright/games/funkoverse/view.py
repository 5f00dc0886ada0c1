"""Who sees what (FV-1.5, FV-1.6): everything is public but what was chosen in secret."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.state import FunkoverseState
from spellwright.kernel.visibility import HIDDEN, PUBLIC, Visibility


def picks(s: FunkoverseState, seat: int) -> list[list[int]]:
    """FV-1.6: a side knows its own secret choices, all others only how many there are."""
    own = s.side[seat] if seat >= 0 else -1
    return [
        chosen[:] if side == own else [HIDDEN] * len(chosen) for side, chosen in enumerate(s.picks)
    ]


VISIBILITY: Final[Visibility] = {
    "scenario": PUBLIC,
    "map": PUBLIC,
    "size": PUBLIC,
    "side": PUBLIC,
    "turns_taken": PUBLIC,
    "first": PUBLIC,
    "round": PUBLIC,
    "turn": PUBLIC,
    "active": PUBLIC,
    "actions_left": PUBLIC,
    "using": PUBLIC,
    "using_item": PUBLIC,
    "subject": PUBLIC,
    "kind": PUBLIC,
    "called": PUBLIC,
    "controller": PUBLIC,
    "at": PUBLIC,
    "down": PUBLIC,
    "exhausted": PUBLIC,
    "cooldown": PUBLIC,
    "protego": PUBLIC,
    "confundo": PUBLIC,
    "cards": PUBLIC,
    "points": PUBLIC,
    "item": PUBLIC,
    "holder": PUBLIC,
    "item_cooldown": PUBLIC,
    "leader": PUBLIC,
    "tokens": PUBLIC,
    "marker_cooldown": PUBLIC,
    "marker_side": PUBLIC,
    "control": PUBLIC,
    "control_at": PUBLIC,
    "challenger": PUBLIC,
    "target": PUBLIC,
    "attack_dice": PUBLIC,
    "defense_dice": PUBLIC,
    "picks": picks,
}
