"""Watching a finished game again, and its review: the curve, the moments, the master's advice."""

from __future__ import annotations

import pytest

from spellwright.kernel.saying import Noun, Saying, seat_noun
from spellwright.server.pages.review_page import reason_from, review_page
from spellwright.server.sessions import Session
from spellwright.server.tables.review import Moment, Point, Review, curve_of, in_words, review_from
from tests.server.people import House, Person, play_to_the_end
from tests.server.test_keyed_elements import table_of
from tests.shared.waiting import until


def finished(house: House) -> tuple[Person, Person, str]:
    ann, ben, table = house.two_at_a_table()
    play_to_the_end(ann, ben, table)
    return ann, ben, table


def test_a_review_is_made_on_demand_once_and_kept(house: House) -> None:
    ann, _, table = finished(house)
    page = ann.look_at(f"/tables/{table}/review").text
    assert 'data-review="wanted"' in page
    assert ann.post(f"/tables/{table}/review").status_code == 204
    thoughts = house.services.hall.workers.thoughts
    assert ann.post(f"/tables/{table}/review").status_code == 204
    assert house.services.hall.workers.thoughts == thoughts, "what is kept is not thought again"
    page = house.person("Zoe").look_at(f"/tables/{table}/review").text
    assert 'data-review="there"' in page
    assert "<polyline" in page
    kept = house.in_loop(house.services.store.review, table)
    review = review_from(kept)
    assert review.curve[0].place == 0
    assert review.curve[-1] == (5, [1.0, 0.0]), "the end is what it was"
    assert 1 <= len(review.moments) <= 3
    assert [one.place for one in review.moments] == sorted(one.place for one in review.moments)


def test_giving_up_is_no_choice_that_turned_the_game(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a3")
    ben.choose(table, "mark a1")
    ben.act(table, "concession")
    assert ann.post(f"/tables/{table}/review").status_code == 204
    review = review_from(house.in_loop(house.services.store.review, table))
    assert review.curve[-1] == (2, [1.0, 0.0])
    assert all(moment.after < 1 for moment in review.moments)


def test_nothing_before_the_game_was_set_up_turned_it() -> None:
    live = table_of("battle", 2)
    assert live.table is not None
    choices, begun = live.table.choices, 0
    while not begun or len(choices) < begun + 5:
        state = live.table.state
        begun = begun or (len(choices) if live.game.mind.is_settled(state) else 0)
        live.table.choose(state.asks[0].seat, state.options(state.asks[0])[0])
        assert len(choices) < 50
    review = curve_of(live.game, live.table, [])
    assert begun > 1
    assert review.curve[0] == (0, review.curve[1].chances)
    assert review.curve[1].place == begun
    assert all(moment.place >= begun for moment in review.moments)


@pytest.mark.parametrize(("after", "said"), [(0.4, "went from"), (0.489, "hardly changed")])
def test_a_change_that_no_figure_shows_is_not_called_one(after: float, said: str) -> None:
    live = table_of("wizardry", 2)
    assert live.table is not None
    state = live.table.state
    live.table.choose(state.asks[0].seat, state.options(state.asks[0])[0])
    moment = Moment(0, 0, live.table.choices[0].text, 0.491, after)
    curve = [Point(0, [0.491, 0.509]), Point(1, [after, 1 - after])]
    page = review_page(Session("s", "Ann"), live, Review(curve, [moment]))
    assert said in page
    assert ("went from" in page) == (said == "went from")


def test_no_running_game_is_reviewed(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    assert ann.look_at(f"/tables/{table}/review").status_code == 409
    assert ann.post(f"/tables/{table}/review").status_code == 409


def test_who_may_not_watch_sees_no_review(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open_table("me", "person", spectators=False)
    table = opened["table"]["id"]
    ben.post(f"/seat/{opened['links'][1]['link']}")
    ben.give_word(table)
    play_to_the_end(ann, ben, table)
    zoe = house.person("Zoe")
    assert zoe.look_at(f"/tables/{table}/review").status_code == 403
    assert zoe.get(f"/tables/{table}/replay/moves").status_code == 403
    assert zoe.post(f"/tables/{table}/review").status_code == 403


@pytest.mark.parametrize(
    "reason",
    [
        "plain words",
        Saying("site", "list-of", {"items": (seat_noun(0), Noun("duels", "spell-stupefy"), "x")}),
        Saying("site", "mark-free", {"n": 2}),
    ],
)
def test_a_reason_is_kept_by_its_key(reason: str | Saying) -> None:
    read = reason_from(in_words(reason))
    assert read == (Saying("", "", {"text": reason}) if isinstance(reason, str) else reason)


def test_a_replay_opens_at_a_moment_from_somebodys_eyes(house: House) -> None:
    ann, _, table = finished(house)
    page = ann.look_at(f"/tables/{table}/replay?step=3&eyes=1").text
    assert 'value="3"' in page
    assert '<option value="1" selected>' in page
    assert ann.look_at(f"/tables/{table}/replay?eyes=7").status_code == 422


def test_the_moves_are_listed_as_these_eyes_were_told_them(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open_table("me", "person", game="wizardry")["table"]["id"]
    ben.sit_down(table, 1)
    for person in (ann, ben):
        person.choose(table, person.view(table)["decisions"][0]["options"][0])
    assert ann.get(f"/tables/{table}/replay/moves").status_code == 200
    assert ann.get(f"/tables/{table}/replay/moves?seat=1").status_code == 403, "the game runs"
    ann.act(table, "concession")
    moves = ann.get(f"/tables/{table}/replay/moves?seat=1")
    assert moves.status_code == 200
    assert "data-step=" in moves.text


def test_a_replay_shows_the_hand_of_the_eyes_that_look(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open_table("me", "person", game="duels")["table"]["id"]
    ben.sit_down(table, 1)
    ann.act(table, "concession")
    own = ann.get(f"/tables/{table}/replay/0?seat=0").json()["tray"]
    others = ann.get(f"/tables/{table}/replay/0?seat=1").json()["tray"]
    assert own
    assert own != others


def test_the_end_tells_who_gave_up_and_leads_to_the_moments(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    ann.choose(table, "mark a3")
    ben.act(table, "concession")
    assert "You gave up" in ben.look_at(f"/tables/{table}").text
    won = ann.look_at(f"/tables/{table}").text
    assert 'class="headline won"' in won
    assert f'href="/tables/{table}/review"' in won


def test_my_tables_are_told_by_games_and_people_and_can_be_tidied(house: House) -> None:
    ann, ben, table = finished(house)
    until(lambda: "You won" in ann.look_at("/").text)
    assert "Tic-tac-toe with Ben" in ann.look_at("/").text
    assert "Ann won" in ben.look_at("/").text
    assert ann.post(f"/tables/{table}/tidy?away=yes").status_code == 303
    assert table not in ann.look_at("/").text
    assert table in ann.look_at("/?tidied=yes").text
    assert table in ben.look_at("/").text, "everybody tidies for themselves"
    ann.post(f"/tables/{table}/tidy?away=no")
    assert table in ann.look_at("/").text
    ann.post("/tidy")
    assert table not in ann.look_at("/").text
