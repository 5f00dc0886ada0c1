"""The whole picture: tracks above and below the map, everything on it, a strip of words beside."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.choices import Choices, choices_of
from spellwright.games.funkoverse.picture.ground import Ground, ground_of
from spellwright.games.funkoverse.picture.layout import Layout
from spellwright.games.funkoverse.picture.markers import areas, flags, markers
from spellwright.games.funkoverse.picture.pieces import pieces
from spellwright.games.funkoverse.picture.seen import Seen
from spellwright.games.funkoverse.picture.sight_lines import aims
from spellwright.games.funkoverse.picture.strip import WIDTH, Strip
from spellwright.games.funkoverse.picture.track import track
from spellwright.games.funkoverse.picture.words import position_sentences

MARGIN: Final = 20
CALM: Final = 30
"""More lit squares than this would dazzle."""


def svg(view: Seen) -> str:
    """The board, and beside it a strip with what is known."""
    return _picture(view, with_strip=True)


def board(view: Seen, prefix: str = "") -> str:
    """The board alone, for a page that has rails of its own. `prefix` begins all ids."""
    return _picture(view, with_strip=False, prefix=prefix)


def _picture(view: Seen, *, with_strip: bool, prefix: str = "") -> str:
    ground, choices = ground_of(view.shown.map, view.speaker), choices_of(view)
    layout = ground.layout
    width, height, strip = _with_strip(view, layout) if with_strip else _bare(layout)
    board = group(
        ground.frame,
        group(*_squares(ground, choices), class_="squares"),
        ground.over,
        areas(view, layout),
        ground.walls,
        pieces(view, layout, choices),
        flags(view, layout),
        markers(view, layout, choices),
        aims(view, layout),
        *[track(view, layout, choices, side) for side in (0, 1)],
        class_="board",
        transform=moved(0, (height - layout.height) / 2),
    )
    return finished(
        width,
        height,
        element("rect", width=width, height=height, fill=GROUND, class_="ground"),
        board,
        strip,
        title=view.say(
            say(
                "picture-title",
                game=view.game,
                first=moment.first_words(view),
                phase=moment.phase(view),
            )
        ),
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright funkoverse",
    )


def _squares(ground: Ground, choices: Choices) -> list[Svg]:
    """All squares; those that can be chosen are drawn anew."""
    quiet = len(choices.squares) > CALM
    drawn = dict(ground.squares)
    for square, option in choices.squares.items():
        drawn[square] = ground.square(square, option=option.text, quiet=quiet)
    return list(drawn.values())


def _bare(layout: Layout) -> tuple[float, float, Svg]:
    return layout.width, layout.height, NOTHING


def _with_strip(view: Seen, layout: Layout) -> tuple[float, float, Svg]:
    """Width and height of the whole, and the strip at its right."""
    strip = Strip(view)
    height = max(layout.height, strip.height + 2 * MARGIN)
    drawn = group(strip.drawn(), transform=moved(layout.width + MARGIN, MARGIN))
    return layout.width + WIDTH + 2 * MARGIN, height, drawn
