"""The workbench: what it shows and tries, and whom it answers."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spellwright.lab.workbench.app import make_workbench

PORT = 8010
HERE = f"http://127.0.0.1:{PORT}"
CHANGE = {"game": "battle", "variants": [["rules.match.hand=7"]], "bots": "random", "pairs": 6}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    report = tmp_path / "first <report>"
    report.mkdir()
    (report / "report.json").write_text(json.dumps({"game": "duels", "games": 12}))
    (report / "index.html").write_text("<h1>All about Duels</h1>")
    run = tmp_path / "a-run"
    run.mkdir()
    (run / "run.json").write_text(json.dumps({"game": "duels", "games": 1}))
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "run.json").write_text("{")
    return tmp_path


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_workbench(folder, PORT, 1), base_url=HERE) as made:
        yield made


def test_games_and_what_was_done_before_are_listed(client: TestClient[Any]) -> None:
    home = client.get("/")
    assert home.status_code == 200
    assert "Funkoverse" in home.text
    assert "first &lt;report&gt;" in home.text
    assert "a run of 1 game" in home.text
    assert "broken" not in home.text


def test_a_report_is_shown_without_its_scripts(client: TestClient[Any]) -> None:
    page = client.get("/report/first <report>")
    assert "All about Duels" in page.text
    assert page.headers["content-security-policy"].startswith("sandbox")
    for name in ("a-run", "..%2fa-run", "nothing"):
        assert client.get(f"/report/{name}").status_code == 404


def test_the_tables_can_be_edited(client: TestClient[Any]) -> None:
    page = client.get("/game/funkoverse").text
    assert 'data-path="abilities.fiendfyre.cost"' in page
    assert "min=0 max=4" in page
    assert client.get("/game/chess").status_code == 404


def test_a_change_is_tried_and_kept(client: TestClient[Any], folder: Path) -> None:
    told = client.post("/try", json=CHANGE).json()
    assert client.post("/try", json=CHANGE).status_code == 409
    until = time.monotonic() + 60
    while told["running"] and time.monotonic() < until:
        time.sleep(0.1)
        told = client.get(f"/try/{told['name']}").json()
    assert told["fault"] == ""
    assert told["played"] == 12
    (variant,) = told["variants"]
    assert variant["rows"]
    assert variant["history"][-1][0] == 6
    kept = json.loads((folder / told["name"] / "what-if.json").read_text())
    assert kept["variants"][0]["pairs"] == 6
    page = client.get(f"/experiment/{told['name']}").text
    assert "rules.match.hand=7" in page


def test_it_can_be_stopped(client: TestClient[Any]) -> None:
    told = client.post("/try", json={**CHANGE, "pairs": 5000}).json()
    client.post(f"/try/{told['name']}/stop", json={})
    until = time.monotonic() + 60
    while client.get(f"/try/{told['name']}").json()["running"] and time.monotonic() < until:
        time.sleep(0.1)
    assert client.get(f"/try/{told['name']}").json()["played"] < 10_000


def test_an_export_is_a_command_and_a_patch(client: TestClient[Any]) -> None:
    told = client.post("/export", json=CHANGE).json()
    assert told["line"] == "spellwright lab what-if battle --set rules.match.hand=7"
    assert "-hand = 5\n+hand = 7\n" in told["patch"]


@pytest.mark.parametrize(
    "wish",
    [
        {**CHANGE, "variants": [["rules.match.hnd=7"]]},
        {**CHANGE, "variants": [["rules.match.hand=700"]]},
        {**CHANGE, "variants": []},
        {**CHANGE, "pairs": 0},
        {**CHANGE, "pairs": 10**9},
        {**CHANGE, "bots": "nobody"},
        {**CHANGE, "variants": [["rules.match.hand=7"]] * 30},
        {**CHANGE, "variants": [["x" * 1000]]},
        {"game": "battle"},
    ],
)
def test_bad_wishes_are_refused(client: TestClient[Any], wish: dict[str, Any]) -> None:
    assert client.post("/try", json=wish).status_code == 400


def test_a_huge_request_is_refused(client: TestClient[Any]) -> None:
    body = json.dumps({**CHANGE, "bots": "x" * 1_000_000})
    headers = {"content-type": "application/json"}
    assert client.post("/try", content=body, headers=headers).status_code in (400, 413)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "spellwright.test"},
        {"host": f"spellwright.test:{PORT}"},
        {"host": "127.0.0.1:9999"},
        {"origin": "http://spellwright.test"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9999"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_foreign_page_can_neither_drive_nor_read_it(
    client: TestClient[Any], headers: dict[str, str]
) -> None:
    assert client.get("/", headers=headers).status_code == 403
    assert client.post("/try", json=CHANGE, headers=headers).status_code == 403


def test_a_link_from_elsewhere_may_lead_here(client: TestClient[Any]) -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert client.get("/", headers=headers).status_code == 200
    assert client.post("/try", json=CHANGE, headers=headers).status_code == 403


def test_its_own_pages_are_answered(client: TestClient[Any]) -> None:
    headers = {"origin": HERE, "sec-fetch-site": "same-origin"}
    assert client.post("/export", json=CHANGE, headers=headers).status_code == 200
