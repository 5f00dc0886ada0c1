"""What a table asks in a dialog: a first tour, giving up, reporting a problem, a text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.registry import Game
from spellwright.server.limits import LONGEST_NOTE
from spellwright.server.pages.html import Html, Text, tag, together, words
from spellwright.server.pages.layout import tour_steps
from spellwright.server.pages.people import people_dialog
from spellwright.server.pages.preparing import preparing_dialog
from spellwright.server.speaking import reader, say
from spellwright.speech.language import Language

SHORTCUTS: Final = (
    ("1 – 9", say("shortcut-options")),
    ("0", say("shortcut-pinned")),
    ("↑ ↓", say("shortcut-arrows")),
    ("/", say("shortcut-find")),
    ("u", say("shortcut-undo")),
    ("h", say("shortcut-hint")),
    ("w", say("shortcut-why")),
    ("s", say("shortcut-skip")),
    (", .", say("shortcut-back")),
    ("+ − z", say("shortcut-zoom")),
    ("Esc", say("shortcut-escape")),
    ("?", say("shortcut-help")),
)


def dialogs(game: Game) -> Html:
    """The same at all tables of a game, for all who read a language."""
    return _dialogs(game, reader().language)


@lru_cache(maxsize=64)
def _dialogs(game: Game, _: Language) -> Html:
    return together(
        _tour(game),
        _concede(),
        _report(),
        _things(),
        _shortcuts(),
        people_dialog(),
        preparing_dialog(game),
    )


def _dialog(id: str, title: Text, *content: Html, buttons: Html) -> Html:
    heading = tag("h2", words(title), id=f"{id}-title")
    form = tag("form", heading, *content, tag("div", buttons, class_="actions"), method="dialog")
    return tag("dialog", form, id=id, aria_labelledby=f"{id}-title")


def _button(label: Text, value: str, class_: str | None = None) -> Html:
    return tag("button", words(label), value=value, class_=class_)


def _tour(game: Game) -> Html:
    """The tour, one step at a time; the script shows it at the first table of a game."""
    step = tag(
        "button",
        words(say("button-next")),
        type="button",
        id="tour-next",
        class_="primary",
        autofocus=True,
    )
    back = tag("button", words(say("button-back")), type="button", id="tour-back")
    return _dialog(
        "tour",
        say("heading-how-to-play", game=game.noun),
        tag("ol", *tour_steps(game, "h3", with_rules=False), class_="tour"),
        buttons=together(step, back, _button(say("button-start-playing"), "close")),
    )


def _concede() -> Html:
    return _dialog(
        "concede",
        say("title-give-up"),
        tag("p", words(say("text-give-up"))),
        buttons=together(
            _button(say("button-play-on"), "close", "primary"),
            _button(say("button-give-up"), "yes"),
        ),
    )


def _report() -> Html:
    label = tag("label", words(say("label-what-is-wrong")), for_="note")
    note = tag("textarea", id="note", rows=4, maxlength=LONGEST_NOTE)
    return _dialog(
        "report",
        say("button-report"),
        tag("p", words(say("text-report"))),
        label,
        note,
        buttons=together(
            _button(say("button-send"), "yes", "primary"), _button(say("button-cancel"), "close")
        ),
    )


def _things() -> Html:
    """A closer look at a seat; the script fills it."""
    close = tag("button", words(say("button-close")), value="close", class_="primary")
    return tag(
        "dialog",
        tag("div", id="things-content", class_="seat-things"),
        tag("form", close, method="dialog"),
        id="things",
        aria_label=say("title-things"),
    )


def _shortcuts() -> Html:
    rows = [
        tag("div", tag("dt", tag("kbd", words(key))), tag("dd", words(says)))
        for key, says in SHORTCUTS
    ]
    return _dialog(
        "shortcuts",
        say("title-shortcuts"),
        tag("dl", *rows, class_="shortcuts"),
        buttons=_button(say("button-close"), "close", "primary"),
    )
