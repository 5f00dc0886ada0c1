"""FW-7.8 to FW-7.10 and FW-7.14 to FW-7.16: which entries can be carried out now."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import BASIC, KEYS, MOVE, WRITES, action
from spellwright.games.wizardry.state import entry
from spellwright.testing.wizardry import Duel

FINAL = ["tidal-wave", "storm", "smash"]
SPELLS = KEYS[BASIC:]


def possible(duel: Duel) -> list[str]:
    """What whoever has the opportunity can carry out."""
    return [text for text in duel.options() if "abandon" not in text]


def final_plan(spell: str, *others: str) -> Duel:
    """P1 has a final action on a far square in its plan, P2 nothing."""
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.animal(0, "P1:e6")
    duel.plans([f"{spell} P2:a1", *others], [])
    return duel


# -- order rules -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.8")
def test_sleet_storm_can_be_the_first_entry_carried_out() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm", "fog"], []])
    duel.plans(["move", "sleet-storm", "fog"], [])
    assert "do sleet-storm" in duel.options()


@pytest.mark.rule("FW-7.8", "FW-7.16")
@pytest.mark.parametrize("first", [["move", "to P1:e6"], ["fog"]])
def test_sleet_storm_can_only_be_abandoned_after_another_entry(first: list[str]) -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm", "fog"], []])
    duel.plans(["move", "sleet-storm", "fog"], [])
    duel.do(*first)
    assert "do sleet-storm" not in duel.options()
    assert "abandon sleet-storm" in duel.options()


@pytest.mark.rule("FW-7.8")
def test_entries_of_another_wizard_do_not_matter_for_sleet_storm() -> None:
    duel = Duel("young", "aged", spells=[[], ["sleet-storm"]])
    duel.plans(["move"], ["sleet-storm"])
    duel.do("move", "to P1:e6")
    assert possible(duel) == ["do sleet-storm"]


@pytest.mark.rule("FW-7.16")
def test_an_abandoned_entry_does_not_count_as_carried_out_for_sleet_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.plans(["move", "sleet-storm"], [])
    duel.abandon("move")
    assert possible(duel) == ["do sleet-storm"]


@pytest.mark.rule("FW-7.16")
def test_an_entry_of_the_animal_does_not_count_as_carried_out_for_sleet_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.animal(0, "P1:e6")
    duel.plans(["sleet-storm", "animal run"], [])
    duel.answer("animal run", "to P1:b6")
    assert possible(duel) == ["do sleet-storm"]


@pytest.mark.rule("FW-7.9")
@pytest.mark.parametrize("spell", FINAL)
def test_a_final_action_waits_for_the_other_entries_of_its_wizard(spell: str) -> None:
    duel = final_plan(spell, "move")
    assert possible(duel) == ["do move"]
    duel.do("move", "to P1:e4")
    assert possible(duel) == [f"do {spell}"]


@pytest.mark.rule("FW-7.9")
@pytest.mark.parametrize("spell", FINAL)
def test_entries_of_the_animal_do_not_matter_for_a_final_action(spell: str) -> None:
    duel = final_plan(spell, "animal run")
    assert possible(duel) == [f"do {spell}", "animal run"]


@pytest.mark.rule("FW-7.9")
def test_entries_of_another_wizard_do_not_matter_for_a_final_action() -> None:
    duel = Duel("young", "aged", spells=[["storm"], []])
    duel.plans(["storm P1:e5"], ["move", "run"])
    assert possible(duel) == ["do storm"]


@pytest.mark.rule("FW-7.16")
@pytest.mark.parametrize("spell", FINAL)
def test_an_abandoned_entry_no_longer_remains_for_a_final_action(spell: str) -> None:
    duel = final_plan(spell, "move")
    duel.abandon("move")
    assert possible(duel) == [f"do {spell}"]


@pytest.mark.rule("FW-7.10")
def test_flame_tongue_cannot_be_carried_out_by_who_has_moved_itself() -> None:
    """No legal plan has both, so a Move is slipped in."""
    duel = Duel("young", "aged", spells=[["flame-tongue"], []])
    duel.plans(["flame-tongue"], [])
    duel.s.plan[0].append(entry(MOVE))
    duel.refresh()
    assert possible(duel) == ["do move", "do flame-tongue"]
    duel.do("move", "to P1:e6")
    assert duel.options() == ["abandon flame-tongue"]


@pytest.mark.rule("FW-7.10")
def test_flame_tongue_can_be_carried_out_by_who_was_moved_by_another() -> None:
    duel = Duel("young", "young", spells=[["flame-tongue"], []])
    duel.place(1, "P1:e6")
    duel.plans(["flame-tongue"], ["puff-of-wind", "initiative"])
    duel.do("puff-of-wind", "target P1", "to P1:e4")
    assert possible(duel) == ["do flame-tongue"]


@pytest.mark.rule("FW-7.10")
def test_flame_tongue_can_be_carried_out_by_who_was_transposed_by_another() -> None:
    duel = Duel("young", "young", spells=[["flame-tongue"], ["transpose"]])
    duel.place(1, "P1:e6")
    duel.plans(["flame-tongue"], ["transpose", "initiative"])
    duel.do("transpose")
    assert duel.square(0) == "P1:e6"
    assert possible(duel) == ["do flame-tongue"]


# -- what is possible at the moment ----------------------------------------------------------------


@pytest.mark.rule("FW-7.14")
def test_a_move_without_an_enterable_square_cannot_be_carried_out() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a1")
    duel.place(1, "P1:a2")
    duel.smash("P1:b1")
    duel.animal(0, "P1:b2", acts=False)
    duel.plans(["move", "run"], [])
    assert duel.options() == ["abandon move", "abandon run"]


@pytest.mark.rule("FW-7.14")
def test_a_run_without_a_legal_direction_cannot_be_carried_out() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a1")
    duel.smash("P1:a2")
    duel.smash("P1:d1")
    duel.plans(["move", "run"], [])
    assert possible(duel) == ["do move"]


@pytest.mark.rule("FW-7.14")
def test_a_run_under_a_ban_cannot_be_carried_out() -> None:
    duel = Duel("young", "young", spells=[["sleet-storm"], []])
    duel.place(1, "P1:e6")
    duel.plans(["sleet-storm", "initiative"], ["run", "move"])
    duel.do("sleet-storm")
    assert possible(duel) == ["do move"]


@pytest.mark.rule("FW-7.14")
def test_magic_touch_needs_another_wizard_in_an_adjacent_square() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:e3")
    duel.plans(["magic-touch", "move"], [])
    assert possible(duel) == ["do move"]
    duel.do("move", "to P1:e4")
    assert possible(duel) == ["do magic-touch"]


@pytest.mark.rule("FW-7.14")
def test_the_double_of_another_wizard_is_enough_for_magic_touch() -> None:
    duel = Duel("young", "aged")
    duel.double(1, "P1:e6")
    duel.plans(["magic-touch"], [])
    assert possible(duel) == ["do magic-touch"]


@pytest.mark.rule("FW-7.14")
def test_an_animal_is_not_enough_for_magic_touch() -> None:
    duel = Duel("young", "aged")
    duel.animal(1, "P1:e6", acts=False)
    duel.plans(["magic-touch"], [])
    assert possible(duel) == []


@pytest.mark.rule("FW-7.14")
def test_a_puff_of_wind_needs_a_wizard_in_sight() -> None:
    duel = Duel("young", "aged")
    duel.plans(["puff-of-wind"], [])
    assert possible(duel) == []


@pytest.mark.rule("FW-7.14")
def test_a_puff_of_wind_needs_a_free_square_for_its_wizard() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a2")
    duel.place(1, "P1:a1")
    duel.animal(0, "P1:b1", acts=False)
    duel.animal(1, "P1:b2", acts=False)
    duel.plans(["puff-of-wind"], [])
    assert possible(duel) == []


@pytest.mark.rule("FW-7.14")
def test_one_free_square_is_enough_for_a_puff_of_wind() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a2")
    duel.place(1, "P1:a1")
    duel.animal(0, "P1:b1", acts=False)
    duel.smash("P1:b2")
    duel.plans(["puff-of-wind"], [])
    assert possible(duel) == ["do puff-of-wind"]


@pytest.mark.rule("FW-7.14")
def test_no_spell_can_be_carried_out_with_an_illusion_in_play() -> None:
    duel = Duel("young", "aged", spells=[["illusory-body", "fog"], []])
    duel.plans(["illusory-body", "fog", "move"], [])
    duel.do("illusory-body", "to P1:e6", "real P1")
    assert duel.options() == ["do move", "abandon move", "abandon fog"]


@pytest.mark.rule("FW-7.14")
@pytest.mark.parametrize("spell", SPELLS)
def test_any_other_spell_can_be_carried_out_without_a_target(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([f"{spell} P2:a1" if WRITES[action(spell)] else spell], [])
    assert possible(duel) == [f"do {spell}"]


@pytest.mark.rule("FW-7.14")
def test_the_entries_of_an_animal_need_the_same() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:a1")
    duel.smash("P1:a2")
    duel.smash("P1:b1")
    duel.plans(["animal move", "animal magic-touch"], [])
    assert duel.options() == ["animal move", "animal-abandon move", "animal-abandon magic-touch"]


@pytest.mark.rule("FW-7.14")
@pytest.mark.parametrize(("name", "expected"), [("P1:b2", ["animal magic-touch"]), ("P1:c4", [])])
def test_the_touch_of_an_animal_needs_a_wizard_next_to_the_animal(
    name: str, expected: list[str]
) -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:a2")
    duel.place(1, name)
    duel.plans(["animal magic-touch"], [])
    assert possible(duel) == expected


# -- the options of an opportunity -----------------------------------------------------------------


@pytest.mark.rule("FW-7.15")
def test_the_options_are_every_possible_entry_and_the_abandoning_of_any() -> None:
    duel = Duel("young", "aged", spells=[["storm"], []])
    duel.animal(0, "P1:e6")
    duel.plans(["move", "magic-touch", "storm P1:e5", "animal move"], [])
    assert duel.options() == [
        "do move",
        "animal move",
        "abandon move",
        "abandon magic-touch",
        "abandon storm",
        "animal-abandon move",
    ]


@pytest.mark.rule("FW-7.15")
def test_an_impossible_entry_may_be_kept_until_it_is_possible() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:e3")
    duel.plans(["magic-touch", "move"], ["move"])
    duel.do("move", "to P1:d5")
    assert duel.remaining(0) == ["magic-touch"]
    duel.do("move", "to P1:d4")
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]
