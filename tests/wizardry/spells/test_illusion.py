"""Illusion: Hide, Beauty, Transpose (FW-21); Blinding Light and Illusory body stand apart."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square

BLACK = ["b3", "c3", "c5", "c7", "c8", "e2", "e7", "g7", "h3", "h5", "h7"]


def squares_of(area: str) -> set[str]:
    return {f"to {area}:{column}{row}" for column in "abcdefghi" for row in range(1, 10)}


# -- 41 Hide ---------------------------------------------------------------------------------------


def duel_with_hide(*theirs: str) -> Duel:
    """A young P1 on e4 hides first; an aged P2 next to it knows the spells."""
    duel = Duel("young", "aged", spells=[["hide"], theirs])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    return duel


@pytest.mark.rule("FW-21.1")
def test_nothing_can_be_planned_after_hide() -> None:
    duel = duel_with_hide()
    duel.plan(0, "hide")
    assert duel.options(0) == ["lock"]


@pytest.mark.rule("FW-21.1")
def test_hide_cannot_be_planned_after_anything_else() -> None:
    duel = duel_with_hide()
    assert "plan hide" in duel.options(0)
    duel.plan(0, "defend")
    assert "plan hide" not in duel.options(0)


@pytest.mark.rule("FW-21.2")
def test_who_hides_is_removed_from_the_board() -> None:
    duel = duel_with_hide()
    duel.plans(["hide"], ["move"])
    duel.do("hide")
    assert duel.square(0) == ""
    assert duel.s.in_play == [1, 1]
    duel.do("move", "to P1:e4")
    assert duel.square(1) == "P1:e4"


@pytest.mark.rule("FW-21.2")
@pytest.mark.parametrize("spell", ["curse", "poison-dart", "push", "clairvoyance", "foresight"])
def test_a_hidden_wizard_cannot_be_targeted(spell: str) -> None:
    duel = duel_with_hide(spell)
    duel.plans(["hide"], [spell])
    duel.do("hide")
    duel.do(spell)
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-21.2")
def test_a_hidden_wizard_can_be_neither_touched_nor_moved() -> None:
    duel = duel_with_hide()
    duel.plans(["hide"], ["magic-touch", "puff-of-wind"])
    duel.do("hide")
    assert duel.options(1) == ["abandon magic-touch", "abandon puff-of-wind"]


@pytest.mark.rule("FW-21.2")
@pytest.mark.parametrize("entry", ["lightning-bolt P1:e4", "storm P1:e3", "tidal-wave P1:d4"])
def test_a_hidden_wizard_cannot_be_damaged(entry: str) -> None:
    spell = entry.split(maxsplit=1)[0]
    duel = duel_with_hide(spell)
    duel.plans(["hide"], [entry])
    duel.do("hide")
    duel.do(spell)
    assert duel.s.hits[0] == 0


@pytest.mark.rule("FW-21.2")
def test_a_ball_does_not_burst_on_a_hidden_wizard() -> None:
    duel = duel_with_hide()
    duel.ball(1, "P1:e3")
    duel.plans(["hide"], [])
    duel.do("hide")
    duel.answer("to P1:e4", "stay")
    assert (duel.s.hits, len(duel.s.balls)) == ([0, 0], 1)


@pytest.mark.rule("FW-21.2")
def test_poison_still_hurts_a_hidden_wizard() -> None:
    duel = duel_with_hide()
    duel.s.poison[0] = [1]
    duel.plans(["hide"], [])
    duel.do("hide")
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-21.3")
def test_who_was_hidden_returns_to_an_enterable_square_within_eight_squares() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.place(0, "P1:a1")
    duel.place(1, "P1:i1")
    duel.smash("P1:b1")
    duel.plans(["hide"], ["puff-of-wind"])
    duel.do("hide")
    duel.abandon("puff-of-wind")
    assert duel.asked() == (0, "return")
    black = {f"to P1:{name}" for name in BLACK}
    assert set(duel.options()) == squares_of("P1") - black - {"to P1:i1", "to P1:b1"}
    duel.answer("to P1:i9")
    assert duel.square(0) == "P1:i9"


@pytest.mark.rule("FW-21.4")
def test_the_animal_of_a_hidden_wizard_may_still_act() -> None:
    duel = duel_with_hide()
    duel.animal(0, "P1:f5")
    duel.plans(["hide", "animal magic-touch"], [])
    duel.do("hide")
    duel.answer("animal magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-21.5")
def test_hide_rests_in_the_turn_after_its_use() -> None:
    duel = duel_with_hide()
    duel.plans(["hide"], [])
    duel.do("hide", "to P1:e4")
    assert "plan hide" not in duel.options(0)
    duel.plans([], [])
    assert "plan hide" in duel.options(0)


# -- 42 Beauty -------------------------------------------------------------------------------------

AGAINST_BEAUTY = [
    "poison-dart",
    "magic-missile",
    "plague-of-insects",
    "tidal-wave P1:i4",
    "lightning-bolt P1:i4",
    "storm P1:h4",
    "flame-tongue",
]


def duel_with_beauty(*spells: str) -> Duel:
    """A young P2 on i4 enchants first; an aged P1 on e4, four squares away, knows the spells."""
    duel = Duel("aged", "young", spells=[spells, ["beauty", "lightning-bolt"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    return duel


def cast(duel: Duel, entry: str) -> None:
    """The opportunity is P1's: it carries out the spell, a flame goes to the east."""
    spell = entry.split(maxsplit=1)[0]
    duel.do(spell, *(["direction e"] if spell == "flame-tongue" else []))


