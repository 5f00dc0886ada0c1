"""One device for several people: passing it on, and the cover that shows nobody's secrets."""

from __future__ import annotations

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.server.pages.html import NOTHING, Html, Text, drawing, tag, words
from spellwright.server.pages.layout import page
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.one_device import has_secrets


def is_to_be_covered(table: LiveTable, seats: list[int]) -> bool:
    """Whether several people share the device, and one of them sees what others must not."""
    return len(seats) > 1 and any(has_secrets(table, seat) for seat in seats)


def hand_over_page(session: Session, table: LiveTable, seats: list[int], next_seat: int) -> str:
    """The board as everybody may see it, and a button for the one who is to take the device."""
    name = table.places[next_seat].name
    others = [
        tag("li", _link(table, seat, say("link-look-as", name=table.places[seat].name)))
        for seat in seats
        if seat != next_seat
    ]
    return page(
        say("title-table", game=table.game.noun, table=table.id),
        tag(
            "section",
            tag("h1", words(say("heading-pass-to", name=name))),
            tag("p", words(say("text-pass-to", name=name))),
            tag(
                "a",
                words(say("button-i-am", name=name)),
                href=own_address(table, next_seat),
                class_="button primary",
                id="i-am",
                autofocus=True,
            ),
            tag("ul", *others, class_="plain quiet"),
            class_="hand-over parchment",
        ),
        tag("div", _board(table), class_="covered-board", aria_hidden="true"),
        session=session,
        game=table.game,
        body_class="hand-over-page",
    )


def own_address(table: LiveTable, seat: int) -> str:
    return f"/tables/{table.id}?own_seat={seat}"


def pass_bar(table: LiveTable, seat: int) -> Html:
    """What the page shows when somebody else at this device is to choose; the script reveals it."""
    if seat == SPECTATOR:
        return NOTHING
    others = [other for other in table.seats_of(table.places[seat].session) if other != seat]
    if not others:
        return NOTHING
    links = [
        tag(
            "a",
            words(say("button-pass-to", name=table.places[other].name)),
            href=f"/tables/{table.id}",
            class_="button primary",
            data_pass=other,
            hidden=True,
        )
        for other in others
    ]
    return tag("div", *links, id="pass", role="status")


def _link(table: LiveTable, seat: int, label: Text) -> Html:
    return tag("a", words(label), href=own_address(table, seat))


def _board(table: LiveTable) -> Html:
    if table.table is None:
        return NOTHING
    speaker = speaker_at(table)
    view = table.table.state.view(SPECTATOR).without_choices()
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    return drawing(table.game.face.board(scene, "board-"))
