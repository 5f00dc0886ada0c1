"""Where the game is: Map, Round, whose activation, who is to choose, how it ended."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many
from spellwright.games.duels.content.columns import ACTIVATIONS, ROUNDS
from spellwright.games.duels.lexicons import MAP_NAMES
from spellwright.games.duels.picture.seen import Seen, model_name, seat_name
from spellwright.games.duels.state import (
    BREWING,
    BUILDING,
    NOBODY,
    NOTHING,
    SEATS,
    SETTING_UP,
)


def heading(view: Seen) -> str:
    """The Round, or what stands in its place."""
    if view.outcome is not None:
        return "The game is over"
    return f"Round {view.shown.round} of {ROUNDS}" if view.shown.round else "Set-up"


def phase(view: Seen) -> str:
    """What goes on."""
    s = view.shown
    if view.outcome is not None:
        winners = [seat_name(seat) for seat in view.outcome.winners]
        return (
            f"{listed(winners)} won: {view.outcome.sentence}" if winners else view.outcome.sentence
        )
    if s.stage == BUILDING:
        return "the Groups are gathered"
    if s.stage == BREWING:
        return "Potions are brewed"
    if s.stage == SETTING_UP:
        return "the Map is laid out and the Groups arrive"
    if s.attacker != NOBODY:
        foe = f" against {model_name(view, s.defender)}" if s.defender != NOBODY else ""
        return f"a Clash of {model_name(view, s.attacker)}{foe}"
    if s.active != NOBODY:
        return f"activation of {model_name(view, s.active)}"
    return "between two activations"


def map_name(view: Seen) -> str:
    """The Map, once it is chosen."""
    return MAP_NAMES.label(view.shown.map) if view.shown.map != NOTHING else "no Map yet"


def score_words(view: Seen) -> str:
    points = view.shown.points
    return ", ".join(f"{seat_name(seat)} {many(points[seat], 'point')}" for seat in range(SEATS))


def activation_words(view: Seen, seat: int) -> str:
    return f"{view.shown.activated[seat]} of {ACTIVATIONS} activations"


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return ""
    names = listed([seat_name(seat) for seat in seats])
    return f"{names} {'chooses' if len(seats) == 1 else 'choose'}"


def first_words(view: Seen) -> str:
    """Map and Round."""
    return f"{map_name(view)}, {heading(view)}"
