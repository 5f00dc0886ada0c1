"""The host of a table shows somebody out: at once, for good, and without winning by it."""

from __future__ import annotations

from spellwright.server.speaking import say
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person


def removal(host: Person, table: str, seat: int) -> int:
    return host.post(f"/api/tables/{table}/seats/{seat}/removal").status_code


def invitation(house: House, table: str, seat: int) -> str:
    """The link of a seat, which the page of the host shows."""
    found = house.in_loop(house.services.hall.table, table)
    return str(found.places[seat].link)


def accept(person: Person, link: str) -> int:
    return person.ask("POST", f"/seat/{link}", data={}).status_code


def test_before_the_game_the_seat_is_free_again(house: House) -> None:
    ann, ben, cleo = (house.person(name) for name in ("Ann", "Ben", "Cleo"))
    opened = ann.open_table("me", "person", "person", game="wizardry")
    table = opened["table"]["id"]
    assert ben.sit_down(table, 1).status_code == 201
    own = ben.facts(table)["link"]
    assert removal(ann, table, 1) == 201
    assert ann.facts(table)["seats"][1]["free"]
    refused = ben.get(f"/api/tables/{table}")
    assert refused.status_code == 403
    assert refused.json()["sentence"] == str(say("refusal-removed"))
    assert ben.sit_down(table, 2).status_code == 403
    assert accept(ben, own) == 404
    assert accept(ben, invitation(house, table, 1)) == 403
    assert cleo.sit_down(table, 1).status_code == 201


def test_in_the_game_a_bot_plays_on_and_nobody_has_won(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, ben, table = house.two_at_a_table(game="wizardry")
        own = ben.facts(table)["link"]
        assert removal(ann, table, 1) == 201
        facts = ann.facts(table)
        assert facts["status"] == "running"
        assert facts["seats"][1]["kind"] == "bot"
        assert ben.choose(table, "profile young").status_code == 403
        assert accept(ben, own) == 404
        assert removal(ann, table, 1) == 422
        link = invitation(house, table, 1)
    with open_house() as house:
        # After a restart the bot still plays, and the invitation still works.
        assert moved(ann, house).facts(table)["seats"][1]["kind"] == "bot"
        cleo = house.person("Cleo")
        cleo.get("/api/games")
        assert accept(moved(ben, house), link) == 403
        assert accept(cleo, link) == 303
        seat = cleo.facts(table)["seats"][1]
        assert seat["kind"] == "person"
        assert cleo.facts(table)["you"] == 1
    with open_house() as house:
        assert moved(cleo, house).facts(table)["seats"][1]["kind"] == "person"


def moved(person: Person, house: House) -> Person:
    """The same person at a server that was started again."""
    person._client = house.client
    return person


def test_only_the_host_removes_and_only_others(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    assert removal(ben, table, 0) == 403
    assert removal(house.person(), table, 1) == 403
    assert removal(ann, table, 0) == 422
    assert removal(ann, table, 9) == 422
    assert ben.facts(table)["you"] == 1


def test_the_page_of_who_was_removed_says_so(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    with (
        ben.page(table) as page,
        ben.socket(f"/api/tables/{table}/stream") as s,
    ):
        page.news()
        s.receive()
        assert removal(ann, table, 1) == 201
        assert "removed you" in page.receive_until("sentence")["sentence"]
        assert "removed you" in s.receive_until("sentence")["sentence"]


def test_an_open_request_does_not_outlive_who_was_removed(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    assert ann.choose(table, "mark a1").status_code == 201
    assert ann.act(table, "undo").status_code == 201
    assert ann.facts(table)["request"] is not None
    assert removal(ann, table, 1) == 201
    assert ann.facts(table)["request"] is None


def test_the_host_removes_by_the_page(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    with ann.page(table) as page:
        assert "Ben" in page.news()["menu"]
        page.send({"act": "remove", "key": "r", "seat": "nobody"})
        assert page.receive_until("kind")["kind"] == "unreadable"
        page.send({"act": "remove", "key": "r", "seat": 1})
        assert page.receive_type("removed")["key"] == "r"
    assert ben.get(f"/api/tables/{table}").status_code == 403
