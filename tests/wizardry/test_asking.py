"""What a question tells beside its arguments, and the odds of the dice."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.lexicons import ENTRIES, say
from spellwright.games.wizardry.odds import at_least, sees_again, works_on
from spellwright.testing.wizardry import Duel


def labels(duel: Duel) -> dict[str, str]:
    return {option.text: option.label for option in duel.s.decisions[0].options}


def notes(duel: Duel) -> dict[str, str]:
    return face.notes(Scene(duel.s.view(duel.s.decisions[0].seat)))


def test_a_die_is_counted() -> None:
    assert at_least(4, 6) == pytest.approx(0.5)
    assert at_least(1, 6) == 1
    assert at_least(7, 6) == 0


def test_what_hits_is_told_with_what_defence_would_leave() -> None:
    duel = Duel("young", "young")
    duel.place(0, "P1:e5")
    duel.place(1, "P1:e6")
    duel.plans(["initiative", "magic-touch"], ["defend"])
    duel.do("magic-touch")
    duel.answer("target P2")
    asked = duel.s.decisions[0]
    touch = ENTRIES.noun(action("magic-touch"))
    pool = duel.s.pool[1]
    assert pool
    assert asked.prompt == str(say("question-points", action=touch, n=1, pool=pool))
    assert labels(duel)["spend 0"] == str(say("button-points-spend", n=0, rest=1))
    assert labels(duel)["spend 1"] == str(say("button-points-spend", n=1, rest=0))


@pytest.mark.rule("FW-21.8")
def test_who_is_dazzled_reads_how_likely_another_roll_helps() -> None:
    duel = Duel("young", "young", spells=[["blinding-light"], []])
    duel.place(0, "P1:e5")
    duel.place(1, "P1:e6")
    duel.plans(["initiative", "blinding-light"], ["defend"])
    duel.load(1)
    # There is one wizard to aim at, who is not asked for: the odds stand beside the spell.
    odds = str(say("note-works", n=round(100 * (1 - sees_again()))))
    assert notes(duel)["do blinding-light"].startswith(odds)
    duel.do("blinding-light")
    asked = duel.s.decisions[0]
    assert asked.prompt == str(say("question-reroll", n=1, pool=duel.s.pool[1]))
    assert notes(duel) == {"spend 1": str(say("note-sees-again", n=round(100 * sees_again())))}


@pytest.mark.rule("FW-21.6")
def test_beauty_halves_the_odds_of_a_dart_and_a_curse_says_what_it_may_cost() -> None:
    duel = Duel("young", "young", "young", spells=[["poison-dart", "curse"], [], []])
    duel.place(0, "P1:e5")
    duel.place(1, "P1:e6")
    duel.place(2, "P1:f6")
    dart = action("poison-dart")
    assert works_on(duel.s, dart, 1) == 1
    duel.s.beautiful[1] = 1
    assert works_on(duel.s, dart, 1) == pytest.approx(0.5)
    assert works_on(duel.s, action("fog"), 1) == 1
    duel.s.beautiful[1] = 0
    duel.plans(["initiative", "poison-dart", "curse"], [], [])
    duel.do("curse")
    assert set(notes(duel).values()) == {str(say("note-curse-roll", n=100, most=4))}
    duel.answer(duel.options()[0])
    duel.s.beautiful[1] = 1
    duel.do("poison-dart")
    assert list(notes(duel).values()) == [str(say("note-works", n=50))]
