"""What the lab asks of the game (`spellwright.study`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.wizardry.content.columns import KEYS, PROFILE_KEYS
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.study import Piece, row_of
from spellwright.study import no_first_seat as first_seat
from spellwright.study import no_setting as setting

__all__ = [
    "first_seat",
    "more_content",
    "pieces",
    "round_of",
    "row_of",
    "seconds_a_choice",
    "setting",
    "setup_questions",
    "starts",
    "varied_options",
]

setup_questions: Final = frozenset({"profile", "spell"})
varied_options: Final[tuple[str, ...]] = ()
seconds_a_choice: Final = 8.0
more_content: Final[frozenset[str]] = frozenset()


def round_of(state: WizardryState) -> int:
    return state.turn


def starts(state: WizardryState, seat: int) -> Mapping[str, Sequence[str]]:
    profile = state.profile[seat]
    return {
        "profile": [PROFILE_KEYS[profile]] if profile >= 0 else [],
        "spell": [KEYS[spell] for spell in state.known[seat]],
    }


def pieces(state: WizardryState) -> list[Piece]:
    found = []
    board = f"{state.seats} wizards"
    for seat, square in enumerate(state.at):
        if square != NOWHERE and state.in_play[seat]:
            x, y = state.board.place[square]
            found.append(Piece(f"P{seat + 1}", seat, board, f"{x},{y}", x, -y, -state.hits[seat]))
    return found
