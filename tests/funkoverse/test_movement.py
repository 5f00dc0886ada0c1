"""FV-4: moving and placing, with the worked examples."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.maps import MAPS
from spellwright.testing.funkoverse import WIN, Skirmish, square


@pytest.mark.rule("FV-4.1", "FV-4.10", "FV-10.3")
def test_a_basic_move_goes_up_to_two_squares_straight_or_diagonally() -> None:
    game = Skirmish.grid("harry C3", "voldemort G7")
    moves = game.moves("harry")
    assert len(moves) == 24
    assert {"C4", "D4", "C5", "E5", "E4", "A1"} <= set(moves)
    assert "F3" not in moves
    game.answer("move E4")
    assert game.square("harry") == "E4"


@pytest.mark.rule("FV-4.2")
def test_no_move_goes_through_a_wall() -> None:
    game = Skirmish.grid("harry C3", "voldemort G7", walls="C3|D3")
    assert "D3" not in game.moves("harry")


@pytest.mark.rule("FV-4.3")
def test_on_these_maps_obstructions_lie_on_edges_so_every_free_square_can_be_entered() -> None:
    for map in MAPS:
        assert all(len(edge) == 3 for edge in map.wall_edges)
    game = Skirmish("harry F7", "voldemort K5")
    assert {"F6", "G7", "E8"} <= set(game.moves("harry"))  # squares that touch walls


@pytest.mark.rule("FV-4.4")
def test_no_diagonal_step_goes_through_a_corner_with_an_obstruction() -> None:
    game = Skirmish.grid("harry C3", "voldemort C1, bellatrix D3", posts="D4", walls="B2|C2")
    assert not {"D4", "B2"} & set(reach_of_one(game))


def reach_of_one(game: Skirmish) -> list[str]:
    """The squares that a single step of Harry on C3 reaches."""
    near = {"B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"}
    board = game.s.board
    names = game.moves("harry")
    here = game.s.at[game.figure("harry")]
    return [n for n in names if n in near and board.adjacent[here] >> square(n) & 1]


@pytest.mark.rule("FV-4.5", "FV-EX9")
def test_a_move_passes_through_allies_but_does_not_end_there() -> None:
    game = Skirmish.grid("harry C3, hermione C4", "voldemort G7")
    moves = game.moves("harry")
    assert "C5" in moves
    assert "C2" in moves
    assert "C4" not in moves


@pytest.mark.rule("FV-4.6", "FV-EX11")
def test_a_move_passes_through_an_ally_but_not_through_a_standing_rival() -> None:
    game = Skirmish.grid("harry C3, hermione D3", "voldemort C4")
    assert "E4" in game.moves("harry")
    corridor = Skirmish.grid("harry A1", "voldemort A2", walls="A1|B1 A2|B2 A3|B3")
    corridor.turn("harry")
    assert corridor.offered("move") == []


@pytest.mark.rule("FV-4.6")
def test_a_move_passes_through_a_knocked_down_rival() -> None:
    game = Skirmish.grid("harry A1", "voldemort A2 down", walls="A1|B1 A2|B2 A3|B3")
    assert game.moves("harry") == ["A3"]


@pytest.mark.rule("FV-4.7")
def test_no_move_ends_on_a_knocked_down_character() -> None:
    game = Skirmish.grid("harry C3, hermione C4 down", "voldemort D3 down")
    moves = game.moves("harry")
    assert "C4" not in moves
    assert "D3" not in moves


@pytest.mark.rule("FV-4.7")
def test_an_occupied_square_is_refused_with_its_rule() -> None:
    game = Skirmish.grid("harry C3, hermione C4", "voldemort D3")
    game.turn("harry")
    refused = game.refused("move C4")
    assert refused.clause == "FV-4.7"
    assert "occupied" in refused.sentence


@pytest.mark.rule("FV-EX10")
def test_diagonal_moves() -> None:
    game = Skirmish.grid("harry C3", "voldemort E5", walls="B2|C2")
    moves = game.moves("harry")
    assert {"D4", "D2"} <= set(moves)
    assert "E5" not in moves
    assert "B2" not in reach_of_one(game)


@pytest.mark.rule("FV-4.8", "FV-EX12")
def test_a_diagonal_step_between_two_rivals_is_allowed() -> None:
    game = Skirmish.grid("harry C3", "bellatrix C4, voldemort D3", walls="B2|C2")
    assert "D4" in game.moves("harry")
    assert "B2" not in reach_of_one(game)


@pytest.mark.rule("FV-EX13", "FV-9.13")
def test_without_a_square_to_end_in_there_is_no_move() -> None:
    game = Skirmish.grid("harry A1", "voldemort A2, death-eater B2", walls="A1|B1")
    game.turn("harry")
    assert game.offered("move") == []
    assert "challenge voldemort" in game.options()


@pytest.mark.rule("FV-EX14")
def test_around_a_wall_it_takes_two_moves() -> None:
    game = Skirmish.grid("harry C3", "voldemort G7", walls="C3|D3")
    assert "D3" not in game.moves("harry")
    game.answer("move D4")
    assert "D3" in game.offered("move")


@pytest.mark.rule("FV-4.9")
def test_nobody_leaves_the_map() -> None:
    game = Skirmish.grid("harry A1", "voldemort G7")
    assert sorted(game.moves("harry")) == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    edge = Skirmish("harry A9", "voldemort K5")
    assert all(not name.endswith("10") for name in edge.moves("harry"))
    corner = Skirmish("harry J10", "voldemort A1", scenario="territory")
    assert all(not name.startswith("K") for name in corner.moves("harry"))


@pytest.mark.rule("FV-4.11")
def test_a_special_move_goes_as_far_as_its_text_says() -> None:
    game = Skirmish.grid("ron A1", "voldemort G7", options={"mix": True})
    game.do("ron", "use dash")
    assert "E5" in game.offered("to")
    assert "F1" not in game.offered("to")


@pytest.mark.rule("FV-4.12")
def test_placing_ignores_walls_rivals_and_sight() -> None:
    """Accio places Harry behind a wall's end, past a ring of rivals that no move would pass."""
    game = Skirmish.grid(
        "harry A3, hermione C3", "voldemort B2, bellatrix B4, death-eater D2", walls="C3|D3"
    )
    game.do("hermione", "use accio", "place C2")
    assert game.square("harry") == "C2"


@pytest.mark.rule("FV-4.13")
def test_a_character_is_placed_on_unoccupied_squares_only() -> None:
    game = Skirmish.grid("harry A3, hermione C3, auror C4", "voldemort D3 down")
    game.do("hermione", "use accio", "target harry")
    places = game.offered("place")
    assert "C4" not in places
    assert "D3" not in places
    assert len(places) == 6


@pytest.mark.rule("FV-4.13")
def test_whoever_returns_finds_an_unoccupied_square() -> None:
    game = Skirmish("harry A4, hermione J9", "death-eater B5 down, voldemort A5", scenario="flags")
    game.load(*WIN)
    game.do("harry", "challenge death-eater", "end")
    game.end_round(until="return")
    assert set(game.offered("place")) == {"A3", "A6", "A7", "B4", "B5", "B6"}
