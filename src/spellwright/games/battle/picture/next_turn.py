"""A parchment with what comes at the start of the next turn, and what holds meanwhile."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import in_lines
from spellwright.drawing.look import INK, PARCHMENT, mixed
from spellwright.face.known import drawn_from
from spellwright.face.parts import Row
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.plates import CAPTION, caption
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import Seen, own_places
from spellwright.games.battle.picture.upcoming import lasting, upcoming

LEAST: Final = 190
MOST: Final = 330
SIZES: Final = (15.0, 14.0, 13.4)
LEAST_HEIGHT: Final = 96


def note_title(view: Seen) -> str:
    return view.say(say("coming-my-turn" if own_places(view) else "coming-any-turn"))


@drawn_from(READS)
def note(view: Seen, width: float, height: float) -> Svg:
    """The note: large where there is room, else small, or even cut; its title has all of it."""
    rows = [("arrow", row) for row in upcoming(view)] + [("eye", row) for row in lasting(view)]
    lines, high = NOTHING, 0.0
    for size in SIZES:
        lines, high = _written(rows, width, height, size)
        if high <= height:
            break
    return group(
        caption(note_title(view)),
        group(
            title(" ".join(row.text for _, row in rows)),
            element(
                "rect",
                width=width,
                height=min(height, max(high, LEAST_HEIGHT)),
                rx=4,
                fill=mixed(PARCHMENT, "#b79b66", 0.16),
                stroke="#8d7a55",
            ),
            lines,
            transform=moved(0, CAPTION),
            class_="note",
        ),
    )


def _written(
    rows: list[tuple[str, Row]], width: float, height: float, size: float
) -> tuple[Svg, float]:
    """The lines, as far as there is room, and how high all of them would be."""
    step, y = size * 1.24, size * 1.7
    drawn: list[Svg] = []
    for icon, row in rows:
        told = in_lines(row.text.split(), " ", width - 36, size)
        room = int((height - 8 - y) // step) + 1
        shown = told if len(told) <= room else [*told[: room - 1], _cut(told[max(room, 1) - 1])]
        if room > 0:
            drawn.append(_mark(icon, y))
            drawn += [_line(line, 24, y + n * step, size) for n, line in enumerate(shown)]
        y += len(told) * step + size * 0.45
    return group(*drawn), y - size * 0.5


def _cut(line: str) -> str:
    """A line that ends with an ellipsis, as more would follow."""
    return f"{line.rpartition(' ')[0]} …"


def _mark(icon: str, y: float) -> Svg:
    turned = "rotate(90)" if icon == "arrow" else None
    return group(
        group(emblem(icon, 10, fill=mixed(INK, PARCHMENT, 0.25)), transform=turned),
        transform=moved(13, y - 4),
    )


def _line(text: str, x: float, y: float, size: float) -> Svg:
    return element("text", words(text), x=x, y=y, fill=INK, font_size=size)


def rows_of(view: Seen) -> list[Row]:
    return [*upcoming(view), *lasting(view)]
