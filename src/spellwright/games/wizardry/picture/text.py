"""The position in words with a plain board in ASCII: for logs, screen readers, plain terminals."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.plain_text import wrapped
from spellwright.face.known import drawn_from
from spellwright.face.scene import Scene
from spellwright.games.wizardry.picture.choices import Choices, choices_of
from spellwright.games.wizardry.picture.letter_board import letter_board
from spellwright.games.wizardry.picture.reads import READS
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.picture.words import (
    moment_words,
    plans_words,
    spell_words,
    things_words,
    wizard_words,
)
from spellwright.games.wizardry.state import WizardryState

_ASCII: Final = str.maketrans("█·─│┌┐└┘├┤┬┴┼", "#.-|+++++++++")


def text(scene: Scene[WizardryState]) -> str:
    """The moment, the board, the wizards, what else is on the board, the viewer's own plan."""
    view = scene
    lines = wrapped(f"{view.name(view.game)}. {moment_words(view)}")
    lines += ["", *ascii_board(view), ""]
    for wizard in range(view.shown.seats):
        lines += wrapped(wizard_words(view, wizard))
        lines += wrapped(spell_words(view, wizard), "  ")
    for sentence in (*things_words(view), *plans_words(view)):
        lines += wrapped(sentence)
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
