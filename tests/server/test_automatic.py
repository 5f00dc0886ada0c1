"""What is answered without asking: an ordinary choice, entered before anybody is told."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.face.automatic import Wish, Wishes
from spellwright.face.scene import Scene
from spellwright.games.battle import face as battle
from spellwright.samples.tic_tac_toe import TicTacToeFace
from tests.server.people import House, Person
from tests.shared.waiting import until

QUIET = "quiet"
PLAIN_CARD = "play alohomora"
"""Of which every Hero holds two at the beginning, and which can be taken back."""


def answers_by_itself(monkeypatch: pytest.MonkeyPatch, *, is_on: bool) -> None:
    """Tic-tac-toe in which the second seat can wish to take a1 without being asked."""

    def automatic(_: TicTacToeFace, scene: Scene[Any], wishes: Wishes) -> str:
        texts = [option.text for asked in scene.decisions for option in asked.options]
        is_wanted = scene.seat == 1 and QUIET in wishes and "mark a1" in texts
        return "mark a1" if is_wanted else ""

    wishes = [Wish(QUIET, "Take a1", is_on)]
    monkeypatch.setattr(TicTacToeFace, "automatic", automatic)
    monkeypatch.setattr(TicTacToeFace, "wishes", lambda *_: wishes)


def begins(person: Person, table: str) -> bool:
    """Whether somebody can play cards; what comes before that is answered anyhow."""
    asked = person.view(table)["decisions"]
    if asked and asked[0]["question"] != "action":
        person.choose(table, asked[0]["options"][0])
    return bool(asked) and asked[0]["question"] == "action"


def cells(person: Person, table: str) -> list[int]:
    found: list[int] = person.view(table)["shown"]["cells"]
    return found


def test_a_person_at_a_page_is_not_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answers_by_itself(monkeypatch, is_on=True)
    ann, ben, table = house.two_at_a_table()
    with ben.page(table) as page:
        page.news()
        assert ann.choose(table, "mark b2").status_code == 201
        page.news()
        # What is told is the position after the answer, never the question.
        assert "mark c3" not in page.shown()["prompt"]
        assert [entry["seat"] for entry in ann.view(table)["decisions"]] == [0]
    assert sorted(cells(ann, table)) == [-1] * 7 + [0, 1]


def test_a_program_is_asked_everything(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answers_by_itself(monkeypatch, is_on=True)
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark b2")
    assert ben.view(table)["decisions"]


def test_wishes_are_told_by_the_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answers_by_itself(monkeypatch, is_on=False)
    ann, ben, table = house.two_at_a_table()
    with ben.page(table) as page:
        page.news()
        ann.choose(table, "mark b2")
        page.news()
        assert "mark a1" in page.shown()["prompt"]
        page.send({"act": "wishes", "key": "w", "on": [QUIET]})
        page.receive_type("wished")
        while "checked" not in page.shown()["menu"] or "mark a1" in page.shown()["prompt"]:
            page.receive()
    assert not ben.view(table)["decisions"]


def test_undo_takes_back_what_was_answered_by_itself_with_what_led_to_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "bot random", game="battle")["table"]["id"]
    until(lambda: begins(ann, table))

    def second_card(scene: Scene[Any], _: Wishes) -> str:
        texts = [option.text for asked in scene.decisions for option in asked.options]
        is_due = PLAIN_CARD in texts and len(scene.shown.played) == 1
        return PLAIN_CARD if is_due else ""

    monkeypatch.setattr(battle, "automatic", second_card)
    before = ann.view(table)["shown"]
    with ann.page(table) as page:
        page.news()
        assert ann.choose(table, PLAIN_CARD).status_code == 201
        until(lambda: len(ann.view(table)["shown"]["played"]) == 2)
        assert ann.act(table, "undo").status_code == 201
        until(lambda: not ann.view(table)["shown"]["played"])
    assert ann.view(table)["shown"]["hand"] == before["hand"]
