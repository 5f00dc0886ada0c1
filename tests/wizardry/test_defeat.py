"""FW-14.1 to FW-14.8: defeat, victory and draw."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def touch_of_death(*profiles: str, spells: tuple[list[str], ...] = ()) -> Duel:
    """P2 has 4 hits and stands next to P1."""
    duel = Duel(*profiles, spells=spells)
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    return duel


@pytest.mark.rule("FW-14.1")
@pytest.mark.parametrize(("before", "in_play"), [(3, 1), (4, 0), (5, 0)])
def test_a_wizard_with_five_hits_or_more_is_defeated(before: int, in_play: int) -> None:
    duel = Duel("young", "greybeard")
    duel.place(1, "P1:f5")
    duel.s.hits[1] = before
    duel.plans(["magic-touch", "move"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.in_play == [1, in_play]


@pytest.mark.rule("FW-14.2")
def test_a_wizard_forced_off_the_board_is_defeated() -> None:
    duel = Duel("young", "aged", spells=[["push"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:b4")
    duel.plans(["push", "move"], ["move"])
    duel.do("push", "spend 0")
    assert duel.s.in_play == [1, 0]
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-14.2")
def test_a_wizard_blown_onto_a_smash_marker_is_defeated() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.smash("P1:g5")
    duel.plans(["puff-of-wind", "move"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P1:g5")
    assert duel.s.in_play == [1, 0]


@pytest.mark.rule("FW-14.3")
def test_a_defeated_wizard_is_removed_at_once_with_all_that_is_its_own() -> None:
    duel = touch_of_death("young", "aged", "greybeard")
    duel.double(1, "P1:g5")
    duel.animal(1, "P1:g6")
    duel.ball(1, "P1:a1")
    duel.plans(["magic-touch", "move"], ["move", "animal move"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.at[1] == duel.s.double[1] == -1
    assert duel.animals(1) == []
    assert duel.s.balls == []
    assert duel.asked() == (2, "opportunity")


@pytest.mark.rule("FW-14.3")
def test_the_remaining_entries_of_a_defeated_wizard_are_lost() -> None:
    duel = touch_of_death("young", "aged")
    duel.animal(1, "P1:g6")
    duel.plans(["magic-touch", "move"], ["move", "animal move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.remaining(1) == []
    assert duel.animal_plan(1) == []
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-14.3")
def test_the_square_of_a_defeated_wizard_is_free() -> None:
    duel = touch_of_death("young", "aged")
    duel.plans(["magic-touch", "move"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.answer("do move")
    assert "to P1:f5" in duel.options()


@pytest.mark.rule("FW-14.4")
def test_poison_smash_marker_and_demon_of_a_defeated_wizard_stay() -> None:
    duel = touch_of_death("young", "aged", "greybeard")
    duel.demon(1, "P3:e1")
    duel.smash("P1:a1")
    duel.s.poison[2] = [1]
    duel.load(3)
    duel.plans(["magic-touch"], [], [])
    duel.answer("to P3:d1", "do magic-touch", "target P2", "spend 0")
    assert duel.asked() == (2, "poison")
    duel.answer("spend 0")
    assert duel.s.hits == [0, 5, 1]
    assert duel.s.demon == square("P3:e1")
    assert square("P1:a1") in duel.s.smashed


@pytest.mark.rule("FW-14.4")
def test_fog_of_a_defeated_wizard_stays() -> None:
    duel = Duel("aged", "young", "greybeard", spells=[["magic-missile"], ["fog"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:e4")
    duel.place(2, "P1:i4")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "magic-missile"], ["fog"], ["move"])
    duel.do("fog")
    duel.do("magic-touch", "target P2")
    duel.abandon("move")
    duel.do("magic-missile")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.hits[2] == 0


@pytest.mark.rule("FW-14.4")
def test_dispel_of_a_defeated_wizard_stays() -> None:
    duel = Duel("aged", "young", "greybeard", spells=[["fog"], ["dispel"], []])
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "fog"], ["dispel"], ["move"])
    duel.do("dispel")
    duel.do("magic-touch", "target P2")
    duel.abandon("move")
    duel.do("fog")
    assert len(duel.told("prevented")) == 1


@pytest.mark.rule("FW-14.5")
def test_the_turn_is_played_to_its_end_after_a_defeat() -> None:
    duel = touch_of_death("young", "aged")
    duel.plans(["magic-touch", "move"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert not duel.s.over
    assert duel.asked() == (0, "opportunity")
    duel.do("move", "to P1:e4")
    assert duel.s.over


@pytest.mark.rule("FW-14.6")
def test_the_last_wizard_in_play_wins() -> None:
    duel = touch_of_death("young", "aged")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.outcome is not None
    assert duel.s.outcome.how == "last-standing"
    assert duel.told("wins") == [(0,)]
    assert duel.s.outcome.winners == (0,)
    assert duel.s.outcome.ranks == (1, 2)
    assert duel.s.outcome.scores == (1, 0)


@pytest.mark.rule("FW-14.7")
def test_a_turn_that_leaves_nobody_is_a_draw() -> None:
    duel = touch_of_death("young", "aged")
    duel.s.hits[0] = 4
    duel.s.poison[0] = [1]
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert not duel.s.over
    assert duel.s.rematch == 1
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-14.7")
def test_a_draw_is_between_those_defeated_in_the_last_turn() -> None:
    duel = touch_of_death("young", "aged", "greybeard")
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.turn == 2
    duel.s.hits = [4, 5, 4]
    duel.s.poison = [[2], [], [0]]
    duel.plans([], [], [])
    duel.answer("spend 0")
    assert duel.s.rematch == 1
    assert duel.s.in_play == [1, 0, 1]


@pytest.mark.rule("FW-14.7")
def test_the_order_of_defeats_within_the_turn_does_not_matter() -> None:
    duel = touch_of_death("young", "aged", "greybeard")
    duel.s.hits = [4, 4, 4]
    duel.s.poison = [[2], [], [0]]
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.answer("spend 0")
    assert duel.s.rematch == 1
    assert duel.s.in_play == [1, 1, 1]


@pytest.mark.rule("FW-14.8")
def test_with_two_wizards_in_play_the_next_turn_begins() -> None:
    duel = touch_of_death("young", "aged", "greybeard")
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert not duel.s.over
    assert duel.s.turn == 2
    assert duel.s.rematch == 0
    assert [ask.seat for ask in duel.s.asks] == [0, 2]
