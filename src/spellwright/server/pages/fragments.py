"""The parts of a table's page that change while a game goes on, as one seat may see them."""

from __future__ import annotations

from typing import Any, Final

from spellwright.face.parts import Panel
from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.lobby import lobby
from spellwright.server.pages.people import people_button
from spellwright.server.pages.prompt import prompt
from spellwright.server.pages.seat_cards import player_names, seat_cards
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_events import earlier_events, latest_events

LINES_OF_LOG: Final = 80


def fragments(
    table: LiveTable, seat: int, chat: list[ChatLine], session: str = "", address: str = ""
) -> dict[str, Html]:
    """The changing parts by their ids, for a seat; for a session, which may be the host, and with
    the address for its invitations.
    """
    if table.table is None:
        return {**lobby(table, seat, session, address), **own_parts(table, chat, session)}
    return {**position_parts(table, seat), **own_parts(table, chat, session)}


def position_parts(table: LiveTable, seat: int) -> dict[str, Html]:
    """What is the same for all who see a seat's view."""
    assert table.table is not None
    view = table.table.state.view(seat).retold(tuple(latest_events(table.table, seat)))
    request = table.undo_requests.request
    if request is not None and request.seat == seat:
        view = view.without_choices()
    scene = Scene(view, tuple(earlier_events(table.table, seat)), player_names(table))
    face = table.game.face
    return {
        "board": drawing(face.board(scene, "board-")),
        "clash": _clash(table, scene),
        "prompt": prompt(table, view),
        "seats": seat_cards(table, view),
        "log": _log(table, seat),
        "tray": together(*[_panel(table, panel) for panel in face.panels(scene)]),
        "position": tag("pre", words(face.text(scene))),
    }


def own_parts(table: LiveTable, chat: list[ChatLine], session: str) -> dict[str, Html]:
    """What is not the game's: what is said, and what a session may do as the host."""
    host = NOTHING if table.table is None else people_button(table, session)
    return {"chat": _chat(chat), "host": host}


def _clash(table: LiveTable, scene: Scene[Any]) -> Html:
    """Where two sides meet; whoever gives up ends that, too."""
    if table.winners_by_concession:
        return NOTHING
    return drawing(table.game.face.stage(scene, "clash-"))


def _log(table: LiveTable, seat: int) -> Html:
    """The latest first; `data-count` lets the page tell what is new."""
    told = [] if table.table is None else table.table.story
    seen = [event for events in told for event in events if event.visible_to(seat)]
    lines = []
    for event in reversed(seen[-LINES_OF_LOG:]):
        sentence, clause = table.game.rules.sentence(event)
        link = clause_link(table.game.id, clause)
        lines.append(tag("li", tag("span", words(sentence)), words(" "), link))
    return together(
        tag("h2", words("What has happened")),
        tag("ol", *lines, tabindex="0", data_count=len(seen), aria_label="Events, latest first"),
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
    listed = tag("ul", *rows, class_="unseen" if panel.picture else None)
    return tag(
        "section", tag("h2", words(panel.title)), _panel_picture(panel), listed, class_="panel"
    )


def _panel_picture(panel: Panel) -> Html:
    """It scrolls sideways where it is wide, by keys too."""
    if not panel.picture:
        return NOTHING
    return tag(
        "div",
        drawing(panel.picture),
        class_="picture",
        tabindex="0",
        role="group",
        aria_label=panel.title,
    )


def _chat(chat: list[ChatLine]) -> Html:
    lines = [
        tag(
            "li",
            tag("strong", words(f"{line.name}: ")),
            words(line.text),
            data_speaker=line.name,
        )
        for line in chat
    ]
    said = (
        tag("ul", *lines, class_="chat-lines", tabindex="0", aria_label="What was said")
        if lines
        else tag("p", words("Nobody has said anything yet."), class_="quiet")
    )
    return together(tag("h2", words("Chat")), said)
