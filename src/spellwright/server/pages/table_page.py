"""The page of a table. `fragments` fills its parts, now and whenever something changes."""

from __future__ import annotations

from typing import Final

from spellwright.server.pages.fragments import fragments
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.layout import page
from spellwright.server.pages.table_dialogs import dialogs
from spellwright.server.sessions import Session
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable

TABS: Final = (("log", "Story"), ("seats", "Players"), ("tray", "Mine"), ("talk", "Chat"))
"""On a small page one of these is shown below the board; the prompt always is."""
SCROLLED_BY_KEYS: Final = "0"
"""For parts that may not fit a small page and have nothing else in them to go to."""


def table_page(
    session: Session, table: LiveTable, seat: int, chat: list[ChatLine], address: str
) -> str:
    parts = fragments(table, seat, chat, session.id, address)
    return page(
        f"{table.game.name}: {table.id}",
        tag("h1", words(table.game.name), class_="unseen"),
        _part("seats", parts, "Players", tabindex=SCROLLED_BY_KEYS),
        _board(parts),
        _tabs(),
        _part("prompt", parts, "Your choice"),
        _part("log", parts, "What has happened"),
        _part("tray", parts, "My things", tabindex=SCROLLED_BY_KEYS),
        tag(
            "section",
            tag("div", parts["chat"], id="chat"),
            _chat_form(seat),
            tag("div", parts["host"], id="host"),
            id="talk",
        ),
        _part("position", parts, "The position in words", class_="unseen"),
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
            "word": "wanted" if seat >= 0 and table.places[seat].awaits_word else "",
            "me": session.name if seat < 0 else table.places[seat].name,
        },
    )


def _part(
    name: str,
    parts: dict[str, Html],
    label: str,
    class_: str | None = None,
    tabindex: str | None = None,
) -> Html:
    return tag("section", parts[name], id=name, aria_label=label, class_=class_, tabindex=tabindex)


def _board(parts: dict[str, Html]) -> Html:
    zoom = tag(
        "button", words("Zoom"), id="zoom", type="button", class_="small", aria_pressed="false"
    )
    board = tag("div", parts["board"], id="board", tabindex="0", role="group", aria_label="Board")
    clash = tag(
        "div",
        parts["clash"],
        id="clash",
        tabindex="0",
        role="group",
        aria_label="Two sides meet",
        title="Click to hide, or press Escape",
    )
    return tag("section", board, clash, zoom, class_="stage", aria_label="The board")


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
    return tag("div", *buttons, class_="tabs", role="group", aria_label="What to show")


def _chat_form(seat: int) -> Html:
    if seat < 0:
        return NOTHING
    return tag(
        "form",
        tag("label", words("Say something"), for_="say", class_="unseen"),
        tag("input", id="say", maxlength=300, autocomplete="off", placeholder="Say something"),
        tag("button", words("Say"), class_="small"),
        id="chat-form",
    )
