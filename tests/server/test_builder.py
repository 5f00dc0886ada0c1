"""The builder's page: drafts are laid out for their own seat, and entered as ordinary choices."""

from __future__ import annotations

from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text
from tests.server.people import House, Json, Person

BUILD = {"groups": "build"}
TEXT = group_text(READY_MADE[0])


def change(person: Person, table: str, **said: str) -> Json:
    answer = person.post(f"/tables/{table}/builder", said)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_a_draft_changes_and_nothing_is_in_the_game_until_it_is_entered(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options=BUILD)
    assert f'href="/tables/{table}/builder?own_seat=0"' in ann.look_at(f"/tables/{table}").text
    assert 'id="bench"' in ann.look_at(f"/tables/{table}/builder").text
    told = change(ann, table, text="hogwarts\n", change="add models harry-potter")
    assert "models: harry-potter" in told["text"]
    assert 'data-change="remove models harry-potter"' in told["bench"]
    assert ann.view(table)["decisions"][0]["options"] == [
        "affiliation hogwarts",
        "affiliation death-eaters",
    ]
    filled = change(ann, table, text=told["text"], change="fill")["text"]
    assert ann.post(f"/tables/{table}/builder/entry", {"text": filled}).status_code == 204
    assert ann.facts(table)["seats"][0]["asked"] is False


def test_two_drafts_are_compared(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options=BUILD)
    told = change(ann, table, text="hogwarts\nmodels: harry-potter\n", other=TEXT)
    assert "Albus Dumbledore" in told["comparison"]


def test_only_who_builds_has_a_workshop(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options=BUILD)
    assert house.person("Zoe").look_at(f"/tables/{table}/builder").status_code == 422
    ann.post(f"/tables/{table}/builder/entry", {"text": TEXT})
    assert ann.post(f"/tables/{table}/builder", {"text": TEXT}).status_code == 409
    other, _, plain = house.two_at_a_table()
    assert other.look_at(f"/tables/{plain}/builder").status_code == 422


def test_nonsense_is_refused_in_a_sentence(house: House) -> None:
    ann, _, table = house.two_at_a_table(game="duels", options=BUILD)
    for said in ({"text": "no group"}, {"text": "x" * 5000}, {"wish": "luck"}):
        answer = ann.post(f"/tables/{table}/builder", said)
        assert answer.status_code in (400, 422)
        assert answer.json()["sentence"]
