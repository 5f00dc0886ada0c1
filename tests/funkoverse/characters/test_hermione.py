"""Hermione Granger (FV-23.6 to FV-23.11, FV-23.33, FV-23.34)."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import LOSE, WIN, Skirmish, square

AGAINST_1 = ("hit", "hit", "hit")
"""Dice with which a challenge of 2 against a defense of 1 is won."""


def impedimenta(*dice: str) -> Skirmish:
    game = Skirmish("hermione E5, auror", "bellatrix H5, voldemort A5")
    game.put_token("dark", "silver", 0, 4)
    game.put_token("dark", "gold", 0, 2)
    game.load(*dice)
    game.do("hermione", "use impedimenta")
    return game


@pytest.mark.rule("FV-23.6")
def test_impedimenta_shifts_a_token_of_the_rivals_up_if_it_is_won() -> None:
    game = impedimenta(*WIN)
    assert game.asked() == (0, "token")
    assert sorted(game.options()) == ["token gold 2", "token silver 4"]
    game.answer("token gold 2")
    assert game.tokens("dark", "gold") == [3]


@pytest.mark.rule("FV-23.6")
def test_a_token_on_the_4_stays_there() -> None:
    game = impedimenta(*WIN)
    game.answer("token silver 4")
    assert game.tokens("dark", "silver") == [0, 4]
    assert len(game.told("token-stays")) == 1
    assert game.told("token-up") == []


@pytest.mark.rule("FV-23.6")
def test_a_knock_out_is_a_win_for_impedimenta_too() -> None:
    game = Skirmish("hermione E5, auror", "bellatrix H5 down, voldemort A5")
    game.put_token("dark", "gold", 0, 2)
    game.load(*WIN)
    game.do("hermione", "use impedimenta")
    assert game.cooldown("bellatrix") == 1
    assert game.tokens("dark", "gold") == [3]


@pytest.mark.rule("FV-13.9")
def test_impedimenta_without_a_token_on_the_track_says_so() -> None:
    game = Skirmish("hermione E5, auror", "bellatrix H5, voldemort A5")
    game.load(*WIN)
    game.do("hermione", "use impedimenta")
    assert len(game.told("no-token")) == 1


@pytest.mark.rule("FV-23.6")
def test_impedimenta_does_nothing_more_if_it_is_lost() -> None:
    game = impedimenta(*LOSE)
    assert game.asked()[1] == "action"
    assert game.tokens("dark", "gold") == [2]


@pytest.mark.rule("FV-23.7", "FV-18.6")
def test_descendo_shifts_ability_tokens_only_and_only_the_own_ones() -> None:
    game = Skirmish(
        "hermione E5, harry J4, auror track 2",
        "bellatrix H5, voldemort A5",
        items=("dagger harry", ""),
    )
    game.s.item_cooldown[0] = 1
    game.put_token("light", "blue", 0, 4)
    game.put_token("dark", "blue", 0, 2)
    game.do("hermione", "use descendo")
    assert game.tokens("light", "blue") == [3]
    assert game.tokens("dark", "blue") == [2]
    assert game.cooldown("auror") == 2
    assert game.item_place("light") == 1


@pytest.mark.rule("FV-23.8")
def test_accio_places_an_ally_in_sight_next_to_hermione() -> None:
    game = Skirmish("hermione E4, harry E1, auror H8", "bellatrix A4, voldemort A5")
    game.do("hermione", "use accio")  # Harry is the only one in reach: a wall hides nobody
    assert game.asked() == (0, "action")
    open_game = Skirmish.grid("hermione C3, harry C6, auror F3", "bellatrix A7, voldemort G7")
    open_game.do("hermione", "use accio")
    assert open_game.offered("target") == ["harry", "auror"]
    open_game.answer("target harry")
    assert set(open_game.offered("place")) == {"B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"}
    open_game.answer("place D3")
    assert open_game.square("harry") == "D3"


@pytest.mark.rule("FV-23.8", "FV-15.7")
def test_accio_fetches_no_rivals_and_no_markers() -> None:
    game = Skirmish.grid("hermione C3", "bellatrix C5, voldemort D4")
    game.do("hermione", "use accio")
    assert game.asked()[1] == "action"
    assert game.square("bellatrix") == "C5"


@pytest.mark.rule("FV-23.34")
def test_without_a_free_square_nothing_is_placed() -> None:
    game = Skirmish.grid("hermione A1, harry D1, auror B1", "bellatrix A2 down, voldemort B2 down")
    game.do("hermione", "use accio")
    assert game.asked()[1] == "action"
    assert game.square("harry") == "D1"
    assert game.tokens("light", "gold") == [0, 2]


@pytest.mark.rule("FV-23.9", "FV-EX31")
def test_a_loyal_friend_keeps_an_adjacent_ally_from_being_knocked_out() -> None:
    game = Skirmish(
        "hermione E4, auror E5 down, harry", "death-eater F5, voldemort A5", first="dark"
    )
    game.load(*WIN)
    game.do("death-eater", "challenge auror")
    assert game.square("auror") == "E5"
    assert game.down("auror")
    assert game.points() == (0, 0)


@pytest.mark.rule("FV-23.9", "FV-EX31")
def test_a_knocked_down_hermione_protects_nobody() -> None:
    game = Skirmish(
        "hermione E4 down, auror E5 down, harry", "death-eater F5, voldemort A5", first="dark"
    )
    game.load(*WIN)
    game.do("death-eater", "challenge auror")
    assert game.cooldown("auror") == 1
    assert game.points() == (0, 1)


@pytest.mark.rule("FV-23.9")
def test_hermione_protects_adjacent_allies_only_and_only_from_being_knocked_out() -> None:
    far = Skirmish("hermione E3, auror E5 down, harry", "death-eater F5", first="dark")
    far.load(*WIN)
    far.do("death-eater", "challenge auror")
    assert far.cooldown("auror") == 1
    standing = Skirmish("hermione E4, auror E5, harry", "death-eater F5", first="dark")
    standing.load(*WIN)
    standing.do("death-eater", "challenge auror")
    assert standing.down("auror")


@pytest.mark.rule("FV-23.10")
def test_the_challenger_still_has_won() -> None:
    """Hermione against Hermione: Impedimenta is won, so a token goes up."""
    game = Skirmish(
        "hermione E4, auror E5 down", "hermione F5, voldemort A5", first="dark",
        options={"mix": True},
    )  # fmt: skip
    game.put_token("light", "gold", 0, 1)
    game.load(*WIN)
    game.do("dark-hermione", "use impedimenta", "target auror")
    assert game.square("auror") == "E5"
    assert game.tokens("light", "gold") == [2]
    assert game.points() == (0, 0)


@pytest.mark.rule("FV-23.11")
def test_hermione_does_not_protect_herself() -> None:
    game = Skirmish("hermione E5 down, auror E4", "death-eater F5", first="dark")
    game.load(*AGAINST_1)
    game.do("death-eater", "challenge hermione")
    assert game.cooldown("hermione") == 1


@pytest.mark.rule("FV-23.33")
def test_while_she_is_controlled_hermione_does_not_protect_her_own_side() -> None:
    game = Skirmish("hermione E4, auror E5 down, harry K9", "bellatrix C5", first="dark")
    game.load(*WIN)
    assert game.s.board.adjacent[square("E4")] >> square("E5") & 1
    game.place("bellatrix", "D5")
    game.do("bellatrix", "use imperio", "challenge auror")
    assert game.cooldown("auror") == 1
    assert game.points() == (0, 1)
