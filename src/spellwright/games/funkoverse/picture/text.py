"""The position in words with a plain map in ASCII: for logs, screen readers, plain terminals."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.plain_text import wrapped
from spellwright.face.known import drawn_from
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.choices import Choices, choices_of
from spellwright.games.funkoverse.picture.letter_board import letter_board
from spellwright.games.funkoverse.picture.notes import notes
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import Seen
from spellwright.games.funkoverse.picture.words import (
    abilities_words,
    moment_words,
    scenario_words,
    side_words,
    things_words,
)

_ASCII: Final = str.maketrans("┃━│─·", "|=|- ")


def text(view: Seen) -> str:
    """The moment, the map, both sides, what else is on the map, the chances of challenges."""
    lines = wrapped(f"{view.name(view.game)}. {moment_words(view)}")
    lines += [*wrapped(scenario_words(view)), "", *ascii_board(view), ""]
    for side in (0, 1):
        first, *rest = side_words(view, side)
        lines += wrapped(first)
        for sentence in rest:
            lines += wrapped(sentence, "  ")
    for sentence in (*things_words(view), *abilities_words(view)):
        lines += wrapped(sentence)
    labels = {one.text: one.says for decision in view.decisions for one in decision.options}
    for text, note in notes(view).items():
        said = say("note-of-option-sentence", option=labels[text], note=note)
        lines += wrapped(view.say(said))
    return "\n".join(lines)


def ascii_board(view: Seen) -> list[str]:
    """The board in plain letters."""
    return _ascii_board(view, choices_of(view))


@drawn_from(READS)
def _ascii_board(view: Seen, _choices: Choices) -> list[str]:
    return [
        "".join(sign.letters for sign in line).translate(_ASCII).rstrip()
        for line in letter_board(view)
    ]
