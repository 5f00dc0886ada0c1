"""The players: medallion, name, and what everybody knows of them."""

from __future__ import annotations

from typing import Any, Final

from spellwright.bots import bot_noun
from spellwright.drawing.element import group, moved
from spellwright.drawing.look import SEATS
from spellwright.drawing.medallion import Medallion, medallion, monogram
from spellwright.drawing.picture import finished
from spellwright.face.parts import Fact, SeatPanel
from spellwright.face.scene import Scene
from spellwright.kernel.saying import Argument
from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.speaking import reader, say, spoken
from spellwright.server.tables.live_table import LiveTable
from spellwright.speech.speaker import Speaker

MEDALLION: Final = 52
SHORT: Final = 12
"""A value with no more letters than this fits beside others."""


def seat_cards(table: LiveTable, view: View[Any]) -> Html:
    speaker = speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    return together(*[card for _, card in cards_by_seat(table, scene)])


def cards_by_seat(table: LiveTable, scene: Scene[Any]) -> list[tuple[int, Html]]:
    panels = table.game.face.seat_panels(scene)
    return [(panel.seat, _card(table, scene.view, panel)) for panel in panels]


def _card(table: LiveTable, view: View[Any], panel: SeatPanel) -> Html:
    """A seat at a glance; its name is a button that opens the rest."""
    asked = panel.seat in view.waiting and not table.is_over
    marks = {"asked": asked, "out": panel.is_out, "choice": bool(panel.option)}
    classes = ["seat", f"seat-{panel.seat}", *[name for name, is_so in marks.items() if is_so]]
    how = "you" if panel.seat == view.seat else "other"
    name = say("seat-name", name=player_name(table, panel.seat), how=how)
    closer = tag("button", words(name), type="button", data_seat_things=str(panel.seat))
    choosing = tag("span", words(say("seat-choosing")), class_="unseen") if asked else NOTHING
    return tag(
        "article",
        seat_picture(panel, "seat"),
        tag(
            "div",
            tag("h2", closer, choosing),
            tag("p", words(panel.subtitle), class_="quiet"),
            class_="who-it-is",
        ),
        tag("dl", *[fact_row(fact) for fact in panel.facts if not fact.minor]),
        class_=" ".join(classes),
        data_option=panel.option or None,
    )


def seat_picture(panel: SeatPanel, prefix: str) -> Html:
    half = MEDALLION / 2
    disc = medallion(Medallion(SEATS[panel.seat], panel.emblem, monogram(panel.name)), half - 6)
    picture = finished(
        MEDALLION,
        MEDALLION,
        group(disc, transform=moved(half, half)),
        title=panel.name,
        description=panel.subtitle,
        prefix=f"{prefix}-{panel.seat}-",
    )
    return drawing(picture)


def player_name(table: LiveTable, seat: int) -> Argument:
    """What a player is called: by the own name, or as a bot; several like it have numbers."""
    place = table.places[seat]
    if not place.is_bot:
        return place.name or say("label-seat", n=seat + 1)
    alike = [n for n, each in enumerate(table.places) if each.is_bot and each.bot == place.bot]
    if len(alike) == 1:
        return say("player-bot", bot=bot_noun(place.bot))
    return say("player-bot-numbered", bot=bot_noun(place.bot), n=alike.index(seat) + 1)


def speaker_at(table: LiveTable) -> Speaker:
    """The reader's speaker, who knows the people at a table by their names."""
    seats = [spoken(player_name(table, seat)) for seat in range(len(table.places))]
    return Speaker(reader().language, seats)


def fact_row(fact: Fact) -> Html:
    size = "short" if fact.most or len(fact.value) <= SHORT else "long"
    value = tag("dd", value_of(fact))
    return tag("div", tag("dt", words(fact.label)), value, class_=size, data_tip=fact.note or None)


def value_of(fact: Fact) -> Html:
    if not fact.most:
        return words(fact.value)
    pips = "●" * fact.filled + "○" * (fact.most - fact.filled)
    return tag("span", words(pips), class_="pips", role="img", aria_label=fact.value)
