"""The board as SVG. What can be chosen now glows and carries its option in `data-option`.

`g.square[data-square]` is a square, `g.piece[data-piece]` a piece (`wizard-0`, `wizard-0-double`,
`animal-1`, `demon`, `ball-0`) with its square in `data-on`, `g.seat[data-seat]` a wizard's facts.
"""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.face.scene import Scene
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.picture import moment
from spellwright.games.wizardry.picture.board import board_drawing, direction_arrows
from spellwright.games.wizardry.picture.choices import choices_of
from spellwright.games.wizardry.picture.ground import ground_of
from spellwright.games.wizardry.picture.layout import Layout
from spellwright.games.wizardry.picture.pieces import pieces
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.picture.strip import WIDTH, Strip
from spellwright.games.wizardry.picture.words import position_sentences
from spellwright.games.wizardry.state import WizardryState

MARGIN: Final = 24


def svg(scene: Scene[WizardryState]) -> str:
    """The board, and beside it a strip with what is known."""
    return _picture(scene, with_strip=True)


def board(scene: Scene[WizardryState], prefix: str = "") -> str:
    """The board alone, for a page that has rails of its own. `prefix` begins all ids."""
    return _picture(scene, with_strip=False, prefix=prefix)


def _picture(view: Seen, *, with_strip: bool, prefix: str = "") -> str:
    ground, choices = ground_of(view.shown.board, view.speaker), choices_of(view)
    layout = ground.layout
    width, height, strip = _with_strip(view, layout) if with_strip else _bare(layout)
    board = group(
        board_drawing(view, ground, choices),
        pieces(view, layout, choices),
        direction_arrows(view, layout, choices),
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
                heading=moment.heading(view),
                phase=moment.phase(view),
            )
        ),
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright wizardry",
    )


def _bare(layout: Layout) -> tuple[float, float, Svg]:
    return layout.width, layout.height, NOTHING


def _with_strip(view: Seen, layout: Layout) -> tuple[float, float, Svg]:
    """Width and height of the whole, and the strip at its right."""
    strip = Strip(view)
    height = max(layout.height, strip.height + 2 * MARGIN)
    drawn = group(strip.drawn(), transform=moved(layout.width, MARGIN))
    return layout.width + WIDTH + MARGIN, height, drawn
