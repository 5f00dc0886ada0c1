"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.face.scene import Scene
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.condition import place_words, state_words
from spellwright.games.duels.picture.letter_board import Sign, key_to_it, letter_board
from spellwright.games.duels.picture.seen import (
    Seen,
    character_monogram,
    models,
    noun_in_group,
    seat_look,
)
from spellwright.games.duels.picture.words import (
    clash_words,
    hand_words,
    pool_words,
    potion_words,
    quest_words,
    spell_words,
    thing_words,
    who_says,
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
    view = scene
    facts = f"{moment.map_name(view)} · {moment.phase(view)} · {moment.score_words(view)}"
    lines = [styled(moment.heading(view), f"bold {BRASS}"), *styled_lines(facts, "dim")]
    for sentence in clash_words(view):
        lines += styled_lines(sentence, CANDLE)
    if view.shown.map != NOTHING and view.shown.join != NOTHING:
        lines += [_board_line(line) for line in letter_board(view)]
        lines += styled_lines(key_to_it(view), "dim")
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
    who, score = view.say(who_says(view, seat)), view.say(say("note-points", n=s.points[seat]))
    lines = [
        f"{styled(turn, CANDLE)} {styled(who, f'bold {colour}')} "
        f"{styled(score, BRASS)} · {moment.activation_words(view, seat)}"
    ]
    lines += styled_lines(f"{pool_words(view, seat)} · {hand_words(view, seat)}", "", "   ")
    for model in models(view, seat):
        letters = character_monogram(s.character[model])
        letters = letters.lower() if seat else letters.upper()
        facts = (place_words(view, model), *state_words(view, model))
        said = view.say(say("text-model", who=noun_in_group(view, model), facts=facts))
        lines += styled_lines(f"{letters} {said}", "", "   ")
    for sentence in quest_words(view, seat):
        lines += styled_lines(view.say(say("text-quest-line", quest=sentence)), BRASS, "   ")
    own = seat == view.seat
    for said in spell_words(view, seat, in_full=True) if own else []:
        lines += styled_lines(view.say(say("text-spell", spell=said)), "dim", "   ")
    spells = () if own else tuple(spell_words(view, seat))
    potions = tuple(potion_words(view, seat))
    if spells:
        lines += styled_lines(view.say(say("text-spell-list", spells=spells)), "dim", "   ")
    if potions:
        lines += styled_lines(view.say(say("text-potion-list", potions=potions)), "dim", "   ")
    return lines