@pytest.mark.rule("FW-21.6")
@pytest.mark.parametrize("entry", AGAINST_BEAUTY)
def test_on_a_roll_of_three_a_harmful_spell_does_not_affect_a_beauty_at_all(entry: str) -> None:
    duel = duel_with_beauty(entry.split(maxsplit=1)[0])
    duel.plans([entry], ["beauty", "move"])
    duel.do("beauty")
    duel.s.chance.record = []
    duel.load(3)
    cast(duel, entry)
    assert duel.s.chance.record == [(6, 2)]
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.hits, duel.s.poison[1], duel.square(1)) == ([0, 0], [], "P1:i4")


@pytest.mark.rule("FW-21.6")
@pytest.mark.parametrize("entry", AGAINST_BEAUTY)
def test_on_a_roll_of_four_a_harmful_spell_works_on_a_beauty(entry: str) -> None:
    duel = duel_with_beauty(entry.split(maxsplit=1)[0])
    duel.plans([entry], ["beauty", "move"])
    duel.do("beauty")
    duel.load(4)
    cast(duel, entry)
    works = duel.s.hits[1] > 0 or duel.s.poison[1] == [0] or duel.asked() == (1, "plague")
    assert works
    assert duel.told("beauty-rolled") == [(0, 1, 4, 1)]


@pytest.mark.rule("FW-21.6")
def test_every_harmful_spell_of_the_turn_needs_its_own_roll_against_beauty() -> None:
    duel = duel_with_beauty("magic-missile", "poison-dart")
    duel.plans(["magic-missile", "poison-dart"], ["beauty", "move"])
    duel.do("beauty")
    duel.load(2)
    duel.do("magic-missile")
    duel.abandon("move")
    duel.load(5)
    duel.do("poison-dart")
    assert duel.told("beauty-rolled") == [(0, 1, 2, 0), (0, 1, 5, 1)]
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-21.6")
def test_beauty_does_not_change_a_spell_cast_before_it() -> None:
    duel = Duel("young", "aged", spells=[["magic-missile"], ["beauty"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans(["magic-missile"], ["beauty"])
    duel.do("magic-missile")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 1])


@pytest.mark.rule("FW-21.6")
def test_beauty_is_over_in_the_next_turn() -> None:
    duel = duel_with_beauty("magic-missile")
    duel.plans([], ["beauty"])
    duel.do("beauty")
    duel.plans(["magic-missile"], [])
    duel.do("magic-missile")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 1])


@pytest.mark.rule("FW-21.6")
def test_beauty_is_no_help_against_the_own_spell() -> None:
    duel = duel_with_beauty()
    duel.plans([], ["beauty", "lightning-bolt P1:i4"])
    duel.do("beauty")
    duel.do("lightning-bolt")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 2])


