"""What a table asks in a dialog: a first tour, giving up, reporting a problem, a text."""

from __future__ import annotations

from spellwright.registry import Game
from spellwright.server.limits import LONGEST_NOTE
from spellwright.server.pages.html import Html, tag, together, words
from spellwright.server.pages.layout import tour_steps
from spellwright.server.pages.people import people_dialog
from spellwright.server.pages.preparing import preparing_dialog


def dialogs(game: Game) -> list[Html]:
    return [_tour(game), _concede(), _report(), people_dialog(), preparing_dialog(game)]


def _dialog(id: str, title: str, *content: Html, buttons: Html) -> Html:
    heading = tag("h2", words(title), id=f"{id}-title")
    form = tag("form", heading, *content, tag("div", buttons, class_="actions"), method="dialog")
    return tag("dialog", form, id=id, aria_labelledby=f"{id}-title")


def _button(label: str, value: str, class_: str | None = None) -> Html:
    return tag("button", words(label), value=value, class_=class_)


def _tour(game: Game) -> Html:
    """The tour, one step at a time; the script shows it at the first table of a game."""
    step = tag(
        "button", words("Next"), type="button", id="tour-next", class_="primary", autofocus=True
    )
    back = tag("button", words("Back"), type="button", id="tour-back")
    return _dialog(
        "tour",
        f"{game.name} in two minutes",
        tag("ol", *tour_steps(game, "h3", with_rules=False), class_="tour"),
        buttons=together(step, back, _button("Start playing", "close")),
    )


def _concede() -> Html:
    return _dialog(
        "concede",
        "Give this game up?",
        tag("p", words("The others play on, or win if only one is left.")),
        buttons=together(_button("Play on", "close", "primary"), _button("Give up", "yes")),
    )


def _report() -> Html:
    label = tag("label", words("What is wrong?"), for_="note")
    note = tag("textarea", id="note", rows=4, maxlength=LONGEST_NOTE)
    return _dialog(
        "report",
        "Report a problem",
        tag("p", words("The game up to here is kept with your words, for whoever mends it.")),
        label,
        note,
        buttons=together(_button("Send", "yes", "primary"), _button("Never mind", "close")),
    )
