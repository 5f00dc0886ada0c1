"""FW-1.1 to FW-1.5: models, dice and markers."""

from __future__ import annotations

import random

import pytest

from spellwright.games.wizardry.rulebook import RULES
from spellwright.testing.wizardry import Duel, square


def dice_of(duel: Duel, *choices: str) -> list[int]:
    """The numbers of sides of all dice that these choices roll."""
    duel.s.chance.record = []
    duel.answer(*choices)
    return [sides for sides, _ in duel.s.chance.record]


# -- models ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.1")
def test_each_player_has_exactly_one_wizard_model_on_the_board() -> None:
    duel = Duel("young", "aged", "greybeard")
    assert [duel.square(wizard) for wizard in range(3)] == ["P1:e5", "P2:e5", "P3:e5"]


@pytest.mark.rule("FW-1.1")
def test_a_hidden_wizard_has_no_model_on_the_board() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.plans(["hide"], ["move"])
    duel.do("hide")
    assert duel.square(0) == ""
    assert duel.s.in_play[0]
    duel.abandon("move")
    duel.answer("to P1:e4")
    assert duel.square(0) == "P1:e4"


@pytest.mark.rule("FW-1.1")
def test_a_defeated_wizard_has_no_model_on_the_board() -> None:
    duel = Duel("young", "young", "aged")
    duel.place(1, "P1:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative"], [], [])
    duel.do("magic-touch", "target P2")
    assert [duel.square(wizard) for wizard in range(3)] == ["P1:e5", "", "P3:e5"]


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.4")
def test_curse_rolls_a_d4() -> None:
    duel = Duel("young", "aged", spells=[["curse"], []])
    duel.place(1, "P1:e6")
    duel.plans(["curse"], [])
    assert dice_of(duel, "do curse") == [4]


@pytest.mark.rule("FW-1.4")
def test_spells_are_acquired_with_two_d6() -> None:
    duel = Duel.new()
    duel.choose(0, "profile young")
    duel.s.chance.load([3, 4, 1, 2])
    duel.choose(1, "profile young")
    assert dice_of(duel, "learn dispel") == [6, 6]


@pytest.mark.rule("FW-1.4")
def test_tied_wizards_roll_a_d6_each() -> None:
    duel = Duel("young", "young")
    duel.lock(0)
    duel.load(2, 5)
    assert dice_of(duel, "lock") == [6, 6]


@pytest.mark.rule("FW-1.4")
def test_the_demon_acts_by_a_d6() -> None:
    duel = Duel("young", "aged")
    duel.demon(0, "P2:a1")
    duel.lock(0)
    assert dice_of(duel, "lock") == [6]


@pytest.mark.rule("FW-1.4")
def test_beauty_and_blinding_light_roll_a_d6() -> None:
    duel = Duel("young", "aged", spells=[["magic-missile", "blinding-light"], ["beauty"]])
    duel.place(1, "P1:e6")
    duel.plans(["move", "magic-missile", "blinding-light"], ["beauty", "move"])
    duel.abandon("move")
    duel.do("beauty")
    assert dice_of(duel, "do magic-missile") == [6]
    duel.abandon("move")
    duel.load(4)
    assert dice_of(duel, "do blinding-light") == [6]


@pytest.mark.rule("FW-1.4")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_use_no_other_dice_than_d4_and_d6(seed: int) -> None:
    s = RULES.new(2 + seed % 2, seed=seed, options={"turn-cap": 10}, events=False)
    s.chance.record = []
    player = random.Random(seed)
    while not s.over:
        ask = s.asks[0]
        s.take(ask.seat, player.choice(s.options(ask)))
    assert {sides for sides, _ in s.chance.record} <= {4, 6}


# -- markers ---------------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.5")
@pytest.mark.parametrize(
    ("spell", "kind"),
    [
        ("summon-animal", "animal"),
        ("summon-demon", "demon"),
        ("tracking-ball", "balls"),
    ],
)
def test_animals_demon_and_balls_are_markers_on_the_board(spell: str, kind: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.plans([spell], ["move"])
    duel.do(spell, "to P1:e6")
    marked = {"animal": duel.s.animals, "demon": [duel.s.demon], "balls": duel.s.balls}
    assert square("P1:e6") in marked.pop(kind)
    assert all(place == -1 for places in marked.values() for place in places)


@pytest.mark.rule("FW-1.5")
def test_the_illusion_body_is_a_marker_on_the_board() -> None:
    duel = Duel("young", "aged", spells=[["illusory-body"], []])
    duel.plans(["illusory-body"], ["move"])
    duel.do("illusory-body", "to P1:e6", "real P1")
    assert duel.s.double == [square("P1:e6"), -1]


@pytest.mark.rule("FW-1.5")
def test_smash_puts_a_marker_on_the_board() -> None:
    duel = Duel("young", "aged", spells=[["smash"], []])
    duel.plans(["smash P1:e6"], ["move"])
    duel.do("smash")
    assert duel.s.smashed == [square("P1:e6")]


@pytest.mark.rule("FW-1.5")
def test_poison_puts_a_marker_on_a_wizard() -> None:
    duel = Duel("young", "aged", spells=[["poison-dart"], []])
    duel.place(1, "P1:e6")
    duel.plans(["poison-dart"], ["move"])
    duel.do("poison-dart", "spend 0")
    assert duel.s.poison == [[], [0]]
