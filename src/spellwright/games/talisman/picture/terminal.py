"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, SEATS, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.wording import many
from spellwright.face.scene import Scene
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import (
    ability_words,
    goods_words,
    state_words,
    voldemort_words,
)
from spellwright.games.talisman.picture.ground import INKS
from spellwright.games.talisman.picture.letter_board import Piece, letter_board
from spellwright.games.talisman.picture.notes import notes
from spellwright.games.talisman.picture.seen import (
    Seen,
    full_name,
    is_on_board,
    monogram,
    side_title,
    space_name,
    start_life,
)
from spellwright.games.talisman.picture.words import hand_words, lying_words
from spellwright.games.talisman.state import TalismanState

_BLACK: Final = "#000000"
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""An option is shown reversed, so that it stands out without colour, too."""
_STYLES: Final = {
    "frame": mixed(BRASS, _BLACK, 0.45),
    "choice": _CHOICE,
    "voldemort": "bold #ffffff on #2f6b3a",
    "rest": "dim",
}
_KEY: Final = (
    "two letters: a Character · V! Voldemort · +2 cards and Galleons there · * draw a card"
)


def terminal(scene: Scene[TalismanState]) -> str:
    """The board, the race, the viewer's own Spells, then what options may bring."""
    view = scene.view
    facts = [moment.phase(view), moment.advantage(view), *moment.events_beside(view)]
    lines = [styled(moment.heading(view), f"bold {BRASS}")]
    lines += styled_lines(" · ".join(filter(None, facts)), "dim")
    lines += [
        "".join(styled(piece.letters, _style(piece)) for piece in line)
        for line in letter_board(view)
    ]
    lines += styled_lines(_KEY, "dim")
    for seat in range(view.shown.seats):
        lines += _character(view, seat)
    lines += styled_lines(voldemort_words(view), "#7fc08a", "  ")
    here = view.shown.at[view.seat] if view.seat >= 0 else -1
    if here >= 0 and lying_words(view, here):
        lines += styled_lines(lying_words(view, here), BRASS, "  ")
    for sentence in hand_words(view):
        lines += styled_lines(sentence, "", "  ")
    labels = {one.text: one.label for decision in view.decisions for one in decision.options}
    for text, note in notes(scene).items():
        lines += styled_lines(f"{labels[text]}: {note}", CANDLE)
    return "\n".join(lines)


def _style(piece: Piece) -> str:
    if piece.kind == "seat":
        return f"bold #ffffff on {mixed(SEATS[piece.number].colour, _BLACK, 0.2)}"
    return _STYLES.get(piece.kind) or INKS[piece.number]


def _character(view: Seen, seat: int) -> list[str]:
    s, colour = view.shown, SEATS[seat].colour
    turn = "▸" if seat in view.waiting else " "
    you = " (you)" if seat == view.seat else ""
    title = side_title(view, seat)
    head = f"{monogram(view, seat)} {full_name(view, seat)}{you}"
    lines = [
        f"{styled(turn, CANDLE)} {styled(head, f'bold {colour}')}"
        f"{styled(f', {title}' if title else '', 'dim')}"
    ]
    if not is_on_board(view, seat):
        return lines
    facts = [
        space_name(s.at[seat]),
        ability_words(view, seat),
        f"Life {s.life[seat]} of {start_life(view, seat)}",
        f"Fate {s.fate[seat]}",
        many(s.gold[seat], "Galleon"),
        *state_words(view, seat),
    ]
    lines += styled_lines(", ".join(facts), "", "     ")
    return lines + styled_lines("; ".join(goods_words(view, seat)), "dim", "     ")
