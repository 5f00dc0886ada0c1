"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, DANGER, ICE, INK, SEATS, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.plain_text import wrapped
from spellwright.face.scene import Scene
from spellwright.games.wizardry.lexicons import PROFILE_NAMES, say
from spellwright.games.wizardry.picture import moment
from spellwright.games.wizardry.picture.choices import Choices
from spellwright.games.wizardry.picture.condition import effects, on_everybody, spell_names
from spellwright.games.wizardry.picture.letter_board import letter_board
from spellwright.games.wizardry.picture.seen import (
    Seen,
    bodies,
    hidden_wizards,
    is_out,
    noun,
    square_name,
)
from spellwright.games.wizardry.picture.signs import UNNUMBERED, Sign
from spellwright.games.wizardry.picture.words import plans_words
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.saying import Argument

INDENT: Final = " " * 5

_FLOOR: Final = "#26212f"
_BLACK: Final = "#000000"
_STYLES: Final = {
    "free": f"#756b84 on {_FLOOR}",
    "stone": f"#7d748c on {_FLOOR}",
    "smashed": f"{DANGER} on #0b090f",
    "demon": f"bold #ffffff on {mixed(DANGER, _BLACK, 0.4)}",
    "frame": mixed(BRASS, _BLACK, 0.25),
    "void": "",
}
_CHOICE: Final = f"bold reverse {CANDLE} on {INK}"
"""An option is shown reversed, so that it stands out without colour, too."""
_ONE_OF_MANY: Final = f"{CANDLE} on {_FLOOR}"
_MUTED: Final = "dim"

_MEANINGS: Final = {
    "animal": say("terminal-animal"),
    "demon": say("terminal-demon"),
    "ball": say("terminal-ball"),
    "smashed": say("terminal-smashed"),
    "footprint": say("terminal-footprint"),
    "illusion": say("terminal-illusion"),
}


def terminal(scene: Scene[WizardryState]) -> str:
    """The board, then a few lines for each wizard, then the viewer's own plan."""
    view = scene
    board = letter_board(view)
    lines = [_moment(view), *[_board_line(line) for line in board], *_key(view, board)]
    for wizard in range(view.shown.seats):
        lines += _wizard(view, wizard)
    for sentence in plans_words(view):
        lines += styled_lines(sentence, BRASS)
    return "\n".join(lines)


def _moment(view: Seen) -> str:
    order = moment.order_words(view)
    facts = [moment.phase(view), *([] if order is None else [order])]
    facts += [effect.says for effect in on_everybody(view)]
    told = " · ".join(view.say(fact) for fact in facts)
    first, *more = wrapped(f"{view.say(moment.heading(view))}  {told}")
    heading = view.say(moment.heading(view))
    rest = styled(first.removeprefix(heading), _MUTED)
    return "\n".join([styled(heading, f"bold {BRASS}") + rest, *[styled(m, _MUTED) for m in more]])


# -- the board -------------------------------------------------------------------------------------


def _board_line(line: list[Sign]) -> str:
    """A line of the board; neighbours of one style share their markup."""
    runs = groupby(line, key=_style)
    return "".join(styled("".join(sign.letters for sign in run), style) for style, run in runs)


def _style(sign: Sign) -> str:
    if sign.is_choice:
        return _ONE_OF_MANY if sign.letters == UNNUMBERED else _CHOICE
    if sign.kind in _STYLES:
        return _STYLES[sign.kind]
    colour = SEATS[sign.seat].colour
    if sign.kind == "wizard":
        return f"bold #ffffff on {mixed(colour, _BLACK, 0.2)}"
    if sign.kind == "name":
        return f"bold {colour}"
    if sign.kind == "coordinate":
        return colour
    weight = "bold " if sign.kind in ("animal", "ball") else ""
    return f"{weight}{mixed(colour, '#ffffff', 0.25)} on {_FLOOR}"


def _key(view: Seen, board: list[list[Sign]]) -> list[str]:
    """What the signs on the board mean, and how to choose among very many squares."""
    kinds = {sign.kind for line in board for sign in line}
    key = [view.say(says) for kind, says in _MEANINGS.items() if kind in kinds]
    if any(sign.letters == UNNUMBERED for line in board for sign in line):
        example = next(iter(Choices(view).squares.values()))
        key.append(view.say(say("terminal-type-its-name", option=example.text)))
    return styled_lines(" · ".join(key), _MUTED, INDENT)


# -- the wizards -----------------------------------------------------------------------------------


def _wizard(view: Seen, wizard: int) -> list[str]:
    s = view.shown
    turn = "▸" if wizard in view.waiting else " "
    profile: Argument = say("terminal-no-profile")
    if s.profile[wizard] >= 0:
        profile = PROFILE_NAMES.noun(s.profile[wizard])
    who = view.say(
        say("strip-profile-you" if wizard == view.seat else "strip-profile", profile=profile)
    )
    parts = [
        styled(turn, CANDLE),
        styled(view.name(noun(wizard)), f"bold {SEATS[wizard].colour}"),
        styled(who, ""),
    ]
    lines = [" ".join(parts)]
    if s.turn:
        lines.append(f"{INDENT}{_hits(view, wizard)} {styled(_figures(view, wizard), '')}")
    lines += styled_lines(", ".join(view.say(e.says) for e in effects(view, wizard)), ICE, INDENT)
    lines += styled_lines(" · ".join(spell_names(view, wizard)), _MUTED, INDENT)
    return lines


def _hits(view: Seen, wizard: int) -> str:
    life = view.shown.hits_to_defeat
    hits = min(view.shown.hits[wizard], life)
    return styled("●" * hits, DANGER) + styled("○" * (life - hits), _MUTED)


def _figures(view: Seen, wizard: int) -> str:
    s = view.shown
    figures = say("terminal-figures", defence=s.pool[wizard], points=s.ap[wizard])
    return f" {view.say(figures)}  {_where(view, wizard)}"


def _where(view: Seen, wizard: int) -> str:
    """The squares of a wizard's bodies, the real one marked for its owner."""
    if is_out(view, wizard):
        return view.say(say("strip-out"))
    if wizard in hidden_wizards(view):
        left = square_name(view.shown.left[wizard])
        return view.say(say("terminal-hidden", square=left))
    places = []
    for body in bodies(view):
        if body.wizard == wizard:
            what = "double" if body.is_double else "model"
            real = "real" if body.is_real else "unknown"
            square = square_name(body.square)
            places.append(view.say(say("terminal-body", what=what, real=real, square=square)))
    return ", ".join(places)


# -- markup ----------------------------------------------------------------------------------------
