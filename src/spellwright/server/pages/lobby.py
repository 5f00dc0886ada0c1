"""A table before its game: who is there, who is missing, how to invite them."""

from __future__ import annotations

from typing import Final

from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.tables.live_table import LiveTable

WAIT: Final = "There is nothing to choose until everybody is here."


def lobby(table: LiveTable, seat: int, session: str, address: str) -> dict[str, KeyedList]:
    """The parts of the page while a seat is free; the address is for the host's invitations."""
    rows = [
        _place_row(table, number, seat, session, address) for number in range(len(table.places))
    ]
    is_host = table.host == session
    wait = "Send the invitation; there is nothing to choose before." if is_host else WAIT
    board = tag(
        "div",
        tag("h2", words("Waiting for players")),
        tag("p", words("The game begins when every seat is taken.")),
        tag("ul", *rows, class_="lobby"),
        fairness(table),
        class_="parchment",
    )
    question = tag("h2", words("Not yet"), id="question", tabindex="-1")
    return {
        "board": keyed([("lobby", board)]),
        "prompt": keyed([("question", question), ("wait", tag("p", words(wait), class_="quiet"))]),
        "clash": (),
        "seats": (),
        "log": (),
        "tray": (),
        "position": keyed([("words", tag("p", words("The game has not begun.")))]),
    }


def _place_row(table: LiveTable, number: int, seat: int, session: str, address: str) -> Html:
    place = table.places[number]
    title = f"Seat {number + 1}"
    if place.is_bot:
        return tag("li", words(f"{title}: the bot {place.bot}"))
    if not place.is_free:
        you = " (you)" if number == seat else ""
        can_remove = table.host == session and place.session != session
        return tag(
            "li",
            words(f"{title}: {place.name}{you} "),
            words("(the word for the luck is on its way) ") if place.awaits_word else NOTHING,
            _remove(number, place.name) if can_remove else NOTHING,
        )
    kept = bool(place.kept_for)
    is_mine = kept and place.kept_for == session
    says = "is kept for you" if is_mine else f"is kept for {place.name}" if kept else "is free"
    return tag(
        "li",
        words(f"{title} {says}. "),
        _invitation(f"{address}/seat/{place.link}") if table.host == session else NOTHING,
        _sit_down(table, number) if seat < 0 and place.may_be_taken_by(session) else NOTHING,
    )


def _invitation(address: str) -> Html:
    """The link to a seat, for the host alone: whoever has it can take the seat."""
    copy = tag(
        "button", words("Copy the invitation"), type="button", class_="small", data_copy=address
    )
    return together(tag("code", words(address), class_="invite"), words(" "), copy)


def _remove(seat: int, name: str) -> Html:
    """The host's button to remove a person; the script asks once more before that happens."""
    return tag(
        "button",
        words("Remove"),
        type="button",
        class_="small",
        aria_label=f"Remove {name}",
        data_remove=seat,
        data_name=name,
    )


def _sit_down(table: LiveTable, number: int) -> Html:
    return tag(
        "form",
        tag("button", words("Sit down here"), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/seats/{number}",
    )


def fairness(table: LiveTable) -> Html:
    return tag(
        "details",
        tag("summary", words("Fair luck")),
        tag(
            "p",
            words("The hash of this game's secret is "),
            tag("code", words(table.commitment), class_="hash"),
            words(". Your browser keeps it. The secret comes out when the game is over. "),
            tag("a", words("What that proves"), href="/luck"),
        ),
        class_="quiet fairness",
    )
