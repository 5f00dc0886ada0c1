"""WD-20 to WD-24: Clash Cards, the two kinds of Clash, Advantage, refills."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import figures
from spellwright.games.duels.content.figures import CARD_VALUE, CLASH_DECK, IS_TWO_PLUS
from spellwright.games.duels.rules.clash_deck import add_jinxed, add_lucky
from tests.duels.duel import Duel, cards

RON = {"ron-weasley": "e7"}
HARRY = {"harry-potter": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def duel_of(first: str = "strong", second: str = "jinxed", **more: object) -> Duel:
    """Ron (Mastery 2) against Nagini (Defense 1), two Spaces apart, with these cards on top."""
    duel = Duel(RON, NAGINI, **more)  # type: ignore[arg-type]
    duel.deck(0, first)
    duel.deck(1, second)
    return duel


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("WD-20.2")
def test_the_composition_of_a_clash_deck() -> None:
    uppers = ["2+" if IS_TWO_PLUS[card] else str(CARD_VALUE[card]) for card in CLASH_DECK]
    count = {upper: uppers.count(upper) for upper in sorted(set(uppers))}
    assert count == {"0": 1, "1": 7, "2": 6, "2+": 1, "3": 5}


@pytest.mark.rule("WD-20.4", "WD-21.10")
def test_lower_parts_are_for_faced_clashes_only() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(0, 0), (0, 0)])
    duel.deck(0, "move-2")
    duel.cast("nebulus")
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-20.5", "WD-EX2", "WD-20.7")
def test_two_plus_adds_another_card_without_its_lower_part() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong-regain", "two-plus")
    duel.s.spent_light[0] = 2
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 2 + 3 + 2
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-20.6")
def test_two_plus_from_the_hand_adds_a_card_too() -> None:
    duel = duel_of("strong", hands=[["two-plus"], []])
    duel.deck(0, "pay-for-one", "strong")
    duel.s.deck[0] = cards("strong", "jinxed")
    duel.cast("basic-combat-spell")
    duel.answer("play two-plus")
    assert duel.clashed()[0] == 2 + 3 + 2


@pytest.mark.rule("WD-20.8", "WD-20.9", "WD-G19")
def test_a_swapped_two_plus_loses_its_additional_card() -> None:
    duel = duel_of(hands=[["strong"], []])
    duel.s.deck[0] = cards("luck", "two-plus")
    duel.cast("basic-combat-spell")
    assert duel.s.extra[0] == cards("luck")
    assert duel.options() == ["keep", "play strong"]
    duel.answer("play strong")
    assert duel.clashed()[0] == 3 + 2
    assert sorted(duel.s.discard[0]) == sorted(cards("luck", "two-plus", "strong"))


@pytest.mark.rule("WD-20.9", "WD-G19")
def test_additional_cards_chain_and_empowerment_cards_add_too() -> None:
    duel = duel_of(power=[(1, 0), (0, 0)])
    duel.s.deck[0] = cards("strong", "luck", "lucky", "two-plus")
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    # The 2+ is the Empowerment Card, the Lucky Card (2+) the revealed one with +2; then +3.
    assert duel.clashed()[0] == 2 + 2 + (2 + 3) + 2


@pytest.mark.rule("WD-20.10", "WD-20.11", "WD-G20")
def test_lucky_and_jinxed_cards_are_shuffled_in() -> None:
    duel = Duel(RON, NAGINI)
    add_lucky(duel.s, 0)
    add_jinxed(duel.s, 1)
    assert duel.s.deck[0].count(figures.LUCKY) == 1
    assert duel.s.deck[1].count(figures.JINXED) == 1
    assert (duel.s.lucky_supply, duel.s.jinxed_supply) == (5, 5)
    assert duel.s.refilled == [0, 0]


@pytest.mark.rule("WD-20.12")
def test_a_used_jinxed_card_goes_back_to_the_supply_an_unused_one_does_not() -> None:
    duel = duel_of(second="jinxed")
    duel.s.jinxed_supply = 5
    duel.cast("basic-combat-spell")
    assert duel.s.jinxed_supply == 6
    assert duel.s.discard[1] == []
    other = duel_of(second="jinxed", hands=[[], ["strong"]])
    other.s.jinxed_supply = 5
    other.cast("basic-combat-spell")
    other.answer("play strong")
    assert other.s.jinxed_supply == 5
    assert sorted(other.s.discard[1]) == sorted(cards("jinxed", "strong"))


@pytest.mark.rule("WD-20.13", "WD-21.9", "WD-22.28")
def test_all_cards_of_a_clash_are_discarded_afterwards() -> None:
    duel = duel_of("strong", "strong", power=[(1, 0), (0, 0)], hands=[["luck"], []])
    duel.s.deck[0] = cards("blank", "pay-for-one")
    duel.s.lucky_supply = 0
    duel.cast("basic-combat-spell")
    duel.answer("empower", "play luck")
    assert sorted(duel.s.discard[0]) == sorted(cards("blank", "luck", "pay-for-one"))
    assert duel.s.counting == [-1, -1]


@pytest.mark.rule("WD-20.14", "WD-G50")
def test_no_discard_for_a_large_hand() -> None:
    duel = Duel(RON, FAR, hands=[["strong"] * 4, []])
    duel.end()
    assert len(duel.s.hand[0]) == 4


# -- the Individual Clash --------------------------------------------------------------------------


@pytest.mark.rule("WD-21.1", "WD-29.4", "WD-27.7")
def test_an_individual_clash_involves_the_caster_only() -> None:
    duel = Duel(
        RON,
        NAGINI,
        spells=[["nebulus"], []],
        hands=[["strong"], ["strong"]],
        power=[(1, 0), (0, 3)],
    )
    asked = []
    duel.cast("nebulus")
    while duel.asked()[1] != "action":
        asked.append(duel.asked())
        duel.answer(duel.options()[0])
    assert asked == [(0, "empower"), (0, "swap")]
    assert duel.s.revealed[1] == []


@pytest.mark.rule("WD-21.2", "WD-21.3", "WD-40.19")
def test_empower_comes_before_the_reveal() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)])
    duel.cast("nebulus")
    assert duel.asked()[1] == "empower"
    assert duel.s.counting[0] == -1
    assert duel.s.revealed[0] == []


@pytest.mark.rule("WD-21.4", "WD-21.5", "WD-EX1")
def test_the_revealed_card_may_be_swapped_once() -> None:
    duel = Duel(RON, FAR, spells=[["protego-maxima"], []], hands=[["strong", "strong"], []])
    duel.deck(0, "push-2")
    duel.s.spent_light[0] = 0
    duel.cast("protego-maxima")
    duel.answer("play strong")
    assert duel.total() == 3 + 2 - 5
    assert sorted(duel.s.discard[0]) == sorted(cards("push-2", "strong"))
    assert len(duel.s.hand[0]) == 1


@pytest.mark.rule("WD-EX1")
def test_a_swap_turns_failure_into_success() -> None:
    for answer, total in (("keep", 0), ("play strong", 2)):
        duel = Duel(RON, FAR, spells=[["episkey"], []], hands=[["strong"], []])
        duel.deck(0, "push-2")
        duel.cast("episkey")
        duel.answer(answer)
        assert duel.total() == total
        assert bool(duel.told("succeeded")) == (total > 0)


@pytest.mark.rule("WD-EX3", "WD-21.6")
@pytest.mark.parametrize(("answer", "total"), [("keep", -1), ("play strong", 1)])
def test_protego_maxima_fails_or_is_saved(answer: str, total: int) -> None:
    duel = Duel(
        HARRY, FAR, spells=[["protego-maxima"], []], hands=[["strong", "luck", "move-1"], []]
    )
    duel.deck(0, "regain-two")
    duel.cast("protego-maxima")
    duel.answer(answer)
    assert duel.total() == total
    assert (duel.s.upkept != []) == (total == 1)
    assert len(duel.s.hand[0]) == (2 if total == 1 else 3)


@pytest.mark.rule("WD-EX21", "WD-21.7", "WD-21.8")
@pytest.mark.parametrize(
    ("card", "total", "success"), [("push-1", 1, True), ("push-2", 0, False), ("jinxed", -1, False)]
)
def test_the_threshold_is_one(card: str, total: int, success: bool) -> None:
    duel = Duel(RON, FAR, spells=[["episkey"], []])
    duel.deck(0, card)
    duel.cast("episkey")
    assert duel.total() == total
    assert bool(duel.told("succeeded")) == success


@pytest.mark.rule("WD-21.11", "WD-22.4", "WD-37.21")
def test_abilities_come_before_everything_else() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)])
    duel.cast("nebulus")
    assert duel.asked() == (0, "before")
    duel.answer("pass")
    assert duel.asked() == (0, "empower")


@pytest.mark.rule("WD-21.12")
def test_in_an_individual_clash_the_swapped_card_is_face_up() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], hands=[["strong"], []])
    duel.cast("nebulus")
    duel.answer("play strong")
    assert duel.heard(1, "swapped-for") == [(0, cards("strong")[0])]


@pytest.mark.rule("WD-21.13", "WD-29.12")
def test_the_empowerment_card_is_turned_up_after_the_swap() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)], hands=[["blank"], []])
    duel.whole_deck(0, "strong", "luck", "luck")
    duel.cast("nebulus")
    duel.answer("empower")
    assert duel.s.empower[0] == cards("strong")
    duel.answer("keep")
    assert duel.total() == 2 + 3 + 2 - 2


# -- the Faced Clash -------------------------------------------------------------------------------


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
    assert duel.s.deck[0].count(figures.JINXED) == 1
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
    assert duel.told("failed")


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
    assert duel.told("failed")
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


# -- Advantage -------------------------------------------------------------------------------------


@pytest.mark.rule("WD-23.1", "WD-23.2", "WD-EX6")
def test_advantages_add_up() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("blank", "strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.set("sly", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "card")
    assert len(duel.options()) == 3


@pytest.mark.rule("WD-23.3", "WD-23.6")
def test_disadvantages_add_up_and_the_lowest_card_counts() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("jinxed", "strong", "luck")
    duel.set("dazed", "ron-weasley", 2)
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 0 + 2
    assert sorted(duel.s.discard[0]) == sorted(cards("strong", "luck"))


@pytest.mark.rule("WD-23.4", "WD-EX7")
@pytest.mark.parametrize(("good", "bad", "revealed"), [(2, 1, 2), (1, 1, 1), (0, 1, 2)])
def test_advantage_against_disadvantage(good: int, bad: int, revealed: int) -> None:
    duel = duel_of()
    duel.set("felix", "ron-weasley", good)
    duel.set("dazed", "ron-weasley", bad)
    duel.cast("basic-combat-spell")
    assert len([seat for seat, _ in duel.told("revealed") if seat == 0]) == revealed


@pytest.mark.rule("WD-23.5", "WD-23.9")
def test_with_advantage_the_player_chooses() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["card luck", "card strong"]
    duel.answer("card luck")
    duel.answer("pass")
    assert duel.clashed()[0] == 2 + 2
    assert figures.clash_card("strong") in duel.s.discard[0]


@pytest.mark.rule("WD-23.7", "WD-EX8")
@pytest.mark.parametrize(
    ("pair", "lowest"),
    [
        (("two-plus", "strong"), "strong"),
        (("strong", "luck"), "luck"),
        (("luck", "push-2"), "push-2"),
        (("push-2", "blank"), "blank"),
        (("lucky", "two-plus"), ""),
    ],
)
def test_the_ranking_of_cards(pair: tuple[str, str], lowest: str) -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong", *pair)
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    if lowest:
        assert duel.told("counts") == [(0, cards(lowest)[0])]
    else:
        assert duel.asked() == (0, "card")


@pytest.mark.rule("WD-23.8", "WD-EX8")
def test_ties_for_the_lowest_are_chosen() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("push-2", "move-2")
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["card move-2", "card push-2"]


@pytest.mark.rule("WD-23.10")
def test_the_chosen_card_may_still_be_swapped() -> None:
    duel = duel_of(hands=[["strong"], []])
    duel.s.deck[0] = cards("push-2", "blank")
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "swap")


# -- refills ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-24.1", "WD-G23")
def test_an_empty_deck_is_refilled_when_a_card_is_needed() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("blank")
    duel.s.discard[0] = cards("strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.load([figures.clash_card("luck"), figures.clash_card("strong")])
    duel.cast("basic-combat-spell")
    # The last card of the deck first, then one of the new deck.
    assert duel.options() == ["card strong", "card blank"]
    assert duel.told("deck-refilled") == [(0,)]


@pytest.mark.rule("WD-24.1", "WD-G23")
def test_a_missing_card_counts_nothing() -> None:
    duel = duel_of()
    duel.s.deck[0] = []
    duel.s.discard[0] = []
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 2


@pytest.mark.rule("WD-24.2")
def test_hand_and_cards_of_the_clash_are_not_shuffled() -> None:
    duel = duel_of(hands=[["blank"], []])
    duel.s.deck[0] = cards("two-plus")
    duel.s.discard[0] = cards("strong")
    duel.cast("basic-combat-spell")
    assert duel.s.extra[0] == cards("strong")
    assert duel.s.deck[0] == []
    assert duel.s.hand[0] == cards("blank")


@pytest.mark.rule("WD-24.3", "WD-24.5", "WD-32.5")
def test_before_a_refill_the_opponents_upkeep_is_settled() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"hermione-granger": "e9"}, spells=[[], ["nebulus"]])
    card = duel.card(1, "nebulus")
    duel.s.holder[card] = duel.s.aim[card] = duel.model("hermione-granger")
    duel.s.upkept = [card]
    duel.s.on_light[card] = 1
    duel.s.spent_light[1] = 2
    duel.s.deck[0] = []
    duel.s.discard[0] = cards("strong")
    duel.do("draw-clash")
    assert duel.asked() == (1, "upkeep")
    assert duel.options() == [
        "leave nebulus 2:hermione-granger",
        "lapse nebulus 2:hermione-granger",
    ]
    duel.answer("lapse nebulus 2:hermione-granger")
    # What was freed just before the refill comes back with it (WD-32.14).
    assert duel.s.light[1] == 3


@pytest.mark.rule("WD-24.3")
def test_the_owner_of_the_deck_gets_nothing_back() -> None:
    duel = Duel(RON, NAGINI)
    duel.s.deck[0] = []
    duel.s.discard[0] = cards("strong")
    duel.s.spent_light = [2, 0]
    duel.do("draw-clash")
    assert duel.s.light == [0, 0]
