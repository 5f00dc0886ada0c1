"""The chances beside options: exact, and the same as in the hint."""

from __future__ import annotations

import pytest

from spellwright.bots import bot_named
from spellwright.face.scene import Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.board import space
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import game
from spellwright.testing.talisman import Tale


def note(tale: Tale, option: str) -> str:
    return face.notes(Scene(tale.s.view(tale.asked()[0])))[option]


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("op", "Magic 4 against 4: 58 % to win, 14 % to draw"),
        ("de", "Magic 4 against 4: 28 % to win, 14 % to draw"),
    ],
)
def test_an_attack_counts_the_advantage(token: str, said: str) -> None:
    tale = Tale("hagrid-b", "draco-b", token=token)
    tale.values(0, magic=4)
    tale.values(1, magic=4)
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.until("encounter")
    assert note(tale, "meet draco") == said


def test_each_ability_against_voldemort_says_its_chance() -> None:
    """Voldemort has 7 in London."""
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=6, might=12)
    tale.place(0, "out-4")
    tale.s.voldemort = space("out-8")
    tale.begin(1, 3)
    tale.until("voldemort")
    tale.answer("direction ccw")
    tale.until("ability")
    assert note(tale, "ability magic") == "28 % to win, 14 % to draw"
    assert note(tale, "ability might") == "97 % to win, 3 % to draw"


def test_a_hint_about_a_fight_says_the_chance_that_stands_beside_it() -> None:
    """Harry rolls two dice, of which the higher counts."""
    tale = Tale("harry-a", "draco-b")
    tale.values(0, magic=4, might=4)
    tale.fate(0, 2)
    tale.lay("mid-6", "angry-centaurs")
    tale.place(0, "mid-4")
    tale.arrive("mid-6")
    tale.until("evade")
    talisman = game("talisman")
    advice = advice_of(bot_named(talisman, "greedy"), tale.s, 0, FastChance(1))
    chance = note(tale, "fight").partition(" to win")[0]
    assert chance in str(advice.reason)


@pytest.mark.parametrize(
    ("side", "said"), [("mcgonagall-a", "Spend 1 Fate: stay here"), ("pettigrew-a", "Stay here")]
)
def test_staying_says_its_price(side: str, said: str) -> None:
    tale = Tale(side, "draco-b")
    tale.fate(0, 1)
    tale.place(1, "out-4")
    tale.place(0, "out-4")
    tale.begin()
    assert tale.asked() == (0, "way")
    labels = {it.text: str(it.says) for it in tale.s.view(0).decisions[0].options}
    assert labels["stay"] == said
