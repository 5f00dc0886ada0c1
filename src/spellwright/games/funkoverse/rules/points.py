"""Points and winning (FV-18, FV-20)."""

from __future__ import annotations

from spellwright.games.funkoverse import lexicons, story
from spellwright.games.funkoverse.content.columns import (
    GOAL,
    KNOCK_OUT_POINTS,
    POINTS_FOR_ANY,
    POINTS_FOR_LEADER,
    POINTS_FOR_MOST,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import (
    NOBODY,
    SIDE_OF,
    TEAM,
    FunkoverseState,
)


def gain(s: FunkoverseState, side: int, points: int, reason: int) -> None:
    """FV-1.8, FV-18.7: points are only ever gained, and never run out."""
    if points:
        s.points[side] += points
        s.tell(story.SCORED, reason, side, points)


def score_knock_out(s: FunkoverseState, figure: int, by: int, side: int) -> None:
    """FV-12.9, FV-12.10, FV-18.1, FV-19.21 to FV-19.23; in the first game it wins (FV-20.1)."""
    if side == SIDE_OF[figure]:
        return
    if not AIMS[s.scenario].HAS_POINTS:
        win(s, side, story.FIRST_KNOCK_OUT)
        return
    extra = POINTS_FOR_LEADER[s.scenario]
    gain(s, side, KNOCK_OUT_POINTS, lexicons.FOR_KNOCK_OUT)
    if s.leader[1 - side] == figure:
        gain(s, side, extra, lexicons.FOR_RIVAL_LEADER)
    if s.leader[side] == by:
        gain(s, side, extra, lexicons.FOR_OWN_LEADER)


def win(s: FunkoverseState, side: int, ending: int) -> None:
    """A side wins; all its players share the first place."""
    winners = s.side.count(side)
    ranks = [1 if own == side else 1 + winners for own in s.side]
    if not AIMS[s.scenario].HAS_POINTS:
        s.tell(story.WON_FIRST_GAME, side)
        s.finish(ending, ranks, [1 if own == side else 0 for own in s.side])
    else:
        s.tell(story.WON, side, s.points[side], s.points[1 - side])
        s.finish(ending, ranks, [s.points[own] for own in s.side])


def score_round(s: FunkoverseState) -> None:
    """FV-17.2: points for any (three on a side only) and for most, for both sides at once."""
    aim = AIMS[s.scenario]
    counts = [aim.counted(s, side) for side in (0, 1)]
    for side in (0, 1):
        if counts[side] and s.size == TEAM:
            reason = lexicons.FOR_ANY_AREA if aim.HAS_AREAS else lexicons.FOR_ANYBODY
            gain(s, side, POINTS_FOR_ANY[s.scenario], reason)
        if counts[side] > counts[1 - side]:
            reason = lexicons.FOR_MOST_AREAS if aim.HAS_AREAS else lexicons.FOR_MOST
            gain(s, side, POINTS_FOR_MOST[s.scenario], reason)


def check_victory(s: FunkoverseState) -> None:
    """FV-17.3, FV-18.8, FV-18.9, FV-22.7."""
    light, dark = s.points
    ahead = 0 if light > dark else 1 if dark > light else NOBODY
    if ahead == NOBODY:
        return
    cap = int(s.settings["round-cap"])
    if s.points[ahead] >= GOAL[s.size]:
        win(s, ahead, story.POINTS_REACHED)
    elif 0 < cap <= s.round:
        win(s, ahead, story.CAP_REACHED)
