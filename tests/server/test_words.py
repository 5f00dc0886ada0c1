"""Words for the luck: the commitment comes first, then people's words, then the game."""

from __future__ import annotations

import json

import pytest

from spellwright.kernel.fairness import Fairness, commitment, made_word
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import verify
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import any_game
from spellwright.server.speaking import say
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person, play_to_the_end
from tests.server.test_removing import moved

FORM = {"game": "wizardry", "seat-0": "me", "seat-1": "bot:random", "spectators": "yes"}


def open_by_page(person: Person, **form: str) -> str:
    answer = person.ask("POST", "/tables/new", data={**FORM, **form})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].rsplit("/", 1)[1])


def fairness_of(person: Person, table: str) -> Fairness:
    replay = read_replay(person.get(f"/api/tables/{table}/replay").text)
    assert replay.fairness is not None
    return replay.fairness


def test_the_game_waits_for_the_word_of_who_plays_at_the_page(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann = house.person("Ann")
        table = open_by_page(ann, word="read too early")
        facts = ann.facts(table)
        assert facts["status"] == "waiting"
        assert facts["commitment"]
        assert 'data-word="wanted"' in ann.look_at(f"/tables/{table}").text
    with open_house() as house:
        assert moved(ann, house).facts(table)["status"] == "waiting"
        assert ann.give_word(table, "mine ✨").status_code == 201
        assert ann.facts(table)["status"] == "running"
        assert ann.facts(table)["commitment"] == facts["commitment"]
        assert 'data-word=""' in ann.look_at(f"/tables/{table}").text
    with open_house() as house:
        assert moved(ann, house).act(table, "concession").status_code == 201
        fairness = fairness_of(ann, table)
        assert fairness.words == ["mine ✨", made_word(fairness.entropy, 1)]
        assert fairness.own == [0]
        assert commitment(fairness.entropy) == facts["commitment"]


def test_a_word_is_given_once_and_by_its_owner(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open_table("me", "person", own_word=True)["table"]["id"]
    assert ben.give_word(table).status_code == 403
    assert ben.sit_down(table, 1).status_code == 201
    assert ben.give_word(table, "late").status_code == 422
    assert ann.give_word(table, "").status_code == 400
    assert ann.give_word(table, "x\n").status_code == 400
    assert ann.give_word(table, "x" * 41).status_code == 400
    assert ann.give_word(table, "one").status_code == 201
    assert ann.give_word(table, "one").status_code == 201
    assert ann.give_word(table, "two").status_code == 422
    play_to_the_end(ann, ben, table)
    fairness = fairness_of(ann, table)
    assert fairness.words == ["one", made_word(fairness.entropy, 1)]


def test_a_page_gives_its_word_over_the_socket(house: House) -> None:
    ann = house.person("Ann")
    table = open_by_page(ann)
    with ann.page(table) as page:
        assert str(say("note-word-awaited")) in page.news()["board"]
        page.send({"act": "word", "key": "w", "text": ""})
        assert page.receive_until("kind")["kind"] == "unreadable"
        page.send({"act": "word", "key": "w", "text": "sesame"})
        assert page.receive_until("word") == {"type": "word", "key": "w", "word": "sesame"}
    assert ann.facts(table)["status"] == "running"


def test_no_word_can_come_with_the_wish_for_a_table(house: House) -> None:
    """It would be known before the commitment."""
    wish = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "bot"}], "word": "early"}
    assert house.person().post("/api/tables", wish).status_code == 400


def test_everybody_who_comes_by_the_page_gives_a_word(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open_table("me", "person")
    table = opened["table"]["id"]
    assert ben.post(f"/seat/{opened['links'][1]['link']}").status_code == 303
    assert ann.facts(table)["status"] == "waiting"
    ben.give_word(table, "ben's")
    play_to_the_end(ann, ben, table)
    assert fairness_of(ann, table).own == [1]
    again = ann.post(f"/tables/{table}/rematch").headers["location"].rsplit("/", 1)[1]
    assert ann.facts(again)["seats"][0]["word_awaited"]


def test_a_table_of_the_time_before_says_what_it_lacks(house: House) -> None:
    """Bots had words that the server made up."""
    ann = house.person("Ann")
    table = ann.open_table("me", "bot random")["table"]["id"]
    live = house.in_loop(house.services.hall.table, table)
    live.places[0].word, live.places[1].word = "ann's", "made up"
    assert live.own_words() is None
    assert "own" not in Fairness("", "", live.words()).to_data()


def test_the_page_about_luck_says_what_is_proved_and_what_not(house: House) -> None:
    page = house.person().look_at("/luck").text
    for part in ("<h1>Luck that is proved</h1>", "What is not proved", "SHA-256(secret)", "<ol>"):
        assert part in page
    assert "`" not in page.split("<main")[1].split("</main>")[0]


def test_an_unfair_replay_is_refused(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    document = json.loads(ann.get(f"/api/tables/{table}/replay").text)
    document["fairness"]["words"][1] = "steered"
    with pytest.raises(Refused, match="not fixed by the secret"):
        verify(any_game("reference"), read_replay(json.dumps(document)))
