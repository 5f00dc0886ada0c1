"""FW-2: the start areas, how they are turned and joined, squares and distances."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.board import KEPT_BOARDS, Board, board_for
from spellwright.testing.wizardry import Duel, square, square_name

PRINT = """
9  .  .  .  .  .  .  .  .  .
8  .  .  #  .  .  .  .  .  .
7  .  .  #  .  #  .  #  #  .
6  .  .  .  .  .  .  .  .  .
5  .  .  #  .  S  .  .  #  .
4  .  .  .  .  .  .  .  .  .
3  .  #  #  .  .  .  .  #  .
2  .  .  .  .  #  .  .  .  .
1  .  .  .  .  .  .  .  .  .
   a  b  c  d  e  f  g  h  i
"""
BLACK = {"b3", "c3", "c5", "c7", "c8", "e2", "e7", "g7", "h3", "h5", "h7"}
COLUMNS = "abcdefghi"
PLACEMENTS = range(8)
"""Four quarter turns, then the same mirrored."""


def printed(board: Board, owner: int) -> str:
    """A start area as its owner's print shows it."""
    lines = []
    for row in range(9, 0, -1):
        names = [f"P{owner + 1}:{column}{row}" for column in COLUMNS]
        lines.append(f"{row}  " + "  ".join(mark(board, owner, name) for name in names))
    return "\n".join(["", *lines, "   " + "  ".join(COLUMNS), ""])


def mark(board: Board, owner: int, name: str) -> str:
    if square(name) == board.start[owner]:
        return "S"
    return "." if square(name) in board.free else "#"


def place(board: Board, name: str) -> tuple[int, int]:
    return board.place[square(name)]


def orthogonally_connected(board: Board) -> bool:
    reached, edge = {board.free[0]}, [board.free[0]]
    while edge:
        x, y = board.place[edge.pop()]
        for point in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            to = board.number.get(point, -1)
            if to in board.free and to not in reached:
                reached.add(to)
                edge.append(to)
    return len(reached) == len(board.free)


# -- the start areas -------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.2", "FW-2.2")
def test_each_player_brings_the_start_area_of_this_document() -> None:
    board = Duel("young", "young").s.board
    assert printed(board, 0) == PRINT
    assert printed(board, 1) == PRINT


@pytest.mark.rule("FW-1.3", "FW-2.5")
def test_two_start_areas_make_a_board_of_eighteen_by_nine_squares() -> None:
    board = Duel("young", "young").s.board
    assert sorted(board.place) == [(x, y) for x in range(1, 19) for y in range(1, 10)]
    assert {x for x, _ in board.place[:81]} == set(range(1, 10))


@pytest.mark.rule("FW-1.3")
def test_the_board_of_three_players_is_the_union_of_their_areas() -> None:
    board = Duel("young", "young", "young").s.board
    assert len(set(board.place)) == 3 * 81
    assert place(board, "P3:e5") == (4 + 5, 9 + 5)


@pytest.mark.rule("FW-2.5", "FW-EX3")
def test_all_nine_squares_of_one_side_touch_the_other_area() -> None:
    board = Duel("young", "young").s.board
    contacts = [
        y for y in range(1, 10) if board.number[9, y] // 81 == 0 and board.number[10, y] // 81 == 1
    ]
    assert contacts == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("FW-EX3")
