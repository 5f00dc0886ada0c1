"""The log as a story by turns: who acts, what they do, and what follows from it.

Table, replay and review show the same. Names in it can be looked at, clauses are there for whoever
points at a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from html import escape
from typing import Any, Final, NamedTuple

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
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link

COIN: Final = 28
"""How wide a medallion in the log is."""
MOST_KNOWN: Final = 200


class StoryLine(NamedTuple):
    """A line of the story: `seat` is whose turn it is (-1: that of all)."""

    key: str
    html: Html
    seat: int


class KnownLines:
    """The lines that are shown now: written once for all who read the same language at a table."""

    def __init__(self) -> None:
        self._lines: dict[tuple[Any, ...], Html] = {}

    def find(self, what: tuple[Any, ...], write: Callable[[], Html]) -> Html:
        html = self._lines.pop(what, None)
        # What was asked for last stands last.
        self._lines[what] = found = write() if html is None else html
        if len(self._lines) > MOST_KNOWN:
            del self._lines[next(iter(self._lines))]
        return found


def story_log(
    game: Game, scene: Scene[Any], told: list[Event], last: int, known: KnownLines | None = None
) -> list[StoryLine]:
    """The last so many events of what a seat was told, the newest at the end. A key is the number
    of the event among all.
    """
    first = max(0, len(told) - last)
    known = known or KnownLines()
    panels = cache(partial(game.face.seat_panels, scene))
    seat, lines = _whose_turn(game, scene, told[:first]), []
    for number, event in enumerate(told[first:], first + 1):
        begins = game.face.chapter(scene, event)
        seat = seat if begins is None else begins
        what = (event.kind, event.args, begins, seat, scene.names)
        html = known.find(what, partial(_line, game, scene, event, begins, seat, panels))
        lines.append(StoryLine(str(number), html, seat))
    return lines


def _whose_turn(game: Game, scene: Scene[Any], told: list[Event]) -> int:
    """Whose turn it was when all that had been told."""
    for event in reversed(told):
        begins = game.face.chapter(scene, event)
        if begins is not None:
            return begins
    return -1


def _line(
    game: Game,
    scene: Scene[Any],
    event: Event,
    begins: int | None,
    seat: int,
    panels: Callable[[], list[SeatPanel]],
) -> Html:
    said, clause = game.rules.told(event)
    text = tag("span", with_names(game.face, scene, said), class_="said")
    link = clause_link(game.id, clause)
    coin, class_ = NOTHING, "so"
    if begins is not None:
        coin = together(*[_coin(panel) for panel in panels() if panel.seat == begins])
        class_ = "chapter"
    elif game.rules.events[event.kind].key in game.face.deeds:
        class_ = "deed"
    class_ = f"{class_} seat-{seat}" if seat >= 0 else class_
    return tag("li", coin, text, link, class_=class_, data_of=str(seat))


def with_names(face: Face, scene: Scene[Any], said: Saying) -> Html:
    """A sentence in which the names of what can be looked at are buttons."""
    text = words(scene.say(said))
    named = {
        escape(scene.name(noun), quote=False): face.looks.key(noun)
        for noun in face.looks.named_in(said)
    }
    if not named:
        return text

    def button(found: re.Match[str]) -> str:
        name = found.group()
        look = tag(
            "span", Html(name), role="button", tabindex="0", class_="name", data_look=named[name]
        )
        return str(look)

    return Html(_any_of(tuple(named)).sub(button, text))


@lru_cache(maxsize=1024)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern that finds these names, the longest first."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile("|".join(re.escape(name) for name in longest_first))


def _coin(panel: SeatPanel) -> Html:
    half = COIN / 2
    disc = medallion(Medallion(SEATS[panel.seat], panel.emblem, monogram(panel.name)), half - 1)
    placed = group(disc, transform=moved(half, half))
    return drawing(finished(COIN, COIN, placed, title=panel.name, description=""))
