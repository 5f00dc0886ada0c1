"""Manners: who may ask, what every answer carries, and what is said when something is wrong."""

from __future__ import annotations

import re
import time

import pytest
from litestar.exceptions import WebSocketDisconnect

from spellwright.server.limits import BURST, MESSAGE_BYTES, TABLES_PER_HOUR
from spellwright.server.security import HEADERS
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person, play_to_the_end

HTML = {"accept": "text/html"}


def test_every_answer_carries_the_headers(house: House) -> None:
    ann, ben, table = house.two_at_a_table(game="wizardry")
    paths = ["/", "/tables/new", "/rules/wizardry", "/how-to-play/wizardry", f"/tables/{table}"]
    paths += [f"/tables/{table}/replay", "/no-such-page", "/tables/nope", "/static/look.css"]
    paths += ["/api/games", f"/api/tables/{table}", "/api/schema/openapi.json", "/health"]
    for person in (ann, ben, house.person()):
        for path in paths:
            answer = person.look_at(path)
            assert answer.status_code in (200, 404), path
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (path, name)


def test_pages_have_no_inline_script_or_style(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="wizardry")
    assert "unsafe" not in HEADERS["content-security-policy"]
    for path in ("/", "/tables/new", "/rules/wizardry", f"/tables/{table}", "/nowhere"):
        page = ann.look_at(path).text
        assert not re.search(r'<script(?![^>]*(\bsrc=|type="application/json"))', page), path
        assert not re.search(r"\son[a-z]+=|javascript:|<style|\sstyle=", page), path


def test_a_cookie_is_signed_and_out_of_reach_of_scripts(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    header = house.person().get("/").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in header
    thief = house.person()
    # Of the last letter of a signature only some bits count, so another one is forged.
    forged = ann.cookie[:-5] + ("x" if ann.cookie[-5] != "x" else "y") + ann.cookie[-4:]
    for cookie in (forged, ben.cookie.split(".")[0], "nonsense", "a.b", ""):
        thief.cookie = cookie
        answer = thief.get(f"/api/tables/{table}")
        assert answer.json()["you"] == -1
        assert thief.cookie != cookie


def test_only_our_own_pages_may_change_something(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    document = {"option": "mark a1", "key": "k"}
    for origin in ("https://elsewhere.example", "null", "http://testserver.local.evil.example"):
        for path in (f"/api/tables/{table}/choices", "/name", "/play-now"):
            answer = ann.post(path, document, headers={"origin": origin})
            assert (answer.status_code, answer.json()["kind"]) == (403, "origin")
        for form in ("data", "page"):
            path = f"/api/tables/{table}/stream?form={form}"
            with (
                pytest.raises(WebSocketDisconnect),
                ann.socket(path, origin=origin) as socket,
            ):
                socket.receive()
    assert ann.view(table)["shown"]["cells"] == [-1] * 9
    own = {"origin": "http://testserver.local"}
    answer = ann.post(f"/api/tables/{table}/choices", document, headers=own)
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "path", ["/nowhere", "/tables/nope", "/rules/chess", "/seat/x", "/static/x"]
)
def test_errors_are_pages_for_people_and_json_for_programs(house: House, path: str) -> None:
    page, document = house.person().look_at(path), house.person().get(path)
    assert (page.status_code, document.status_code) == (404, 404)
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1" in page.text
    assert set(document.json()) == {"kind", "sentence", "clause", "key", "says"}
    for text in (page.text, document.text):
        assert "Traceback" not in text
        assert ".py" not in text


def test_a_mistake_of_ours_is_a_sentence_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(house.services.store, "open_tables", fail)
    for answer in (house.person().look_at("/"), house.person().get("/")):
        assert answer.status_code == 500
        assert "our side" in answer.text
        assert "secret detail" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_wrong_methods_and_bodies_are_refused_in_words(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    assert ann.ask("DELETE", f"/api/tables/{table}").status_code == 405
    path = f"/api/tables/{table}/choices"
    for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"option":1,"key":"k"}'):
        answer = ann.ask("POST", path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert answer.json()["sentence"].endswith(".")


def test_a_body_that_is_too_big_is_not_read(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    answer = ann.post(f"/api/tables/{table}/chat", {"text": "x" * (MESSAGE_BYTES + 1)})
    assert answer.status_code in (400, 413)
    assert answer.json()["sentence"]


def test_a_session_that_is_too_fast_is_asked_to_wait(open_house: OpenHouse) -> None:
    with open_house(rate_scale=0.1) as house:
        ann, _, table = house.two_at_a_table()
        statuses = [ann.choose(table, "nonsense").status_code for _ in range(int(BURST * 0.1) + 5)]
        assert statuses[0] == 422
        assert 429 in statuses
        zoe = house.person("Zoe")
        wish = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "person"}]}
        opened = [
            zoe.post("/api/tables", wish).status_code for _ in range(int(TABLES_PER_HOUR * 0.1) + 2)
        ]
        assert opened.count(201) == TABLES_PER_HOUR * 0.1
        assert opened[-1] == 429


