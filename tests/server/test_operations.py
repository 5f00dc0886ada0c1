"""For those who run the server or write programs for it."""

from __future__ import annotations

import re

from tests.server.people import House


def test_requests_are_measured_by_template_and_status(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ann.choose(table, "nonsense")
    ann.get(f"/tables/{table}")
    ann.get("/no-such-page")
    ann.ask("BREW", "/")
    figures = ann.figures()
    for method, route, status in (
        ("POST", "/api/tables", 201),
        ("GET", "/tables/{table_id}", 200),
        ("GET", "other", 404),
    ):
        labels = f'method="{method}",route="{route}",status="{status}"'
        assert f"spellwright_request_seconds_count{{{labels}}} 1.0" in figures, labels
        assert re.search(rf"seconds_bucket{{le=\"\+Inf\",{re.escape(labels)}}} 1\.0", figures)
    assert 'method="other"' in figures
    assert "BREW" not in figures
    assert table not in figures


def test_open_sockets_are_counted(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    with ann.socket(f"/api/tables/{table}/stream") as socket:
        socket.receive()
        assert "spellwright_sockets_open 1.0" in ann.figures()


def test_the_interface_is_described_for_people(house: House) -> None:
    ann = house.person()
    page = ann.look_at("/api").text
    schema = ann.get("/api/schema/openapi.json").json()
    for path, operations in schema["paths"].items():
        assert f"<code>{path}</code>" in page
        for operation in operations.values():
            assert operation["summary"] in page
            refusal = operation["responses"].get("400")
            if refusal:
                shape = refusal["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/RefusalMessage"}
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in page
    for link in re.findall(r'href="#([A-Za-z]+)"', page):
        assert f'id="{link}"' in page
    assert 'href="/api"' in ann.look_at("/").text
