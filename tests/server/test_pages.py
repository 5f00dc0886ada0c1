"""What pages show to whom."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from spellwright.bots import bot_noun, bot_sayings
from spellwright.registry import game
from spellwright.rules_reference import rules_of
from spellwright.server.speaking import say
from spellwright.server.tables.table_cache import TableCache
from spellwright.speech.speaker import Speaker
from tests.server.people import House, Person, play_to_the_end


def test_the_drawer_shows_each_clause_with_its_relations(house: House) -> None:
    ann = house.person()
    for clause in rules_of("wizardry").clauses:
        answer = ann.look_at(f"/rules/wizardry/{clause.id}")
        assert answer.status_code == 200, clause.id
        assert clause.id in answer.text


def test_the_drawer_finds_clauses_by_their_words(house: House) -> None:
    ann = house.person()
    found = ann.look_at("/rules/wizardry/find?words=lightning").text
    assert 'data-clause="FW-' in found
    assert "lightning" in found.lower()
    assert (
        str(say("text-nothing-found", text="&lt;b&gt;"))
        in ann.look_at("/rules/wizardry/find?words=<b>").text
    )
    contents = ann.look_at("/rules/wizardry/find").text
    assert all(section.id in contents for section in rules_of("wizardry").sections)


def test_invitations_are_for_the_host_to_hand_out(house: House) -> None:
    ann, ben, zoe = house.person("Ann"), house.person("Ben"), house.person("Zoe")
    opened = ann.open_table("me", "person", "person", game="wizardry")
    table, link = opened["table"]["id"], opened["links"][2]["link"]
    ben.sit_down(table, 1)
    assert link in ann.look_at(f"/tables/{table}").text
    for person in (ben, zoe):
        page = person.look_at(f"/tables/{table}").text
        assert link not in page
        assert "Seat 3 is free" in page
        with person.page(table) as socket:
            assert link not in str(socket.receive())


def test_a_number_within_bounds_is_a_field_of_the_form(house: House) -> None:
    ann = house.person("Ann")
    form = ann.look_at("/tables/new?game=duels").text
    assert (
        '<input type="number" name="option-budget" value="50" required min="8" max="500" step="1">'
        in form
    )
    assert "From 8 to 500." in form
    wish = {"game": "duels", "seat-0": "me", "seat-1": "person", "option-groups": "build"}
    opened = ann.ask("POST", "/tables/new", data={**wish, "option-budget": "347"})
    table = opened.headers["location"].split("/")[2].split("?")[0]
    assert ann.facts(table)["options"]["budget"] == 347
    for said in ("7", "501", "many"):
        refused = ann.ask("POST", "/tables/new", data={**wish, "option-budget": said})
        assert refused.status_code == 422
        assert "any whole number from 8 to 500" in refused.text
        assert 'value="build" checked' in refused.text, "what was entered is still there"


def test_home_lists_a_table_that_cannot_be_read_any_more(house: House, tmp_path: Path) -> None:
    ann, _, table = house.two_at_a_table()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE game_table SET version = '99'")
    house.services.hall._cache = TableCache()
    home = ann.look_at("/")
    assert home.status_code == 200
    assert f"/tables/{table}" in home.text
    assert str(say("refusal-newer")) in home.text


def test_a_replay_offers_everybodys_eyes_by_name(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    page = ben.look_at(f"/tables/{table}/replay").text
    assert str(say("eyes-seat", name="Ann", n=1)) in page
    assert str(say("eyes-seat", name="Ben", n=2)) in page


def test_who_watches_is_asked_to_be_quiet_on_the_page_too(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    with house.person("Zoe").page(table) as socket:
        socket.send({"act": "say", "key": "k", "text": "take the middle"})
        assert socket.receive_until("kind")["kind"] == "not-seated"
    with ann.page(table) as socket:
        socket.news()
        socket.send({"act": "say", "key": "k", "text": "good\nluck\x00"})
        assert "good luck" in socket.news()["chat"]


def test_an_answered_question_is_gone_before_its_answer_is_confirmed(house: House) -> None:
    """Else a second click could answer the next question, which nobody has read."""
    ann, ben, table = house.two_at_a_table()
    with ann.page(table) as mine, ben.page(table) as theirs:
        pages = [mine, theirs]
        for page in pages:
            page.news()
        for number in range(4):
            page, person = pages[number % 2], (ann, ben)[number % 2]
            (decision,) = person.view(table)["decisions"]
            text = decision["options"][0]
            page.send({"act": "choose", "key": f"k{number}", "text": text})
            while page.receive()["key"] != f"k{number}":
                assert text in page.shown()["prompt"]
            assert "data-option" not in page.shown()["prompt"]


def test_the_form_offers_the_bots_of_the_game_in_words(house: House) -> None:
    page = house.person().look_at("/tables/new?game=wizardry").text
    for name, about in bot_sayings(game("wizardry")).items():
        assert str(say("player-bot", bot=bot_noun(name))) in page
        assert str(about) in page


def test_whoever_is_invited_says_their_name_there(house: House) -> None:
    ann, stranger = house.person("Ann"), house.person()
    told = ann.open_table("me", "person", game="wizardry")
    link = f"/seat/{told['links'][1]['link']}"
    assert 'name="name"' in stranger.look_at(link).text
    assert stranger.ask("POST", link, data={"name": "  Zoë  "}).status_code == 303
    assert ann.facts(told["table"]["id"])["seats"][1]["name"] == "Zoë"
    assert 'name="name"' not in stranger.look_at(link).text.split('id="settings"')[0]


def test_whoever_opens_a_table_says_their_name_in_the_form(house: House) -> None:
    host = house.person()
    assert 'name="name"' in host.look_at("/tables/new?game=wizardry").text
    form = {"game": "wizardry", "seat-0": "me", "seat-1": "person", "name": "Mia"}
    table = host.ask("POST", "/tables/new", data=form).headers["location"].rsplit("/", 1)[1]
    assert host.facts(table)["seats"][0]["name"] == "Mia"
    again = host.ask("POST", "/tables/new", data={**form, "name": ""})
    table = again.headers["location"].rsplit("/", 1)[1]
    assert host.facts(table)["seats"][0]["name"] == "Mia", "known from before"


def test_a_choice_of_language_stays_on_the_page(house: House) -> None:
    """With its query, which says what the page is about; another server's page leads home."""
    ann = house.person()
    here = str(house.client.base_url).rstrip("/")
    page = ann.look_at("/tables/new?game=talisman").text
    assert '<button name="language" value="pl" lang="pl"' in page
    for came, leads in (
        ("/tables/new?game=talisman", "/tables/new?game=talisman"),
        ("/rules/duels", "/rules/duels"),
        ("//evil.example/x?y=1", "/evil.example/x?y=1"),
    ):
        sent = {"origin": here, "referer": here + came}
        answer = ann.ask("POST", "/language", data={"language": "pl"}, headers=sent)
        assert (answer.status_code, answer.headers["location"]) == (303, leads)
    foreign = {"origin": here, "referer": "https://elsewhere.example/a?b=c"}
    answer = ann.ask("POST", "/language", data={"language": "en"}, headers=foreign)
    assert answer.headers["location"] == "/"


def test_a_game_that_was_given_up_says_above_the_board_that_it_is_over(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "bot random", game="wizardry")["table"]["id"]
    over = Speaker().say(say("moment-given-up"))
    assert over not in moment_bar_of(ann, table)
    ann.act(table, "concession")
    assert over in moment_bar_of(ann, table)


def moment_bar_of(person: Person, table: str) -> str:
    page = person.look_at(f"/tables/{table}").text
    return page.split('id="moment"')[1].split("</p>")[0]
