"""WD-29, WD-30: Empower and Power Markers."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.rules.upkeep import RefillPools
from spellwright.testing.duels import Duel, cards
from tests.duels.scenes import FAR, NAGINI, RON, upkept


@pytest.mark.rule("WD-29.1", "WD-34.13")
def test_only_castings_are_empowered() -> None:
    duel = Duel(
        RON,
        NAGINI,
        gear={"ron-weasley": ["crossbow"]},
        potions=[["noxious-vial"], []],
        power=[(3, 0), (3, 0)],
    )
    duel.drink("noxious-vial")
    assert duel.asked()[1] != "empower"
    duel.decline("late", "move")
    duel.attack()
    assert not duel.told("empowered")


@pytest.mark.rule("WD-29.5", "WD-29.7", "WD-29.16")
def test_both_pay_the_same_but_the_defender_in_any_colour() -> None:
    duel = Duel(
        {"death-eater-i": "e7"},
        {"hermione-granger": "e9"},
        spells=[["confringo"], []],
        power=[(0, 2), (1, 1)],
    )
    duel.cast("confringo")
    assert duel.asked() == (1, "empower")
    duel.answer("empower")
    assert (duel.s.light[1], duel.s.dark[1]) == (0, 0)
    duel.answer("empower")
    assert duel.s.dark[0] == 0
    poor = Duel(
        {"death-eater-i": "e7"},
        {"hermione-granger": "e9"},
        spells=[["confringo"], []],
        power=[(0, 1), (1, 0)],
    )
    poor.cast("confringo")
    assert not poor.told("empowered")


@pytest.mark.rule("WD-29.8", "WD-30.1")
def test_paid_markers_are_spent() -> None:
    duel = Duel(RON, NAGINI, spells=[["flipendo"], []], power=[(2, 2), (0, 0)])
    duel.cast("flipendo")
    duel.answer("empower", "white 1")
    assert (duel.s.spent_light[0], duel.s.spent_dark[0]) == (1, 1)


@pytest.mark.rule("WD-29.10")
def test_each_player_empowers_once() -> None:
    duel = Duel(RON, NAGINI, power=[(3, 0), (0, 3)])
    duel.cast("basic-combat-spell")
    duel.answer("empower", "empower")
    assert len(duel.told("empowered")) == 2
    assert duel.asked()[1] != "empower"


@pytest.mark.rule("WD-29.12", "WD-29.13")
def test_the_empowerment_card_adds_its_upper_part_only() -> None:
    duel = Duel(RON, NAGINI, power=[(1, 0), (0, 0)])
    duel.s.deck[0] = cards("strong", "push-1")
    duel.deck(1, "jinxed")
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    assert duel.clashed()[0] == 2 + 3 + 2
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-29.14")
def test_the_empowerment_card_is_not_swapped() -> None:
    duel = Duel(RON, NAGINI, power=[(1, 0), (0, 0)], hands=[["strong"], []])
    duel.s.deck[0] = cards("luck", "blank")
    duel.deck(1, "jinxed")
    duel.cast("basic-combat-spell")
    duel.answer("empower", "play strong")
    assert cards("blank")[0] in duel.s.discard[0]
    assert duel.clashed()[0] == 3 + 0 + 2


@pytest.mark.rule("WD-29.15", "WD-33.5")
def test_a_spell_without_empower_cost() -> None:
    assert columns.EMPOWER[columns.COUNTER_SPELL] == 0
    duel = Duel(RON, {"hermione-granger": "e9"}, spells=[[], ["counter-spell"]])
    duel.cast("basic-combat-spell")
    duel.answer("react counter-spell")
    assert not duel.told("empowered")
    assert not duel.told("alone")


@pytest.mark.rule("WD-30.9", "WD-30.10", "WD-32.9")
def test_a_refill_brings_spent_markers_back_but_not_those_on_spells() -> None:
    duel, card = upkept("protego", markers=1)
    duel.s.spent_light[0], duel.s.spent_dark[0] = 2, 1
    duel.s.refilled[1] = 1
    duel.carry_out(RefillPools(0))
    duel.answer("leave protego 1:ron-weasley")
    assert (duel.s.light[0], duel.s.dark[0], duel.s.on_light[card]) == (2, 1, 1)
    assert (duel.s.spent_light[0], duel.s.spent_dark[0]) == (0, 0)


@pytest.mark.rule("WD-30.11")
def test_a_new_round_refills_no_pool() -> None:
    duel = Duel(RON, FAR)
    duel.s.spent_light[0] = 2
    duel.end_round()
    assert duel.s.light[0] == 0


@pytest.mark.rule("WD-37.3b", "WD-37.38", "WD-G27")
@pytest.mark.parametrize(
    ("who", "cost"), [("ron-weasley", 2), ("ginny-weasley", 1), ("albus-dumbledore", 1)]
)
def test_reduced_costs(who: str, cost: int) -> None:
    duel = Duel({who: "e7"}, NAGINI, spells=[["flipendo"], []], power=[(2, 0), (0, 0)])
    duel.cast("flipendo")
    duel.decline("before")
    assert duel.asked() == (0, "empower")
    assert duel.s.asks[0].args == [cost]


@pytest.mark.rule("WD-37.3b", "WD-G27")
def test_at_cost_0_empower_is_still_allowed() -> None:
    duel = Duel({"ginny-weasley": "e7"}, NAGINI)
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    assert duel.told("empowered") == [(0,)]
