"""The content tables: a slip is told, one edit corrects a figure, no sentence is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.games.funkoverse import content
from spellwright.games.funkoverse.board import board_of
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_KEYS,
    FACES,
    KIND_KEYS,
)
from spellwright.games.funkoverse.content.maps import FRAME, MAPS, map_from
from spellwright.games.funkoverse.content.tables import (
    ABILITIES,
    CHARACTERS,
    ITEMS,
    SCENARIOS,
    STATUS_CARDS,
)
from spellwright.games.funkoverse.rules.abilities.ability import EFFECTS
from spellwright.geometry.square import SQUARE_STEPS
from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import rules_of


def test_every_row_names_a_clause_that_exists() -> None:
    known = {clause.id for section in rules_of("funkoverse").sections for clause in section.clauses}
    rows = [*CHARACTERS, *ABILITIES, *STATUS_CARDS, *ITEMS, *SCENARIOS]
    assert {row["clause"] for row in rows} <= known
    assert {row["trait_clause"] for row in CHARACTERS if row["trait"]} <= known


def test_every_ability_has_an_effect_and_a_character_that_can_pay_it() -> None:
    assert len(EFFECTS) == len(ABILITY_KEYS)
    for key, owned in zip(KIND_KEYS, ABILITIES_OF, strict=True):
        row = CHARACTERS[KIND_KEYS.index(key)]
        assert len(owned) == (0 if row["box"] == "basic" else 3)
        assert {ABILITIES[n]["type"] for n in owned} <= set(row["dots"].split())


def test_a_die_has_six_faces() -> None:
    assert len(FACES) == 6


def test_a_map_that_names_no_square_is_refused() -> None:
    row = {"key": "X", "columns": 7, "rows": 7, "walls": "C3|Z9"}
    with pytest.raises(Refused) as refused:
        map_from(row)
    assert "Z9" in refused.value.sentence


@pytest.mark.parametrize("map", range(len(MAPS)))
def test_all_free_squares_are_connected_by_straight_steps(map: int) -> None:
    board = board_of(map)
    reached = todo = [board.starts[0][0]]
    while todo:
        x, y = FRAME.square(todo[0])
        near = [FRAME.number((x + dx, y + dy)) for dx, dy in SQUARE_STEPS if dx == 0 or dy == 0]
        new = [n for n in near if n >= 0 and board.adjacent[todo[0]] >> n & 1 and n not in reached]
        reached = reached + new
        todo = todo[1:] + new
    assert len(reached) == board.free.bit_count()


def test_the_tables_are_files_that_a_designer_finds() -> None:
    folder = Path(content.__file__).parent
    assert {path.stem for path in folder.glob("*.toml")} == {
        "abilities",
        "characters",
        "dice",
        "items",
        "maps",
        "numbering",
        "rules",
        "scenarios",
        "status_cards",
    }
