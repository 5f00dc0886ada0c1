"""The page of a table: its parts as they are now; what changes comes over the stream."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from spellwright.server.pages.hand_over import pass_bar
from spellwright.server.pages.html import NOTHING, Html, Text, Value, tag, together, words
from spellwright.server.pages.keyed_list import KeyedList
from spellwright.server.pages.layout import page
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.pages.table_dialogs import dialogs
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.stream.page_news import NewsForPages
from spellwright.server.tables.live_table import LiveTable

TABS: Final = (
    ("prompt", say("tab-prompt")),
    ("seats", say("tab-seats")),
    ("log", say("tab-log")),
    ("talk", say("tab-talk")),
)
"""On a small page one of these is shown in the sheet at the bottom."""
SIDE_TABS: Final = (("log", say("title-log")), ("talk", say("title-chat")))
"""On a wide page one of these is shown below the question."""
SCROLLED_BY_KEYS: Final = "0"
"""The `tabindex` of parts that may not fit a small page and hold nothing else to go to by keys."""


def table_page(
    session: Session, table: LiveTable, seat: int, news: NewsForPages, address: str
) -> str:
    parts = news.parts
    return page(
        say("title-table", game=table.game.noun, table=table.id),
        tag("h1", words(table.game.noun), class_="unseen"),
        _section("seats", parts, say("region-players"), tabindex=SCROLLED_BY_KEYS),
        _board(parts),
        _section("tray", parts, say("region-tray"), tabindex=SCROLLED_BY_KEYS),
        tag("div", _tabs(), _prompt(parts), _side(parts, table, seat), class_="rail"),
        _section("position", parts, say("region-words"), class_="unseen"),
        tag("div", id="news", class_="unseen", role="log"),
        pass_bar(table, seat),
        dialogs(table.game),
        session=session,
        game=table.game,
        bar=_bar(parts),
        menu=_part("div", "menu", parts, class_="menu-group"),
        script="table.js",
        body_class="table-page",
        data={
            "table": table.id,
            "game": table.game.id,
            "tray": table.game.face.tray,
            "tab": "prompt",
            "side": "log",
            "address": address,
            "commitment": table.commitment,
            "seat": str(seat),
            "own": _own(table, seat),
            "seen": news.seen,
            "word": "wanted" if seat >= 0 and table.places[seat].awaits_word else "",
            "me": session.name if seat < 0 else table.places[seat].name,
        },
    )


def _bar(parts: dict[str, KeyedList]) -> Html:
    moment = _part("p", "moment", parts, id="moment")
    skip = tag(
        "button",
        words(say("button-skip")),
        tag("span", id="more", class_="count"),
        id="skip",
        type="button",
        class_="small",
        hidden=True,
        aria_keyshortcuts="s",
    )
    since = tag("button", id="since", type="button", class_="small", hidden=True)
    return tag("div", moment, tag("span", since, skip, class_="skip-place"), class_="bar")


def _own(table: LiveTable, seat: int) -> str:
    """The seat for whom this page speaks, where its session has several."""
    is_one_of_several = seat >= 0 and len(table.seats_of(table.places[seat].session)) > 1
    return str(seat) if is_one_of_several else ""


def _part(name: str, part: str, parts: dict[str, KeyedList], /, **attributes: Value) -> Html:
    """An element that holds a part's list; the script learns the keys from it."""
    elements = parts[part]
    keys = json.dumps([element.key for element in elements])
    children = [element.html for element in elements]
    return tag(name, *children, data_part=part, data_keys=keys, **attributes)


def _section(
    part: str,
    parts: dict[str, KeyedList],
    label: Text,
    class_: str | None = None,
    tabindex: str | None = None,
) -> Html:
    more: dict[str, Value] = {"class_": class_, "tabindex": tabindex}
    return _part("section", part, parts, id=part, aria_label=label, **more)


