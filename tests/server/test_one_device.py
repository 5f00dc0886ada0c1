"""Several people at one device: a session holds several seats, and a message names one of them."""

from __future__ import annotations

import pytest

from tests.server.people import House, Person, new_key

SECRETS = "wizardry"


def shared(house: House, *seats: str, **wish: object) -> tuple[Person, str]:
    """A table at which Ann and Ben sit before one screen."""
    ann = house.person("Ann")
    here = {"kind": "here", "name": "Ben"}
    others = [dict(zip(("kind", "bot"), seat.split(), strict=False)) for seat in seats]
    document = {"game": "reference", "seats": [{"kind": "me"}, here, *others], "name": "Ann"}
    answer = ann.post("/api/tables", {**document, **wish})
    assert answer.status_code == 201, answer.text
    return ann, answer.json()["table"]["id"]


def test_a_table_for_one_device_starts_at_once_and_tells_all_own_seats(house: House) -> None:
    ann, table = shared(house)
    facts = ann.facts(table)
    assert (facts["status"], facts["yours"]) == ("running", [0, 1])
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Ben"]


def test_whoever_is_asked_chooses_if_no_seat_is_named(house: House) -> None:
    ann, table = shared(house)
    for cell in ("a3", "a1", "b3"):
        assert ann.choose(table, f"mark {cell}").status_code == 201
    assert ann.view(table)["seat"] == 1


def test_a_message_may_name_one_of_its_own_seats(house: House) -> None:
    ann, table = shared(house)
    choice = {"option": "mark a3", "key": new_key()}
    early = ann.post(f"/api/tables/{table}/choices?own_seat=1", choice)
    assert early.status_code == 409, "it is not Ben's turn"
    assert ann.post(f"/api/tables/{table}/choices?own_seat=0", choice).status_code == 201
    assert ann.get(f"/api/tables/{table}/view?own_seat=0").json()["seat"] == 0


@pytest.mark.parametrize("named", [0, 2, -1, 99])
def test_no_message_names_a_seat_of_somebody_else(house: House, named: int) -> None:
    _, ben, table = house.two_at_a_table()
    for path in (f"/api/tables/{table}/view", f"/api/tables/{table}", f"/tables/{table}"):
        assert ben.get(f"{path}?own_seat={named}").status_code == 422
    choice = {"option": "mark a3", "key": new_key()}
    assert ben.post(f"/api/tables/{table}/choices?own_seat={named}", choice).status_code == 422
    with ben.socket(f"/api/tables/{table}/stream") as line:
        line.receive()
        line.send({"act": "choose", "text": "mark a3", "key": "k", "own_seat": named})
        refusal = line.receive()
        assert (refusal["type"], refusal["says"]["key"]) == ("refusal", "refusal-not-your-seat")
    with ben.socket(f"/api/tables/{table}/stream?own_seat={named}") as line:
        assert line.receive()["view"]["seat"] == 1, "looking falls back to the own seat"


def test_a_line_that_names_a_seat_looks_and_acts_for_it(house: House) -> None:
    ann, table = shared(house, game=SECRETS)
    for seat in (0, 1):
        with ann.socket(f"/api/tables/{table}/stream?own_seat={seat}") as line:
            assert line.receive()["view"]["seat"] == seat


def test_a_device_with_secrets_is_covered_and_shows_none(house: House) -> None:
    ann, table = shared(house, game=SECRETS)
    for _ in range(2):
        ann.choose(table, ann.view(table)["decisions"][0]["options"][0])
    cover = ann.look_at(f"/tables/{table}").text
    assert 'class="hand-over-page"' in cover
    assert "data-option" not in cover
    assert f'href="/tables/{table}?own_seat=1"' in cover
    own = ann.look_at(f"/tables/{table}?own_seat=1").text
    assert 'data-own="1"' in own


def test_a_game_without_secrets_needs_no_cover(house: House) -> None:
    ann, table = shared(house)
    assert 'class="table-page"' in ann.look_at(f"/tables/{table}").text


def test_the_page_is_told_whom_to_pass_the_device_to(house: House) -> None:
    ann, table = shared(house)
    with ann.socket(f"/api/tables/{table}/stream?form=page&own_seat=0") as page:
        assert page.receive()["pass_to"] == -1
        page.send({"act": "choose", "text": "mark a3", "key": "k1"})
        news = page.receive()
        assert (news["pass_to"], news["covered"], news["key"]) == (1, False, "k1")


def test_each_seat_speaks_gives_up_and_takes_back_for_itself(house: House) -> None:
    ann, table = shared(house)
    ann.choose(table, "mark a3")
    ann.post(f"/api/tables/{table}/chat?own_seat=1", {"text": "Well played."})
    assert "Ben: " in ann.look_at(f"/tables/{table}").text
    undo = ann.post(f"/api/tables/{table}/undo?own_seat=0", {"key": new_key()})
    assert undo.status_code == 201
    assert ann.facts(table)["request"]["open"] == [1], "Ben is asked, though it is the same device"
    ann.post(f"/api/tables/{table}/undo/answers?own_seat=1", {"allow": True, "key": new_key()})
    assert ann.view(table)["seat"] == 0
    ann.post(f"/api/tables/{table}/concession?own_seat=1", {"key": new_key()})
    assert ann.facts(table)["outcome"]["winners"] == [0]


def test_a_private_link_takes_its_own_seat_alone_to_another_device(house: House) -> None:
    ann, table = shared(house)
    link = ann.get(f"/api/tables/{table}?own_seat=1").json()["link"]
    ben = house.person("Ben")
    assert ben.post(f"/seat/{link}").status_code == 303
    assert (ann.facts(table)["yours"], ben.facts(table)["yours"]) == ([0], [1])


def test_a_rematch_keeps_all_seats_of_a_device(house: House) -> None:
    ann, table = shared(house)
    for cell in ("a3", "a1", "b3", "b1", "c3"):
        ann.choose(table, f"mark {cell}")
    again = ann.post(f"/api/tables/{table}/rematch").json()
    assert (again["status"], again["yours"]) == ("running", [0, 1])


def test_the_host_removes_everybody_at_a_device_together(house: House) -> None:
    ann = house.person("Ann")
    opened = ann.open_table("me", "person", "person", game=SECRETS)
    table = opened["table"]["id"]
    pair = house.person("Ben")
    pair.post(f"/seat/{opened['links'][1]['link']}")
    place = house.services.hall._cache.known(table)[0].places[2]
    place.kept_for = pair_session(house, table)
    assert pair.sit_down(table, 2).status_code == 201
    assert ann.post(f"/api/tables/{table}/seats/1/removal").status_code == 201
    assert [seat["free"] for seat in ann.facts(table)["seats"]] == [False, True, True]


def pair_session(house: House, table: str) -> str:
    return house.services.hall._cache.known(table)[0].places[1].session
