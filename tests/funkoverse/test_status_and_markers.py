"""FV-15: status cards and markers."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import LOSE, Skirmish, square


@pytest.mark.rule("FV-15.1")
def test_a_status_card_lies_with_the_character_that_follows_it() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix A4")
    game.do("harry", "use protego")
    auror = game.figure("auror")
    assert game.s.protego[auror] == 1
    assert sum(game.s.protego) == 1


@pytest.mark.rule("FV-15.2")
def test_when_all_copies_are_in_play_the_rest_of_the_ability_still_happens() -> None:
    game = Skirmish("harry E5, hermione A9, auror", "bellatrix H5, voldemort A5", first="dark")
    game.s.confundo[game.figure("hermione")] = 2
    game.load(*LOSE)
    game.do("bellatrix", "use confundo", "target harry")
    assert game.s.confundo[game.figure("harry")] == 0
    assert len(game.told("challenged")) == 1
    protego = Skirmish("harry E5, auror D5", "bellatrix A4")
    protego.s.protego[protego.figure("auror")] = 2
    protego.do("harry", "use protego")
    assert protego.s.protego[protego.figure("auror")] == 2
    assert protego.tokens("light", "gold") == [1]


@pytest.mark.rule("FV-15.3")
def test_a_discarded_card_can_be_given_again() -> None:
    game = Skirmish("harry E5, hermione D5", "bellatrix C5, voldemort A5")
    game.s.protego[game.figure("hermione")] = 2
    game.skip("harry")
    game.load("hit", "hit", *["shield"] * 5)
    game.do("bellatrix", "challenge hermione", "end")
    assert game.s.protego == [0] * 6
    game.end_round()
    game.skip("bellatrix")
    game.do("harry", "use protego")
    assert game.s.protego[game.figure("hermione")] == 1


@pytest.mark.rule("FV-15.4", "FV-23.26")
def test_two_equal_cards_both_apply_and_are_both_discarded() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    bellatrix = game.figure("bellatrix")
    game.s.protego[bellatrix] = 2
    game.load("hit", "hit", *["hit"] * 6)
    game.do("harry", "challenge bellatrix")
    assert len(game.s.defense_dice) == 6
    assert game.s.protego[bellatrix] == 0
    dear = Skirmish("harry E5, auror D5", "bellatrix F5, voldemort")
    dear.s.confundo[0] = 2
    dear.do("harry", "use protego")
    assert dear.tokens("light", "gold") == [3]
    assert dear.s.confundo[0] == 0


@pytest.mark.rule("FV-15.5")
def test_status_cards_stay_with_a_character_off_the_map() -> None:
    game = Skirmish("harry J4, auror", "bellatrix E5, voldemort", first="dark")
    bellatrix = game.figure("bellatrix")
    game.s.protego[bellatrix] = 1
    game.do("bellatrix", "use morsmordre")
    assert game.s.protego[bellatrix] == 1
    game.end_round()
    assert game.square("bellatrix")
    assert game.s.protego[bellatrix] == 1


@pytest.mark.rule("FV-15.6", "FV-19.10")
def test_there_is_one_control_marker_for_each_area_and_no_more() -> None:
    game = Skirmish("harry F8, auror E5, hermione E2", "bellatrix A4")
    game.s.control, game.s.control_at = [0, 0, 0], [square(n) for n in ("F9", "G5", "F1")]
    for name in ("harry", "auror", "hermione"):
        game.turn(name)
        assert game.offered("claim") == []
        game.end_turn()
        if game.s.turn == 1 and game.s.round == 1:
            game.end_turn()


@pytest.mark.rule("FV-15.7", "FV-19.14", "FV-4.12")
def test_characters_can_stand_on_markers_and_markers_are_placed_under_them() -> None:
    game = Skirmish("harry F5, auror", "bellatrix F4")
    assert "E4" in game.moves("harry")  # point marker C
    game.answer("claim 2", "place F4")
    assert game.s.control_at[1] == square("F4")


@pytest.mark.rule("FV-15.7", "FV-19.6")
def test_markers_cannot_be_targeted() -> None:
    game = Skirmish("hermione B7, harry J4", "bellatrix A4", scenario="flags")
    game.do("hermione", "use accio")  # the dark flag is in reach, but no ally is
    assert game.asked()[1] == "action"
    assert game.tokens("light", "gold") == [0, 2]