@pytest.mark.rule("FW-21.6")
def test_beauty_protects_its_caster_only() -> None:
    duel = Duel("aged", "young", spells=[[], ["beauty", "magic-missile"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans([], ["beauty", "magic-missile"])
    duel.do("beauty")
    duel.do("magic-missile")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [1, 0])


@pytest.mark.rule("FW-21.6")
@pytest.mark.parametrize("spell", ["curse", "entangle", "push", "blinding-light", "transpose"])
def test_beauty_gives_no_roll_against_a_spell_that_is_not_harmful(spell: str) -> None:
    duel = duel_with_beauty(spell)
    duel.plans([spell], ["beauty"])
    duel.do("beauty")
    duel.do(spell)
    assert duel.told("beauty-rolled") == []


@pytest.mark.rule("FW-EX21", "FW-21.6")
def test_a_storm_spares_the_beauty_and_hits_the_wizard_beside_it() -> None:
    duel = Duel("aged", "young", "greybeard", spells=[["storm"], ["beauty"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.place(2, "P1:g4")
    duel.plans(["storm P1:h4"], ["beauty"], ["move"])
    duel.do("beauty")
    duel.load(2)
    duel.do("storm", "spend 0")
    assert duel.s.hits == [0, 0, 3]


@pytest.mark.rule("FW-21.7")
def test_beauty_gives_no_roll_against_a_sleet_storm() -> None:
    duel = duel_with_beauty("sleet-storm")
    duel.plans(["sleet-storm"], ["beauty"])
    duel.do("beauty")
    duel.do("sleet-storm")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 2])


@pytest.mark.rule("FW-21.7")
def test_beauty_gives_no_roll_against_a_tracking_ball() -> None:
    duel = duel_with_beauty()
    duel.ball(0, "P1:h4")
    duel.plans([], ["beauty"])
    duel.do("beauty")
    duel.answer("to P1:i4")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 2])


@pytest.mark.rule("FW-21.7")
def test_beauty_gives_no_roll_against_magic_touch() -> None:
    duel = duel_with_beauty()
    duel.place(0, "P1:h4")
    duel.plans(["magic-touch"], ["beauty"])
    duel.do("beauty")
    duel.do("magic-touch", "target P2")
    assert (duel.told("beauty-rolled"), duel.s.hits) == ([], [0, 1])


# -- 45 Transpose ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.12")
def test_transpose_exchanges_squares_with_a_wizard_eight_squares_away() -> None:
    duel = Duel("young", "greybeard", spells=[["transpose"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:d4")
    duel.plans(["transpose"], ["move"])
    duel.do("transpose")
    assert (duel.square(0), duel.square(1)) == ("P2:d4", "P1:e4")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.pool[1] == 2


@pytest.mark.rule("FW-21.12")
def test_transpose_does_not_reach_nine_squares() -> None:
    duel = Duel("young", "young", spells=[["transpose"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:e4")
    duel.plans(["transpose", "initiative"], ["move"])
    duel.do("transpose")
    assert (duel.square(0), duel.square(1)) == ("P1:e4", "P2:e4")


@pytest.mark.rule("FW-21.12")
def test_transpose_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["transpose"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["transpose", "initiative"], ["move"])
    duel.do("transpose")
    assert (duel.square(0), duel.square(1)) == ("P1:b5", "P1:d5")


@pytest.mark.rule("FW-21.12")
@pytest.mark.parametrize("caster", [0, 1])
def test_transpose_leads_both_wizards_onto_balls_that_wait_there(caster: int) -> None:
    spells, plans = [["transpose"], []], [["transpose", "initiative"], ["move"]]
    duel = Duel("young", "young", spells=spells if caster == 0 else spells[::-1])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.ball(0, "P1:e4")
    duel.ball(1, "P1:i4")
    duel.plans(*(plans if caster == 0 else plans[::-1]))
    duel.do("transpose")
    assert (duel.s.hits, duel.s.balls) == ([2, 2], [])
    assert duel.s.at == [square("P1:i4"), square("P1:e4")]


@pytest.mark.rule("FW-21.12", "FW-14.7")
def test_transpose_may_lead_both_wizards_to_their_defeat_at_once() -> None:
    duel = Duel("young", "young", spells=[["transpose"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.s.hits = [3, 3]
    duel.ball(0, "P1:e4")
    duel.ball(1, "P1:i4")
    duel.plans(["transpose", "initiative"], ["move"])
    duel.do("transpose")
    assert duel.told("drawn") == [(2,)]


@pytest.mark.rule("FW-21.13")
def test_transpose_rests_in_the_turn_after_its_use() -> None:
    duel = Duel("young", "young", spells=[["transpose"], []])
    duel.place(1, "P1:e6")
    duel.plans(["transpose", "initiative"], [])
    duel.do("transpose")
    assert "plan transpose" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert "plan transpose" in duel.options(0)
