"""Where the game is, as far as a view tells: turn, phase, who is to choose, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.picture.seen import Seen, name

_END_OF_TURN: Final = frozenset(
    words.QUESTIONS[question].key
    for question in (words.ASK_POISON, words.ASK_BALL, words.ASK_BALL_STEP)
)
_INITIATIVE: Final = words.QUESTIONS[words.ASK_DECLARE].key


def heading(view: Seen) -> str:
    """The turn, or what stands in its place."""
    if view.outcome is not None:
        return "The game is over"
    if not view.shown.turn:
        return "Set-up"
    rematch = ", rematch" if view.shown.rematch else ""
    return f"Turn {view.shown.turn}{rematch}"


def phase(view: Seen) -> str:
    """The phase: what is locked tells planning, and one's own question the rest."""
    s = view.shown
    if view.outcome is not None:
        return f"{_all(view.outcome.winners)} won: {view.outcome.sentence}"
    if not s.turn:
        return "profiles, spells and start areas"
    if any(s.in_play[wizard] and not s.locked[wizard] for wizard in range(s.seats)):
        return "planning"
    question = view.decisions[0].question if view.decisions else ""
    if question == _INITIATIVE:
        return "initiative"
    return "end of the turn" if question in _END_OF_TURN else "carrying out the plans"


def order_words(view: Seen) -> str:
    """The order of the turn, once the plans are locked."""
    s = view.shown
    if view.outcome is not None or not s.turn or len(s.order) < 2 or phase(view) == "planning":
        return ""
    return ", ".join(name(wizard) for wizard in s.order if s.in_play[wizard])


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    if not view.waiting:
        return ""
    seats = sorted(set(view.waiting))
    return f"{_all(seats)} {'chooses' if len(seats) == 1 else 'choose'}"


def _all(seats: Sequence[int]) -> str:
    names = [name(seat) for seat in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
