"""What the lab asks of the game (`spellwright.study`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.duels.board import HEX_OF
from spellwright.games.duels.content.columns import AFFILIATION_KEYS
from spellwright.games.duels.content.rows import CHARACTERS, GROUPS, MAPS
from spellwright.games.duels.lexicons import PIECES, SPACES
from spellwright.games.duels.state import MODELS, NOTHING, DuelsState
from spellwright.study import Piece

setup_questions: Final = frozenset({"group", "affiliation", "recruit", "equip", "learn", "map"})
varied_options: Final[tuple[str, ...]] = ()
seconds_a_choice: Final = 10.0
more_content: Final = frozenset({"overlay", "terrain"})


def row_of(word: str) -> str:
    """A Model is called `1:harry.2`, the Innate Spell of a Model `innate-fog`.

    >>> row_of("1:dementor.2"), row_of("2:frost.troll"), row_of("innate-fog")
    ('dementor', 'frost.troll', 'fog')
    """
    if ":" in word:
        key, _, copy = word.partition(":")[2].rpartition(".")
        return key if copy.isdecimal() else word.partition(":")[2]
    return word.removeprefix("innate-")


def round_of(state: DuelsState) -> int:
    return state.round


def first_seat(state: DuelsState) -> int:
    return state.starter


def setting(state: DuelsState) -> Mapping[str, str]:
    return {"map": MAPS[state.map]["key"]} if state.map != NOTHING else {}


def starts(state: DuelsState, seat: int) -> Mapping[str, Sequence[str]]:
    group, side = state.ready[seat], state.affiliation[seat]
    each = len(state.character) // len(state.ready)
    own = state.character[seat * each : (seat + 1) * each]
    return {
        "group": [GROUPS[group]["key"]] if group != NOTHING else [],
        "affiliation": [AFFILIATION_KEYS[side]] if side != NOTHING else [],
        "character": sorted({CHARACTERS[who]["key"] for who in own if who != NOTHING}),
    }


def pieces(state: DuelsState) -> list[Piece]:
    found = []
    each = MODELS // len(state.ready)
    for model in range(MODELS):
        space = state.at[model]
        if space >= 0:
            q, r = HEX_OF[space]
            place = (MAPS[state.map]["key"], SPACES.key(space), q + r / 2, r * 0.87)
            name = PIECES.key(state.piece[model])
            found.append(Piece(name, model // each, *place, -state.impacts[model]))
    return found
