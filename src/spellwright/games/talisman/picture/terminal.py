"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, SEATS, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import (
    figures_words,
    goods_words,
    voldemort_words,
)
from spellwright.games.talisman.picture.ground import INKS
from spellwright.games.talisman.picture.letter_board import Letters, letter_board
from spellwright.games.talisman.picture.notes import notes
from spellwright.games.talisman.picture.seen import (
    Seen,
    is_on_board,
    marked_noun,
    monogram,
    side_title,
    space_noun,
)
from spellwright.games.talisman.picture.words import hand_words, lying_words

_BLACK: Final = "#000000"
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""An option is shown reversed, so that it stands out without colour, too."""
_STYLES: Final = {
    "frame": mixed(BRASS, _BLACK, 0.45),
    "choice": _CHOICE,
    "voldemort": "bold #ffffff on #2f6b3a",
    "rest": "dim",
}


def terminal(view: Seen) -> str:
    """The board, the race, the viewer's own Spells, then what options may bring."""
    facts = [view.say(fact) for fact in moment.facts(view)]
    lines = [styled(view.say(moment.heading(view)), f"bold {BRASS}")]
    lines += styled_lines(" · ".join(facts), "dim")
    lines += [
        "".join(styled(piece.letters, _style(piece)) for piece in line)
        for line in letter_board(view)
    ]
    lines += styled_lines(view.say(say("terminal-key")), "dim")
    for seat in range(view.shown.seats):
        lines += _character(view, seat)
    lines += styled_lines(view.say(voldemort_words(view)), "#7fc08a", "  ")
    here = view.shown.at[view.seat] if view.seat >= 0 else -1
    lying = lying_words(view, here) if here >= 0 else None
    if lying is not None:
        lines += styled_lines(view.say(lying), BRASS, "  ")
    for sentence in hand_words(view):
        lines += styled_lines(sentence, "", "  ")
    labels = {one.text: one.says for decision in view.decisions for one in decision.options}
    for text, note in notes(view).items():
        said = say("note-of-option", option=labels[text], note=note)
        lines += styled_lines(view.say(said), CANDLE)
    return "\n".join(lines)


def _style(piece: Letters) -> str:
    if piece.kind == "seat":
        return f"bold #ffffff on {mixed(SEATS[piece.number].colour, _BLACK, 0.2)}"
    return _STYLES.get(piece.kind) or INKS[piece.number]


def _character(view: Seen, seat: int) -> list[str]:
    s, colour = view.shown, SEATS[seat].colour
    turn = "▸" if seat in view.waiting else " "
    title = side_title(view, seat)
    head = f"{monogram(view, seat)} {view.name(marked_noun(view, seat))}"
    behind = "" if title is None else f", {view.name(title)}"
    lines = [f"{styled(turn, CANDLE)} {styled(head, f'bold {colour}')}{styled(behind, 'dim')}"]
    if not is_on_board(view, seat):
        return lines
    facts = (space_noun(s.at[seat]), *figures_words(view, seat))
    lines += styled_lines(view.say(say("terminal-facts", facts=facts)), "", "     ")
    goods = say("terminal-goods", facts=tuple(goods_words(view, seat)))
    return lines + styled_lines(view.say(goods), "dim", "     ")
