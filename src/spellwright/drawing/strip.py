"""A strip beside a board, drawn from the top down."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import Svg, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import label
from spellwright.drawing.look import CANDLE, MUTED, SMALL
from spellwright.drawing.spoken import spoken
from spellwright.kernel.saying import say

LINE_HEIGHT: Final = 18


class Strip:
    """A strip that grows downwards; `height` is its height so far."""

    def __init__(self, line_height: int = LINE_HEIGHT) -> None:
        self.height = 0.0
        self._line_height = line_height
        self._parts: list[Svg] = []

    def drawn(self) -> Svg:
        return group(*self._parts, class_="strip")

    def _put(self, part: Svg, height: float) -> None:
        self._parts.append(group(part, transform=moved(0, self.height)))
        self.height += height

    def _lines(
        self, lines: list[str], x: float, fill: str = MUTED, *, size: float = SMALL - 1
    ) -> None:
        for line in lines:
            self._put(label(line, x, 13, size=size, fill=fill), self._line_height)


def candle(x: float) -> Svg:
    """The candle that burns beside the seats that have to choose."""
    return group(
        title(spoken(say("picture-to-choose"))),
        emblem("candle", 16, fill=CANDLE),
        class_="turn",
        transform=moved(x, 9),
    )
