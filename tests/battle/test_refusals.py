"""Why an action is refused: a sentence and the clause behind it."""

from __future__ import annotations

import pytest

from tests.battle.fight import Fight, kinds


def fight_with_everything() -> Fight:
    foes = ["boggart", "draco-malfoy", "hungarian-horntail"]
    fight = Fight("harry", "ron", scenario="pack4", foes=foes, shop_dismiss=True)
    fight.foe(0, "boggart", attack=5)
    fight.foe(3, "voldemort-p4")
    fight.shop("lumos", "stupefy")
    fight.tokens(0, attack=2, influence=2)
    return fight


@pytest.mark.rule("HB-6.21")
@pytest.mark.parametrize(
    ("choice", "word", "clause"),
    [
        ("play lumos", "hold", "HB-6.3"),
        ("attack norbert", "not in play", "HB-6.7"),
        ("attack voldemort-p4", "everything else", "HB-10.24"),
        ("attack boggart", "no more Attack", "HB-10.10"),
        ("attack draco-malfoy", "no Attack now", "HB-10.33"),
        ("influence draco-malfoy", "needs no Influence", "HB-10.5"),
        ("acquire finite", "not in the shop", "HB-6.8"),
        ("acquire lumos", "costs 4", "HB-6.18"),
        ("dismiss stupefy", "costs 3", "HB-6.18"),
        ("acquire-own lumos", "your own shop", "HB-6.8"),
        ("decline", "options", "HB-6.1"),
    ],
)
def test_a_refused_action_says_why(choice: str, word: str, clause: str) -> None:
    refused = fight_with_everything().refused(choice)
    assert word in refused.sentence
    assert refused.clause == clause


@pytest.mark.rule("HB-21.2", "HB-10.6")
def test_limits_of_the_turn_are_named() -> None:
    fight = fight_with_everything()
    fight.answer("influence boggart")
    assert fight.refused("influence boggart").clause == "HB-10.6"
    fight.tokens(0)
    assert fight.refused("attack draco-malfoy").clause == "HB-10.3"
    fight.answer("sweep")
    assert fight.refused("sweep").clause == "HB-21.1"
    fight.shop("lumos")
    fight.tokens(0, influence=9)
    assert fight.refused("acquire lumos").clause == "HB-21.2"
    fight = fight_with_everything()
    fight.tokens(0, influence=9)
    fight.answer("acquire lumos")
    assert fight.refused("sweep").clause == "HB-21.2"


@pytest.mark.rule("HB-22.14", "HB-25.13")
def test_the_fourth_spell_and_the_second_own_card_are_refused() -> None:
    fight = fight_with_everything()
    fight.dark_potion(0, "babbling-beverage")
    fight.dark_potion(1, "garroting-gas")
    fight.hand(0, *["alohomora"] * 4)
    for _ in range(3):
        fight.play("alohomora")
    assert fight.refused("play alohomora").clause == "HB-22.14"
    fight = Fight("harry", "ron", campaign="normal")
    fight.s.own_shop[0] = kinds("finite", "reparo")
    fight.tokens(0, influence=9)
    fight.answer("acquire-own finite")
    assert fight.refused("acquire-own reparo").clause == "HB-25.13"
