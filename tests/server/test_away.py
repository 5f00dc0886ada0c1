"""A player who is away: after the table's time a bot plays, until the owner returns."""

from __future__ import annotations

import time

import pytest

from tests.server.people import House, Person, new_key
from tests.shared.waiting import until

MINUTE = 60


def later(house: House, table: str, seconds: int) -> None:
    """As if the last choice had been made so long ago."""
    house.services.hall._cache.known(table)[0].last_at = int(time.time()) - seconds


def waiting_for_ben(house: House) -> tuple[Person, Person, str]:
    ann, ben, table = house.two_at_a_table(game="wizardry", away_after=MINUTE)
    assert ann.choose(table, "profile young").status_code == 201
    return ann, ben, table


def stand_in(person: Person, table: str, seat: int) -> int:
    return person.post(f"/api/tables/{table}/seats/{seat}/stand-in").status_code


def settled(ann: Person, table: str) -> None:
    """Until the bot has chosen."""
    until(lambda: bool(ann.facts(table)["seats"][0]["asked"]))


def test_the_others_may_let_a_bot_play_when_the_time_is_over(house: House) -> None:
    ann, _, table = waiting_for_ben(house)
    assert stand_in(ann, table, 1) == 409, "too early"
    later(house, table, MINUTE + 1)
    assert stand_in(ann, table, 1) == 201
    assert ann.facts(table)["seats"][1]["away"] is True
    settled(ann, table)
    assert ann.facts(table)["seats"][0]["asked"], "the bot has chosen for Ben"


@pytest.mark.parametrize("how", ["page", "choice"])
def test_the_owner_takes_the_seat_back_by_returning(house: House, how: str) -> None:
    ann, ben, table = waiting_for_ben(house)
    later(house, table, MINUTE + 1)
    stand_in(ann, table, 1)
    settled(ann, table)
    if how == "page":
        assert ben.look_at(f"/tables/{table}").status_code == 200
    else:
        ben.choose(table, "anything")
    facts = ben.facts(table)
    assert (facts["seats"][1]["kind"], facts["seats"][1]["away"]) == ("person", False)


def test_nobody_stands_in_where_nobody_waits(house: House) -> None:
    ann, ben, table = waiting_for_ben(house)
    later(house, table, MINUTE + 1)
    assert stand_in(ben, table, 0) == 422, "Ann is not asked"
    assert stand_in(ann, table, 0) == 422, "not for oneself"
    assert stand_in(house.person("Zoe"), table, 1) == 403, "who only watches has no say"


def test_a_table_without_a_time_waits_for_ever(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    ann.choose(table, "mark b2")
    later(house, table, 10**6)
    assert stand_in(ann, table, 1) == 422


def test_a_restart_knows_who_is_away(house: House) -> None:
    ann, _, table = waiting_for_ben(house)
    later(house, table, MINUTE + 1)
    stand_in(ann, table, 1)
    settled(ann, table)
    read = house.in_loop(house.services.store.load, table)
    assert (read.away, read.places[1].is_bot, read.away_after) == ({1}, True, MINUTE)


def test_what_others_do_in_secret_does_not_show_in_how_long_one_waits(house: House) -> None:
    """The page counts the time itself: the part with the offer is the same before and after."""
    ann, ben, table = house.two_at_a_table(game="wizardry", away_after=MINUTE)
    with ann.page(table) as page:
        before = page.news()
        view = ben.view(table)
        ben.choose(table, view["decisions"][0]["options"][0], new_key())
        ann.post(f"/api/tables/{table}/chat", {"text": "Well?"})
        assert page.news()["prompt"] == before["prompt"]
