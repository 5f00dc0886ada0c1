"""Texts that players have prepared: entered through the log, for one's own seat only."""

from __future__ import annotations

from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text
from tests.server.conftest import OpenHouse
from tests.server.people import House, Json, Person

TEXT = group_text(READY_MADE[2])
BUILD = {"groups": "build"}


def enter(person: Person, table: str, text: str) -> Json:
    """What the page is answered."""
    with person.page(table) as page:
        page.send({"act": "enter", "key": "k", "text": text})
        while True:
            message = page.receive()
            if message["type"] in ("entered", "refusal"):
                return message


def seen(person: Person, table: str) -> Json:
    """A view, without the version of the table that goes with the time."""
    return {name: value for name, value in person.view(table).items() if name != "version"}


def test_a_group_is_entered_by_the_page_and_outlives_the_server(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, ben, table = house.two_at_a_table(game="duels", options=BUILD)
        assert enter(ann, table, TEXT)["choices"] > 20
        before = seen(ann, table)
    with open_house() as house:
        again = house.person("Ann")
        again.cookie = ann.cookie
        assert seen(again, table) == before
        assert before["waiting"] == [1]
        other = house.person("Ben")
        other.cookie = ben.cookie
        assert enter(other, table, TEXT)["choices"] > 20
        assert other.view(table)["decisions"][0]["question"] == "brew"


def test_the_other_seat_learns_nothing(house: House) -> None:
    ann, ben, table = house.two_at_a_table(game="duels", options=BUILD)
    before = seen(ben, table)
    enter(ann, table, TEXT)
    after = seen(ben, table)
    # That somebody is ready is seen; what was chosen is not.
    assert (before.pop("waiting"), after.pop("waiting")) == ([0, 1], [1])
    assert after == before
    assert "harry-potter" not in ben.look_at(f"/tables/{table}").text.partition("data-option")[0]


def test_an_illegal_group_is_refused_with_its_rule_and_nothing_is_chosen(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options={**BUILD, "budget": 40})
    refused = enter(ann, table, TEXT)
    assert refused["clause"] == "WD-8.3"
    assert "Galleons" in refused["sentence"]
    assert ann.view(table)["decisions"][0]["question"] == "affiliation"


def test_what_is_no_group_and_who_has_no_seat_is_refused(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options=BUILD)
    assert enter(ann, table, "expelliarmus!")["kind"] == "group"
    assert enter(house.person("Zoe"), table, TEXT)["kind"] == "not-seated"


def test_other_games_have_nothing_to_prepare(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    assert enter(ann, table, TEXT)["kind"] == "prepared"
    assert 'id="prepared"' not in ann.look_at(f"/tables/{table}").text


def test_the_page_carries_the_own_group_only(house: House) -> None:
    ann, ben, table = house.two_at_a_table(game="duels", options=BUILD)
    for choice in ("affiliation hogwarts", "recruit hermione-granger"):
        assert ann.choose(table, choice).status_code == 201
    assert 'data-text="hogwarts\nmodels: hermione-granger' in ann.look_at(f"/tables/{table}").text
    assert "models: hermione-granger" not in ben.look_at(f"/tables/{table}").text
    assert 'data-text=""' in ben.look_at(f"/tables/{table}").text
