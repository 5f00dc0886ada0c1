"""Asking to take a choice back, and what came of it: shown above the question."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, Text, tag, words
from spellwright.server.pages.seat_cards import player_name, speaker_at
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.undo_requests import ALLOWED, REFUSED, Request

ANSWERS: Final = (("allow", say("button-allow")), ("refuse", say("button-refuse")))


def request_note(table: LiveTable, view: View[Any]) -> Html:
    """What a seat is asked or told about a choice that somebody would like to take back."""
    request = table.undo_requests.request
    if request is None:
        return _answer(table, view.seat)
    if request.seat == view.seat:
        asked = say("undo-you-ask", names=names(table, request.open))
        return _note(asked, _button("refuse", say("button-cancel")))
    asker = player_name(table, request.seat)
    if view.seat in request.open:
        buttons = [_button(act, label) for act, label in ANSWERS]
        return _note(_what(table, request, view.seat, asker), *buttons, calls=True)
    return _note(say("undo-others-decide", name=asker, names=names(table, request.open)))


def _what(table: LiveTable, request: Request, seat: int, asker: Argument) -> Saying:
    """The choice, as far as this seat was told of it."""
    assert table.table is not None
    places = [n for n, choice in enumerate(table.table.choices) if choice.seat == request.seat]
    told = [
        table.game.rules.told(event)[0]
        for event in table.table.story[places[-1] + 1]
        if event.visible_to(seat)
    ]
    if not told:
        return say("undo-asked", name=asker)
    speaker = speaker_at(table)
    return say("undo-asked-what", name=asker, told=" ".join([speaker.say(one) for one in told[:2]]))


def _answer(table: LiveTable, seat: int) -> Html:
    answer = table.undo_requests.answer
    if answer is None:
        return NOTHING
    how, asker, by = answer
    if how == ALLOWED:
        if asker == seat:
            return _note(say("undo-done-by-you"))
        return _note(say("undo-done", name=player_name(table, asker)))
    if how == REFUSED:
        if by == seat:
            return _note(say("undo-refused-by-you"))
        return _note(say("undo-refused", name=player_name(table, by)))
    return NOTHING


def _note(sentence: Text, *buttons: Html, calls: bool = False) -> Html:
    actions = tag("div", *buttons, class_="actions") if buttons else NOTHING
    classes = "request calls" if calls else "request"
    return tag("div", tag("p", words(sentence)), actions, class_=classes, role="status")


def _button(act: str, label: Text) -> Html:
    return tag("button", words(label), type="button", class_="small", data_act=act)


def names(table: LiveTable, seats: list[int]) -> tuple[Argument, ...]:
    return tuple([player_name(table, seat) for seat in seats])
