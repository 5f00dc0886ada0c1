"""Shortcuts at a table: one message, ordinary entries in the log, and nothing twice."""

from __future__ import annotations

from tests.server.conftest import OpenHouse
from tests.server.people import House, Json, Person


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
