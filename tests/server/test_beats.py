"""Beats on their way to a page: each is told, in order, and the question comes with the last."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.kernel.beats import Beat
from spellwright.kernel.event import EVERYBODY, Event
from spellwright.kernel.table import Table
from spellwright.registry import GAME_IDS, any_game
from spellwright.server.stream.page_news import banner_of
from spellwright.server.tables.recent_beats import MOST_KEPT, RecentBeats
from spellwright.server.tables.seat_story import FollowedStory, SeatStory
from tests.server.people import House, Page, Person

IN_BETWEEN = {"moment", "board", "clash", "seats", "log", "tray"}
CHOICES = 40
ANSWERED_ALREADY = ("not-your-turn", "not-an-option")


def play(people: list[Person], table: str, pages: list[Page]) -> list[dict[str, Any]]:
    """Many choices, each the last option that there is; what the first page is told of them."""
    for _ in range(CHOICES):
        views = [person.view(table) for person in people]
        asked = [seat for seat, view in enumerate(views) if view["decisions"]]
        if not asked:
            break
        answer = people[asked[0]].choose(table, offered(views[asked[0]])[-1])
        # The table may have answered by itself meanwhile, for somebody who looks at the page.
        assert answer.status_code == 201 or answer.json()["kind"] in ANSWERED_ALREADY, answer.text
    # A choice in secret is told to nobody else: what is said comes after all that was told.
    pages[0].send({"act": "say", "key": "last", "text": "that was all"})
    told = []
    while "that was all" not in pages[0].shown().get("chat", ""):
        message = pages[0].receive()
        told += [message] if message["type"] == "page" else []
    return [message for message in told[:-1] if message["steps"]]


def offered(view: dict[str, Any]) -> list[str]:
    """What somebody may choose, if they are asked."""
    options = [option for decision in view["decisions"][:1] for option in decision["options"]]
    return [option if isinstance(option, str) else option["text"] for option in options]


@pytest.mark.parametrize("game", ["battle", "talisman"])
def test_every_beat_is_told_and_the_question_comes_with_the_last(house: House, game: str) -> None:
    ann, ben, table = house.two_at_a_table(game=game)
    with ann.page(table) as page:
        page.news()
        before = len(page.parts.get("log", {}))
        messages = play([ann, ben], table, [page])
        shown = filled(page)
    assert any(len(message["steps"]) > 2 for message in messages)
    for message in messages:
        *on_the_way, _ = message["steps"]
        for step in on_the_way:
            assert set(step["parts"]) <= IN_BETWEEN
            assert set(step) <= {"parts", "banner"}
    lines = [len(put) for m in messages for s in m["steps"] for _, put in log_of(s)]
    assert sum(lines) >= len(page.parts["log"]) - before
    # A beat tells a line or two, where a whole choice tells up to thirty.
    assert sorted(lines)[len(lines) // 2] <= 2
    # What was taken in beat by beat is what somebody sees who comes now.
    with ann.page(table) as fresh:
        fresh.news()
        assert filled(fresh) == shown


def filled(page: Page) -> dict[str, str]:
    return {name: html for name, html in page.shown().items() if html}


def log_of(step: dict[str, Any]) -> list[tuple[list[str], list[Any]]]:
    return [step["parts"]["log"]] if "log" in step["parts"] else []


def test_the_hand_follows_each_beat(house: House) -> None:
    """Cards are drawn beat by beat: the hand shows each of them with the line that tells it. There
    is none to show while the game is set up, in nobody's turn.
    """
    ann, ben, table = house.two_at_a_table(game="battle")
    with ann.page(table) as page:
        page.news()
        messages = play([ann, ben], table, [page])
    drawn = [
        "tray" in step["parts"]
        for message in messages
        for step in message["steps"][:-1]
        for told in [str(log_of(step))]
        if "new card:" in told and 'data-of="-1"' not in told
    ]
    assert drawn
    assert all(drawn)


def test_nothing_is_skipped_for_a_page_that_comes_back(house: House) -> None:
    ann, ben, table = house.two_at_a_table(game="battle")
    with ben.page(table) as away:
        away.news()
        with ann.page(table) as page:
            page.news()
            told = sum(len(m["steps"]) for m in play([ann, ben], table, [page])[:6])
    with ben.page(table, away.seen) as again:
        again.parts, again.seen = away.parts, away.seen
        message = again.receive()
        assert message["since"] in ("", away.seen)
        if message["since"]:
            assert len(message["steps"]) >= told
        else:
            assert len(message["steps"]) == 1
    with ben.page(table) as fresh:
        fresh.news()
        assert filled(fresh) == filled(again)


def test_what_is_undone_goes_back_choice_by_choice(house: House) -> None:
    """The answer of the other and the own choice are two steps; each says what is no more."""
    ann, ben, table = house.two_at_a_table()
    with ann.page(table) as page:
        page.news()
        before = page.shown()["board"]
        for person, option in ((ann, "mark a1"), (ben, "mark b2")):
            assert person.choose(table, option).status_code == 201
            page.receive_type("page")
        lines = [line for line in page.parts["log"] if line.isdecimal()]
        assert ann.act(table, "undo").status_code == 201
        page.receive_type("page")
        assert ben.answer(table, allow=True).status_code == 201
        steps = page.receive_type("page")["steps"]
    assert [step.get("back") for step in steps] == [True, True]
    # The later choice goes first: its line, its mark, and a banner that tells which it was.
    gone = [step["parts"]["log"][0] for step in steps]
    assert gone == [[line] for line in reversed(lines)]
    assert all("board" in step["parts"] for step in steps)
    for step, cell in zip(steps, ("b2", "a1"), strict=True):
        assert cell in step["banner"]
    assert page.shown()["board"] == before


def test_an_entry_of_a_plan_is_seen_to_go_by_its_owner_alone(house: House) -> None:
    """Nobody was told of it, and nobody but its owner is told that it is no more."""
    ann, ben, table = house.two_at_a_table(game="wizardry")
    for _ in range(CHOICES):
        if "plan move" in offered(ann.view(table)):
            break
        person = next(one for one in (ann, ben) if offered(one.view(table)))
        assert person.choose(table, offered(person.view(table))[0]).status_code == 201
    with ann.page(table) as page, ben.page(table) as other:
        page.news()
        other.news()
        before = page.shown()["tray"]
        assert ann.choose(table, "plan move").status_code == 201
        page.receive_type("page")
        assert ann.act(table, "undo").status_code == 201
        (step,) = page.receive_type("page")["steps"]
        assert (step["back"], "Plan Move" in step["banner"]) == (True, True)
        assert page.shown()["tray"] == before
        page.send({"act": "say", "key": "last", "text": "that was all"})
        assert all(each["steps"][0]["parts"].keys() == {"chat"} for each in [other.receive()])


def test_what_matters_has_a_banner(house: House) -> None:
    _, _, table = house.two_at_a_table(game="battle")
    live = house.in_loop(house.services.hall.table, table)
    rules, view = live.game.rules, live.table.state.view(0)
    stunned = Event(rules.events.number("stunned"), (0,), EVERYBODY)
    full = Event(rules.events.number("health-full"), (0,), EVERYBODY)
    unheard = Event(stunned.kind, (1,), 1 << 1)
    assert banner_of(live, view, [full, stunned, unheard]) == rules.sentence(stunned)[0]
    assert banner_of(live, view, [full, unheard]) == ""


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_a_game_says_matters_are_events_of_it(id: str) -> None:
    game = any_game(id)
    assert game.face.matters
    for key in game.face.matters:
        assert game.rules.events.find(key) >= 0, key


def beats(number: int) -> list[Beat[Any]]:
    position: Any = None
    return [Beat(position, [Event(n, (), EVERYBODY)]) for n in range(number)]


def test_who_is_too_far_behind_is_told_none_rather_than_some() -> None:
    recent = RecentBeats()
    recent.add(beats(3))
    assert [beat.is_first for beat in recent.since(0)] == [True, False, False]
    assert [beat.beat.told[0].kind for beat in recent.since(1)] == [1, 2]
    recent.add(beats(MOST_KEPT))
    assert recent.since(1) == []
    assert len(recent.since(3)) == MOST_KEPT
    recent.forget(recent.count - 1)
    assert len(recent.since(recent.count - 1)) == 1
    assert recent.since(recent.count) == []


def test_choices_in_secret_cannot_be_counted_in_a_story() -> None:
    loud, quiet = Event(0, (), EVERYBODY), Event(1, (), 1 << 1)
    story = SeatStory(0, [[loud], [quiet], [quiet], [loud, quiet]])
    assert story.choices == [[loud], [loud]]
    assert (story.latest(), story.earlier()) == ([loud], [loud])
    story.begin()
    assert not story.tell([quiet])
    assert (story.latest(), story.earlier()) == ([loud], [loud])


def test_a_story_that_is_followed_is_the_whole_story() -> None:
    """Also where choices were taken back, and others made in their place; nobody who tells it on
    changes it.
    """
    table: Table[Any] = Table(any_game("reference"), 2, 1)
    followed = FollowedStory(0)
    for mark in ("a1", "b2", "c3", None, "a2", None, None, "b1", "c1"):
        seat = table.state.asks[0].seat
        if mark is None:
            table.undo(1 - seat)
        else:
            table.choose(seat, f"mark {mark}")
        story = followed.now(table.whole_story)
        assert story.choices == SeatStory(0, table.whole_story).choices
        story.tell([Event(0, (), EVERYBODY)] * 3)
        story.begin()
    table.undo(1 - table.state.asks[0].seat)
    table.choose(table.state.asks[0].seat, "mark c2")
    assert followed.now(table.whole_story).choices == SeatStory(0, table.whole_story).choices
