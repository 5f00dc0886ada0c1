"""The page of a table, and the parts of it that change while a game goes on."""

from __future__ import annotations

from typing import Any

from spellwright.drawing.element import group, moved
from spellwright.drawing.look import SEATS
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.picture import finished
from spellwright.kernel.showing import Fact, Panel, SeatPanel
from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link, hidden, page
from spellwright.server.sessions import Session
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable

FEW_OPTIONS = 24
LINES_OF_LOG = 80
HIT_KEYS = 9
MEDALLION = 56


def table_page(session: Session, table: LiveTable, seat: int, chat: list[ChatLine]) -> str:
    """The frame; `fragments` fills its parts, now and whenever something changes."""
    parts = fragments(table, seat, chat)
    return page(
        f"{table.game.name}: {table.id}",
        tag("h1", words(table.game.name), class_="unseen"),
        _part("seats", parts, "section", "Seats"),
        _part("board", parts, "section", "Board"),
        tag(
            "div",
            _part("prompt", parts, "section", "Your choice"),
            _part("log", parts, "section", "What has happened"),
            class_="right-rail",
        ),
        tag(
            "div",
            _part("tray", parts, "section", "My things"),
            _part("chat", parts, "section", "Chat"),
            _chat_form() if seat >= 0 else NOTHING,
            class_="tray-rail",
        ),
        session=session,
        script="table.js",
        body_class="table-page",
        data={"table": table.id, "game": table.game.id, "version": str(table.version)},
    )


def _part(name: str, parts: dict[str, Html], element: str, label: str) -> Html:
    return tag(element, parts[name], id=name, aria_label=label)


def fragments(table: LiveTable, seat: int, chat: list[ChatLine]) -> dict[str, Html]:
    """The changing parts of the page for one seat, by their ids."""
    if table.table is None:
        return _lobby(table, seat, chat)
    view = table.table.state.view(seat)
    return {
        "board": drawing(table.game.board(view, prefix="board-")),
        "prompt": _prompt(table, view),
        "seats": _seats(table, view),
        "log": _log(table, seat),
        "tray": together(*[_panel(table, panel) for panel in table.game.panels(view)]),
        "chat": _chat(chat),
    }


# -- before the game ---------------------------------------------------------------------------


def _lobby(table: LiveTable, seat: int, chat: list[ChatLine]) -> dict[str, Html]:
    rows = [_place_row(table, number, seat) for number in range(len(table.places))]
    return {
        "board": tag(
            "div",
            tag("h2", words("Waiting for players")),
            tag("p", words("The game begins when every seat is taken.")),
            tag("ul", *rows, class_="lobby"),
            _fairness(table),
            class_="parchment",
        ),
        "prompt": tag("p", words("Nothing to choose yet."), class_="quiet"),
        "seats": NOTHING,
        "log": NOTHING,
        "tray": NOTHING,
        "chat": _chat(chat),
    }


