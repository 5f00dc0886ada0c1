"""FV-3: the map, adjacency, distance and sight, with the worked examples."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.board import Board, board_of
from spellwright.games.funkoverse.content.maps import MAP_KEYS, MAPS
from spellwright.games.funkoverse.lexicons import MAP_LEXICON
from spellwright.games.funkoverse.queries import in_sight
from spellwright.geometry.bits import numbers_of
from spellwright.testing.funkoverse import Skirmish, square

ALLEY = board_of(MAP_KEYS.index("M1"))
ROOM = board_of(MAP_KEYS.index("M2"))


def adjacent(board: Board, one: str, other: str) -> bool:
    return bool(board.adjacent[square(one)] >> square(other) & 1)


def sees_past_walls(board: Board, one: str, other: str) -> bool:
    return bool(board.sight.seen(square(one), 0) >> square(other) & 1)


def steps(board: Board, start: str, end: str) -> int:
    """How many squares a move takes on the empty map."""
    reached, count = 1 << square(start), 0
    while not reached >> square(end) & 1:
        count += 1
        for number in numbers_of(reached):
            reached |= board.adjacent[number]
    return count


# -- FV-3.1 to FV-3.5: the maps -------------------------------------------------------------------


@pytest.mark.rule("FV-3.1")
def test_the_two_maps_have_their_size_and_their_free_squares() -> None:
    assert [(m.key, MAP_LEXICON.label(n), m.columns, m.rows) for n, m in enumerate(MAPS)] == [
        ("M1", "Diagon Alley", 11, 9),
        ("M2", "Room of Requirement", 10, 10),
    ]
    assert [board.free.bit_count() for board in (ALLEY, ROOM)] == [95, 96]


@pytest.mark.rule("FV-3.2", "FV-3.3")
def test_only_walls_and_posts_obstruct() -> None:
    assert [len(m.wall_edges) for m in MAPS] == [22, 20]
    assert not adjacent(ALLEY, "E5", "E6")
    assert not adjacent(ROOM, "B7", "C8")  # a post
    assert adjacent(ALLEY, "E4", "E5")


@pytest.mark.rule("FV-3.3")
def test_a_wall_includes_its_end_points() -> None:
    assert not adjacent(ALLEY, "F5", "E6")
    assert not sees_past_walls(ALLEY, "F5", "E6")


@pytest.mark.rule("FV-3.4")
def test_enclosed_squares_cannot_be_entered() -> None:
    for board, names in ((ALLEY, "D7 D8 H2 H3"), (ROOM, "E5 E6 F5 F6")):
        for name in names.split():
            assert not board.free >> square(name) & 1
            assert all(not bits >> square(name) & 1 for bits in board.adjacent)


@pytest.mark.rule("FV-3.4")
def test_nobody_is_placed_in_an_enclosed_square() -> None:
    game = Skirmish("harry C7, hermione C6", "voldemort K5")
    game.do("hermione", "use accio")
    assert "D7" not in game.offered("place")
    assert "D6" in game.offered("place")


@pytest.mark.rule("FV-3.5")
def test_distance_counts_king_steps_through_walls() -> None:
    assert ALLEY.distance[square("C3")][square("D3")] == 1  # a wall between them
    assert ALLEY.distance[square("A1")][square("K9")] == 10
    assert ALLEY.distance[square("B2")][square("D5")] == 3
    assert ALLEY.within[3][square("B2")] >> square("E5") & 1
    assert not ALLEY.within[3][square("B2")] >> square("F2") & 1


# -- FV-3.6 to FV-3.15: sight ---------------------------------------------------------------------


@pytest.mark.rule("FV-EX1", "FV-3.12")
def test_a_line_through_the_point_where_four_squares_meet_is_not_blocked() -> None:
    game = Skirmish.grid("harry B2, hermione D4", "bellatrix B3, voldemort C2")
    assert game.sees("harry", "hermione")


@pytest.mark.rule("FV-EX2", "FV-3.11")
def test_allies_never_block_sight() -> None:
    game = Skirmish.grid("harry B2, hermione C2", "voldemort D2")
    assert game.sees("harry", "voldemort")


@pytest.mark.rule("FV-EX3", "FV-3.9")
def test_a_rival_that_is_not_seen_does_not_block() -> None:
    walled = Skirmish.grid("harry B2", "voldemort C3, death-eater D3", walls="B3|C3")
    assert not walled.sees("harry", "voldemort")
    assert walled.sees("harry", "death-eater")
    free = Skirmish.grid("harry B2", "voldemort C3, death-eater D3")
    assert free.sees("harry", "voldemort")
    assert not free.sees("harry", "death-eater")


@pytest.mark.rule("FV-EX4", "FV-3.10")
def test_a_knocked_down_rival_does_not_block() -> None:
    game = Skirmish.grid("harry B2, hermione D2", "voldemort C2 down, bellatrix C3, death-eater D4")
    assert game.sees("harry", "hermione")
    assert not game.sees("harry", "death-eater")


@pytest.mark.rule("FV-EX5", "FV-3.7")
def test_a_wall_across_the_line_blocks_both_ways() -> None:
    game = Skirmish.grid("harry B2", "voldemort D2", walls="B2|C2")
    assert not game.sees("harry", "voldemort")
    assert not game.sees("voldemort", "harry")


@pytest.mark.rule("FV-EX6", "FV-3.6")
def test_the_line_goes_from_centre_to_centre() -> None:
    game = Skirmish.grid("harry B2", "voldemort D2, bellatrix D4", walls="C3|D3")
    assert game.sees("harry", "voldemort")
    assert not game.sees("harry", "bellatrix")


@pytest.mark.rule("FV-EX7", "FV-3.8")
def test_a_standing_rival_blocks_what_is_beyond_it() -> None:
    game = Skirmish.grid("harry B2, hermione D2", "death-eater C2")
    assert not game.sees("harry", "hermione")
    assert game.sees("harry", "death-eater")


@pytest.mark.rule("FV-3.9")
def test_whether_a_rival_is_seen_is_asked_again_for_what_stands_before_it() -> None:
    """B hides C; hidden C does not hide D behind it on another line."""
    game = Skirmish.grid("harry A1", "voldemort B2, bellatrix C3, death-eater D4")
    assert game.sees("harry", "voldemort")
    assert not game.sees("harry", "bellatrix")
    assert not game.sees("harry", "death-eater")
    beside = Skirmish.grid("harry A1", "voldemort B1, bellatrix C1, death-eater E2")
    assert not beside.sees("harry", "bellatrix")
    assert not beside.sees("harry", "death-eater")  # the line passes through B1 itself


@pytest.mark.rule("FV-3.9")
def test_a_rival_hidden_behind_a_rival_hides_nobody() -> None:
    """C1 hides E2; the line to F3 passes through E2, but not through C1."""
    hidden = Skirmish.grid("harry A1", "voldemort C1, bellatrix E2, death-eater F3")
    assert not hidden.sees("harry", "bellatrix")
    assert hidden.sees("harry", "death-eater")
    seen = Skirmish.grid("harry A1", "bellatrix E2, death-eater F3")
    assert seen.sees("harry", "bellatrix")
    assert not seen.sees("harry", "death-eater")


@pytest.mark.rule("FV-3.13")
def test_only_the_inside_of_a_square_counts() -> None:
    """The line from B2 to C3 touches B3 and C2 at a corner; that to D3 passes through C2 and C3."""
    game = Skirmish.grid("harry B2", "voldemort C2, bellatrix C3, death-eater D3")
    assert game.sees("harry", "bellatrix")
    assert not game.sees("harry", "death-eater")


@pytest.mark.rule("FV-3.14")
def test_a_character_sees_its_own_square_and_all_that_is_in_a_seen_one() -> None:
    game = Skirmish.grid("harry B2", "voldemort E2 down")
    assert game.sees("harry", "B2")
    assert game.sees("harry", "E2")
    assert game.sees("harry", "voldemort")


@pytest.mark.rule("FV-3.15", "FV-15.7")
def test_markers_block_no_sight() -> None:
    """The point marker C lies on E4, a control marker on F5."""
    game = Skirmish("harry D4", "voldemort F4, bellatrix G5")
    game.s.control[1], game.s.control_at[1] = 1, square("F5")
    assert game.sees("harry", "voldemort")
    game.place("harry", "E5")
    assert game.sees("harry", "bellatrix")


# -- FV-3.16 to FV-3.18: adjacency ----------------------------------------------------------------


@pytest.mark.rule("FV-EX8", "FV-3.16")
def test_a_wall_or_its_end_prevents_adjacency() -> None:
    game = Skirmish.grid("harry C3", "voldemort D3, bellatrix C4, death-eater D4", walls="C3/C4")
    assert game.adjacent("harry", "voldemort")
    assert not game.adjacent("harry", "bellatrix")
    assert not game.adjacent("harry", "death-eater")


@pytest.mark.rule("FV-3.16")
def test_a_post_prevents_diagonal_adjacency_only() -> None:
    game = Skirmish.grid("harry C3", "voldemort D4, bellatrix D3", posts="D4")
    assert not game.adjacent("harry", "voldemort")
    assert game.adjacent("harry", "bellatrix")


@pytest.mark.rule("FV-3.17")
def test_a_square_is_not_adjacent_to_itself() -> None:
    assert not adjacent(ALLEY, "E4", "E4")
    assert ALLEY.around[square("E4")] >> square("E4") & 1


@pytest.mark.rule("FV-3.18", "FV-15.8")
def test_a_marker_behind_a_wall_is_not_adjacent() -> None:
    """The point marker A lies on F9, C on E4; walls stand south of F8 and east of C4."""
    game = Skirmish("harry D5, hermione C4", "voldemort K5")
    assert "C" in markers(game, "harry")
    game.end_turn()
    game.end_turn()
    assert markers(game, "hermione") == []
    walled = Skirmish("harry E6, hermione G6", "voldemort K5", scenario="control")
    walled.s.control[1], walled.s.control_at[1] = 1, square("E5")
    walled.turn("harry")
    assert walled.offered("flip") == []  # a wall between E5 and E6


def markers(game: Skirmish, name: str) -> list[str]:
    game.turn(name)
    return game.offered("take")


# -- the examples on the maps ---------------------------------------------------------------------


@pytest.mark.rule("FV-EX33")
def test_the_example_of_diagon_alley() -> None:
    assert not adjacent(ALLEY, "E5", "E6")
    assert not adjacent(ALLEY, "F6", "E5")
    assert not adjacent(ALLEY, "F5", "E6")
    assert adjacent(ALLEY, "F5", "G6")
    assert sees_past_walls(ALLEY, "A5", "K5")
    assert not sees_past_walls(ALLEY, "E7", "F8")
    assert sees_past_walls(ALLEY, "E8", "F8")
    assert steps(ALLEY, "C3", "D3") == 3


@pytest.mark.rule("FV-EX34")
def test_the_example_of_the_room_of_requirement() -> None:
    assert not sees_past_walls(ROOM, "D5", "G5")
    assert sees_past_walls(ROOM, "D4", "D7")
    assert sees_past_walls(ROOM, "D4", "G4")
    assert not adjacent(ROOM, "B7", "C8")
    assert not adjacent(ROOM, "B8", "C7")
    assert adjacent(ROOM, "B7", "B8")
    assert steps(ROOM, "B4", "B5") == 3
    assert steps(ROOM, "D4", "G7") == 6


@pytest.mark.parametrize("board", [ALLEY, ROOM], ids=MAP_KEYS)
def test_light_and_dark_have_the_same_map_turned_round(board: Board) -> None:
    size = (board.map.columns, board.map.rows)

    def turned(number: int) -> int:
        x, y = number % 11, number // 11
        return (size[1] - 1 - y) * 11 + size[0] - 1 - x

    assert sorted(turned(n) for n in board.starts[0]) == sorted(board.starts[1])
    assert [turned(n) for n in board.map.flags[0]] == board.map.flags[1]
    assert {turned(n) for n in board.markers} == set(board.markers)
    assert {turned(n) for n in board.map.scoring} == set(board.map.scoring)
    for number in range(110):
        if board.free >> number & 1:
            near = {turned(n) for n in numbers_of(board.adjacent[number])}
            assert set(numbers_of(board.adjacent[turned(number)])) == near


@pytest.mark.rule("FV-11.4")
def test_sight_and_distance_together_make_a_range() -> None:
    game = Skirmish.grid("harry A1", "voldemort D1, bellatrix A5, death-eater A4")
    rivals = (3, 4, 5)
    assert in_sight(game.s, 0, rivals, 3) == [3, 5]
    assert in_sight(game.s, 0, rivals, 4) == [3, 5]  # the Death Eater hides Bellatrix
