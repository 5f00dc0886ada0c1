"""FV-12: knocked down, knocked out, standing up, returning."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.rules.movement import home_squares
from spellwright.games.funkoverse.rules.points import score_knock_out
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish, open_board, square


@pytest.mark.rule("FV-12.1", "FV-12.5")
def test_a_knocked_down_character_stays_in_its_square_and_is_not_exhausted() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix", "end")
    assert game.square("bellatrix") == "F5"
    assert not game.exhausted("bellatrix")
    assert "turn bellatrix" in game.options()


@pytest.mark.rule("FV-12.2")
def test_a_knocked_down_character_defends_as_usual() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort")
    game.load(*LOSE)
    game.do("harry", "challenge bellatrix")
    assert len(game.s.defense_dice) == 2
    assert game.square("bellatrix") == "F5"


@pytest.mark.rule("FV-12.3", "FV-23.34")
def test_a_knocked_down_character_can_be_placed_and_moved_and_stays_down() -> None:
    game = Skirmish("hermione E5, harry E3 down, auror", "bellatrix A5, voldemort")
    game.do("hermione", "use accio", "place D4")
    assert game.square("harry") == "D4"
    assert game.down("harry")
    moved = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    moved.load("hit", "hit", "hit", "hit", "hit")
    moved.do("harry", "use flipendo", "shift bellatrix G5")
    assert moved.square("bellatrix") == "G5"
    assert moved.down("bellatrix")


@pytest.mark.rule("FV-12.4")
def test_a_new_round_does_not_stand_anybody_up() -> None:
    game = Skirmish("harry J4, auror", "bellatrix F5 down, voldemort")
    game.end_round()
    assert game.down("bellatrix")


@pytest.mark.rule("FV-12.7", "FV-13.6")
def test_traits_work_while_knocked_out() -> None:
    """Notorious Witch, whose owner was knocked out, works from the cooldown track."""
    game = Skirmish("harry J4, auror", "bellatrix track 1, voldemort E5")
    game.end_round(until="return")
    assert "place E4" in game.options()


@pytest.mark.rule("FV-12.8", "FV-15.5")
def test_a_knocked_out_character_keeps_cards_item_and_exhausted_marker() -> None:
    game = Skirmish(
        "harry E5, auror",
        "bellatrix F5 down exhausted, voldemort",
        items=("", "dagger bellatrix"),
    )
    bellatrix = game.figure("bellatrix")
    game.s.confundo[bellatrix] = 1
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    assert game.square("bellatrix") == ""
    assert game.s.confundo[bellatrix] == 1
    assert game.s.holder[1] == bellatrix
    assert game.item_place("dark") == 0
    assert game.exhausted("bellatrix")


@pytest.mark.rule("FV-12.9", "FV-23.15")
def test_a_knock_out_by_a_controlled_rival_is_credited_to_the_controlling_side() -> None:
    game = Skirmish("harry E5, auror E4 down", "bellatrix H5, voldemort", first="dark")
    game.load(*WIN)
    game.do("bellatrix", "use imperio", "challenge auror")
    assert game.points() == (0, 1)
    assert game.cooldown("auror") == 1


@pytest.mark.rule("FV-12.9", "FV-18.1")
def test_a_knock_out_is_credited_to_the_side_of_the_challenger() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    assert game.points() == (1, 0)


@pytest.mark.rule("FV-12.10")
def test_no_side_gains_points_for_its_own_characters() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    score_knock_out(game.s, game.figure("auror"), game.figure("harry"), 0)
    assert game.points() == (0, 0)


@pytest.mark.rule("FV-12.11")
def test_going_to_the_track_by_morsmordre_is_no_knock_out() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort", first="dark")
    game.do("bellatrix", "use morsmordre")
    assert game.points() == (0, 0)
    assert game.told("knocked-out") == []


@pytest.mark.rule("FV-12.12", "FV-12.13")
def test_whoever_was_knocked_out_returns_at_the_end_of_the_round_standing() -> None:
    game = Skirmish("harry E5, auror", "death-eater F5 down, voldemort A5")
    game.load(*WIN)
    game.do("harry", "challenge death-eater", "end")
    game.end_round(until="return")
    assert game.asked() == (1, "return")
    assert set(game.offered("place")) == {"A3", "A4", "A6", "A7", "B4", "B5", "B6"}
    game.answer("place A6")
    assert game.square("death-eater") == "A6"
    assert not game.down("death-eater")
    assert game.s.round == 2


@pytest.mark.rule("FV-12.14", "FV-16.7")
def test_with_a_full_starting_area_the_nearest_free_squares_are_offered() -> None:
    board = open_board("", "", light="A1 A2", dark="G6 G7")
    game = Skirmish("harry A1, hermione A2, auror track 1", "voldemort B1", board=board)
    assert home_squares(game.s, 0) == sorted(square(name) for name in ("A3", "B2", "B3"))
    game.end_round(until="return")
    assert set(game.offered("place")) == {"A3", "B2", "B3"}
