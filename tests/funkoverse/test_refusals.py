"""A refusal in play says the reason and its clause."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import WIN, Skirmish


def told(game: Skirmish, text: str) -> tuple[str, str]:
    refused = game.refused(text)
    assert refused.says.key != "refusal-not-open"
    return refused.says.key, refused.clause


def test_who_takes_the_turn() -> None:
    game = Skirmish("harry E5, auror D5 exhausted, hermione D4", "bellatrix F5")
    assert told(game, "turn auror") == (
        "refusal-exhausted",
        "FV-9.4",
    )
    assert told(game, "turn bellatrix") == ("refusal-not-yours", "FV-9.2")
    assert told(game, "turn ron") == ("refusal-not-in-game", "FV-9.2")
    game.turn("harry")
    assert told(game, "turn hermione") == (
        "refusal-end-first",
        "FV-9.5",
    )


@pytest.mark.parametrize(
    ("choice", "key", "clause"),
    [
        ("target bellatrix", "refusal-for-allies", "FV-2.1"),
        ("target harry", "refusal-itself", "FV-2.2"),
        ("target death-eater", "refusal-off-map", "FV-3.14"),
    ],
)
def test_who_is_no_target_of_protego(choice: str, key: str, clause: str) -> None:
    game = Skirmish.grid("harry A1, auror B1, hermione C1", "bellatrix A2, death-eater track 1")
    game.do("harry", "use protego")
    assert told(game, choice) == (key, clause)


def test_out_of_range_out_of_sight_and_knocked_down() -> None:
    game = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror A3")
    game.do("bellatrix", "use confundo")
    assert told(game, "target auror") == ("refusal-unseen", "FV-11.4")
    far = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror G7")
    far.do("bellatrix", "use confundo")
    assert told(far, "target auror") == (
        "refusal-too-far",
        "FV-11.4",
    )
    down = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror B2 down")
    down.do("bellatrix", "use imperio")
    assert told(down, "target auror") == (
        "refusal-down-no-action",
        "FV-10.9",
    )


def test_getting_up() -> None:
    game = Skirmish("harry E5 down, auror D5, hermione D4", "bellatrix K9")
    game.turn("auror")
    assert told(game, "rally") == ("refusal-standing", "FV-10.9")


def test_items() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5", items=("dagger harry", ""))
    game.load(*WIN)
    game.do("harry", "use-item dagger")
    assert told(game, "challenge bellatrix") == (
        "refusal-extra-challenge",
        "FV-23.31",
    )
    game.answer("decline")
    assert told(game, "use-item dagger") == ("refusal-item-cooldown", "FV-14.4")
    assert told(game, "use-item felix-felicis") == (
        "refusal-no-item",
        "FV-14.1",
    )


def test_only_basic_actions_are_granted() -> None:
    game = Skirmish("voldemort E5, bellatrix D5", "harry F6")
    game.do("voldemort", "use oppugno")
    assert told(game, "use imperio")[1] == "FV-23.13"
    assert told(game, "rally") == ("refusal-standing", "FV-10.9")


def test_squares_of_special_moves_and_returns() -> None:
    game = Skirmish("harry E5, auror B4", "voldemort F5 down, death-eater A4")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    assert told(game, "place B4") == ("refusal-occupied", "FV-4.7")
    assert told(game, "place E1") == ("refusal-not-start", "FV-12.13")
    assert told(game, "place D7") == ("refusal-blocked-square", "FV-3.4")
    game.answer("place B5")
    assert told(game, "to K9") == ("refusal-out-of-reach", "FV-4.11")


def test_set_up() -> None:
    game = Skirmish.new(seed=3)
    game.answer("colour light", "pick harry")
    assert told(game, "pick harry") == ("refusal-chosen", "FV-7.5")
    assert told(game, "pick auror")[1] == "FV-8.6"
    assert told(game, "pick ron")[1] == "FV-22.4"
    game.answer("pick bellatrix", "pick voldemort", "item dagger")
    assert told(game, "give harry")[1] == "FV-14.1"


def test_an_item_that_needs_no_action_is_not_used_by_one() -> None:
    game = Skirmish("harry E5", "bellatrix A4", items=("felix-felicis harry", ""))
    game.turn("harry")
    assert told(game, "use-item felix-felicis") == ("refusal-item-offered", "FV-14.6")


def test_markers_and_areas_say_what_stands_in_the_way() -> None:
    game = Skirmish("harry G5, auror K5", "bellatrix A4", scenario="control")
    game.turn("harry")
    assert told(game, "take A")[0] == "refusal-not-at-marker"
    assert told(game, "claim 1")[0] == "refusal-not-in-area"
    assert told(game, "flip 1") == ("refusal-area-free", "FV-19.11")
    game.answer("take B")
    assert told(game, "take B") == ("refusal-marker-away", "FV-18.5")
    game.answer("claim 2", "place G5")
    game.turn("bellatrix")
    assert told(game, "claim 2") == ("refusal-area-claimed", "FV-19.10")
    assert told(game, "flip 2")[0] == "refusal-not-at-control"


def test_a_square_is_no_answer_where_none_is_asked_for() -> None:
    game = Skirmish("harry E5", "bellatrix A4")
    assert game.refused("to E6").says.key == "refusal-not-open"
