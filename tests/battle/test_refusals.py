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


@pytest.mark.rule("HB-6.18", "HB-19.9", "HB-19.13")
def test_a_refused_use_says_why() -> None:
    fight = Fight("harry", "ron", scenario="pack4", experts=["flying-lessons"], charms=["healing"])
    for choice, sentence in (
        ("use flying-lessons", "Flying Lessons costs 5 Influence; you do not have it."),
        ("use healing", "Healing needs an Ally played this turn."),
        ("use memory", "You do not have Memory."),
        ("use ring", "You do not have Ring."),
        ("play-twice hedwig", "Only the Memory charm plays a card twice."),
        ("drink hedwig", "Hedwig is no Potion: you can only play it."),
    ):
        fight.hand(0, "hedwig")
        assert fight.refused(choice).sentence == sentence
    fight.tokens(0, influence=5)
    fight.answer("use flying-lessons")
    assert fight.refused("use flying-lessons").sentence == "You have used Flying Lessons this turn."
    fight.play("hedwig", "choose attack-1")
    fight.answer("use healing", "hero ron")
    assert fight.refused("use healing").clause == "HB-19.9"


@pytest.mark.rule("HB-10.25", "HB-10.33")
def test_what_voldemort_waits_for_and_who_stops_attack_is_named() -> None:
    fight = fight_with_everything()
    assert fight.refused("attack voldemort-p4").sentence.endswith("there are other foes.")
    assert "Hungarian Horntail" in fight.refused("attack draco-malfoy").sentence
    fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy"])
    fight.tokens(0, attack=3)
    fight.event("tarantallegra")
    fight.answer("attack draco-malfoy")
    assert "Tarantallegra!" in fight.refused("attack draco-malfoy").sentence
    fight.foe(3, "voldemort-g7")
    fight.s.row[0] = -1
    fight.stack()
    fight.horcrux("ring")
    assert fight.refused("attack voldemort-g7").sentence.endswith("there is a Horcrux.")


@pytest.mark.rule("HB-13.6", "HB-28.3")
def test_a_wrong_answer_to_a_question_says_why() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "alohomora", "hedwig")
    fight.event("flipendo")
    assert fight.refused("discard firebolt").sentence == "You do not hold Firebolt."
    fight.answer("discard hedwig")
    fight.hand(0, "essence-of-dittany")
    fight.play("essence-of-dittany")
    assert fight.refused("hero luna").sentence == "Luna Lovegood is not in this game."
