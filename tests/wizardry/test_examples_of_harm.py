"""Worked examples about defence points, poison and storms, with loaded dice."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square
from tests.wizardry.attacks import struck_by


@pytest.mark.rule("FW-EX7")
def test_example_7_a_greybeard_against_flame_tongue_and_touch() -> None:
    duel = Duel("young", "greybeard", spells=[["flame-tongue"], []])
    duel.place(1, "P1:f5")
    duel.plans(["flame-tongue", "magic-touch"], ["move"])
    duel.do("flame-tongue", "direction e", "spend 2")
    assert duel.s.hits == [0, 1]
    assert duel.s.pool[1] == 0
    duel.abandon("move")
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-EX8")
def test_example_8_lightning_on_a_pool_of_three() -> None:
    duel = struck_by("lightning-bolt P1:f4", pool=3)
    assert duel.options() == ["spend 0", "spend 2"]
    duel.answer("spend 2")
    assert duel.s.hits == [0, 1]
    assert duel.s.pool[1] == 1


@pytest.mark.rule("FW-EX9")
@pytest.mark.parametrize(("roll", "loss"), [(3, 1), (2, 0), (1, 0)])
def test_example_9_a_curse_lowered_by_one_point(roll: int, loss: int) -> None:
    duel = Duel("young", "aged", spells=[["curse"], []])
    duel.place(1, "P1:f5")
    duel.plans(["curse"], [])
    duel.load(roll)
    duel.do("curse", "spend 1")
    assert duel.s.ap == [5, 4 - loss]


@pytest.mark.rule("FW-EX10")
@pytest.mark.parametrize(("points", "end"), [(1, "P1:h4"), (2, "P1:f4")])
def test_example_10_a_push_lowered_by_points(points: int, end: str) -> None:
    duel = struck_by("push", f"spend {points}", pool=2)
    assert duel.square(1) == end


@pytest.mark.rule("FW-EX11")
def test_example_11_a_tidal_wave_lowered_by_one_point() -> None:
    duel = struck_by("tidal-wave P1:f4", "spend 1", pool=2)
    assert duel.s.hits == [0, 1]
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-EX12")
def test_example_12_two_touches_with_the_spectral_sword() -> None:
    duel = Duel("young", "young", spells=[["spectral-sword"], []])
    duel.place(1, "P1:f5")
    duel.plans(["spectral-sword", "magic-touch", "magic-touch", "initiative"], [])
    duel.do("spectral-sword")
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 4]
    assert duel.s.in_play == [1, 1]
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 8]
    assert duel.told("defeated") == [(1,)]


@pytest.mark.rule("FW-EX15")
def test_example_15_poison_leads_to_rematches_with_two_hits_and_then_one() -> None:
    duel = Duel("young", "greybeard")
    duel.s.hits = [4, 4]
    duel.s.poison = [[1], [0]]
    duel.plans(["move"], [])
    duel.s.pool[1] = 0
    duel.abandon("move")
    assert duel.told("defeated") == [(0,), (1,)]
    assert (duel.s.rematch, duel.s.hits_to_defeat) == (1, 2)
    duel.s.hits = [1, 1]
    duel.s.poison = [[1], [0]]
    duel.plans(["move"], [])
    duel.s.pool[1] = 0
    duel.abandon("move")
    assert (duel.s.rematch, duel.s.hits_to_defeat) == (2, 1)


@pytest.mark.rule("FW-EX16")
def test_example_16_the_victor_dies_of_poison_in_the_same_turn() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.s.hits = [4, 4]
    duel.s.poison[0] = [1]
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.told("defeated") == [(1,), (0,)]
    assert not duel.s.over
    assert duel.s.rematch == 1
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-EX22")
def test_example_22_a_wizards_own_dispel_prevents_its_lightning() -> None:
    duel = Duel("young", "aged", spells=[["dispel", "lightning-bolt"], []])
    duel.place(1, "P1:f5")
    duel.plans(["dispel", "lightning-bolt P1:f5"], ["magic-touch", "puff-of-wind"])
    duel.do("dispel")
    duel.do("magic-touch", "target P1")
    duel.do("lightning-bolt")
    assert len(duel.told("prevented")) == 1
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-EX24")
def test_example_24_two_sleet_storms() -> None:
    duel = Duel("young", "young", "aged", spells=[["sleet-storm"], ["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.plans(["sleet-storm", "initiative"], ["sleet-storm"], [])
    assert duel.s.pool == [0, 0, 1]
    duel.do("sleet-storm")
    duel.do("sleet-storm")
    assert duel.asked() == (2, "points")
    duel.answer("spend 0")
    assert duel.s.hits == [0, 2, 2]
    duel.answer("spend 1")
    assert duel.s.hits == [2, 2, 3]


@pytest.mark.rule("FW-EX26")
def test_example_26_a_prevented_antimagic_field_stops_nothing() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["antimagic-field"]])
    duel.place(1, "P1:f5")
    duel.ball(0, "P1:a1")
    duel.s.poison[1] = [0]
    duel.plans(["dispel"], ["antimagic-field"])
    duel.s.pool[1] = 0
    duel.s.storming[0] = 1
    duel.do("dispel")
    duel.do("antimagic-field")
    assert len(duel.told("prevented")) == 1
    assert duel.s.hits == [0, 1 + 2]
    assert duel.asked() == (0, "ball-step")
    duel.answer("to P1:a2", "to P1:a3")
    assert duel.s.balls == [square("P1:a3")]
    assert duel.s.poison[1] == [0]