def test_a_third_area_touches_one_area_with_five_squares_and_the_other_with_four() -> None:
    board = Duel("young", "young", "young", third=4).s.board
    below = {x: board.number[x, 9] // 81 for x in range(1, 19)}
    touching = [x for x in range(1, 19) if (x, 10) in board.number]
    assert [x for x in touching if below[x] == 0] == [5, 6, 7, 8, 9]
    assert [x for x in touching if below[x] == 1] == [10, 11, 12, 13]


# -- names and orientations ------------------------------------------------------------------------


@pytest.mark.rule("FW-2.1")
def test_a_square_is_named_by_its_owner_its_column_and_its_row() -> None:
    board = Duel("young", "young").s.board
    assert place(board, "P2:e4") == (9 + 5, 4)
    assert place(board, "P1:i1") == (9, 1)
    assert square_name(board.number[10, 9]) == "P2:a9"


@pytest.mark.rule("FW-2.1")
def test_a_printed_square_keeps_its_name_when_its_area_is_turned() -> None:
    board = Duel("young", "young", orientation=[1, 2]).s.board
    assert printed(board, 0) == PRINT
    assert printed(board, 1) == PRINT
    assert place(board, "P1:c8") != (3, 8)


@pytest.mark.rule("FW-2.4")
@pytest.mark.parametrize(
    ("quarters", "where"), [(0, (2, 3)), (1, (3, 8)), (2, (8, 7)), (3, (7, 2))]
)
def test_a_start_area_is_turned_clockwise(quarters: int, where: tuple[int, int]) -> None:
    board = Duel("young", "young", orientation=[quarters, 0]).s.board
    assert place(board, "P1:b3") == where


@pytest.mark.rule("FW-2.4")
@pytest.mark.parametrize(
    ("quarters", "where"), [(0, (11, 3)), (1, (12, 8)), (2, (17, 7)), (3, (16, 2))]
)
def test_the_second_area_is_turned_about_its_own_origin(
    quarters: int, where: tuple[int, int]
) -> None:
    board = Duel("young", "young", orientation=[0, quarters]).s.board
    assert place(board, "P2:b3") == where


@pytest.mark.rule("FW-2.3")
def test_a_start_area_may_be_turned_by_quarters_and_the_players_need_not_agree() -> None:
    duel = Duel.new()
    duel.choose(0, "profile young")
    duel.choose(1, "profile young")
    while duel.asked()[1] == "spell":
        duel.answer(duel.options()[0])
    turns = ["turn 0", "turn 90", "turn 180", "turn 270"]
    assert duel.options(0) == turns
    assert duel.options(1) == turns
    duel.choose(0, "turn 90")
    duel.choose(1, "turn 270")
    assert place(duel.s.board, "P1:b3") == (3, 8)
    assert place(duel.s.board, "P2:b3") == (16, 2)


@pytest.mark.rule("FW-EX20")
def test_no_placement_gives_sight_from_start_to_start_or_seals_off_a_square() -> None:
    boards = [Board((one, two), 4) for one in PLACEMENTS for two in PLACEMENTS]
    assert len({tuple(board.place) for board in boards}) == 64
    open_lines = [board for board in boards if board.line(board.start[0], board.start[1]).clear]
    assert open_lines == []
    assert all(orthogonally_connected(board) for board in boards)


# -- adjacency and distance ------------------------------------------------------------------------


@pytest.mark.rule("FW-2.8")
@pytest.mark.parametrize("name", ["P1:d4", "P1:e4", "P1:f4", "P1:d5", "P1:f5", "P1:d6", "P1:f6"])
def test_squares_that_touch_by_a_side_or_a_corner_are_adjacent(name: str) -> None:
    duel = Duel("young", "aged")
    duel.place(1, name)
    duel.plans(["magic-touch"], [])
    assert "do magic-touch" in duel.options()


@pytest.mark.rule("FW-2.8")
@pytest.mark.parametrize("name", ["P2:a4", "P2:a5", "P2:a6"])
def test_squares_are_adjacent_across_the_seam(name: str) -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:i5")
    duel.place(1, name)
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits[1] == 1


@pytest.mark.rule("FW-2.8")
@pytest.mark.parametrize("name", ["P1:e3", "P1:g5", "P1:f7", "P2:e5"])
def test_squares_that_do_not_touch_are_not_adjacent(name: str) -> None:
    duel = Duel("young", "aged")
    duel.place(1, name)
    duel.plans(["magic-touch"], [])
    assert duel.options() == ["abandon magic-touch"]


@pytest.mark.rule("FW-2.9")
@pytest.mark.parametrize(
    ("name", "steps"),
    [("P1:e5", 0), ("P1:f6", 1), ("P1:a1", 4), ("P1:e9", 4), ("P1:c4", 2), ("P2:c9", 7)],
)
def test_a_distance_is_counted_in_king_steps(name: str, steps: int) -> None:
    board = Duel("young", "young").s.board
    assert board.distance(square("P1:e5"), square(name)) == steps
    assert board.distance(square(name), square("P1:e5")) == steps


@pytest.mark.rule("FW-2.9")
def test_exactly_five_away_means_five_king_steps_whatever_stands_between() -> None:
    duel = Duel("young", "aged", spells=[["leap"], []])
    duel.place(1, "P1:g4")
    duel.plans(["leap"], [])
    duel.do("leap")
    columns_and_rows = [f"P2:a{row}" for row in range(1, 10)]
    assert duel.options() == [f"to {name}" for name in columns_and_rows]


@pytest.mark.rule("FW-2.9")
def test_within_four_squares_includes_four_and_excludes_five() -> None:
    duel = Duel("young", "aged", "aged", spells=[["fog", "curse"], [], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:e4")
    duel.place(2, "P1:f4")
    duel.load(1, 2)
    duel.plans(["fog", "curse"], ["move"], [])
    duel.do("fog")
    duel.abandon("move")
    duel.load(3)
    duel.do("curse")
    assert duel.asked() == (1, "curse")


# -- black squares ---------------------------------------------------------------------------------


@pytest.mark.rule("FW-2.6")
def test_no_wizard_moves_onto_a_black_square() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:d4")
    duel.plans(["move"], [])
    duel.do("move")
    reachable = {"c4", "d3", "d5", "e3", "e4", "e5"}
    assert set(duel.options()) == {f"to P1:{name}" for name in reachable}


@pytest.mark.rule("FW-2.6")
def test_no_wizard_runs_through_a_black_square() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:e4")
    duel.plans(["run"], [])
    duel.do("run")
    assert "to P1:e1" not in duel.options()
    assert "to P1:h4" in duel.options()


@pytest.mark.rule("FW-2.6")
@pytest.mark.parametrize(
    "spell", ["leap", "teleport", "summon-animal", "summon-demon", "illusory-body", "tracking-ball"]
)
def test_nothing_is_ever_placed_on_a_black_square(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.place(0, "P1:d4")
    duel.plans([spell], [])
    duel.do(spell)
    offered = {text.removeprefix("to ")[3:] for text in duel.options()}
    assert offered
    assert not offered & BLACK


@pytest.mark.rule("FW-2.6")
def test_no_animal_moves_onto_a_black_square() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:d4")
    duel.plans(["animal move"], [])
    duel.answer("animal move")
    assert "to P1:c4" in duel.options()
    assert not {"to P1:c5", "to P1:c3"} & set(duel.options())


@pytest.mark.rule("FW-2.6")
def test_no_ball_rolls_onto_a_black_square() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:d4")
    duel.plans([], [])
    assert duel.asked() == (0, "ball-step")
    assert "to P1:c4" in duel.options()
    assert not {"to P1:c5", "to P1:c3"} & set(duel.options())


@pytest.mark.rule("FW-2.6")
def test_no_wind_blows_a_wizard_onto_a_black_square() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:d4")
    duel.plans(["puff-of-wind"], [])
    duel.do("puff-of-wind", "target P2")
    assert "to P1:c4" in duel.options()
    assert not {"to P1:c5", "to P1:c3"} & set(duel.options())


@pytest.mark.rule("FW-2.6", "FW-2.13")
def test_a_wizard_pushed_against_a_black_square_stays_in_play_before_it() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:f5")
    duel.place(1, "P1:e5")
    duel.plans(["push", "initiative"], [])
    duel.do("push")
    assert duel.square(1) == "P1:d5"
    assert duel.s.in_play == [1, 1]


# -- occupied squares and bounds -------------------------------------------------------------------


@pytest.mark.rule("FW-2.10")
def test_wizards_doubles_animals_and_the_demon_occupy_their_squares() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:d4")
    duel.double(1, "P1:e4")
    duel.animal(1, "P1:f4")
    duel.demon(1, "P1:d5")
    duel.load(4)
    duel.plans(["move"], [])
    duel.answer("direction n", "do move")
    assert duel.options() == [f"to P1:{name}" for name in ("e6", "f6", "f5", "d6")]


@pytest.mark.rule("FW-2.10")
def test_a_ball_does_not_occupy_its_square() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:e6")
    duel.plans(["move"], [])
    duel.do("move", "to P1:e6")
    assert duel.square(0) == "P1:e6"


@pytest.mark.rule("FW-2.10")
def test_a_smash_marker_does_not_occupy_its_square() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:e6")
    duel.smash("P1:f6")
    duel.plans(["puff-of-wind"], [])
    duel.do("puff-of-wind", "target P2")
    assert "to P1:f6" in duel.options()


@pytest.mark.rule("FW-2.11")
def test_a_square_with_an_occupant_takes_no_other() -> None:
    duel = Duel("young", "aged", "aged", spells=[["teleport"], [], []])
    duel.animal(1, "P1:a1")
    duel.double(1, "P1:a2")
    duel.load(1, 2)
    duel.plans(["teleport"], [], [])
    duel.do("teleport")
    taken = {"to P1:a1", "to P1:a2", "to P1:e5", "to P2:e5", "to P3:e5"}
    assert len(duel.options()) == 3 * 70 - len(taken)
    assert not taken & set(duel.options())


@pytest.mark.rule("FW-2.11")
def test_a_push_does_not_bring_two_wizards_onto_one_square() -> None:
    duel = Duel("young", "aged", "aged", spells=[["push"], [], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:c4")
    duel.place(2, "P1:e4")
    duel.load(2, 1)
    duel.plans(["push"], [], [])
    duel.do("push", "target P2", "spend 0")
    assert duel.square(1) == "P1:d4"
    assert duel.square(2) == "P1:e4"


@pytest.mark.rule("FW-2.12")
def test_every_place_outside_the_start_areas_is_out_of_bounds() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:b4")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert duel.s.in_play == [1, 0]


@pytest.mark.rule("FW-2.12")
def test_the_last_square_of_the_board_is_in_bounds() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:f4")
    duel.place(1, "P1:e4")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert duel.square(1) == "P1:a4"
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-2.12")
def test_a_square_with_a_smash_marker_is_out_of_bounds() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:e4")
    duel.smash("P1:g4")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert duel.s.in_play == [1, 0]


def test_boards_are_shared_but_not_kept_for_ever() -> None:
    turned = [[a, b, c, 0, 0, 0] for a in range(8) for b in range(8) for c in range(2)]
    first = board_for(turned[0], 0)
    assert board_for(turned[0], 0) is first
    assert len(turned) > KEPT_BOARDS
    for orientation in turned:
        board_for(orientation, 0)
    again = board_for(turned[0], 0)
    assert again is not first
    assert again.place == first.place
