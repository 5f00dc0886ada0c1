"""The law of the server: what a seat does not know changes no byte of what it receives."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from spellwright.face.scene import Scene
from spellwright.kernel.beats import Beat
from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.registry import game
from spellwright.server.api.facts import table_facts
from spellwright.server.pages.page_parts import Viewer
from spellwright.server.pages.replay_page import replay_step, steps_to_show
from spellwright.server.pages.table_page import table_page
from spellwright.server.sessions import Session
from spellwright.server.store.table_store import ChatLine
from spellwright.server.stream.news import desk_of, view_data
from spellwright.server.stream.page_news import NewsForPages
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place
from spellwright.server.tables.way_back import WayBack

CHAT = [ChatLine(1, "Ann", "good luck", 0)]
VIEWERS = (SPECTATOR, 0, 1)
EVERY = 7
LONGEST = 160


def new_table(**settings: Any) -> LiveTable:
    wizardry = game("wizardry")
    places = [
        Place(PERSON, session=name, name=name, link=f"link of {name}", word=name)
        for name in ("ann", "ben")
    ]
    table = LiveTable(
        "a" * 10,
        wizardry,
        wizardry.rules.check_settings(settings),
        places,
        "5e" * 32,
        host="ann",
        public=True,
        spectators=True,
    )
    table.start_if_full()
    return table


def played(table: LiveTable, seed: int) -> Iterator[Table[Any]]:
    """The game inside, now and then, as it is played at random."""
    chance = FastChance(seed)
    inner = table.table
    assert inner is not None
    for place in range(LONGEST):
        if place % EVERY == 0:
            yield inner
        if inner.state.over:
            return
        asks = inner.state.asks
        ask = asks[chance.below(len(asks))]
        options = inner.state.options(ask)
        inner.choose(ask.seat, options[chance.below(len(options))])


def received(table: LiveTable, seat: int) -> dict[str, bytes]:
    """Everything that the server would say to a seat about a table, by what it is."""
    inner = table.table
    assert inner is not None
    table.news = None
    page = page_news(table, seat)
    said = {
        "news": news(table, seat).encode(),
        "facts": msgspec.json.encode(table_facts(table, seat)),
        "view": json.dumps(view_data(table, seat)).encode(),
        "page": unnamed(table_page(Session("x", "Ann"), table, seat, page, ""), page).encode(),
        "page news": unnamed(page.message(""), page).encode(),
        "previews": json.dumps(table.game.face.previews(Scene(inner.state.view(seat)))).encode(),
        "replay": _refused(table.replay).encode(),
        # A bot, and a hint, start from what the seat sees of a position dealt anew.
        "hint": inner.state.resample(seat, 7).view(seat).to_json().encode(),
    }
    for name, part in page.parts.items():
        said[f"part {name}"] = msgspec.json.encode(part)
    for option in ("profile young", "pass", "nonsense"):
        said[f"refusal {option}"] = _refused(lambda o=option: inner.state.legal(seat, o)).encode()
    last = len(steps_to_show(table)) - 1
    for step in range(max(0, last - EVERY), last + 1):
        said[f"step {step}"] = msgspec.json.encode(replay_step(table, step, SPECTATOR))
        said[f"own step {step}"] = _refused(
            lambda s=step: replay_step(table, s, 1 - abs(seat))
        ).encode()
    return said


def news(table: LiveTable, seat: int) -> str:
    return desk_of(table).for_program(table, seat).message()


def page_news(table: LiveTable, seat: int) -> NewsForPages:
    return desk_of(table).for_page(table, Viewer(seat, "", ""), CHAT)


def unnamed(text: str, page: NewsForPages) -> str:
    """Without the name of what is shown, which is made up for each viewer."""
    return text.replace(page.seen.partition(".")[0], "")


def _refused(act: Any) -> str:
    try:
        return f"done: {act()}"
    except Refused as refused:
        return f"{refused.kind}: {refused.sentence} {refused.clause}"


class OtherWorld:
    """A table that a seat cannot tell from another one: every position of it dealt anew.

    It stands in for a `Table`, from which only compiled classes can inherit where that is compiled.
    """

    def __init__(self, inner: Table[Any], seat: int, seed: int) -> None:
        other: Table[Any] = Table(inner.rules, inner.seats, "00" * 32, inner.settings)
        other.choices = inner.choices
        other.state = inner.state.resample(seat, seed)
        other.story = [[e for e in events if e.visible_to(seat)] for events in inner.story]
        self._other, self._inner, self._seat, self._seed = other, inner, seat, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._other, name)

    def position(self, place: int) -> Any:
        if place == len(self.choices):
            return self.state.copy()
        return self._inner.position(place).resample(self._seat, self._seed + 1)

    def beats(self, place: int) -> list[Beat[Any]]:
        return [
            Beat(
                beat.position.resample(self._seat, self._seed + 2),
                [event for event in beat.told if event.visible_to(self._seat)],
            )
            for beat in self._inner.beats(place)
        ]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_seat_does_not_know_changes_no_byte(seed: int) -> None:
    table = new_table(**({"secret-spells": True} if seed == 2 else {}))
    checked = differing = 0
    for inner in played(table, seed):
        for seat in VIEWERS:
            real = received(table, seat)
            for other_seed in (1000 + seed, 2000 + seed):
                other: Any = OtherWorld(inner, seat, other_seed)
                differing += other.state.to_json() != inner.state.to_json()
                table.table = other
                possible = received(table, seat)
                table.table = inner
                leaks = [name for name in real if real[name] != possible[name]]
                if seat != SPECTATOR:
                    # A replay step is drawn from everybody's eyes: the next test looks at it.
                    leaks = [name for name in leaks if not name.startswith("step ")]
                assert leaks == [], f"seat {seat} after {len(inner.choices)} choices"
                checked += 1
    assert checked > 50
    assert differing > checked / 2


def secret_choices(table: LiveTable, say: Callable[[int], Any]) -> Iterator[tuple[Any, Any]]:
    """What is said to each other seat before and after a choice that only its own seat knows of."""
    inner, chance = table.table, FastChance(3)
    assert inner is not None
    while not inner.state.over:
        asks = inner.state.asks
        ask = asks[chance.below(len(asks))]
        waiting, others = sorted(ask.seat for ask in asks), [s for s in VIEWERS if s != ask.seat]
        before = [say(seat) for seat in others]
        options = inner.state.options(ask)
        step = inner.try_out(ask.seat, options[chance.below(len(options))])
        inner.take(step)
        desk_of(table).happened(step.beats)
        table.tell_now()
        if len(waiting) > 1 and waiting == sorted(ask.seat for ask in inner.state.asks):
            yield before, [say(seat) for seat in others]


def test_a_secret_choice_of_another_seat_changes_no_byte_and_no_version() -> None:
    """Where several plan at once, nobody can count what the others have written."""
    table = new_table()
    secret = list(islice(secret_choices(table, lambda seat: news(table, seat)), 40))
    assert len(secret) > 20
    assert all(before == after for before, after in secret)


def test_a_secret_choice_of_another_seat_changes_no_byte_of_the_page() -> None:
    table = new_table()
    pages = [page_news(table, seat) for seat in VIEWERS]

    def say(seat: int) -> tuple[str, str]:
        page = page_news(table, seat)
        assert page in pages
        return page.seen, page.message("")

    secret = list(islice(secret_choices(table, say), 40))
    assert len(secret) > 20
    assert all(before == after for before, after in secret)


def test_a_secret_choice_that_is_taken_back_changes_no_byte_of_the_page() -> None:
    table = new_table()
    inner = table.table
    assert inner is not None
    pages = [page_news(table, seat) for seat in VIEWERS]

    def say(seat: int) -> tuple[str, str]:
        page = page_news(table, seat)
        assert page in pages
        return page.seen, page.message("")

    taken_back = seen_by_owner = 0
    for _ in islice(secret_choices(table, say), 40):
        seat = inner.choices[-1].seat
        before = {viewer: say(viewer) for viewer in VIEWERS}
        behind = WayBack(inner)
        inner.undo(seat)
        desk_of(table).went_back(behind.steps(inner))
        table.tell_now()
        others = [viewer for viewer in VIEWERS if viewer != seat]
        assert [say(viewer) for viewer in others] == [before[viewer] for viewer in others]
        seen_by_owner += say(seat) != before[seat]
        taken_back += 1
    assert taken_back > 20
    assert seen_by_owner > 20


def test_nobody_is_told_a_session_or_a_link_of_another_seat() -> None:
    table = new_table()
    table.places[0].session, table.places[1].session = "session-of-ann", "session-of-ben"
    table.host = "session-of-ann"
    for seat in VIEWERS:
        for name, said in received(table, seat).items():
            assert b"session-of" not in said, name
            for owner, link in ((0, b"link of ann"), (1, b"link of ben")):
                assert owner == seat or link not in said, name


def test_the_seed_is_in_nothing_that_is_said_before_the_end() -> None:
    table = new_table()
    inner = table.table
    assert inner is not None
    for seat in VIEWERS:
        for name, said in received(table, seat).items():
            assert table.entropy.encode() not in said, name
            assert str(inner.seed).encode() not in said, name


def test_a_secret_choice_leaves_a_request_as_everybody_sees_it() -> None:
    """While somebody is asked to let another take back, plans go on in secret all the same."""
    table = new_table()
    inner = table.table
    assert inner is not None

    def say(seat: int) -> object:
        return page_news(table, seat).parts, table_facts(table, seat)

    checked = 0
    for before, after in islice(secret_choices(table, say), 60):
        chooser = inner.choices[-1].seat
        if chooser == 1:
            # Who asks, seat 0, may not choose meanwhile.
            assert before == after
        table.undo_requests.chosen(inner, chooser)
        checked += chooser == 1 and table.undo_requests.request is not None
        table.undo_requests.ask(0, [1])
    assert checked > 20
