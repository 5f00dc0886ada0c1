"""Bellatrix Lestrange (FV-23.12 to FV-23.19, FV-23.35) and the Confundo card (FV-23.27)."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import LOSE, WIN, Skirmish, square


def dark(light: str, team: str, **more: object) -> Skirmish:
    return Skirmish(light, team, first="dark", **more)  # type: ignore[arg-type]


@pytest.mark.rule("FV-23.12")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_confundo_gives_a_card_won_or_lost(dice: tuple[str, ...]) -> None:
    game = dark("harry E5, auror A9", "bellatrix I5, voldemort A5")
    game.load(*dice)
    game.do("bellatrix", "use confundo")
    assert game.s.confundo[game.figure("harry")] == 1
    assert len(game.s.attack_dice) == 2
    assert game.tokens("dark", "silver") == [0, 3]


@pytest.mark.rule("FV-23.12")
def test_confundo_reaches_4_squares_and_also_marks_who_was_just_knocked_out() -> None:
    far = dark("harry E5, auror A9", "bellatrix J5, voldemort A5")
    far.turn("bellatrix")
    assert "confundo" not in far.offered("use")
    game = dark("auror E5 down, harry A9", "bellatrix I5, voldemort A5")
    game.load(*WIN)
    game.do("bellatrix", "use confundo")
    assert game.cooldown("auror") == 1
    assert game.s.confundo[game.figure("auror")] == 1


@pytest.mark.rule("FV-23.13")
def test_imperio_gives_one_basic_action_of_the_acting_sides_choice() -> None:
    game = dark("harry E5, auror E4, hermione A9", "bellatrix H5, voldemort A5")
    game.do("bellatrix", "use imperio")
    assert game.asked() == (1, "controlled")
    verbs = {text.split()[0] for text in game.options()}
    assert verbs == {"move", "challenge", "take", "claim"}  # no ability, no refusal
    game.answer("move C5")
    assert game.square("harry") == "C5"
    assert game.asked() == (1, "action")
    assert not game.exhausted("harry")


@pytest.mark.rule("FV-23.13", "FV-10.13")
def test_imperio_is_no_challenge_action_and_needs_sight_within_3() -> None:
    game = dark("harry J4, auror J5", "bellatrix A4, voldemort A5")
    game.do("bellatrix", "use imperio")  # nobody in reach: the token is spent
    assert game.tokens("dark", "silver") == [0, 3]
    assert game.asked() == (1, "action")


@pytest.mark.rule("FV-23.14")
def test_only_a_standing_rival_can_be_controlled_and_it_may_be_exhausted() -> None:
    game = dark("harry E5 down, auror F6 exhausted", "bellatrix F5, voldemort A5")
    game.do("bellatrix", "use imperio")
    assert game.asked()[1] == "controlled"
    game.answer("move F7")
    assert game.square("auror") == "F7"
    assert game.exhausted("auror")


@pytest.mark.rule("FV-23.15")
def test_what_a_controlled_character_takes_goes_to_the_controlling_side() -> None:
    game = dark("harry E5, auror A9", "bellatrix H5, voldemort A5")
    game.do("bellatrix", "use imperio", "take C")
    assert game.points() == (0, 1)
    assert game.s.marker_side[2] == 1
    claim = dark("harry E5, auror A9", "bellatrix H5, voldemort A5")
    claim.do("bellatrix", "use imperio", "claim 2")
    assert claim.asked() == (1, "claim")
    claim.answer("place F5")
    assert claim.s.control[1] == 1


@pytest.mark.rule("FV-23.16")
def test_optional_items_of_a_controlled_character_are_not_used() -> None:
    game = dark(
        "harry E5, auror E4", "bellatrix H5, voldemort A5", items=("felix-felicis harry", "")
    )
    game.load(*LOSE)
    game.do("bellatrix", "use imperio", "challenge auror")
    assert game.asked() == (1, "action")
    assert game.item_place("light") == 0


@pytest.mark.rule("FV-23.17")
def test_morsmordre_places_her_on_the_1_and_ends_her_turn() -> None:
    game = dark("harry E5, auror", "bellatrix F5, voldemort A5")
    game.do("bellatrix", "use morsmordre")
    assert game.cooldown("bellatrix") == 1
    assert game.square("bellatrix") == ""
    assert game.tokens("dark", "blue") == [1]
    assert game.asked()[0] == 0


@pytest.mark.rule("FV-23.18")
def test_a_knocked_down_bellatrix_returns_standing() -> None:
    game = dark("harry E5, auror", "bellatrix F5 down, voldemort A5")
    game.do("bellatrix", "use morsmordre")
    game.end_round()
    assert game.square("bellatrix")
    assert not game.down("bellatrix")


@pytest.mark.rule("FV-23.19", "FV-23.35")
def test_the_notorious_witch_may_appear_next_to_any_ally() -> None:
    game = dark("harry J4, auror", "bellatrix track 1, voldemort E5, death-eater F9 down")
    game.place("harry", "E4")
    game.end_round(until="return")
    places = set(game.offered("place"))
    assert {"A3", "B6", "D5", "F5", "F4", "E9", "G9", "F8"} <= places
    assert not {"E4", "E5", "E6", "F6", "F7"} & places  # occupied, or behind a wall
    game.answer("place F5")
    assert game.square("bellatrix") == "F5"


@pytest.mark.rule("FV-23.35")
def test_without_an_ally_on_the_map_she_returns_to_the_starting_area() -> None:
    game = Skirmish("harry J4, auror", "bellatrix track 1, voldemort track 2")
    game.end_round(until="return")
    assert {square(name) for name in game.offered("place")} == set(game.s.board.starts[1])


@pytest.mark.rule("FV-23.27")
def test_confundo_raises_the_cost_of_the_next_ability_and_is_removed() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix A4, voldemort A5")
    game.s.confundo[0] = 1
    game.do("harry", "move E4")
    assert game.s.confundo[0] == 1  # a move is no ability
    game.answer("use protego")
    assert game.tokens("light", "gold") == [2]
    assert game.s.confundo[0] == 0
