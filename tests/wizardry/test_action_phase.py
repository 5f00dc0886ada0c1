"""FW-7: opportunities and how entries are carried out."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.rulebook import RULES
from spellwright.kernel.event import SPECTATOR
from spellwright.testing.wizardry import Duel, square


def takes_of(duel: Duel) -> list[int]:
    """Who has the opportunities that are left, if every entry is abandoned."""
    seats = []
    turn = duel.s.turn
    while duel.s.turn == turn:
        seats.append(duel.asked()[0])
        duel.answer(next(text for text in duel.options() if "abandon" in text))
    return seats


# -- the demon -------------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.1")
def test_a_demon_in_play_acts_before_any_wizard() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:a1")
    duel.load(4)
    duel.plans(["move"], ["move"])
    assert duel.told("carried-out") == []
    assert duel.asked() == (0, "direction")
    duel.answer("direction n")
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-7.1")
def test_a_demon_summoned_in_the_action_phase_does_not_act_in_it() -> None:
    duel = Duel("young", "aged", spells=[["summon-demon"], []])
    duel.plans(["summon-demon"], ["move"])
    duel.do("summon-demon", "to P1:a1")
    assert duel.asked() == (1, "opportunity")
    assert duel.told("demon-casts") == []


# -- whose opportunity -----------------------------------------------------------------------------


@pytest.mark.rule("FW-7.2", "FW-EX6")
def test_the_wizards_take_turns_one_entry_at_a_time() -> None:
    spells = [["lightning-bolt"], ["push"]]
    young = ["move", "magic-touch", "lightning-bolt P2:e5", "defend", "initiative"]
    duel = Duel("young", "greybeard", spells=spells)
    duel.plans(young, ["push", "move"])
    assert takes_of(duel) == [0, 1, 0, 1, 0]


@pytest.mark.rule("FW-7.2")
def test_opportunities_go_round_in_initiative_order() -> None:
    duel = Duel("aged", "greybeard", "young")
    duel.plans(["move", "run"], ["move", "run"], ["move", "run"])
    assert takes_of(duel) == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("FW-7.5")
def test_a_player_without_an_entry_is_skipped() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.plans(["move", "run"], [], ["move"])
    assert takes_of(duel) == [0, 2, 0]


@pytest.mark.rule("FW-7.5")
def test_who_alone_has_entries_left_carries_them_all_out() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], ["move", "run", "magic-touch"])
    assert takes_of(duel) == [0, 1, 1, 1]


@pytest.mark.rule("FW-7.3")
def test_one_opportunity_carries_out_exactly_one_entry() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move", "move"], ["move"])
    duel.do("move", "to P1:e6")
    assert duel.remaining(0) == ["move"]
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-7.3")
def test_an_opportunity_may_be_used_for_the_own_animal_instead() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:e6")
    duel.plans(["move", "animal run"], ["move"])
    assert {"do move", "animal run"} <= set(duel.options())
    duel.answer("animal run", "to P1:b6")
    assert duel.remaining(0) == ["move"]
    assert duel.animal_plan(0) == []
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-7.3")
def test_the_entries_of_others_cannot_be_carried_out() -> None:
    duel = Duel("young", "aged")
    duel.animal(1, "P2:e6")
    duel.plans(["move"], ["run", "animal move"])
    assert duel.options() == ["do move", "abandon move"]


@pytest.mark.rule("FW-7.4")
@pytest.mark.parametrize("key", ["move", "run", "fog"])
def test_the_player_chooses_which_entry_to_carry_out(key: str) -> None:
    duel = Duel("young", "aged", spells=[["fog"], []])
    duel.plans(["run", "fog", "move"], [])
    assert f"do {key}" in duel.options()
    duel.do(key)
    assert key not in duel.remaining(0)


@pytest.mark.rule("FW-7.6")
def test_a_player_with_remaining_entries_may_not_pass() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move", "magic-touch"], [])
    assert duel.options() == ["do move", "abandon move", "abandon magic-touch"]
    assert duel.refusal(0, "stay").kind == "not-an-option"


# -- abandoning ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.7")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_abandoned_entry_is_announced_and_removed_without_effect(viewer: int) -> None:
    duel = Duel("young", "aged")
    duel.plans(["move", "run"], ["move"])
    duel.abandon("move")
    assert duel.heard(viewer, "abandoned") == [(0, action("move"))]
    assert duel.remaining(0) == ["run"]
    assert duel.square(0) == "P1:e5"


@pytest.mark.rule("FW-7.7")
def test_abandoning_uses_the_opportunity_up() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move", "run"], ["move"])
    duel.abandon("move")
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-7.7")
@pytest.mark.parametrize("spell", ["push", "teleport"])
def test_an_abandoned_spell_does_not_count_as_used(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], [])
    duel.abandon(spell)
    assert f"plan {spell}" in duel.options(0)


@pytest.mark.rule("FW-7.7")
def test_a_move_while_entangled_can_only_be_abandoned_or_kept_back() -> None:
    duel = Duel("young", "young", spells=[["entangle"], []])
    duel.place(1, "P1:e6")
    duel.plans(["entangle", "initiative"], ["move", "run", "magic-touch"])
    duel.do("entangle")
    assert duel.options() == [
        "do magic-touch",
        "abandon move",
        "abandon run",
        "abandon magic-touch",
    ]
    duel.do("magic-touch", "target P1")
    assert duel.remaining(1) == ["move", "run"]


@pytest.mark.rule("FW-7.7")
def test_an_entry_of_an_animal_may_be_abandoned_too() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:e6")
    duel.plans(["animal move"], ["move"])
    duel.answer("animal-abandon move")
    assert duel.heard(1, "animal-abandoned") == [(0, square("P1:e6"), action("move"))]
    assert duel.animal_plan(0) == []
    assert duel.asked() == (1, "opportunity")


# -- carrying out ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.11")
def test_an_entry_is_announced_chosen_rolled_answered_and_applied_in_this_order() -> None:
    duel = Duel("young", "aged", "aged", spells=[["curse"], [], []])
    duel.place(1, "P1:e6")
    duel.place(2, "P1:d5")
    duel.load(2, 1)
    duel.plans(["curse"], ["move"], [])
    duel.story.clear()
    duel.do("curse")
    assert duel.asked() == (0, "target")
    duel.load(4)
    duel.answer("target P2")
    assert duel.asked() == (1, "curse")
    duel.answer("spend 1")
    told = [RULES.events[event.kind].key for event in duel.story]
    assert told == ["carried-out", "aimed", "rolled", "spent", "cursed"]


@pytest.mark.rule("FW-7.11")
def test_defeat_is_checked_before_the_next_opportunity() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative", "move"], ["magic-touch"])
    duel.do("magic-touch", "target P2")
    assert duel.s.in_play == [1, 0]
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-7.11")
def test_the_next_opportunity_waits_until_the_answer_is_given() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:e6")
    duel.plans(["magic-touch"], ["move"])
    duel.do("magic-touch", "target P2")
    assert duel.asked() == (1, "points")
    assert duel.s.hits == [0, 0]
    duel.answer("spend 0")
    assert duel.s.hits == [0, 1]
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-7.12")
def test_the_end_of_the_turn_follows_when_no_player_has_an_entry_left() -> None:
    duel = Duel("young", "aged")
    duel.s.poison[0] = [1]
    duel.plans(["move"], ["move"])
    duel.abandon("move")
    assert duel.s.hits == [0, 0]
    duel.abandon("move")
    assert duel.s.hits == [1, 0]
    assert duel.s.turn == 2


@pytest.mark.rule("FW-7.12")
def test_entries_of_animals_keep_the_action_phase_going() -> None:
    duel = Duel("young", "aged")
    duel.animal(1, "P2:e6")
    duel.plans(["move"], ["animal move"])
    duel.abandon("move")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.turn == 1


# -- lost entries ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.13")
def test_the_remaining_entries_of_a_defeated_wizard_are_lost() -> None:
    duel = Duel("young", "young", "aged")
    duel.place(1, "P1:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative"], ["move", "run"], ["move"])
    duel.do("magic-touch", "target P2")
    assert duel.remaining(1) == []
    assert takes_of(duel) == [2]


@pytest.mark.rule("FW-7.13")
def test_a_wizard_that_has_hidden_has_no_entry_left() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.plans(["hide"], ["move", "run"])
    duel.do("hide")
    assert duel.remaining(0) == []
    duel.abandon("move")
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-7.17")
def test_the_remaining_entries_of_a_banished_animal_are_lost() -> None:
    duel = Duel("young", "young", spells=[["banish"], []])
    duel.animal(1, "P1:e6")
    duel.plans(["banish", "initiative"], ["move", "animal move", "animal run"])
    duel.do("banish")
    assert duel.animal_plan(1) == []
    assert duel.options() == ["do move", "abandon move"]


@pytest.mark.rule("FW-7.17", "FW-16.7")
def test_the_remaining_entries_of_a_replaced_animal_are_lost() -> None:
    duel = Duel("young", "aged", spells=[["summon-animal"], []], options={"one-animal": True})
    duel.animal(0, "P1:a1")
    duel.plans(["summon-animal", "move", "animal move", "animal run"], [])
    duel.do("summon-animal", "to P1:e6")
    assert duel.options() == ["do move", "abandon move"]


@pytest.mark.rule("FW-7.17")
def test_the_entries_of_an_animal_are_lost_with_its_owner() -> None:
    duel = Duel("young", "young", "aged")
    duel.place(1, "P1:e6")
    duel.animal(1, "P2:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative"], ["animal move"], ["move"])
    duel.do("magic-touch", "target P2")
    assert takes_of(duel) == [2]
