"""A table before its game: who is there, who is missing, how to invite them."""

from __future__ import annotations

from spellwright.bots import bot_noun, usual_bot
from spellwright.kernel.saying import Saying
from spellwright.server.pages.evening_form import chosen_in_words
from spellwright.server.pages.html import HERE, NOTHING, Html, sentence, tag, together, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.new_table import INVITED
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
        tag("p", words(wait)),
        tag("ul", *rows, class_="lobby"),
        _evening(table),
        _host_buttons(table) if is_host and not table.campaign else NOTHING,
        fairness(table),
        class_="parchment",
    )
    free = sum(place.is_free for place in table.places)
    question = tag("h2", words(say("title-seats-free", n=free)), id="question", tabindex="-1")
    begins = tag("p", words(say("text-game-begins")), class_="quiet")
    return {
        "board": keyed([("lobby", board)]),
        "prompt": keyed([("question", question), ("wait", begins)]),
        "clash": (),
        "seats": (),
        "log": keyed([("none", tag("li", words(say("text-not-begun")), class_="quiet"))]),
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
    """Who sits there or may sit there, and what can be done about it."""
    place = table.places[number]
    n = number + 1
    is_host = table.host == session
    arranges = is_host and not table.campaign
    if place.is_bot:
        free = _arrange(table, number, say("button-free-seat"), INVITED, n)
        named = say("seat-of-bot", n=n, bot=bot_noun(place.bot))
        return tag("li", tag("span", words(named)), free if arranges else NOTHING)
    if not place.is_free:
        how = "you" if number == seat else "other"
        person = say("seat-of-person", n=n, name=place.name, how=how)
        word = together(words(" "), words(say("note-word-awaited")))
        return tag(
            "li",
            tag("span", words(person), word if place.awaits_word else NOTHING),
            _remove(number, place.name) if is_host and place.session != session else NOTHING,
        )
    kept = bool(place.kept_for)
    is_mine = kept and place.kept_for == session
    how = "mine" if is_mine else "kept" if kept else "free"
    invitation = f"{address}/seat/{place.link}"
    bot = f"bot:{usual_bot(table.game)}"
    return tag(
        "li",
        tag("span", words(say("seat-open", n=n, how=how, name=place.name))),
        tag("code", words(invitation), class_="invite") if is_host else NOTHING,
        _copy_invitation(invitation, n) if is_host else NOTHING,
        _arrange(table, number, say("button-seat-bot"), bot, n) if arranges else NOTHING,
        _sit_down(table, number) if seat < 0 and place.may_be_taken_by(session) else NOTHING,
    )


def _copy_invitation(address: str, n: int) -> Html:
    """The link to a seat, for the host alone: whoever has it can take the seat."""
    return tag(
        "button",
        words(say("button-copy-invitation")),
        type="button",
        class_="small",
        aria_label=say("button-of-seat", act=say("button-copy-invitation"), n=n),
        data_copy=address,
    )


def _arrange(table: LiveTable, number: int, label: Saying, wish: str, n: int) -> Html:
    """The host's button to put a bot on a seat, or to free it."""
    button = tag(
        "button",
        words(label),
        class_="small",
        name="wish",
        value=wish,
        aria_label=say("button-of-seat", act=label, n=n),
    )
    action = f"/tables/{table.id}/arrangement/{number}"
    return tag("form", button, method="post", action=action)


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
