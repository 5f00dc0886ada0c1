"""The position in words with a plain board in ASCII: for logs, screen readers, plain terminals."""

from __future__ import annotations

from spellwright.drawing.plain_text import wrapped
from spellwright.face.known import drawn_from
from spellwright.face.scene import Scene
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.choices import Choices, choices_of
from spellwright.games.duels.picture.letter_board import letter_board
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import Seen
from spellwright.games.duels.picture.words import clash_words, map_words, moment_words, seat_words
from spellwright.games.duels.state import NOTHING, SEATS, DuelsState


def text(scene: Scene[DuelsState]) -> str:
    """The moment, the board, both players, what else is on the Map."""
    view = scene
    opening = say("text-opening", game=view.game, moment=moment_words(view))
    lines = wrapped(view.say(opening))
    for sentence in clash_words(view):
        lines += wrapped(sentence)
    if view.shown.map != NOTHING and view.shown.join != NOTHING:
        lines += ["", *ascii_board(view), ""]
    for seat in range(SEATS):
        first, *rest = seat_words(view, seat)
        lines += wrapped(first)
        for sentence in rest:
            lines += wrapped(sentence, "  ")
    for sentence in map_words(view):
        lines += wrapped(sentence)
    return "\n".join(lines)


def ascii_board(view: Seen) -> list[str]:
    """The board in plain letters."""
    return _ascii_board(view, choices_of(view))


@drawn_from(READS)
def _ascii_board(view: Seen, _choices: Choices) -> list[str]:
    return ["".join(sign.letters for sign in line).rstrip() for line in letter_board(view)]
