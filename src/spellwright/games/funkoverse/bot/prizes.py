"""What there is to be had on the map, and how far away it is."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.board import Board
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.challenges import blow
from spellwright.games.funkoverse.bot.danger import longest_reach
from spellwright.games.funkoverse.bot.terrain import FAR, steps_from, steps_to
from spellwright.games.funkoverse.content.columns import (
    BASIC_DICE,
    GOAL,
    MOVE_SQUARES,
    POINTS_FOR_ANY,
    POINTS_FOR_MOST,
    POINTS_FOR_RETURN,
)
from spellwright.games.funkoverse.queries import OTHERS_OF
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    SIDE_OF,
    TEAM,
    FunkoverseState,
)

Fade = list[float]
Prize = tuple[float, list[int], Fade, int, float]
"""A prize: its worth, the steps from every square, what is left of it after so many steps, the
steps of the nearest ally, and what it counts while another prize is better.
"""


def _fade(reach: int, actions: int) -> Fade:
    """What is left of a prize after so many steps: `reach` is near enough, then it takes some
    actions.
    """
    return [
        weights.FADE ** (max(0, steps - reach) / MOVE_SQUARES + actions) for steps in range(FAR + 1)
    ]


TO_STAND_ON: Final = _fade(0, 0)
TO_TAKE: Final = _fade(0, 1)
TO_ATTACK: Final = [_fade(reach, 1) for reach in range(10)]


def prizes_for(s: FunkoverseState, figure: int) -> list[Prize]:
    """All prizes as they are for one figure of its side, those to be had by an action first."""
    found = []
    aim = AIMS[s.scenario]
    if aim.HAS_POINTS:
        found += _markers(s, figure)
    if aim.HAS_AREAS:
        found += _areas(s, figure)
    if aim.HAS_FLAGS:
        found.append(_flag(s, SIDE_OF[figure]))
    if aim.HAS_SCORING_AREA:
        found.append(_territory(s, figure))
    return found + rivals_for(s, figure)


def _nearest_ally(s: FunkoverseState, figure: int, steps: list[int]) -> int:
    squares = [s.at[ally] for ally in OTHERS_OF[SIDE_OF[figure]][figure]]
    return min([steps[square] for square in squares if square >= 0], default=FAR)


# -- to be taken by an action ------------------------------------------------------------------


def marker_steps(board: Board, marker: int) -> list[int]:
    return steps_to(board, board.around[board.markers[marker]])


def _markers(s: FunkoverseState, figure: int) -> list[Prize]:
    found = []
    for marker, place in enumerate(s.marker_cooldown):
        worth = weights.MARKER * weights.MARKER_BACK[place]
        if worth:
            steps = marker_steps(s.board, marker)
            found.append((worth, steps, TO_TAKE, _nearest_ally(s, figure, steps), weights.OTHERS))
    return found


def _areas(s: FunkoverseState, figure: int) -> list[Prize]:
    found = []
    side = SIDE_OF[figure]
    for area, showing in enumerate(s.control):
        if showing != side:
            steps = area_steps(s, area)
            worth = area_worth(s, side, area)
            found.append(
                (worth, steps, TO_TAKE, _nearest_ally(s, figure, steps), weights.OTHER_AREAS)
            )
    return found


def area_steps(s: FunkoverseState, area: int) -> list[int]:
    """How far it is to where the area can be claimed, or its marker flipped."""
    if s.control[area] == NOBODY:
        return steps_to(s.board, s.board.area_bits[area])
    return steps_to(s.board, s.board.around[s.control_at[area]])


def area_worth(s: FunkoverseState, side: int, area: int) -> float:
    """What it brings a side to claim an area or to flip its marker; below 0 if the marker is the
    side's own.
    """
    own, theirs = s.control.count(side), s.control.count(1 - side)
    before = control_worth(s, own, theirs)
    if s.control[area] == side:
        return control_worth(s, own - 1, theirs + 1) - before
    return control_worth(s, own + 1, theirs - (s.control[area] == 1 - side)) - before


def control_worth(s: FunkoverseState, own: int, theirs: int) -> float:
    """What these numbers of control markers of both sides are worth."""
    return round_points(s, own, theirs) * rounds_ahead(s) + weights.AREA_HELD * (own - theirs)


# -- to be stood on ----------------------------------------------------------------------------


def _flag(s: FunkoverseState, side: int) -> Prize:
    worth = POINTS_FOR_RETURN[s.scenario] * weights.FLAG_HELD
    return (worth, steps_to(s.board, s.board.flag_bits[1 - side]), TO_STAND_ON, FAR, weights.OTHERS)


def _territory(s: FunkoverseState, figure: int) -> Prize:
    area, side = s.board.scoring, SIDE_OF[figure]
    own = len([f for f in OTHERS_OF[side][figure] if s.at[f] >= 0 and area >> s.at[f] & 1])
    theirs = len([f for f in FIGURES_OF[1 - side] if s.at[f] >= 0 and area >> s.at[f] & 1])
    change = round_points(s, own + 1, theirs) - round_points(s, own, theirs)
    worth = change * min(weights.TERRITORY_ROUNDS, rounds_ahead(s)) + weights.IN_AREA
    return (worth, steps_to(s.board, area), TO_STAND_ON, FAR, weights.OTHERS)


def round_points(s: FunkoverseState, own: int, theirs: int) -> int:
    """By how many points a side with this much of what counts is ahead at the end of a round."""
    lead = POINTS_FOR_MOST[s.scenario] * ((own > theirs) - (theirs > own))
    if s.size == TEAM:
        lead += POINTS_FOR_ANY[s.scenario] * ((own > 0) - (theirs > 0))
    return lead


def rounds_ahead(s: FunkoverseState) -> float:
    """For how many rounds something lasting still counts."""
    left = (GOAL[s.size] - max(s.points)) / weights.ROUND_POINTS
    return min(max(left, 1.0), weights.MOST_ROUNDS_AHEAD)


# -- to be attacked ----------------------------------------------------------------------------


def rivals_for(s: FunkoverseState, figure: int) -> list[Prize]:
    fade = TO_ATTACK[longest_reach(s, figure)]
    return [
        (
            weights.HUNT * blow(s, rival, figure, BASIC_DICE, 1),
            steps_from(s.board, s.at[rival]),
            fade,
            FAR,
            weights.OTHERS,
        )
        for rival in FIGURES_OF[1 - SIDE_OF[figure]]
        if s.at[rival] >= 0
    ]
