"""FW-14.9 to FW-14.13: rematches."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel


def draw(duel: Duel) -> None:
    """End the turn with everybody's last hit, by poison."""
    hits, s = duel.s.hits_to_defeat, duel.s
    for wizard in range(s.seats):
        if s.in_play[wizard]:
            s.hits[wizard] = hits - 1
            s.poison[wizard] = [wizard]
    duel.end_turn()


@pytest.mark.rule("FW-14.9")
@pytest.mark.parametrize(("hits", "in_play"), [(1, 1), (2, 0)])
def test_two_hits_defeat_in_the_first_rematch(hits: int, in_play: int) -> None:
    duel = Duel("young", "greybeard")
    draw(duel)
    assert not duel.s.over
    duel.place(1, "P1:f5")
    duel.s.hits[1] = hits - 1
    duel.plans(["magic-touch"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.in_play[1] == in_play


@pytest.mark.rule("FW-14.10")
def test_one_hit_defeats_in_all_further_rematches() -> None:
    duel = Duel("young", "greybeard")
    draw(duel)
    draw(duel)
    assert (duel.s.rematch, duel.s.hits_to_defeat) == (2, 1)
    draw(duel)
    assert (duel.s.rematch, duel.s.hits_to_defeat) == (3, 1)
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (0,)


@pytest.mark.rule("FW-14.11")
def test_a_rematch_keeps_all_of_the_set_up() -> None:
    duel = Duel("young", "greybeard", spells=[["push"], ["fog", "hide"]], orientation=[1, 2])
    profiles, spells = duel.s.profile[:], [known[:] for known in duel.s.known]
    draw(duel)
    assert duel.s.rematch == 1
    assert duel.s.profile == profiles
    assert duel.s.known == spells
    assert duel.s.orientation == [1, 2]
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-14.11")
def test_in_a_rematch_wizards_return_to_start_without_hits() -> None:
    duel = Duel("young", "greybeard")
    duel.place(0, "P1:a1")
    duel.place(1, "P2:a1")
    draw(duel)
    assert (duel.square(0), duel.square(1)) == ("P1:e5", "P2:e5")
    assert duel.s.hits == [0, 0]
    assert duel.s.turn == 1


@pytest.mark.rule("FW-14.11")
def test_a_rematch_removes_all_markers() -> None:
    duel = Duel("young", "greybeard")
    duel.demon(0, "P1:a1")
    duel.smash("P1:a9")
    duel.load(1)
    draw(duel)
    assert duel.s.rematch == 1
    assert duel.s.poison == [[], []]
    assert duel.s.smashed == duel.s.balls == []
    assert duel.s.demon == -1
    assert (duel.s.animals, duel.s.double) == ([], [-1, -1])


@pytest.mark.rule("FW-14.11")
def test_a_rematch_resets_effects_that_wait() -> None:
    duel = Duel("young", "aged", spells=[["curse", "clairvoyance"], ["awareness", "stoneskin"]])
    duel.place(1, "P1:f5")
    duel.plans(["curse", "clairvoyance"], ["awareness", "stoneskin"])
    duel.load(3)
    duel.do("curse", "spend 0")
    duel.do("awareness")
    duel.do("clairvoyance")
    duel.s.hits = [4, 4]
    duel.s.poison = [[1], [0]]
    duel.do("stoneskin", "spend 0")
    assert duel.s.rematch == 1
    assert duel.s.ap == [5, 4]
    assert [ask.seat for ask in duel.s.asks] == [0, 1]
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], [])
    assert duel.s.pool == [0, 1]
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-14.11")
def test_a_rematch_of_wizards_that_were_not_defeated_resets_effects_that_wait() -> None:
    spells = [["curse", "clairvoyance"], []]
    duel = Duel("young", "aged", spells=spells, options={"turn-cap": 10})
    duel.place(1, "P1:f5")
    duel.s.turn = 10
    duel.plans(["curse", "clairvoyance"], [])
    duel.load(3)
    duel.do("curse", "spend 0")
    duel.do("clairvoyance")
    assert duel.s.rematch > 0
    assert duel.s.ap == [5, 4]
    assert [ask.seat for ask in duel.s.asks] == [0, 1]
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-14.11")
def test_a_rematch_resets_one_step_ahead() -> None:
    duel = Duel("young", "aged", spells=[[], ["one-step-ahead"]])
    duel.plans([], ["one-step-ahead"])
    duel.do("one-step-ahead")
    duel.plans(["move"], [])
    assert duel.asked() == (1, "declare")
    duel.answer("decline")
    draw(duel)
    duel.plans(["move"], [])
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-14.11")
@pytest.mark.parametrize("spell", ["push", "teleport"])
def test_a_rematch_makes_every_spell_available(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], ["move"])
    duel.do(spell, *(["to P1:a1"] if spell == "teleport" else []))
    duel.s.hits = [4, 4]
    duel.s.poison = [[1], [0]]
    duel.abandon("move")
    duel.answer("spend 0")
    assert duel.s.rematch == 1
    assert f"plan {spell}" in duel.options(0)


@pytest.mark.rule("FW-14.11")
def test_only_the_drawn_players_take_part_in_a_rematch() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    draw(duel)
    assert duel.s.rematch == 1
    assert [ask.seat for ask in duel.s.asks] == [0, 2]
    assert (duel.square(0), duel.square(1), duel.square(2)) == ("P1:e5", "", "P3:e5")


@pytest.mark.rule("FW-14.12")
def test_out_of_bounds_defeats_in_a_rematch_too() -> None:
    duel = Duel("young", "aged", spells=[["push"], []])
    draw(duel)
    duel.place(0, "P1:d4")
    duel.place(1, "P1:b4")
    duel.plans(["push"], [])
    duel.do("push", "spend 0")
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (0,)
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-14.13")
def test_the_board_of_a_rematch_is_the_whole_board_of_the_first_game() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["teleport"], [], []], third=5)
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    before = duel.s.board
    draw(duel)
    assert duel.s.board is before
    duel.plans(["teleport"], [], [])
    duel.do("teleport", "to P2:e5")
    assert duel.square(0) == "P2:e5"


@pytest.mark.rule("FW-14.13")
def test_the_seat_order_stays_in_a_rematch_and_nothing_is_set_up_anew() -> None:
    duel = Duel("aged", "young", "greybeard", orientation=[0, 1, 3], third=5)
    duel.place(0, "P2:f5")
    duel.s.hits[0] = 4
    duel.plans([], ["magic-touch"], [])
    duel.do("magic-touch", "target P1", "spend 0")
    draw(duel)
    assert duel.asked() == (1, "entry")
    assert duel.s.orientation == [0, 1, 3]
    assert duel.s.third == 5
    assert duel.told("rolled-for-spell") == []
    duel.plans([], ["move"], ["move"])
    assert duel.s.order == [1, 2]
