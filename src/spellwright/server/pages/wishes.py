"""What a person need not be asked: switches in the menu of a table."""

from __future__ import annotations

from itertools import groupby

from spellwright.face.automatic import Wish, Wishes
from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def wishes_menu(table: LiveTable, seat: int) -> Html:
    """The switches, as they stand; the script sends what is on whenever one is changed."""
    if table.table is None or table.is_over:
        return NOTHING
    speaker = speaker_at(table)
    scene = Scene(table.table.state.view(seat), names=speaker.seats, speaker=speaker)
    offered = table.game.face.wishes(scene)
    if not offered:
        return NOTHING
    on = table.automatic.wishes(seat)
    groups = [
        _group(heading, list(wishes), on)
        for heading, wishes in groupby(offered, key=lambda wish: wish.group)
    ]
    title = tag("h2", words(say("title-wishes")))
    return tag("section", title, *groups, class_="wishes menu-group", id="wishes")


def _group(heading: str, wishes: list[Wish], on: Wishes) -> Html:
    switches = [_switch(wish, wish.key in on) for wish in wishes]
    if not heading:
        return tag("div", *switches)
    return tag("fieldset", tag("legend", words(heading)), *switches)


def _switch(wish: Wish, is_on: bool) -> Html:
    switch = tag(
        "input",
        type="radio" if wish.group else "checkbox",
        name="wish" if wish.group else None,
        value=wish.key,
        data_wish=True,
        checked=is_on,
    )
    return tag("label", switch, tag("span", words(wish.label)))
