"""What a player prepares as text: the way to it beside the question, and the dialog for it."""

from __future__ import annotations

from typing import Any, Final

from spellwright.face.scene import Scene
from spellwright.kernel.view import View
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.tables.live_table import LiveTable

LONGEST_TEXT: Final = 4000
LONGEST_NAME: Final = 60


def preparing_button(table: LiveTable, view: View[Any]) -> Html:
    """A button that carries what the seat has prepared, for the script that opens the dialog."""
    prepared = table.game.face.prepared(Scene(view))
    if prepared is None:
        return NOTHING
    return tag(
        "button",
        words(f"My {table.game.face.prepares}s"),
        type="button",
        class_="small",
        data_act="prepared",
        data_name=prepared.name,
        data_text=prepared.text,
        data_open="yes" if prepared.is_open else None,
        title=f"Keep, copy or enter a {table.game.face.prepares} as text",
    )


def preparing_dialog(game: Game) -> Html:
    """The script fills in what this browser keeps, and the text on the table."""
    if not game.face.prepares:
        return NOTHING
    noun = game.face.prepares
    text = tag(
        "textarea",
        id="prepared-text",
        rows=8,
        maxlength=LONGEST_TEXT,
        spellcheck="false",
        autocomplete="off",
    )
    name = tag("input", id="prepared-name", maxlength=LONGEST_NAME, autocomplete="off")
    keep = tag("button", words("Keep it"), type="button", id="prepared-keep")
    return tag(
        "dialog",
        tag(
            "form",
            tag("h2", words(f"My {noun}s"), id="prepared-title"),
            tag("p", words("Kept by this browser; as text for everywhere else."), class_="quiet"),
            tag("ul", id="prepared-kept", class_="kept", aria_label=f"{noun}s to choose from"),
            tag("label", words(f"The {noun} as text"), for_="prepared-text"),
            text,
            tag("div", tag("label", words("Name "), name), keep, class_="keeping"),
            tag("p", id="prepared-said", class_="quiet", role="status"),
            tag("div", _actions(), class_="actions"),
            method="dialog",
        ),
        id="prepared",
        aria_labelledby="prepared-title",
        data_noun=noun,
    )


def _actions() -> Html:
    return together(
        tag("button", words("Enter it"), id="prepared-enter", value="yes", class_="primary"),
        tag("button", words("Copy"), type="button", id="prepared-copy"),
        tag("button", words("Close"), value="close"),
    )
