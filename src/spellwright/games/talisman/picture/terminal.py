"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.markup import escape

from spellwright.drawing.look import BRASS, CANDLE, INK, SEATS, mixed
from spellwright.drawing.wording import many
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

WIDTH: Final = 78
_BLACK: Final = "#000000"
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""Reversed, so that it stands out without colour, too."""
_STYLES: Final = {
    "frame": mixed(BRASS, _BLACK, 0.45),
    "choice": _CHOICE,
    "voldemort": "bold #ffffff on #2f6b3a",
    "rest": "dim",
}
_KEY: Final = (
    "two letters: a Character · V! Voldemort · +2 cards and Galleons there · * draw a card"
)


def position_markup(view: Seen) -> str:
    """The board, the race, the own Spells, then what options may bring."""
    facts = [moment.phase(view), moment.advantage(view), *moment.events_beside(view)]
    lines = [_styled(moment.heading(view), f"bold {BRASS}")]
    lines += _wrapped(" · ".join(filter(None, facts)), "", "dim")
    lines += [
        "".join(_styled(piece.letters, _style(piece)) for piece in line)
        for line in letter_board(view)
    ]
    lines += _wrapped(_KEY, "", "dim")
    for seat in range(view.shown.seats):
        lines += _character(view, seat)
    lines += _wrapped(voldemort_words(view), "  ", "#7fc08a")
    here = view.shown.at[view.seat] if view.seat >= 0 else -1
    if here >= 0 and lying_words(view, here):
        lines += _wrapped(lying_words(view, here), "  ", BRASS)
    for sentence in hand_words(view):
        lines += _wrapped(sentence, "  ", "")
    labels = {one.text: one.label for decision in view.decisions for one in decision.options}
    for text, note in notes(view).items():
        lines += _wrapped(f"{labels[text]}: {note}", "", CANDLE)
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
        f"{_styled(turn, CANDLE)} {_styled(head, f'bold {colour}')}"
        f"{_styled(f', {title}' if title else '', 'dim')}"
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
    lines += _wrapped(", ".join(facts), "     ", "")
    return lines + _wrapped("; ".join(goods_words(view, seat)), "     ", "dim")


def _wrapped(text: str, indent: str, style: str) -> list[str]:
    lines = textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
    return [_styled(line, style) for line in lines]


def _styled(text: str, style: str) -> str:
    """Text that is safe as markup, in a style."""
    return f"[{style}]{escape(text)}[/]" if style and text else escape(text)
