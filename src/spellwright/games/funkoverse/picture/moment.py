"""Where the game is: scenario, round, whose turn, who is to choose, how it ended."""

from __future__ import annotations

from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_noun,
    scenario_noun,
    seat_noun,
    side_noun,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import NOBODY
from spellwright.kernel.saying import Saying


def heading(view: Seen) -> Saying:
    """The round, or what stands in its place."""
    if view.outcome is not None:
        return say("moment-over")
    return say("moment-round", n=view.shown.round) if view.shown.round else say("moment-set-up")


def phase(view: Seen) -> Saying:
    """What goes on."""
    s = view.shown
    if view.outcome is not None:
        return view.outcome.says
    if not s.round:
        return say("moment-preparing")
    if s.active != NOBODY:
        return say("moment-turn-of-character", who=figure_noun(view, s.active), n=s.actions_left)
    if s.turn != NOBODY:
        return say("moment-turn-of-side", side=side_noun(s.turn))
    return say("moment-end-of-round")


def score_words(view: Seen) -> Saying:
    """The points of both sides; the first game has none."""
    s = view.shown
    if not AIMS[s.scenario].HAS_POINTS:
        return say("moment-first-knock-out")
    return say("moment-score", light=s.points[0], dark=s.points[1])


def choosing(view: Seen) -> Saying | None:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return None
    players = tuple(seat_noun(seat) for seat in seats)
    return say("moment-choosing", players=players)


def first_words(view: Seen) -> Saying:
    """Scenario and round."""
    return say("moment-scenario", scenario=scenario_noun(view), moment=heading(view))


def moment(view: Seen) -> list[Saying]:
    """Scenario and round, whose turn it is, the score."""
    if not view.shown.round:
        return [first_words(view), phase(view)]
    return [first_words(view), phase(view), score_words(view)]
