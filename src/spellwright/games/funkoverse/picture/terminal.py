"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.condition import (
    ability_words,
    place_words,
    state_words,
    token_words,
    track_words,
)
from spellwright.games.funkoverse.picture.letter_board import letter_board
from spellwright.games.funkoverse.picture.notes import notes
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_noun,
    goal,
    monogram_of,
    scenario_noun,
    side_look,
    side_name,
    team,
)
from spellwright.games.funkoverse.picture.signs import Sign
from spellwright.games.funkoverse.picture.words import players_of, things_words
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import IN_POOL, NOBODY

INDENT: Final = " " * 5
_FLOOR: Final = "#26212f"
_BLACK: Final = "#000000"
_STYLES: Final = {
    "free": f"#756b84 on {_FLOOR}",
    "stone": f"#7d748c on {_FLOOR}",
    "wall": f"bold #d6cde2 on {_FLOOR}",
    "marker": f"bold {BRASS} on {_FLOOR}",
    "frame": mixed(BRASS, _BLACK, 0.25),
    "coordinate": "dim",
}
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""Reversed, so that it stands out without colour, too."""


def terminal(view: Seen) -> str:
    """The map, then both sides with their characters, pools and tracks, then the chances."""
    now = (scenario_noun(view), moment.phase(view), moment.score_words(view))
    facts = " · ".join(view.name(fact) for fact in now)
    lines = [styled(view.say(moment.heading(view)), f"bold {BRASS}"), *styled_lines(facts, "dim")]
    lines += [_board_line(view, line) for line in letter_board(view)]
    lines += styled_lines(view.say(say("terminal-key")), "dim")
    for side in (0, 1):
        lines += _side(view, side)
    for sentence in things_words(view):
        lines += styled_lines(sentence, "dim")
    labels = {one.text: one.says for decision in view.decisions for one in decision.options}
    for text, note in notes(view).items():
        said = say("note-of-option", option=labels[text], note=note)
        lines += styled_lines(view.say(said), CANDLE)
    return "\n".join(lines)


def _board_line(view: Seen, line: list[Sign]) -> str:
    """Neighbours of one style share their markup."""
    runs = groupby(line, key=lambda sign: _style(view, sign))
    return "".join(styled("".join(sign.letters for sign in run), style) for style, run in runs)


def _style(view: Seen, sign: Sign) -> str:
    if sign.is_choice:
        return _CHOICE
    if sign.kind in _STYLES:
        return _STYLES[sign.kind]
    if sign.side == NOBODY:
        return f"{BRASS} on {_FLOOR}"
    colour = side_look(view, sign.side).colour
    if sign.kind == "figure":
        return f"bold #ffffff on {mixed(colour, _BLACK, 0.2)}"
    weight = "bold " if sign.kind == "flag" else ""
    return f"{weight}{mixed(colour, '#ffffff', 0.25)} on {_FLOOR}"


def _side(view: Seen, side: int) -> list[str]:
    s, colour = view.shown, side_look(view, side).colour
    seats = [seat for seat, own in enumerate(s.side) if own == side]
    turn = "▸" if any(seat in view.waiting for seat in seats) else " "
    players = players_of(view, side)
    who = say("terminal-players", players=players) if players else say("terminal-nobody")
    points = ""
    if AIMS[s.scenario].HAS_POINTS:
        points = f"  {view.say(say('fact-points', points=s.points[side], n=goal(view)))}"
    first = f"  {view.say(say('terminal-first-player'))}" if s.first == side else ""
    lines = [
        f"{styled(turn, CANDLE)} {styled(side_name(view, side), f'bold {colour}')} "
        f"{styled(view.say(who), '')}{styled(points, BRASS)}{first}"
    ]
    for figure in team(view, side):
        letters = monogram_of(s.kind[figure])
        letters = letters.lower() if side else letters.upper()
        facts = (place_words(view, figure), *state_words(view, figure))
        said = say("line-character", who=figure_noun(view, figure), facts=facts)
        lines += styled_lines(f"{letters} {view.say(said)}", "", "   ")
        abilities = say("line-abilities", abilities=tuple(ability_words(view, figure)))
        lines += styled_lines(view.say(abilities), "dim", INDENT + " ")
    if s.round:
        empty = view.say(say("terminal-empty"))
        pool = ", ".join(view.say(each) for each in token_words(view, side, IN_POOL)) or empty
        track = "; ".join(view.say(each) for each in track_words(view, side)) or empty
        said = say("terminal-pool-and-track", pool=pool, track=track)
        lines += styled_lines(view.say(said), BRASS, "   ")
    return lines
