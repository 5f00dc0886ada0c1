"""A rematch: the same people, their seats kept for them."""

from __future__ import annotations

import gc

from spellwright.server.speaking import say
from spellwright.server.tables.table_cache import TableCache
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person, play_to_the_end


def again(person: Person, table: str) -> str:
    answer = person.post(f"/tables/{table}/rematch")
    assert answer.status_code == 303, answer.text
    next_table = str(answer.headers["location"].rsplit("/", 1)[1])
    person.give_word(next_table)
    return next_table


def test_a_rematch_keeps_every_seat_for_its_owner(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open_table("me", "person", spectators=False)
    table = opened["table"]["id"]
    ben.ask("POST", "/name", data={"name": "Ben"})
    ben.post(f"/seat/{opened['links'][1]['link']}")
    ben.give_word(table)
    play_to_the_end(ann, ben, table)
    next_table = again(ben, table)
    facts = ben.facts(next_table)
    assert (facts["you"], facts["status"], facts["seats"][0]["free"]) == (1, "waiting", True)
    assert ann.facts(table)["rematch"] == next_table
    assert again(ann, table) == next_table
    facts = ann.facts(next_table)
    assert (facts["you"], facts["status"]) == (0, "running")
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Ben"]


def test_a_kept_seat_is_for_its_owner_or_for_whom_the_host_invites(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    next_table = again(ben, table)
    zoe = house.person("Zoe")
    late = zoe.sit_down(next_table, 0)
    assert (late.status_code, late.json()["sentence"]) == (409, "This seat is kept for Ann.")
    assert str(say("button-sit-down")) not in zoe.look_at(f"/tables/{next_table}").text
    assert "is kept for you" in ann.look_at(f"/tables/{next_table}").text
    invitation = ben.look_at(f"/tables/{next_table}").text.split("/seat/")[1].split("<")[0]
    assert zoe.post(f"/seat/{invitation}").status_code == 303
    assert ben.facts(next_table)["seats"][0]["name"] == "Zoe"
    assert ann.post(f"/tables/{table}/rematch").status_code == 409


def test_the_others_are_told_at_the_old_table_and_at_home(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    with ann.page(table) as page:
        assert "Play again" in page.news()["prompt"]
        again(ben, table)
        assert str(say("button-join-seat")) in page.news()["prompt"]
    assert "A seat is kept for you" in ann.look_at("/").text
    assert str(say("text-they-play-again")) in house.person().look_at(f"/tables/{table}").text


def test_only_players_play_again_and_only_after_the_end(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    early = ann.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["kind"]) == (409, "running")
    play_to_the_end(ann, ben, table)
    assert house.person().post(f"/tables/{table}/rematch").status_code == 403
    assert ann.post(f"/api/tables/{table}/rematch").json()["you"] == 0


def test_bots_come_along(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "bot random")["table"]["id"]
    ann.act(table, "concession")
    facts = ann.facts(again(ann, table))
    assert (facts["status"], facts["seats"][1]["name"]) == ("running", "random")


def test_a_rematch_outlives_a_restart(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, ben, table = house.two_at_a_table()
        play_to_the_end(ann, ben, table)
        next_table = again(ben, table)
    with open_house() as house:
        ann._client = ben._client = house.client
        house.services.hall._cache = TableCache(most=1)
        gc.collect()
        assert again(ann, table) == next_table
        assert ann.facts(next_table)["status"] == "running"
