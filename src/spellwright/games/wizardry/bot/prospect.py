"""What a planner knows before it writes: the foe, the ways there, the odds of acting first."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.danger import Dangers
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, points_of
from spellwright.games.wizardry.bot.terrain import around, members, reach, seen_from
from spellwright.games.wizardry.content.columns import (
    COST,
    INITIATIVE,
    INNATE_INITIATIVE,
    LEAP,
    MOST_IN_PLAN,
    MOVE,
    PUFF_OF_WIND,
    RANGE,
    RUN,
    RUN_LENGTH,
    TELEPORT,
)
from spellwright.games.wizardry.queries import sees
from spellwright.games.wizardry.rules.plans import announced_of, available_spells

NO_SPELL: Final = -1
JUMPS: Final = (LEAP, TELEPORT)
"""Spells that are ways: they are planned to get somewhere."""


class Travel:
    """A way that a plan may take: its entries, its cost and where it may lead."""

    __slots__ = ("closer", "cost", "jump", "moves", "runs", "touches", "view")

    def __init__(
        self, moves: int, runs: int, jump: int, cost: int, touches: bool, view: int, closer: int
    ) -> None:
        self.moves = moves
        self.runs = runs
        self.jump = jump
        self.cost = cost
        self.touches = touches
        self.view = view
        """The squares near the foe that can be seen from somewhere on the way, as a set."""
        self.closer = closer

    @property
    def entries(self) -> int:
        return self.moves + self.runs + (self.jump != NO_SPELL)


class Draft:
    """A whole plan that might be written. `spells` are those that are not part of the way."""

    __slots__ = ("defend", "initiative", "puffs", "spells", "touches", "travel")

    def __init__(
        self,
        travel: Travel,
        touches: int,
        puffs: int,
        spells: tuple[int, ...],
        initiative: int,
        defend: int,
    ) -> None:
        self.travel = travel
        self.touches = touches
        self.puffs = puffs
        self.spells = spells
        self.initiative = initiative
        self.defend = defend


class Prospect:
    """The planning position of one seat against its foe."""

    __slots__ = (
        "ap",
        "dangers",
        "distance",
        "first",
        "foe_defend",
        "foe_defends",
        "foe_left",
        "foe_points",
        "look",
        "near_foe",
        "own_left",
        "own_points",
        "puffs_out",
        "s",
        "sees_foe",
        "spell_threat",
        "spells",
        "steps",
        "threat",
        "touch_threat",
        "travels",
    )

    def __init__(self, look: Outlook) -> None:
        s, seat, foe = look.s, look.seat, look.foe
        self.look = look
        self.s = s
        self.ap = s.ap[seat]
        self.spells = available_spells(s, seat)
        self.distance = s.board.distance(look.here, look.there)
        self.steps = max(0, s.board.steps_to(look.there)[look.here] - 1)
        self.sees_foe = look.sees_foe
        self.foe_points = points_of(s, foe)
        told = s.announced[foe] >= 0
        self.foe_defend = 0.0 if told else weights.FOE_DEFEND
        """How many Defend entries are to be expected beyond the points that are known."""
        self.foe_defends = float(announced_of(s, foe)[1] > 0) if told else weights.FOE_DEFENDS
        """How likely the foe has a Defend entry at all."""
        self.foe_left = hits_left(s, foe)
        self.own_points = points_of(s, seat)
        self.own_left = hits_left(s, seat)
        self.first = [self._acts_first(n) for n in range(MOST_IN_PLAN[INITIATIVE] + 1)]
        """The chance to act before the foe with 0, 1 or 2 Initiative."""
        self.dangers = Dangers(s, seat)
        self.touch_threat = self.dangers.of_touches(look.here)
        self.spell_threat = self.dangers.of_spells(look.here)
        creatures = self.dangers.of_creatures(look.here)
        self.threat = self.touch_threat + self.spell_threat + creatures
        self.near_foe = reach(s.board, look.there, 1, 0) | around(s.board, look.there)
        """The foe's square and those around it: where it may be after its next entry."""
        self.travels = self._travels()
        self.puffs_out = self._puffs_out()
        """How many puffs of wind blow the foe onto a smash marker; 0 when they cannot."""

    def _acts_first(self, entries: int) -> float:
        s, seat, foe = self.s, self.look.seat, self.look.foe
        if s.step_ahead[seat] != s.step_ahead[foe]:
            return float(s.step_ahead[seat])
        lead = INNATE_INITIATIVE[s.profile[seat]] + entries - INNATE_INITIATIVE[s.profile[foe]]
        if s.announced[foe] >= 0:
            return _wins_order(lead - announced_of(s, foe)[0])
        chances = enumerate(weights.FOE_INITIATIVE)
        return sum([chance * _wins_order(lead - theirs) for theirs, chance in chances])

    def _travels(self) -> list[Travel]:
        """All ways that the action points allow, the cheapest first."""
        on_foot = [
            self._on_foot(moves, runs)
            for runs in range(MOST_IN_PLAN[RUN] + 1)
            for moves in range(MOST_IN_PLAN[MOVE] + 1)
        ]
        jumps = [self._jump(spell, moves) for spell in JUMPS for moves in (0, 1)]
        jumps = [way for way in jumps if way.jump in self.spells]
        return [way for way in on_foot + jumps if way.cost <= self.ap]

    def _on_foot(self, moves: int, runs: int) -> Travel:
        board, there = self.s.board, self.look.there
        ends = reach(board, self.look.here, moves, runs)
        return Travel(
            moves,
            runs,
            NO_SPELL,
            moves * COST[MOVE] + runs * COST[RUN],
            bool(ends & around(board, there)),
            self._seen_on_foot(ends) if moves + runs else self._seen_now(),
            min(moves + RUN_LENGTH * runs, self.steps),
        )

    def _seen_on_foot(self, ends: int) -> int:
        return seen_from(self.s, ends, self.near_foe)

    def _seen_now(self) -> int:
        """The squares near the foe in sight from where the wizard stands, past creatures there."""
        here = self.look.here
        return sum([1 << q for q in members(self.near_foe) if sees(self.s, here, q)])

    def _jump(self, spell: int, moves: int) -> Travel:
        arrives = spell == TELEPORT or abs(self.distance - RANGE[LEAP]) <= 1 + moves
        closer = self.steps if arrives else min(RANGE[LEAP] + moves, self.steps)
        cost = COST[spell] + moves * COST[MOVE]
        return Travel(moves, 0, spell, cost, arrives, self._seen_after(spell), closer)

    def _seen_after(self, jump: int) -> int:
        if jump == TELEPORT:
            return self.near_foe
        board, here, far = self.s.board, self.look.here, RANGE[LEAP]
        ends = [q for q in board.near(here, far) if board.distance(here, q) == far]
        return seen_from(self.s, sum([1 << square for square in ends]), self.near_foe)

    def _puffs_out(self) -> int:
        if not self.s.smashed or not self.sees_foe:
            return 0
        steps = self.s.board.steps_to(self.look.there)
        nearest = min([steps[smash] for smash in self.s.smashed])
        return nearest if nearest <= MOST_IN_PLAN[PUFF_OF_WIND] else 0


def _wins_order(lead: int) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
