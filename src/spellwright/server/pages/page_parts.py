"""The parts of a table's page that change while a game goes on, each a list of keyed elements."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellwright.face.parts import Panel
from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.lobby import lobby
from spellwright.server.pages.people import people_button
from spellwright.server.pages.prompt import prompt
from spellwright.server.pages.seat_cards import cards_by_seat, player_names
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_events import earlier_events, latest_events

LINES_OF_LOG: Final = 80


class Viewer(NamedTuple):
    """The eyes that see a page: all tabs of a seat are one viewer, and so are all who watch.
    Session and address are empty where they make no difference.
    """

    seat: int
    session: str
    """The session of the host, or of a person for whom a seat is kept."""
    address: str
    """The address for the host's invitations, at which others reach us."""


def viewer_of(table: LiveTable, session: str, address: str) -> Viewer:
    is_host = bool(session) and table.host == session
    is_kept = any(session and place.kept_for == session for place in table.places)
    return Viewer(
        table.seat_of(session),
        session if is_host or is_kept else "",
        address if is_host else "",
    )


def page_parts(table: LiveTable, viewer: Viewer, chat: list[ChatLine]) -> dict[str, KeyedList]:
    """The parts by their names."""
    if table.table is None:
        parts = lobby(table, viewer.seat, viewer.session, viewer.address)
        host = NOTHING
    else:
        parts = _position_parts(table, viewer.seat)
        host = people_button(table, viewer.session)
    return {**parts, "chat": _chat(chat), "host": keyed([("people", host)])}


def _position_parts(table: LiveTable, seat: int) -> dict[str, KeyedList]:
    assert table.table is not None
    view = table.table.state.view(seat).retold(tuple(latest_events(table.table, seat)))
    request = table.undo_requests.request
    if request is not None and request.seat == seat:
        view = view.without_choices()
    scene = Scene(view, tuple(earlier_events(table.table, seat)), player_names(table))
    face = table.game.face
    return {
        "board": keyed([("board", drawing(face.board(scene, "board-")))]),
        "clash": keyed([("clash", _clash(table, scene))]),
        "prompt": prompt(table, view),
        "seats": keyed([(str(seat), card) for seat, card in cards_by_seat(table, view)]),
        "log": _log(table, seat),
        "tray": keyed([(panel.title, _panel(table, panel)) for panel in face.panels(scene)]),
        "position": keyed([("words", tag("pre", words(face.text(scene))))]),
    }


def _clash(table: LiveTable, scene: Scene[Any]) -> Html:
    """The stage where two sides meet; it is empty once somebody has won because others gave up."""
    if table.winners_by_concession:
        return NOTHING
    return drawing(table.game.face.stage(scene, "clash-"))


def _log(table: LiveTable, seat: int) -> KeyedList:
    """The log, the latest event first; the key is the number of the event among those that the seat
    was told.
    """
    told = [] if table.table is None else table.table.whole_story
    seen = [event for events in told for event in events if event.visible_to(seat)]
    lines = []
    for number in range(len(seen), max(0, len(seen) - LINES_OF_LOG), -1):
        sentence, clause = table.game.rules.sentence(seen[number - 1])
        link = clause_link(table.game.id, clause)
        lines.append((str(number), tag("li", tag("span", words(sentence)), words(" "), link)))
    return keyed(lines)


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
    """The picture of a panel; where it is wide it scrolls sideways, by keys too."""
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


def _chat(chat: list[ChatLine]) -> KeyedList:
    if not chat:
        return keyed([("none", tag("li", words("Nobody has said anything yet."), class_="quiet"))])
    return keyed(
        [
            (
                str(line.id),
                tag(
                    "li",
                    tag("strong", words(f"{line.name}: ")),
                    words(line.text),
                    data_speaker=line.name,
                ),
            )
            for line in chat
        ]
    )
