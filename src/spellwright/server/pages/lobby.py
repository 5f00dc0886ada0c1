"""A table before its game: who is there, who is missing, how to invite them."""

from __future__ import annotations

from spellwright.bots import bot_noun
from spellwright.server.pages.evening_form import chosen_in_words
from spellwright.server.pages.html import HERE, NOTHING, Html, sentence, tag, together, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def lobby(table: LiveTable, seat: int, session: str, address: str) -> dict[str, KeyedList]:
    """The parts of the page while a seat is free; the address is for the host's invitations."""
    rows = [
        _place_row(table, number, seat, session, address) for number in range(len(table.places))
    ]
    is_host = table.host == session
    wait = say("text-wait-host") if is_host else say("text-wait")
    board = tag(
        "div",
        tag("h2", words(say("title-waiting-for-players"))),
        tag("p", words(say("text-game-begins"))),
        tag("ul", *rows, class_="lobby"),
        _evening(table),
        _host_buttons(table) if is_host and not table.campaign else NOTHING,
        fairness(table),
        class_="parchment",
    )
    question = tag("h2", words(say("title-not-yet")), id="question", tabindex="-1")
    return {
        "board": keyed([("lobby", board)]),
        "prompt": keyed([("question", question), ("wait", tag("p", words(wait), class_="quiet"))]),
        "clash": (),
        "seats": (),
        "log": (),
        "tray": (),
        "position": keyed([("words", tag("p", words(say("text-not-begun"))))]),
    }


def _evening(table: LiveTable) -> Html:
    """What will be played, in words."""
    chosen = [tag("li", words(text)) for text in chosen_in_words(table.game, table.settings)]
    if not chosen:
        return NOTHING
    return tag("ul", *chosen, class_="facts", aria_label=say("title-options"))


def _host_buttons(table: LiveTable) -> Html:
    """Other seats, bots and options, or none of it."""
    change = tag(
        "a",
        words(say("link-change-table")),
        href=f"/tables/{table.id}/arrangement",
        class_="button",
    )
    cancel = tag(
        "form",
        tag("button", words(say("button-call-off"))),
        method="post",
        action=f"/tables/{table.id}/cancellation",
    )
    return tag("div", change, cancel, class_="actions")


def _place_row(table: LiveTable, number: int, seat: int, session: str, address: str) -> Html:
    place = table.places[number]
    n = number + 1
    if place.is_bot:
        return tag("li", words(say("seat-of-bot", n=n, bot=bot_noun(place.bot))))
    if not place.is_free:
        how = "you" if number == seat else "other"
        can_remove = table.host == session and place.session != session
        return tag(
            "li",
            words(say("seat-of-person", n=n, name=place.name, how=how)),
            words(" "),
            words(say("note-word-awaited")) if place.awaits_word else NOTHING,
            words(" "),
            _remove(number, place.name) if can_remove else NOTHING,
        )
    kept = bool(place.kept_for)
    is_mine = kept and place.kept_for == session
    how = "mine" if is_mine else "kept" if kept else "free"
    return tag(
        "li",
        words(say("seat-open", n=n, how=how, name=place.name)),
        words(" "),
        _invitation(f"{address}/seat/{place.link}") if table.host == session else NOTHING,
        _sit_down(table, number) if seat < 0 and place.may_be_taken_by(session) else NOTHING,
    )


def _invitation(address: str) -> Html:
    """The link to a seat, for the host alone: whoever has it can take the seat."""
    copy = tag(
        "button",
        words(say("button-copy-invitation")),
        type="button",
        class_="small",
        data_copy=address,
    )
    return together(tag("code", words(address), class_="invite"), words(" "), copy)


def _remove(seat: int, name: str) -> Html:
    """The host's button to remove a person; the script asks once more before that happens."""
    return tag(
        "button",
        words(say("button-remove")),
        type="button",
        class_="small",
        aria_label=say("button-remove-whom", name=name),
        data_remove=seat,
        data_name=name,
    )


def _sit_down(table: LiveTable, number: int) -> Html:
    return tag(
        "form",
        tag("button", words(say("button-sit-down")), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/seats/{number}",
    )


def fairness(table: LiveTable) -> Html:
    return tag(
        "details",
        tag("summary", words(say("title-fair-luck"))),
        tag(
            "p",
            sentence(
                say("text-fair-luck", hash=HERE),
                hash=tag("code", words(table.commitment), class_="hash"),
            ),
            words(" "),
            tag("a", words(say("link-what-it-proves")), href="/luck"),
        ),
        class_="quiet fairness",
    )
