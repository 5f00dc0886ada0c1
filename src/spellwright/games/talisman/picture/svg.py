"""The whole picture: bar, three rings and all that is on them, a strip of words beside."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.choices import Choices, choices_of
from spellwright.games.talisman.picture.ground import over, plain_spaces, setting, space_drawing
from spellwright.games.talisman.picture.layout import HEIGHT, WIDTH
from spellwright.games.talisman.picture.pieces import Pieces
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.status_bar import bar
from spellwright.games.talisman.picture.strip import STRIP_WIDTH, Strip
from spellwright.games.talisman.picture.words import position_sentences

MARGIN: Final = 20


def svg(view: Seen) -> str:
    """The board, and beside it a strip with what is known."""
    return _picture(view, with_strip=True)


def board(view: Seen, prefix: str = "") -> str:
    """The board alone, for a page that has rails of its own. `prefix` begins all ids."""
    return _picture(view, with_strip=False, prefix=prefix)


def _picture(view: Seen, *, with_strip: bool, prefix: str = "") -> str:
    choices = choices_of(view)
    width, height, strip = _with_strip(view) if with_strip else (WIDTH, HEIGHT, NOTHING)
    board = group(
        bar(view, choices),
        setting(),
        group(*_spaces(view, choices), class_="spaces"),
        over(view.speaker.language),
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
        class_="spellwright talisman railed",
    )


def _spaces(view: Seen, choices: Choices) -> list[Svg]:
    """All spaces; those that can be chosen are drawn anew."""
    tongue = view.speaker.language
    drawn = plain_spaces(tongue)
    for space, options in choices.spaces.items():
        says = view.say(say("picture-option", option=options[0].says))
        drawn[space] = space_drawing(tongue, space, options[0].text, says)
    for space, way in choices.ways.items():
        if space not in choices.spaces:
            drawn[space] = space_drawing(tongue, space, way=way)
    return list(drawn.values())


def _with_strip(view: Seen) -> tuple[float, float, Svg]:
    """Width and height of the whole, and the strip at its right."""
    strip = Strip(view)
    height = max(HEIGHT, strip.height + 2 * MARGIN)
    drawn = group(strip.drawn(), transform=moved(WIDTH + MARGIN, MARGIN))
    return WIDTH + STRIP_WIDTH + 2 * MARGIN, height, drawn
