"""The board of a position: its ground with holes, lit choices, weather, what is written on it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_arrow
from spellwright.drawing.element import (
    NOTHING,
    OWN,
    Own,
    Svg,
    element,
    group,
    moved,
    title,
    together,
)
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import CELL, fog, storm
from spellwright.drawing.look import GROUND, PARCHMENT
from spellwright.games.wizardry.content.columns import RANGE, SLEET_STORM
from spellwright.games.wizardry.picture.choices import Choices, flame_origin
from spellwright.games.wizardry.picture.condition import written_squares
from spellwright.games.wizardry.picture.ground import Ground
from spellwright.games.wizardry.picture.layout import Layout
from spellwright.games.wizardry.picture.seen import Seen, storm_centres
from spellwright.geometry.square import SQUARE_STEPS

EIGHTH: Final = 45
"""Degrees from one direction to the next."""
CALM: Final = 60
"""The most squares that are lit brightly: more would dazzle."""


def board_drawing(view: Seen, ground: Ground, choices: Choices) -> Svg:
    """Everything below the pieces."""
    written = written_squares(view).items()
    return group(
        ground.frame,
        group(*_squares(view, ground, choices), class_="squares"),
        ground.over,
        _weather(view, ground.layout),
        *[_written(ground.layout, choices, square, view.say(what)) for square, what in written],
        class_="board",
    )


def _squares(view: Seen, ground: Ground, choices: Choices) -> list[Svg]:
    """All squares; those that differ from the plain board are drawn anew."""
    smashed = view.shown.smashed
    quiet = len(choices.squares) > CALM or bool(choices.ways)
    drawn = ground.squares[:]
    for square in {*smashed, *choices.squares, *choices.ways}:
        option = choices.squares.get(square)
        drawn[square] = ground.square(
            square,
            smashed=square in smashed,
            option=option.text if option else "",
            way=choices.ways.get(square, ""),
            quiet=quiet,
        )
    return drawn


def direction_arrows(view: Seen, layout: Layout, choices: Choices) -> Svg:
    """The directions to choose from, around the wizard or demon that casts a flame."""
    origin = flame_origin(view)
    if origin < 0 or not choices.directions:
        return NOTHING
    x, y = layout.centre(origin)
    arrows = []
    for direction, option in choices.directions.items():
        dx, dy = SQUARE_STEPS[direction]
        arrows.append(
            group(
                title(view.label(option)),
                lit_arrow(CELL * 0.5, EIGHTH * direction),
                class_="direction choice",
                data_option=option.text,
                transform=moved(x + dx * CELL, y - dy * CELL),
            )
        )
    return group(*arrows, class_="directions")


def _weather(view: Seen, layout: Layout) -> Svg:
    """Fog, and how far storms reach, on the board only."""
    over = [fog(layout.areas)] if view.shown.fog else []
    reach = RANGE[SLEET_STORM]
    over += [storm(layout.reach(centre, reach)) for centre in storm_centres(view)]
    if not over:
        return NOTHING
    clip = element("clipPath", *[area.rect(5) for area in layout.areas], id=Own(OWN + "board"))
    return together(clip, group(*over, clip_path=Own(f"url(#{OWN}board)")))


def _written(layout: Layout, choices: Choices, square: int, what: str) -> Svg:
    """A quill on a square that stands in a plan."""
    x, y = layout.corner(square)
    return group(
        title(what),
        element("circle", r=8, fill=GROUND, fill_opacity=0.8),
        emblem("quill", 12, fill=PARCHMENT),
        class_="written",
        pointer_events=choices.touch(square),
        transform=moved(x + CELL - 12, y + 12),
    )
