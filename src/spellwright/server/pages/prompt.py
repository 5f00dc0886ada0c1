"""What a seat is asked, waits for, or is told at the end."""

from __future__ import annotations

from typing import Any

from spellwright.face.scene import Scene
from spellwright.kernel.view import View
from spellwright.server.pages.away import away_note
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.options import option_parts
from spellwright.server.pages.preparing import preparing_button
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.pages.the_end import the_end
from spellwright.server.pages.undo_requests import names, request_note
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def prompt(table: LiveTable, view: View[Any]) -> KeyedList:
    notice = tag("p", words(table.notice), class_="notice") if table.notice else NOTHING
    if table.is_over:
        return keyed([("notice", notice), ("end", the_end(table, view))])
    asked = _question(table, view) if view.decisions else _waiting(table, view)
    request, beside = request_note(table, view), _beside(table, view)
    away = ("away", away_note(table, view.seat))
    return keyed([("notice", notice), ("request", request), away, *asked, ("beside", beside)])


def _question(table: LiveTable, view: View[Any]) -> list[tuple[str, Html]]:
    decision, speaker = view.decisions[0], speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    why = clause_link(table.game.id, decision.clause, say("link-why", clause=decision.clause))
    return [
        ("question", tag("h2", words(speaker.say(decision.says)), id="question", tabindex="-1")),
        ("why", tag("p", why, class_="why")),
        *option_parts(table.game.face, scene),
    ]


def _waiting(table: LiveTable, view: View[Any]) -> list[tuple[str, Html]]:
    request = table.undo_requests.request
    awaited = list(view.waiting) if request is None else request.open
    thinking = say("text-thinking", names=names(table, awaited))
    return [
        ("question", tag("h2", words(say("title-wait")), id="question", tabindex="-1")),
        ("waiting", tag("p", words(thinking), tag("span", id="thinking"), class_="waiting")),
    ]


def _beside(table: LiveTable, view: View[Any]) -> Html:
    """What a seat can prepare as text; or that somebody only watches."""
    if view.seat < 0:
        return tag("p", words(say("text-watching")), class_="quiet")
    return preparing_button(table, view)
