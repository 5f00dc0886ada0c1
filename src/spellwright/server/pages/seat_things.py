"""A closer look at a seat: all that is known of it, and what lies open before it."""

from __future__ import annotations

import re
from typing import Any, Final

from spellwright.face.parts import Fact, Panel
from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.seat_cards import seat_picture, speaker_at, value_of
from spellwright.server.tables.live_table import LiveTable

_LABELLED: Final = re.compile(r'aria-labelledby="([^" ]+)title ')
"""How the ids of a picture begin."""


def seat_things(table: LiveTable, seat: int, looking: int) -> Html:
    """What the seat `looking` may know of a seat; nothing before the game begins."""
    if table.table is None or not 0 <= seat < len(table.places):
        return NOTHING
    speaker = speaker_at(table)
    view = table.table.state.view(looking).without_choices()
    scene: Scene[Any] = Scene(view, names=speaker.seats, speaker=speaker)
    face = table.game.face
    panel = next((one for one in face.seat_panels(scene) if one.seat == seat), None)
    if panel is None:
        return NOTHING
    heading = tag(
        "header",
        seat_picture(panel, "things"),
        tag("h2", words(speaker.seats[seat]), id="things-title"),
        tag("p", words(panel.subtitle), class_="quiet"),
    )
    facts = tag("dl", *[_fact(fact) for fact in panel.facts])
    return together(heading, facts, *[_panel(each) for each in face.belongings(scene, seat)])


def _fact(fact: Fact) -> Html:
    note = tag("dd", words(fact.note), class_="quiet") if fact.note else NOTHING
    return tag("div", tag("dt", words(fact.label)), tag("dd", value_of(fact)), note)


def _with_own_ids(picture: str) -> str:
    """The same picture may be on the page already, in a part that is not shown: what another one is
    painted with is not there.
    """
    labelled = _LABELLED.search(picture)
    prefix = labelled[1] if labelled else ""
    return (
        re.sub(rf'(["# ]){re.escape(prefix)}', rf"\1things-{prefix}", picture)
        if prefix
        else picture
    )


def _panel(panel: Panel) -> Html:
    listed = [tag("li", words(row.text)) for row in panel.rows]
    picture = drawing(_with_own_ids(panel.picture)) if panel.picture else NOTHING
    rows = tag("ul", *listed, class_="unseen" if panel.picture else None)
    return tag(
        "section",
        tag("h3", words(panel.title)),
        tag("div", picture, class_="picture", tabindex="0", role="group", aria_label=panel.title),
        rows,
    )
