"""The workshop for Groups: a draft changes piece by piece and ends in the same choices."""

from __future__ import annotations

import pytest

from spellwright.face.workshop import Bench, DraftItem
from spellwright.games.duels.content.columns import QUEST_TYPE
from spellwright.games.duels.groups import workshop
from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text, read_group
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.refusal import Refused
from spellwright.registry import game
from spellwright.speech.language import ENGLISH, language
from spellwright.speech.speaker import Speaker

SPEAKER = Speaker(language(ENGLISH))
NOTHING_YET = "hogwarts\n"


def building(**options: bool | int | str) -> DuelsState:
    state = game(RULES.id).new(2, 7, {"groups": "build", **options})
    assert isinstance(state, DuelsState)
    return state


def bench(state: DuelsState, text: str) -> Bench:
    return workshop.bench(state, 0, text, SPEAKER)


def piece(laid: Bench, shelf: str, key: str) -> DraftItem:
    pieces = next(one for one in laid.shelves if one.key == shelf).pieces
    return next(one for one in pieces if one.key == key)


def after(state: DuelsState, *changes: str, text: str = NOTHING_YET) -> str:
    for change in changes:
        text = workshop.changed(state, 0, text, change)
    return text


def test_an_empty_draft_shows_everything_and_says_what_is_missing() -> None:
    laid = bench(building(pack=True), NOTHING_YET)
    assert [shelf.key for shelf in laid.shelves] == list(workshop.SHELVES)
    assert laid.totals[0].value == "0 / 50"
    assert len(laid.missing) == 3
    assert not piece(laid, "models", "harry-potter").why_not
    assert piece(laid, "spells", "stupefy").why_not, "nobody is there to learn it"


def test_pieces_are_taken_and_put_away_and_totals_run() -> None:
    state = building()
    text = after(state, "add models harry-potter", "add spells stupefy", "add quests open-book")
    laid = bench(state, text)
    assert [total.value for total in laid.totals] == ["12 / 50", "1 / 3", "1 / 9", "0 / 6"]
    assert piece(laid, "models", "harry-potter").note, "the first one leads"
    text = after(state, "remove spells stupefy", "remove quests open-book", text=text)
    assert [total.value for total in bench(state, text).totals][1:3] == ["0 / 3", "0 / 9"]


def test_an_artifact_goes_to_somebody_who_may_bear_it() -> None:
    state = building()
    text = after(state, "add models hedwig", "add models ron-weasley")
    text = after(state, "add artifacts sword-of-gryffindor", text=text)
    assert "sword-of-gryffindor@ron-weasley" in text
    assert "sword" not in after(state, "remove models ron-weasley", text=text)


@pytest.mark.rule("WD-8.3")
def test_what_is_too_dear_says_so() -> None:
    laid = bench(building(budget=8), NOTHING_YET)
    reason = piece(laid, "models", "harry-potter").why_not
    assert "12" in reason
    assert "8" in reason


@pytest.mark.rule("WD-10.3")
def test_another_quest_of_the_same_type_takes_its_place() -> None:
    state = building()
    text = after(state, "add models harry-potter", "add quests blade-in-hand")
    text = after(state, "add quests open-book", text=text)
    chosen = read_group(text).quests
    assert len(chosen) in (1, 2)
    assert len({QUEST_TYPE[number] for number in chosen}) == len(chosen)


@pytest.mark.parametrize("key", ["hogwarts", "death-eaters"])
def test_the_rest_is_filled_and_what_was_there_stays(key: str) -> None:
    state = building()
    leader = "ron-weasley" if key == "hogwarts" else "nagini"
    text = after(state, f"side {key}", f"add models {leader}", "add potions pepperup", "fill")
    laid = bench(state, text)
    assert laid.missing == ()
    assert laid.left_out == ()
    assert read_group(text).models[0] == read_group(f"{key}\nmodels: {leader}\n").models[0]
    choices = game(RULES.id).face.choices_in(state, 0, text)
    assert len(choices) > 20, "it ends in the same choices"


def test_ready_groups_fit_their_budget() -> None:
    state = building()
    for one in workshop.ready(state, SPEAKER):
        laid = bench(state, one.text)
        assert laid.left_out == ()
        assert laid.text.splitlines()[1] == one.text.splitlines()[1]


def test_what_does_not_fit_is_left_out_with_its_reason() -> None:
    state = building()
    laid = bench(state, "hogwarts\nmodels: harry-potter harry-potter nagini\nspells: stupefy\n")
    assert len(laid.left_out) == 2
    assert read_group(laid.text).models == read_group("hogwarts\nmodels: harry-potter\n").models


@pytest.mark.parametrize("change", ["", "dance", "add models", "add owls hedwig", "add models me"])
def test_a_change_that_is_none_changes_nothing(change: str) -> None:
    text = group_text(READY_MADE[0])
    state = building()
    assert after(state, change or " ", text=text) == bench(state, text).text


def test_a_text_that_is_no_group_is_refused() -> None:
    with pytest.raises(Refused):
        bench(building(), "slytherin\nmodels: snape\n")
