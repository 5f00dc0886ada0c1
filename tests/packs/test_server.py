"""A server offers the packs of its operator; a table whose pack is gone says which."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.packs.making import CARD, WINTER, in_a_process, write_pack

SERVER = """
from litestar.testing import TestClient
from spellwright.registry import any_game
from spellwright.server.app import make_app
from tests.server.people import METRICS_TOKEN, House
def serve(visit):
    app = make_app(f"sqlite:///{DATABASE}", "a secret of tests", find_game=any_game,
                   metrics_token=METRICS_TOKEN)
    with TestClient(app) as client:
        tell(visit(House(client).person("Ann")))
"""


def at_a_server(database: Path, visit: str, *packs: Path) -> Any:
    return in_a_process(f"DATABASE = {str(database)!r}\n{SERVER}\n{visit}\nserve(visit)", *packs)


OPEN = """
def visit(ann):
    opened = ann.open_table("me", "bot greedy", game="battle", options=OPTIONS)
    table = opened["table"]["id"]
    ann.give_word(table)
    facts = ann.facts(table)
    return [table, ann.cookie, facts["edition"]]
"""
LOOK = """
def visit(ann):
    ann.cookie = COOKIE
    seen = ann.get(f"/api/tables/{TABLE}/view")
    return [seen.status_code, seen.text]
"""


def test_a_new_table_offers_the_packs_of_the_server(tmp_path: Path) -> None:
    always = write_pack(tmp_path / "p", files={"overrides.toml": "[cards.incendio]\nvalue = 5\n"})
    page = at_a_server(
        tmp_path / "tables.db",
        'def visit(ann): return ann.look_at("/tables/new?game=battle").text',
        WINTER,
        always,
    )
    assert 'name="option-pack-winter"' in page
    assert "Eight Hogwarts cards" in page
    assert "Winter Term</" in page
    assert "pack-winter</" not in page
    assert 'name="option-pack-frost"' not in page
    assert "A card for trying things out." in page


def test_a_table_without_its_pack_is_refused_with_its_name(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    opened = at_a_server(database, "OPTIONS = {'pack-winter': True}\n" + OPEN, WINTER)
    plain = at_a_server(database, "OPTIONS = {}\n" + OPEN, WINTER)
    assert opened[2] != plain[2]
    look = f"TABLE, COOKIE = {opened[0]!r}, {opened[1]!r}\n{LOOK}"
    assert at_a_server(database, look, WINTER)[0] == 200
    status, said = at_a_server(database, look)
    assert status >= 400
    assert "winter" in said
    assert "--pack" in said
    look = f"TABLE, COOKIE = {plain[0]!r}, {plain[1]!r}\n{LOOK}"
    assert at_a_server(database, look)[0] == 200


ALONE = {"pack-frost": True, "solo": "two-heroes"}
PLAY = """
def visit(ann):
    opened = ann.open_table("me", game="battle", options=OPTIONS)
    table, chosen = opened["table"]["id"], 0
    ann.give_word(table)
    while chosen < 12:
        (asked,) = ann.view(table)["decisions"]
        option = asked["options"][0]
        answer = ann.choose(table, option if isinstance(option, str) else option["text"])
        assert answer.status_code < 300, answer.text
        chosen += 1
    return [table, ann.cookie, ann.view(table)["shown"]["hand"]]
"""


@pytest.mark.parametrize(
    ("old", "new", "goes_on"),
    [
        ("value = 3", "value = 4", True),
        ('key = "icicle"', 'key = "other"', False),
    ],
)
def test_a_table_goes_on_when_its_pack_has_changed(
    tmp_path: Path, old: str, new: str, goes_on: bool
) -> None:
    """Where a card that lies on the table is gone, it stands at the last position that is sure."""
    assert old in CARD
    database, pack = tmp_path / "tables.db", write_pack(tmp_path / "pack")
    table, cookie, hand = at_a_server(database, f"OPTIONS = {ALONE}\n{PLAY}", pack)
    write_pack(pack, files={"cards.toml": CARD.replace(old, new)}, about={"version": "2.0"})
    look = LOOK.replace("seen.text", "seen.json()['shown']['hand']")
    status, shown = at_a_server(database, f"TABLE, COOKIE = {table!r}, {cookie!r}\n{look}", pack)
    assert status == 200
    assert (shown == hand) == goes_on
