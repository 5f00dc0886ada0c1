"""What can be wrong with a position: one sentence for each fault, none in a sound state."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import (
    ABILITY_PACK,
    CONFUNDO,
    COPIES,
    DOTS,
    ITEM_PACK,
    KIND_PACK,
    PROTEGO,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.state import (
    FIGURES,
    FIGURES_OF,
    NOBODY,
    NOWHERE,
    PLACES,
    FunkoverseState,
    token,
)


def faults(s: FunkoverseState) -> list[str]:
    """Impossible things: two on a square, lost tokens, something on the track and on the map."""
    found = []
    chosen = s.rules.blank(s.seats, s.settings, s.chance)
    if (s.scenario, s.map, s.size) != (chosen.scenario, chosen.map, chosen.size):
        return ["the scenario or the map is not the one that was chosen"]
    if not _has_shape(s):
        return ["a column has not the right number of entries"]
    names = [word for word in s.called if word != NOBODY]
    if len(set(names)) != len(names):
        found.append("two characters have the same name")
    found += _pack_faults(s)
    occupied = [square for square in s.at if square != NOWHERE]
    if len(set(occupied)) != len(occupied):
        found.append("two characters stand on one square")
    if any(not s.board.free >> square & 1 for square in occupied):
        found.append("a character stands where nobody can be")
    for figure in range(FIGURES):
        if s.cooldown[figure] and s.at[figure] != NOWHERE:
            found.append(f"character {figure} is on the map and on the track")
        if s.kind[figure] == NOBODY and (s.at[figure] != NOWHERE or s.cooldown[figure]):
            found.append(f"character {figure} does not play, but is there")
        has_name = s.called[figure] != NOBODY
        if has_name != (s.kind[figure] != NOBODY) and (has_name or s.round):
            found.append(f"character {figure} has no name, or a name and no part")
    for side in (0, 1):
        team = FIGURES_OF[side]
        if sum([s.protego[figure] for figure in team]) > COPIES[PROTEGO]:
            found.append("there are too many Protego cards")
        if sum([s.confundo[figure] for figure in team]) > COPIES[CONFUNDO]:
            found.append("there are too many Confundo cards")
    if s.round:
        found += _token_faults(s)
    elif min(s.tokens) < 0 or sum(s.tokens) > FIGURES * max([len(dots) for dots in DOTS]):
        found.append("there are more tokens than all characters have")
    for marker, side in enumerate(s.marker_side):
        if (side == NOBODY) != (s.marker_cooldown[marker] == 0):
            found.append(f"point marker {marker} is in two places or in none")
    for side in (0, 1):
        if s.item_cooldown[side] and s.item[side] < 0:
            found.append("an item that nobody has is on a track")
        if s.holder[side] != NOBODY and s.holder[side] not in FIGURES_OF[side]:
            found.append("an item is with the other side")
    return found


def _pack_faults(s: FunkoverseState) -> list[str]:
    """What a pack brings that is not in play at this table."""
    packs = s.packs
    brought = [KIND_PACK[kind] for kind in s.kind if kind >= 0]
    brought += [ITEM_PACK[item] for item in s.item if item >= 0]
    if s.using >= 0:
        brought.append(ABILITY_PACK[s.using])
    if all(packs >> pack & 1 for pack in brought):
        return []
    return ["something comes from a pack that is not in play"]


def _has_shape(s: FunkoverseState) -> bool:
    by_figure = (s.kind, s.called, s.controller, s.at, s.down, s.exhausted, s.cooldown)
    by_side = (s.points, s.item, s.holder, s.item_cooldown, s.leader, s.picks)
    return (
        all(len(column) == FIGURES for column in (*by_figure, s.protego, s.confundo))
        and all(len(column) == 2 for column in by_side)
        and len(s.side) == len(s.turns_taken) == s.seats
        and len(s.tokens) == 2 * len(TYPES) * PLACES
        and len(s.marker_cooldown) == len(s.marker_side) == len(s.board.markers)
        and len(s.control) == len(s.control_at) == len(s.board.areas)
    )


def _token_faults(s: FunkoverseState) -> list[str]:
    """FV-6.4: tokens move between pool and track, but never come or go."""
    found = []
    for side in (0, 1):
        kinds = [s.kind[figure] for figure in FIGURES_OF[side] if s.kind[figure] != NOBODY]
        dots = [type for kind in kinds for type in DOTS[kind]]
        for type in range(len(TYPES)):
            counts = [s.tokens[token(side, type, place)] for place in range(PLACES)]
            if min(counts) < 0 or sum(counts) != dots.count(type):
                found.append(f"side {side} has lost or gained tokens")
    return found
