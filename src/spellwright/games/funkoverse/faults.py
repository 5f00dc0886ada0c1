"""What can be wrong with a position: one saying for each fault, none in a sound state."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import (
    ABILITY_PACK,
    CONFUNDO,
    COPIES,
    DOTS,
    ITEM_PACK,
    KIND_PACK,
    PROTEGO,
    STATUS_PACK,
    statuses_in_play,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.lexicons import MARKERS, say
from spellwright.games.funkoverse.state import (
    FIGURES,
    FIGURES_OF,
    NOBODY,
    NOWHERE,
    PLACES,
    FunkoverseState,
    token,
)
from spellwright.kernel.saying import Saying


def faults(s: FunkoverseState) -> list[Saying]:
    """Impossible things: two on a square, lost tokens, something on the track and on the map."""
    found: list[Saying] = []
    chosen = s.rules.blank(s.seats, s.settings, s.chance)
    if (s.scenario, s.map, s.size) != (chosen.scenario, chosen.map, chosen.size):
        return [say("fault-scenario")]
    if not _has_shape(s):
        return [say("fault-columns")]
    names = [word for word in s.called if word != NOBODY]
    if len(set(names)) != len(names):
        found.append(say("fault-same-name"))
    found += _pack_faults(s)
    occupied = [square for square in s.at if square != NOWHERE]
    if len(set(occupied)) != len(occupied):
        found.append(say("fault-one-square"))
    if any(not s.board.free >> square & 1 for square in occupied):
        found.append(say("fault-no-square"))
    for figure in range(FIGURES):
        if s.cooldown[figure] and s.at[figure] != NOWHERE:
            found.append(say("fault-two-places", n=figure + 1, all=FIGURES))
        if s.kind[figure] == NOBODY and (s.at[figure] != NOWHERE or s.cooldown[figure]):
            found.append(say("fault-no-part", n=figure + 1, all=FIGURES))
        has_name = s.called[figure] != NOBODY
        if has_name != (s.kind[figure] != NOBODY) and (has_name or s.round):
            found.append(say("fault-name", n=figure + 1, all=FIGURES))
    for side in (0, 1):
        team = FIGURES_OF[side]
        if sum([s.protego[figure] for figure in team]) > COPIES[PROTEGO]:
            found.append(say("fault-protego"))
        if sum([s.confundo[figure] for figure in team]) > COPIES[CONFUNDO]:
            found.append(say("fault-confundo"))
        lying = [status for figure in team if s.cards for status in s.cards[figure]]
        if any(lying.count(status) > COPIES[status] for status in lying):
            found.append(say("fault-status"))
    if s.round:
        found += _token_faults(s)
    elif min(s.tokens) < 0 or sum(s.tokens) > FIGURES * max([len(dots) for dots in DOTS]):
        found.append(say("fault-too-many-tokens"))
    for marker, side in enumerate(s.marker_side):
        if (side == NOBODY) != (s.marker_cooldown[marker] == 0):
            found.append(say("fault-marker", marker=MARKERS.noun(marker)))
    for side in (0, 1):
        if s.item_cooldown[side] and s.item[side] < 0:
            found.append(say("fault-item-track"))
        if s.holder[side] != NOBODY and s.holder[side] not in FIGURES_OF[side]:
            found.append(say("fault-item-side"))
    return found


def _pack_faults(s: FunkoverseState) -> list[Saying]:
    """What a pack brings that is not in play at this table."""
    packs = s.packs
    brought = [KIND_PACK[kind] for kind in s.kind if kind >= 0]
    brought += [ITEM_PACK[item] for item in s.item if item >= 0]
    brought += [STATUS_PACK[status] for cards in s.cards for status in cards]
    if s.using >= 0:
        brought.append(ABILITY_PACK[s.using])
    if all(packs >> pack & 1 for pack in brought):
        return []
    return [say("fault-pack")]


def _has_shape(s: FunkoverseState) -> bool:
    by_figure = (s.kind, s.called, s.controller, s.at, s.down, s.exhausted, s.cooldown)
    by_side = (s.points, s.item, s.holder, s.item_cooldown, s.leader, s.picks)
    return (
        all(len(column) == FIGURES for column in (*by_figure, s.protego, s.confundo))
        and len(s.cards) == (FIGURES if statuses_in_play(s.packs) else 0)
        and all(len(column) == 2 for column in by_side)
        and len(s.side) == len(s.turns_taken) == s.seats
        and len(s.tokens) == 2 * len(TYPES) * PLACES
        and len(s.marker_cooldown) == len(s.marker_side) == len(s.board.markers)
        and len(s.control) == len(s.control_at) == len(s.board.areas)
    )


def _token_faults(s: FunkoverseState) -> list[Saying]:
    """FV-6.4: tokens move between pool and track, but never come or go."""
    found: list[Saying] = []
    for side in (0, 1):
        kinds = [s.kind[figure] for figure in FIGURES_OF[side] if s.kind[figure] != NOBODY]
        dots = [type for kind in kinds for type in DOTS[kind]]
        for type in range(len(TYPES)):
            counts = [s.tokens[token(side, type, place)] for place in range(PLACES)]
            if min(counts) < 0 or sum(counts) != dots.count(type):
                found.append(say("fault-tokens", n=side + 1))
    return found
