"""A small picture for one step of a tour."""

from __future__ import annotations

from spellwright.drawing.element import Svg, element
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished


def tour_picture(name: str, says: str, width: float, height: float, *content: Svg) -> str:
    return finished(
        width,
        height,
        element("rect", width=width, height=height, rx=6, fill=GROUND),
        *content,
        title=says,
        description=says,
        prefix=f"tour-{name}-",
        class_="spellwright tour-drawing",
    )
