"""Groups that players keep as text: written, entered choice by choice, kept secret (WD-39.8)."""

from __future__ import annotations

import pytest

from spellwright.face.parts import Prepared
from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.groups.group import READY_MADE, Group
from spellwright.games.duels.groups.text import group_text
from spellwright.games.duels.lexicons import AFFILIATION_WORDS, say
from spellwright.games.duels.rulebook import RULES
from spellwright.kernel.refusal import Refused
from spellwright.testing.duels import Duel
from tests.duels.scenes import who

TRIO = READY_MADE[2]
TEXT = group_text(TRIO)


def entered(duel: Duel, seat: int, text: str) -> list[str]:
    choices = face.choices_in(duel.s, seat, text)
    for choice in choices:
        duel.choose(seat, choice)
    return choices


def prepared(duel: Duel, seat: int) -> Prepared:
    found = face.prepared(Scene(duel.s.view(seat)))
    assert found is not None
    return found


def question(duel: Duel, seat: int) -> str:
    ask = duel.s.ask_of(seat)
    assert ask is not None
    return RULES.questions[ask.question].key


def lines(text: str) -> dict[str, list[str]]:
    parts = [line.partition(":") for line in text.splitlines()]
    return {name: sorted(rest.split()) for name, _, rest in parts}


@pytest.mark.rule("WD-40.3", "WD-11.1")
def test_a_text_is_entered_in_two_phases_and_comes_out_the_same() -> None:
    duel = Duel.new(groups="build")
    assert prepared(duel, 0) == Prepared("", "", True)
    assert entered(duel, 0, TEXT)[:2] == ["affiliation hogwarts", "recruit harry-potter"]
    assert question(duel, 1) == "affiliation"
    assert not prepared(duel, 0).is_open
    entered(duel, 1, group_text(READY_MADE[1]))
    assert question(duel, 0) == "brew"
    assert len(entered(duel, 0, TEXT)) == 6
    entered(duel, 1, group_text(READY_MADE[1]))
    assert duel.asked()[1] == "map"
    name, text, is_open = prepared(duel, 0)
    assert (lines(text), is_open) == (lines(TEXT), False)
    side = AFFILIATION_WORDS.noun(TRIO.affiliation)
    assert name == str(say("text-group-name", side=side, who=who("harry-potter"), n=3))


@pytest.mark.rule("WD-8.3")
def test_a_text_is_refused_as_a_whole() -> None:
    duel = Duel.new(groups="build", budget=40)
    with pytest.raises(Refused) as refused:
        face.choices_in(duel.s, 0, TEXT)
    assert refused.value.says.key.startswith("refusal-cost-of-")
    assert refused.value.clause == "WD-8.3"
    assert question(duel, 0) == "affiliation"


def test_a_group_that_is_half_built_is_completed_whatever_was_chosen_first() -> None:
    duel = Duel.new(groups="build")
    duel.choose(0, "affiliation hogwarts")
    duel.choose(0, "recruit ron-weasley")
    first = prepared(duel, 0).text
    assert lines(first)["models"] == ["ron-weasley"]
    entered(duel, 0, TEXT)
    assert {**lines(prepared(duel, 0).text), "potions": []} == {**lines(TEXT), "potions": []}


def test_a_half_built_group_can_be_kept_and_the_rest_is_left_to_the_player() -> None:
    group = Group(TRIO.affiliation, TRIO.models, TRIO.artifacts, TRIO.spells, [], [])
    duel = Duel.new(groups="build")
    entered(duel, 0, group_text(group))
    assert question(duel, 0) == "pursue"


@pytest.mark.parametrize(
    ("chosen", "word"),
    [
        (["affiliation death-eaters"], "side-chosen"),
        (["affiliation hogwarts", "recruit albus-dumbledore"], "not-in-that-group"),
        (["affiliation hogwarts", "recruit harry-potter", "done"], "too-late"),
    ],
)
def test_what_stands_against_a_text_is_named(chosen: list[str], word: str) -> None:
    duel = Duel.new(groups="build", pack=True)
    for choice in chosen:
        duel.choose(0, choice)
    with pytest.raises(Refused) as refused:
        face.choices_in(duel.s, 0, TEXT)
    assert refused.value.says.key == f"refusal-{word}"


@pytest.mark.rule("WD-G49", "WD-40.3")
def test_nobody_is_given_the_group_of_another_seat() -> None:
    duel = Duel.new(groups="build")
    entered(duel, 0, TEXT)
    assert prepared(duel, 1) == Prepared("", "", True)
    assert face.prepared(Scene(duel.s.view(-1))) is None


def test_a_ready_made_group_can_be_kept_until_the_duel_begins() -> None:
    duel = Duel.new()
    assert lines(prepared(duel, 0).text) == lines(group_text(READY_MADE[0]))
    with pytest.raises(Refused, match="complete"):
        face.choices_in(duel.s, 0, TEXT)
    playing = Duel({"ron-weasley": "e7"}, {"nagini": "e9"})
    assert face.prepared(Scene(playing.s.view(0))) is None
