"""Small drawings for the game in two minutes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_square
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.floor import CELL, FLAGS
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, CANDLE, LINE, MUTED, RAISED, SEATS, SERIF
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.tour_picture import tour_picture
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.markers import control_coin, point_coin
from spellwright.games.funkoverse.picture.pieces import RADIUS, lying, standing
from spellwright.games.funkoverse.picture.token_coins import token_coin
from spellwright.speech.speaker import Speaker

WIDTH: Final = 7 * CELL
HEIGHT: Final = 2 * CELL
_OURS: Final = Medallion(SEATS[0], "spark", "HP")
_THEIRS: Final = Medallion(SEATS[1], "raven", "BL")


def _picture(name: str, says: str, *content: Svg) -> str:
    return tour_picture(name, says, WIDTH, HEIGHT, *content)


def _floor(lit: tuple[int, ...] = ()) -> list[Svg]:
    drawn = []
    for place in range(14):
        x, y = place % 7, place // 7
        light = [lit_square()] if place in lit else []
        drawn.append(
            group(FLAGS[(x + y) % 2].at(0, 0), *light, transform=moved(x * CELL, y * CELL))
        )
    return drawn


def _at(drawn: Svg, column: float, row: float) -> Svg:
    return group(drawn, transform=moved((column + 0.5) * CELL, (row + 0.5) * CELL))


def turn_drawing(says: str) -> str:
    return _picture(
        "turn",
        says,
        *_floor((1, 2, 3, 4, 5, 8, 9, 11, 12)),
        _at(standing(_OURS._replace(circled=True), RADIUS), 3, 0.94),
    )


def roll_drawing(says: str) -> str:
    dice = [
        Die("tour-0", "burst", says=says, counts=True),
        Die("tour-1", "star", says=says, counts=True),
        Die("tour-2", "burst", says=says, faded=True),
        Die("tour-3", "shield", says=says, counts=True),
    ]
    drawn = [
        group(die(one, 38), transform=moved(x, HEIGHT / 2))
        for one, x in zip(dice, (84, 130, 206, 252), strict=True)
    ]
    return _picture(
        "roll",
        says,
        _at(standing(_OURS, RADIUS), 0.3, 0.45),
        *drawn,
        _at(lying(_THEIRS, RADIUS), 5.8, 0.4),
    )


def _line(x1: float, y1: float, x2: float, y2: float, *, blocked: bool) -> Svg:
    return element(
        "path",
        d=f"M{x1} {y1}L{x2} {y2}",
        stroke=MUTED if blocked else CANDLE,
        stroke_width=2.4,
        stroke_dasharray="2 5" if blocked else "7 4",
        stroke_linecap="round",
    )


def map_drawing(says: str) -> str:
    wall = f"M{4 * CELL} 4V{CELL}"
    return _picture(
        "map",
        says,
        *_floor(),
        _line(CELL * 1.9, CELL * 1.2, CELL * 6, CELL * 0.5, blocked=True),
        _line(CELL * 2, CELL * 1.5, CELL * 5, CELL * 1.5, blocked=False),
        element("path", d=wall, stroke="#0b090f", stroke_width=12, stroke_linecap="round"),
        element("path", d=wall, stroke="#8a81a0", stroke_width=9, stroke_linecap="round"),
        _at(standing(_OURS, RADIUS), 1, 0.94),
        _at(standing(_THEIRS, RADIUS), 6, -0.04),
        _at(standing(_THEIRS._replace(emblem="serpent", monogram="LV"), RADIUS), 5, 0.94),
    )


def cooldown_drawing(speaker: Speaker) -> str:
    things = (
        _at(token_coin(0, 13), 0.35, 0.6),
        _at(medallion(_OURS._replace(broken=True), 16), 1.62, 0.6),
        _at(token_coin(3, 13), 2.99, 0.6),
        _at(point_coin("B", 13), 5.73, 0.6),
    )
    cells = []
    for place in range(1, 5):
        x = CELL * (0.15 + 1.37 * place)
        cells.append(
            group(
                element("rect", y=14, width=58, height=68, rx=6, fill=RAISED, stroke=LINE),
                label(str(place), 8, 32, size=15, fill=BRASS, font_family=SERIF),
                transform=moved(x, 0),
            )
        )
    return _picture(
        "cooldown",
        speaker.say(say("picture-tour-track")),
        label(speaker.say(say("track-pool")), 24, 32, size=12, fill=MUTED),
        *cells,
        *things,
    )


def goal_drawing(says: str) -> str:
    area = element(
        "rect",
        x=CELL * 2 + 4,
        y=4,
        width=CELL * 3 - 8,
        height=HEIGHT - 8,
        fill=SEATS[0].colour,
        fill_opacity=0.14,
        stroke=SEATS[0].colour,
        stroke_width=2.6,
    )
    return _picture(
        "goal",
        says,
        *_floor(),
        area,
        _at(control_coin(SEATS[0], 0, 14), 3, 0.5),
        _at(standing(_OURS, RADIUS), 4, -0.04),
        _at(point_coin("A", 14), 6, 1),
    )
