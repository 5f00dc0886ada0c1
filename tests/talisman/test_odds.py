"""The chances beside options, against every roll that the rules can make of the position."""

from __future__ import annotations

from itertools import product

import pytest

from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.odds import (
    barrier_chance,
    dice_odds,
    fight_odds,
    gates_chance,
    reroll_odds,
)
from spellwright.games.talisman.rules.attack_scores import FOE_LESSENED
from spellwright.testing.talisman import Tale

FACES = range(1, 7)


def fought(side: str, *, own: int = 1) -> tuple[Tale, list[int]]:
    """A fight with the Red Cap that is about to be rolled for, and how all rolls end: the numbers
    of those that are won, drawn and lost.
    """
    results = [0, 0, 0]
    for dice in product(FACES, repeat=own + 1):
        tale = before_the_fight(side)
        tale.load(*dice)
        tale.answer("fight")
        while tale.asked()[1].startswith("reroll"):
            tale.answer("keep")
        names = ("won", "drawn-fight", "lost-fight")
        told = [bool(tale.told(name)) for name in names]
        results[told.index(True)] += 1
    return before_the_fight(side), results


def before_the_fight(side: str) -> Tale:
    tale = Tale(side, "bellatrix-b", token="op")
    tale.fate(0, 0)
    tale.s.evading[0] = 1
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14")
    assert "fight" in tale.options()
    return tale


@pytest.mark.parametrize(("side", "own"), [("hagrid-b", 1), ("dumbledore-b", 1), ("harry-a", 2)])
def test_a_fight(side: str, own: int) -> None:
    tale, results = fought(side, own=own)
    rolls = 6 ** (own + 1)
    expected = [count / rolls for count in results]
    assert list(fight_odds(tale.s, 0)) == pytest.approx(expected)


def test_the_lower_of_two_dice_of_the_foe() -> None:
    tale = before_the_fight("hagrid-b")
    lead = 0
    won, drawn, lost = fight_odds(tale.s, 0, FOE_LESSENED)
    assert won > fight_odds(tale.s, 0)[0]
    assert won + drawn + lost == pytest.approx(1)
    counted = [0, 0, 0]
    for mine, one, two in product(FACES, repeat=3):
        ahead = lead + mine - min(one, two)
        counted[0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
    assert dice_odds(lead, 1, 2, False, True) == tuple(count / 216 for count in counted)


def test_a_reroll_in_a_fight() -> None:
    tale = before_the_fight("hagrid-b")
    tale.fate(0, 1)
    tale.load(2, 5)
    tale.answer("fight")
    assert tale.asked() == (0, "reroll")
    results = [0, 0, 0]
    for face in FACES:
        trial = before_the_fight("hagrid-b")
        trial.fate(0, 1)
        trial.load(2, 5, face)
        trial.answer("fight", "fate first")
        told = [bool(trial.told(name)) for name in ("won", "drawn-fight", "lost-fight")]
        results[told.index(True)] += 1
    assert list(reroll_odds(tale.s, 0, [2], 0)) == [count / 6 for count in results]


@pytest.mark.parametrize("magic", [3, 5, 8, 12])
def test_the_barrier_and_the_gates(magic: int) -> None:
    tale = Tale("dumbledore-b", "bellatrix-b")
    tale.s.magic[0] = magic
    passed = sum(one + magic > two + 9 for one, two in product(FACES, repeat=2))
    opened = sum(one + two <= magic for one, two in product(FACES, repeat=2))
    assert gates_chance(tale.s, 0, MAGIC) == opened / 36
    assert 0 <= gates_chance(tale.s, 0, MIGHT) <= 1
    assert barrier_chance(tale.s, 0) == pytest.approx(passed / 36)
