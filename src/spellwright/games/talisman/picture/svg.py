"""The whole picture: bar, three rings and all that is on them, a strip of words beside."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.choices import Choices
from spellwright.games.talisman.picture.ground import over, plain_spaces, setting, space_drawing
from spellwright.games.talisman.picture.layout import HEIGHT, WIDTH
from spellwright.games.talisman.picture.pieces import Pieces
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.status_bar import bar
from spellwright.games.talisman.picture.strip import STRIP_WIDTH, Strip
from spellwright.games.talisman.picture.words import position_sentences

MARGIN: Final = 20


def board_svg(view: Seen, *, with_strip: bool = True, prefix: str = "") -> str:
    """The picture of a view; a page that has rails of its own leaves the strip out."""
    choices = Choices(view)
    width, height, strip = _with_strip(view) if with_strip else (WIDTH, HEIGHT, NOTHING)
    board = group(
        bar(view, choices),
        setting(),
        group(*_spaces(choices), class_="spaces"),
        over(),
        Pieces(view, choices).drawn(),
        class_="board",
        transform=moved(0, (height - HEIGHT) / 2),
    )
    return finished(
        width,
        height,
        element("rect", width=width, height=height, fill=GROUND, class_="ground"),
        board,
        strip,
        title=f"{view.rules.name}: {moment.heading(view)}, {moment.phase(view)}",
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright talisman railed",
    )


def _spaces(choices: Choices) -> list[Svg]:
    """All spaces; those that can be chosen are drawn anew."""
    drawn = plain_spaces()
    for space, options in choices.spaces.items():
        drawn[space] = space_drawing(space, options[0].text, f"{options[0].label}.")
    return list(drawn.values())


def _with_strip(view: Seen) -> tuple[float, float, Svg]:
    """Width and height of the whole, and the strip at its right."""
    strip = Strip(view)
    height = max(HEIGHT, strip.height + 2 * MARGIN)
    drawn = group(strip.drawn(), transform=moved(WIDTH + MARGIN, MARGIN))
    return WIDTH + STRIP_WIDTH + 2 * MARGIN, height, drawn
