"""The log as a story by turns: who acts, what they do, and what follows from it.

Table, replay and review show the same. Names in it can be looked at, clauses are there for whoever
points at a line.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple

from spellwright.drawing.element import group, moved
from spellwright.drawing.look import SEATS
from spellwright.drawing.medallion import Medallion, medallion, monogram
from spellwright.drawing.picture import finished
from spellwright.face.face import Face
from spellwright.face.parts import SeatPanel
from spellwright.face.scene import Scene
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Saying
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, words
from spellwright.server.pages.layout import clause_link

COIN = 28
"""How wide a medallion in the log is."""


class Line(NamedTuple):
    """A line of the story: `seat` is whose turn it is (-1: that of all)."""

    key: str
    html: Html
    seat: int


def story_log(game: Game, scene: Scene[Any], told: list[Event], last: int) -> list[Line]:
    """The last so many events of what a seat was told, the newest at the end. A key is the number
    of the event among all.
    """
    first = max(0, len(told) - last)
    panels = {panel.seat: panel for panel in game.face.seat_panels(scene)}
    seat, lines = -1, []
    for number, event in enumerate(told, 1):
        begins = game.face.chapter(scene, event)
        seat = seat if begins is None else begins
        if number > first:
            html = _line(game, scene, event, begins, panels.get(seat))
            lines.append(Line(str(number), _of(html, seat), seat))
    return lines


def _of(content: tuple[str, Html], seat: int) -> Html:
    class_, html = content
    return tag(
        "li", html, class_=f"{class_} seat-{seat}" if seat >= 0 else class_, data_of=str(seat)
    )


def _line(
    game: Game, scene: Scene[Any], event: Event, begins: int | None, panel: SeatPanel | None
) -> tuple[str, Html]:
    said, clause = game.rules.told(event)
    text = tag("span", with_names(game.face, scene, said), class_="said")
    link = clause_link(game.id, clause)
    if begins is not None:
        coin = _coin(panel) if panel is not None and begins >= 0 else NOTHING
        return "chapter", Html(f"{coin}{text}{link}")
    key = game.rules.events[event.kind].key
    return "deed" if key in game.face.deeds else "so", Html(f"{text}{link}")


def with_names(face: Face, scene: Scene[Any], said: Saying) -> Html:
    """A sentence in which the names of what can be looked at are buttons."""
    text = words(scene.say(said))
    named = {
        escape(scene.name(noun), quote=False): face.looks.key(noun)
        for noun in face.looks.named_in(said)
    }
    if not named:
        return text
    longest_first = sorted(named, key=len, reverse=True)
    pattern = "|".join(re.escape(name) for name in longest_first)

    def button(found: re.Match[str]) -> str:
        name = found.group()
        look = tag("button", Html(name), type="button", class_="name", data_look=named[name])
        return str(look)

    return Html(re.sub(pattern, button, text))


def _coin(panel: SeatPanel) -> Html:
    half = COIN / 2
    disc = medallion(Medallion(SEATS[panel.seat], panel.emblem, monogram(panel.name)), half - 1)
    placed = group(disc, transform=moved(half, half))
    return drawing(finished(COIN, COIN, placed, title=panel.name, description=""))
