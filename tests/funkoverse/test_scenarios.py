"""FV-19: the four scenarios."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import SCENARIO_KEYS, SCENARIO_MAP
from spellwright.testing.funkoverse import WIN, Skirmish, square, square_name

CONTROL_SQUARES = ("F9", "F5", "F1")


@pytest.mark.rule("FV-19.1")
def test_each_map_has_two_scenarios() -> None:
    of_map: dict[str, set[str]] = {}
    for key, map in zip(SCENARIO_KEYS, SCENARIO_MAP, strict=True):
        of_map.setdefault(map, set()).add(key)
    assert of_map == {
        "M1": {"flags", "control"},
        "M2": {"leaders", "territory", "first-game"},
    }


# -- Flags ----------------------------------------------------------------------------------------


def at_the_flag(*, first: str = "light", two: bool = False) -> Skirmish:
    return Skirmish(
        "harry B7, hermione C9, auror J4",
        "bellatrix A4, voldemort A5, death-eater",
        scenario="flags",
        first=first,
        options={"two": two},
    )


@pytest.mark.rule("FV-19.2", "FV-19.6")
def test_the_flags_stand_on_their_squares() -> None:
    game = at_the_flag()
    assert [square_name(flag) for (flag,) in game.s.board.map.flags] == ["J2", "B8"]
    game.end_round()
    assert [square_name(flag) for (flag,) in game.s.board.map.flags] == ["J2", "B8"]


@pytest.mark.rule("FV-19.3", "FV-19.4", "FV-EX27")
def test_two_characters_come_home_for_4_points() -> None:
    game = at_the_flag()
    game.end_round(until="flag")
    assert game.asked() == (0, "flag")
    homes = {"J5", "J6", "K3", "K4", "K5", "K6", "K7"}
    assert set(game.offered("place")) == homes
    game.answer("place J5")
    assert set(game.offered("place")) == homes - {"J5"}
    game.answer("place K3")
    assert (game.square("harry"), game.square("hermione")) == ("J5", "K3")
    assert game.points() == (4, 0)


@pytest.mark.rule("FV-19.3")
def test_only_standing_characters_on_or_adjacent_to_the_rival_flag_come_home() -> None:
    game = Skirmish(
        "harry B8, hermione A7 down, auror J1",
        "bellatrix B7, voldemort A5, death-eater",
        scenario="flags",
    )
    game.end_round(until="flag")
    asked = []
    while game.asked()[1] == "flag":
        asked.append(game.s.asks[0].args[0])
        game.answer("stay")
    assert asked == [game.s.called[0]]  # the Auror and Bellatrix are at their own flags


@pytest.mark.rule("FV-19.5")
def test_whoever_stays_gives_no_points() -> None:
    game = at_the_flag()
    game.end_round(until="flag")
    game.answer("stay", "stay")
    assert game.points() == (0, 0)
    assert game.square("harry") == "B7"


@pytest.mark.rule("FV-19.7")
def test_flags_knock_outs_and_point_markers_count_too() -> None:
    game = Skirmish("harry E4, auror", "bellatrix E5 down, voldemort", scenario="flags")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "take C")
    assert game.points() == (2, 0)


# -- Control --------------------------------------------------------------------------------------


def control(*owners: int, two: bool = False) -> Skirmish:
    game = Skirmish(
        "harry J4, auror", "bellatrix A4, voldemort", options={"two": two}, scenario="control"
    )
    game.s.control = list(owners)
    game.s.control_at = [
        square(name) if owner >= 0 else -1
        for name, owner in zip(CONTROL_SQUARES, owners, strict=True)
    ]
    return game


@pytest.mark.rule("FV-19.8")
def test_the_three_control_markers_start_beside_the_map() -> None:
    game = Skirmish.new(scenario="control")
    assert game.s.control == [-1, -1, -1]
    sizes = [len(area) for area in game.s.board.areas]
    assert sizes == [4, 5, 4]


@pytest.mark.rule("FV-19.9")
@pytest.mark.parametrize(("name", "owner"), [("harry", 0), ("bellatrix", 1)])
def test_a_control_marker_is_placed_own_colour_up_anywhere_in_the_area(
    name: str, owner: int
) -> None:
    game = Skirmish(
        "harry F6, auror", "bellatrix E5, voldemort", first="light" if owner == 0 else "dark"
    )
    game.do(name, "claim 2")
    assert set(game.offered("place")) == {"E5", "F4", "F5", "F6", "G5"}
    game.answer("place F4")
    assert game.s.control == [-1, owner, -1]
    assert game.s.control_at[1] == square("F4")
    assert game.told("claimed") == [(owner, 1)]
    assert game.told("control-placed") == [(owner, square("F4"))]


@pytest.mark.rule("FV-19.9")
def test_outside_an_area_nothing_can_be_claimed() -> None:
    game = Skirmish("harry E4, auror", "bellatrix A4")
    game.turn("harry")
    assert game.offered("claim") == []
    assert game.refused("claim 2").clause == "FV-9.13"


@pytest.mark.rule("FV-19.10")
def test_an_area_with_a_marker_gets_no_second_one() -> None:
    game = control(-1, 0, -1)
    game.place("harry", "E5")
    game.turn("harry")
    assert game.offered("claim") == []


@pytest.mark.rule("FV-19.11")
def test_a_marker_is_flipped_from_its_square_or_next_to_it() -> None:
    game = control(-1, 1, -1)
    game.place("harry", "E4")
    game.do("harry", "flip 2")
    assert game.s.control == [-1, 0, -1]
    assert game.s.control_at[1] == square("F5")
    game.place("harry", "F5")
    assert "flip 2" in game.options()
    game.place("harry", "F3")
    assert "flip 2" not in game.options()


@pytest.mark.rule("FV-19.12", "FV-19.13", "FV-EX28")
@pytest.mark.parametrize(
    ("owners", "three", "two"),
    [
        ((0, 0, 1), (2, 1), (1, 0)),
        ((0, 1, -1), (1, 1), (0, 0)),
        ((1, -1, -1), (0, 2), (0, 1)),
        ((-1, -1, -1), (0, 0), (0, 0)),
    ],
)
def test_points_for_control(
    owners: tuple[int, ...], three: tuple[int, int], two: tuple[int, int]
) -> None:
    game = control(*owners)
    game.end_round()
    assert game.points() == three
    small = control(*owners, two=True)
    small.end_round()
    assert small.points() == two


@pytest.mark.rule("FV-19.14")
def test_a_control_marker_may_be_placed_under_a_character() -> None:
    game = Skirmish("harry F6, auror", "bellatrix F5, voldemort")
    game.do("harry", "claim 2", "place F5")
    assert game.s.control_at[1] == square("F5")


@pytest.mark.rule("FV-19.15")
def test_a_control_marker_stays_for_the_whole_game() -> None:
    game = control(0, 1, -1)
    for _ in range(3):
        game.end_round()
    assert game.s.control == [0, 1, -1]
    assert game.s.control_at[:2] == [square("F9"), square("F5")]


@pytest.mark.rule("FV-19.16")
def test_control_knock_outs_and_point_markers_count_too() -> None:
    game = Skirmish("harry E4, auror", "bellatrix E5 down, voldemort", scenario="control")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "take C")
    assert game.points() == (2, 0)


# -- Leaders --------------------------------------------------------------------------------------


def leaders(light: str, dark: str, *, who: tuple[str, str], first: str = "light") -> Skirmish:
    return Skirmish(light, dark, scenario="leaders", leaders=who, first=first)


@pytest.mark.rule("FV-19.17", "FV-19.18")
def test_each_side_chooses_its_leader_in_secret_and_both_are_shown_together() -> None:
    game = Skirmish.new(scenario="leaders", teams="example", items=False)
    game.answer("colour light")
    light, dark = game.s.side.index(0), game.s.side.index(1)
    assert {ask.seat for ask in game.s.asks} == {light, dark}
    game.choose(dark, "leader bellatrix")
    assert game.s.leader == [-1, -1]
    assert game.told("leader-shown") == []
    game.choose(light, "leader hermione")
    assert game.s.leader == [game.figure("hermione"), game.figure("bellatrix")]
    assert len(game.told("leader-shown")) == 2


@pytest.mark.rule("FV-19.19")
def test_the_leader_stays_the_leader_even_when_knocked_out() -> None:
    game = leaders("harry E4, auror", "bellatrix E3 down, voldemort", who=("auror", "bellatrix"))
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "end")
    game.end_round()
    assert game.s.leader == [game.figure("auror"), game.figure("bellatrix")]


@pytest.mark.rule("FV-19.20")
def test_a_basic_character_can_be_leader() -> None:
    game = Skirmish.new(scenario="leaders", teams="example", items=False)
    game.answer("colour light")
    assert game.options(game.s.side.index(0)) == [
        "leader harry",
        "leader hermione",
        "leader auror",
    ]


@pytest.mark.rule("FV-19.21", "FV-19.22", "FV-19.23")
@pytest.mark.parametrize(
    ("who", "points"),
    [
        (("auror", "voldemort"), 1),
        (("auror", "bellatrix"), 2),
        (("harry", "voldemort"), 2),
        (("harry", "bellatrix"), 3),
    ],
)
def test_points_for_knock_outs_of_and_by_leaders(who: tuple[str, str], points: int) -> None:
    game = leaders("harry E4, auror", "bellatrix E3 down, voldemort", who=who)
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    assert game.points() == (points, 0)


@pytest.mark.rule("FV-19.24")
def test_leaders_point_markers_count_too() -> None:
    game = leaders("harry A5, auror", "bellatrix, voldemort", who=("harry", "bellatrix"))
    game.do("harry", "take A")
    assert game.points() == (1, 0)


@pytest.mark.rule("FV-19.30")
def test_an_ally_that_acts_by_oppugno_makes_the_knock_out_itself() -> None:
    game = leaders(
        "harry E4 down, auror",
        "voldemort B4, death-eater E3, bellatrix",
        who=("auror", "death-eater"),
        first="dark",
    )
    game.load(*WIN)
    game.do("voldemort", "use oppugno", "target death-eater", "challenge harry")
    assert game.points() == (0, 2)
    other = leaders(
        "harry E4 down, auror",
        "voldemort B4, death-eater E3, bellatrix",
        who=("auror", "voldemort"),
        first="dark",
    )
    other.load(*WIN)
    other.do("voldemort", "use oppugno", "target death-eater", "challenge harry")
    assert other.points() == (0, 1)


@pytest.mark.rule("FV-19.30")
def test_a_controlled_leader_is_no_leader_of_the_controlling_side() -> None:
    game = leaders(
        "harry E4, auror E3 down, hermione",
        "bellatrix C4, voldemort",
        who=("harry", "bellatrix"),
        first="dark",
    )
    game.load(*WIN)
    game.do("bellatrix", "use imperio", "challenge auror")
    assert game.points() == (0, 1)
    rival_leader = leaders(
        "harry E4, auror E3 down, hermione",
        "bellatrix C4, voldemort",
        who=("auror", "bellatrix"),
        first="dark",
    )
    rival_leader.load(*WIN)
    rival_leader.do("bellatrix", "use imperio", "challenge auror")
    assert rival_leader.points() == (0, 2)


# -- Territory ------------------------------------------------------------------------------------


@pytest.mark.rule("FV-19.25")
def test_the_map_has_one_scoring_area() -> None:
    game = Skirmish.new(scenario="territory")
    assert game.s.board.scoring.bit_count() == 12


@pytest.mark.rule("FV-19.26", "FV-19.27", "FV-EX35")
@pytest.mark.parametrize(("two", "points"), [(False, (2, 1)), (True, (1, 0))])
def test_points_for_territory(two: bool, points: tuple[int, int]) -> None:
    game = Skirmish(
        "harry D4, auror E4 down",
        "bellatrix G7, voldemort E3",
        scenario="territory",
        options={"two": two},
    )
    game.end_round()
    assert game.points() == points


@pytest.mark.rule("FV-19.27")
def test_with_equal_numbers_in_the_area_nobody_has_the_most() -> None:
    game = Skirmish("harry D4, auror", "bellatrix G7, voldemort", scenario="territory")
    game.end_round()
    assert game.points() == (1, 1)


@pytest.mark.rule("FV-19.28")
def test_knocked_down_characters_count_and_those_on_the_track_do_not() -> None:
    game = Skirmish("harry D4 down, auror", "bellatrix track 2, voldemort", scenario="territory")
    game.end_round()
    assert game.points() == (2, 0)


@pytest.mark.rule("FV-19.29")
def test_territory_knock_outs_and_point_markers_count_too() -> None:
    game = Skirmish("harry A5, auror", "bellatrix A4 down, voldemort", scenario="territory")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "take A")
    assert game.points() == (2, 0)
