"""Ways over the Map: how far it is, and what can be reached."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.board import DANGEROUS, DIFFICULT, FRAME, IMPASSABLE
from spellwright.games.duels.conditions import FIREPROOF, is_now
from spellwright.games.duels.content.columns import FLY, SCOUT
from spellwright.games.duels.queries import FAR
from spellwright.games.duels.rules.movement import can_end
from spellwright.games.duels.state import CHALLENGES, NOWHERE, DuelsState, seat_of

_MOST_REMEMBERED: Final = 6000
_KNOWN: dict[tuple[object, ...], list[int]] = {}

Ground = tuple[int, ...]


def ground_of(s: DuelsState) -> Ground:
    """Everything that the terrain depends on."""
    return (
        s.map,
        s.join,
        *s.overlay_at[CHALLENGES:],
        *s.overlay_up[CHALLENGES:],
        *s.overlay_terrain,
    )


def gait(s: DuelsState, model: int) -> int:
    """How a Model moves: 0 on foot, 1 if Difficult Terrain does not slow it down, 2 in flight."""
    traits = s.traits[model]
    return 2 if traits >> FLY & 1 else traits >> SCOUT & 1


def steps_to(s: DuelsState, ground: Ground, goal: tuple[int, ...], gait: int) -> list[int]:
    """For each Space the movement from there to the nearest Space of a goal; Models are ignored."""
    key = (ground, goal, gait)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_REMEMBERED:
            _KNOWN.clear()
        known = _KNOWN[key] = _measure(s, goal, gait)
    return known


def _measure(s: DuelsState, goal: tuple[int, ...], gait: int) -> list[int]:
    steps = [FAR] * FRAME
    rings: list[list[int]] = [list(goal)]
    for space in goal:
        steps[space] = 0
    now = 0
    near, terrain = s.board.near, s.terrain
    while now < len(rings):
        for here in rings[now]:
            if steps[here] != now or (terrain[here] == IMPASSABLE and gait < 2):
                continue
            there = now + (2 if terrain[here] == DIFFICULT and not gait else 1)
            for other in near[here]:
                if steps[other] > there:
                    steps[other] = there
                    while len(rings) <= there:
                        rings.append([])
                    rings[there].append(other)
        now += 1
    return steps


def harm_at(s: DuelsState, model: int, space: int) -> int:
    """Impacts that a Model receives by entering a Space."""
    harm = 0
    if s.terrain[space] == DANGEROUS and gait(s, model) < 2 and not is_now(s, model, FIREPROOF):
        harm += 1
    if space in s.trap_at:
        harm += 1
    for fire in s.fiendfyre:
        if fire != NOWHERE and s.board.distance[fire][space] <= 1:
            harm += 2
    return harm


class Ways:
    """Where a Model can end, and how it gets there: the least harm comes first, then the shortest
    way.
    """

    __slots__ = ("_before", "ends")

    def __init__(self, ends: dict[int, int], before: dict[int, int]) -> None:
        self.ends = ends
        """Space → Impacts on the way there."""
        self._before = before

    def steps_to(self, space: int) -> list[int]:
        """The Spaces of the way, one after the other."""
        steps = []
        while (before := self._before[space]) != NOWHERE:
            steps.append(space)
            space = before
        return steps[::-1]


def reachable(s: DuelsState, model: int, left: int, chooser: int) -> Ways:
    start = s.at[model]
    how = gait(s, model)
    flying = how == 2 and chooser == seat_of(model)
    near, terrain = s.board.near, s.terrain
    best: dict[int, tuple[int, int, int]] = {start: (0, 0, NOWHERE)}
    waves: list[list[tuple[int, int]]] = [[(start, 0)]]
    harm = 0
    while harm < len(waves) and harm <= 2:
        queue = waves[harm]
        queue.sort(key=lambda entry: entry[1])
        place = 0
        while place < len(queue):
            here, spent = queue[place]
            place += 1
            known = best[here]
            if known[0] != harm or known[1] != spent:
                continue
            for there in near[here]:
                ground = terrain[there]
                if ground == IMPASSABLE and not flying:
                    continue
                cost = spent + (2 if ground == DIFFICULT and not how else 1)
                if cost > left:
                    continue
                hurt = harm + harm_at(s, model, there)
                old = best.get(there)
                if old is not None and (old[0], old[1]) <= (hurt, cost):
                    continue
                best[there] = (hurt, cost, here)
                while len(waves) <= hurt:
                    waves.append([])
                waves[hurt].append((there, cost))
        harm += 1
    ends = {
        space: hurt
        for space, (hurt, _, _) in best.items()
        if space == start or can_end(s, model, space)
    }
    return Ways(ends, {space: before for space, (_, _, before) in best.items()})
