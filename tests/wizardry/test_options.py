"""FW-16: the options."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.rulebook import RULES
from spellwright.testing.wizardry import Duel, square


@pytest.mark.rule("FW-16.1", "FW-16.2", "FW-16.3")
def test_secrets_last_breath_and_written_targets_are_off_by_default() -> None:
    settings = RULES.check_settings(None)
    assert settings["secret-spells"] is False
    assert settings["last-breath"] is False
    assert settings["written-targets"] is False


@pytest.mark.rule("FW-16.4", "FW-16.5", "FW-16.6")
def test_mirrored_areas_and_a_cap_are_off_and_five_hits_defeat_by_default() -> None:
    settings = RULES.check_settings(None)
    assert settings["mirror"] is False
    assert settings["turn-cap"] == 0
    assert settings["hits"] == 5


# -- FW-16.1 --------------------------------------------------------------------------------------


def learning(*, secret: bool) -> Duel:
    """P1 has rolled 1 and 2 for a spell and learned Curse."""
    duel = Duel.new(2, **{"secret-spells": secret})
    duel.choose(0, "profile young")
    duel.load(1, 2)
    duel.choose(1, "profile aged")
    duel.choose(0, "learn curse")
    return duel


@pytest.mark.rule("FW-16.1")
def test_secret_spells_are_seen_by_their_owner_only() -> None:
    duel = learning(secret=True)
    assert duel.view(0).known[0] == [action("curse")]
    assert duel.view(1).known[0] == duel.view(1).public_spells[0] == []
    assert duel.view(-1).known[0] == duel.view(-1).public_spells[0] == []
    assert duel.heard(1, "learned") == []
    assert len(duel.heard(0, "learned")) == 1


@pytest.mark.rule("FW-16.1")
def test_the_dice_for_secret_spells_are_secret() -> None:
    duel = learning(secret=True)
    assert (0, 1, 2) in duel.heard(0, "rolled-for-spell")
    assert duel.heard(1, "rolled-for-spell") == []
    assert duel.heard(-1, "rolled-for-spell") == []


@pytest.mark.rule("FW-16.1")
def test_without_the_option_spells_and_dice_are_public() -> None:
    duel = learning(secret=False)
    assert duel.view(1).public_spells[0] == [action("curse")]
    assert (0, 1, 2) in duel.heard(1, "rolled-for-spell")
    assert len(duel.heard(1, "learned")) == 1


@pytest.mark.rule("FW-16.1")
def test_a_secret_spell_becomes_public_when_it_is_first_carried_out() -> None:
    duel = Duel("young", "aged", spells=[["fog", "beauty"], []], options={"secret-spells": True})
    duel.plans(["fog", "beauty"], ["move"])
    assert duel.view(1).public_spells[0] == []
    duel.do("fog")
    assert duel.view(1).public_spells[0] == [action("fog")]
    assert duel.view(1).known[0] == []


@pytest.mark.rule("FW-16.1")
def test_a_secret_spell_that_is_prevented_was_carried_out() -> None:
    spells = [["dispel"], ["fog"]]
    duel = Duel("young", "aged", spells=spells, options={"secret-spells": True})
    duel.plans(["dispel", "move"], ["fog"])
    duel.do("dispel")
    duel.do("fog")
    assert duel.view(0).public_spells[1] == [action("fog")]


# -- FW-16.2 --------------------------------------------------------------------------------------


def with_last_breath(*, on: bool = True) -> Duel:
    """P1 touches P2, who had 4 hits and still has a touch and a Move planned."""
    duel = Duel("young", "aged", options={"last-breath": on})
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], ["magic-touch", "move"])
    duel.do("magic-touch", "target P2", "spend 0")
    return duel


@pytest.mark.rule("FW-16.2")
def test_with_last_breath_a_beaten_wizard_still_carries_out_its_entries() -> None:
    duel = with_last_breath()
    assert duel.s.hits[1] == 5
    assert duel.asked() == (1, "opportunity")
    duel.do("magic-touch", "target P1")
    assert duel.s.hits == [1, 5]
    duel.do("move", "to P1:f4")
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (0,)


@pytest.mark.rule("FW-16.2")
def test_with_last_breath_a_beaten_wizard_can_still_force_a_draw() -> None:
    duel = with_last_breath()
    duel.s.hits[0] = 4
    duel.do("magic-touch", "target P1")
    duel.abandon("move")
    assert duel.s.rematch == 1


@pytest.mark.rule("FW-16.2")
def test_without_last_breath_a_beaten_wizard_is_removed_at_once() -> None:
    duel = with_last_breath(on=False)
    assert duel.s.over


@pytest.mark.rule("FW-16.2")
def test_with_last_breath_the_beaten_wizard_is_there_until_all_steps_are_over() -> None:
    duel = Duel("young", "aged", options={"last-breath": True})
    duel.place(1, "P1:f5")
    duel.ball(1, "P1:a1")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.asked() == (1, "ball-step")
    duel.answer("stay")
    assert duel.s.over


@pytest.mark.rule("FW-16.2")
def test_with_last_breath_going_out_of_bounds_still_removes_at_once() -> None:
    duel = Duel("young", "aged", spells=[["push"], []], options={"last-breath": True})
    duel.place(0, "P1:d4")
    duel.place(1, "P1:b4")
    duel.plans(["push", "move"], ["move"])
    duel.do("push", "spend 0")
    assert duel.s.in_play == [1, 0]
    assert duel.asked() == (0, "opportunity")


# -- FW-16.3 --------------------------------------------------------------------------------------


def writing(spell: str, *rest: str) -> Duel:
    """P1 can see P2 and P3 and plans a spell whose target has to be written."""
    profiles = ("young", "aged", "greybeard")
    spells = [[spell], [], []]
    duel = Duel(*profiles, spells=spells, options={"written-targets": True})
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.plan(0, *rest)
    duel.choose(0, f"plan {spell}")
    return duel


@pytest.mark.rule("FW-16.3")
@pytest.mark.parametrize(
    "spell",
    [
        "curse",
        "poison-dart",
        "magic-missile",
        "clairvoyance",
        "foresight",
        "spot-weakness",
        "plague-of-insects",
        "entangle",
        "push",
        "blinding-light",
        "transpose",
    ],
)
def test_the_target_wizard_is_written_in_planning(spell: str) -> None:
    duel = writing(spell)
    assert duel.options(0) == ["write-target P2", "write-target P3"]


@pytest.mark.rule("FW-16.3")
def test_the_written_target_cannot_be_changed() -> None:
    duel = writing("magic-missile")
    duel.choose(0, "write-target P3")
    duel.lock(0, 1, 2)
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0, 1]


@pytest.mark.rule("FW-16.3")
def test_a_divination_goes_to_the_written_wizard() -> None:
    duel = writing("foresight")
    duel.choose(0, "write-target P2")
    duel.lock(0, 1, 2)
    duel.do("foresight")
    assert duel.asked() == (1, "announce")


@pytest.mark.rule("FW-16.3")
def test_a_spell_fizzles_when_its_written_target_is_out_of_play() -> None:
    duel = writing("magic-missile", "magic-touch")
    duel.choose(0, "write-target P3")
    duel.s.hits[2] = 4
    duel.lock(0, 1, 2)
    duel.do("magic-touch", "target P3", "spend 0")
    duel.do("magic-missile")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.hits == [0, 0, 5]


@pytest.mark.rule("FW-16.3")
def test_without_the_option_no_target_is_written() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["magic-missile"], [], []])
    duel.choose(0, "plan magic-missile")
    assert not any(text.startswith("write") for text in duel.options(0))


# -- FW-16.4 --------------------------------------------------------------------------------------


def orientations(*, mirror: bool) -> list[str]:
    duel = Duel.new(2, mirror=mirror)
    while duel.asked()[1] != "orientation":
        duel.choose(duel.asked()[0], duel.options()[0])
    return duel.options()


@pytest.mark.rule("FW-16.4")
def test_start_areas_are_mirrored_only_with_the_option() -> None:
    turned = ["turn 0", "turn 90", "turn 180", "turn 270"]
    assert orientations(mirror=False) == turned
    assert orientations(mirror=True) == [*turned, *(f"{text}-mirrored" for text in turned)]


@pytest.mark.rule("FW-16.4")
@pytest.mark.parametrize(
    ("orientation", "place"), [(4, (8, 3)), (5, (3, 2)), (6, (2, 7)), (7, (7, 8))]
)
def test_the_column_is_mirrored_before_the_rotation(
    orientation: int, place: tuple[int, int]
) -> None:
    duel = Duel("young", "young", orientation=[orientation, 0], options={"mirror": True})
    assert duel.s.board.place[square("P1:b3")] == place


# -- FW-16.5 --------------------------------------------------------------------------------------


def at_turn(turn: int, *, hits: list[int], profiles: tuple[str, ...] = ("young", "aged")) -> Duel:
    """A game with a cap of 10 turns, at the end of a turn."""
    duel = Duel(*profiles, options={"turn-cap": 10})
    duel.s.turn = turn
    duel.s.hits = hits
    duel.plans(*([] for _ in profiles))
    return duel


@pytest.mark.rule("FW-16.5")
def test_after_the_last_turn_the_fewest_hits_win() -> None:
    duel = at_turn(10, hits=[3, 2])
    assert duel.s.outcome is not None
    assert duel.s.outcome.how == "fewest-hits"
    assert duel.s.outcome.winners == (1,)


@pytest.mark.rule("FW-16.5")
def test_who_stands_at_the_cap_is_ahead_of_who_was_defeated_before() -> None:
    duel = Duel("young", "aged", "greybeard", options={"turn-cap": 10})
    duel.place(0, "P2:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.s.turn = 10
    duel.s.hits = [1, 5, 2]
    duel.plans([], [], [])
    assert duel.s.outcome is not None
    assert duel.s.outcome.ranks == (1, 3, 2)


@pytest.mark.rule("FW-16.5")
def test_before_the_last_turn_the_game_goes_on() -> None:
    duel = at_turn(9, hits=[3, 2])
    assert not duel.s.over
    assert duel.s.turn == 10


@pytest.mark.rule("FW-16.5")
def test_without_a_cap_the_game_goes_on() -> None:
    duel = Duel("young", "aged")
    duel.s.turn = 1000
    duel.plans([], [])
    assert not duel.s.over
    assert duel.s.turn == 1001


@pytest.mark.rule("FW-16.5")
def test_a_tie_at_the_cap_is_a_rematch_of_the_tied_with_one_hit() -> None:
    duel = at_turn(10, hits=[2, 3, 2], profiles=("young", "aged", "greybeard"))
    assert not duel.s.over
    assert duel.s.hits_to_defeat == 1
    assert duel.s.in_play == [1, 0, 1]
    assert duel.s.turn == 1


@pytest.mark.rule("FW-16.5")
def test_a_tie_at_the_cap_of_the_rematch_is_decided_by_the_highest_roll() -> None:
    duel = at_turn(10, hits=[2, 2])
    duel.s.turn = 10
    duel.load(4, 4, 3, 5)
    duel.plans([], [])
    assert duel.told("cap-rolled") == [(0, 4), (1, 4), (0, 3), (1, 5)]
    assert duel.s.outcome is not None
    assert duel.s.outcome.how == "lucky-roll"
    assert duel.s.outcome.winners == (1,)


@pytest.mark.rule("FW-16.5")
def test_only_those_with_the_highest_roll_roll_again() -> None:
    duel = at_turn(10, hits=[2, 2, 2], profiles=("young", "aged", "greybeard"))
    duel.s.turn = 10
    duel.load(6, 1, 6, 2, 1)
    duel.plans([], [], [])
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (0,)


# -- FW-16.6 --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-16.6")
@pytest.mark.parametrize(("hits", "before", "over"), [(3, 1, False), (3, 2, True), (7, 5, False)])
def test_so_many_hits_defeat_in_the_first_game(hits: int, before: int, over: bool) -> None:
    duel = Duel("young", "aged", options={"hits": hits})
    duel.place(1, "P1:f5")
    duel.s.hits[1] = before
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.over is over


@pytest.mark.rule("FW-16.6")
def test_the_number_of_hits_does_not_change_the_rematch() -> None:
    duel = Duel("young", "aged", options={"hits": 7})
    duel.s.hits = [6, 6]
    duel.s.poison = [[1], [0]]
    duel.plans([], [])
    duel.answer("spend 0")
    assert duel.s.rematch == 1
    assert duel.s.hits_to_defeat == 2
