"""FW-13.1 to FW-13.8: the animal."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.queries import sees
from spellwright.testing.wizardry import Duel, square


def with_animal(
    *, spells: tuple[list[str], list[str]] = ([], []), at: str = "P1:f5", one: bool = False
) -> Duel:
    """P1 on P1:e5 has an animal that acts (its only one, with `one`); P2 stands on P1:g5."""
    duel = Duel("young", "aged", spells=spells, options={"one-animal": one})
    duel.place(1, "P1:g5")
    duel.animal(0, at)
    return duel


@pytest.mark.rule("FW-13.1")
def test_the_animal_never_touches_its_owner() -> None:
    duel = with_animal()
    duel.plans(["animal magic-touch"], [])
    duel.answer("animal magic-touch")
    assert duel.options() == ["target P2"]


@pytest.mark.rule("FW-13.1")
def test_an_animal_that_is_next_to_its_owner_only_cannot_touch() -> None:
    duel = with_animal(at="P1:e6")
    duel.plans(["animal magic-touch"], [])
    assert duel.options() == ["animal-abandon magic-touch"]


@pytest.mark.rule("FW-13.1")
def test_the_animal_belongs_to_its_caster() -> None:
    duel = Duel("young", "aged", spells=[[], ["summon-animal"]])
    duel.plans([], ["summon-animal"])
    duel.do("summon-animal", "to P2:e4")
    assert "plan-animal move" in duel.options(1)
    assert "plan-animal move" not in duel.options(0)


@pytest.mark.rule("FW-13.2")
def test_the_animal_occupies_its_square() -> None:
    duel = with_animal()
    duel.plans(["move"], [])
    duel.answer("do move")
    assert "to P1:f5" not in duel.options()
    assert "to P1:f6" in duel.options()


@pytest.mark.rule("FW-13.2")
def test_the_animal_blocks_line_of_sight() -> None:
    duel = with_animal(spells=(["push"], []))
    duel.plans(["push"], ["move"])
    duel.do("push")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-13.2")
def test_the_animal_itself_can_be_seen_and_can_be_seen_past() -> None:
    duel = with_animal()
    assert sees(duel.s, square("P1:e5"), square("P1:f5"))
    assert sees(duel.s, square("P1:e5"), square("P1:g3"))
    assert not sees(duel.s, square("P1:e5"), square("P1:g5"))


@pytest.mark.rule("FW-13.3")
def test_the_animal_does_not_act_in_the_turn_in_which_it_was_summoned() -> None:
    duel = Duel("young", "aged", spells=[["summon-animal"], []])
    duel.plans(["summon-animal", "move"], [])
    duel.do("summon-animal", "to P1:f5")
    assert duel.options() == ["do move", "abandon move"]


@pytest.mark.rule("FW-13.3")
def test_the_animal_acts_from_the_next_turn_on() -> None:
    duel = Duel("young", "aged", spells=[["summon-animal"], []])
    duel.plans(["summon-animal"], [])
    duel.do("summon-animal", "to P1:f5")
    duel.plans(["animal move"], [])
    duel.answer("animal move", "to P1:f6")
    assert duel.animals(0) == ["P1:f6"]
    assert "plan-animal move" in duel.options(0)


@pytest.mark.rule("FW-13.4")
def test_the_animal_has_three_action_points() -> None:
    duel = with_animal()
    duel.plan(0, "animal run")
    assert "plan-animal run" not in duel.options(0)
    duel.plan(0, "animal move")
    assert not any(text.startswith("plan-animal") for text in duel.options(0))


@pytest.mark.rule("FW-13.4")
def test_the_animal_moves_runs_and_touches_only() -> None:
    duel = with_animal(spells=(["push"], []))
    planned = [text for text in duel.options(0) if text.startswith("plan-animal")]
    assert planned == ["plan-animal move", "plan-animal run", "plan-animal magic-touch"]


@pytest.mark.rule("FW-13.4")
@pytest.mark.parametrize("action", ["move", "magic-touch"])
def test_each_entry_of_the_animal_appears_at_most_twice(action: str) -> None:
    duel = with_animal()
    duel.plan(0, f"animal {action}", f"animal {action}")
    assert f"plan-animal {action}" not in duel.options(0)
    assert len([text for text in duel.options(0) if text.startswith("plan-animal")]) == 1


@pytest.mark.rule("FW-13.4")
def test_the_points_of_the_animal_are_not_those_of_its_owner() -> None:
    duel = with_animal()
    duel.plan(0, "move", "move", "magic-touch", "magic-touch", "defend", "animal move")
    assert "plan-animal move" in duel.options(0)
    assert not any(text.startswith("plan ") for text in duel.options(0))


@pytest.mark.rule("FW-13.4")
def test_the_plan_of_the_animal_is_secret() -> None:
    duel = with_animal()
    duel.plan(0, "animal move")
    assert duel.view(0).animal_plans != [[]]
    assert duel.view(1).animal_plans == [[]]


@pytest.mark.rule("FW-13.4")
def test_a_new_turn_gives_the_animal_its_points_again() -> None:
    duel = with_animal()
    duel.plans(["animal move", "animal run"], [])
    duel.end_turn()
    duel.plan(0, "animal run", "animal move")
    assert len(duel.animal_plan(0)) == 2


@pytest.mark.rule("FW-13.5")
def test_an_entry_of_the_animal_takes_an_opportunity_of_its_owner() -> None:
    duel = with_animal()
    duel.plans(["move", "animal move"], ["move"])
    assert {"do move", "animal move"} <= set(duel.options())
    duel.answer("animal move", "to P1:f6")
    assert duel.asked() == (1, "opportunity")
    duel.abandon("move")
    assert duel.asked() == (0, "opportunity")
    assert duel.options() == ["do move", "abandon move"]


@pytest.mark.rule("FW-13.5")
def test_the_animal_has_no_initiative_and_no_points() -> None:
    duel = with_animal()
    duel.plans(["animal move"], ["move"])
    assert duel.s.order == [0, 1]
    assert duel.s.pool == [0, 1]
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-13.6")
def test_the_animal_moves_by_the_rules_of_move() -> None:
    duel = with_animal(at="P1:d4")
    duel.place(1, "P1:d5")
    duel.smash("P1:e4")
    duel.plans(["animal move"], [])
    duel.answer("animal move")
    squares = {"P1:c4", "P1:d3", "P1:e3"}
    assert set(duel.options()) == {f"to {name}" for name in squares}


@pytest.mark.rule("FW-13.6")
def test_the_animal_runs_exactly_three_squares() -> None:
    duel = with_animal(at="P1:d4")
    duel.plans(["animal run"], [])
    duel.answer("animal run")
    squares = {"P1:a4", "P1:g4", "P1:d7", "P1:d1", "P1:g1"}
    assert set(duel.options()) == {f"to {name}" for name in squares}
    duel.answer("to P1:g4")
    assert duel.animals(0) == ["P1:g4"]


@pytest.mark.rule("FW-13.6")
def test_the_touch_of_the_animal_deals_one_damage() -> None:
    duel = with_animal(spells=(["spectral-sword"], []))
    duel.plans(["spectral-sword", "animal magic-touch"], [])
    duel.do("spectral-sword")
    duel.answer("animal magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-13.6")
def test_the_animal_touches_only_next_to_itself() -> None:
    duel = with_animal(at="P1:e6")
    duel.place(1, "P1:e4")
    duel.plans(["animal magic-touch"], [])
    assert "animal magic-touch" not in duel.options()


@pytest.mark.rule("FW-13.7")
@pytest.mark.parametrize("entry", ["lightning-bolt P1:g6", "storm P1:f6", "tidal-wave P1:g6"])
def test_spells_that_deal_damage_leave_the_animal_alone(entry: str) -> None:
    spell = entry.partition(" ")[0]
    duel = with_animal(spells=([], [spell]), at="P1:g6")
    duel.place(0, "P2:e5")
    duel.plans([], [entry])
    duel.do(spell)
    duel.end_turn()
    assert duel.animals(0) == ["P1:g6"]


@pytest.mark.rule("FW-13.7")
def test_the_animal_is_banished() -> None:
    duel = with_animal(spells=([], ["banish"]))
    duel.plans([], ["banish"])
    duel.do("banish")
    assert duel.s.animals == []


@pytest.mark.rule("FW-13.7")
def test_an_antimagic_field_removes_the_animal() -> None:
    duel = with_animal(spells=([], ["antimagic-field"]))
    duel.plans([], ["antimagic-field"])
    duel.do("antimagic-field")
    assert duel.s.animals == []


@pytest.mark.rule("FW-13.7")
def test_the_animal_goes_with_its_owner() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.place(1, "P1:f5")
    duel.animal(1, "P1:g5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], ["animal move"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.turn == 2
    assert duel.s.animals == []


@pytest.mark.rule("FW-16.7")
def test_with_the_option_casting_again_replaces_the_animal() -> None:
    duel = with_animal(spells=(["summon-animal"], []), at="P1:a1", one=True)
    duel.plans(["summon-animal"], [])
    duel.do("summon-animal", "to P1:e6")
    assert duel.animals(0) == ["P1:e6"]


@pytest.mark.rule("FW-13.8")
def test_each_wizard_has_an_animal_of_its_own() -> None:
    duel = with_animal(spells=([], ["summon-animal"]))
    duel.plans([], ["summon-animal"])
    duel.do("summon-animal", "to P1:g6")
    assert [duel.animals(0), duel.animals(1)] == [["P1:f5"], ["P1:g6"]]


@pytest.mark.rule("FW-16.7")
def test_the_square_of_the_old_animal_is_free_for_the_new_one() -> None:
    duel = with_animal(spells=(["summon-animal"], []), one=True)
    duel.plans(["summon-animal"], [])
    duel.do("summon-animal", "to P1:f5")
    assert duel.animals(0) == ["P1:f5"]
