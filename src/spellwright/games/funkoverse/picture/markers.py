"""What a scenario puts on the map: starting areas, control and scoring areas, flags, markers."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import CELL
from spellwright.drawing.look import (
    BRASS,
    DASHED,
    DOTTED,
    DOUBLE,
    GROUND,
    PARCHMENT,
    SERIF,
    SeatLook,
    mixed,
)
from spellwright.face.known import drawn_from
from spellwright.games.funkoverse.content.columns import (
    CONTROL_MARKERS,
    MARKER_POINTS,
)
from spellwright.games.funkoverse.lexicons import AREAS, say
from spellwright.games.funkoverse.picture.choices import Choices
from spellwright.games.funkoverse.picture.inlays import inlay
from spellwright.games.funkoverse.picture.layout import Layout
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import (
    SIDE_EMBLEMS,
    Seen,
    side_look,
    side_noun,
    square_name,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import NOBODY
from spellwright.kernel.option import Option
from spellwright.kernel.saying import Saying

COIN: Final = 10
_LINES: Final = {DOUBLE: "9 3", DASHED: "7 5", DOTTED: "0 5"}
"""Lines of starting areas follow the patterns of their seats."""
_AREA: Final = mixed(BRASS, GROUND, 0.15)


@drawn_from(READS)
def areas(view: Seen, layout: Layout) -> Svg:
    """What is inlaid in the floor."""
    drawn = [_start(view, layout, side) for side in (0, 1)]
    if AIMS[view.shown.scenario].HAS_AREAS:
        drawn += [_control_area(view, layout, area) for area in range(CONTROL_MARKERS)]
    if AIMS[view.shown.scenario].HAS_SCORING_AREA:
        drawn.append(_scoring_area(view, layout))
    return group(*drawn, class_="areas")


@drawn_from(READS)
def flags(view: Seen, layout: Layout) -> Svg:
    """Banners in the corners of their squares, beside whoever stands there."""
    if not AIMS[view.shown.scenario].HAS_FLAGS:
        return NOTHING
    return group(*[_flag(view, layout, side) for side in (0, 1)], class_="flags")


@drawn_from(READS)
def markers(view: Seen, layout: Layout, choices: Choices) -> Svg:
    """Coins in the corners of their squares, beside whoever stands there."""
    s = view.shown
    drawn = []
    if AIMS[s.scenario].HAS_POINTS:
        drawn += [_point_marker(view, layout, choices, n) for n in range(len(s.board.markers))]
    if AIMS[s.scenario].HAS_AREAS:
        drawn += [_area_number(view, layout, choices, area) for area in range(CONTROL_MARKERS)]
        held = [area for area, side in enumerate(s.control) if side != NOBODY]
        drawn += [_control_marker(view, layout, choices, area) for area in held]
    return group(*drawn, class_="markers")


# -- areas -----------------------------------------------------------------------------------------


def _start(view: Seen, layout: Layout, side: int) -> Svg:
    look = side_look(view, side)
    squares = layout.map.starts[side]
    signs = [
        group(
            emblem(SIDE_EMBLEMS[side], CELL * 0.42, fill=look.colour),
            transform=moved(*layout.centre(square)),
        )
        for square in squares
    ]
    line = _LINES.get(look.pattern)
    return group(
        title(view.say(say("picture-start", side=side_noun(side)))),
        inlay(layout, squares, look.colour, stroke_dasharray=line, stroke_width=2.4),
        group(*signs, opacity=0.32),
        class_="start-area",
        data_side=side,
        pointer_events="none",
    )


def _control_area(view: Seen, layout: Layout, area: int) -> Svg:
    """Brass until somebody controls it, then in the look of that side."""
    holder = view.shown.control[area]
    says = say("picture-area-free", area=AREAS.noun(area))
    if holder != NOBODY:
        says = say("picture-area-held", area=AREAS.noun(area), side=side_noun(holder))
    return group(
        title(view.say(says)),
        inlay(layout, layout.map.areas[area], _area_colour(view, area), stroke_width=2.6),
        class_="control-area",
        data_area=area + 1,
        pointer_events="none",
    )


def _area_colour(view: Seen, area: int) -> str:
    holder = view.shown.control[area]
    return _AREA if holder == NOBODY else side_look(view, holder).colour


def _area_number(view: Seen, layout: Layout, choices: Choices, area: int) -> Svg:
    """The number of an area; it carries the option to put a marker into the area."""
    option = choices.areas.get(area)
    x, y = layout.corner(_lower_left(layout, layout.map.areas[area]))
    return group(
        title(view.say(option.says if option else say("picture-area", area=AREAS.noun(area)))),
        lit_piece(COIN) if option else NOTHING,
        element("circle", r=COIN, fill=GROUND, stroke=_area_colour(view, area), stroke_width=1.6),
        element(
            "text",
            words(str(area + 1)),
            y=4.6,
            fill=PARCHMENT,
            font_family=SERIF,
            font_weight="700",
            font_size=14.8,
            text_anchor="middle",
        ),
        class_="area-number choice" if option else "area-number",
        data_option=option.text if option else None,
        pointer_events=None if option else "none",
        transform=moved(x + COIN + 3, y + COIN + 3),
    )


def _lower_left(layout: Layout, squares: list[int]) -> int:
    """Where the number of an area stands."""
    return min(squares, key=lambda square: (-layout.corner(square)[1], layout.corner(square)[0]))


def _scoring_area(view: Seen, layout: Layout) -> Svg:
    squares = layout.map.scoring
    signs = [
        group(emblem("star", CELL * 0.3, fill=BRASS), transform=moved(*layout.centre(square)))
        for square in squares
    ]
    return group(
        title(view.say(say("picture-scoring-area"))),
        inlay(layout, squares, _AREA, stroke_width=2.6),
        group(*signs, opacity=0.28),
        class_="scoring-area",
        pointer_events="none",
    )


# -- markers ---------------------------------------------------------------------------------------


def _flag(view: Seen, layout: Layout, side: int) -> Svg:
    square = layout.map.flags[side][0]
    look = side_look(view, side)
    x, y = layout.corner(square)
    return group(
        title(view.say(say("picture-flag", side=side_noun(side), square=square_name(square)))),
        element("ellipse", cx=-9, cy=15, rx=7, ry=2.6, fill="#000", opacity=0.5),
        emblem("banner", 32, fill=look.colour, stroke=PARCHMENT, stroke_width=1.1),
        group(emblem(SIDE_EMBLEMS[side], 10, fill=PARCHMENT), transform=moved(3, -7)),
        class_="flag",
        data_side=side,
        pointer_events="none",
        transform=moved(x + 15, y + 15),
    )


def point_coin(letter: str, radius: float) -> Svg:
    """A point marker."""
    return group(
        element(
            "circle", r=radius, fill=mixed(BRASS, GROUND, 0.55), stroke=BRASS, stroke_width=1.8
        ),
        element(
            "circle",
            r=radius * 0.74,
            fill="none",
            stroke=BRASS,
            stroke_width=0.7,
            stroke_dasharray="1.5 1.5",
        ),
        element(
            "text",
            words(letter),
            y=radius * 0.4,
            fill="#fff3d6",
            font_family=SERIF,
            font_weight="700",
            font_size=radius * 1.55,
            text_anchor="middle",
        ),
    )


def control_coin(look: SeatLook, side: int, radius: float) -> Svg:
    """A control marker with the colour of a side up."""
    return group(
        element(
            "rect",
            x=-radius,
            y=-radius,
            width=2 * radius,
            height=2 * radius,
            rx=3,
            fill=mixed(look.colour, GROUND, 0.3),
            stroke=PARCHMENT,
            stroke_width=1.3,
            transform="rotate(45) scale(.88)",
        ),
        emblem(SIDE_EMBLEMS[side], radius * 1.25, fill=PARCHMENT),
    )


def _point_marker(view: Seen, layout: Layout, choices: Choices, marker: int) -> Svg:
    """A point marker in a corner of its square, beside a character; an empty ring while it
    is away.
    """
    square = layout.map.markers[marker]
    letter = "ABCD"[marker]
    if view.shown.marker_cooldown[marker]:
        x, y = layout.corner(square)
        return element(
            "circle",
            cx=x + CELL - COIN - 3,
            cy=y + COIN + 3,
            r=COIN,
            fill="none",
            stroke=BRASS,
            stroke_opacity=0.55,
            stroke_dasharray="2 3",
            class_="marker-place",
            pointer_events="none",
        )
    says = say("picture-marker", marker=letter, square=square_name(square), n=MARKER_POINTS)
    drawn = point_coin(letter, COIN)
    return _coin(
        view, layout, square, f"marker-{letter}", says, drawn, choices.markers.get(marker), (1, -1)
    )


def _control_marker(view: Seen, layout: Layout, choices: Choices, area: int) -> Svg:
    side, square = view.shown.control[area], view.shown.control_at[area]
    says = say(
        "picture-control",
        area=AREAS.noun(area),
        square=square_name(square),
        side=side_noun(side),
    )
    drawn = control_coin(side_look(view, side), side, COIN)
    return _coin(
        view, layout, square, f"control-{area}", says, drawn, choices.control.get(area), (1, 1)
    )


def _coin(
    view: Seen,
    layout: Layout,
    square: int,
    key: str,
    says: Saying,
    drawn: Svg,
    option: Option | None,
    corner: tuple[int, int],
) -> Svg:
    """A coin in a corner of a square (right or left, below or above)."""
    x, y = layout.centre(square)
    away = CELL / 2 - COIN - 3
    return group(
        title(view.say(option.says if option else says)),
        together(lit_piece(COIN) if option else NOTHING, drawn),
        class_="piece marker choice" if option else "piece marker",
        data_piece=key,
        data_on=square_name(square),
        data_option=option.text if option else None,
        pointer_events=None if option else "none",
        transform=moved(x + corner[0] * away, y + corner[1] * away),
    )