def _prompt(parts: dict[str, KeyedList]) -> Html:
    """The question in a room that keeps its size, and what is pinned at its foot."""
    pinned = _part(
        "div", "pinned", parts, id="pinned", role="group", aria_label=say("region-pinned")
    )
    meanwhile = tag("p", words(say("text-meanwhile")), id="meanwhile", aria_hidden="true")
    return tag(
        "div",
        _section("prompt", parts, say("region-prompt")),
        tag("div", meanwhile, pinned, class_="foot"),
        tag("div", id="hint", role="status"),
        class_="asking",
    )


def _side(parts: dict[str, KeyedList], table: LiveTable, seat: int) -> Html:
    """Log and chat, one of them at a time."""
    tabs = _switches("side", SIDE_TABS, "side-tabs", say("region-side"))
    return tag(
        "div",
        tag("div", tabs, _filter(table), class_="side-head"),
        _log(parts),
        tag("section", _chat(parts), _chat_form(seat), id="talk", aria_label=say("title-chat")),
        class_="side",
    )


def _filter(table: LiveTable) -> Html:
    """Whose turns the log shows."""
    everybody = tag("option", words(say("log-of-all")), value="")
    people = [
        tag("option", words(name), value=str(seat))
        for seat, name in enumerate(speaker_at(table).seats)
    ]
    return tag(
        "label",
        tag("span", words(say("label-log-of")), class_="unseen"),
        tag("select", everybody, *people, id="log-of", class_="small", autocomplete="off"),
    )


def _log(parts: dict[str, KeyedList]) -> Html:
    lines = _part("ol", "log", parts, tabindex="0", aria_label=say("region-log-lines"))
    return tag("section", lines, id="log", aria_label=say("title-log"))


def _chat(parts: dict[str, KeyedList]) -> Html:
    lines = _part(
        "ul", "chat", parts, class_="chat-lines", tabindex="0", aria_label=say("region-chat-lines")
    )
    return tag("div", lines, id="chat")


def _board(parts: dict[str, KeyedList]) -> Html:
    zoom = tag(
        "button",
        words(say("button-zoom")),
        id="zoom",
        type="button",
        class_="small",
        aria_pressed="false",
    )
    label = say("region-board")
    board = _part("div", "board", parts, id="board", tabindex="0", role="group", aria_label=label)
    clash = _part(
        "div",
        "clash",
        parts,
        id="clash",
        tabindex="0",
        role="group",
        aria_label=say("region-clash"),
    )
    banner = tag("p", id="banner", hidden=True, aria_hidden="true")
    past = tag("div", id="past", hidden=True)
    label = say("region-since")
    summary = tag("div", id="summary", hidden=True, tabindex="0", role="group", aria_label=label)
    over_it = (clash, banner, past, summary, zoom)
    return tag("section", board, *over_it, class_="stage", aria_label=say("region-stage"))


def _tabs() -> Html:
    fold = tag(
        "button",
        id="fold",
        type="button",
        aria_label=say("button-fold"),
        aria_expanded="true",
    )
    return together(fold, _switches("tab", TABS, "tabs", say("region-tabs")))


def _switches(name: str, tabs: Sequence[tuple[str, Text]], class_: str, label: Text) -> Html:
    """Buttons of which one is pressed: the body has in `data-NAME` what is shown."""
    buttons = [
        tag(
            "button",
            words(text),
            type="button",
            aria_pressed=str(place == 0).lower(),
            **{f"data_{name}": value},
        )
        for place, (value, text) in enumerate(tabs)
    ]
    return tag("div", *buttons, class_=class_, role="group", aria_label=label)


def _chat_form(seat: int) -> Html:
    if seat < 0:
        return NOTHING
    return tag(
        "form",
        tag("label", words(say("label-chat")), for_="say", class_="unseen"),
        tag("input", id="say", maxlength=300, autocomplete="off", placeholder=say("label-chat")),
        tag("button", words(say("button-send")), class_="small"),
        id="chat-form",
    )
