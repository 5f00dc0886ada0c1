"""Shortcuts at a table: one message, ordinary entries in the log, and nothing twice."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.face.scene import Scene
from spellwright.face.shortcuts import Shortcut, chain_of
from spellwright.samples.tic_tac_toe import TicTacToeFace
from tests.server.conftest import OpenHouse
from tests.server.people import House, Json, Person
from tests.shared.waiting import until


def take(person: Person, table: str, id: str, key: str = "k") -> Json:
    """What the page is answered."""
    with person.page(table) as page:
        page.send({"act": "shortcut", "key": key, "id": id})
        while True:
            message = page.receive()
            if message["type"] in ("entered", "refusal"):
                return message


def at_actions(house: House) -> tuple[Person, str]:
    """A person with a hand of cards to play, in Hogwarts Battle with a second Hero of theirs."""
    ann, ben, table = house.two_at_a_table(game="battle")
    people = [ann, ben]
    for _ in range(40):
        for person in people:
            view = person.view(table)
            if not view["decisions"]:
                continue
            asked = view["decisions"][0]
            if asked["question"] == "action":
                return person, table
            assert person.choose(table, asked["options"][0]).status_code == 201
    raise AssertionError("nobody could play cards")


def test_all_cards_are_played_by_one_message_as_ordinary_choices(house: House) -> None:
    ann, table = at_actions(house)
    before = ann.view(table)
    made = take(ann, table, "play-all")["choices"]
    assert made >= 2
    after = ann.view(table)
    assert len(after["shown"]["played"]) == len(before["shown"]["played"]) + made


def test_a_message_that_comes_twice_counts_once(house: House) -> None:
    ann, table = at_actions(house)
    take(ann, table, "play-all", "once")
    after = ann.view(table)
    take(ann, table, "play-all", "once")
    assert ann.view(table)["shown"] == after["shown"]


def test_it_counts_once_even_after_a_restart(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, table = at_actions(house)
        take(ann, table, "play-all", "once")
        after = ann.view(table)["shown"]
    with open_house() as house:
        again = house.person("Ann")
        again.cookie = ann.cookie
        assert again.view(table)["shown"] == after
        assert take(again, table, "play-all", "once")["choices"] == 0
        assert again.view(table)["shown"] == after


def test_what_is_not_offered_and_who_is_not_asked_is_refused(house: House) -> None:
    ann, table = at_actions(house)
    before = ann.view(table)["shown"]
    assert take(ann, table, "win-at-once")["kind"] == "shortcut"
    assert take(house.person("Zoe"), table, "play-all")["kind"] == "not-seated"
    assert ann.view(table)["shown"] == before


def offers_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tic-tac-toe with a shortcut that needs an answer of the other in between."""

    def row(_: TicTacToeFace, scene: Scene[Any]) -> list[Shortcut]:
        chain = chain_of("where", ["mark a1", "mark a2"])
        return [Shortcut("row", "Row", chain, past_others=True)] if scene.decisions else []

    monkeypatch.setattr(TicTacToeFace, "shortcuts", row)


@pytest.mark.parametrize(("reply", "goes_on"), [("mark b2", True), ("mark a2", False)])
def test_a_shortcut_waits_while_another_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch, reply: str, goes_on: bool
) -> None:
    """It goes on where that is still possible; else its owner is asked as ever."""
    offers_a_row(monkeypatch)
    ann, ben, table = house.two_at_a_table()
    assert take(ann, table, "row")["choices"] == 1
    assert ben.choose(table, reply).status_code == 201
    marks = 3 if goes_on else 2
    until(lambda: 9 - ann.view(table)["shown"]["cells"].count(-1) == marks)
    assert bool(ann.view(table)["decisions"]) != goes_on


def test_who_takes_back_takes_the_waiting_shortcut_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    offers_a_row(monkeypatch)
    ann, ben, table = house.two_at_a_table()
    take(ann, table, "row")
    assert ann.act(table, "undo").status_code == 201
    assert ben.answer(table, allow=True).status_code == 201
    assert ann.choose(table, "mark c3").status_code == 201
    assert ben.choose(table, "mark b2").status_code == 201
    assert ann.view(table)["decisions"], "nothing is chosen for her any more"
