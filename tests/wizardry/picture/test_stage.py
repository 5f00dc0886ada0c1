"""The stage of a roll for the initiative."""

from __future__ import annotations

from xml.etree import ElementTree

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.lexicons import say
from spellwright.testing.wizardry import Duel


def shown(duel: Duel) -> str:
    return face.stage(Scene(duel.s.view(0)), "x-")


def test_two_who_are_tied_roll_on_the_stage() -> None:
    duel = Duel("young", "young")
    assert shown(duel) == ""
    duel.load(3, 5)
    duel.plans(["move"], ["move"])
    strip = shown(duel)
    words = "".join(ElementTree.fromstring(f"<both>{strip}</both>").itertext())
    for said in (
        "Player 1 rolls 3",
        "Player 2 rolls 5",
        "innate initiative",
        str(say("stage-higher-roll")),
        "Player 2 goes first.",
    ):
        assert said in words
    assert strip.count('data-motion="tumble"') == 4
    duel.answer(duel.options()[0])
    assert shown(duel) == ""


def test_a_page_that_knows_who_plays_says_so() -> None:
    duel = Duel("young", "young")
    duel.load(3, 5)
    duel.plans(["move"], ["move"])
    strip = face.stage(Scene(duel.s.view(0), names=("Anna", "the bot adept")))
    assert ">Anna</text>" in strip
    assert ">the bot adept</text>" in strip
    assert "P1" not in strip


def test_where_nobody_is_tied_there_is_no_stage() -> None:
    duel = Duel("young", "young")
    duel.plans(["initiative"], ["move"])
    assert shown(duel) == ""
