"""The whole picture: the board with everything on it, a strip of words beside."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.face.scene import Scene
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.choices import Choices, choices_of
from spellwright.games.duels.picture.gallery import gallery
from spellwright.games.duels.picture.ground import Ground, ground_of
from spellwright.games.duels.picture.layout import Layout
from spellwright.games.duels.picture.pieces import pieces
from spellwright.games.duels.picture.seen import Seen
from spellwright.games.duels.picture.sight_lines import aims
from spellwright.games.duels.picture.strip import WIDTH, Strip
from spellwright.games.duels.picture.things import Things, things
from spellwright.games.duels.picture.words import position_sentences
from spellwright.games.duels.state import NOTHING as NO_MAP
from spellwright.games.duels.state import DuelsState

MARGIN: Final = 20
CALM: Final = 24
"""More lit Spaces than this would dazzle."""


def svg(scene: Scene[DuelsState]) -> str:
    """The board, and beside it a strip with what is known."""
    return _picture(scene, with_strip=True)


def board(scene: Scene[DuelsState], prefix: str = "") -> str:
    """The board alone, or the gallery before there is one. `prefix` begins all ids."""
    return gallery(scene, prefix) or _picture(scene, with_strip=False, prefix=prefix)


def _picture(view: Seen, *, with_strip: bool, prefix: str = "") -> str:
    s = view.shown
    turned = view.seat >= 0 and s.first_owner == 1 - view.seat
    ground, choices = (
        ground_of(s.map, s.join, s.first_owner, turned, view.speaker),
        choices_of(view),
    )
    layout = ground.layout
    width, height, strip = _with_strip(view, layout) if with_strip else _bare(layout)
    is_there = s.map != NO_MAP and s.join != NO_MAP
    board = group(
        ground.frame,
        group(*_spaces(view, ground, choices), class_="squares"),
        ground.over,
        things(view, layout, choices),
        pieces(view, layout, choices),
        Things(view, layout, choices).above(),
        aims(view, layout, choices),
        class_="board",
        opacity=None if is_there else 0.35,
        transform=moved(0, (height - layout.height) / 2),
    )
    return finished(
        width,
        height,
        element("rect", width=width, height=height, fill=GROUND, class_="ground"),
        board,
        strip,
        title=moment.picture_title(view),
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright duels",
    )


def _spaces(view: Seen, ground: Ground, choices: Choices) -> list[Svg]:
    """All Spaces; those under a Terrain Overlay, and those that can be chosen, are drawn anew."""
    terrain = view.shown.terrain
    quiet = len(choices.spaces) > CALM or bool(choices.ways)
    drawn = dict(ground.spaces)
    if view.shown.map != NO_MAP and view.shown.join != NO_MAP:
        for space in ground.board.spaces:
            option, way = choices.spaces.get(space), choices.ways.get(space, "")
            if option or way or terrain[space] != ground.board.terrain[space]:
                text, here = option.text if option else "", terrain[space]
                drawn[space] = ground.space(space, here, option=text, way=way, quiet=quiet)
    return list(drawn.values())


def _bare(layout: Layout) -> tuple[float, float, Svg]:
    return layout.width, layout.height, NOTHING


def _with_strip(view: Seen, layout: Layout) -> tuple[float, float, Svg]:
    """Width and height of the whole, and the strip at its right."""
    strip = Strip(view)
    height = max(layout.height, strip.height + 2 * MARGIN)
    drawn = group(strip.drawn(), transform=moved(layout.width + MARGIN, MARGIN))
    return layout.width + WIDTH + 2 * MARGIN, height, drawn
