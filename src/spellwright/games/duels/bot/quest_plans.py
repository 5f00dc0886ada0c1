"""Plans: which Models would have to go where, and how likely that still comes about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spellwright.games.duels.board import board_for
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.paths import gait, ground_of, steps_to
from spellwright.games.duels.conditions import HANGING, is_now
from spellwright.games.duels.content.columns import ACTIVATIONS, ROUNDS
from spellwright.games.duels.queries import FAR, in_play
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.state import (
    CHALLENGES,
    NOWHERE,
    SEATS,
    DuelsState,
    seat_of,
)

Goal = tuple[int, ...]
Errand = tuple[int, int]
"""A Model and the steps that it has to go."""

MOST_STEPS: Final = 40


@cache
def _zone(map_number: int, colour: int, first_owner: int, zone: int) -> Goal:
    board = board_for(map_number, colour, first_owner)
    return tuple([space for space in board.spaces if board.zone[space] == zone])


class Prospects:
    """What a seat can still do in this Round, and how far its Models have to go."""

    __slots__ = (
        "_pace",
        "_ways",
        "foes",
        "free",
        "ground",
        "left",
        "models",
        "rounds",
        "s",
        "seat",
    )

    def __init__(self, s: DuelsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.models = in_play(s, seat)
        self.foes = in_play(s, 1 - seat)
        active = s.active if s.active >= 0 and seat_of(s.active) == seat else -1
        self.left = max(0, ACTIVATIONS - s.activated[seat] - (active >= 0))
        self.rounds = max(0, ROUNDS - s.round)
        self.ground = ground_of(s)
        self._pace: dict[int, int] = {}
        self._ways: dict[int, dict[Goal, int]] = {model: {} for model in self.models}
        self.free = -1
        if active >= 0 and s.movement and not is_now(s, active, HANGING):
            self.free = active

    def has_moved(self, model: int) -> None:
        """Note that a Model stands somewhere else: its ways have to be measured anew."""
        if model in self._ways:
            self._ways[model] = {}

    def pace(self, model: int) -> int:
        pace = self._pace.get(model)
        if pace is None:
            pace = self._pace[model] = max(1, allowance(self.s, model))
        return pace

    def effort(self, model: int, steps: int) -> int:
        """How many activations a Model needs for this many steps."""
        if steps <= 0:
            return 0
        pace = self.pace(model)
        if model == self.free:
            steps -= pace
        return -(-max(0, steps) // pace)

    def chance(self, efforts: int, steps: int = 0) -> float:
        """How likely something is that takes this many activations."""
        if efforts <= 0 and steps <= 0:
            return weights.SURE
        if efforts <= self.left:
            worth = weights.SURE * weights.NEAR**efforts
        elif self.rounds:
            worth = weights.LATER * weights.FADE ** (efforts - self.left)
        else:
            worth = weights.HOPELESS / (efforts - self.left)
        return max(0.0, worth - weights.STEP * min(steps, MOST_STEPS))

    def plan(self, errands: Sequence[Errand]) -> float:
        efforts = steps = 0
        for model, way in errands:
            if way >= FAR:
                return 0.0
            steps += way
            efforts += self.effort(model, way)
        return self.chance(efforts, steps)

    # -- goals -----------------------------------------------------------------------------------

    def steps(self, model: int, goal: Goal) -> int:
        """The way of a Model to the nearest Space of a goal."""
        s = self.s
        if not goal:
            return FAR
        ways = self._ways[model]
        way = ways.get(goal, -1)
        if way < 0:
            way = ways[goal] = steps_to(s, self.ground, goal, gait(s, model))[s.at[model]]
        if len(goal) == 1 and way and goal[0] in s.at:
            holder = s.at.index(goal[0])
            return FAR if seat_of(holder) == self.seat else way + weights.BLOCKED
        if way == 0 and is_now(s, model, HANGING):
            return weights.BLOCKED
        return way

    def all_of(self, goals: Sequence[Goal], models: Sequence[int] | None = None) -> float:
        """How likely every goal will be held, each by a Model of its own."""
        found = self.models if models is None else models
        ways = [[self.steps(model, goal) for model in found] for goal in goals]
        return self.share_out(ways, found)

    def one_of_each(self, choices: Sequence[Sequence[Goal]]) -> float:
        """How likely one goal of every choice will be held, each by a Model of its own."""
        ways = [
            [min([self.steps(model, goal) for goal in goals], default=FAR) for model in self.models]
            for goals in choices
        ]
        return self.share_out(ways, self.models)

    def share_out(self, ways: list[list[int]], models: Sequence[int]) -> float:
        """The best chance if every errand goes to a Model of its own; `ways` has the steps of each
        Model.
        """
        efforts = [
            [self.effort(model, way) for model, way in zip(models, row, strict=True)]
            for row in ways
        ]
        return self._share_out(ways, efforts, 0, 0, 0, 0)

    def _share_out(
        self,
        ways: list[list[int]],
        efforts: list[list[int]],
        number: int,
        busy: int,
        effort: int,
        steps: int,
    ) -> float:
        if number == len(ways):
            return self.chance(effort, steps)
        best = 0.0
        row, costs = ways[number], efforts[number]
        for place, way in enumerate(row):
            if way < FAR and not busy >> place & 1:
                taken = busy | 1 << place
                worth = self._share_out(
                    ways, efforts, number + 1, taken, effort + costs[place], steps + way
                )
                if worth > best:
                    best = worth
        return best

    def many_of(
        self,
        goals: Sequence[Goal],
        least: int,
        models: Sequence[int] | None = None,
        reach: int = 0,
    ) -> float:
        """How likely this many of the goals will be held, each by a Model of its own."""
        found = self.models if models is None else models
        pairs = []
        for model in found:
            for number, goal in enumerate(goals):
                way = self.steps(model, goal)
                if way < FAR:
                    way = max(0, way - reach)
                    pairs.append((self.effort(model, way), way, model, number))
        pairs.sort()
        errands: list[Errand] = []
        busy, held = set(), set()
        for _, way, model, number in pairs:
            if len(errands) == least:
                break
            if model not in busy and number not in held:
                busy.add(model)
                held.add(number)
                errands.append((model, way))
        return self.plan(errands) if len(errands) == least else 0.0

    def some_in(self, goal: Goal, least: int) -> float:
        """How likely this many Models will be in a part of the Map."""
        ways = sorted([(self.steps(model, goal), model) for model in self.models])[:least]
        if len(ways) < least:
            return 0.0
        return self.plan([(model, way) for way, model in ways])

    # -- what lies on the Map --------------------------------------------------------------------

    def challenge(self, number: int) -> Goal:
        """The Spaces where a Challenge can be controlled; none on its Mystery side."""
        s = self.s
        if s.overlay_at[number] == NOWHERE or not s.overlay_up[number]:
            return ()
        return (s.overlay_at[number],)

    def challenges(self, zone: int = -1) -> list[Goal]:
        found = [self.challenge(number) for number in range(CHALLENGES)]
        return [g for g in found if g and (zone < 0 or self.s.board.zone[g[0]] == zone)]

    def terrain_overlays(self) -> list[Goal]:
        return [goal for n in range(SEATS) if (goal := self.challenge(CHALLENGES + n))]

    def arrivals(self, zone: int) -> Goal:
        """Arrival Spaces that no opposing Model stands on."""
        s = self.s
        taken = [s.at[foe] for foe in self.foes]
        return tuple([space for space in s.board.arrivals[zone] if space not in taken])

    def zone(self, zone: int) -> Goal:
        s = self.s
        return _zone(s.map, s.join, max(s.first_owner, 0), zone)

    def ground_kind(self, terrain: int, zone: int = -1) -> Goal:
        board, lie = self.s.board, self.s.terrain
        return tuple(
            [
                space
                for space in board.spaces
                if lie[space] == terrain and (zone < 0 or board.zone[space] == zone)
            ]
        )
