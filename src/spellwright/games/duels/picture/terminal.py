"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.wording import many
from spellwright.face.scene import Scene
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.condition import place_words, state_words
from spellwright.games.duels.picture.letter_board import KEY, Sign, letter_board
from spellwright.games.duels.picture.seen import (
    Seen,
    character_monogram,
    model_name,
    models,
    seat_look,
    seat_name,
)
from spellwright.games.duels.picture.words import (
    clash_words,
    hand_words,
    pool_words,
    potion_words,
    quest_words,
    spell_words,
    thing_words,
)
from spellwright.games.duels.state import NOBODY, NOTHING, SEATS, DuelsState

_FLOOR: Final = "#26212f"
_BLACK: Final = "#000000"
_STYLES: Final = {
    "free": f"#756b84 on {_FLOOR}",
    "ground": f"#a79db3 on {_FLOOR}",
    "nexus": f"bold {BRASS} on {_FLOOR}",
    "overlay": f"bold {BRASS} on #352b1d",
    "coordinate": "dim",
    "gap": "",
}
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""Reversed, so that it stands out without colour, too."""


def terminal(scene: Scene[DuelsState]) -> str:
    """The board, then both players with Models, Quests, Spells and Potions."""
    view = scene.view
    facts = f"{moment.map_name(view)} · {moment.phase(view)} · {moment.score_words(view)}"
    lines = [styled(moment.heading(view), f"bold {BRASS}"), *styled_lines(facts, "dim")]
    for sentence in clash_words(view):
        lines += styled_lines(sentence, CANDLE)
    if view.shown.map != NOTHING and view.shown.join != NOTHING:
        lines += [_board_line(line) for line in letter_board(view)]
        lines += styled_lines(KEY, "dim")
    for seat in range(SEATS):
        lines += _seat(view, seat)
    for sentence in thing_words(view):
        lines += styled_lines(sentence, "dim")
    return "\n".join(lines)


def _board_line(line: list[Sign]) -> str:
    """Neighbours of one style share their markup."""
    runs = groupby(line, key=_style)
    return "".join(styled("".join(sign.letters for sign in run), style) for style, run in runs)


def _style(sign: Sign) -> str:
    if sign.is_choice:
        return _CHOICE
    if sign.kind in _STYLES and sign.seat == NOBODY:
        return _STYLES[sign.kind]
    if sign.seat == NOBODY:
        return f"{BRASS} on {_FLOOR}"
    colour = seat_look(sign.seat).colour
    if sign.kind == "model":
        return f"bold #ffffff on {mixed(colour, _BLACK, 0.2)}"
    return f"{mixed(colour, '#ffffff', 0.25)} on {_FLOOR}"


def _seat(view: Seen, seat: int) -> list[str]:
    s, colour = view.shown, seat_look(seat).colour
    turn = "▸" if seat in view.waiting else " "
    you = " (you)" if seat == view.seat else ""
    lines = [
        f"{styled(turn, CANDLE)} {styled(seat_name(seat) + you, f'bold {colour}')} "
        f"{styled(many(s.points[seat], 'point'), BRASS)} · {moment.activation_words(view, seat)}"
    ]
    lines += styled_lines(f"{pool_words(view, seat)} · {hand_words(view, seat)}", "", "   ")
    for model in models(view, seat):
        letters = character_monogram(s.character[model])
        letters = letters.lower() if seat else letters.upper()
        facts = ", ".join([place_words(view, model), *state_words(view, model)])
        lines += styled_lines(f"{letters} {model_name(view, model)}: {facts}", "", "   ")
    for sentence in quest_words(view, seat):
        lines += styled_lines(f"Quest {sentence}", BRASS, "   ")
    own = seat == view.seat
    for said in spell_words(view, seat, in_full=True) if own else []:
        lines += styled_lines(f"Spell {said}", "dim", "   ")
    for name, found in (
        ("Spells", [] if own else spell_words(view, seat)),
        ("Potions", potion_words(view, seat)),
    ):
        if found:
            lines += styled_lines(f"{name}: {', '.join(found)}", "dim", "   ")
    return lines
