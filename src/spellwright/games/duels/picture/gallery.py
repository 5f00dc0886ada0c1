"""In place of the board, before there is one: everything to choose from, side by side."""

from __future__ import annotations

from math import ceil
from typing import Final

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import Svg, element, group, moved, title
from spellwright.drawing.lettering import label
from spellwright.drawing.look import CANDLE, GROUND, LINE, RAISED, SERIF, TEXT
from spellwright.drawing.picture import finished
from spellwright.games.duels import words
from spellwright.games.duels.board import FIRST_HALF, JOINS
from spellwright.games.duels.content.columns import AFFILIATION_KEYS
from spellwright.games.duels.lexicons import AFFILIATION_WORDS, say
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.cards import DARK_COLOUR, SIDES, card_of, character_card
from spellwright.games.duels.picture.seen import Seen, options_of
from spellwright.games.duels.picture.small_maps import small_map
from spellwright.games.duels.picture.words import position_sentences
from spellwright.games.duels.state import BREWING, NOBODY
from spellwright.kernel.option import Option, first_of, verb_of

GAP: Final = 14
ASPECT: Final = 1.7
"""The width, divided by the height, of the place that a page has for the gallery."""
LEAST_ROWS: Final = 2.2
"""Few cards do not fill the place: they are drawn as if there were at least this many rows."""
MAP_WIDTH: Final = 420
MAP_HEIGHT: Final = 340
MAP_LABEL: Final = 36
_MAPS: Final = (words.MAP, words.JOIN, words.ZONE)


def gallery(view: Seen, prefix: str = "") -> str:
    """The picture, or "" where the board has more to say."""
    options = list(options_of(view).values())
    maps = [_map_tile(view, option) for option in options if verb_of(option.code) in _MAPS]
    if maps:
        return _laid_out(view, maps, MAP_WIDTH, MAP_HEIGHT, prefix)
    if view.shown.stage > BREWING:
        return ""
    cards = [(option, _card(view, option)) for option in options]
    tiles = [
        card(shown, f"gallery-{option.text.replace(' ', '-')}", option=option.text)
        for option, shown in cards
        if shown is not None
    ]
    return _laid_out(view, tiles, SMALL.width, SMALL.height, prefix) if tiles else ""


def is_shown(view: Seen) -> bool:
    """Whether what can be chosen lies in the gallery, so that it need not lie elsewhere."""
    if view.shown.stage <= BREWING:
        return True
    return any(verb_of(option.code) in _MAPS for option in options_of(view).values())


def _card(view: Seen, option: Option) -> Card | None:
    """The card of an option; sides and Models have one here, too."""
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in (words.LEADER, words.BEARER):
        s = view.shown
        return character_card(view.speaker, s.character[s.piece.index(first)])
    if verb == words.AFFILIATION:
        key = AFFILIATION_KEYS[first]
        colour = DARK_COLOUR if first else "#7a3f4a"
        name = view.name(AFFILIATION_WORDS.noun(first))
        kind = view.say(say("card-affiliation"))
        return Card(name, kind, colour, SIDES[key], "", "WD-8.5")
    return card_of(view.speaker, option)


def _laid_out(view: Seen, tiles: list[Svg], wide: float, high: float, prefix: str) -> str:
    """The tiles in the middle of the place, in as many columns as let them be largest."""
    wide, high = wide + GAP, high + GAP
    columns = max(range(1, len(tiles) + 1), key=lambda count: _size(len(tiles), count, wide, high))
    rows = ceil(len(tiles) / columns)
    height = max(rows * high, columns * wide / ASPECT, LEAST_ROWS * (SMALL.height + GAP))
    width = max(columns * wide, height * ASPECT)
    left, top = (width - columns * wide + GAP) / 2, (height - rows * high + GAP) / 2
    drawn = [
        group(tile, transform=moved(left + place % columns * wide, top + place // columns * high))
        for place, tile in enumerate(tiles)
    ]
    return finished(
        width,
        height,
        element("rect", width=width, height=height, fill=GROUND, class_="ground"),
        *drawn,
        title=moment.picture_title(view),
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright duels gallery",
    )


def _size(count: int, columns: int, wide: float, high: float) -> float:
    return min(ASPECT / (columns * wide), 1 / (ceil(count / columns) * high))


# -- Maps ------------------------------------------------------------------------------------------


def _map_tile(view: Seen, option: Option) -> Svg:
    """A Map to choose, a join of it, or a Zone on it."""
    width, height, drawn = _small_map(view, option)
    scale = min((MAP_WIDTH - 20) / width, (MAP_HEIGHT - MAP_LABEL - 12) / height)
    left, top = (MAP_WIDTH - width * scale) / 2, (MAP_HEIGHT - MAP_LABEL - height * scale) / 2
    frame = element(
        "rect",
        width=MAP_WIDTH,
        height=MAP_HEIGHT,
        rx=8,
        fill=RAISED,
        stroke=CANDLE,
        stroke_opacity=0.7,
        class_="light",
    )
    name = label(
        view.label(option),
        MAP_WIDTH / 2,
        MAP_HEIGHT - 13,
        size=17,
        fill=TEXT,
        font_family=SERIF,
        text_anchor="middle",
    )
    return group(
        title(view.label(option)),
        frame,
        group(drawn, transform=f"translate({left:.1f} {top:.1f}) scale({scale:.3f})"),
        element("path", d=f"M10 {MAP_HEIGHT - MAP_LABEL}H{MAP_WIDTH - 10}", stroke=LINE),
        name,
        class_="choice",
        data_option=option.text,
    )


def _small_map(view: Seen, option: Option) -> tuple[float, float, Svg]:
    s = view.shown
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.MAP:
        return small_map(first, JOINS[first][0], NOBODY)
    if verb == words.JOIN:
        return small_map(s.map, first, NOBODY)
    owner = view.seat if first == FIRST_HALF else 1 - view.seat
    return small_map(s.map, s.join, owner, view.seat)
