"""A parchment with what comes at the start of the next turn, and what holds meanwhile."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import in_lines
from spellwright.drawing.look import INK, PARCHMENT, mixed
from spellwright.games.battle.picture.plates import BELOW, CAPTION, CARD_HEIGHT, caption
from spellwright.games.battle.picture.seen import Seen, own_places
from spellwright.games.battle.picture.upcoming import lasting, upcoming
from spellwright.kernel.showing import Row

LEAST: Final = 190
MOST: Final = 330
SIZE: Final = 11.5
LINE_HEIGHT: Final = 14


def note_title(view: Seen) -> str:
    return "At the start of my turn" if own_places(view) else "At the start of a turn"


def note(view: Seen, width: float, height: float = CARD_HEIGHT + BELOW - 10) -> Svg:
    """As much as there is room for; all of it is in its title."""
    rows = [("arrow", row) for row in upcoming(view)] + [("eye", row) for row in lasting(view)]
    lines: list[Svg] = []
    y = 20.0
    for icon, row in rows:
        told = in_lines(row.text.split(), " ", width - 40, SIZE * 0.94)
        room = int((height - 8 - y) // LINE_HEIGHT) + 1
        if room < 1:
            break
        if len(told) > room:
            told = [*told[: room - 1], f"{told[room - 1]} …"]
        lines.append(_mark(icon, y))
        for n, line in enumerate(told):
            lines.append(_line(line, 24, y + n * LINE_HEIGHT))
        y += len(told) * LINE_HEIGHT + 5
    return group(
        caption(note_title(view)),
        group(
            title(". ".join(row.text for _, row in rows)),
            element(
                "rect",
                width=width,
                height=height,
                rx=4,
                fill=mixed(PARCHMENT, "#b79b66", 0.16),
                stroke="#8d7a55",
            ),
            *lines,
            transform=moved(0, CAPTION),
            class_="note",
        ),
    )


def _mark(icon: str, y: float) -> Svg:
    turned = "rotate(90)" if icon == "arrow" else None
    return group(
        group(emblem(icon, 10, fill=mixed(INK, PARCHMENT, 0.25)), transform=turned),
        transform=moved(13, y - 4),
    )


def _line(text: str, x: float, y: float) -> Svg:
    return element("text", words(text), x=x, y=y, fill=INK, font_size=SIZE) if text else NOTHING


def rows_of(view: Seen) -> list[Row]:
    return [*upcoming(view), *lasting(view)]
