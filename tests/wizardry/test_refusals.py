"""A choice that is not open is refused with the rule that stands in the way."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel


def refused(duel: Duel, seat: int, text: str) -> tuple[str, str]:
    refusal = duel.refusal(seat, text)
    return str(refusal), refusal.clause


@pytest.mark.rule("FW-7.9")
def test_a_final_spell_says_that_it_waits() -> None:
    duel = Duel("young", "aged", spells=[["storm"], []])
    duel.plans(["storm P1:h8", "move"], [])
    sentence, clause = refused(duel, 0, "do storm")
    assert ("last action" in sentence, clause) == (True, "FW-7.9")


@pytest.mark.rule("FW-7.8")
def test_a_first_spell_says_that_it_is_too_late() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.plans(["sleet-storm", "move"], [])
    duel.do("move", "to P1:e6")
    assert refused(duel, 0, "do sleet-storm")[1] == "FW-7.8"


@pytest.mark.rule("FW-20.2")
def test_an_entangled_wizard_is_told_why_it_cannot_move() -> None:
    duel = Duel("young", "young", spells=[[], ["entangle"]])
    duel.place(1, "P1:f5")
    duel.plans(["move"], ["entangle", "initiative"])
    duel.do("entangle")
    sentence, clause = refused(duel, 0, "do move")
    assert ("entangled" in sentence, clause) == (True, "FW-20.2")


@pytest.mark.rule("FW-7.3")
def test_what_is_not_in_the_plan_is_named() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    sentence = "You have no Run left in your plan. Choose an action that is in it."
    assert refused(duel, 0, "do run") == (sentence, "FW-7.3")


@pytest.mark.rule("FW-7.14")
def test_a_touch_without_anybody_near_says_so() -> None:
    duel = Duel("young", "aged")
    duel.plans(["magic-touch"], [])
    assert refused(duel, 0, "do magic-touch")[1] == "FW-7.14"


@pytest.mark.rule("FW-13.4", "FW-13.3")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("plan-animal P1:e6 move", "FW-13.3"),
        ("plan-animal P1:d6 run", "FW-13.4"),
        ("plan-animal P1:d6 defend", "FW-13.4"),
        ("plan-animal P1:a1 move", "FW-13.1"),
    ],
)
def test_animals_have_their_own_reasons(text: str, clause: str) -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:d6")
    duel.animal(0, "P1:e6", acts=False)
    duel.plan(0, "animal P1:d6 move", "animal P1:d6 magic-touch")
    assert refused(duel, 0, text)[1] == clause


@pytest.mark.rule("FW-5.15", "FW-5.16", "FW-5.27")
@pytest.mark.parametrize(
    ("name", "clause"), [("P1:c3", "FW-5.15"), ("P2:e5", "FW-5.16"), ("P1:a1", "FW-5.27")]
)
def test_a_square_that_cannot_be_written_says_why(name: str, clause: str) -> None:
    duel = Duel("young", "aged", spells=[["smash"], []])
    duel.smash("P1:a1")
    duel.choose(0, "plan smash")
    assert refused(duel, 0, f"write {name}")[1] == clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [("P1:e7", "FW-2.6"), ("P1:f5", "FW-2.11"), ("P1:d5", "FW-8.3"), ("P1:a1", "FW-8.1")],
)
@pytest.mark.rule("FW-8.3")
def test_a_square_that_cannot_be_entered_says_why(name: str, clause: str) -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.smash("P1:d5")
    duel.plans(["move"], [])
    duel.do("move")
    refusal = duel.refusal(0, f"to {name}")
    assert refusal.clause == clause
    assert refusal.says.key != "refusal-not-open"


@pytest.mark.rule("FW-13.28")
@pytest.mark.parametrize(
    ("roll", "name", "clause"),
    [
        (1, "P1:e7", "FW-2.6"),
        (1, "P2:e5", "FW-13.28"),
        (3, "P1:e5", "FW-5.16"),
        (3, "P1:d5", "FW-5.27"),
        (3, "P2:a1", "FW-13.28"),
    ],
)
def test_what_the_demon_cannot_aim_at_says_why(roll: int, name: str, clause: str) -> None:
    """A bolt may strike where somebody stands, so that is no reason; Smash may not."""
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    duel.smash("P1:d5")
    duel.load(roll)
    duel.plans(["move"], [])
    assert refused(duel, 0, f"to {name}")[1] == clause


@pytest.mark.rule("FW-12.3", "FW-13.20", "FW-13.21")
def test_a_ball_says_where_it_cannot_roll() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:d4")
    duel.ball(0, "P1:a1")
    duel.ball(1, "P1:a9")
    duel.animal(1, "P1:d5")
    duel.smash("P1:f4")
    duel.plans([], [])
    assert refused(duel, 0, "ball P1:a9")[1] == "FW-12.3"
    duel.choose(0, "ball P1:d4")
    assert refused(duel, 0, "to P1:c5")[1] == "FW-2.6"
    assert refused(duel, 0, "to P1:d5")[1] == "FW-13.21"
    assert refused(duel, 0, "to P1:e5")[1] == "FW-13.21"
    assert refused(duel, 0, "to P1:f4")[1] == "FW-13.20"


@pytest.mark.rule("FW-8.6", "FW-8.7")
def test_the_wind_says_where_it_cannot_blow() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f6")
    duel.smash("P1:d5")
    duel.plans(["puff-of-wind"], [], [])
    duel.do("puff-of-wind", "target P2")
    assert refused(duel, 0, "to P1:f6")[1] == "FW-8.7"
    assert refused(duel, 0, "to P1:d5")[1] == "FW-8.6"


@pytest.mark.rule("FW-9.11")
def test_points_that_are_not_there_are_counted() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2")
    assert refused(duel, 1, "spend 2") == ("Not enough defence points: you have 1.", "FW-9.11")


@pytest.mark.rule("FW-10.3", "FW-17.4")
@pytest.mark.parametrize(("fog", "clause"), [(0, "FW-10.3"), (1, "FW-17.4")])
def test_a_target_that_cannot_be_aimed_at_says_why(fog: int, clause: str) -> None:
    duel = Duel("young", "aged", "aged", "aged", spells=[["curse"], [], [], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f6")
    duel.place(3, "P1:e1" if not fog else "P1:e6")
    duel.plans(["curse"], [], [], [])
    duel.s.fog = fog
    if fog:
        duel.place(3, "P2:a6")
        duel.place(0, "P1:e6")
    duel.do("curse")
    assert refused(duel, 0, "target P4")[1] == clause


@pytest.mark.rule("FW-22.4")
def test_a_creature_out_of_sight_says_so() -> None:
    duel = Duel("young", "aged", spells=[["banish"], []])
    for name in ("P1:d6", "P1:f6", "P1:e8"):
        duel.animal(1, name)
    duel.plans(["banish"], [])
    duel.do("banish")
    assert refused(duel, 0, "creature P2-animal P1:e8")[1] == "FW-22.4"
    assert duel.refusal(0, "creature P2-animal P1:a1").says.key == "refusal-no-creature"


def test_a_reason_belongs_to_what_is_asked() -> None:
    """Nothing is announced here, no square is asked for, and no defence point can be spent."""
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    for text in ("lock", "announce 1 1", "to P1:e6", "spend 1", "plan move", "learn curse"):
        assert duel.refusal(0, text).says.key == "refusal-not-open"
