"""Asking to take a choice back, and what came of it: shown above the question."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.seat_cards import player_name
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.undo_requests import ALLOWED, REFUSED, Request

ANSWERS: Final = (("allow", "Allow it"), ("refuse", "Refuse"))


def request_note(table: LiveTable, view: View[Any]) -> Html:
    """What a seat is asked or told about a choice that somebody would like to take back."""
    request = table.undo_requests.request
    if request is None:
        return _answer(table, view.seat)
    if request.seat == view.seat:
        asked = names(table, request.open)
        return _note(f"You ask {asked} to let you take it back.", _button("refuse", "Never mind"))
    asker = capital(player_name(table, request.seat))
    if view.seat in request.open:
        sentence = f"{asker} would like to take back {_what(table, request, view.seat)}"
        return _note(sentence, *[_button(act, label) for act, label in ANSWERS], calls=True)
    return _note(f"{asker} would like to take a choice back; {names(table, request.open)} decides.")


def _what(table: LiveTable, request: Request, seat: int) -> str:
    """The choice, as far as this seat was told of it."""
    assert table.table is not None
    places = [n for n, choice in enumerate(table.table.choices) if choice.seat == request.seat]
    told = [
        table.game.rules.sentence(event)[0]
        for event in table.table.story[places[-1] + 1]
        if event.visible_to(seat)
    ]
    return f"the last choice: {' '.join(told[:2])}" if told else "the last choice."


def _answer(table: LiveTable, seat: int) -> Html:
    answer = table.undo_requests.answer
    if answer is None:
        return NOTHING
    how, asker, by = answer
    who = "You" if asker == seat else capital(player_name(table, asker))
    if how == ALLOWED:
        return _note(f"{who} took a choice back.")
    if how == REFUSED:
        refuser = "You" if by == seat else capital(player_name(table, by))
        return _note(f"{refuser} would rather not: the choice stands.")
    return NOTHING


def _note(sentence: str, *buttons: Html, calls: bool = False) -> Html:
    actions = tag("div", *buttons, class_="actions") if buttons else NOTHING
    classes = "request calls" if calls else "request"
    return tag("div", tag("p", words(sentence)), actions, class_=classes, role="status")


def _button(act: str, label: str) -> Html:
    return tag("button", words(label), type="button", class_="small", data_act=act)


def names(table: LiveTable, seats: list[int]) -> str:
    return " and ".join(player_name(table, seat) for seat in seats)


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]
