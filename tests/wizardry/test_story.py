"""The log says why: what makes a spell fizzle, what keeps damage away, what points are for."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry import lexicons
from spellwright.games.wizardry.content.columns import action
from spellwright.testing.wizardry import Duel, square


def fizzled(duel: Duel) -> list[tuple[str, str]]:
    """The spells that fizzled, with the reasons told."""
    named = [(lexicons.ENTRIES.key(spell), why) for spell, why in duel.told("fizzled")]
    return [(spell, lexicons.OBSTACLES.key(why)) for spell, why in named]


def unhurt(duel: Duel) -> list[tuple[int, str]]:
    return [(wizard, lexicons.CAUSES.key(cause)) for wizard, cause in duel.told("unhurt")]


@pytest.mark.rule("FW-10.5")
@pytest.mark.parametrize(
    ("spell", "at", "fog", "why"),
    [
        ("curse", "P2:e5", 0, "unseen"),
        ("curse", "P1:i4", 1, "fogged"),
        ("transpose", "P2:d4", 0, "too-far"),
        ("lightning-bolt P1:e9", "P2:e5", 0, "square-unseen"),
        ("lightning-bolt P1:i4", "P2:e5", 1, "square-fogged"),
        ("smash P1:f4", "P1:f4", 0, "square-taken"),
        ("smash P1:g4", "P2:e5", 0, "square-smashed"),
        ("summon-demon", "P2:e5", 0, "demon-there"),
        ("tracking-ball", "P2:e5", 0, "balls-there"),
        ("banish", "P2:e5", 0, "no-creature"),
        ("banish", "P2:e5", 1, "creature-fogged"),
    ],
)
def test_a_spell_that_fizzles_says_why(spell: str, at: str, fog: int, why: str) -> None:
    key = spell.partition(" ")[0]
    duel = Duel("young", "aged", spells=[[key], []])
    duel.place(0, "P1:d4")
    duel.plans([spell], [])
    duel.place(1, at)
    duel.s.fog = fog
    duel.s.smashed = [square("P1:g4")] if why == "square-smashed" else []
    if why == "demon-there":
        duel.demon(1, "P2:i9")
    if why == "balls-there":
        duel.ball(1, "P2:i9")
        duel.ball(1, "P2:i8")
    if why == "creature-fogged":
        duel.animal(1, "P1:i4")
    duel.do(key)
    assert fizzled(duel) == [(key, why)]


@pytest.mark.rule("FW-9.10")
@pytest.mark.parametrize("cause", ["stoneskin", "circle", "defend", "beauty"])
def test_a_wizard_that_takes_no_damage_is_told_with_the_cause(cause: str) -> None:
    spell = "magic-touch" if cause == "stoneskin" else "magic-missile"
    duel = Duel("young", "aged", spells=[["magic-missile"], []])
    duel.place(1, "P1:e6")
    duel.plans([spell], ["defend"] if cause == "defend" else [])
    if cause == "circle":
        duel.place(0, "P1:d4")
        duel.place(1, "P1:i4")
    duel.s.stoneskin[1] = int(cause == "stoneskin")
    duel.s.circle[1] = int(cause == "circle")
    duel.s.beautiful[1] = int(cause == "beauty")
    duel.load(3)
    duel.do(spell, *(["target P2"] if cause == "stoneskin" else []))
    assert unhurt(duel) == [(1, cause)]
    assert duel.told("hurt") == []


@pytest.mark.rule("FW-9.4")
def test_points_are_told_with_what_they_are_for_and_what_they_save() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.told("spent") == [(1, 1, action("magic-touch"))]
    assert duel.told("spared") == [(1, 1)]
    assert duel.told("hurt") == []


@pytest.mark.rule("FW-20.13")
def test_a_shortened_push_is_told() -> None:
    duel = Duel("young", "aged", spells=[["push"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:e4")
    duel.plans(["push"], [])
    duel.do("push", "spend 1")
    assert duel.told("shortened") == [(1, 2)]


@pytest.mark.rule("FW-17.6", "FW-20.1")
@pytest.mark.parametrize(
    ("spell", "event"), [("poison-dart", "poisoned"), ("entangle", "entangled")]
)
def test_what_a_point_undoes_is_told_and_not_what_it_prevented(spell: str, event: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.place(1, "P1:f5")
    duel.plans([spell], [])
    duel.do(spell, "spend 1")
    assert (duel.told("undone"), duel.told(event)) == ([(1, action(spell))], [])


@pytest.mark.rule("FW-17.2")
def test_a_curse_that_is_undone_does_not_tell_of_a_loss() -> None:
    duel = Duel("young", "aged", spells=[["curse"], []])
    duel.place(1, "P1:f5")
    duel.plans(["curse"], [])
    duel.load(2)
    duel.do("curse", "spend 1")
    assert (duel.told("undone"), duel.told("cursed")) == ([(1, action("curse"))], [])


@pytest.mark.rule("FW-5.1")
def test_points_that_differ_from_the_profile_are_told() -> None:
    duel = Duel("young", "aged", spells=[["curse"], []])
    duel.place(1, "P1:f5")
    duel.plans(["curse"], [])
    duel.load(3)
    duel.do("curse", "spend 0")
    assert duel.told("has-points") == [(1, 1, 4)]


@pytest.mark.rule("FW-11.3")
def test_a_push_that_is_stopped_is_told() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:d5")
    duel.place(1, "P1:f5")
    duel.plans(["push"], [])
    duel.do("push")
    assert duel.told("stopped") == [(2, square("P1:g5"))]


@pytest.mark.rule("FW-22.4", "FW-22.5")
@pytest.mark.parametrize("counter", [0, 1])
def test_what_is_banished_and_what_is_not_is_told(counter: int) -> None:
    duel = Duel("young", "aged", spells=[["banish"], []])
    duel.place(0, "P1:d4")
    duel.animal(1, "P1:f4")
    duel.plans(["banish"], [])
    duel.do("banish", f"spend {counter}")
    assert len(duel.told("banished")) == 1 - counter
    assert len(duel.told("countered")) == counter
