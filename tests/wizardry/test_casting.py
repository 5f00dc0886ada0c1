"""FW-10.1 to FW-10.6, FW-10.9: what a spell costs, and what it can be cast on."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import ALL_SPELLS, KEYS
from spellwright.testing.wizardry import Duel

TWO_AP = [
    "leap",
    "tidal-wave",
    "sleet-storm",
    "push",
    "teleport",
    "circle-of-protection",
    "storm",
]
ONE_AP = [KEYS[spell] for spell in ALL_SPELLS if KEYS[spell] not in TWO_AP]
ON_WIZARDS = [
    "curse",
    "poison-dart",
    "magic-missile",
    "spot-weakness",
    "plague-of-insects",
    "entangle",
    "push",
    "blinding-light",
    "transpose",
]
ON_SQUARES = ["tidal-wave", "lightning-bolt", "storm", "smash"]


def with_ap(spell: str, ap: int) -> list[str]:
    """What a young wizard who knows a spell can plan with so many action points."""
    duel = Duel("young", "young", spells=[[spell], []])
    duel.s.ap[0] = ap
    duel.refresh()
    return duel.options(0)


@pytest.mark.rule("FW-10.1")
@pytest.mark.parametrize("spell", ONE_AP)
def test_a_spell_costs_one_ap(spell: str) -> None:
    assert f"plan {spell}" in with_ap(spell, 1)
    assert f"plan {spell}" not in with_ap(spell, 0)


@pytest.mark.rule("FW-10.1")
@pytest.mark.parametrize("spell", TWO_AP)
def test_some_spells_cost_two_ap(spell: str) -> None:
    assert f"plan {spell}" in with_ap(spell, 2)
    assert f"plan {spell}" not in with_ap(spell, 1)


@pytest.mark.rule("FW-10.2")
def test_a_waiting_dispel_prevents_a_spell_before_its_target_is_chosen() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["push", "dispel"], [], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:e4")
    duel.plans(["dispel", "push"], [], ["move"])
    duel.do("dispel")
    duel.abandon("move")
    duel.do("push")
    assert duel.s.turn == 2
    assert duel.told("prevented") != []
    assert duel.told("aimed") == []


@pytest.mark.rule("FW-10.2")
def test_a_prevented_spell_is_not_checked_for_sight() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt", "dispel"], []])
    duel.plans(["dispel", "lightning-bolt P1:a5"], [])
    duel.do("dispel")
    duel.do("lightning-bolt")
    assert len(duel.told("prevented")) == 1
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-10.2")
def test_a_spell_is_announced_before_its_target_is_chosen() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["push"], [], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:e4")
    duel.plans(["push"], [], [])
    duel.do("push")
    assert len(duel.told("carried-out")) == 1
    assert duel.asked() == (0, "target")
    assert duel.told("aimed") == []


@pytest.mark.rule("FW-10.3")
@pytest.mark.parametrize("spell", ON_WIZARDS)
def test_a_spell_on_a_wizard_needs_line_of_sight(spell: str) -> None:
    duel = Duel("young", "young", spells=[[spell], []])
    duel.place(1, "P1:i5")
    duel.plans([spell, "initiative"], ["move"])
    duel.do(spell)
    assert len(duel.told("fizzled")) == 1
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-10.3")
@pytest.mark.parametrize("spell", ON_WIZARDS)
def test_a_spell_on_a_wizard_in_sight_is_aimed(spell: str) -> None:
    duel = Duel("young", "young", spells=[[spell], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans([spell, "initiative"], ["move"])
    duel.do(spell)
    assert len(duel.told("aimed")) == 1
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-10.3", "FW-10.5")
@pytest.mark.parametrize("spell", ON_SQUARES)
def test_a_written_square_must_be_in_sight(spell: str) -> None:
    duel = Duel("young", "young", spells=[[spell], []])
    duel.place(1, "P2:e9")
    duel.plans([f"{spell} P1:i5", "initiative"], ["move"])
    duel.do(spell)
    assert len(duel.told("fizzled")) == 1
    assert duel.s.smashed == []


@pytest.mark.rule("FW-10.3")
@pytest.mark.parametrize("spell", ON_SQUARES)
def test_a_written_square_in_sight_is_struck(spell: str) -> None:
    duel = Duel("young", "young", spells=[[spell], []])
    duel.place(0, "P1:e4")
    duel.plans([f"{spell} P1:i4", "initiative"], ["move"])
    duel.do(spell)
    assert len(duel.told("aimed-square")) == 1
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-10.3")
def test_banish_needs_line_of_sight_to_the_creature() -> None:
    duel = Duel("young", "aged", spells=[["banish"], []])
    duel.animal(1, "P1:i5")
    duel.plans(["banish"], [])
    duel.do("banish")
    assert len(duel.told("fizzled")) == 1
    assert duel.animals(1) == ["P1:i5"]


@pytest.mark.rule("FW-10.3")
def test_the_flame_needs_line_of_sight() -> None:
    duel = Duel("young", "aged", spells=[["flame-tongue"], []])
    duel.place(1, "P1:i5")
    duel.plans(["flame-tongue"], [])
    duel.do("flame-tongue", "direction e")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-10.3")
def test_sight_counts_at_the_moment_of_casting() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.place(1, "P1:a5")
    duel.plans(["lightning-bolt P1:a5", "move"], [])
    duel.do("move", "to P1:d6")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-10.3", "FW-10.5")
def test_sight_at_planning_does_not_help() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.place(0, "P1:d6")
    duel.place(1, "P1:a5")
    duel.plans(["lightning-bolt P1:a5", "move"], [])
    duel.do("move", "to P1:e5")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 0]
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-10.4")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight"])
def test_divination_needs_no_line_of_sight(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], [])
    duel.do(spell)
    assert duel.told("fizzled") == []
    assert duel.asked() == (1, "shown-entry" if spell == "clairvoyance" else "announce")


@pytest.mark.rule("FW-10.4")
@pytest.mark.parametrize("spell", ["leap", "teleport"])
def test_the_caster_relocates_to_squares_out_of_sight(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.place(0, "P1:d5")
    duel.plans([spell], [])
    duel.do(spell)
    assert "to P1:i5" in duel.options()


@pytest.mark.rule("FW-10.4")
def test_a_hidden_wizard_comes_back_out_of_sight() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.plans(["hide"], [])
    duel.do("hide")
    assert "to P1:i5" in duel.options()


@pytest.mark.rule("FW-10.4")
def test_a_demon_is_placed_out_of_sight() -> None:
    duel = Duel("young", "aged", spells=[["summon-demon"], []])
    duel.plans(["summon-demon"], [])
    duel.do("summon-demon")
    assert "to P1:i5" in duel.options()


@pytest.mark.rule("FW-10.4")
@pytest.mark.parametrize("spell", ["summon-animal", "illusory-body", "tracking-ball"])
def test_a_marker_is_placed_next_to_the_caster_without_sight(spell: str) -> None:
    duel = Duel("young", "aged", "greybeard", spells=[[spell, "lightning-bolt"], [], []])
    duel.animal(1, "P1:e6")
    duel.animal(2, "P1:f5")
    duel.plans([spell, "lightning-bolt P1:f6"], [], [])
    duel.do("lightning-bolt")
    assert len(duel.told("fizzled")) == 1
    duel.do(spell)
    assert "to P1:f6" in duel.options()


@pytest.mark.rule("FW-10.5")
def test_a_target_out_of_range_makes_a_spell_fizzle() -> None:
    duel = Duel("young", "aged", spells=[["transpose"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P2:a4")
    duel.plans(["transpose"], [])
    duel.do("transpose")
    assert len(duel.told("fizzled")) == 1
    assert (duel.square(0), duel.square(1)) == ("P1:a4", "P2:a4")


@pytest.mark.rule("FW-10.5")
def test_a_target_just_in_range_is_reached() -> None:
    duel = Duel("young", "aged", spells=[["transpose"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:i4")
    duel.plans(["transpose"], [])
    duel.do("transpose")
    assert (duel.square(0), duel.square(1)) == ("P1:i4", "P1:a4")


@pytest.mark.rule("FW-10.5")
def test_a_square_that_is_no_longer_legal_makes_a_spell_fizzle() -> None:
    duel = Duel("greybeard", "young", spells=[["smash"], []])
    duel.place(1, "P1:f3")
    duel.plans(["smash P1:f4"], ["move"])
    duel.do("move", "to P1:f4")
    duel.do("smash")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.smashed == []


@pytest.mark.rule("FW-10.6")
@pytest.mark.parametrize("spell", [*ON_WIZARDS, "banish"])
def test_a_spell_can_be_carried_out_without_a_legal_target(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], ["move"])
    assert f"do {spell}" in duel.options()
    duel.do(spell)
    assert len(duel.told("fizzled")) == 1
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-10.9")
def test_the_caster_chooses_one_other_wizard_when_the_spell_is_carried_out() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["magic-missile"], [], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:e4")
    duel.plans(["magic-missile"], [], [])
    duel.do("magic-missile")
    assert duel.asked() == (0, "target")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P3")
    assert duel.s.hits == [0, 0, 1]


@pytest.mark.rule("FW-10.9")
def test_a_divination_is_cast_on_any_one_other_wizard() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["foresight"], [], []])
    duel.plans(["foresight"], [], [])
    duel.do("foresight")
    assert duel.options() == ["wizard P2", "wizard P3"]
    duel.answer("wizard P3")
    assert [ask.seat for ask in duel.s.asks] == [2]
    assert duel.asked() == (2, "announce")


@pytest.mark.rule("FW-10.9")
def test_a_wizard_out_of_play_cannot_be_chosen() -> None:
    duel = Duel("young", "aged", "greybeard", "young", spells=[["foresight"], [], [], []])
    duel.place(2, "P1:f5")
    duel.s.hits[2] = 4
    duel.plans(["foresight", "magic-touch", "initiative"], ["move"], [], [])
    duel.do("magic-touch", "target P3", "spend 0")
    duel.abandon("move")
    duel.do("foresight")
    assert duel.options() == ["wizard P2", "wizard P4"]
