"""The page of a table: its parts as they are now; what changes comes over the stream."""

from __future__ import annotations

import json
from typing import Final

from spellwright.server.pages.html import NOTHING, Html, Text, Value, tag, words
from spellwright.server.pages.keyed_list import KeyedList
from spellwright.server.pages.layout import page
from spellwright.server.pages.table_dialogs import dialogs
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.stream.page_news import NewsForPages
from spellwright.server.tables.live_table import LiveTable

TABS: Final = (
    ("log", say("tab-log")),
    ("seats", say("tab-seats")),
    ("tray", say("tab-tray")),
    ("talk", say("tab-talk")),
)
"""On a small page one of these is shown below the board; the prompt always is."""
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
        _tabs(),
        _section("prompt", parts, say("region-prompt")),
        _log(parts),
        _section("tray", parts, say("region-tray"), tabindex=SCROLLED_BY_KEYS),
        tag(
            "section",
            _chat(parts),
            _chat_form(seat),
            _part("div", "host", parts, id="host"),
            id="talk",
        ),
        _section("position", parts, say("region-words"), class_="unseen"),
        tag("div", id="news", class_="unseen", role="log"),
        *dialogs(table.game),
        session=session,
        game=table.game,
        script="table.js",
        body_class="table-page",
        data={
            "table": table.id,
            "game": table.game.id,
            "tab": "log",
            "address": address,
            "commitment": table.commitment,
            "seat": str(seat),
            "seen": news.seen,
            "word": "wanted" if seat >= 0 and table.places[seat].awaits_word else "",
            "me": session.name if seat < 0 else table.places[seat].name,
        },
    )


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


def _log(parts: dict[str, KeyedList]) -> Html:
    title = tag("h2", words(say("title-log")))
    lines = _part("ol", "log", parts, tabindex="0", aria_label=say("region-log-lines"))
    return tag("section", title, lines, id="log", aria_label=say("title-log"))


def _chat(parts: dict[str, KeyedList]) -> Html:
    lines = _part(
        "ul", "chat", parts, class_="chat-lines", tabindex="0", aria_label=say("region-chat-lines")
    )
    return tag("div", tag("h2", words(say("title-chat"))), lines, id="chat")


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
        title=say("note-clash"),
    )
    banner = tag("p", id="banner", hidden=True, aria_hidden="true")
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
    return tag(
        "section", board, clash, banner, zoom, skip, class_="stage", aria_label=say("region-stage")
    )


def _tabs() -> Html:
    buttons = [
        tag(
            "button",
            words(label),
            type="button",
            data_tab=name,
            aria_pressed=str(name == "log").lower(),
        )
        for name, label in TABS
    ]
    return tag("div", *buttons, class_="tabs", role="group", aria_label=say("region-tabs"))


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
