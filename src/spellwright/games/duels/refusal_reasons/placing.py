"""Why a Space cannot be entered, or nothing laid on it (WD-12, WD-16)."""

from __future__ import annotations

from spellwright.games.duels.board import DIFFICULT, IMPASSABLE, OPEN
from spellwright.games.duels.lexicons import SPACES
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.movement import Move, can_end
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.rules.setup import FAR_APART
from spellwright.games.duels.state import DuelsState


def cannot_enter(s: DuelsState, move: Move, space: int) -> Reason | None:
    """Why the next step of a movement cannot go there."""
    where, name = SPACES.label(space), name_of(s, move.model)
    if space not in s.board.near[s.at[move.model]]:
        return f"{where} is not next to {name}.", "WD-16.3"
    if s.terrain[space] == IMPASSABLE:
        return f"{where} is Impassable.", "WD-6.6"
    if s.terrain[space] == DIFFICULT and move.left < 2:
        return f"{where} is Difficult and costs 2; 1 is left.", "WD-6.5"
    return f"{where} is occupied, and {name} could not end beyond it.", "WD-16.12"


def cannot_stop(s: DuelsState, move: Move) -> Reason | None:
    name, here = name_of(s, move.model), s.at[move.model]
    if not can_end(s, move.model, here):
        return f"{name} cannot end on {SPACES.label(here)}.", "WD-16.5"
    return f"A Movement Action enters at least 1 Space: move {name} first.", "WD-16.11"


def cannot_push_to(s: DuelsState, push: Push, space: int) -> Reason | None:
    where, name = SPACES.label(space), name_of(s, push.model)
    here, row = s.at[push.model], s.board.distance[push.origin]
    if space not in s.board.near[here]:
        return f"{where} is not next to {name}.", "WD-38.10b"
    if row[space] <= row[here]:
        return f"{where} is not further away: a Push moves away.", "WD-38.10b"
    if s.terrain[space] == IMPASSABLE:
        return f"{where} is Impassable.", "WD-38.10c"
    return f"{where} is occupied.", "WD-38.10c"


def cannot_lay_challenge(s: DuelsState, space: int) -> Reason | None:
    """WD-12.8 to WD-12.10."""
    where = SPACES.label(space)
    if space in s.board.open and space not in s.board.open_inside:
        return f"{where} lies on the outer edge of the Map.", "WD-12.9"
    return _not_open(s, space) or (
        f"{where} is too close to another Challenge: keep a distance of {FAR_APART}.",
        "WD-12.10",
    )


def cannot_lay_terrain(s: DuelsState, space: int) -> Reason | None:
    return _not_open(s, space)


def _not_open(s: DuelsState, space: int) -> Reason | None:
    where = SPACES.label(space)
    if space not in s.board.spaces:
        return f"{where} is not on the Map.", "WD-12.8"
    if s.board.is_arrival[space]:
        return f"{where} is an Arrival Space.", "WD-12.8"
    if s.board.terrain[space] != OPEN:
        return f"{where} is not an Open Space.", "WD-12.8"
    if space in s.mysteries or space in s.overlay_at:
        return f"An overlay lies on {where} already.", "WD-12.8"
    return None


def cannot_arrive(s: DuelsState, seat: int, space: int) -> Reason:
    """WD-12.20."""
    where = SPACES.label(space)
    if space not in s.board.arrivals[seat]:
        return f"{where} is not an Arrival Space of your Zone.", "WD-12.20"
    return f"Another Model stands on {where}.", "WD-12.20"
