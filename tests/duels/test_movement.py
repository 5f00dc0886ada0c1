"""WD-16, WD-38.10: movement and Push."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.rules.movement import Move, allowance
from spellwright.games.duels.rules.push import Push
from spellwright.testing.duels import Duel, set_column, space

RON = {"ron-weasley": "e7"}
FAR = {"nagini": "a5"}


@pytest.mark.rule("WD-16.1", "WD-EX17", "WD-40.16")
def test_up_to_three_spaces() -> None:
    duel = Duel(RON, FAR)
    duel.do("move", "to e6", "to e5")
    assert {"stop", "to e4"} <= set(duel.options())
    duel.answer("to e4")
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-16.2", "WD-16.14", "WD-37.22")
@pytest.mark.parametrize(
    ("who", "slow", "animal", "spaces"),
    [
        ("ron-weasley", 0, 0, 3),
        ("nagini", 0, 0, 4),
        ("fawkes", 0, 0, 5),
        ("ron-weasley", 2, 0, 1),
        ("ron-weasley", 4, 0, 0),
        ("sirius-black", 0, 1, 5),
    ],
)
def test_the_number_of_spaces(who: str, slow: int, animal: int, spaces: int) -> None:
    duel = Duel({who: "e7"}, {"hedwig": "a5"})
    if duel.asked()[1] == "animal":
        duel.answer("pass")
    duel.set("slow", who, slow)
    duel.set("animal", who, animal)
    assert allowance(duel.s, duel.model(who)) == spaces
    assert ("do move" in duel.options()) == (spaces > 0)


@pytest.mark.rule("WD-16.4", "WD-16.5", "WD-16.12")
def test_models_are_passed_but_not_stopped_on() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e6"}, {"nagini": "e5"})
    duel.activate("ron-weasley")
    duel.do("move", "to e6")
    assert "stop" not in duel.options()
    duel.answer("to e5")
    assert "stop" not in duel.options()
    duel.answer("to e4")
    assert duel.at("ron-weasley") == "e4"


@pytest.mark.rule("WD-16.12", "WD-16.5")
def test_no_step_into_a_space_that_cannot_be_left_again() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e5"}, FAR)
    duel.activate("ron-weasley")
    duel.set("slow", "ron-weasley", 1)
    duel.do("move", "to e6")
    assert "to e5" not in duel.options()


@pytest.mark.rule("WD-16.6", "WD-36.2", "WD-36.3")
def test_markers_do_not_hinder() -> None:
    duel = Duel(RON, FAR)
    duel.s.patronus[1] = space("e6")
    duel.do("move", "to e6", "stop")
    assert duel.at("ron-weasley") == "e6"


@pytest.mark.rule("WD-16.7", "WD-16.8", "WD-16.9")
def test_forced_movement_stops_before_obstacles() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e9"}, FAR)
    duel.activate("ron-weasley")
    ron = duel.model("ron-weasley")
    # Away from e6: d7, d8 ... e8; blocked on f7 (Impassable).
    duel.carry_out(Push(ron, 1, space("e6"), 1))
    assert "to f7" not in duel.options()
    duel.answer("to e8")
    duel.carry_out(Push(ron, 1, space("e7"), 1))
    assert "to e9" not in duel.options()


@pytest.mark.rule("WD-16.10", "WD-38.10c")
def test_nobody_leaves_the_map() -> None:
    duel = Duel({"ron-weasley": "i4"}, FAR)
    duel.carry_out(Push(duel.model("ron-weasley"), 2, space("h4"), 1))
    assert duel.at("ron-weasley") == "i4"
    assert all(at >= 0 for at in duel.s.board.near[space("i4")])


@pytest.mark.rule("WD-16.11", "WD-G15")
def test_a_movement_action_enters_at_least_one_space() -> None:
    duel = Duel(RON, FAR)
    duel.do("move")
    assert "stop" not in duel.options()


@pytest.mark.rule("WD-40.16", "WD-G15")
def test_a_move_by_an_effect_may_stop_at_once() -> None:
    duel = Duel(RON, FAR)
    duel.carry_out(Move(duel.model("ron-weasley"), 2, 0))
    assert "stop" in duel.options()


@pytest.mark.rule("WD-16.13", "WD-G15", "WD-G39")
def test_a_movement_cut_short_goes_back() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e6"}, FAR)
    duel.activate("ron-weasley")
    set_column(duel.s, "trap_at", 2, space("e6"))
    set_column(duel.s, "trap_spell", 2, columns.CAVE_INIMICUM)
    set_column(duel.s, "trap_caster", 2, duel.model("nagini"))
    duel.do("move", "to e6")
    # The ward's Slow 2 takes the two Spaces left; back to where Ron may stand, without cost.
    assert duel.at("ron-weasley") == "e7"
    assert duel.impacts("ron-weasley") == 1
    assert duel.told("went-back")


@pytest.mark.rule("WD-37.13a", "WD-37.13b")
def test_flying_ignores_terrain_but_does_not_end_on_walls() -> None:
    duel = Duel({"hedwig": "e8"}, FAR)
    duel.ground("e9", "dangerous")
    duel.ground("e10", "difficult")
    duel.do("move", "to e9", "to e10", "to e11", "stop")
    assert duel.impacts("hedwig") == 0
    other = Duel({"hedwig": "e8"}, FAR)
    other.do("move", "to f7")
    assert "stop" not in other.options()
    other.answer("to f6", "stop")
    assert other.at("hedwig") == "f6"


@pytest.mark.rule("WD-37.13b", "WD-16.8")
def test_an_opponent_never_moves_a_flyer_onto_a_wall() -> None:
    duel = Duel({"hedwig": "e8"}, FAR)
    duel.carry_out(Move(duel.model("hedwig"), 2, 1))
    assert "to f7" not in duel.options()


@pytest.mark.rule("WD-37.35")
def test_a_scout_walks_through_difficult_terrain() -> None:
    duel = Duel({"nagini": "e7"}, {"ron-weasley": "a5"})
    duel.ground("e6", "difficult")
    duel.ground("e5", "difficult")
    duel.do("move", "to e6", "to e5", "to e4")
    assert duel.at("nagini") == "e4"


@pytest.mark.rule("WD-38.10a", "WD-38.10b", "WD-40.20")
def test_push_increases_the_distance_at_every_step() -> None:
    duel = Duel(RON, {"nagini": "e9"}, spells=[["depulso"], []])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("depulso")
    assert duel.asked() == (0, "push")
    assert duel.spaces() == ["d9", "e10", "f9"]
    duel.answer("to e10")
    assert "stop" not in duel.options()
    duel.answer("to e11", "to e12")
    assert duel.at("nagini") == "e12"


@pytest.mark.rule("WD-38.10c", "WD-G15")
def test_push_ends_when_no_way_is_free() -> None:
    duel = Duel(
        {"ron-weasley": "e12"}, {"nagini": "e13", "hedwig": "e14"}, spells=[["depulso"], []]
    )
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("depulso", "nagini")
    assert "to e14" not in duel.options()


@pytest.mark.rule("WD-38.10d")
def test_push_leaves_no_marker() -> None:
    duel = Duel(RON, {"nagini": "e9"}, spells=[["depulso"], []])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("depulso")
    while duel.asked()[1] == "push":
        duel.answer(duel.options()[0])
    nagini = duel.model("nagini")
    assert (duel.s.slow[nagini], duel.s.poison[nagini]) == (0, 0)
    assert duel.get("burning", "nagini") == 0


@pytest.mark.rule("WD-38.10a", "WD-G15")
def test_push_counts_spaces_not_costs() -> None:
    duel = Duel(RON, FAR)
    duel.ground("e8", "difficult")
    duel.carry_out(Push(duel.model("ron-weasley"), 2, space("e6"), 1))
    duel.answer("to e8")
    duel.answer("to e9")
    assert duel.at("ron-weasley") == "e9"
