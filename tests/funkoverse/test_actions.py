"""FV-10: the actions."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    BASIC_DICE,
    IS_CHALLENGE,
    SCENARIO_KEYS,
)
from spellwright.games.funkoverse.content.tables import ITEMS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish


@pytest.mark.rule("FV-10.1")
def test_every_standing_character_has_the_four_basic_actions() -> None:
    game = Skirmish("auror E5, harry D5 down", "bellatrix F5")
    game.turn("auror")
    verbs = {text.split()[0] for text in game.options()}
    assert verbs == {"move", "challenge", "assist", "take", "claim", "end"}


@pytest.mark.rule("FV-10.2")
def test_named_characters_have_special_actions_too() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5", items=("dagger harry", ""))
    game.turn("harry")
    assert game.offered("use")
    assert game.offered("use-item") == ["dagger"]


@pytest.mark.rule("FV-10.4")
def test_a_basic_challenge_rolls_two_dice_against_an_adjacent_rival() -> None:
    game = Skirmish("harry E5", "bellatrix F5, voldemort G5")
    game.load(*LOSE)
    game.turn("harry")
    assert game.offered("challenge") == ["bellatrix"]
    game.answer("challenge bellatrix")
    assert len(game.s.attack_dice) == BASIC_DICE == 2
    assert game.refused("challenge voldemort").clause == "FV-10.4"


@pytest.mark.rule("FV-10.5")
def test_assist_stands_up_an_adjacent_knocked_down_ally() -> None:
    game = Skirmish("harry E5, auror D5 down, hermione C5 down", "bellatrix F5 down")
    game.turn("harry")
    assert game.offered("assist") == ["auror"]
    game.answer("assist auror")
    assert not game.down("auror")
    assert game.refused("assist hermione").clause == "FV-10.5"


@pytest.mark.rule("FV-10.6", "FV-18.3")
@pytest.mark.parametrize("scenario", [key for key in SCENARIO_KEYS if key != "first-game"])
def test_interact_takes_a_point_marker_in_every_scenario(scenario: str) -> None:
    game = Skirmish("harry F5, auror", "bellatrix", scenario=scenario)
    at = "E4" if scenario in ("control", "flags") else "A5"
    game.place("harry", at)
    game.turn("harry")
    assert len(game.offered("take")) == 1


@pytest.mark.rule("FV-10.7", "FV-10.8", "FV-14.5")
def test_an_ability_or_an_item_is_one_action() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5", items=("dagger harry", ""))
    game.load(*LOSE)
    game.do("harry", "use protego", "use-item dagger", "decline")
    assert game.asked() == (1, "action")


@pytest.mark.rule("FV-10.9")
def test_a_knocked_down_character_can_only_rally() -> None:
    game = Skirmish("harry E5 down, auror D5", "bellatrix F5")
    game.turn("harry")
    assert game.options() == ["rally", "end"]
    assert game.refused("move E4").clause == "FV-10.9"
    assert game.refused("use protego").clause == "FV-10.9"


@pytest.mark.rule("FV-10.10")
def test_rally_uses_both_actions_and_the_character_stands_up_in_its_square() -> None:
    game = Skirmish("harry E5 down, auror D5", "bellatrix J5, voldemort")
    game.do("harry", "rally")
    assert not game.down("harry")
    assert game.square("harry") == "E5"
    assert game.asked() == (1, "turn")
    assert game.exhausted("harry")


@pytest.mark.rule("FV-10.10", "FV-23.23")
def test_a_single_granted_action_does_not_allow_a_rally() -> None:
    game = Skirmish("harry", "voldemort C5, death-eater C6 down, bellatrix C4", first="dark")
    game.do("voldemort", "use oppugno")
    assert game.asked()[1] == "granted"  # Bellatrix is the only one who can
    assert "rally" not in game.options()
    assert "assist death-eater" not in game.options()


@pytest.mark.rule("FV-10.11", "FV-23.18")
def test_morsmordre_can_be_used_while_knocked_down() -> None:
    game = Skirmish("harry", "bellatrix E5 down, voldemort", first="dark")
    game.do("bellatrix", "use morsmordre")
    assert game.cooldown("bellatrix") == 1
    assert game.square("bellatrix") == ""


@pytest.mark.rule("FV-10.12")
def test_whoever_was_helped_up_acts_normally() -> None:
    game = Skirmish("harry E5, auror D5 down", "bellatrix J5")
    game.do("harry", "assist auror", "end")
    game.end_turn()
    assert game.asked() == (0, "action")
    game.answer("move C5", "move A5")
    assert game.square("auror") == "A5"


@pytest.mark.rule("FV-10.13")
def test_which_abilities_and_items_are_challenge_actions() -> None:
    assert {key for key, is_one in zip(ABILITY_KEYS, IS_CHALLENGE, strict=True) if is_one} == {
        "flipendo",
        "expelliarmus",
        "impedimenta",
        "confundo",
        "fiendfyre",
        "confringo",
        "rictusempra",
        "serpensortia",
        "black-quill",
        "detention",
    }
    assert {row["key"]: row["challenge"] for row in ITEMS} == {
        "dagger": "yes",
        "felix-felicis": "no",
    }


@pytest.mark.rule("FV-10.13", "FV-23.31")
def test_oppugno_is_no_challenge_action_though_it_leads_to_a_challenge() -> None:
    game = Skirmish(
        "harry E5, auror J4",
        "voldemort E4, death-eater D5, bellatrix A5",
        first="dark",
        items=("", "dagger voldemort"),
    )
    game.load(*LOSE, *WIN)
    game.do("voldemort", "use-item dagger", "use oppugno")
    game.answer("challenge harry")
    assert game.down("harry")


@pytest.mark.rule("FV-10.14")
def test_a_challenge_action_needs_a_target() -> None:
    game = Skirmish("harry J4, auror J5", "bellatrix A4", items=("dagger harry", ""))
    game.turn("harry")
    assert game.offered("challenge") == []
    assert game.offered("use") == ["protego"]
    assert game.offered("use-item") == []
    assert game.refused("use flipendo").clause == "FV-10.14"
