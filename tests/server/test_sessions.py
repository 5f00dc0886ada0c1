"""Sessions, links and names: what was given away can be taken back; nobody speaks as another."""

from __future__ import annotations

import pytest

from spellwright.server.sessions import DAY, LASTS, SessionMiddleware
from spellwright.server.tables.names import told_apart
from tests.server.people import House, play_to_the_end


def test_a_session_ends_when_it_is_not_used() -> None:
    now = [1_800_000_000.0]
    middleware = SessionMiddleware("secret", lambda: now[0])
    cookie = middleware._signer.dumps(["an id", "Ann", int(now[0])])
    assert not middleware.read(cookie).is_changed
    now[0] += 2 * DAY
    assert (middleware.read(cookie).id, middleware.read(cookie).is_changed) == ("an id", True)
    now[0] += LASTS
    assert middleware.read(cookie).id != "an id"


def test_a_session_can_be_ended_everywhere_else(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    thief = house.person()
    thief.cookie, link = ann.cookie, ann.facts(table)["link"]
    assert thief.facts(table)["you"] == 0
    assert ann.ask("POST", "/session/end", data={}).status_code == 303
    assert ann.facts(table)["you"] == 0
    assert thief.facts(table)["you"] == -1
    assert thief.ask("POST", f"/seat/{link}", data={}).status_code == 404
    play_to_the_end(ann, ben, table)


def test_a_private_link_can_be_renewed(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    old = ann.facts(table)["link"]
    answer = ann.post(f"/api/tables/{table}/seats/0/link")
    assert answer.status_code == 201
    assert ann.facts(table)["link"] == answer.json()["link"] != old
    assert house.person().ask("POST", f"/seat/{old}", data={}).status_code == 404
    assert ben.post(f"/api/tables/{table}/seats/0/link").status_code == 403
    assert ann.post(f"/api/tables/{table}/seats/9/link").status_code == 422
    page = ann.ask("POST", f"/tables/{table}/seats/0/link", data={})
    assert page.status_code == 303
    assert ann.facts(table)["link"] != answer.json()["link"]


def test_a_seat_speaks_under_its_own_name(house: House) -> None:
    ann, zoe = house.person("Ann"), house.person("ANN")
    table = ann.open_table("me", "person", game="wizardry")["table"]["id"]
    zoe.sit_down(table, 1)
    assert [seat["name"] for seat in ann.facts(table)["seats"]] == ["Ann", "ANN 2"]
    zoe.ask("POST", "/name", data={"name": "Ann"})
    zoe.post(f"/api/tables/{table}/chat", {"text": "I give up"})
    page = ann.look_at(f"/tables/{table}").text
    assert "<strong>ANN 2: </strong>" in page
    assert "<strong>Ann: </strong>" not in page


@pytest.mark.parametrize("name", ["ann", "Ánn", "A n n", "Аnn", "\uff21nn"])
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    assert told_apart(name, ["Ann"]) == f"{name} 2"


def test_nothing_private_is_kept_by_a_browser(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="wizardry")
    for path in ("/", f"/tables/{table}", f"/api/tables/{table}", "/nowhere"):
        assert "no-store" in ann.look_at(path).headers["cache-control"], path
    assert "no-store" not in ann.get("/static/look.css").headers.get("cache-control", "")


@pytest.mark.parametrize(
    "body", [b"[" * 8000 + b"]" * 8000, b'{"text":"\xff"}', "{}".encode("utf-16")]
)
def test_what_cannot_be_decoded_is_refused_in_a_sentence(house: House, body: bytes) -> None:
    ann, _, table = house.two_at_a_table()
    for path in ("/api/tables", f"/api/tables/{table}/chat", f"/api/tables/{table}/choices"):
        answer = ann.ask("POST", path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize("header", [{"origin": "http://["}, {"host": "]:x"}, {"origin": "null"}])
def test_a_broken_header_is_refused_in_a_sentence(house: House, header: dict[str, str]) -> None:
    answer = house.person().post("/name", {}, headers=header)
    assert answer.status_code in (400, 403)
    assert answer.json()["sentence"].endswith(".")


def test_figures_are_for_the_operator_and_no_choice_moves_them(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    assert ann.get("/metrics").status_code == 404
    wrong = {"authorization": "Bearer wrong"}
    assert ann.get("/metrics", headers=wrong).status_code == 404
    ann.figures()
    before = _but_of_itself(ann.figures())
    ann.choose(table, "mark a1")
    assert _but_of_itself(ann.figures()) == before


def _but_of_itself(figures: str) -> list[str]:
    return [line for line in figures.splitlines() if "/metrics" not in line]


def test_a_finished_table_leaves_memory(house: House) -> None:
    for _ in range(12):
        ann, ben, table = house.two_at_a_table()
        play_to_the_end(ann, ben, table)
    assert house.services.hall.count <= 9
    assert ann.facts(table)["status"] == "finished"
