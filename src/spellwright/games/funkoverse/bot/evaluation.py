"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.prizes import (
    TO_TAKE,
    area_steps,
    marker_steps,
    rivals_for,
)
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.bot.terrain import FAR
from spellwright.games.funkoverse.content.columns import GOAL
from spellwright.games.funkoverse.queries import on_map, team_of
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.status import cards_on
from spellwright.games.funkoverse.state import NOBODY, FunkoverseState


def evaluate(s: FunkoverseState, seat: int) -> float:
    """The value in points, from -WIN to WIN; higher is better for the seat. Views and states will
    do.
    """
    if s.over:
        return weights.WIN if s.ranks[seat] == 1 else -weights.WIN
    own = s.side[seat]
    if own == NOBODY:
        return 0.0
    footing = Footing(s)
    return _strength(footing, own) - _strength(footing, 1 - own)


def _strength(footing: Footing, side: int) -> float:
    """Points, what the characters are about to get, and turns still to come."""
    s = footing.s
    there = [figure for figure in team_of(s, side) if on_map(s, figure)]
    worth = float(s.points[side])
    for figure in there:
        worth += weights.SHIELDED * s.protego[figure] - weights.CONFUSED * s.confundo[figure]
        for status in cards_on(s, figure):
            worth += weights.STATUS[status]
        if not s.exhausted[figure]:
            worth += weights.TURN_LEFT
    if AIMS[s.scenario].HAS_AREAS:
        return worth + _race(footing, side, there)
    return worth + weights.PROSPECTS * sum([footing.now(figure) for figure in team_of(s, side)])


def _race(footing: Footing, side: int, there: list[int]) -> float:
    """The worth of areas and markers, each for the nearest figure, of attacks and of dangers."""
    s = footing.s
    standing = [figure for figure in there if not s.down[figure]]
    fresh = [figure for figure in standing if not s.exhausted[figure]]
    worth = weights.CLAIMED * s.control.count(side)
    for area, showing in enumerate(s.control):
        if showing != side:
            steps = area_steps(s, area)
            worth += weights.TO_CLAIM * TO_TAKE[_nearest(s, fresh, steps)]
            worth += weights.IN_AREA_ALREADY * (_nearest(s, standing, steps) == 0)
    for marker, place in enumerate(s.marker_cooldown):
        if weights.MARKER_BACK[place]:
            near = TO_TAKE[_nearest(s, standing, marker_steps(s.board, marker))]
            worth += weights.TO_COLLECT * weights.MARKER * weights.MARKER_BACK[place] * near
    for figure in fresh:
        here = s.at[figure]
        blows = [prize[0] * prize[2][prize[1][here]] for prize in rivals_for(s, figure)]
        worth += weights.TO_STRIKE * max(blows, default=0.0)
    dangers = [footing.danger(figure, s.at[figure]) for figure in there]
    return worth - weights.IN_DANGER * sum(dangers)


def _nearest(s: FunkoverseState, those: list[int], steps: list[int]) -> int:
    return min([steps[s.at[figure]] for figure in those], default=FAR)


def chance_to_win(s: FunkoverseState, seat: int) -> float:
    """The same value as a chance from 0 to 1, for bots that think ahead."""
    to_go = max(1, GOAL[s.size] - max(s.points))
    return 1 / (1 + exp(-evaluate(s, seat) / weights.LEAD / (weights.NEAR_GOAL + to_go)))


def is_settled(s: FunkoverseState) -> bool:
    """Whether a turn is over and nobody has been chosen for the next one."""
    return len(s.asks) > 0 and s.asks[0].question == words.ASK_TURN
