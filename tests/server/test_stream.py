"""The stream: one protocol for pages and programs, and what is shown is made once for all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from spellwright.bench.serving.players import CELLS
from spellwright.server.conversation import Unreadable
from spellwright.server.pages import page_parts
from spellwright.server.speaking import say
from spellwright.server.store.table_store import TableStore
from spellwright.server.stream import page_news as news_module
from spellwright.server.stream.page_news import SMALL, STEPS_KEPT
from spellwright.server.stream.protocol import Choose, Undo, read_act
from spellwright.server.tables.seat_story import SeatStory
from tests.server.people import House, Page, Person


def test_programs_may_say_in_short_what_they_choose() -> None:
    assert read_act(b'{"choose": "pass", "key": "7"}') == Choose(text="pass", key="7")
    assert read_act(b'{"act": "choose", "text": "pass", "key": "7"}') == Choose(
        text="pass", key="7"
    )
    assert read_act(b'{"act": "undo", "key": "8"}') == Undo(key="8")


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"7",
        b"[]",
        b"null",
        b"{}",
        b'{"key": "k"}',
        b'{"choose": "pass"}',
        b'{"choose": "", "key": "k"}',
        b'{"choose": "pass", "key": "k", "act": "undo"}',
        b'{"act": "win", "key": "k"}',
        b'{"act": "undo", "key": ""}',
        b'{"act": "undo", "key": "k", "seat": 1}',
        b'{"act": "choose", "key": "k", "option": "pass"}',
        b'{"act": "remove", "key": "k", "seat": "0"}',
        b'{"act": "say", "key": "k", "text": "' + b"x" * 301 + b'"}',
        b'{"act": ' + b"[" * 5000,
    ],
)
def test_what_does_not_fit_is_refused(message: bytes) -> None:
    with pytest.raises(Unreadable):
        read_act(message)


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Iterator[list[Any]]:
    """Every call of a function, by its arguments."""
    calls: list[Any] = []
    real = getattr(owner, name)

    def counted(*arguments: Any) -> Any:
        calls.append(arguments)
        return real(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, counted)
        yield calls


def open_pages(person: Person, table: str, number: int, stack: ExitStack) -> list[Page]:
    pages = [stack.enter_context(person.page(table)) for _ in range(number)]
    for page in pages:
        page.news()
    return pages


def test_what_is_seen_is_drawn_once_for_all_who_see_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = house.two_at_a_table()
    with ExitStack() as stack:
        # Ann is the host: her page has more on it than Ben's.
        pages = [*open_pages(ann, table, 3, stack), *open_pages(ben, table, 2, stack)]
        for _ in range(4):
            pages += open_pages(house.person(), table, 1, stack)
        with counting(monkeypatch, news_module, "page_parts") as drawn:
            assert ann.choose(table, "mark a1").status_code == 201
            for page in pages:
                assert "X marks a1." in page.news()["log"]
        assert len({arguments[1] for arguments in drawn}) == 3
        assert len(drawn) == 3


def test_a_page_that_is_opened_and_its_stream_are_drawn_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = house.two_at_a_table()
    with counting(monkeypatch, news_module, "page_parts") as drawn:
        html = ann.look_at(f"/tables/{table}").text
        seen = html.partition('data-seen="')[2].partition('"')[0]
        with ann.page(table, seen) as page:
            page.seen = seen
            greeting = page.receive()
            assert (greeting["since"], greeting["seen"], greeting["steps"]) == (seen, seen, [])
        assert len(drawn) == 1


def test_what_is_said_is_not_read_again_at_every_choice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = house.two_at_a_table()
    with ann.page(table) as mine, ben.page(table) as theirs:
        for page in (mine, theirs):
            page.news()
        with counting(monkeypatch, TableStore, "chat") as read:
            for person, cell in ((ann, "a1"), (ben, "b2"), (ann, "c3")):
                person.choose(table, f"mark {cell}")
                mine.news()
                theirs.news()
            assert read == []
            mine.send({"act": "say", "key": "s", "text": "well played"})
            assert "well played" in theirs.news()["chat"]
            assert len(read) == 1


def test_only_what_has_changed_is_told(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    with ben.page(table) as page:
        page.news()
        before = page.parts.get("log", {})
        ann.choose(table, "mark a1")
        message = page.receive()
        (step,) = message["steps"]
        gone, put = step["parts"]["log"]
        assert (gone, len(put)) == ([], len(page.parts["log"]) - len(before))
        assert not {"chat", "host"} & set(step["parts"])


def test_who_comes_back_is_told_what_was_missed(house: House) -> None:
    ann, ben, table = house.two_at_a_table()
    with ben.page(table) as page:
        page.news()
    ann.choose(table, "mark a1")
    ben.choose(table, "mark b2")
    with ben.page(table, page.seen) as again:
        again.parts, again.seen = page.parts, page.seen
        message = again.receive()
        assert message["since"] == page.seen
        assert 0 < len(json.dumps(message["steps"])) < len(str(again.shown()))
        shown = again.shown()
    with ben.page(table) as fresh:
        assert fresh.news() == shown


def test_what_is_kept_for_pages_is_bounded(house: House) -> None:
    """Whatever strangers say that they have seen, and however long a game lasts."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open_table("me", "person", game="endless")["table"]["id"]
    ben.sit_down(table, 1)
    live = house.in_loop(house.services.hall.table, table)
    with ben.page(table) as page:
        page.news()
        (news,) = [kept for viewer, kept in live.news._for_pages.items() if viewer.seat == 1]
        for number in range(2 * STEPS_KEPT):
            (ann, ben)[number % 2].choose(table, f"mark {CELLS[number % len(CELLS)]}")
            page.news()
        for number in range(20):
            with ben.page(table, f"nonsense{number}") as other:
                assert other.receive()["since"] == ""
        whole = sum(len(element.html) for part in news.parts.values() for element in part)
        *old, _ = news._steps
        assert 0 < sum(len(step.change) for step in old) <= max(whole, SMALL)
        assert len(old) <= STEPS_KEPT
        assert len(news._messages) < 10


