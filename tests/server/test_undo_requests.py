"""Taking a choice back: the people whom it concerns are asked, bots agree."""

from __future__ import annotations

from spellwright.server.speaking import say
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person


def marks(person: Person, table: str) -> int:
    return 9 - int(person.view(table)["shown"]["cells"].count(-1))


def test_a_choice_that_others_saw_is_taken_back_when_they_allow_it(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    assert ann.act(table, "undo").json()["kind"] == "undo"
    ann.choose(table, "mark a1")
    assert ann.act(table, "undo").status_code == 201
    assert ben.facts(table)["request"] == {"seat": 0, "asked": [1], "open": [1]}
    assert marks(ben, table) == 1
    assert ben.answer(table, allow=True).status_code == 201
    assert marks(ben, table) == 0
    assert ann.facts(table)["request"] is None
    assert ann.choose(table, "mark a2").status_code == 201


def test_a_choice_that_another_has_answered_is_taken_back_with_the_answer(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ben.choose(table, "mark b2")
    ann.act(table, "undo")
    ben.answer(table, allow=True)
    assert marks(ann, table) == 0
    assert [seat["asked"] for seat in ann.facts(table)["seats"]] == [True, False]


def test_who_asks_waits_for_the_answer_or_withdraws(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ben.choose(table, "mark b2")
    ann.act(table, "undo")
    for refused in (ann.choose(table, "mark c3"), ann.act(table, "undo"), ben.act(table, "undo")):
        assert (refused.status_code, refused.json()["kind"]) == (409, "undo")
    assert ann.answer(table, allow=True).status_code == 409
    assert ann.answer(table, allow=False).status_code == 201
    assert ann.facts(table)["request"] is None
    assert ben.answer(table, allow=True).status_code == 409
    assert ann.act(table, "undo").status_code == 201


def test_a_choice_that_was_refused_stands(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ann.act(table, "undo")
    ben.answer(table, allow=False)
    again = ann.act(table, "undo")
    assert (again.status_code, "stands" in again.json()["sentence"]) == (409, True)
    ben.choose(table, "mark b2")
    ann.choose(table, "mark c3")
    assert ann.act(table, "undo").status_code == 201


def test_to_play_on_is_an_answer_too(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ann.act(table, "undo")
    assert ben.choose(table, "mark b2").status_code == 201
    assert ann.facts(table)["request"] is None
    assert ben.answer(table, allow=True).status_code == 409
    assert marks(ann, table) == 2


def test_who_gives_up_asks_nothing_any_more(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ann.act(table, "undo")
    ben.act(table, "concession")
    assert ann.facts(table)["request"] is None
    assert marks(ann, table) == 1


def test_spectators_are_not_asked(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    ann.act(table, "undo")
    answer = house.person().answer(table, allow=True)
    assert (answer.status_code, answer.json()["kind"]) == (403, "not-seated")


def until_both_plan(ann: Person, ben: Person, table: str) -> None:
    for _ in range(200):
        for person in (ann, ben):
            decisions = person.view(table)["decisions"]
            if decisions and any(option.startswith("plan ") for option in decisions[0]["options"]):
                return
            if decisions:
                person.choose(table, decisions[0]["options"][0])
    raise AssertionError("nobody plans")


def test_a_secret_choice_is_taken_back_without_a_word(house: House) -> None:
    """Where both plan at once nobody is told what, or how often."""
    ann, ben, table = house.two_at_a_table(game="wizardry")
    until_both_plan(ann, ben, table)
    before, decisions = ben.get(f"/api/tables/{table}/view").content, ann.view(table)["decisions"]
    entry = next(option for option in decisions[0]["options"] if option.startswith("plan "))
    assert ann.choose(table, entry).status_code == 201
    assert ann.act(table, "undo").status_code == 201
    assert ann.facts(table)["request"] is None
    assert ann.view(table)["decisions"] == decisions
    assert ben.get(f"/api/tables/{table}/view").content == before


def test_bots_agree(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "bot random", game="wizardry")["table"]["id"]
    first = ann.view(table)["decisions"]
    assert ann.choose(table, first[0]["options"][0]).status_code == 201
    assert ann.act(table, "undo").status_code == 201
    assert ann.facts(table)["request"] is None
    assert ann.view(table)["decisions"] == first


def test_a_request_outlives_a_restart(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark a1")
        ben.choose(table, "mark b2")
        ann.act(table, "undo", "back")
    with open_house() as house:
        ann._client = ben._client = house.client
        assert ben.facts(table)["request"] == {"seat": 0, "asked": [1], "open": [1]}
        assert ann.act(table, "undo", "back").json()["repeated"] is True
        ben.answer(table, allow=True)
        assert marks(ann, table) == 0
    with open_house() as house:
        ann._client = ben._client = house.client
        assert marks(ann, table) == 0
        assert ann.choose(table, "mark c3").status_code == 201


def test_the_stream_and_the_page_ask_and_answer(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    with ben.page(table) as page:
        page.news()
        with ann.socket(f"/api/tables/{table}/stream") as stream:
            stream.send({"act": "undo", "key": "k1"})
            while (heard := stream.receive_until("receipt"))["key"] != "k1":
                assert heard["receipt"] == 1
            assert heard["receipt"] == 2
            prompt = page.news()["prompt"]
            assert str(say("undo-asked-what", name="Ann", told="X marks a1.")) in prompt
            page.send({"act": "allow", "key": "k2"})
            told = page.news()["prompt"]
            assert str(say("undo-done", name="Ann")) in told
    assert marks(ann, table) == 0
