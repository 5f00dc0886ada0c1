"""The parts of a table's page that change while a game goes on, each a list of keyed elements."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellwright.face.parts import Panel
from spellwright.face.scene import Scene
from spellwright.kernel.view import View
from spellwright.server.pages.controls import menu, pinned
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.known_markup import KnownMarkup
from spellwright.server.pages.lobby import lobby
from spellwright.server.pages.moment_bar import moment_bar
from spellwright.server.pages.prompt import prompt
from spellwright.server.pages.seat_cards import cards_by_seat, speaker_at
from spellwright.server.pages.story_log import story_log
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.seat_story import SeatStory
from spellwright.speech.language import ENGLISH

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
    language: str = ENGLISH
    """The code of the language in which the page is read."""


def viewer_of(table: LiveTable, session: Session, address: str, seat: int) -> Viewer:
    id = session.id
    is_host = bool(id) and table.host == id
    is_kept = any(id and place.kept_for == id for place in table.places)
    return Viewer(
        seat,
        id if is_host or is_kept else "",
        address if is_host else "",
        session.language.code,
    )


Parts = dict[str, KeyedList]
"""The parts by their names."""
NAMES: Final = (
    *("moment", "board", "clash", "seats", "log"),
    *("prompt", "pinned", "tray", "position", "menu", "chat"),
)
NO_PARTS: Final[Parts] = dict.fromkeys(NAMES, ())


def page_parts(
    table: LiveTable,
    viewer: Viewer,
    chat: list[ChatLine],
    story: SeatStory,
    known: KnownMarkup | None = None,
) -> Parts:
    """All parts as they are now."""
    if table.table is None:
        parts = lobby(table, viewer.seat, viewer.session, viewer.address)
    else:
        parts = _position_parts(table, viewer.seat, story, known or KnownMarkup())
        parts["menu"] = menu(table, viewer.seat, viewer.session)
    return {**NO_PARTS, **parts, "chat": _chat(chat)}


def _position_parts(table: LiveTable, seat: int, story: SeatStory, known: KnownMarkup) -> Parts:
    assert table.table is not None
    view = table.table.state.view(seat)
    request = table.undo_requests.request
    if table.is_over or (request is not None and request.seat == seat):
        view = view.without_choices()
    scene = _scene(table, view, story, known)
    face = table.game.face
    return {
        **_seen_parts(table, scene, story, known),
        "prompt": prompt(table, scene.view),
        "pinned": pinned(table, scene.view),
        "position": _in_words(face.text(scene)),
    }


def beat_parts(table: LiveTable, view: View[Any], story: SeatStory, known: KnownMarkup) -> Parts:
    """The parts that show a beat in the midst of things: nobody is asked anything in it."""
    scene = _scene(table, view.without_choices(), story, known)
    return _seen_parts(table, scene, story, known)


def _scene(table: LiveTable, view: View[Any], story: SeatStory, known: KnownMarkup) -> Scene[Any]:
    told, speaker = view.retold(tuple(story.latest())), speaker_at(table)
    return Scene(told, tuple(story.earlier()), speaker.seats, speaker, known.drawn)


def _seen_parts(table: LiveTable, scene: Scene[Any], story: SeatStory, known: KnownMarkup) -> Parts:
    told = story_log(table.game, scene, story.events(), LINES_OF_LOG, known.lines)
    panels = table.game.face.panels(scene)
    return {
        "moment": moment_bar(table, scene),
        "board": keyed([("board", drawing(table.game.face.board(scene, "board-")))]),
        "clash": _clash(table, scene),
        "seats": keyed([(str(seat), card) for seat, card in cards_by_seat(table, scene)]),
        "log": keyed([line[:2] for line in told]),
        "tray": keyed([(_key(panel), _panel(table, panel)) for panel in panels]),
    }


def _in_words(text: str) -> KeyedList:
    """The position in words; each line is an element, so that others need not travel with it."""
    lines = [tag("span", words(f"{line}\n")) for line in text.split("\n")]
    return keyed([("words", tag("pre", *lines))])


def _clash(table: LiveTable, scene: Scene[Any]) -> KeyedList:
    """The stage where two sides meet, as one drawing for wide and one for narrow screens; it is
    empty once somebody has won because others gave up.
    """
    if table.winners_by_concession:
        return keyed([])
    drawn = table.game.face.stage(scene, "clash-").replace("</svg><svg", "</svg>\0<svg")
    return keyed([("clash", drawing(each)) for each in drawn.split("\0")])


def _key(panel: Panel) -> str:
    return panel.key or panel.title


def _panel(table: LiveTable, panel: Panel) -> Html:
    """A panel with its heading as a tab: where cards lie in a row, one panel is shown at a time."""
    heading = tag(
        "h2", tag("button", words(panel.title), type="button", class_="tab", data_panel=_key(panel))
    )
    content = tag("div", _panel_picture(panel), panel_rows(table, panel), class_="content")
    return tag("section", heading, content, class_="panel", data_panel_key=_key(panel))


def panel_rows(table: LiveTable, panel: Panel) -> Html:
    """What a panel says; where there is a picture, for those who listen."""
    rows = [
        tag(
            "li",
            words(row.text),
            tabindex=None if panel.picture or not (row.note or row.clause) else "0",
            data_tip=row.note or None,
            data_clause=row.clause or None,
            data_game=table.game.id if row.clause else None,
        )
        for row in panel.rows
    ]
    return tag("ul", *rows, class_="unseen" if panel.picture else None)


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
        return keyed([("none", tag("li", words(say("text-no-chat")), class_="quiet"))])
    return keyed(
        [
            (
                str(line.id),
                tag(
                    "li",
                    tag("strong", words(f"{line.name}: ")),
                    tag("span", words(line.text), class_="typed"),
                    data_speaker=line.name,
                ),
            )
            for line in chat
        ]
    )
