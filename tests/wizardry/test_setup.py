"""FW-3: the set-up."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import NUMBER, action
from spellwright.testing.wizardry import Duel


def with_profiles(*profiles: str) -> Duel:
    """A game after the choice of the profiles."""
    duel = Duel.new(len(profiles))
    for seat, profile in enumerate(profiles):
        duel.choose(seat, f"profile {profile}")
    return duel


def rolled(*dice: int) -> Duel:
    """P1, a Greybeard, has rolled these dice for the first slot."""
    duel = Duel.new()
    duel.load(*dice)
    duel.choose(0, "profile greybeard")
    duel.choose(1, "profile young")
    return duel


def with_spells(*profiles: str) -> Duel:
    """A game in which all slots are filled, with whatever the dice offer first."""
    duel = with_profiles(*profiles)
    while duel.asked()[1] == "spell":
        duel.answer(duel.options()[0])
    return duel


def numbered(duel: Duel) -> list[int]:
    """The numbers of the spells that are offered."""
    return sorted(NUMBER[action(text.removeprefix("learn "))] for text in duel.options())


# -- profiles --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-3.2")
def test_all_players_choose_one_of_three_profiles_at_the_same_time() -> None:
    duel = Duel.new(3)
    profiles = ["profile young", "profile aged", "profile greybeard"]
    assert [ask.seat for ask in duel.s.asks] == [0, 1, 2]
    assert duel.options(0) == duel.options(1) == duel.options(2) == profiles


@pytest.mark.rule("FW-3.2")
def test_a_profile_stays_secret_until_all_have_chosen() -> None:
    duel = Duel.new()
    duel.choose(0, "profile aged")
    before = duel.s.view(1).to_json()
    other = Duel.new()
    other.choose(0, "profile young")
    assert other.s.view(1).to_json() == before
    assert duel.told("chose-profile") == []
    duel.choose(1, "profile greybeard")
    assert duel.heard(1, "chose-profile") == [(0, 1), (1, 2)]
    assert duel.view(1).profile == [1, 2]


@pytest.mark.rule("FW-3.2")
def test_two_players_may_choose_the_same_profile() -> None:
    assert with_profiles("aged", "aged").s.profile == [1, 1]


# -- spells ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-3.3")
def test_slots_are_filled_in_seat_order_with_a_new_roll_for_each() -> None:
    duel = rolled(3, 4, 1, 2, 3, 5)
    assert duel.told("rolled-for-spell") == [(0, 3, 4)]
    duel.answer("learn sleet-storm")
    assert duel.told("rolled-for-spell") == [(0, 3, 4), (0, 1, 2)]
    assert numbered(duel) == [1, 2, 12, 21]
    duel.answer("learn curse")
    assert duel.asked() == (0, "spell")
    assert numbered(duel) == [3, 5, 35, 53]


@pytest.mark.rule("FW-3.3")
@pytest.mark.parametrize(("profile", "slots"), [("young", 3), ("aged", 4), ("greybeard", 5)])
def test_a_wizard_learns_as_many_spells_as_its_profile_has_slots(profile: str, slots: int) -> None:
    duel = with_profiles(profile, "young")
    for _ in range(slots):
        assert duel.asked() == (0, "spell")
        duel.answer(duel.options()[0])
    assert len(duel.s.known[0]) == slots
    assert duel.asked() == (1, "spell")


@pytest.mark.rule("FW-3.3")
def test_the_dice_for_spells_are_rolled_openly() -> None:
    duel = rolled(3, 4)
    assert duel.heard(0, "rolled-for-spell") == [(0, 3, 4)]
    assert duel.heard(1, "rolled-for-spell") == [(0, 3, 4)]


@pytest.mark.rule("FW-3.4", "FW-EX1")
def test_two_different_numbers_give_both_and_their_two_combinations() -> None:
    assert numbered(rolled(3, 4)) == [3, 4, 34, 43]


@pytest.mark.rule("FW-3.4", "FW-EX4")
def test_a_six_and_a_one_give_three_spells_because_there_is_no_spell_six() -> None:
    assert numbered(rolled(6, 1)) == [1, 16, 61]


@pytest.mark.rule("FW-3.5", "FW-EX2")
def test_a_double_five_gives_every_spell_with_the_digit_five() -> None:
    assert numbered(rolled(5, 5)) == [5, 15, 25, 35, 45, 51, 52, 53, 54, 56, 65]


@pytest.mark.rule("FW-3.5", "FW-EX4")
def test_a_double_six_gives_every_spell_with_the_digit_six() -> None:
    assert numbered(rolled(6, 6)) == [16, 26, 36, 46, 56, 61, 62, 63, 64, 65]


@pytest.mark.rule("FW-3.5", "FW-EX4")
def test_a_double_one_gives_every_spell_with_the_digit_one() -> None:
    assert numbered(rolled(1, 1)) == [1, 12, 13, 14, 15, 16, 21, 31, 41, 51, 61]


@pytest.mark.rule("FW-3.6")
def test_a_wizard_may_not_learn_a_spell_twice() -> None:
    duel = rolled(3, 4, 4, 3)
    duel.choose(0, "learn sleet-storm")
    assert numbered(duel) == [3, 4, 43]


@pytest.mark.rule("FW-3.6")
def test_different_wizards_may_learn_the_same_spell() -> None:
    duel = Duel.new()
    duel.load(*[6, 2] * 4)
    duel.choose(0, "profile young")
    duel.choose(1, "profile young")
    duel.answer("learn fog", "learn summon-demon", "learn storm")
    assert duel.asked() == (1, "spell")
    assert numbered(duel) == [2, 26, 62]


@pytest.mark.rule("FW-3.7")
def test_a_roll_that_offers_nothing_new_is_rolled_again_with_both_dice() -> None:
    duel = rolled(6, 2, 6, 2, 6, 2, 6, 2, 2, 6, 3, 4)
    duel.answer("learn fog", "learn summon-demon", "learn storm")
    assert duel.told("rolled-for-spell")[3:] == [(0, 6, 2), (0, 2, 6), (0, 3, 4)]
    assert numbered(duel) == [3, 4, 34, 43]


@pytest.mark.rule("FW-3.7")
def test_a_roll_that_offers_one_new_spell_stands() -> None:
    duel = rolled(6, 2, 6, 2, 6, 2)
    duel.answer("learn fog", "learn summon-demon")
    assert numbered(duel) == [62]


@pytest.mark.rule("FW-3.8")
def test_the_chosen_spells_are_public_at_once() -> None:
    duel = rolled(3, 4)
    duel.choose(0, "learn sleet-storm")
    assert duel.view(1).public_spells[0] == duel.s.known[0]
    assert duel.view(-1).public_spells[0] == duel.s.known[0]
    assert len(duel.heard(1, "learned")) == 1


# -- orientations and places -----------------------------------------------------------------------


@pytest.mark.rule("FW-3.9")
def test_orientations_are_chosen_by_all_at_once_when_the_spells_are_known() -> None:
    duel = with_spells("young", "young")
    assert [ask.seat for ask in duel.s.asks] == [0, 1]
    assert duel.asked() == (0, "orientation")


@pytest.mark.rule("FW-3.9")
def test_an_orientation_stays_secret_until_all_have_chosen() -> None:
    duel, other = with_spells("young", "young"), with_spells("young", "young")
    duel.choose(0, "turn 90")
    other.choose(0, "turn 180")
    assert duel.s.view(1).to_json() == other.s.view(1).to_json()
    assert duel.told("turned") == []
    duel.choose(1, "turn 0")
    assert duel.heard(1, "turned") == [(0, 1), (1, 0)]
    assert duel.view(1).orientation == [1, 0]


@pytest.mark.rule("FW-3.9")
def test_the_areas_are_joined_as_they_were_turned() -> None:
    duel = with_spells("young", "young")
    duel.choose(0, "turn 90")
    duel.choose(1, "turn 0")
    assert duel.s.board.place == Duel("young", "young", orientation=[1, 0]).s.board.place


@pytest.mark.rule("FW-3.10")
def test_every_wizard_is_placed_on_the_start_of_its_own_area() -> None:
    duel = with_spells("young", "aged")
    assert [duel.square(0), duel.square(1)] == ["", ""]
    duel.choose(0, "turn 90")
    duel.choose(1, "turn 0")
    assert [duel.square(0), duel.square(1)] == ["P1:e5", "P2:e5"]


@pytest.mark.rule("FW-3.11")
def test_every_wizard_begins_without_hits_and_markers() -> None:
    duel = with_spells("young", "aged")
    duel.choose(0, "turn 90")
    duel.choose(1, "turn 0")
    s = duel.s
    assert (s.hits, s.poison, s.double, s.animals) == ([0, 0], [[], []], [-1, -1], [])
    assert (s.demon, s.balls, s.smashed) == (-1, [], [])


@pytest.mark.rule("FW-3.11")
def test_every_wizard_begins_without_effects_and_with_all_its_spells() -> None:
    duel = with_spells("young", "aged")
    duel.choose(0, "turn 90")
    duel.choose(1, "turn 0")
    s = duel.s
    assert (s.stoneskin, s.step_ahead, s.aware, s.ap) == ([0, 0], [0, 0], [0, 0], [5, 4])
    assert (s.fog, s.dispel, s.antimagic, s.circle) == (0, 0, 0, [0, 0])
    offered = [text for text in duel.options(0) if text.startswith("plan ")]
    assert len(offered) == 6 + 3
