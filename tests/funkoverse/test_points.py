"""FV-18: points and winning."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import GOAL
from spellwright.testing.funkoverse import WIN, Skirmish, open_board


def lazy(points: tuple[int, int], **more: object) -> Skirmish:
    return Skirmish("harry J4, auror", "bellatrix A4, voldemort", points=points, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FV-18.1")
def test_a_knock_out_gives_a_point_at_once() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    assert game.points() == (1, 0)
    assert game.told("scored") == [(lexicons.FOR_KNOCK_OUT, 0, 1)]


@pytest.mark.rule("FV-18.2", "FV-23.24")
def test_knocking_out_voldemort_gives_the_point_too() -> None:
    game = Skirmish("harry E5, auror", "voldemort F5 down, bellatrix")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    assert game.points() == (1, 0)
    assert game.cooldown("voldemort") == 0


@pytest.mark.rule("FV-18.3")
def test_a_point_marker_gives_a_point_and_goes_to_the_4() -> None:
    game = Skirmish("harry D4, auror E4", "bellatrix A4, voldemort")
    game.do("harry", "take C", "end")
    assert game.points() == (1, 0)
    assert (game.s.marker_cooldown[2], game.s.marker_side[2]) == (4, 0)
    game.skip("bellatrix")
    game.turn("auror")  # on its square
    assert game.offered("take") == []


@pytest.mark.rule("FV-18.3")
def test_a_character_on_the_marker_takes_it_too() -> None:
    game = Skirmish("harry J4, auror E4", "bellatrix A4, voldemort")
    game.do("auror", "take C")
    assert game.points() == (1, 0)


@pytest.mark.rule("FV-18.4")
def test_one_interact_action_takes_one_marker() -> None:
    board = open_board("", "", markers="C3 C4 D3 D4", light="A1 A2", dark="G6 G7")
    game = Skirmish("harry C3, auror", "bellatrix, voldemort", board=board)
    game.do("harry", "take A")
    assert game.points() == (1, 0)
    assert game.s.marker_cooldown == [4, 0, 0, 0]
    assert game.offered("take") == ["B", "C", "D"]


@pytest.mark.rule("FV-18.5")
def test_a_marker_comes_back_to_its_square_also_if_it_is_occupied() -> None:
    game = Skirmish("harry E4, auror", "bellatrix A4, voldemort")
    game.s.marker_cooldown[2], game.s.marker_side[2] = 1, 1
    game.end_round()
    assert game.s.marker_cooldown[2] == 0
    assert game.square("harry") == "E4"
    game.skip("bellatrix")
    game.turn("harry")
    assert game.offered("take") == ["C"]


@pytest.mark.rule("FV-18.6")
def test_effects_on_ability_tokens_do_not_move_point_markers() -> None:
    game = Skirmish("hermione J4, auror track 2", "bellatrix A4", items=("dagger hermione", ""))
    game.s.marker_cooldown[0], game.s.marker_side[0] = 1, 0
    game.s.item_cooldown[0] = 1
    game.do("hermione", "use descendo")
    assert game.s.marker_cooldown[0] == 1
    assert game.item_place("light") == 1
    assert game.cooldown("auror") == 2
    assert game.tokens("light", "gold") == [2]


@pytest.mark.rule("FV-18.7")
def test_points_are_never_lost() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    game.end_round()
    assert game.square("bellatrix")
    assert game.points() == (1, 0)


@pytest.mark.rule("FV-18.8", "FV-EX29")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((10, 9), (0,)), ((11, 10), (0,)), ((9, 10), (1,)), ((10, 10), None), ((9, 9), None)],
)
def test_who_has_won_at_the_end_of_a_round(
    points: tuple[int, int], winners: tuple[int, ...] | None
) -> None:
    game = lazy(points)
    game.end_round()
    assert game.s.over == (winners is not None)
    if game.s.outcome is not None:
        assert game.s.outcome.winners == winners
        assert game.s.outcome.scores == points


@pytest.mark.rule("FV-18.8", "FV-22.2")
@pytest.mark.parametrize(("points", "over"), [((6, 5), True), ((5, 3), False), ((6, 6), False)])
def test_with_two_characters_a_side_6_points_win(points: tuple[int, int], over: bool) -> None:
    game = lazy(points, options={"two": True})
    game.end_round()
    assert game.s.over == over
    assert (GOAL[2], GOAL[3]) == (6, 10)


@pytest.mark.rule("FV-18.9")
def test_a_tie_is_played_on_until_one_side_is_ahead() -> None:
    game = lazy((10, 10))
    game.end_round()
    game.end_round()
    assert game.s.round == 3
    game.s.points[1] = 11
    game.end_round()
    assert game.s.outcome is not None
    assert game.s.outcome.winners == (1,)


@pytest.mark.rule("FV-18.10")
def test_reaching_the_number_does_not_end_the_round() -> None:
    game = Skirmish("harry E5, auror J6", "bellatrix F5 down, voldemort A4", points=(9, 9))
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "end")
    assert game.points() == (10, 9)
    assert not game.s.over
    assert game.asked() == (1, "turn")


@pytest.mark.rule("FV-18.11")
def test_the_basic_character_counts_for_the_goal() -> None:
    game = Skirmish.new(teams="example", items=False)
    game.answer("colour light")
    assert game.s.size == 3
    assert game.s.kind.count(-1) == 0
    assert GOAL[game.s.size] == 10
