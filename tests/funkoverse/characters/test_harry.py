"""Harry Potter (FV-23.1 to FV-23.5) and the Protego card (FV-23.26)."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import TRAIT_CHANGES, TRAIT_INTO, kind
from spellwright.games.funkoverse.content.tables import SYMBOL_KEYS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

HIT, SHIELD = SYMBOL_KEYS.index("hit"), SYMBOL_KEYS.index("shield")
THREE_HITS = ("hit", "hit", "hit")


@pytest.mark.rule("FV-23.1")
def test_flipendo_challenges_every_adjacent_rival_standing_or_not() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort E4 down, death-eater G5")
    game.load(*LOSE, "shield")
    game.do("harry", "use flipendo", "target bellatrix")
    game.load()
    challenged = [args[1:] for args in game.told("challenged")]
    assert challenged == [(game.s.called[3], 3), (game.s.called[4], 3)]


@pytest.mark.rule("FV-23.1")
def test_the_targets_of_flipendo_are_fixed_when_it_is_used() -> None:
    """Voldemort returns next to Harry after his knock-out, and is not challenged again."""
    game = Skirmish("harry B5, auror", "voldemort C5 down, death-eater C6")
    game.load(*THREE_HITS, "hit")
    game.do("harry", "use flipendo", "target voldemort")
    assert game.asked() == (1, "return")
    game.load(*LOSE, "shield")
    game.answer("place B4", "stay")
    assert [args[1] for args in game.told("challenged")] == [game.s.called[3], game.s.called[4]]


@pytest.mark.rule("FV-23.2")
@pytest.mark.parametrize("dice", [(*THREE_HITS, "hit", "hit"), (*LOSE, "shield")])
def test_each_target_may_be_moved_won_or_lost(dice: tuple[str, ...]) -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort A5")
    game.load(*dice)
    game.do("harry", "use flipendo")
    assert game.asked() == (0, "shift")
    assert "shift bellatrix G6" in game.options()
    assert "shift bellatrix H5" not in game.options()  # one square only
    assert "done" in game.options()
    game.answer("shift bellatrix G5")
    assert game.square("bellatrix") == "G5"
    assert game.asked()[1] == "action"


@pytest.mark.rule("FV-23.2")
def test_the_targets_are_moved_in_any_order_each_once() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort E4")
    game.load(*["shield"] * 3, "shield", *["shield"] * 3, "shield", "shield")
    game.do("harry", "use flipendo", "target voldemort", "shift voldemort E3")
    assert all("voldemort" not in text for text in game.options())
    game.answer("shift bellatrix E4")
    assert (game.square("voldemort"), game.square("bellatrix")) == ("E3", "E4")


@pytest.mark.rule("FV-23.2", "FV-EX36")
def test_whoever_was_knocked_out_is_not_moved() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, death-eater E4 down")
    game.load(*THREE_HITS, "hit", "hit", *["shield"] * 5)
    game.do("harry", "use flipendo", "target death-eater")
    assert game.cooldown("death-eater") == 1
    assert {text.split()[1] for text in game.options() if text != "done"} == {"bellatrix"}


@pytest.mark.rule("FV-EX36", "FV-23.24")
def test_a_knocked_out_voldemort_is_not_moved_by_flipendo() -> None:
    game = Skirmish("harry E5, auror", "voldemort F5 down, death-eater A5")
    game.load(*THREE_HITS, "hit")
    game.do("harry", "use flipendo", "place B5", "stay")
    assert game.asked()[1] == "action"
    assert game.square("voldemort") == "B5"


@pytest.mark.rule("FV-23.3")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_expelliarmus_sends_the_item_of_the_target_to_the_2(dice: tuple[str, ...]) -> None:
    game = Skirmish("harry E5, auror", "bellatrix H5, voldemort A5", items=("", "dagger bellatrix"))
    game.load(*dice)
    game.do("harry", "use expelliarmus")
    assert game.item_place("dark") == 2
    assert len(game.s.attack_dice) == 2
    assert game.s.holder[1] == game.figure("bellatrix")


@pytest.mark.rule("FV-23.3")
def test_without_an_item_card_nothing_more_happens() -> None:
    game = Skirmish("harry E5, auror", "bellatrix H5, voldemort A5", items=("", "dagger voldemort"))
    game.do("harry", "use expelliarmus")
    assert game.item_place("dark") == 0
    used = Skirmish("harry E5, auror", "bellatrix H5, voldemort A5", items=("", "dagger bellatrix"))
    used.s.item_cooldown[1] = 1
    used.do("harry", "use expelliarmus")
    assert used.item_place("dark") == 1


@pytest.mark.rule("FV-23.4")
def test_protego_goes_to_an_ally_in_sight_within_3() -> None:
    game = Skirmish("harry E5, hermione H5, auror A5", "bellatrix A4, voldemort")
    game.do("harry", "use protego")  # Hermione is the only one in reach
    assert game.s.protego[game.figure("hermione")] == 1
    hidden = Skirmish("harry E5, hermione E6, auror A5", "bellatrix A4, voldemort")
    hidden.do("harry", "use protego")
    assert sum(hidden.s.protego) == 0
    choice = Skirmish("harry E5, hermione F5, auror D5 down", "bellatrix A4, voldemort")
    choice.do("harry", "use protego")
    assert choice.offered("target") == ["hermione", "auror"]


@pytest.mark.rule("FV-23.5")
def test_the_boy_who_lived_turns_one_hit_into_a_shield_while_down() -> None:
    game = Skirmish("harry E5 down, auror", "bellatrix F5, voldemort", first="dark")
    game.load("hit", "hit", "hit", "hit")
    game.do("bellatrix", "challenge harry")
    assert game.s.defense_dice == [SHIELD, HIT]
    assert game.cooldown("harry") == 1  # two successes against one
    assert (TRAIT_CHANGES[kind("harry")], TRAIT_INTO[kind("harry")]) == (HIT, SHIELD)


@pytest.mark.rule("FV-23.5")
def test_the_boy_who_lived_does_nothing_while_standing_or_without_a_hit() -> None:
    standing = Skirmish("harry E5, auror", "bellatrix F5, voldemort", first="dark")
    standing.load("hit", "shield", "hit", "hit")
    standing.do("bellatrix", "challenge harry")
    assert standing.down("harry")
    lucky = Skirmish("harry E5 down, auror", "bellatrix F5, voldemort", first="dark")
    lucky.load("hit", "hit", "shield", "shield")
    lucky.do("bellatrix", "challenge harry")
    assert lucky.s.defense_dice == [SHIELD, SHIELD]


@pytest.mark.rule("FV-23.26")
@pytest.mark.parametrize("dice", [("hit", "hit", *["hit"] * 4), ("hit", "hit", *["shield"] * 4)])
def test_protego_gives_two_dice_once_whatever_the_result(dice: tuple[str, ...]) -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort", first="dark")
    game.s.protego[game.figure("harry")] = 1
    game.load(*dice)
    game.do("bellatrix", "challenge harry")
    assert len(game.s.defense_dice) == 4
    assert game.s.protego[game.figure("harry")] == 0
    game.answer("challenge harry")
    assert len(game.s.defense_dice) == 2
