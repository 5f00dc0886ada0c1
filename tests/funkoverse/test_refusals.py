"""A refusal in play says the reason and its clause."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import WIN, Skirmish


def told(game: Skirmish, text: str) -> tuple[str, str]:
    refused = game.refused(text)
    assert refused.says.key != "refusal-not-open"
    return refused.sentence, refused.clause


def test_who_takes_the_turn() -> None:
    game = Skirmish("harry E5, auror D5 exhausted, hermione D4", "bellatrix F5")
    assert told(game, "turn auror") == (
        "The Auror is exhausted. Choose another character.",
        "FV-9.4",
    )
    assert told(game, "turn bellatrix") == ("Bellatrix Lestrange is not on your side.", "FV-9.2")
    assert told(game, "turn ron") == ("Ron Weasley is not in this game.", "FV-9.2")
    game.turn("harry")
    assert told(game, "turn hermione") == (
        "Harry Potter is acting. End that turn first.",
        "FV-9.5",
    )


@pytest.mark.parametrize(
    ("choice", "sentence", "clause"),
    [
        ("target bellatrix", "You can't use Protego on a rival: it is for allies.", "FV-2.1"),
        ("target harry", "not their own ally", "FV-2.2"),
        ("target death-eater", "The Death Eater is not on the map.", "FV-3.14"),
    ],
)
def test_who_is_no_target_of_protego(choice: str, sentence: str, clause: str) -> None:
    game = Skirmish.grid("harry A1, auror B1, hermione C1", "bellatrix A2, death-eater track 1")
    game.do("harry", "use protego")
    said = told(game, choice)
    assert sentence in said[0]
    assert said[1] == clause


def test_out_of_range_out_of_sight_and_knocked_down() -> None:
    game = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror A3")
    game.do("bellatrix", "use confundo")
    assert told(game, "target auror") == ("The Auror is not in sight.", "FV-11.4")
    far = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror G7")
    far.do("bellatrix", "use confundo")
    assert told(far, "target auror") == (
        "The Auror is too far away: distance 6, range 4.",
        "FV-11.4",
    )
    down = Skirmish.grid("bellatrix A1", "harry A2, hermione B1, auror B2 down")
    down.do("bellatrix", "use imperio")
    assert told(down, "target auror") == (
        "The Auror is knocked down and can't take a basic action.",
        "FV-10.9",
    )


def test_getting_up() -> None:
    game = Skirmish("harry E5 down, auror D5, hermione D4", "bellatrix K9")
    game.turn("auror")
    assert told(game, "rally") == ("The Auror is already standing.", "FV-10.9")


def test_items() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5", items=("dagger harry", ""))
    game.load(*WIN)
    game.do("harry", "use-item dagger")
    assert told(game, "challenge bellatrix") == (
        "The extra action can't be a challenge.",
        "FV-23.31",
    )
    game.answer("decline")
    assert told(game, "use-item dagger") == ("The Dagger is on cooldown (1).", "FV-14.4")
    assert told(game, "use-item felix-felicis") == (
        "Harry Potter does not carry Felix Felicis.",
        "FV-14.1",
    )


def test_only_basic_actions_are_granted() -> None:
    game = Skirmish("voldemort E5, bellatrix D5", "harry F6")
    game.do("voldemort", "use oppugno")
    assert told(game, "use imperio")[1] == "FV-23.13"
    assert told(game, "rally") == ("Bellatrix Lestrange is already standing.", "FV-10.9")


def test_squares_of_special_moves_and_returns() -> None:
    game = Skirmish("harry E5, auror B4", "voldemort F5 down, death-eater A4")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    assert told(game, "place B4") == ("B4 is occupied.", "FV-4.7")
    assert told(game, "place E1") == ("E1 is not in that side's starting area.", "FV-12.13")
    assert told(game, "place D7") == ("Nobody can enter that square.", "FV-3.4")
    game.answer("place B5")
    assert told(game, "to K9") == ("K9 is out of reach.", "FV-4.11")


def test_set_up() -> None:
    game = Skirmish.new(seed=3)
    game.answer("colour light", "pick harry")
    assert told(game, "pick harry") == ("Harry Potter is already chosen.", "FV-7.5")
    assert told(game, "pick auror")[1] == "FV-8.6"
    assert told(game, "pick ron")[1] == "FV-22.4"
    game.answer("pick bellatrix", "pick voldemort", "item dagger")
    assert told(game, "give harry")[1] == "FV-14.1"