def test_what_another_has_seen_is_no_start(house: House) -> None:
    """A page that was opened before its owner sat down gets the whole page of the seat."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open_table("me", "person")["table"]["id"]
    with ben.page(table) as page:
        page.news()
    ben.sit_down(table, 1)
    for seen in (page.seen, "nonsense", f"{page.seen}0"):
        with ben.page(table, seen) as again:
            assert again.receive()["since"] == ""
            assert str(say("button-copy-my-link")) in again.shown()["menu"]


def test_a_form_that_there_is_not_is_refused(house: House) -> None:
    ann, _, table = house.two_at_a_table()
    with ann.socket(f"/api/tables/{table}/stream?form=parrot") as socket:
        assert socket.receive()["kind"] == "unreadable"
        with pytest.raises(WebSocketDisconnect):
            socket.receive()


def test_hints_keep_nobody_from_choosing(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_table("me", "person", game="wizardry")["table"]["id"]
    house.person("Ben").sit_down(table, 1)
    (decision,) = ann.view(table)["decisions"]
    first = decision["options"][0]
    option = first if isinstance(first, str) else first["text"]
    with ann.socket(f"/api/tables/{table}/stream") as stream:
        stream.receive()
        stream.send({"act": "hint", "key": "h"})
        stream.send({"choose": option, "key": "k"})
        heard = [stream.receive()]
        while heard[-1]["type"] != "news":
            heard.append(stream.receive())
        assert heard[-1]["key"] == "k"
        while heard[-1]["key"] != "h":
            heard.append(stream.receive())
        assert (heard[-1]["type"], heard[-1].get("kind")) in {
            ("hint", None),
            ("refusal", "gone-on"),
        }


def test_every_element_of_a_page_has_its_own_key_and_one_root(house: House) -> None:
    """The script finds elements by their keys, and makes one from each text."""
    ann = house.person("Ann")
    for game in ("wizardry", "duels", "battle", "talisman", "funkoverse"):
        table = ann.open_table("me", "bot random", game=game)["table"]["id"]
        live = house.in_loop(house.services.hall.table, table)
        parts = page_parts.page_parts(
            live, page_parts.Viewer(0, "", ""), [], SeatStory(0, live.table.whole_story)
        )
        for part in parts.values():
            assert len({element.key for element in part}) == len(part)
            for element in part:
                assert roots(element.html) == 1, (game, element.key)


def roots(html: str) -> int:
    from html.parser import HTMLParser

    class Roots(HTMLParser):
        depth = found = 0

        def handle_starttag(self, tag: str, _: Any) -> None:
            if tag in ("br", "hr", "img", "input", "link", "meta"):
                return
            self.found += self.depth == 0
            self.depth += 1

        def handle_startendtag(self, tag: str, _: Any) -> None:
            self.found += self.depth == 0

        def handle_endtag(self, _: str) -> None:
            self.depth -= 1

        def handle_data(self, data: str) -> None:
            assert self.depth or not data.strip(), data

    reader = Roots()
    reader.feed(html)
    assert reader.depth == 0
    return reader.found
