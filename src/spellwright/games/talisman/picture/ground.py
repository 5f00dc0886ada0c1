"""The board that never changes: three rings of spaces, the walls between them, the gates."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spellwright.drawing.card_shape import LARGE
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.floor import Area, frame, grain
from spellwright.drawing.lettering import bold_width, fitting, in_lines, label, serif_width
from spellwright.drawing.look import BRASS, CANDLE, GROUND, INK, PARCHMENT, SERIF, mixed
from spellwright.games.talisman.board import (
    BOARD_SIZE,
    DRAW,
    GATES,
    HALL,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    ROOM,
    SPACE_CLAUSES,
    SPACE_KEYS,
    SPACES,
    STAIRCASES,
)
from spellwright.games.talisman.lexicons import BOARD_NAMES, SPACE_TEXTS, say
from spellwright.games.talisman.picture.layout import (
    AREA,
    BAND,
    HIGH,
    WIDE,
    centre,
    corner,
    ring_area,
    ring_of,
)
from spellwright.games.talisman.picture.place_signs import place_sign
from spellwright.games.talisman.picture.seen import region_noun, space_noun
from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

NAME_SIZES: Final = (20, 19, 18.2)
KEPT: Final = 2048
"""How many spaces are kept as they were drawn: options there differ from table to table."""
LANGUAGES: Final = 8
"""In how many languages the drawings are kept."""
FLOORS: Final = ("#262b3d", "#22332b", "#3a3036", "#4a2a2c")
INKS: Final = ("#8b9cc9", "#86b487", "#cfa98c", "#e8b45c")
"""Floor and sign of London, the grounds, the castle, the Great Hall."""
_LIGHT: Final = Definition(
    "lit-space",
    "linearGradient",
    element("stop", offset=0, stop_color=CANDLE, stop_opacity=0.34),
    element("stop", offset=1, stop_color=CANDLE, stop_opacity=0.14),
    x1=0,
    y1=0,
    x2=0,
    y2=1,
)


def _floor(name: str, colour: str) -> Definition:
    return Definition(
        name,
        "linearGradient",
        element("stop", offset=0, stop_color=mixed(colour, "#ffffff", 0.07)),
        element("stop", offset=1, stop_color=mixed(colour, "#000000", 0.18)),
        x1=0,
        y1=0,
        x2=0.3,
        y2=1,
    )


_FLOORS: Final = [_floor(f"floor-{ring}", colour) for ring, colour in enumerate(FLOORS)]


@cache
def tile_of(space: int) -> Area:
    """What can be seen of a space: the walls between the rings take their part."""
    x, y = corner(space)
    row, ring = SPACES[space], ring_of(space)
    last = 6 - ring
    left = BAND if row["column"] == ring else 1.5
    right = BAND if row["column"] == last else 1.5
    above = BAND if row["row"] == ring else 1.5
    below = BAND if row["row"] == last else 1.5
    if space == HALL:
        left = right = above = below = BAND
    inner = ring + 1
    if ring < 3 and inner <= row["column"] <= 6 - inner:
        above, below = (above, BAND) if row["row"] == ring else (BAND, below)
    if ring < 3 and inner <= row["row"] <= 6 - inner:
        left, right = (left, BAND) if row["column"] == ring else (BAND, right)
    return Area(x + left, y + above, WIDE - left - right, HIGH - above - below)


@lru_cache(maxsize=KEPT)
def space_drawing(
    tongue: Language, space: int, option: str = "", says: str = "", way: str = ""
) -> Svg:
    """A space; lit if it carries an option, or a shortcut to it. `says` is what lies and stands
    there.
    """
    is_lit = bool(option or way)
    tile, ring, speaker = tile_of(space), ring_of(space), Speaker(tongue)
    return group(
        title(" ".join(filter(None, (space_words(speaker, space), says)))),
        tile.rect(rx=5, fill=_FLOORS[ring].url, stroke=mixed(INKS[ring], GROUND, 0.62)),
        group(
            place_sign(space, 50, fill=INKS[ring], fill_opacity=0.3),
            transform=moved(tile.x + tile.width / 2, tile.y + tile.height * 0.6),
        ),
        _light(tile) if is_lit else NOTHING,
        _name(speaker, space, tile),
        _draw_symbols(speaker, space, tile),
        _scroll(speaker, space),
        class_="space choice" if is_lit else "space",
        data_square=SPACE_KEYS[space],
        data_card=f"space-{SPACE_KEYS[space]}",
        data_option=option if option and not way else None,
        data_shortcut=way or None,
    )


def space_words(speaker: Speaker, space: int) -> str:
    """Name, region, text and clause of a space."""
    return speaker.say(
        say(
            "picture-space",
            space=space_noun(space),
            region=region_noun(space),
            text=SPACE_TEXTS.noun(space),
            clause=SPACE_CLAUSES[space],
        )
    )


def _light(tile: Area) -> Svg:
    return tile.rect(-1.5, rx=5, fill=_LIGHT.url, stroke=CANDLE, stroke_width=3, class_="light")


def board_name(speaker: Speaker, space: int) -> str:
    return speaker.word(BOARD_NAMES.noun(space))


def _name(speaker: Speaker, space: int, tile: Area) -> Svg:
    room, name = tile.width - 6, board_name(speaker, space)
    most = 1 if serif_width(name, NAME_SIZES[-1]) <= room else 2
    lines, size = fitting(name, room, NAME_SIZES, serif_width, most)
    return together(
        *[
            label(
                line,
                tile.x + tile.width / 2,
                tile.y + size + row * size * 0.95,
                size=size,
                fill=PARCHMENT,
                font_family=SERIF,
                text_anchor="middle",
                stroke=FLOORS[ring_of(space)],
                stroke_width=3,
                stroke_opacity=0.7,
                paint_order="stroke",
            )
            for row, line in enumerate(lines)
        ]
    )


def _draw_symbols(speaker: Speaker, space: int, tile: Area) -> Svg:
    """As many little cards as are to be drawn here."""
    cards = [
        element(
            "rect",
            x=tile.x + tile.width - 13 - 8 * place,
            y=tile.y + tile.height - 17,
            width=9,
            height=13,
            rx=1.5,
            fill="#2a2140",
            stroke=BRASS,
            stroke_width=1.1,
        )
        for place in range(DRAW[space])
    ]
    says = speaker.say(say("picture-draw", n=DRAW[space]))
    return group(title(says), *cards, class_="draw") if cards else NOTHING


def _scroll(speaker: Speaker, space: int) -> Svg:
    """The whole text of a space on parchment, for a closer look."""
    size = 13.5
    name, text = speaker.word(space_noun(space)), speaker.word(SPACE_TEXTS.noun(space))
    heading = in_lines(name.split(), " ", LARGE.width - 36, 19, bold_width)
    top = 30.0
    drawn = [
        label(line, 18, top + 22 * n, size=19, fill=INK, font_family=SERIF, font_weight="700")
        for n, line in enumerate(heading)
    ]
    top += 22 * len(heading)
    below = f"{speaker.word(region_noun(space))} · {SPACE_CLAUSES[space]}"
    drawn.append(label(below, 18, top, size=12, fill="#5c4f3e"))
    lines = in_lines(text.split(), " ", LARGE.width - 34, size)
    tspans = [
        element("tspan", words(line), x=18, dy=17 if n else None) for n, line in enumerate(lines)
    ]
    return group(
        element(
            "rect",
            width=LARGE.width,
            height=max(150, top + 40 + 17 * len(lines)),
            rx=6,
            fill=PARCHMENT,
            stroke="#8d7a55",
        ),
        *drawn,
        element("text", *tspans, y=top + 26, fill=INK, font_size=size),
        class_="large",
        display="none",
        aria_hidden="true",
    )


@lru_cache(maxsize=1)
def setting() -> Svg:
    """Frame and ground under the spaces."""
    walls = [
        ring_area(1).rect(BAND - 1, rx=6, fill="#1c2a33", stroke="#3f6273", stroke_width=1.5),
        ring_area(2).rect(BAND - 1, rx=5, fill="#575066", stroke="#8d84a0", stroke_width=1.5),
        ring_area(3).rect(BAND - 1, rx=4, fill=mixed(BRASS, GROUND, 0.3), stroke=BRASS),
    ]
    return together(frame([AREA]), group(*walls, class_="walls"))


@lru_cache(maxsize=LANGUAGES)
def over(tongue: Language) -> Svg:
    """What lies over the spaces: texture, and the three ways from ring to ring."""
    said = Speaker(tongue).say
    return group(
        grain([AREA]),
        _way(KINGS_CROSS, HOGSMEADE_STATION, said(say("picture-train")), -0.41),
        _way(GATES, STAIRCASES, said(say("picture-gates"))),
        _way(ROOM, HALL, said(say("picture-room"))),
        class_="ways",
        pointer_events="none",
    )


def _way(one: int, other: int, says: str, aside: float = 0) -> Svg:
    """A passage through the wall: planks over the gap, this far from the middle."""
    (x1, y1), (x2, y2) = centre(one), centre(other)
    x, y = (x1 + x2) / 2 + aside * WIDE, (y1 + y2) / 2
    across, down = (x2 - x1) / WIDE, (y2 - y1) / HIGH
    reach = 8 if across and down else 14
    line = f"M{x - across * reach} {y - down * reach}L{x + across * reach} {y + down * reach}"
    return group(
        title(says),
        element("path", d=line, stroke="#0b090f", stroke_width=18, stroke_linecap="round"),
        element("path", d=line, stroke=BRASS, stroke_width=13, stroke_dasharray="2.5 3.5"),
        class_="way",
    )


def plain_spaces(tongue: Language) -> dict[int, Svg]:
    return {space: space_drawing(tongue, space) for space in range(BOARD_SIZE)}
