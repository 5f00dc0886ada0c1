"""FW-10.7, FW-10.8 and FW-10.10 to FW-10.12: used spells, and when they can be planned again."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import ALL_SPELLS, KEYS
from spellwright.testing.wizardry import Duel

RESTING = [
    "plague-of-insects",
    "push",
    "hide",
    "blinding-light",
    "transpose",
    "circle-of-protection",
]
ALWAYS_READY = [
    KEYS[spell]
    for spell in ALL_SPELLS
    if KEYS[spell] not in (*RESTING, "clairvoyance", "foresight", "teleport", "illusory-body")
]
WRITTEN = {
    "tidal-wave": "tidal-wave P1:g5",
    "lightning-bolt": "lightning-bolt P1:g5",
    "storm": "storm P1:g5",
    "smash": "smash P1:g5",
}


def after_casting(spell: str) -> Duel:
    """The planning of the turn after P1 has cast a spell at P2, who stands in sight."""
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans([WRITTEN.get(spell, spell)], [])
    duel.do(spell)
    if duel.s.turn == 1:
        duel.end_turn()
    return duel


def after_dispel(spell: str) -> Duel:
    """The planning of the turn after a spell of P1 was prevented by its own Dispel."""
    duel = Duel("young", "aged", spells=[[spell, "dispel"], []])
    duel.plans(["dispel", spell], [])
    duel.do("dispel")
    duel.do(spell)
    return duel


@pytest.mark.rule("FW-10.10")
@pytest.mark.parametrize("spell", RESTING)
def test_a_resting_spell_is_not_available_in_the_turn_after_use(spell: str) -> None:
    duel = after_casting(spell)
    assert duel.s.turn == 2
    refused = duel.refusal(0, f"plan {spell}")
    assert refused.clause == "FW-10.10"


@pytest.mark.rule("FW-10.10")
@pytest.mark.parametrize("spell", RESTING)
def test_a_resting_spell_is_available_again_in_the_turn_after_that(spell: str) -> None:
    duel = after_casting(spell)
    duel.end_turn()
    assert duel.s.turn == 3
    assert f"plan {spell}" in duel.options(0)


@pytest.mark.rule("FW-10.10")
def test_clairvoyance_rests_for_a_turn() -> None:
    duel = after_casting("clairvoyance")
    duel.answer("plan move", "plan move")
    assert duel.refusal(0, "plan clairvoyance").clause == "FW-10.10"
    duel.end_turn()
    assert "plan clairvoyance" in duel.options(0)


@pytest.mark.rule("FW-10.12")
def test_foresight_can_be_planned_every_turn() -> None:
    duel = after_casting("foresight")
    duel.answer("announce 0 0")
    assert duel.s.turn == 2
    assert "plan foresight" in duel.options(0)


@pytest.mark.rule("FW-10.12")
@pytest.mark.parametrize("spell", ALWAYS_READY)
def test_all_other_spells_can_be_planned_every_turn(spell: str) -> None:
    duel = after_casting(spell)
    assert duel.s.turn == 2
    assert f"plan {spell}" in duel.options(0)


@pytest.mark.rule("FW-10.12")
def test_an_illusion_can_be_made_again_at_once_when_it_is_over() -> None:
    duel = Duel("young", "aged", spells=[["illusory-body"], []])
    duel.plans(["illusory-body"], [])
    duel.do("illusory-body", "to P1:f5", "real P1", "reveal")
    assert duel.s.turn == 2
    assert "plan illusory-body" in duel.options(0)


@pytest.mark.rule("FW-10.11")
def test_teleport_is_used_once_per_game() -> None:
    duel = after_casting("teleport")
    duel.end_turn()
    duel.end_turn()
    refused = duel.refusal(0, "plan teleport")
    assert refused.clause == "FW-10.11"


@pytest.mark.rule("FW-10.11")
def test_another_spell_does_not_use_teleport_up() -> None:
    duel = Duel("young", "aged", spells=[["leap", "teleport"], []])
    duel.plans(["leap"], [])
    duel.do("leap", "to P2:a4")
    assert duel.s.turn == 2
    assert "plan teleport" in duel.options(0)


@pytest.mark.rule("FW-10.11")
def test_a_rematch_is_a_new_game_for_teleport() -> None:
    duel = after_casting("teleport")
    duel.s.hits = [4, 4]
    duel.s.poison = [[1], [0]]
    duel.plans([], [])
    duel.answer("spend 0")
    assert duel.s.rematch == 1
    assert "plan teleport" in duel.options(0)


@pytest.mark.rule("FW-10.7")
def test_a_spell_that_fizzles_is_used() -> None:
    duel = Duel("young", "aged", spells=[["push"], []])
    duel.plans(["push"], [])
    duel.do("push")
    assert len(duel.told("fizzled")) == 1
    assert "plan push" not in duel.options(0)


@pytest.mark.rule("FW-10.7")
@pytest.mark.parametrize("spell", ["circle-of-protection", "teleport"])
def test_a_spell_that_is_prevented_is_used(spell: str) -> None:
    duel = after_dispel(spell)
    assert duel.s.turn == 2
    assert f"plan {spell}" not in duel.options(0)


@pytest.mark.rule("FW-10.7")
def test_a_spell_that_would_fizzle_triggers_dispel() -> None:
    duel = Duel("young", "aged", spells=[["dispel", "fog"], ["push"]])
    duel.plans(["dispel", "fog"], ["push", "move"])
    duel.do("dispel")
    duel.do("push")
    assert len(duel.told("prevented")) == 1
    duel.do("fog")
    assert duel.s.fog


@pytest.mark.rule("FW-10.7")
def test_the_ap_of_a_prevented_spell_are_spent() -> None:
    duel = Duel("young", "aged", spells=[["dispel", "teleport"], []])
    duel.plans(["dispel", "teleport", "move"], ["move", "move", "run"])
    duel.do("dispel")
    duel.abandon("move")
    duel.do("teleport")
    assert duel.remaining(0) == ["move"]
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-10.8")
@pytest.mark.parametrize("spell", ["push", "teleport"])
def test_an_abandoned_spell_was_not_used(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], [])
    duel.abandon(spell)
    assert duel.s.turn == 2
    assert f"plan {spell}" in duel.options(0)


@pytest.mark.rule("FW-10.8")
def test_an_abandoned_spell_does_not_trigger_dispel() -> None:
    duel = Duel("young", "aged", spells=[["dispel", "fog"], ["push"]])
    duel.plans(["dispel", "fog"], ["push"])
    duel.do("dispel")
    duel.abandon("push")
    duel.do("fog")
    assert len(duel.told("prevented")) == 1


@pytest.mark.rule("FW-10.8")
@pytest.mark.parametrize("spell", ["push", "teleport"])
def test_a_spell_changed_into_a_move_was_not_used(spell: str) -> None:
    duel = Duel("young", "young", spells=[["blinding-light"], [spell]])
    duel.place(1, "P1:f5")
    duel.plans(["blinding-light", "initiative"], [spell])
    duel.load(1)
    duel.do("blinding-light")
    assert duel.remaining(1) == ["move"]
    duel.abandon("move")
    assert duel.s.turn == 2
    assert f"plan {spell}" in duel.options(1)
