"""Tables over the JSON interface: open, sit down, choose, take back, give up, talk, report."""

from __future__ import annotations

import json

import pytest

from spellwright.kernel.fairness import commitment
from spellwright.kernel.replay import verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.saying import to_data
from spellwright.registry import any_game
from spellwright.server.speaking import say
from spellwright.server.store.writer import Job, Writer
from tests.server.people import House, play_to_the_end

RECEIPT = {"type": "receipt", "receipt": 1, "repeated": True, "key": "k1"}


def test_two_people_play_a_game_to_its_end(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    assert ann.facts(table)["status"] == "running"
    assert [seat["name"] for seat in ben.facts(table)["seats"]] == ["Ann", "Ben"]
    assert (ann.facts(table)["you"], ben.facts(table)["you"]) == (0, 1)
    play_to_the_end(ann, ben, table)
    facts = ben.facts(table)
    assert (facts["status"], facts["outcome"]["winners"]) == ("finished", [0])


def test_a_table_waits_until_every_seat_is_taken(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "person")["table"]["id"]
    assert ann.facts(table)["status"] == "waiting"
    for refused in (ann.get(f"/api/tables/{table}/view"), ann.choose(table, "mark a1")):
        assert (refused.status_code, refused.json()["kind"]) == (409, "waiting")


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "reference", "seats": [{"kind": "me"}]}, "seats"),
        ({"game": "reference", "seats": [{"kind": "me"}, {"kind": "me"}]}, "seats"),
        ({"game": "wizardry", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "seats"),
        ({"game": "wizardry", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "bot"),
        ({"game": "wizardry", "seats": [{"kind": "me"}], "options": {"no": 1}}, "options"),
        ({"game": "reference"}, "unreadable"),
        ({"game": "reference", "seats": [{"kind": "me"}], "seat": 1}, "unreadable"),
        ({"game": "reference", "seats": [{"kind": "me"}] * 11}, "unreadable"),
    ],
)
def test_a_wish_that_does_not_fit_is_refused(house: House, wish: object, kind: str) -> None:
    answer = house.person().post("/api/tables", wish)
    assert answer.status_code in (400, 404, 422)
    assert kind in answer.json()["kind"]
    assert answer.json()["sentence"].endswith((".", "?"))


