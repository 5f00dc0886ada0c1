"""A player who is away: the others may let a bot play, and the owner takes the seat back."""

from __future__ import annotations

from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def away_note(table: LiveTable, seat: int) -> Html:
    """What a seat is told about absent players, and what it can do."""
    if seat in table.away:
        return tag(
            "div",
            tag("p", words(say("text-bot-plays-for-you"))),
            tag("button", words(say("button-i-am-back")), type="button", data_act="come-back"),
            class_="request calls",
            role="status",
        )
    absent = [
        tag("p", words(say("text-bot-plays-for", name=table.places[other].name)), class_="quiet")
        for other in sorted(table.away)
    ]
    return tag("div", *absent, _offer(table, seat)) if absent else _offer(table, seat)


def _offer(table: LiveTable, seat: int) -> Html:
    """The script shows it when the time has passed. That time is counted on the page: when the
    others last did something may be a secret.
    """
    others = [other for other in table.waits_for() if other != seat]
    if seat < 0 or not others or table.awaits(seat) or not table.places[seat].is_person:
        return NOTHING
    buttons = [
        tag(
            "button",
            words(say("button-let-bot-play", name=table.places[other].name)),
            type="button",
            class_="small",
            data_stand_in=other,
        )
        for other in others
    ]
    return tag("div", *buttons, class_="away", data_away_after=table.away_after, hidden=True)
