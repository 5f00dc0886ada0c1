"""Two whole maps with walls and posts, against the published facts about them."""

from collections.abc import Iterable

import pytest

from spellwright.geometry import (
    SightTable,
    Square,
    SquareGrid,
    Walls,
    are_adjacent,
    numbers_of,
    sees,
    square_neighbours,
    squared_distance,
)
from tests.geometry.notation import at, squares_named, walls_named


class WalledMap:
    def __init__(
        self, columns: int, rows: int, walls: str, enclosed: str, posts: Iterable[Square] = ()
    ) -> None:
        self.grid = SquareGrid(columns, rows, left=1, bottom=1)
        self.walls = Walls(walls_named(walls), posts)
        self.free = set(self.grid.squares()) - set(squares_named(enclosed))

    def moves(self, starts: list[Square]) -> dict[Square, int]:
        """How many squares something moves from the nearest of some squares to every other."""
        distance = dict.fromkeys(starts, 0)
        for here in (order := list(starts)):
            for near in square_neighbours(here):
                if (
                    near in self.free
                    and near not in distance
                    and are_adjacent(here, near, self.walls)
                ):
                    distance[near] = distance[here] + 1
                    order.append(near)
        return distance

    def moves_next_to(self, target: Square, moves: dict[Square, int]) -> int:
        """The fewest of these moves that lead to a square adjacent to the target."""
        near = [square for square in moves if are_adjacent(target, square, self.walls)]
        return min(moves[square] for square in near)


ALLEY = WalledMap(
    11,
    9,
    "C3|D3 C4|D4 C7|D7 C8|D8 D7|E7 D8|E8 G2|H2 G3|H3 H2|I2 H3|I3 H6|I6 H7|I7 "
    "D6/D7 D8/D9 E2/E3 E5/E6 F2/F3 F7/F8 G4/G5 G7/G8 H1/H2 H3/H4",
    "D7 D8 H2 H3",
)
ALLEY_DARK = squares_named("A3 A4 A5 A6 A7 B4 B5 B6")
ALLEY_LIGHT = squares_named("J4 J5 J6 K3 K4 K5 K6 K7")

ROOM = WalledMap(
    10,
    10,
    "C8|D8 C9|D9 D5|E5 D6|E6 E2|F2 E9|F9 F5|G5 F6|G6 G2|H2 G3|H3 "
    "B4/B5 C4/C5 D7/D8 E4/E5 E6/E7 F4/F5 F6/F7 G3/G4 H6/H7 I6/I7",
    "E5 E6 F5 F6",
    posts=[at("C8"), at("I4")],  # a corner is named by the square above and to the right of it
)
ROOM_DARK = squares_named("A1 A2 B1 B2 C1 C2 D1 D2")
ROOM_LIGHT = squares_named("G9 G10 H9 H10 I9 I10 J9 J10")


@pytest.mark.parametrize(
    ("walled", "pair", "expected"),
    [
        # FV-EX33
        (ALLEY, "E5 E6", False),
        (ALLEY, "F6 E5", False),
        (ALLEY, "F5 E6", False),
        (ALLEY, "F5 G6", True),
        # FV-EX34
        (ROOM, "B7 C8", False),
        (ROOM, "B8 C7", False),
        (ROOM, "B7 B8", True),
        (ROOM, "H3 I4", False),
    ],
)
def test_adjacency(walled: WalledMap, pair: str, expected: bool) -> None:
    one, other = squares_named(pair)
    assert are_adjacent(one, other, walled.walls) == expected
    assert are_adjacent(other, one, walled.walls) == expected


@pytest.mark.parametrize(
    ("walled", "pair", "expected"),
    [
        # FV-EX33
        (ALLEY, "A5 K5", True),
        (ALLEY, "E7 F8", False),
        (ALLEY, "E8 F8", True),
        # FV-EX34
        (ROOM, "D5 G5", False),
        (ROOM, "D4 D7", True),
        (ROOM, "D4 G4", True),
    ],
)
def test_sight(walled: WalledMap, pair: str, expected: bool) -> None:
    one, other = squares_named(pair)
    assert sees(one, other, [], walled.walls) == expected


def test_movement_in_the_alley() -> None:  # FV-EX14, FV-EX33 and the figures below the maps
    assert ALLEY.moves([at("C3")])[at("D3")] == 3
    assert set(ALLEY.moves([at("A1")])) == ALLEY.free
    assert len(ALLEY.free) == 95
    dark, light = ALLEY.moves(ALLEY_DARK), ALLEY.moves(ALLEY_LIGHT)
    assert min(dark[square] for square in ALLEY_LIGHT) == 8
    assert ALLEY.moves_next_to(at("J2"), dark) == 8
    markers = squares_named("F9 G6 E4 F1")
    assert [ALLEY.moves_next_to(marker, dark) for marker in markers] == [4, 4, 2, 4]
    assert [ALLEY.moves_next_to(marker, light) for marker in markers] == [4, 2, 4, 4]


def test_movement_in_the_room() -> None:  # FV-EX34 and the figures below the maps
    assert ROOM.moves([at("B4")])[at("B5")] == 3
    assert ROOM.moves([at("D4")])[at("G7")] == 6
    assert set(ROOM.moves([at("A1")])) == ROOM.free
    assert len(ROOM.free) == 96
    dark, light = ROOM.moves(ROOM_DARK), ROOM.moves(ROOM_LIGHT)
    assert min(dark[square] for square in ROOM_LIGHT) == 8
    assert ROOM.moves_next_to(at("I8"), dark) == 7
    markers = squares_named("A5 C10 H1 J6")
    assert [ROOM.moves_next_to(marker, dark) for marker in markers] == [2, 7, 3, 5]
    assert [ROOM.moves_next_to(marker, light) for marker in markers] == [5, 3, 7, 2]


def test_what_the_starting_areas_see_of_each_other() -> None:
    def seen(walled: WalledMap, viewers: list[Square], targets: list[Square]) -> set[Square]:
        return {
            target
            for target in targets
            if any(sees(viewer, target, [], walled.walls) for viewer in viewers)
        }

    assert len(seen(ALLEY, ALLEY_DARK, ALLEY_LIGHT)) == 5
    assert seen(ROOM, ROOM_DARK, ROOM_LIGHT) == set()


@pytest.mark.parametrize("walled", [ALLEY, ROOM])
def test_the_maps_are_the_same_when_turned_round(walled: WalledMap) -> None:
    grid = walled.grid
    table = SightTable(grid, walled.walls)
    last = grid.size - 1
    for number in range(grid.size):
        turned = {last - other for other in numbers_of(table.past_walls[last - number])}
        assert set(numbers_of(table.past_walls[number])) == turned


@pytest.mark.parametrize("walled", [ALLEY, ROOM])
def test_nobody_sees_into_an_enclosed_area(walled: WalledMap) -> None:
    enclosed = set(walled.grid.squares()) - walled.free
    assert enclosed
    for inside in enclosed:
        for outside in walled.free:
            if squared_distance(inside, outside) <= 10:
                assert not sees(outside, inside, [], walled.walls)