def test_a_session_has_so_many_sockets_and_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.services.sockets, "_most", 1)
    ann, _, table = house.two_at_a_table()
    path = f"/api/tables/{table}/stream"
    with ann.socket(path) as first:
        first.receive()
        with ann.socket(path) as second:
            assert second.receive()["kind"] == "too-fast"
    for _ in range(100):
        # The server hears of a closed socket a moment later.
        with ann.socket(path) as third:
            if "table" in third.receive():
                return
        time.sleep(0.05)
    raise AssertionError("a closed socket is still counted")


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Ann \t Lee ", "Ann Lee"), ("\u202eevil\x00", "evil"), ("x" * 40, "x" * 24), ("", "Guest")],
)
def test_names_are_short_printable_and_escaped(house: House, given: str, shown: str) -> None:
    ann = house.person(given)
    assert ann.open_table("me", "person")["table"]["seats"][0]["name"] == shown


def test_what_people_write_is_escaped_on_pages(house: House) -> None:
    ann = Person(house.client, "<script>x</script>")
    ben = house.person("Ben")
    table = ann.open_table("me", "person", game="wizardry")["table"]["id"]
    ben.sit_down(table, 1)
    ann.post(f"/api/tables/{table}/chat", {"text": "<img src=x onerror=alert(1)>"})
    page = ben.look_at(f"/tables/{table}").text
    assert "<script>x" not in page
    assert "<img src=x" not in page


def test_what_is_too_long_is_refused(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    wish = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "person"}]}
    assert ann.post("/api/tables", {**wish, "name": "x" * 41}).status_code == 400
    assert ann.post("/api/tables", {**wish, "word": "x\x00"}).status_code == 400
    assert ann.choose(table, "x" * 201).status_code == 400
    assert ann.choose(table, "mark a1", "k" * 41).status_code == 400
    assert ann.choose(table, "mark a1", "two words").status_code == 400
    assert ann.post(f"/api/tables/{table}/reports", {"note": "x" * 1001}).status_code == 400
    play_to_the_end(ann, ben, table)


def test_health_metrics_and_the_description_of_the_interface(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    assert ann.get("/health").json() == {"status": "well"}
    assert "spellwright_tables_in_memory 1.0" in ann.figures()
    paths = ann.get("/api/schema/openapi.json").json()["paths"]
    for path in ("/api/games", "/api/tables", "/api/tables/{table_id}/choices"):
        assert path in paths
    assert not any(path.startswith("/tables") for path in paths)


@pytest.mark.parametrize("key", ["k1\n", "k 1", "", "k" * 41])
def test_a_key_is_printable_to_its_last_sign(house: House, key: str) -> None:
    ann, _, table = house.two_at_a_table()
    answer = ann.post(f"/api/tables/{table}/choices", {"option": "mark a1", "key": key})
    assert answer.status_code in (400, 422), answer.text
    assert set(ann.view(table)["shown"]["cells"]) == {-1}
