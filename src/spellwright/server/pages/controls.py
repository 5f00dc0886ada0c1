"""What can be done at a table beside choosing: what is always at hand, and what is in the menu."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.people import people_button
from spellwright.server.pages.wishes import wishes_menu
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable

AT_HAND: Final = (("undo", say("button-undo"), "u"), ("hint", say("button-hint"), "h"))
IN_THE_MENU: Final = (("report", say("button-report")), ("concede", say("button-give-up")))


def pinned(table: LiveTable, view: View[Any]) -> KeyedList:
    """What keeps its place at the foot of the question."""
    if view.seat < 0 or table.is_over:
        return ()
    return keyed([(act, _act(act, label, key)) for act, label, key in AT_HAND])


def menu(table: LiveTable, seat: int, session: str) -> KeyedList:
    """What is rarely needed; last what may be long, so that nothing else is pushed out of sight."""
    host = people_button(table, session)
    keys = _act("shortcuts", say("title-shortcuts"), "?")
    if seat < 0:
        return keyed([("keys", keys), ("people", host)])
    own = [] if table.is_over else [(act, _act(act, label)) for act, label in IN_THE_MENU]
    wishes = ("wishes", wishes_menu(table, seat))
    return keyed([("keys", keys), ("link", _links(table, seat)), ("people", host), *own, wishes])


def _act(act: str, label: Any, key: str = "") -> Html:
    sign = tag("kbd", words(key), aria_hidden="true") if key else NOTHING
    return tag(
        "button",
        together(words(label), sign),
        type="button",
        class_="small",
        data_act=act,
        aria_keyshortcuts=key or None,
    )


def _links(table: LiveTable, seat: int) -> Html:
    """The way back to one's own seat from another device."""
    copy = tag(
        "button",
        words(say("button-copy-my-link")),
        type="button",
        class_="small",
        data_tip=say("note-copy-my-link"),
        data_copy=f"/seat/{table.places[seat].link}",
    )
    renew = tag(
        "form",
        tag(
            "button",
            words(say("button-renew-link")),
            class_="small",
            data_tip=say("note-renew-link"),
        ),
        method="post",
        action=f"/tables/{table.id}/seats/{seat}/link",
    )
    return tag("div", copy, renew, class_="menu-group")
