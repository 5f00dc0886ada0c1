"""Why a Space cannot be entered, or nothing laid on it (WD-12, WD-16)."""

from __future__ import annotations

from spellwright.games.duels.board import DIFFICULT, IMPASSABLE, OPEN
from spellwright.games.duels.lexicons import SPACES, say
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.movement import Move, can_end
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.rules.setup import FAR_APART
from spellwright.games.duels.state import DuelsState


def cannot_enter(s: DuelsState, move: Move, space: int) -> Reason | None:
    """Why the next step of a movement cannot go there."""
    where, name = SPACES.noun(space), name_of(s, move.model)
    if space not in s.board.near[s.at[move.model]]:
        return say("refusal-not-next-to", space=where, who=name), "WD-16.3"
    if s.terrain[space] == IMPASSABLE:
        return say("refusal-impassable", space=where), "WD-6.6"
    if s.terrain[space] == DIFFICULT and move.left < 2:
        return say("refusal-difficult", space=where), "WD-6.5"
    return say("refusal-no-way-through", space=where, who=name), "WD-16.12"


def cannot_stop(s: DuelsState, move: Move) -> Reason | None:
    name, here = name_of(s, move.model), s.at[move.model]
    if not can_end(s, move.model, here):
        return say("refusal-cannot-end-here", who=name, space=SPACES.noun(here)), "WD-16.5"
    return say("refusal-move-first", who=name), "WD-16.11"


def cannot_push_to(s: DuelsState, push: Push, space: int) -> Reason | None:
    where, name = SPACES.noun(space), name_of(s, push.model)
    here, row = s.at[push.model], s.board.distance[push.origin]
    if space not in s.board.near[here]:
        return say("refusal-not-next-to", space=where, who=name), "WD-38.10b"
    if row[space] <= row[here]:
        return say("refusal-not-away", space=where), "WD-38.10b"
    if s.terrain[space] == IMPASSABLE:
        return say("refusal-impassable", space=where), "WD-38.10c"
    return say("refusal-occupied", space=where), "WD-38.10c"


def cannot_lay_challenge(s: DuelsState, space: int) -> Reason | None:
    """WD-12.8 to WD-12.10."""
    where = SPACES.noun(space)
    if space in s.board.open and space not in s.board.open_inside:
        return say("refusal-outer-edge", space=where), "WD-12.9"
    return _not_open(s, space) or (
        say("refusal-too-close", space=where, n=FAR_APART),
        "WD-12.10",
    )


def cannot_lay_terrain(s: DuelsState, space: int) -> Reason | None:
    return _not_open(s, space)


def _not_open(s: DuelsState, space: int) -> Reason | None:
    where = SPACES.noun(space)
    if space not in s.board.spaces:
        return say("refusal-not-on-map", space=where), "WD-12.8"
    if s.board.is_arrival[space]:
        return say("refusal-arrival-space", space=where), "WD-12.8"
    if s.board.terrain[space] != OPEN:
        return say("refusal-no-open-space", space=where), "WD-12.8"
    if space in s.mysteries or space in s.overlay_at:
        return say("refusal-overlay-there", space=where), "WD-12.8"
    return None


def cannot_arrive(s: DuelsState, seat: int, space: int) -> Reason:
    """WD-12.20."""
    where = SPACES.noun(space)
    if space not in s.board.arrivals[seat]:
        return say("refusal-not-your-arrival", space=where), "WD-12.20"
    return say("refusal-another-model-there", space=where), "WD-12.20"