def _place_row(table: LiveTable, number: int, seat: int) -> Html:
    place = table.places[number]
    if place.is_bot:
        return tag("li", words(f"Seat {number + 1}: the bot {place.bot}"))
    if not place.is_free:
        you = " (you)" if number == seat else ""
        return tag("li", words(f"Seat {number + 1}: {place.name}{you}"))
    sit = tag(
        "form",
        tag("button", words("Sit down here"), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/seats/{number}",
    )
    invite = together(
        tag("code", words(f"/seat/{place.link}"), class_="invite", data_link=f"/seat/{place.link}"),
        tag(
            "button",
            words("Copy the invitation"),
            type="button",
            class_="small copy",
            data_copy=f"/seat/{place.link}",
        ),
    )
    return tag("li", words(f"Seat {number + 1} is free. "), invite, sit if seat < 0 else NOTHING)


def _fairness(table: LiveTable) -> Html:
    return tag(
        "p",
        words("Fair luck: the hash of this game's secret is "),
        tag("code", words(table.commitment), class_="hash"),
        words(". The secret comes out when the game is over."),
        class_="quiet",
    )


# -- the choice --------------------------------------------------------------------------------


def _prompt(table: LiveTable, view: View[Any]) -> Html:
    if table.is_over:
        return _end(table, view)
    controls = _controls(view.seat)
    if not view.decisions:
        names = " and ".join(_name(table, seat) for seat in view.waiting)
        verb = "is" if len(view.waiting) == 1 else "are"
        return together(
            tag("h2", words("Please wait")),
            tag("p", words(f"{names} {verb} thinking."), class_="waiting"),
            controls,
        )
    decision = view.decisions[0]
    buttons = [
        tag(
            "button",
            _key(number),
            words(option.label),
            type="button",
            data_option=option.text,
            class_="option",
        )
        for number, option in enumerate(decision.options, 1)
    ]
    options = tag("div", *buttons, class_="options", role="group", aria_label="Options")
    if len(buttons) > FEW_OPTIONS:
        options = tag(
            "details",
            tag("summary", words(f"All {len(buttons)} options as a list")),
            tag(
                "label",
                words("Find "),
                tag("input", id="find-option", type="search", autocomplete="off"),
            ),
            options,
        )
    return together(
        tag("h2", words(decision.prompt), id="question", tabindex="-1"),
        tag(
            "p",
            clause_link(table.game.id, decision.clause, f"Why? {decision.clause}"),
            class_="why",
        ),
        options,
        controls,
    )


def _key(number: int) -> Html:
    return tag("kbd", words(str(number))) if number <= HIT_KEYS else NOTHING


def _controls(seat: int) -> Html:
    if seat < 0:
        return tag("p", words("You are watching."), class_="quiet")
    acts = (
        ("undo", "Undo"),
        ("hint", "Hint"),
        ("concede", "Give up"),
        ("report", "Report a problem"),
    )
    buttons = [
        tag("button", words(label), type="button", class_="small", data_act=act)
        for act, label in acts
    ]
    return tag("div", *buttons, class_="controls", role="group", aria_label="Other things to do")


def _end(table: LiveTable, view: View[Any]) -> Html:
    outcome = table.outcome() or {}
    winners = " and ".join(_name(table, seat) for seat in outcome.get("winners", []))
    again = tag(
        "form",
        hidden("of", table.id),
        tag("button", words("Play again"), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/rematch",
    )
    return together(
        tag("h2", words(f"{winners} won"), id="question", tabindex="-1"),
        tag("p", words(str(outcome.get("sentence", "")))),
        tag("p", clause_link(table.game.id, str(outcome.get("clause", "")))),
        again if view.seat >= 0 else NOTHING,
        tag(
            "p",
            tag("a", words("Watch it again"), href=f"/tables/{table.id}/replay", class_="button"),
        ),
        _fairness(table),
    )


def _name(table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    return f"the bot {place.bot}" if place.is_bot else place.name or f"seat {seat + 1}"


# -- the others --------------------------------------------------------------------------------


def _seats(table: LiveTable, view: View[Any]) -> Html:
    panels = table.game.seat_panels(view)
    return together(*[_seat(table, view, panel) for panel in panels])


def _seat(table: LiveTable, view: View[Any], panel: SeatPanel) -> Html:
    asked = panel.seat in view.waiting
    classes = ["seat", f"seat-{panel.seat}"]
    if asked:
        classes.append("asked")
    if panel.is_out:
        classes.append("out")
    you = " (you)" if panel.seat == view.seat else ""
    disc = medallion(Medallion(SEATS[panel.seat], "wand", panel.name), MEDALLION / 2 - 8)
    picture = finished(
        MEDALLION,
        MEDALLION,
        group(disc, transform=moved(MEDALLION / 2, MEDALLION / 2)),
        title=panel.name,
        description=panel.subtitle,
        prefix=f"seat-{panel.seat}-",
    )
    facts = [
        part
        for fact in panel.facts
        for part in (tag("dt", words(fact.label)), tag("dd", _value(fact), title=fact.note or None))
    ]
    return tag(
        "article",
        drawing(picture),
        tag("h3", words(f"{panel.name} · {_name(table, panel.seat)}{you}")),
        tag("p", words(panel.subtitle + (" · to choose" if asked else "")), class_="quiet"),
        tag("dl", *facts),
        class_=" ".join(classes),
    )


def _value(fact: Fact) -> Html:
    if not fact.most:
        return words(fact.value)
    pips = "●" * fact.filled + "○" * (fact.most - fact.filled)
    return tag("span", words(pips), class_="pips", role="img", aria_label=fact.value)


def _log(table: LiveTable, seat: int) -> Html:
    lines: list[Html] = []
    story = [] if table.table is None else table.table.story
    for events in reversed(story):
        for event in reversed(events):
            if event.visible_to(seat):
                sentence, clause = table.game.sentence(event)
                lines.append(tag("li", words(sentence + " "), clause_link(table.game.id, clause)))
        if len(lines) >= LINES_OF_LOG:
            break
    return together(
        tag("h2", words("What has happened")), tag("ol", *lines, reversed=True, tabindex="0")
    )


def _panel(table: LiveTable, panel: Panel) -> Html:
    rows = [
        tag(
            "li",
            words(row.text + " "),
            clause_link(table.game.id, row.clause),
            title=row.note or None,
        )
        for row in panel.rows
    ]
    return tag("section", tag("h2", words(panel.title)), tag("ul", *rows), class_="panel")


def _chat(chat: list[ChatLine]) -> Html:
    lines = [tag("li", tag("strong", words(f"{line.name}: ")), words(line.text)) for line in chat]
    return together(tag("h2", words("Chat")), tag("ul", *lines, class_="chat-lines"))


def _chat_form() -> Html:
    return tag(
        "form",
        tag("label", words("Say"), for_="say", class_="quiet"),
        tag("input", id="say", maxlength=300, autocomplete="off"),
        tag("button", words("Say"), class_="small"),
        id="chat-form",
    )
