"""A table that waits: its host changes seats and options, or calls it off."""

from __future__ import annotations

from tests.server.people import House, Person

FORM = {"game": "wizardry", "spectators": "yes", "away": "300"}


def opened(house: House, *seats: str) -> tuple[Person, str, list[str]]:
    ann = house.person("Ann")
    told = ann.open_table("me", *seats, game="wizardry")
    return ann, told["table"]["id"], [seat["link"] for seat in told["links"]]


def arrange(person: Person, table: str, **form: str) -> int:
    data = {**FORM, **{name.replace("_", "-"): value for name, value in form.items()}}
    return person.ask("POST", f"/tables/{table}/arrangement", data=data).status_code


def test_a_bot_takes_the_free_seat_and_the_game_begins(house: House) -> None:
    ann, table, _ = opened(house, "person")
    assert arrange(ann, table, seat_0="kept", seat_1="bot:random") == 303
    facts = ann.facts(table)
    assert (facts["status"], facts["seats"][1]["kind"], facts["away_after"]) == (
        "running",
        "bot",
        300,
    )


def test_seats_come_and_go_and_options_change(house: House) -> None:
    ann, table, links = opened(house, "person", "bot random")
    ben = house.person("Ben")
    seats = {"seat_0": "kept", "seat_1": "person", "seat_2": "person", "seat_3": "person"}
    assert arrange(ann, table, **seats, option_hits="3") == 303
    facts = ann.facts(table)
    assert [seat["kind"] for seat in facts["seats"]] == ["person"] * 4
    assert facts["options"]["hits"] == 3
    assert ben.post(f"/seat/{links[1]}").status_code == 303, "the invitation is still good"
    read = house.in_loop(house.services.store.load, table)
    assert (len(read.places), read.settings["hits"], read.away_after) == (4, 3, 300)
    assert read.places[1].name == "Guest"


def test_whoever_sits_there_stays_unless_the_host_frees_the_seat(house: House) -> None:
    ann, table, _ = opened(house, "person", "person")
    ben = house.person("Ben")
    ben.sit_down(table, 1)
    seats = {"seat_0": "kept", "seat_1": "bot:random", "seat_2": "person"}
    assert arrange(ann, table, **seats) == 303
    assert ann.facts(table)["seats"][1]["name"] == "Ben"
    assert arrange(ann, table, **{**seats, "seat_1": "person"}) == 303
    assert ann.facts(table)["seats"][1]["free"] is True


def test_a_refusal_keeps_what_was_entered_and_changes_nothing(house: House) -> None:
    ann, table, _ = opened(house, "person")
    data = {**FORM, "seat-0": "kept", "seat-1": "none", "option-hits": "3"}
    refused = ann.ask("POST", f"/tables/{table}/arrangement", data=data)
    assert refused.status_code == 422
    assert '<option value="3" selected>3</option>' in refused.text
    assert 'role="alert"' in refused.text
    assert len(ann.facts(table)["seats"]) == 2


def test_only_the_host_arranges_and_only_before_the_game(house: House) -> None:
    ann, table, _ = opened(house, "person")
    ben = house.person("Ben")
    assert ben.look_at(f"/tables/{table}/arrangement").status_code == 403
    assert arrange(ben, table, seat_0="kept", seat_1="bot:random") == 403
    assert ben.post(f"/tables/{table}/cancellation").status_code == 403
    ben.sit_down(table, 1)
    assert arrange(ann, table, seat_0="kept", seat_1="bot:random") == 409
    assert ann.post(f"/tables/{table}/cancellation").status_code == 409


def arrange_seat(person: Person, table: str, seat: int, wish: str) -> int:
    path = f"/tables/{table}/arrangement/{seat}"
    return person.ask("POST", path, data={"wish": wish}).status_code


def test_one_seat_gets_a_bot_or_is_freed_and_all_else_stays(house: House) -> None:
    ann, table, links = opened(house, "person", "person", "bot random")
    page = ann.look_at(f"/tables/{table}").text
    assert f'action="/tables/{table}/arrangement/1"' in page
    assert arrange_seat(ann, table, 3, "person") == 303
    assert arrange_seat(ann, table, 1, "bot:random") == 303
    facts = ann.facts(table)
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "person", "person"]
    assert facts["status"] == "waiting"
    assert links[2] in ann.look_at(f"/tables/{table}").text, "the invitation is still good"
    house.person("Ben").sit_down(table, 2)
    assert arrange_seat(ann, table, 3, "bot:random") == 303
    assert ann.facts(table)["status"] == "running", "nobody is missing any more"


def test_one_seat_is_arranged_by_the_host_alone_and_only_so(house: House) -> None:
    ann, table, _ = opened(house, "person")
    ben = house.person("Ben")
    assert "/arrangement/1" not in ben.look_at(f"/tables/{table}").text
    assert arrange_seat(ben, table, 1, "bot:random") == 403
    assert arrange_seat(ann, table, 7, "bot:random") == 422
    assert arrange_seat(ann, table, 1, "none") == 422
    assert arrange_seat(ann, table, 1, "bot:nobody") == 422
    assert ann.facts(table)["seats"][1]["free"] is True


def test_a_table_that_is_called_off_is_gone(house: House) -> None:
    ann, table, links = opened(house, "person")
    ben = house.person("Ben")
    with ben.page(table) as page:
        page.news()
        assert ann.post(f"/tables/{table}/cancellation").status_code == 303
        assert page.receive()["says"]["key"] == "refusal-cleared-away"
    assert ann.get(f"/api/tables/{table}").status_code == 404
    assert ben.look_at(f"/seat/{links[1]}").status_code == 404


def test_an_invitation_says_which_game_with_whom_and_by_whom(house: House) -> None:
    _, _, links = opened(house, "person", "bot random")
    page = house.person("Ben").look_at(f"/seat/{links[1]}").text
    assert "Ann invites you to a game of" in page
    assert "With Ann and Bot" in page
