"""The position in words with a plain board in ASCII: for logs, screen readers, plain terminals."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.plain_text import wrapped
from spellwright.face.known import drawn_from
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.condition import character_line
from spellwright.games.talisman.picture.letter_board import letters_of, ways_in
from spellwright.games.talisman.picture.notes import notes
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.words import hand_words, moment_words, table_words

_ASCII: Final = str.maketrans("│─┌┬┐├┼┤└┴┘", "|-+++++++++")


def text(view: Seen) -> str:
    """The moment, board, Characters and table, the viewer's own Spells, what options bring."""
    lines = wrapped(f"{view.name(view.game)}. {moment_words(view)}")
    lines += ["", *ascii_board(view), ""]
    for seat in range(view.shown.seats):
        lines += wrapped(character_line(view, seat))
    for sentence in (*table_words(view), *hand_words(view)):
        lines += wrapped(sentence)
    labels = {one.text: one.says for decision in view.decisions for one in decision.options}
    for text, note in notes(view).items():
        lines += wrapped(view.say(say("note-of-option-sentence", option=labels[text], note=note)))
    return "\n".join(lines)


def ascii_board(view: Seen) -> list[str]:
    """The board in plain letters."""
    return _ascii_board(view, ways_in(view))


@drawn_from(READS)
def _ascii_board(view: Seen, numbers: tuple[tuple[int, int], ...]) -> list[str]:
    return [
        "".join(piece.letters for piece in line).translate(_ASCII).rstrip()
        for line in letters_of(view, dict(numbers))
    ]