def test_the_seat_comes_from_the_session_and_never_from_the_message(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    document = {"option": "mark a1", "key": "k", "seat": 0}
    assert ben.post(f"/api/tables/{table}/choices", document).status_code == 400
    refused = ben.choose(table, "mark a1")
    assert (refused.status_code, refused.json()["kind"]) == (409, "not-your-turn")
    assert ann.choose(table, "mark a1").status_code == 201
    assert ben.view(table)["shown"]["cells"].count(0) == 1


def test_what_is_no_option_changes_nothing(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    before = ann.view(table)
    for option in ("mark z9", "nonsense", "\x00", "mark"):
        assert ann.choose(table, option).status_code == 422
    assert ann.view(table) == before
    ann.choose(table, "mark a1")
    assert ben.choose(table, "mark a1").json()["kind"] == "not-an-option"


def test_a_game_that_is_over_takes_nothing_more(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    for answer in (ben.choose(table, "mark b2"), ben.act(table, "undo"), ann.act(table, "undo")):
        assert (answer.status_code, answer.json()["kind"]) == (409, "game-over")
    assert ann.act(table, "concession").json()["kind"] == "game-over"


def test_a_key_works_once_for_every_act(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    first, again = ann.choose(table, "mark a1", "one"), ann.choose(table, "mark a1", "one")
    assert first.json() == {"receipt": 1, "repeated": False, "key": "one"}
    assert again.json() == {"receipt": 1, "repeated": True, "key": "one"}
    # The same key of another seat is another key.
    assert ben.choose(table, "mark b2", "one").json()["repeated"] is False
    assert ann.choose(table, "mark a2", "two").status_code == 201
    assert ann.act(table, "undo", "back").json()["repeated"] is False
    assert ann.act(table, "undo", "back").json()["repeated"] is True
    assert ben.answer(table, allow=True, key="yes").json()["repeated"] is False
    assert ben.answer(table, allow=True, key="yes").json()["repeated"] is True
    assert ann.view(table)["shown"]["cells"].count(0) == 1
    assert ben.act(table, "concession", "end").json()["repeated"] is False
    assert ben.act(table, "concession", "end").json()["repeated"] is True


def test_who_gives_up_has_lost(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    assert ann.act(table, "concession").status_code == 201
    facts, view = ben.facts(table), ben.view(table)
    assert (facts["status"], facts["outcome"]["winners"]) == ("finished", [1])
    assert (view["decisions"], view["waiting"], view["outcome"]["how"]) == ([], [], "conceded")
    assert ben.get(f"/api/tables/{table}/replay").status_code == 200


def test_a_full_table_takes_nobody_else(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    late = house.person("Zoe").sit_down(table, 1)
    assert (late.status_code, late.json()["kind"]) == (409, "taken")
    assert ben.sit_down(table, 1).status_code == 201
    assert ann.sit_down(table, 7).json()["kind"] == "seat"


def test_nobody_has_two_seats(house: House) -> None:
    ann = house.person("Ann")
    opened = ann.open_table("me", "person")
    table = opened["table"]["id"]
    second = ann.sit_down(table, 1)
    assert (second.status_code, second.json()["kind"]) == (409, "seated")
    assert ann.post(f"/seat/{opened['links'][1]['link']}").status_code == 409
    assert ann.facts(table)["seats"][1]["free"] is True


def test_spectators_see_and_do_nothing(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    zoe = house.person("Zoe")
    assert zoe.facts(table)["you"] == -1
    assert zoe.facts(table)["link"] == ""
    assert zoe.view(table)["decisions"] == []
    for answer in (
        zoe.choose(table, "mark a1"),
        zoe.act(table, "undo"),
        zoe.act(table, "concession"),
        zoe.post(f"/api/tables/{table}/chat", {"text": "take the middle"}),
    ):
        assert (answer.status_code, answer.json()["kind"]) == (403, "not-seated")
    assert ann.view(table)["shown"]["cells"] == [-1] * 9


def test_a_table_without_spectators_is_for_those_who_are_invited(house: House) -> None:
    ann, zoe, ben = house.person("Ann"), house.person("Zoe"), house.person("Ben")
    opened = ann.open_table("me", "person", spectators=False)
    table, link = opened["table"]["id"], opened["links"][1]["link"]
    for answer in (
        zoe.get(f"/api/tables/{table}"),
        zoe.get(f"/api/tables/{table}/view"),
        zoe.look_at(f"/tables/{table}"),
        zoe.sit_down(table, 1),
        zoe.post(f"/tables/{table}/seats/1"),
        zoe.get(f"/api/tables/{table}/replay"),
    ):
        assert answer.status_code == 403, answer.text
    with zoe.socket(f"/api/tables/{table}/stream") as socket:
        assert socket.receive()["kind"] == "private"
    assert ben.post(f"/seat/{link}").status_code == 303
    assert ben.facts(table)["you"] == 1


def test_chat_is_one_line_and_nobody_else_is_told(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    said = ann.post(f"/api/tables/{table}/chat", {"text": "good\nluck\x00 <b>"})
    assert said.status_code == 204
    (line,) = house.in_loop(house.services.store.chat, table, 10)
    assert (line.name, line.text) == ("Ann", "good luck <b>")
    assert ann.post(f"/api/tables/{table}/chat", {"text": "x" * 301}).status_code == 400


def test_a_report_keeps_replay_and_position(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    answer = ann.post(f"/api/tables/{table}/reports", {"note": "the cat\nsat on it"})
    id = answer.json()["report"]
    assert set(answer.json()) == {"report"}
    row = house.in_loop(house.services.store.report, id)
    game = any_game("reference")
    assert row["note"] == "the cat sat on it"
    assert verify(game, read_replay(row["replay"])).to_json() == row["state"]


def test_luck_was_fixed_before_the_first_choice_and_is_shown_after_the_last(house: House) -> None:
    ann, ben, table = house.two_at_a_table(own_word=True)
    promised = ann.facts(table)["commitment"]
    assert ann.facts(table)["seats"][0]["word_awaited"]
    assert ann.give_word(table).status_code == 201
    for path in (f"/api/tables/{table}/replay", f"/tables/{table}/replay.json"):
        early = ben.get(path)
        assert (early.status_code, early.json()["kind"]) == (409, "running")
    assert (ann.facts(table)["entropy"], ann.facts(table)["words"]) == ("", [])
    play_to_the_end(ann, ben, table)
    facts = ben.facts(table)
    assert facts["commitment"] == promised == commitment(facts["entropy"])
    assert facts["words"][0] == "abracadabra"
    for path in (f"/api/tables/{table}/replay", f"/tables/{table}/replay.json"):
        replay = read_replay(ben.get(path).text)
        assert replay.fairness is not None
        assert replay.fairness.commitment == promised
        assert replay.fairness.own == [0]
        assert replay.draws == []
        assert verify(any_game("reference"), replay).over


def test_a_seat_that_lost_its_device_comes_back_by_its_own_link(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a1")
    phone = house.person()
    assert phone.post(f"/seat/{ben.facts(table)['link']}").status_code == 303
    assert (phone.facts(table)["you"], ben.facts(table)["you"]) == (1, -1)
    assert phone.choose(table, "mark b2").status_code == 201
    assert ben.choose(table, "mark c1").json()["kind"] == "not-seated"
    # Who sits elsewhere at the table does not get a second seat by it.
    assert ann.post(f"/seat/{phone.facts(table)['link']}").status_code == 409


def test_an_invitation_works_once(house: House) -> None:
    ann, ben, zoe = house.person("Ann"), house.person("Ben"), house.person("Zoe")
    opened = ann.open_table("me", "person")
    table, link = opened["table"]["id"], opened["links"][1]["link"]
    assert ben.post(f"/seat/{link}").status_code == 303
    stolen = zoe.post(f"/seat/{link}")
    assert (stolen.status_code, stolen.json()["kind"]) == (404, "not-found")
    assert ben.facts(table)["you"] == 1
    assert ben.facts(table)["link"] != link
    assert ben.facts(table)["link"] not in ann.get(f"/api/tables/{table}").text


def test_the_stream_tells_choices_and_answers_with_receipts(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    path = f"/api/tables/{table}/stream"
    with ann.socket(path) as mine, ben.socket(path) as theirs:
        first = theirs.receive()
        assert first["view"]["decisions"] == []
        (decision,) = mine.receive()["view"]["decisions"]
        mine.send({"choose": decision["options"][0], "key": "k1"})
        heard = mine.receive_until("receipt")
        assert (heard["receipt"], heard["key"]) == (1, "k1")
        assert heard["view"]["shown"]["cells"].count(0) == 1
        mine.send({"choose": decision["options"][0], "key": "k1"})
        assert mine.receive_until("repeated") == RECEIPT
        told = theirs.receive()
        assert told["version"] > first["version"]
        assert told["view"]["shown"]["cells"].count(0) == 1
        theirs.send({"choose": "mark z9", "key": "k2"})
        assert theirs.receive_until("kind")["key"] == "k2"
        rubbish: list[object] = [{"choose": "mark a1"}, [], {"act": "win", "key": "k3"}, 7]
        for nonsense in rubbish:
            theirs.send(nonsense)
            assert theirs.receive_until("kind")["kind"] == "unreadable"
        mine.send({"act": "concede", "key": "k4"})
        assert theirs.receive_until("view")["table"]["status"] == "finished"


def test_a_stream_whose_seat_went_away_ends_where_nobody_may_watch(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open_table("me", "person", spectators=False)
    table = opened["table"]["id"]
    ben.post(f"/seat/{opened['links'][1]['link']}")
    with ben.socket(f"/api/tables/{table}/stream") as socket:
        assert socket.receive()["table"]["you"] == 1
        house.person().post(f"/seat/{ben.facts(table)['link']}")
        assert socket.receive() == {
            "type": "refusal",
            "kind": "private",
            "sentence": str(say("refusal-seat-elsewhere")),
            "says": to_data(say("refusal-seat-elsewhere")),
            "clause": "",
            "key": "",
        }


def test_a_choice_that_cannot_be_saved_is_refused_over_the_stream_and_works_when_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = house.two_at_a_table()
    with ann.socket(f"/api/tables/{table}/stream") as socket:
        assert socket.receive()["receipt"] == 0
        choice = {"choose": "mark a1", "key": "k1"}
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_write", _the_disk_is_full)
            socket.send(choice)
            refusal = socket.receive()
            assert (refusal["kind"], refusal["key"]) == ("not-saved", "k1")
        socket.send(choice)
        assert socket.receive()["receipt"] == 1
        socket.send(choice)
        assert socket.receive() == RECEIPT


async def _the_disk_is_full(_: Writer, __: list[Job]) -> None:
    raise OSError("the disk is full")


def test_a_page_whose_seat_went_away_shows_no_more_where_nobody_may_watch(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open_table("me", "person", spectators=False)
    table = opened["table"]["id"]
    ben.post(f"/seat/{opened['links'][1]['link']}")
    with ben.page(table) as socket:
        assert socket.receive()["steps"]
        house.person().post(f"/seat/{ben.facts(table)['link']}")
        assert socket.receive()["sentence"] == str(say("refusal-seat-elsewhere"))


def test_a_bot_answers_by_itself(house: House) -> None:
    ann = house.person("Ann")
    opened = ann.open_table("me", "bot random", game="wizardry")
    table = opened["table"]["id"]
    with ann.socket(f"/api/tables/{table}/stream") as socket:
        seen = socket.receive()
        while len(seen["view"]["waiting"]) == 2:
            seen = socket.receive_until("view")
        if seen["view"]["decisions"]:
            option = seen["view"]["decisions"][0]["options"][0]
            socket.send({"choose": option, "key": "k"})
            while seen["receipt"] == 0:
                seen = socket.receive_until("receipt")
            assert seen["key"] == "k"
    assert json.dumps(seen)
