"""Parts of a picture, one below the other: all that a small game needs to be drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished

MARGIN: Final = 14
GAP: Final = 16


class Drawn(NamedTuple):
    """A drawing from its upper left corner on, and the room that it takes."""

    svg: Svg
    width: float
    height: float


def stacked(*parts: Drawn, title: str, description: str, prefix: str = "") -> str:
    """The finished picture; each part stands in the middle of its line."""
    width = max([part.width for part in parts]) + 2 * MARGIN
    lines, y = [], float(MARGIN)
    for part in parts:
        lines.append(group(part.svg, transform=moved((width - part.width) / 2, y)))
        y += part.height + GAP
    height = y - GAP + MARGIN
    ground = element("rect", width=width, height=height, fill=GROUND, class_="ground")
    return finished(
        width,
        height,
        ground,
        *lines,
        title=title,
        description=description,
        prefix=prefix,
        class_="spellwright",
    )
