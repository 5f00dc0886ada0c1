"""Words beside options: prices while a Group is built, chances before an action."""

from __future__ import annotations

import re

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.content import columns
from spellwright.games.duels.lexicons import SPELL_NAMES, say
from spellwright.games.duels.odds import percent
from spellwright.kernel.saying import Argument
from spellwright.testing.duels import Duel, cards
from tests.duels.scenes import who

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}


STUPEFY = columns.spell("stupefy")
ODDS: dict[str, Argument] = {"before": 1, "after": 2}


def shape(note: str) -> str:
    """A note without its figures."""
    return re.sub(r"\d+", "#", note)


def notes(duel: Duel, seat: int = 0) -> dict[str, str]:
    return face.notes(Scene(duel.s.view(seat)))


def all_cards(duel: Duel, own: str, other: str) -> None:
    """Only one kind of card is unseen on each side."""
    for seat, kept in enumerate((own, other)):
        gone = columns.CLASH_DECK[:]
        gone.remove(columns.clash_card(kept))
        duel.s.discard[seat] = gone
        duel.s.deck[seat] = cards(kept)


def test_a_builder_reads_prices_and_figures() -> None:
    duel = Duel.new(groups="build")
    duel.choose(0, "affiliation hogwarts")
    said = say("note-recruit", price=8, mastery=2, defense=1)
    assert notes(duel)["recruit ron-weasley"] == str(said)
    assert notes(duel, 1) == notes(duel, -1) == {}


@pytest.mark.rule("WD-22.17", "WD-22.19")
def test_the_chance_to_hit_is_known_before_a_spell_is_cast() -> None:
    # Mastery 2 and a modifier of +1 against Defense 1: a lead of 2 before any card.
    duel = Duel(RON, {**NAGINI, "lord-voldemort": "d8"}, spells=[["stupefy", "protego"], []])
    all_cards(duel, "strong", "blank")
    duel.do("cast")
    best = say(
        "note-hits-best", odds=100, who=who("lord-voldemort"), what=SPELL_NAMES.noun(STUPEFY)
    )
    assert notes(duel)["cast stupefy"].startswith(str(best))
    assert notes(duel)["cast protego"].startswith(str(say("note-succeeds", odds=100)))
    duel.answer("cast stupefy")
    assert notes(duel)["model 2:nagini"] == str(say("note-hits", odds=100))
    assert notes(duel, 1) == {}


@pytest.mark.rule("WD-23.5")
def test_the_chance_counts_what_is_unseen_only() -> None:
    duel = Duel(RON, {**NAGINI, "lord-voldemort": "d8"}, spells=[["stupefy"], []])
    duel.do("cast")
    sure = notes(duel)["cast stupefy"]
    all_cards(duel, "blank", "strong")
    duel.refresh()
    assert notes(duel)["cast stupefy"] != sure
    best = say("note-hits-best", odds=0, who=who("lord-voldemort"), what=SPELL_NAMES.noun(STUPEFY))
    assert notes(duel)["cast stupefy"].startswith(str(best))
    # What the other player has in hand changes nothing that one can know.
    before = notes(duel)
    duel.s.hand[1] = cards("strong", "blank")
    duel.refresh()
    assert notes(duel) == before


@pytest.mark.rule("WD-29.9")
def test_what_empowering_changes_is_said_to_both_sides() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy"], []], power=[(3, 3), (3, 3)])
    duel.cast("stupefy")
    seat, question = duel.asked()
    assert (seat, question) == (1, "empower")
    assert shape(notes(duel, 1)["empower"]) == shape(str(say("note-empowered-hit", **ODDS)))
    duel.answer("pass")
    assert shape(notes(duel, 0)["empower"]) == shape(str(say("note-empowered-hits", **ODDS)))


@pytest.mark.rule("WD-29.9")
def test_what_empowering_cannot_change_is_said_too() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy"], []], power=[(3, 3), (3, 3)])
    all_cards(duel, "strong", "blank")
    duel.cast("stupefy")
    duel.answer("pass")
    assert notes(duel, 0)["empower"] == str(say("note-chance-stays", odds=100))


def test_percent_is_rounded() -> None:
    assert percent(0.584) == 58
