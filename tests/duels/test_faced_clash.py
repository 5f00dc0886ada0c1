"""WD-22: the Faced Clash."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.testing.duels import Duel, cards
from tests.duels.scenes import NAGINI, RON, duel_of


@pytest.mark.rule("WD-22.1")
def test_faced_clashes_are_for_attacks_combat_spells_and_hostile_potions() -> None:
    for start in ("cast", "attack", "potion"):
        duel = Duel(RON, NAGINI, gear={"ron-weasley": ["crossbow"]}, potions=[["noxious-vial"], []])
        duel.do(start)
        assert duel.told("faced")


@pytest.mark.rule("WD-22.2", "WD-28.21")
def test_the_target_is_chosen_and_legal_before_the_clash() -> None:
    duel = Duel(RON, {"nagini": "e9", "hedwig": "a5"})
    duel.do("cast")
    # Hedwig is out of Range, so Nagini is the only target and the Clash has been made.
    assert duel.told("casts-at")[0][2] == duel.s.piece[duel.model("nagini")]


@pytest.mark.rule("WD-22.3", "WD-33.4", "WD-EX20")
def test_reactions_come_first_and_counter_spell_adds_three() -> None:
    duel = Duel(
        RON,
        {"hermione-granger": "e9"},
        spells=[[], ["counter-spell"]],
        power=[(1, 0), (1, 0)],
    )
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "reaction")
    duel.answer("react counter-spell")
    assert duel.asked() == (1, "empower")
    duel.answer("pass", "pass")
    assert duel.clashed() == (5, 3 + 2 + 3)


@pytest.mark.rule("WD-22.4", "WD-40.18")
def test_the_order_of_a_faced_clash() -> None:
    duel = Duel(
        {"albus-dumbledore": "e7"},
        {"cedric-diggory": "e9", "minerva-mcgonagall": "e10"},
        spells=[[], ["counter-spell"]],
        power=[(3, 0), (3, 0)],
        hands=[["strong"], ["strong"]],
    )
    duel.s.deck[0] = cards(*["strong", "pay-for-two"] * 5)
    duel.s.deck[1] = cards(*["strong", "pay-for-two"] * 5)
    asked = []
    duel.cast("basic-combat-spell", "minerva-mcgonagall")
    while duel.asked()[1] != "action":
        asked.append(duel.asked())
        options = duel.options()
        duel.answer("pass" if "pass" in options else "keep")
    assert asked == [
        (1, "reaction"),
        (1, "before"),
        (0, "before"),
        (1, "empower"),
        (0, "empower"),
        (0, "swap"),
        (1, "swap"),
        (1, "early"),
        (0, "early"),
    ]


@pytest.mark.rule("WD-22.5", "WD-29.3", "WD-29.9")
def test_the_defender_empowers_first() -> None:
    duel = duel_of(power=[(1, 0), (1, 0)])
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "empower")
    duel.answer("empower")
    assert len(duel.s.empower[1]) == 1
    assert duel.asked() == (0, "empower")


@pytest.mark.rule("WD-22.6", "WD-22.7")
def test_the_attacker_reveals_before_the_defender() -> None:
    duel = duel_of()
    duel.cast("basic-combat-spell")
    assert [seat for seat, _ in duel.told("revealed")] == [0, 1]


@pytest.mark.rule("WD-22.8", "WD-22.10")
def test_the_defender_swaps_first_and_each_at_most_once() -> None:
    duel = duel_of(hands=[["strong", "strong"], ["strong", "strong"]])
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "swap")
    duel.answer("play strong")
    assert duel.asked() == (0, "swap")
    duel.answer("play strong")
    assert duel.asked()[1] == "action"
    assert [len(hand) for hand in duel.s.hand] == [1, 1]


@pytest.mark.rule("WD-22.12", "WD-37.8a")
def test_against_a_duelling_attacker_the_swap_is_face_up() -> None:
    duel = Duel({"death-eater-ii": "e7"}, NAGINI, hands=[["strong"], ["strong"]])
    duel.cast("basic-combat-spell")
    duel.answer("play strong")
    assert duel.view(0).counting[1] == cards("strong")[0]
    assert duel.asked() == (0, "swap")


@pytest.mark.rule("WD-22.13", "WD-37.8b")
def test_a_duelling_defender_swaps_last() -> None:
    duel = Duel(RON, {"death-eater-ii": "e9"}, hands=[["strong"], ["strong"]])
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "swap")
    duel.answer("play strong")
    assert duel.view(1).counting[0] == -1
    assert duel.asked() == (1, "swap")


@pytest.mark.rule("WD-22.13", "WD-G21")
def test_two_duellists() -> None:
    duel = Duel({"death-eater-ii": "e7"}, {"harry-potter": "e9"}, hands=[["strong"], ["strong"]])
    duel.whole_deck(1, "luck", "luck", "luck")
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "swap")
    duel.answer("play strong")
    duel.answer("play strong")
    assert duel.told("swapped") == [(0,)]
    assert duel.told("swapped-for") == [(1, cards("strong")[0])]


@pytest.mark.rule("WD-22.14", "WD-37.3a")
def test_an_apprentice_cannot_swap() -> None:
    duel = Duel({"ginny-weasley": "e7"}, NAGINI, hands=[["strong"], []])
    duel.cast("basic-combat-spell")
    assert duel.asked()[1] != "swap"


@pytest.mark.rule("WD-22.15", "WD-20.6")
def test_a_swapped_two_plus_is_resolved_when_turned_up() -> None:
    duel = duel_of("luck", "luck", hands=[["two-plus"], ["strong"]])
    duel.s.deck[0] = cards("strong", "luck")
    duel.cast("basic-combat-spell")
    duel.answer("keep")
    duel.answer("play two-plus")
    assert duel.told("added-card")[-1] == (0, cards("strong")[0])
    assert duel.clashed()[0] == 2 + 3 + 2


@pytest.mark.rule("WD-22.16", "WD-22.27")
def test_a_bonus_is_bought_before_the_result_the_defender_first() -> None:
    duel = duel_of("pay-for-two", "pay-for-one", power=[(1, 0), (0, 1)])
    duel.cast("basic-combat-spell")
    duel.answer("pass", "pass")
    assert duel.asked() == (1, "early")
    duel.answer("lower")
    assert duel.asked() == (0, "early")
    duel.answer("lower")
    assert duel.clashed() == (1 + 2 + 2, 2 + 1 + 1)
    assert (duel.s.light[0], duel.s.spent_dark[1]) == (0, 1)


@pytest.mark.rule("WD-22.27", "WD-22.16")
def test_without_markers_nothing_is_bought() -> None:
    duel = duel_of("pay-for-two")
    duel.cast("basic-combat-spell")
    assert duel.clashed() == (3, 1)
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-22.16", "WD-G22")
def test_more_damage_is_for_the_casters_damaging_spell() -> None:
    duel = duel_of("sting")
    duel.cast("basic-combat-spell")
    duel.answer("lower")
    assert duel.impacts("nagini") == 2
    push = duel_of("sting", spells=[["depulso"], []])
    push.cast("depulso")
    assert push.asked()[1] == "push"


@pytest.mark.rule("WD-22.17", "WD-22.18", "WD-EX5")
def test_an_attack_adds_its_bonus_and_no_mastery() -> None:
    duel = Duel(
        {"ron-weasley": "e7"},
        {"death-eater-ii": "e8"},
        gear={"ron-weasley": ["sword-of-gryffindor"]},
    )
    duel.deck(0, "move-2")
    duel.deck(1, "blank")
    duel.attack()
    assert duel.clashed() == (4, 1)
    assert duel.impacts("death-eater-ii") == 3
    assert duel.asked() == (1, "late")
    duel.answer("lower")
    assert duel.s.deck[0].count(columns.JINXED) == 1
    assert duel.asked() == (0, "move")
    duel.answer("to e6", "to e5")
    assert duel.at("ron-weasley") == "e5"


@pytest.mark.rule("WD-EX4", "WD-37.26c", "WD-39.3")
@pytest.mark.parametrize(("option", "acting"), [(False, 7), (True, 6)])
def test_voldemort_casts_rictusempra_on_hermione(option: bool, acting: int) -> None:
    duel = Duel(
        {"lord-voldemort": "e7"},
        {"hermione-granger": "e9"},
        spells=[["rictusempra"], []],
        options={"master_wizard_defence_only": option},
    )
    duel.s.spent_light[1] = 3
    duel.deck(0, "move-1")
    duel.deck(1, "strong-regain-two")
    duel.cast("rictusempra")
    duel.answer("pass")
    assert duel.clashed() == (acting, 5)
    assert duel.impacts("hermione-granger") == 1
    assert duel.get("slow", "hermione-granger") == 1
    assert duel.asked() == (1, "late")
    duel.answer("lower")
    assert duel.s.light[1] == 2
    assert duel.asked() == (0, "move")
    duel.answer("to e6")
    assert duel.at("lord-voldemort") == "e6"


@pytest.mark.rule("WD-22.19", "WD-22.20", "WD-22.21")
def test_successes_cancel_each_other() -> None:
    duel = duel_of("push-1", "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed() == (4, 4)
    assert duel.impacts("nagini") == 0
    assert duel.told("missed")


@pytest.mark.rule("WD-G47", "WD-22.19")
def test_a_defense_test_is_never_below_0() -> None:
    duel = Duel(RON, {"fang": "e9"})
    duel.set("burning", "fang", 1)
    duel.deck(1, "jinxed")
    duel.deck(0, "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed() == (5, 0)


@pytest.mark.rule("WD-22.22", "WD-22.23", "WD-22.26")
def test_lower_parts_come_last_and_may_be_declined() -> None:
    duel = duel_of("push-1", "push-2")
    duel.cast("basic-combat-spell")
    assert duel.impacts("nagini") == 1
    assert duel.asked() == (1, "late")
    duel.answer("pass")
    assert duel.asked() == (0, "late")
    duel.answer("pass")
    assert duel.at("nagini") == "e9"


@pytest.mark.rule("WD-22.24", "WD-G22")
def test_lower_parts_are_used_after_a_failure_too() -> None:
    duel = duel_of("push-2", "strong")
    duel.cast("basic-combat-spell")
    assert duel.told("missed")
    duel.answer("lower")
    assert duel.asked() == (0, "push")


@pytest.mark.rule("WD-22.25", "WD-29.13")
def test_the_lower_part_is_that_of_the_card_used() -> None:
    duel = duel_of("push-2", "strong", hands=[["strong"], []], power=[(1, 0), (0, 0)])
    duel.s.deck[0] = cards("push-2", "push-1")
    duel.cast("basic-combat-spell")
    duel.answer("empower", "play strong")
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-22.29", "WD-24.3", "WD-24.4")
def test_pools_are_refilled_at_the_end_of_the_action() -> None:
    duel = duel_of("strong", "push-2")
    duel.s.deck[0] = []
    duel.s.discard[0] = cards("strong", "strong")
    duel.s.spent_dark[1] = 4
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "late")
    assert duel.s.dark[1] == 0
    duel.answer("pass")
    assert (duel.s.dark[1], duel.s.spent_dark[1]) == (4, 0)


@pytest.mark.rule("WD-22.30")
def test_consequences_are_complete_before_lower_parts() -> None:
    duel = duel_of("push-1", "strong", spells=[["incendio"], []])
    duel.s.deck[1] = cards("jinxed")
    duel.cast("incendio")
    assert duel.asked() == (0, "late")
    assert duel.get("burning", "nagini") == 1
    assert duel.s.clock[duel.card(0, "incendio")] == 2


@pytest.mark.rule("WD-22.31")
def test_several_models_hit_by_one_effect() -> None:
    duel = Duel(
        {"ron-weasley": "e9", "hermione-granger": "e11"},
        {"nagini": "e10", "hedwig": "d10"},
        spells=[["bombarda-maxima"], []],
    )
    duel.activate("ron-weasley")
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda-maxima", "nagini")
    assert duel.impacts("nagini") == 2
    assert duel.asked() == (0, "victim")
    assert duel.options() == ["model 1:ron-weasley", "model 1:hermione-granger", "model 2:hedwig"]
    duel.answer("model 2:hedwig", "model 1:ron-weasley")
    assert [duel.impacts(who) for who in ("ron-weasley", "hermione-granger", "hedwig")] == [1, 1, 1]


@pytest.mark.rule("WD-22.16", "WD-G22")
def test_more_damage_is_of_no_use_to_the_defender() -> None:
    duel = duel_of("strong", "sting")
    duel.cast("basic-combat-spell")
    assert duel.told("faced")
    assert duel.asked() == (0, "action")
