"""FV-11: challenges, with the worked examples and the exact chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from spellwright.games.funkoverse.content.columns import FACES
from spellwright.games.funkoverse.content.tables import SYMBOL_KEYS
from spellwright.games.funkoverse.rules.challenge import (
    challenger_successes,
    defender_successes,
    roll_dice,
)
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

HIT, SHIELD, CRIT = (SYMBOL_KEYS.index(key) for key in ("hit", "shield", "crit"))


@pytest.mark.rule("FV-11.1")
def test_only_rivals_can_be_challenged() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5, voldemort E4 down")
    game.turn("harry")
    assert game.offered("challenge") == ["bellatrix", "voldemort"]


@pytest.mark.rule("FV-11.2", "FV-11.7")
def test_the_challenger_declares_one_target() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort E4")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    assert game.told("challenged") == [(game.s.called[0], game.s.called[3], 2)]
    assert game.down("bellatrix")
    assert not game.down("voldemort")


@pytest.mark.rule("FV-11.3")
def test_a_challenge_without_a_range_needs_an_adjacent_target() -> None:
    game = Skirmish("harry E5, auror", "bellatrix G5, voldemort E6")  # E5 and E6: a wall
    game.turn("harry")
    assert "flipendo" not in game.offered("use")
    assert game.offered("challenge") == []


@pytest.mark.rule("FV-11.4", "FV-EX18")
def test_a_ranged_challenge_needs_range_and_sight() -> None:
    game = Skirmish.grid(
        "harry B2, auror A7", "death-eater E3, bellatrix D5, voldemort G7", walls="C4|D4"
    )
    game.load(*LOSE)
    assert not game.sees("harry", "bellatrix")
    game.do("harry", "use expelliarmus")  # the Death Eater is the only legal target
    assert (len(game.s.attack_dice), len(game.s.defense_dice)) == (2, 2)
    assert game.s.target == game.figure("death-eater")


@pytest.mark.rule("FV-11.4")
def test_an_adjacent_rival_is_a_legal_target_of_a_ranged_challenge() -> None:
    game = Skirmish.grid("harry B2, auror A7", "death-eater B3, bellatrix B6")
    game.do("harry", "use expelliarmus")
    assert game.s.target == game.figure("death-eater")


@pytest.mark.rule("FV-11.4")
def test_a_target_out_of_reach_is_refused_with_its_rule() -> None:
    game = Skirmish.grid("harry B2, auror A7", "death-eater B3, bellatrix C3, voldemort B6")
    game.do("harry", "use expelliarmus")
    assert game.refused("target voldemort").clause == "FV-11.4"


@pytest.mark.rule("FV-11.5")
@pytest.mark.parametrize(("target", "dice"), [("bellatrix", 2), ("voldemort", 1), ("draco", 1)])
def test_the_defender_rolls_as_many_dice_as_its_defense(target: str, dice: int) -> None:
    game = Skirmish("harry E5, auror", f"{target} F5", options={"mix": True})
    game.do("harry", f"challenge {target}")
    assert len(game.s.defense_dice) == dice


@pytest.mark.rule("FV-11.6")
def test_a_die_has_three_hits_two_shields_and_a_crit() -> None:
    assert Counter(FACES) == {HIT: 3, SHIELD: 2, CRIT: 1}
    game = Skirmish("harry E5", "bellatrix F5")
    game.s.chance.load([1, 2, 3, 4, 5, 6])
    assert roll_dice(game.s, 6) == [HIT, HIT, HIT, SHIELD, SHIELD, CRIT]


@pytest.mark.rule("FV-11.8")
def test_effects_before_the_roll_are_decided_after_the_target_is_declared() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5", items=("felix-felicis harry", ""))
    game.do("harry", "challenge bellatrix")
    assert game.asked() == (0, "felix")
    assert len(game.told("challenged")) == 1
    assert game.told("attacked") == []


@pytest.mark.rule("FV-11.9")
def test_the_challenger_counts_1_for_a_hit_3_for_a_crit_0_for_a_shield() -> None:
    assert challenger_successes([HIT, HIT, CRIT, SHIELD]) == 5
    assert challenger_successes([SHIELD]) == 0


@pytest.mark.rule("FV-11.10")
def test_the_defender_counts_1_for_a_shield_3_for_a_crit_0_for_a_hit() -> None:
    assert defender_successes([HIT, HIT, CRIT, SHIELD]) == 4
    assert defender_successes([HIT]) == 0


@pytest.mark.rule("FV-11.11", "FV-23.5")
def test_effects_after_the_defense_roll_come_before_the_comparison() -> None:
    game = Skirmish("harry E5 down, auror", "bellatrix F5, voldemort", first="dark")
    game.load("hit", "shield", "hit", "hit")
    game.do("bellatrix", "challenge harry")
    assert game.s.defense_dice == [SHIELD, HIT]
    assert game.square("harry") == "E5"


@pytest.mark.rule("FV-11.12")
def test_with_equal_or_fewer_successes_nothing_happens() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load("hit", "shield", "shield", "shield")
    game.do("harry", "challenge bellatrix")
    assert not game.down("bellatrix")
    assert game.told("withstood") == [(game.s.called[3],)]


@pytest.mark.rule("FV-11.13", "FV-EX15")
def test_a_standing_character_is_knocked_down() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load("hit", "hit", "shield", "hit")
    game.do("harry", "challenge bellatrix")
    assert game.down("bellatrix")
    assert game.square("bellatrix") == "F5"


@pytest.mark.rule("FV-11.13", "FV-EX16", "FV-12.6")
def test_a_knocked_down_character_is_knocked_out_onto_the_1() -> None:
    game = Skirmish("harry E5, auror E4", "bellatrix F5, voldemort")
    game.load("hit", "hit", "shield", "hit")
    game.do("harry", "challenge bellatrix", "end")
    game.skip("voldemort")
    game.load(*WIN)
    game.do("auror", "challenge bellatrix")
    assert game.square("bellatrix") == ""
    assert game.cooldown("bellatrix") == 1


@pytest.mark.rule("FV-EX17")
def test_a_challenge_of_3_against_a_defense_of_2() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load("hit", "hit", "hit", "shield", "shield")
    game.do("harry", "use flipendo", "done")
    assert (len(game.s.attack_dice), len(game.s.defense_dice)) == (3, 2)
    assert game.down("bellatrix")


@pytest.mark.rule("FV-EX19")
@pytest.mark.parametrize(("attack", "defense"), [(("hit", "shield"), ("shield", "hit"))])
def test_one_success_each_changes_nothing(attack: tuple[str], defense: tuple[str]) -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load(*attack, *defense)
    game.do("harry", "challenge bellatrix")
    assert not game.down("bellatrix")


@pytest.mark.rule("FV-EX20")
def test_four_successes_each_change_nothing() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load("crit", "hit", "crit", "shield")
    game.do("harry", "challenge bellatrix")
    assert not game.down("bellatrix")


@pytest.mark.rule("FV-11.14")
def test_the_rest_of_the_ability_comes_after_the_challenge() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5 down, voldemort")
    game.s.item[1], game.s.holder[1] = 1, game.figure("bellatrix")
    game.load(*WIN)
    game.do("harry", "use expelliarmus")
    assert game.cooldown("bellatrix") == 1
    assert game.item_place("dark") == 2


@pytest.mark.rule("FV-11.15", "FV-EX32")
def test_confringo_makes_three_challenges_each_with_its_own_rolls() -> None:
    game = Skirmish("auror E4, harry E5, hermione D4", "voldemort H4, death-eater A1", first="dark")
    game.load(*LOSE)  # 2 dice against the Auror's 2
    game.do("voldemort", "use confringo")
    assert sorted(game.offered("target")) == ["harry", "hermione"]
    game.load(*WIN, "hit", "hit", "shield")
    game.answer("target harry")
    assert [args[2] for args in game.told("challenged")] == [2, 2, 2]
    dice = [sum(args[1:4]) for args in game.told("defended")]
    assert dice == [2, 2, 1]
    assert [game.down(name) for name in ("auror", "harry", "hermione")] == [False, True, True]


@pytest.mark.rule("FV-11.15")
def test_the_acting_side_chooses_the_order() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort E4")
    game.load("hit", "hit", "hit", "shield")
    game.do("harry", "use flipendo")
    assert game.asked() == (0, "next-target")
    game.answer("target voldemort")
    assert [args[1] for args in game.told("challenged")][:2] == [
        game.s.called[4],
        game.s.called[3],
    ]


@pytest.mark.rule("FV-11.16")
def test_one_challenge_never_knocks_out_a_standing_character() -> None:
    game = Skirmish("harry", "voldemort E5, death-eater", first="dark")
    game.place("harry", "F5")
    game.load(*["crit"] * 6, "hit", "hit")
    game.do("voldemort", "use fiendfyre")
    assert game.down("harry")
    assert game.square("harry") == "F5"


@pytest.mark.parametrize(
    ("dice", "defense", "chance"),
    [
        (2, 1, Fraction(143, 216)),
        (2, 2, Fraction(103, 216)),
        (2, 3, Fraction(2633, 7776)),
        (2, 4, Fraction(2773, 11664)),
        (3, 1, Fraction(349, 432)),
        (3, 2, Fraction(211, 324)),
        (6, 1, Fraction(1883, 1944)),
        (6, 2, Fraction(511181, 559872)),
    ],
)
@pytest.mark.rule("FV-11.6", "FV-11.9", "FV-11.10")
def test_the_exact_chances_of_the_dice(dice: int, defense: int, chance: Fraction) -> None:
    def successes(count: int, is_challenger: bool) -> Counter[int]:
        value = challenger_successes if is_challenger else defender_successes
        return Counter(value(list(faces)) for faces in product(FACES, repeat=count))

    attack, defend = successes(dice, True), successes(defense, False)
    won = sum(a * d for x, a in attack.items() for y, d in defend.items() if x > y)
    assert Fraction(won, 6 ** (dice + defense)) == chance
