"""Positions in which there is one right thing to do."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import KEYS
from spellwright.games.wizardry.state import action_of, written_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import as_saying
from spellwright.testing.wizardry import Duel, square_name
from tests.wizardry.bot.games import advice_for, advised


def draft_of_greedy(duel: Duel, seat: int) -> list[str]:
    """The plan that greedy writes, before it is locked."""
    while (advice := advised(duel.s, seat)) != "lock":
        duel.choose(seat, advice)
    return [KEYS[action_of(entry)] for entry in duel.s.plan[seat]]


# -- winning moves ---------------------------------------------------------------------------------


def test_it_takes_a_winning_touch_before_everything_else() -> None:
    duel = Duel("young", "young", spells=[["magic-missile", "sleet-storm"], []])
    duel.place(1, "P1:f6")
    duel.s.hits[1] = 4
    duel.plans(["initiative", "magic-touch", "sleet-storm"], ["move"])
    assert advised(duel.s, 0) == "do magic-touch"
    assert as_saying(advice_for(duel.s, 0).reason).key == "hint-touch-defeats"


def test_it_plans_sword_and_touches_against_a_neighbour() -> None:
    duel = Duel("young", "young", spells=[["spectral-sword", "curse", "fog"], []])
    duel.place(1, "P1:f6")
    plan = draft_of_greedy(duel, 0)
    assert plan.count("magic-touch") == 2
    assert "spectral-sword" in plan


def test_it_draws_the_sword_before_it_touches() -> None:
    duel = Duel("young", "young", spells=[["spectral-sword"], []])
    duel.place(1, "P1:f6")
    duel.plans(["initiative", "magic-touch", "magic-touch", "spectral-sword"], [])
    assert advised(duel.s, 0) == "do spectral-sword"


def test_it_pushes_out_of_bounds_when_it_can() -> None:
    duel = Duel("young", "young", spells=[["push", "magic-missile"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:a2")
    assert "push" in draft_of_greedy(duel, 0)
    duel = Duel("young", "young", spells=[["push", "magic-missile"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:a2")
    duel.plans(["initiative", "push", "magic-missile"], ["move"])
    assert advised(duel.s, 0) == "do push"
    duel.do("push")
    assert not duel.s.in_play[1]


def test_it_weakens_before_it_pushes_somebody_with_points() -> None:
    duel = Duel("young", "greybeard", spells=[["push", "spot-weakness"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:a2")
    assert {"push", "spot-weakness"} <= set(draft_of_greedy(duel, 0))
    duel = Duel("young", "greybeard", spells=[["push", "spot-weakness"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:a2")
    duel.plans(["initiative", "push", "spot-weakness"], [])
    assert advised(duel.s, 0) == "do spot-weakness"


def test_it_blows_a_foe_onto_a_smash_marker() -> None:
    duel = Duel("young", "greybeard", spells=[["magic-missile"], []])
    duel.place(1, "P1:f8")
    duel.place(0, "P1:f4")
    duel.smash("P1:g9")
    plan = draft_of_greedy(duel, 0)
    assert "puff-of-wind" in plan
    duel.lock(0, 1)
    assert advised(duel.s, 0) == "do puff-of-wind"
    duel.do("puff-of-wind", "target P2")
    assert advised(duel.s, 0) == "to P1:g9"


def test_it_changes_places_to_leave_smashed_ground_to_the_foe() -> None:
    for smash, wanted in (("P1:e6", True), ("P1:i9", False)):
        duel = Duel("young", "young", spells=[["transpose"], []])
        duel.place(1, "P1:h4")
        duel.smash(smash)
        assert ("transpose" in draft_of_greedy(duel, 0)) is wanted


def test_it_writes_the_square_of_the_foe_for_a_lightning_bolt() -> None:
    duel = Duel("young", "young", spells=[["lightning-bolt"], []])
    duel.place(1, "P1:g4")
    draft_of_greedy(duel, 0)
    written = [square_name(written_of(e)) for e in duel.s.plan[0] if written_of(e) >= 0]
    assert written == ["P1:g4"]


def test_a_storm_is_never_written_next_to_its_caster() -> None:
    duel = Duel("young", "young", spells=[["storm"], []])
    duel.place(1, "P1:f6")
    duel.plan(0, "storm")
    square = advised(duel.s, 0).removeprefix("write ")
    near = {square_name(q) for q in duel.s.board.adjacent[duel.s.at[0]]}
    assert square not in near


# -- staying in play -------------------------------------------------------------------------------


@pytest.mark.parametrize(("hits", "spent"), [(4, "spend 1"), (0, "spend 1")])
def test_it_spends_points_on_a_touch(hits: int, spent: str) -> None:
    duel = Duel("aged", "young")
    duel.place(1, "P1:f6")
    duel.s.hits[0] = hits
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert advised(duel.s, 0) == spent


def test_it_spends_points_to_avoid_defeat_though_it_carries_poison() -> None:
    duel = Duel("greybeard", "young", spells=[[], ["flame-tongue"]])
    duel.place(1, "P1:f6")
    duel.s.hits[0] = 2
    duel.s.poison[0] = [1, 1]
    duel.plans([], ["flame-tongue"])
    duel.do("flame-tongue", "direction sw")
    assert advised(duel.s, 0) != "spend 0"
    assert "defeated" in str(advice_for(duel.s, 0).reason)


def test_it_keeps_a_point_for_poison_rather_than_for_a_hit_that_does_not_matter() -> None:
    duel = Duel("aged", "young")
    duel.place(1, "P1:f6")
    duel.s.poison[0] = [1]
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert advised(duel.s, 0) == "spend 0"


def test_it_spends_just_enough_points_against_a_push() -> None:
    duel = Duel("greybeard", "young", spells=[[], ["push"]])
    duel.place(0, "P1:a3")
    duel.place(1, "P1:a6")
    duel.plans([], ["push"])
    duel.do("push")
    assert advised(duel.s, 0) == "spend 1"


def test_it_does_not_walk_onto_a_ball() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:g6")
    duel.ball(1, "P1:f5")
    duel.ball(1, "P1:f6")
    duel.plans(["initiative", "move", "magic-touch"], [])
    duel.answer("do move")
    assert advised(duel.s, 0) not in ("to P1:f5", "to P1:f6")


def test_it_gives_up_a_storm_that_would_strike_only_itself() -> None:
    duel = Duel("young", "young", spells=[["storm"], []])
    duel.plans(["initiative", "storm P1:f5"], [])
    assert advised(duel.s, 0) == "abandon storm"


# -- carrying out ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spell", ["magic-missile", "poison-dart", "lightning-bolt P1:g4", "flame-tongue", "curse"]
)
def test_it_does_not_abandon_a_useful_attack(spell: str) -> None:
    key = spell.split(maxsplit=1)[0]
    duel = Duel("young", "young", spells=[[key], []])
    duel.place(1, "P1:g4")
    duel.place(0, "P1:e4")
    duel.plans(["initiative", spell], [])
    assert advised(duel.s, 0) == f"do {key}"


def test_it_comes_within_touch_before_it_gives_up_the_touch() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:g4")
    duel.plans(["initiative", "move", "magic-touch"], [])
    assert advised(duel.s, 0) == "do move"
    duel.answer("do move")
    duel.answer(advised(duel.s, 0))
    assert advised(duel.s, 0) == "do magic-touch"


def test_sleet_storm_comes_first_since_it_could_not_come_later() -> None:
    duel = Duel("young", "young", spells=[["sleet-storm", "magic-missile"], []])
    duel.place(1, "P1:g4")
    duel.plans(["initiative", "magic-missile", "sleet-storm"], [])
    assert advised(duel.s, 0) == "do sleet-storm"


def test_a_ball_rolls_towards_the_foe() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:a1")
    duel.ball(0, "P1:d1")
    duel.plans([], [])
    assert duel.asked() == (0, "ball-step")
    duel.answer(advised(duel.s, 0))
    duel.answer(advised(duel.s, 0))
    assert square_name(duel.s.balls[0]) in ("P1:b1", "P1:b2")


def test_an_animal_next_to_a_foe_touches_twice() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:g4")
    duel.animal(0, "P1:g5")
    draft_of_greedy(duel, 0)
    assert [KEYS[action_of(e)] for e in duel.animal_plan(0)].count("magic-touch") == 2


def test_it_answers_an_announcement_with_a_plan_that_keeps_it() -> None:
    duel = Duel("young", "young", spells=[["magic-missile"], []])
    duel.place(1, "P1:g4")
    duel.s.announced[0] = 2 * 3 + 1
    duel.refresh()
    plan = draft_of_greedy(duel, 0)
    assert (plan.count("initiative"), plan.count("defend")) == (2, 1)


def test_it_completes_a_plan_that_somebody_else_began() -> None:
    """The hint goes on from what is written, sensible or not."""
    duel = Duel("young", "young", spells=[["flame-tongue", "hide", "leap"], []])
    duel.plan(0, "puff-of-wind", "leap")
    plan = draft_of_greedy(duel, 0)
    assert plan[:2] == ["puff-of-wind", "leap"]
    assert len(plan) > 2


def test_it_uses_what_foresight_tells() -> None:
    """A missile is worth more against somebody who has told that no Defend is planned."""
    told_none = Duel("young", "young", spells=[["magic-missile", "curse", "awareness"], []])
    told_none.place(1, "P1:g4")
    told_none.s.announced[1] = 0
    told_none.s.foreseen_by[1] = 1
    assert "magic-missile" in draft_of_greedy(told_none, 0)
    told_two = Duel("young", "young", spells=[["magic-missile", "curse", "awareness"], []])
    told_two.place(1, "P1:g4")
    told_two.s.announced[1] = 2
    told_two.s.foreseen_by[1] = 1
    assert "magic-missile" not in draft_of_greedy(told_two, 0)


def test_it_has_no_advice_for_somebody_who_is_not_asked() -> None:
    duel = Duel("young", "young")
    duel.plans(["initiative", "move"], ["move"])
    with pytest.raises(Refused):
        advice_for(duel.s, 1)
