"""FV-16: terms that texts use."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.rules.challenge import challenger_successes, defense_of
from spellwright.testing.funkoverse import WIN, Skirmish


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
