"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, INK, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.wording import listed
from spellwright.face.scene import Scene
from spellwright.games.funkoverse.content.columns import FIRST_GAME
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
    figure_name,
    goal,
    monogram_of,
    scenario_name,
    seat_name,
    side_look,
    side_name,
    team,
)
from spellwright.games.funkoverse.picture.signs import Sign
from spellwright.games.funkoverse.picture.words import things_words
from spellwright.games.funkoverse.state import IN_POOL, NOBODY, FunkoverseState

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
_KEY: Final = (
    "capitals light · small letters dark · _ knocked down · (A) point marker · 1L control marker "
    "of light · o post · ### stone · a number is the option that leads there"
)


def terminal(scene: Scene[FunkoverseState]) -> str:
    """The map, then both sides with their characters, pools and tracks, then the chances."""
    view = scene.view
    facts = f"{scenario_name(view)} · {moment.phase(view)} · {moment.score_words(view)}"
    lines = [styled(moment.heading(view), f"bold {BRASS}"), *styled_lines(facts, "dim")]
    lines += [_board_line(view, line) for line in letter_board(view)]
    lines += styled_lines(_KEY, "dim")
    for side in (0, 1):
        lines += _side(view, side)
    for sentence in things_words(view):
        lines += styled_lines(sentence, "dim")
    labels = {one.text: one.label for decision in view.decisions for one in decision.options}
    for text, note in notes(scene).items():
        lines += styled_lines(f"{labels[text]}: {note}", CANDLE)
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
    players = [seat_name(seat) + (" (you)" * (seat == view.seat)) for seat in seats]
    points = "" if s.scenario == FIRST_GAME else f"  {s.points[side]} of {goal(view)} points"
    first = "  First Player" if s.first == side else ""
    lines = [
        f"{styled(turn, CANDLE)} {styled(side_name(side), f'bold {colour}')} "
        f"{styled(listed(players) or 'nobody yet', '')}{styled(points, BRASS)}{first}"
    ]
    for figure in team(view, side):
        letters = monogram_of(s.kind[figure])
        letters = letters.lower() if side else letters.upper()
        facts = ", ".join([place_words(view, figure), *state_words(view, figure)])
        lines += styled_lines(f"{letters} {figure_name(view, figure)}: {facts}", "", "   ")
        lines += styled_lines(ability_words(view, figure), "dim", INDENT + " ")
    if s.round:
        pool = ", ".join(token_words(view, side, IN_POOL)) or "empty"
        track = "; ".join(track_words(view, side)) or "empty"
        lines += styled_lines(f"pool: {pool} · track: {track}", BRASS, "   ")
    return lines
