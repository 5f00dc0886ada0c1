"""The position in a few lines of text."""

from __future__ import annotations

from spellwright.games.duels.lexicons import MAP_NAMES, PIECES, SPACES
from spellwright.games.duels.state import SEATS, DuelsState, models_of
from spellwright.kernel.view import View


def position_text(view: View[DuelsState]) -> str:
    s = view.shown
    lines = [f"Wizarding Duels, Round {s.round}, {MAP_NAMES.label(s.map)}"]
    for seat in range(SEATS):
        lines.append(
            f"P{seat + 1}: {s.points[seat]} points, {len(s.hand[seat])} Clash Cards, "
            f"{s.light[seat]} white and {s.dark[seat]} black Power Markers"
        )
        for model in models_of(seat):
            if s.at[model] >= 0:
                where, hurt = SPACES.label(s.at[model]), s.impacts[model]
                lines.append(f"  {PIECES.label(s.piece[model])} on {where}, Impacts: {hurt}")
    return "\n".join(lines)
