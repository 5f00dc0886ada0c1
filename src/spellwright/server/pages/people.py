"""The people at a table, for its host, who can remove them and invite others in their place."""

from __future__ import annotations

import json

from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def people_button(table: LiveTable, session: str) -> Html:
    """A button for the host while the game goes on; the script fills the dialog with what it
    carries.
    """
    if not session or table.host != session or table.is_over:
        return NOTHING
    people = [
        {"seat": number, "name": place.name}
        for number, place in enumerate(table.places)
        if place.is_person and place.session != session
    ]
    vacant = [
        {"seat": number, "link": f"/seat/{place.link}"}
        for number, place in enumerate(table.places)
        if place.is_vacated
    ]
    if not people and not vacant:
        return NOTHING
    return tag(
        "button",
        words(say("button-people")),
        type="button",
        class_="small",
        data_act="people",
        data_people=json.dumps(people),
        data_vacant=json.dumps(vacant),
        data_tip=say("note-people"),
    )


def people_dialog() -> Html:
    return tag(
        "dialog",
        tag(
            "form",
            tag("h2", words(say("title-people")), id="people-title"),
            tag("ul", id="people-listed", class_="kept"),
            tag("div", tag("button", words(say("button-close")), value="close"), class_="actions"),
            method="dialog",
        ),
        tag(
            "form",
            tag("p", id="removing"),
            tag(
                "div",
                tag("button", words(say("button-keep-them")), value="close", class_="primary"),
                tag("button", words(say("button-remove")), id="remove-now", value="remove"),
                class_="actions",
            ),
            id="people-asked",
            method="dialog",
            hidden=True,
        ),
        id="people",
        aria_labelledby="people-title",
    )
