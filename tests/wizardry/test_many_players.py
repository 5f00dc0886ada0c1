"""FW-15: three or more players."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.rulebook import RULES
from spellwright.kernel.refusal import Refused
from spellwright.testing.wizardry import Duel, square


def origin(duel: Duel, area: str) -> tuple[int, int]:
    """The origin of a start area that is not turned: one step before its square a1."""
    x, y = duel.s.board.place[square(f"{area}:a1")]
    return x - 1, y - 1


def contacts(duel: Duel, one: str, other: str) -> int:
    """How many squares of one area share a side with the other area."""
    place, number = duel.s.board.place, duel.s.board.number
    first, second = square(f"{one}:a1") // 81, square(f"{other}:a1") // 81
    return sum(
        1
        for x, y in place[first * 81 : first * 81 + 81]
        if any(
            number.get((x + dx, y + dy), -81) // 81 == second
            for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
        )
    )


@pytest.mark.rule("FW-15.1")
def test_everybody_is_an_opponent_and_the_last_in_play_wins() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.s.hits = [0, 4, 4]
    duel.plans(["magic-touch", "magic-touch"], [], [])
    duel.answer("do magic-touch")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P2", "spend 0")
    assert not duel.s.over
    duel.do("magic-touch", "target P3", "spend 0")
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (0,)


@pytest.mark.rule("FW-15.2")
@pytest.mark.parametrize(("third", "with_p1", "with_p2"), [(4, 5, 4), (5, 4, 5)])
def test_the_third_area_touches_one_area_with_four_squares_and_the_other_with_five(
    third: int, with_p1: int, with_p2: int
) -> None:
    duel = Duel("young", "young", "young", third=third)
    assert origin(duel, "P1") == (0, 0)
    assert origin(duel, "P2") == (9, 0)
    assert origin(duel, "P3") == (third, 9)
    assert contacts(duel, "P3", "P1") == with_p1
    assert contacts(duel, "P3", "P2") == with_p2


def set_up_to_joining(seats: int) -> Duel:
    """A game after profiles, spells and orientations."""
    duel = Duel.new(seats)
    while duel.asked()[1] != "joining":
        assert duel.asked()[1] in ("profile", "spell", "orientation")
        duel.choose(duel.asked()[0], duel.options()[0])
    return duel


@pytest.mark.rule("FW-15.2")
def test_p3_chooses_the_joining_after_the_orientations_are_revealed() -> None:
    duel = set_up_to_joining(3)
    assert [ask.seat for ask in duel.s.asks] == [2]
    assert len(duel.told("turned")) == 3
    assert duel.options() == ["join 4", "join 5"]
    duel.answer("join 5")
    assert origin(duel, "P3") == (5, 9)
    assert duel.s.turn == 1


@pytest.mark.rule("FW-15.2")
def test_two_players_join_without_a_question() -> None:
    duel = Duel.new(2)
    while duel.s.turn == 0:
        assert duel.asked()[1] != "joining"
        duel.choose(duel.asked()[0], duel.options()[0])
    assert origin(duel, "P2") == (9, 0)


@pytest.mark.rule("FW-15.3")
@pytest.mark.parametrize(("third", "fourth"), [(4, 5), (5, 4)])
def test_the_fourth_area_is_on_the_opposite_long_side(third: int, fourth: int) -> None:
    duel = Duel("young", "young", "young", "young", third=third)
    assert origin(duel, "P3") == (third, 9)
    assert origin(duel, "P4") == (fourth, -9)


@pytest.mark.rule("FW-15.4")
@pytest.mark.parametrize("third", [4, 5])
def test_the_fifth_area_is_next_to_the_third(third: int) -> None:
    duel = Duel("young", "young", "young", "young", "young", third=third)
    assert origin(duel, "P5") == (third + 9, 9)
    assert contacts(duel, "P5", "P3") == 9


@pytest.mark.rule("FW-15.4")
@pytest.mark.parametrize(("third", "fourth"), [(4, 5), (5, 4)])
def test_the_sixth_area_is_next_to_the_fourth(third: int, fourth: int) -> None:
    duel = Duel("young", "young", "young", "young", "young", "young", third=third)
    assert origin(duel, "P6") == (fourth - 9, -9)
    assert contacts(duel, "P6", "P4") == 9


@pytest.mark.rule("FW-15.4")
def test_more_than_six_players_are_refused() -> None:
    assert RULES.new(6).seats == 6
    with pytest.raises(Refused, match="2–6 players"):
        RULES.new(7)


@pytest.mark.rule("FW-15.5")
def test_opportunities_go_round_in_initiative_order() -> None:
    duel = Duel("aged", "greybeard", "young")
    duel.plans(["move", "move"], ["move", "move"], ["move", "move"])
    asked = []
    for _ in range(6):
        asked.append(duel.asked()[0])
        duel.abandon("move")
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("FW-15.6")
def test_fog_binds_all_players() -> None:
    spells = [["fog"], ["magic-missile"], ["magic-missile"]]
    duel = Duel("young", "aged", "greybeard", spells=spells)
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.place(2, "P2:b4")
    duel.plans(["fog"], ["magic-missile"], ["magic-missile"])
    duel.do("fog")
    duel.do("magic-missile")
    duel.do("magic-missile")
    assert len(duel.told("fizzled")) == 2


@pytest.mark.rule("FW-15.6")
def test_no_other_wizard_may_run_in_a_sleet_storm() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["sleet-storm"], [], []])
    duel.place(1, "P1:f4")
    duel.place(2, "P1:d4")
    duel.plans(["sleet-storm"], ["run"], ["run"])
    duel.do("sleet-storm")
    assert duel.options() == ["abandon run"]
    duel.abandon("run")
    assert duel.options() == ["abandon run"]


@pytest.mark.rule("FW-15.6")
def test_a_curse_costs_only_the_chosen_wizard() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["curse"], [], []])
    duel.place(1, "P1:f4")
    duel.place(2, "P1:d4")
    duel.plans(["curse"], [], [])
    duel.load(2)
    duel.do("curse", "target P3", "spend 0")
    assert duel.s.ap == [5, 4, 3 - 2]


@pytest.mark.rule("FW-15.6")
def test_only_the_chosen_wizard_must_show_its_entries() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["clairvoyance"], [], []])
    duel.plans(["clairvoyance"], [], [])
    duel.do("clairvoyance", "wizard P3")
    assert [ask.seat for ask in duel.s.asks] == [2]
    assert duel.asked() == (2, "shown-entry")


@pytest.mark.rule("FW-15.7")
def test_a_defeated_player_takes_no_further_part() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.s.poison[1] = [0]
    duel.plans(["magic-touch"], ["move"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.asked() == (2, "opportunity")
    duel.abandon("move")
    assert [ask.seat for ask in duel.s.asks] == [0, 2]
    duel.plans(["move"], [], ["move"])
    assert duel.s.order == [0, 2]


@pytest.mark.rule("FW-15.7")
def test_a_defeated_summoner_is_not_asked_when_its_demon_is_banished() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["banish"], [], []])
    duel.place(1, "P1:f5")
    duel.demon(1, "P1:f4")
    duel.s.hits[1] = 4
    duel.load(1)
    duel.plans(["magic-touch", "banish"], [], ["move"])
    duel.answer("to P1:f4", "do magic-touch", "target P2", "spend 0", "abandon move", "do banish")
    assert duel.s.turn == 2
    assert duel.s.demon == -1


@pytest.mark.rule("FW-15.7")
def test_the_start_area_of_a_defeated_player_stays() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["teleport"], [], []])
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "teleport"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.do("teleport", "to P2:e5")
    assert duel.square(0) == "P2:e5"


def third_player_dies(spell: str, *answers: str) -> Duel:
    """P3 casts a spell on P2, then dies of poison at the end of the turn; P1 and P2 play on."""
    duel = Duel("young", "young", "greybeard", spells=[[], [], [spell]])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.s.hits[2] = 4
    duel.s.poison[2] = [0]
    duel.load(1, 2)
    duel.plans([], [], [spell])
    duel.load(3)
    duel.do(spell, *answers)
    duel.answer("spend 0")
    assert duel.s.in_play == [1, 1, 0]
    return duel


@pytest.mark.rule("FW-15.8")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight"])
def test_divination_by_a_defeated_wizard_lapses(spell: str) -> None:
    duel = third_player_dies(spell, "wizard P2")
    assert duel.asked() == (0, "entry")
    assert [ask.seat for ask in duel.s.asks] == [0, 1]


@pytest.mark.rule("FW-15.8")
def test_a_curse_by_a_defeated_wizard_lapses() -> None:
    duel = third_player_dies("curse", "target P2")
    assert duel.told("cursed") == [(1, 3)]
    assert duel.s.ap == [5, 5, 0]


@pytest.mark.rule("FW-15.8")
def test_a_curse_by_a_wizard_that_lives_stays_when_another_one_lapses() -> None:
    duel = Duel("young", "young", "greybeard", spells=[["curse"], [], ["curse"]])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.s.hits[2] = 4
    duel.s.poison[2] = [0]
    duel.plans(["curse", "initiative"], [], ["curse"])
    duel.load(1, 3)
    duel.do("curse", "target P2")
    duel.do("curse", "target P2")
    duel.answer("spend 0")
    assert duel.s.ap == [5, 5 - 1, 0]


@pytest.mark.rule("FW-15.8")
def test_nothing_is_left_of_the_curses_of_two_wizards_that_fall_together() -> None:
    duel = Duel("young", "young", "greybeard", spells=[[], ["curse"], ["curse"]])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.s.hits = [0, 4, 4]
    duel.s.poison = [[], [2], [1]]
    duel.plans([], ["curse", "initiative"], ["curse"])
    duel.load(3, 3)
    duel.do("curse", "target P3", "spend 0")
    duel.do("curse", "target P2")
    duel.answer("spend 0")
    assert duel.s.over
    assert duel.s.lost_ap == [0, 0, 0]


@pytest.mark.rule("FW-15.8")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight"])
def test_divination_on_a_defeated_wizard_lapses(spell: str) -> None:
    duel = Duel("young", "aged", "greybeard", spells=[[spell], [], []])
    duel.s.hits[2] = 4
    duel.s.poison[2] = [0]
    duel.plans([spell], [], [])
    duel.do(spell, "wizard P3")
    duel.answer("spend 0")
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-15.8")
def test_what_a_defeated_wizard_has_absorbed_and_was_cursed_for_lapses() -> None:
    duel = Duel("young", "young", "greybeard", spells=[["curse"], [], ["absorb-damage"]])
    duel.place(2, "P1:f4")
    duel.s.hits[2] = 4
    duel.s.poison[2] = [0]
    duel.plans(["curse", "magic-touch", "initiative"], [], ["absorb-damage"])
    duel.do("magic-touch", "target P3", "spend 1")
    duel.do("absorb-damage")
    duel.load(4)
    duel.do("curse", "spend 0")
    duel.answer("spend 0")
    assert not duel.s.in_play[2]
    assert (duel.s.lost_ap[2], duel.s.gained_ap[2], duel.s.ap[2]) == (0, 0, 0)
