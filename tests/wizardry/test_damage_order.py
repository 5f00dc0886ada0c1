"""FW-9.10 and FW-9.11: the order of modifiers, and how many points can be spent."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.rulebook import RULES
from spellwright.testing.wizardry import Duel
from tests.wizardry.attacks import struck_by, touched


def kinds_told(duel: Duel) -> list[str]:
    return [RULES.events[event.kind].key for event in duel.story]


@pytest.mark.rule("FW-9.10")
def test_who_is_saved_by_beauty_keeps_its_illusion() -> None:
    duel = Duel("young", "greybeard", spells=[["storm"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.double(1, "P1:f5")
    duel.plans(["storm P1:g4"], [])
    duel.s.beautiful[1] = 1
    duel.load(3)
    duel.do("storm")
    assert duel.told("revealed") == []
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.10")
def test_who_is_not_struck_neither_rolls_nor_is_revealed() -> None:
    duel = Duel("young", "greybeard", spells=[["storm"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:i4")
    duel.double(1, "P1:i5")
    duel.plans(["storm P1:g4"], [])
    duel.s.beautiful[1] = 1
    duel.do("storm")
    assert duel.told("beauty-rolled") == []
    assert duel.told("revealed") == []


@pytest.mark.rule("FW-9.10")
def test_a_beauty_roll_on_an_aimed_spell_comes_before_the_reveal() -> None:
    duel = Duel("young", "greybeard", spells=[["magic-missile"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.double(1, "P1:f5")
    duel.plans(["magic-missile"], [])
    duel.s.beautiful[1] = 1
    duel.load(3)
    duel.do("magic-missile", "target P2")
    assert duel.told("revealed") == []


@pytest.mark.rule("FW-9.10")
def test_an_illusion_is_revealed_before_a_circle_protects() -> None:
    duel = Duel("young", "greybeard", spells=[["storm"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:e4")
    duel.double(1, "P1:f4", real=True)
    duel.plans(["storm P1:f5"], [])
    duel.s.circle[1] = 1
    duel.do("storm")
    assert duel.told("revealed") != []
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.10")
def test_no_points_are_asked_for_when_a_circle_protects() -> None:
    duel = Duel("young", "greybeard", spells=[["lightning-bolt"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.plans(["lightning-bolt P1:f4", "move"], [])
    duel.s.circle[1] = 1
    duel.do("lightning-bolt")
    assert duel.asked() == (0, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.10")
def test_no_points_are_asked_for_when_stoneskin_protects() -> None:
    duel = Duel("young", "greybeard")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch", "move"], [])
    duel.s.stoneskin[1] = 1
    duel.do("magic-touch", "target P2")
    assert duel.asked() == (0, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.10")
def test_points_are_spent_before_hits_are_marked() -> None:
    duel = touched(pool=1)
    duel.s.hits[1] = 4
    duel.answer("spend 1")
    assert duel.s.hits[1] == 4
    assert duel.s.in_play[1]


@pytest.mark.rule("FW-9.10")
def test_hits_come_before_the_push_and_defeat_after_it() -> None:
    duel = struck_by("tidal-wave P1:f4", pool=1)
    duel.s.hits[1] = 3
    duel.answer("spend 0")
    kinds = kinds_told(duel)
    assert kinds.index("hurt") < kinds.index("forced") < kinds.index("defeated")
    assert kinds.count("forced") == 2


@pytest.mark.rule("FW-9.10")
def test_a_circle_against_a_tidal_wave_stops_the_hits_but_not_the_push() -> None:
    duel = Duel("young", "greybeard", spells=[["tidal-wave"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.plans(["tidal-wave P1:f4"], [])
    duel.s.circle[1] = 1
    duel.do("tidal-wave")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer("spend 1")
    assert duel.s.hits == [0, 0]
    assert duel.square(1) == "P1:g4"


def points(most: int) -> list[str]:
    return [f"spend {number}" for number in range(most + 1)]


@pytest.mark.rule("FW-9.11")
@pytest.mark.parametrize(
    ("entry", "most"),
    [
        ("tidal-wave P1:f4", 2),
        ("storm P1:g4", 3),
        ("push", 2),
        ("entangle", 1),
        ("poison-dart", 1),
    ],
)
def test_points_upto_what_the_spell_does(entry: str, most: int) -> None:
    assert struck_by(entry, pool=5).options() == points(most)
    assert struck_by(entry, pool=most).options() == points(most)


@pytest.mark.rule("FW-9.11")
@pytest.mark.parametrize(
    "entry", ["tidal-wave P1:f4", "storm P1:g4", "push", "entangle", "poison-dart"]
)
def test_never_more_points_than_the_pool_holds(entry: str) -> None:
    assert struck_by(entry, pool=1).options() == points(1)
    assert struck_by(entry, pool=0).asked() == (1, "opportunity")


@pytest.mark.rule("FW-9.11")
def test_upto_four_points_against_a_magic_touch_with_a_sword() -> None:
    assert touched(pool=9, sword=True).options() == points(4)
    assert touched(pool=3, sword=True).options() == points(3)
    assert touched(pool=9).options() == points(1)


@pytest.mark.rule("FW-9.11")
@pytest.mark.parametrize(("pool", "most"), [(5, 2), (2, 2), (1, 1)])
def test_upto_two_points_against_a_sleet_storm(pool: int, most: int) -> None:
    duel = struck_by("sleet-storm", pool=pool)
    duel.abandon("move")
    assert duel.options() == points(most)


@pytest.mark.rule("FW-9.11")
def test_upto_three_points_against_flame_tongue() -> None:
    assert struck_by("flame-tongue", "direction e", pool=9).options() == points(3)
    assert struck_by("flame-tongue", "direction e", pool=2).options() == points(2)


@pytest.mark.rule("FW-9.11")
@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        (5, ["spend 0", "spend 2", "spend 4"]),
        (4, ["spend 0", "spend 2", "spend 4"]),
        (3, ["spend 0", "spend 2"]),
        (2, ["spend 0", "spend 2"]),
    ],
)
def test_points_against_lightning_go_in_pairs(pool: int, expected: list[str]) -> None:
    assert struck_by("lightning-bolt P1:f4", pool=pool).options() == expected


@pytest.mark.rule("FW-9.11")
def test_a_single_point_is_of_no_use_against_lightning() -> None:
    duel = struck_by("lightning-bolt P1:f4", pool=1)
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-9.11")
@pytest.mark.parametrize(("roll", "most"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_a_curse_rounded_up(roll: int, most: int) -> None:
    duel = Duel("young", "greybeard", spells=[["curse"], []])
    duel.place(1, "P1:f5")
    duel.plans(["curse"], ["defend"])
    duel.load(roll)
    duel.do("curse")
    assert duel.asked() == (1, "curse")
    assert duel.options() == points(most)


@pytest.mark.rule("FW-9.11")
def test_upto_two_points_against_insects() -> None:
    both = ["suffer 0", "suffer 1", "suffer 2", "flee 0", "flee 1", "flee 2"]
    assert struck_by("plague-of-insects", pool=5).options() == both
    one = ["suffer 0", "suffer 1", "flee 0", "flee 1"]
    assert struck_by("plague-of-insects", pool=1).options() == one


@pytest.mark.rule("FW-9.11")
def test_one_point_at_most_against_banish() -> None:
    duel = Duel("young", "greybeard", spells=[["banish"], []])
    duel.animal(1, "P1:f5")
    duel.plans(["banish"], [])
    duel.do("banish")
    assert duel.asked() == (1, "counter")
    assert duel.options() == points(1)


@pytest.mark.rule("FW-9.11")
def test_against_blinding_light_points_go_one_by_one_after_each_failed_roll() -> None:
    duel = Duel("young", "greybeard", spells=[["blinding-light"], []])
    duel.place(1, "P1:f5")
    duel.plans(["blinding-light"], ["move"])
    duel.load(1, 3, 4)
    duel.do("blinding-light")
    assert duel.options() == points(1)
    duel.answer("spend 1")
    assert duel.options() == points(1)
    duel.answer("spend 1")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.pool[1] == 0
    assert not duel.s.blinded[1]


@pytest.mark.rule("FW-9.11")
def test_the_caster_of_a_tidal_wave_has_points_for_its_hits() -> None:
    duel = Duel("greybeard", "young", spells=[["tidal-wave"], []])
    duel.plans(["tidal-wave P1:e6"], [])
    duel.s.pool[0] = 5
    duel.do("tidal-wave")
    assert duel.asked() == (0, "points")
    assert duel.options() == points(2)
