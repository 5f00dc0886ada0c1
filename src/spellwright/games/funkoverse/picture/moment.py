"""Where the game is: scenario, round, whose turn, who is to choose, how it ended."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many
from spellwright.games.funkoverse.content.columns import FIRST_GAME
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_name,
    scenario_name,
    seat_name,
    side_name,
)
from spellwright.games.funkoverse.state import NOBODY


def heading(view: Seen) -> str:
    """The round, or what stands in its place."""
    if view.outcome is not None:
        return "The game is over"
    return f"Round {view.shown.round}" if view.shown.round else "Set-up"


def phase(view: Seen) -> str:
    """What goes on."""
    s = view.shown
    if view.outcome is not None:
        return f"{listed([seat_name(seat) for seat in view.outcome.winners])} won: " + (
            view.outcome.sentence
        )
    if not s.round:
        return "sides, characters and starting squares"
    if s.active != NOBODY:
        return f"turn of {figure_name(view, s.active)}, {many(s.actions_left, 'action')} left"
    return f"turn of {side_name(s.turn)}" if s.turn != NOBODY else "end of the round"


def score_words(view: Seen) -> str:
    """The points of both sides; the first game has none."""
    s = view.shown
    if s.scenario == FIRST_GAME:
        return "the first knock-out wins"
    return f"{side_name(0)} {s.points[0]}, {side_name(1)} {s.points[1]}"


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return ""
    names = listed([seat_name(seat) for seat in seats])
    return f"{names} {'chooses' if len(seats) == 1 else 'choose'}"


def first_words(view: Seen) -> str:
    """Scenario, round and score."""
    return f"{scenario_name(view)}, {heading(view)}"
