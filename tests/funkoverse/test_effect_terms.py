"""FV-16: terms that texts use."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.queries import seen_squares
from spellwright.games.funkoverse.rules.challenge import challenger_successes, defense_of
from spellwright.games.funkoverse.rules.effect_terms import (
    forced_targets,
    longer_range,
    nearest,
    pulled,
    pushed,
)
from spellwright.geometry.bits import bits_of, numbers_of
from tests.funkoverse.skirmish import WIN, Skirmish, square, square_name


def names(bits: int) -> set[str]:
    return {square_name(number) for number in numbers_of(bits)}


@pytest.mark.rule("FV-16.1", "FV-23.13")
def test_a_controlled_rival_counts_as_an_ally_and_its_allies_as_its_rivals() -> None:
    game = Skirmish(
        "harry E5, auror E4, hermione K9",
        "bellatrix H5, death-eater D5 down",
        first="dark",
    )
    game.do("bellatrix", "use imperio")
    assert game.offered("challenge") == ["auror"]
    assert game.offered("assist") == ["death-eater"]


@pytest.mark.rule("FV-16.1")
def test_a_controlled_rival_moves_past_its_new_allies_not_past_its_former_ones() -> None:
    walls = "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2"
    game = Skirmish.grid("harry B1", "bellatrix E1, death-eater C1", walls=walls, first="dark")
    game.do("bellatrix", "use imperio")
    assert sorted(game.options()) == ["move A1", "move D1"]
    former = Skirmish.grid("harry C1, auror B1", "bellatrix E1", walls=walls, first="dark")
    former.do("bellatrix", "use imperio")
    assert sorted(former.options()) == ["challenge auror", "move D1"]


@pytest.mark.rule("FV-16.2")
def test_a_rival_made_to_challenge_can_challenge_its_own_side() -> None:
    game = Skirmish.grid("harry C3, auror C4, hermione F3", "bellatrix D3")
    harry = game.figure("harry")
    assert forced_targets(game.s, harry, 0) == [game.figure("auror")]
    game.place("bellatrix", "D5")
    assert forced_targets(game.s, harry, 3) == [game.figure("auror"), game.figure("hermione")]
    game.place("bellatrix", "D3")  # without control she still is a rival and hides Hermione
    assert forced_targets(game.s, harry, 3) == [game.figure("auror")]


@pytest.mark.rule("FV-16.3")
def test_a_rival_that_is_moved_follows_the_rules_with_its_own_allies_and_rivals() -> None:
    """In a corridor Bellatrix passes her ally, not Harry who moves her."""
    game = Skirmish.grid(
        "draco C1, harry A2", "bellatrix B2, death-eater C2", walls="A2/A3 B2/B3 C2/C3 D2/D3"
    )
    game.do("draco", "use taunt", "target bellatrix")
    assert game.asked() == (0, "where")
    assert "D2" in game.offered("to")
    assert "A3" not in game.offered("to")
    assert "stay" in game.options()


@pytest.mark.rule("FV-16.4")
def test_a_push_goes_farther_away_with_each_step() -> None:
    game = Skirmish.grid("harry C3", "bellatrix D3, voldemort G7")
    ends = names(pushed(game.s, game.figure("bellatrix"), 2, square("C3")))
    assert "F3" in ends
    assert "E4" in ends
    assert "F5" in ends
    assert not {"C4", "D4", "D2", "B3"} & ends
    walled = Skirmish.grid("harry C3", "bellatrix D3", walls="D3|E3")
    assert "E3" not in names(pushed(walled.s, walled.figure("bellatrix"), 1, square("C3")))


@pytest.mark.rule("FV-16.5")
def test_a_pull_comes_nearer_with_each_step_and_stays_in_sight() -> None:
    game = Skirmish.grid("harry A3", "bellatrix E3, voldemort G7")
    harry, bellatrix = game.figure("harry"), game.figure("bellatrix")
    seen = seen_squares(game.s, harry)
    ends = names(pulled(game.s, bellatrix, 2, square("A3"), seen))
    assert ends == {"D3", "D4", "D2", "C3", "C4", "C2", "C5", "C1"} & ends
    assert {"D3", "C3"} <= ends
    assert pulled(game.s, bellatrix, 2, square("A3"), 0) == 0
    hidden = seen & ~bits_of([square("C3")])
    assert "C3" not in names(pulled(game.s, bellatrix, 2, square("A3"), hidden))


@pytest.mark.rule("FV-16.6")
def test_more_range() -> None:
    assert longer_range(3, 1) == 4
    assert longer_range(0, 2) == 3


@pytest.mark.rule("FV-16.7")
def test_the_nearest_of_several_with_ties() -> None:
    game = Skirmish.grid("harry C3", "bellatrix G7")
    squares = bits_of([square(name) for name in ("E3", "C5", "G7")])
    found = nearest(game.s.board.distance[square("C3")], squares)
    assert {square_name(number) for number in found} == {"E3", "C5"}
    assert nearest(game.s.board.distance[0], 0) == []


@pytest.mark.rule("FV-16.7")
def test_what_cannot_be_seen_is_not_the_nearest() -> None:
    game = Skirmish.grid("harry C3", "bellatrix D3, voldemort C6", walls="C3|D3")
    rivals = bits_of([square("D3"), square("C6")])
    seen = seen_squares(game.s, game.figure("harry"))
    distance = game.s.board.distance[square("C3")]
    assert nearest(distance, rivals & seen) == [square("C6")]
    assert nearest(distance, rivals) == [square("D3")]


@pytest.mark.rule("FV-16.8")
def test_roll_and_count_successes() -> None:
    hit, shield, crit = 0, 1, 2
    assert challenger_successes([hit, hit, shield, crit]) == 5


@pytest.mark.rule("FV-16.9", "FV-23.26")
def test_more_defense_is_more_dice() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    bellatrix = game.figure("bellatrix")
    assert defense_of(game.s, bellatrix) == 2
    game.s.protego[bellatrix] = 1
    assert defense_of(game.s, bellatrix) == 4
    game.load(*WIN, "hit", "hit")
    game.do("harry", "challenge bellatrix")
    assert len(game.s.defense_dice) == 4
    assert game.down("bellatrix")
    assert game.s.protego[bellatrix] == 0
