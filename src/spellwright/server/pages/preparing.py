"""What a player prepares as text: the way to it beside the question, and the dialog for it."""

from __future__ import annotations

from typing import Any, Final

from spellwright.face.parts import Prepared
from spellwright.face.scene import Scene
from spellwright.kernel.saying import Noun
from spellwright.kernel.view import View
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.speech.speaker import has_words

LONGEST_TEXT: Final = 4000
LONGEST_NAME: Final = 60


def preparing_button(table: LiveTable, view: View[Any]) -> Html:
    """A button that carries what the seat has prepared, for the script that opens the dialog."""
    speaker = speaker_at(table)
    prepared = table.game.face.prepared(Scene(view, names=speaker.seats, speaker=speaker))
    if prepared is None:
        return NOTHING
    builder = _builder_link(table, view.seat, is_open=prepared.is_open)
    return tag("div", builder, _dialog_button(table, prepared), class_="preparing")


def _builder_link(table: LiveTable, seat: int, *, is_open: bool) -> Html:
    """The way to the page where everything lies side by side."""
    if not is_open or table.game.face.workshop is None:
        return NOTHING
    return tag(
        "a",
        words(say("link-builder", what=what_is_prepared(table.game))),
        href=f"/tables/{table.id}/builder?own_seat={seat}",
        class_="button primary",
    )


def _dialog_button(table: LiveTable, prepared: Prepared) -> Html:
    return tag(
        "button",
        words(say("title-prepared", what=what_is_prepared(table.game))),
        type="button",
        class_="small",
        data_act="prepared",
        data_name=prepared.name,
        data_text=prepared.text,
        data_open="yes" if prepared.is_open else None,
        data_tip=say("note-prepared", what=what_is_prepared(table.game)),
    )


def preparing_dialog(game: Game) -> Html:
    """The script fills in what this browser keeps, and the text on the table."""
    if not game.face.prepares:
        return NOTHING
    what = what_is_prepared(game)
    text = tag(
        "textarea",
        id="prepared-text",
        rows=8,
        maxlength=LONGEST_TEXT,
        spellcheck="false",
        autocomplete="off",
    )
    name = tag("input", id="prepared-name", maxlength=LONGEST_NAME, autocomplete="off")
    keep = tag("button", words(say("button-keep-it")), type="button", id="prepared-keep")
    return tag(
        "dialog",
        tag(
            "form",
            tag("h2", words(say("title-prepared", what=what)), id="prepared-title"),
            tag("p", words(say("text-prepared")), class_="quiet"),
            tag(
                "ul",
                id="prepared-kept",
                class_="kept",
                aria_label=say("region-prepared", what=what),
            ),
            tag("label", words(say("label-prepared", what=what)), for_="prepared-text"),
            text,
            tag(
                "div",
                tag("label", words(say("label-prepared-name")), words(" "), name),
                keep,
                class_="keeping",
            ),
            tag("p", id="prepared-said", class_="quiet", role="status"),
            tag("div", _actions(), class_="actions"),
            method="dialog",
        ),
        id="prepared",
        aria_labelledby="prepared-title",
        data_noun=game.face.prepares,
    )


def what_is_prepared(game: Game) -> Noun | str:
    """The name of what is prepared, from the catalog of the game where it has one."""
    noun = Noun(game.id, "prepares")
    return noun if has_words(noun) else game.face.prepares


def _actions() -> Html:
    return together(
        tag(
            "button",
            words(say("button-enter-it")),
            id="prepared-enter",
            value="yes",
            class_="primary",
        ),
        tag("button", words(say("button-copy")), type="button", id="prepared-copy"),
        tag("button", words(say("button-close")), value="close"),
    )
