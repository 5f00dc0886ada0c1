"""What the lab asks of the game (`spellwright.study`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.funkoverse.content.columns import ITEM_KEYS, KIND_KEYS, SCENARIO_KEYS
from spellwright.games.funkoverse.content.maps import FRAME, MAP_KEYS, SQUARE_NAMES
from spellwright.games.funkoverse.content.tables import SIDES
from spellwright.games.funkoverse.state import FIGURES, FIGURES_OF, NOBODY, FunkoverseState
from spellwright.study import Piece

setup_questions: Final = frozenset({"colour", "pick", "secret-pick", "item"})
varied_options: Final = ("scenario",)
seconds_a_choice: Final = 10.0
more_content: Final[frozenset[str]] = frozenset({"type"})


def row_of(word: str) -> str:
    """A character that both sides have is called after its side."""
    for side in SIDES:
        if word.startswith(f"{side}-") and word.removeprefix(f"{side}-") in KIND_KEYS:
            return word.removeprefix(f"{side}-")
    return word


def round_of(state: FunkoverseState) -> int:
    return state.round


def first_seat(state: FunkoverseState) -> int:
    return state.side.index(state.first) if state.first in state.side else NOBODY


def setting(state: FunkoverseState) -> Mapping[str, str]:
    return {"scenario": SCENARIO_KEYS[state.scenario], "map": MAP_KEYS[state.map]}


def starts(state: FunkoverseState, seat: int) -> Mapping[str, Sequence[str]]:
    side = state.side[seat]
    if side == NOBODY:
        return {}
    kinds = [state.kind[figure] for figure in FIGURES_OF[side]]
    item = state.item[side]
    return {
        "side": [SIDES[side]],
        "character": [KIND_KEYS[kind] for kind in kinds if kind >= 0],
        "item": [ITEM_KEYS[item]] if item >= 0 else [],
    }


def pieces(state: FunkoverseState) -> list[Piece]:
    found = []
    for figure in range(FIGURES):
        square = state.at[figure]
        if square >= 0:
            x, y = FRAME.square(square)
            place = (MAP_KEYS[state.map], SQUARE_NAMES[square], x, -y)
            found.append(Piece(str(figure), state.controller[figure], *place, -state.down[figure]))
    return found
