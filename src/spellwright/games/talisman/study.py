"""What the lab asks of the game (`spellwright.study`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.talisman.board import SPACE_KEYS, SPACES
from spellwright.games.talisman.content.columns import CHARACTER_KEYS, FACTION, OP, SIDE_KEYS
from spellwright.games.talisman.state import NOWHERE, TalismanState
from spellwright.study import Piece, row_of
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

setup_questions: Final = frozenset({"character", "side"})
varied_options: Final[tuple[str, ...]] = ()
seconds_a_choice: Final = 5.0
more_content: Final = frozenset({"quest", "house"})


def round_of(state: TalismanState) -> int:
    return state.round


def first_seat(state: TalismanState) -> int:
    return state.first


def starts(state: TalismanState, seat: int) -> Mapping[str, Sequence[str]]:
    who, side = state.character[seat], state.side[seat]
    if who < 0 or side < 0:
        return {}
    return {
        "character": [CHARACTER_KEYS[who]],
        "side": [SIDE_KEYS[side]],
        "faction": ["op" if FACTION[who] == OP else "de"],
    }


def pieces(state: TalismanState) -> list[Piece]:
    found = []
    for seat, space in enumerate(state.at):
        if space != NOWHERE:
            row = SPACES[space]
            place = ("board", SPACE_KEYS[space], float(row["column"]), float(row["row"]))
            found.append(Piece(f"P{seat + 1}", seat, *place, state.life[seat]))
    return found
