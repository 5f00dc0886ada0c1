"""Boards of squares, of hexagons and in a ring, with pieces, for games that want no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together
from spellwright.drawing.floor import CELL
from spellwright.drawing.lettering import label
from spellwright.drawing.look import CANDLE, LINE, MUTED, RAISED, SMALL
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.stacked import Drawn

RADIUS: Final = CELL * 0.36
"""Of a piece."""

Point = tuple[float, float]


class Place(NamedTuple):
    """A place of a board: its key, its middle, and its corners seen from there."""

    key: str
    x: float
    y: float
    corners: tuple[Point, ...]


class Standing(NamedTuple):
    """A piece on a place; `key` is the same for the same piece, so that it glides."""

    place: int
    key: str
    shown: Medallion
    says: str


def squares(keys: Sequence[str], columns: int) -> list[Place]:
    """Squares row by row, from the upper left corner on."""
    half = CELL / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return [
        Place(key, n % columns * CELL + half, n // columns * CELL + half, corners)
        for n, key in enumerate(keys)
    ]


def hexes(keys: Sequence[str], centres: Sequence[tuple[int, int]]) -> list[Place]:
    """Hexagons by their centres in the plane of `geometry.hexes`, where y grows upwards."""
    side = CELL * 0.58
    wide = side * sqrt(3) / 2
    left, top = min(x for x, _ in centres), max(y for _, y in centres)
    corners = (
        (0.0, -side),
        (wide, -side / 2),
        (wide, side / 2),
        (0.0, side),
        (-wide, side / 2),
        (-wide, -side / 2),
    )
    return [
        Place(key, (x - left + 1) * wide, ((top - y) / 2 + 1) * side, corners)
        for key, (x, y) in zip(keys, centres, strict=True)
    ]


def ring(keys: Sequence[str]) -> list[Place]:
    """Octagons around a circle, clockwise from the top."""
    reach = max(CELL * 1.2 * len(keys) / (2 * pi), CELL * 1.2)
    half = CELL / 2
    angles = [pi / 8 + pi / 4 * n for n in range(8)]
    corners = tuple((half * cos(angle), half * sin(angle)) for angle in angles)
    turns = [2 * pi * n / len(keys) - pi / 2 for n in range(len(keys))]
    return [
        Place(key, reach * (1 + cos(turn)) + half, reach * (1 + sin(turn)) + half, corners)
        for key, turn in zip(keys, turns, strict=True)
    ]


def board(places: Sequence[Place], pieces: Sequence[Standing], options: Mapping[int, str]) -> Drawn:
    """The board with its pieces; a place that carries an option, by its number, is lit."""
    width = max(each.x + max(x for x, _ in each.corners) for each in places)
    height = max(each.y + max(y for _, y in each.corners) for each in places)
    drawn = [_place(each, options.get(n, "")) for n, each in enumerate(places)]
    return Drawn(
        together(*drawn, *[_piece(each, places[each.place]) for each in pieces]), width, height
    )


def _place(place: Place, option: str) -> Svg:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in place.corners) + "Z"
    return group(
        title(place.key),
        element("path", d=path, fill=RAISED, stroke=LINE, stroke_width=1.5),
        label(place.key, 0, CELL * 0.42, size=SMALL - 3, fill=MUTED, text_anchor="middle"),
        _light(path) if option else NOTHING,
        class_="square choice" if option else "square",
        data_square=place.key,
        data_option=option or None,
        transform=moved(place.x, place.y),
    )


def _light(path: str) -> Svg:
    return element(
        "path",
        d=path,
        fill=CANDLE,
        fill_opacity=0.14,
        stroke=CANDLE,
        stroke_width=2,
        class_="light",
    )


def _piece(piece: Standing, place: Place) -> Svg:
    return group(
        title(piece.says),
        medallion(piece.shown, RADIUS),
        class_="piece",
        data_piece=piece.key,
        data_on=place.key,
        pointer_events="none",
        transform=moved(place.x, place.y),
    )
