"""The players: medallion, name, and what everybody knows of them."""

from __future__ import annotations

from typing import Any, Final

from spellwright.drawing.element import group, moved
from spellwright.drawing.look import SEATS
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.picture import finished
from spellwright.face.parts import Fact, SeatPanel
from spellwright.face.scene import Scene
from spellwright.kernel.view import View
from spellwright.server.pages.html import Html, drawing, tag, together, words
from spellwright.server.tables.live_table import LiveTable

MEDALLION: Final = 52
SHORT: Final = 12
"""A value with no more letters than this fits beside others."""


def seat_cards(table: LiveTable, view: View[Any]) -> Html:
    return together(*[card for _, card in cards_by_seat(table, view)])


def cards_by_seat(table: LiveTable, view: View[Any]) -> list[tuple[int, Html]]:
    panels = table.game.face.seat_panels(Scene(view))
    return [(panel.seat, _card(table, view, panel)) for panel in panels]


def _card(table: LiveTable, view: View[Any], panel: SeatPanel) -> Html:
    asked = panel.seat in view.waiting and not table.is_over
    marks = {"asked": asked, "out": panel.is_out}
    classes = ["seat", f"seat-{panel.seat}", *[name for name, is_so in marks.items() if is_so]]
    you = " (you)" if panel.seat == view.seat else ""
    about = " · ".join(filter(None, (panel.subtitle, "choosing" if asked else "")))
    return tag(
        "article",
        seat_picture(panel, "seat"),
        tag(
            "div",
            tag("h2", words(f"{panel.name} · {player_name(table, panel.seat)}{you}")),
            tag("p", words(about), class_="quiet"),
            class_="who-it-is",
        ),
        tag("dl", *[_fact(fact) for fact in panel.facts]),
        class_=" ".join(classes),
    )


def seat_picture(panel: SeatPanel, prefix: str) -> Html:
    half = MEDALLION / 2
    disc = medallion(Medallion(SEATS[panel.seat], panel.emblem, panel.name), half - 6)
    picture = finished(
        MEDALLION,
        MEDALLION,
        group(disc, transform=moved(half, half)),
        title=panel.name,
        description=panel.subtitle,
        prefix=f"{prefix}-{panel.seat}-",
    )
    return drawing(picture)


def player_name(table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    return f"the bot {place.bot}" if place.is_bot else place.name or f"seat {seat + 1}"


def player_names(table: LiveTable) -> tuple[str, ...]:
    return tuple([player_name(table, seat) for seat in range(len(table.places))])


def _fact(fact: Fact) -> Html:
    size = "short" if fact.most or len(fact.value) <= SHORT else "long"
    value = tag("dd", value_of(fact), title=fact.note or None)
    return tag("div", tag("dt", words(fact.label)), value, class_=size)


def value_of(fact: Fact) -> Html:
    if not fact.most:
        return words(fact.value)
    pips = "●" * fact.filled + "○" * (fact.most - fact.filled)
    return tag("span", words(pips), class_="pips", role="img", aria_label=fact.value)
