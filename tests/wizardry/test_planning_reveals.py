"""FW-5.2 to FW-5.6 and FW-5.24 to FW-5.26: reveals, Foresight and Clairvoyance in planning."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.testing.wizardry import Duel, square


def foreseen(profile: str = "aged", *, spells: tuple[str, ...] = ()) -> Duel:
    """P1 cast Foresight on P2 last turn: P2 has to announce."""
    duel = Duel("young", profile, spells=[["foresight"], spells])
    duel.plans(["foresight"], [])
    duel.do("foresight")
    return duel


def seen_through(profile: str = "aged", *, spells: tuple[str, ...] = ()) -> Duel:
    """P1 cast Clairvoyance on P2 last turn: P2 has to show."""
    duel = Duel("young", profile, spells=[["clairvoyance"], spells])
    duel.plans(["clairvoyance"], [])
    duel.do("clairvoyance")
    return duel


def doubly_watched(profile: str = "aged", *, spells: tuple[str, ...] = ()) -> Duel:
    """P1 cast both on P2 last turn."""
    duel = Duel("young", profile, spells=[["foresight", "clairvoyance"], spells])
    duel.plans(["foresight", "clairvoyance"], [])
    duel.do("foresight")
    duel.do("clairvoyance")
    return duel


def mutual(spell: str) -> Duel:
    """Both wizards cast the same Divination on each other last turn."""
    duel = Duel("young", "aged", spells=[[spell], [spell]])
    duel.plans([spell], [spell])
    duel.do(spell)
    duel.do(spell)
    return duel


# -- the optional reveal ---------------------------------------------------------------------------


def with_illusion(*, real: bool) -> Duel:
    """P1 has an illusion when a planning phase begins."""
    duel = Duel("young", "aged", spells=[["fog"], []])
    duel.double(0, "P1:e6", real=real)
    duel.plans([], [])
    return duel


@pytest.mark.rule("FW-5.2")
def test_the_owner_of_an_illusion_may_reveal_before_anything_is_written() -> None:
    duel = with_illusion(real=True)
    assert duel.asked() == (0, "reveal")
    assert duel.options() == ["reveal", "keep"]
    duel.answer("reveal")
    assert duel.s.double == [-1, -1]
    assert duel.square(0) == "P1:e6"
    assert "plan fog" in duel.options(0)


@pytest.mark.rule("FW-5.2")
def test_the_owner_of_an_illusion_may_keep_it() -> None:
    duel = with_illusion(real=False)
    duel.answer("keep")
    assert duel.s.double[0] == square("P1:e6")
    assert "plan fog" not in duel.options(0)


@pytest.mark.rule("FW-5.2")
def test_each_owner_of_an_illusion_decides_alone() -> None:
    duel = Duel("young", "aged")
    duel.double(0, "P1:e6")
    duel.double(1, "P2:e6")
    duel.plans([], [])
    assert [ask.seat for ask in duel.s.asks] == [0, 1]
    duel.choose(0, "keep")
    duel.choose(1, "reveal")
    assert duel.s.double == [square("P1:e6"), -1]
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-5.2")
def test_nobody_is_asked_to_reveal_without_an_illusion() -> None:
    duel = Duel("young", "aged")
    duel.plans([], [])
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-5.2", "FW-5.3")
def test_the_reveal_comes_before_the_announcement() -> None:
    duel = Duel("young", "aged", spells=[["foresight"], []])
    duel.double(1, "P2:e6")
    duel.plans(["foresight"], [])
    duel.do("foresight")
    assert duel.asked() == (1, "reveal")
    duel.answer("keep")
    assert duel.asked() == (1, "announce")


# -- Foresight -------------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.3")
def test_a_foreseen_wizard_announces_its_initiative_and_its_defend_to_the_caster() -> None:
    duel = foreseen()
    assert [ask.seat for ask in duel.s.asks] == [1]
    duel.answer("announce 1 2")
    assert duel.heard(0, "foretold") == [(1, 1, 2)]
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-5.3")
def test_a_plan_must_have_the_announced_initiative_and_defend_entries() -> None:
    duel = foreseen()
    duel.answer("announce 1 1")
    assert "lock" not in duel.options(1)
    duel.plan(1, "initiative")
    assert "lock" not in duel.options(1)
    duel.plan(1, "defend")
    assert "lock" in duel.options(1)


@pytest.mark.rule("FW-5.3")
def test_a_plan_may_not_have_more_than_the_announced_entries() -> None:
    duel = foreseen()
    duel.answer("announce 1 0")
    assert "plan defend" not in duel.options(1)
    duel.plan(1, "initiative")
    assert "plan initiative" not in duel.options(1)
    assert duel.refusal(1, "plan defend").clause == "FW-5.3"


@pytest.mark.rule("FW-5.3")
def test_points_for_the_announced_entries_cannot_be_spent_otherwise() -> None:
    duel = foreseen()
    duel.answer("announce 2 1")
    assert "plan move" in duel.options(1)
    assert "plan run" not in duel.options(1)
    duel.plan(1, "move")
    assert duel.options(1) == ["plan defend", "plan initiative"]


@pytest.mark.rule("FW-5.3")
def test_who_has_announced_nothing_plans_neither_initiative_nor_defend() -> None:
    duel = foreseen()
    duel.answer("announce 0 0")
    assert not {"plan initiative", "plan defend"} & set(duel.options(1))
    assert {"plan run", "lock"} <= set(duel.options(1))


@pytest.mark.rule("FW-5.3")
def test_an_announcement_leaves_the_other_points_free_for_spells() -> None:
    duel = foreseen(spells=("fog", "sleet-storm"))
    duel.answer("announce 1 1")
    assert {"plan fog", "plan sleet-storm"} <= set(duel.options(1))
    duel.plan(1, "move")
    assert "plan fog" in duel.options(1)
    assert "plan sleet-storm" not in duel.options(1)


@pytest.mark.rule("FW-5.3")
def test_an_announcement_binds_for_one_turn_only() -> None:
    duel = foreseen()
    duel.answer("announce 0 0")
    duel.plans([], [])
    assert duel.s.turn == 3
    assert {"plan initiative", "plan defend"} <= set(duel.options(1))


@pytest.mark.rule("FW-5.3", "FW-5.25")
@pytest.mark.parametrize("announcement", ["announce 0 1", "announce 1 0"])
def test_hide_cannot_be_planned_by_who_has_announced_entries(announcement: str) -> None:
    duel = foreseen(spells=("hide",))
    duel.answer(announcement)
    assert "plan hide" not in duel.options(1)


@pytest.mark.rule("FW-5.3")
def test_hide_can_be_planned_by_who_has_announced_nothing() -> None:
    duel = foreseen(spells=("hide",))
    duel.answer("announce 0 0")
    assert "plan hide" in duel.options(1)


@pytest.mark.rule("FW-5.24")
def test_each_announced_number_is_at_most_two() -> None:
    duel = foreseen("young")
    numbers = [(i, d) for i in range(3) for d in range(3)]
    assert duel.options() == [f"announce {i} {d}" for i, d in numbers]


@pytest.mark.rule("FW-5.24")
def test_the_announced_numbers_are_at_most_the_available_points() -> None:
    duel = foreseen("greybeard")
    assert "announce 2 1" in duel.options()
    assert "announce 2 2" not in duel.options()


@pytest.mark.rule("FW-5.24")
def test_a_wizard_without_points_announces_nothing_twice() -> None:
    duel = Duel("young", "greybeard", spells=[["foresight", "curse"], []])
    duel.place(1, "P1:e6")
    duel.load(4)
    duel.plans(["foresight", "curse"], [])
    duel.do("foresight")
    duel.do("curse", "spend 0")
    assert duel.options() == ["announce 0 0"]


# -- Clairvoyance ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.4")
def test_a_wizard_seen_through_shows_its_first_two_entries_with_their_squares() -> None:
    duel = seen_through(spells=("lightning-bolt",))
    assert duel.asked() == (1, "shown-entry")
    duel.plan(1, "lightning-bolt P1:a1", "move")
    assert duel.heard(0, "seen") == [(1, action("lightning-bolt")), (1, action("move"))]
    assert duel.heard(0, "seen-square") == [(square("P1:a1"),)]


@pytest.mark.rule("FW-5.4")
def test_the_caster_does_not_write_before_the_entries_are_shown() -> None:
    duel = seen_through()
    duel.plan(1, "move")
    assert [ask.seat for ask in duel.s.asks] == [1]
    assert duel.heard(0, "seen") == []
    duel.plan(1, "run")
    assert [ask.seat for ask in duel.s.asks] == [0, 1]


@pytest.mark.rule("FW-5.4")
def test_an_entry_that_costs_two_points_counts_as_one_entry() -> None:
    duel = seen_through()
    duel.plan(1, "run")
    assert duel.asked() == (1, "shown-entry")
    duel.plan(1, "run")
    assert duel.heard(0, "seen") == [(1, action("run")), (1, action("run"))]


@pytest.mark.rule("FW-5.4")
def test_the_shown_entries_stay_in_the_plan_and_others_are_added() -> None:
    duel = seen_through()
    duel.plan(1, "move", "puff-of-wind")
    assert [text for text in duel.options(1) if not text.startswith("plan ")] == ["lock"]
    duel.plans(["move"], ["magic-touch"])
    assert duel.remaining(1) == ["move", "puff-of-wind", "magic-touch"]


@pytest.mark.rule("FW-5.4")
def test_the_third_entry_is_not_shown() -> None:
    duel = seen_through()
    duel.plan(1, "move", "run")
    duel.plan(1, "magic-touch")
    assert len(duel.heard(0, "seen")) == 2
    assert len(duel.view(0).shown_entries[1]) == 2


@pytest.mark.rule("FW-5.5")
def test_a_plan_with_one_entry_shows_that_one_and_gets_no_further() -> None:
    duel = seen_through()
    duel.plan(1, "move")
    duel.choose(1, "lock")
    assert duel.heard(0, "seen") == [(1, action("move"))]
    assert duel.options(1) == ["lock"]
    assert duel.refusal(1, "plan run").clause == "FW-5.5"


@pytest.mark.rule("FW-5.5")
def test_an_empty_plan_shows_nothing_and_gets_no_entry() -> None:
    duel = seen_through()
    duel.choose(1, "lock")
    assert duel.heard(0, "seen") == []
    assert duel.options(1) == ["lock"]
    assert "plan move" in duel.options(0)


@pytest.mark.rule("FW-5.5")
def test_a_plan_is_closed_for_one_turn_only() -> None:
    duel = seen_through()
    duel.choose(1, "lock")
    duel.plans([], [])
    assert "plan move" in duel.options(1)


@pytest.mark.rule("FW-5.5", "FW-5.22")
def test_the_entries_of_an_animal_can_still_be_planned_after_a_short_plan() -> None:
    duel = Duel("young", "aged", spells=[["clairvoyance"], []])
    duel.animal(1, "P2:e6")
    duel.plans(["clairvoyance"], [])
    duel.do("clairvoyance")
    duel.choose(1, "lock")
    duel.plan(1, "animal run")
    assert len(duel.animal_plan(1)) == 1


# -- several duties --------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.6")
def test_all_announce_at_the_same_time() -> None:
    duel = mutual("foresight")
    assert [ask.seat for ask in duel.s.asks] == [0, 1]
    duel.choose(0, "announce 1 0")
    assert duel.told("foretold") == []
    assert duel.view(1).announced[0] == -1
    duel.choose(1, "announce 0 2")
    assert duel.heard(0, "foretold") == [(1, 0, 2)]
    assert duel.heard(1, "foretold") == [(0, 1, 0)]


@pytest.mark.rule("FW-5.6")
def test_all_show_at_the_same_time() -> None:
    duel, other = mutual("clairvoyance"), mutual("clairvoyance")
    duel.plan(0, "move", "run")
    other.plan(0, "defend")
    other.choose(0, "lock")
    assert duel.s.view(1).to_json() == other.s.view(1).to_json()
    duel.plan(1, "defend", "move")
    assert duel.heard(0, "seen") == [(1, action("defend")), (1, action("move"))]
    assert duel.heard(1, "seen") == [(0, action("move")), (0, action("run"))]


@pytest.mark.rule("FW-5.6")
def test_all_have_announced_before_anybody_shows() -> None:
    duel = Duel("young", "aged", spells=[["foresight"], ["clairvoyance"]])
    duel.plans(["foresight"], ["clairvoyance"])
    duel.do("foresight")
    duel.do("clairvoyance")
    assert [ask.seat for ask in duel.s.asks] == [1]
    duel.answer("announce 0 0")
    assert [ask.seat for ask in duel.s.asks] == [0]
    assert duel.asked() == (0, "shown-entry")


@pytest.mark.rule("FW-5.25")
def test_the_shown_entries_form_a_legal_plan() -> None:
    duel = seen_through(spells=("storm", "smash", "flame-tongue"))
    duel.plan(1, "storm P1:a1")
    assert not {"plan storm", "plan smash"} & set(duel.options(1))
    assert {"plan flame-tongue", "plan move"} <= set(duel.options(1))


@pytest.mark.rule("FW-5.25")
def test_an_entry_that_would_break_the_announcement_may_not_be_shown() -> None:
    duel = doubly_watched()
    duel.answer("announce 2 1")
    assert duel.asked() == (1, "shown-entry")
    assert "plan run" not in duel.options(1)
    duel.plan(1, "move")
    assert duel.options(1) == ["plan defend", "plan initiative"]


@pytest.mark.rule("FW-5.25")
def test_a_short_plan_cannot_be_shown_while_announced_entries_are_missing() -> None:
    duel = doubly_watched()
    duel.answer("announce 1 0")
    assert "lock" not in duel.options(1)
    duel.plan(1, "initiative")
    assert "lock" in duel.options(1)


@pytest.mark.rule("FW-5.25")
def test_several_casters_learn_the_same_numbers() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["foresight"], ["foresight"], []])
    duel.plans(["foresight"], ["foresight"], [])
    duel.do("foresight", "wizard P3")
    duel.do("foresight", "wizard P3")
    duel.answer("announce 0 2")
    assert duel.heard(0, "foretold") == duel.heard(1, "foretold") == [(2, 0, 2)]


@pytest.mark.rule("FW-5.25")
def test_several_casters_learn_the_same_entries() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["clairvoyance"], ["clairvoyance"], []])
    duel.plans(["clairvoyance"], ["clairvoyance"], [])
    duel.do("clairvoyance", "wizard P3")
    duel.do("clairvoyance", "wizard P3")
    duel.plan(2, "move", "run")
    shown = [(2, action("move")), (2, action("run"))]
    assert duel.heard(0, "seen") == duel.heard(1, "seen") == shown


@pytest.mark.rule("FW-5.26")
def test_entries_of_an_animal_are_not_shown() -> None:
    duel = Duel("young", "aged", spells=[["clairvoyance"], []])
    duel.animal(1, "P2:e6")
    duel.plans(["clairvoyance"], [])
    duel.do("clairvoyance")
    assert not [text for text in duel.options() if text.startswith("plan-animal")]
    duel.plan(1, "move", "defend")
    duel.plan(1, "animal run")
    assert len(duel.heard(0, "seen")) == 2
    assert duel.view(0).animal_plans == [[]]


@pytest.mark.rule("FW-5.26")
def test_an_announcement_leaves_the_animal_its_own_points() -> None:
    duel = Duel("young", "greybeard", spells=[["foresight"], []])
    duel.animal(1, "P2:e6")
    duel.plans(["foresight"], [])
    duel.do("foresight")
    duel.answer("announce 2 1")
    assert {"plan-animal move", "plan-animal run"} <= set(duel.options(1))
    duel.plan(1, "animal move", "initiative", "initiative", "defend")
    assert "lock" in duel.options(1)
