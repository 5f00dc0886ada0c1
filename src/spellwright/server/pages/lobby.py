"""A table before its game: who is there, who is missing, how to invite them."""

from __future__ import annotations

from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.tables.live_table import LiveTable


def lobby(table: LiveTable, seat: int) -> dict[str, Html]:
    """The parts of the page while a seat is free."""
    rows = [_place_row(table, number, seat) for number in range(len(table.places))]
    return {
        "board": tag(
            "div",
            tag("h2", words("Waiting for players")),
            tag("p", words("The game begins when every seat is taken.")),
            tag("ul", *rows, class_="lobby"),
            fairness(table),
            class_="parchment",
        ),
        "prompt": together(
            tag("h2", words("Not yet"), id="question", tabindex="-1"),
            tag(
                "p",
                words("Send the invitation; there is nothing to choose before."),
                class_="quiet",
            ),
        ),
        "seats": NOTHING,
        "log": NOTHING,
        "tray": NOTHING,
        "position": tag("p", words("The game has not begun.")),
    }


def _place_row(table: LiveTable, number: int, seat: int) -> Html:
    place = table.places[number]
    if place.is_bot:
        return tag("li", words(f"Seat {number + 1}: the bot {place.bot}"))
    if not place.is_free:
        you = " (you)" if number == seat else ""
        return tag("li", words(f"Seat {number + 1}: {place.name}{you}"))
    link = f"/seat/{place.link}"
    copy = tag(
        "button", words("Copy the invitation"), type="button", class_="small", data_copy=link
    )
    sit = tag(
        "form",
        tag("button", words("Sit down here"), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/seats/{number}",
    )
    return tag(
        "li",
        words(f"Seat {number + 1} is free. "),
        tag("code", words(link), class_="invite"),
        words(" "),
        copy,
        sit if seat < 0 else NOTHING,
    )


def fairness(table: LiveTable) -> Html:
    return tag(
        "details",
        tag("summary", words("Fair luck")),
        tag(
            "p",
            words("The hash of this game's secret is "),
            tag("code", words(table.commitment), class_="hash"),
            words(". The secret comes out when the game is over."),
        ),
        class_="quiet fairness",
    )
