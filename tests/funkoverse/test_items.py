"""FV-14 and the two items (FV-23.28 to FV-23.31, FV-23.37, FV-23.38)."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import ITEM_KEYS, ITEM_SETS
from spellwright.games.funkoverse.content.tables import ITEMS, SYMBOL_KEYS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

CRIT = SYMBOL_KEYS.index("crit")


def with_dagger(light: str = "harry E5, auror D5", dark: str = "bellatrix F5") -> Skirmish:
    return Skirmish(light, dark, items=("dagger harry", ""))


def with_felix(light: str = "harry E5, auror", dark: str = "bellatrix F5, voldemort") -> Skirmish:
    return Skirmish(light, dark, items=("felix-felicis harry", ""))


@pytest.mark.rule("FV-14.1")
def test_basic_characters_cannot_get_items() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light", "item dagger")
    assert game.offered("give") == ["voldemort", "bellatrix"]


@pytest.mark.rule("FV-14.2", "FV-22.1")
def test_both_sides_have_one_item_or_none() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light", "item dagger", "give voldemort", "give harry")
    assert sorted(game.s.item) == [0, 1]
    without = Skirmish.new(teams="example", items=False)
    without.answer("colour light")
    assert without.asked()[1] == "place"
    assert without.s.item == [-1, -1]


@pytest.mark.rule("FV-14.3", "FV-14.8")
def test_an_item_comes_back_to_its_character_and_can_be_used_again() -> None:
    game = with_dagger()
    game.load(*LOSE)
    game.do("harry", "use-item dagger", "decline")
    assert game.item_place("light") == 1
    assert game.s.holder[0] == game.figure("harry")
    game.end_round()
    assert game.item_place("light") == 0
    game.skip("bellatrix")
    game.turn("harry")
    assert game.offered("use-item") == ["dagger"]


@pytest.mark.rule("FV-14.4", "FV-23.37")
def test_an_item_on_the_track_cannot_be_used() -> None:
    game = with_dagger()
    game.s.item_cooldown[0] = 2
    game.turn("harry")
    assert game.offered("use-item") == []
    assert game.refused("use-item dagger").clause == "FV-14.4"
    felix = with_felix()
    felix.s.item_cooldown[0] = 1
    felix.do("harry", "challenge bellatrix")
    assert felix.asked()[1] == "action"  # nobody was asked about Felix Felicis


@pytest.mark.rule("FV-14.5", "FV-23.30")
def test_after_its_use_the_dagger_goes_to_the_1() -> None:
    game = with_dagger()
    game.load(*WIN)
    game.do("harry", "use-item dagger")
    assert game.asked()[1] == "extra"
    assert game.item_place("light") == 0
    game.answer("decline")
    assert game.item_place("light") == 1
    assert game.down("bellatrix")
    assert len(game.s.attack_dice) == 2
    assert game.s.actions_left == 1


@pytest.mark.rule("FV-14.6", "FV-23.28")
def test_felix_felicis_needs_no_action_and_goes_to_the_3() -> None:
    game = with_felix()
    game.load("shield", "shield", "shield")
    game.do("harry", "challenge bellatrix", "drink")
    assert game.item_place("light") == 3
    assert game.s.actions_left == 1
    assert game.s.attack_dice == [CRIT, SYMBOL_KEYS.index("shield")]
    assert ITEM_SETS[ITEM_KEYS.index("felix-felicis")] == CRIT
    assert game.down("bellatrix")


@pytest.mark.rule("FV-14.7", "FV-10.13")
def test_only_the_dagger_is_a_challenge_action() -> None:
    assert {row["key"]: (row["use"], row["challenge"]) for row in ITEMS} == {
        "felix-felicis": ("no", "no"),
        "dagger": ("yes", "yes"),
    }
    far = Skirmish("harry J4, auror", "bellatrix A4", items=("dagger harry", ""))
    far.turn("harry")
    assert far.offered("use-item") == []


@pytest.mark.rule("FV-14.9")
def test_the_sides_have_different_items_unless_boxes_are_mixed() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light", "item felix-felicis", "give voldemort", "give harry")
    assert sorted(game.s.item) == [0, 1]
    mixed = Skirmish.new(mix=True, two=True)
    while mixed.asked()[1] != "item":
        mixed.answer(mixed.options()[0])
    mixed.answer("item dagger")
    mixed.answer(mixed.options()[0])
    assert mixed.offered("item") == ["felix-felicis", "dagger"]
    mixed.answer("item dagger")
    mixed.answer(mixed.options()[0])
    assert mixed.s.item == [1, 1]


# -- Felix Felicis --------------------------------------------------------------------------------


@pytest.mark.rule("FV-23.28")
def test_felix_felicis_may_be_saved() -> None:
    game = with_felix()
    game.load(*LOSE)
    game.do("harry", "challenge bellatrix", "save")
    assert game.item_place("light") == 0
    assert len(game.told("attacked")) == 1


@pytest.mark.rule("FV-23.29", "FV-23.37")
def test_felix_is_offered_once_for_each_challenge_of_several() -> None:
    game = with_felix(dark="bellatrix F5, voldemort E4")
    game.load("hit", "shield", "shield", "shield", "shield")
    game.do("harry", "use flipendo", "target bellatrix")
    assert game.asked()[1] == "felix"
    game.answer("save")
    assert game.asked()[1] == "felix"  # the second challenge
    game.load("shield", "shield", "shield")
    game.answer("drink")
    assert game.asked()[1] == "shift"
    assert game.down("voldemort")
    assert game.item_place("light") == 3


@pytest.mark.rule("FV-23.29")
def test_felix_works_for_basic_challenges_and_for_abilities() -> None:
    game = with_felix()
    game.do("harry", "challenge bellatrix")
    assert game.asked() == (0, "felix")
    ranged = with_felix(dark="bellatrix H5, voldemort A5")
    ranged.do("harry", "use expelliarmus")
    assert ranged.asked() == (0, "felix")


@pytest.mark.rule("FV-23.37")
def test_of_n_dice_one_less_is_rolled() -> None:
    game = Skirmish("voldemort E5, auror", "bellatrix F5", items=("felix-felicis voldemort", ""))
    game.load(*["shield"] * 5, "hit", "hit")
    game.do("voldemort", "use fiendfyre")
    assert game.asked()[1] == "felix"
    rolled = game.s.chance.draws
    game.answer("drink")
    assert game.s.chance.draws - rolled == 5 + 2
    assert len(game.s.attack_dice) == 6


@pytest.mark.rule("FV-23.37")
def test_others_are_not_asked_about_felix() -> None:
    game = Skirmish("harry J4, auror E5", "bellatrix F5", items=("felix-felicis harry", ""))
    game.load(*LOSE)
    game.do("auror", "challenge bellatrix")
    assert game.asked()[1] == "action"


# -- Dagger ---------------------------------------------------------------------------------------


@pytest.mark.rule("FV-23.30")
def test_the_dagger_chooses_among_adjacent_rivals() -> None:
    game = with_dagger(dark="bellatrix F5, voldemort E4, death-eater G5")
    game.do("harry", "use-item dagger")
    assert game.asked()[1] == "item-target"
    assert game.offered("target") == ["bellatrix", "voldemort"]


@pytest.mark.rule("FV-23.31")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_the_extra_action_is_no_challenge_and_comes_won_or_lost(dice: tuple[str, ...]) -> None:
    game = with_dagger(light="harry E5, auror D5 down")
    game.load(*dice)
    game.do("harry", "use-item dagger")
    verbs = {text.split()[0] for text in game.options()}
    assert verbs == {"move", "assist", "take", "claim", "use", "decline"}
    assert game.offered("use") == ["protego"]
    game.answer("assist auror")
    assert not game.down("auror")
    assert game.s.actions_left == 1  # in addition to the two actions of the turn
    assert game.item_place("light") == 1


@pytest.mark.rule("FV-23.31")
def test_an_extra_ability_is_paid_for() -> None:
    game = with_dagger()
    game.load(*LOSE)
    game.do("harry", "use-item dagger", "use protego")
    assert game.tokens("light", "gold") == [1]


@pytest.mark.rule("FV-23.38")
def test_the_dagger_rests_even_if_its_holder_has_vanished() -> None:
    game = Skirmish(
        "harry E5, auror",
        "bellatrix F5, voldemort",
        first="dark",
        items=("", "dagger bellatrix"),
    )
    game.load(*LOSE)
    game.do("bellatrix", "use-item dagger", "use morsmordre")
    assert game.cooldown("bellatrix") == 1
    assert game.item_place("dark") == 1
    assert game.exhausted("bellatrix")
