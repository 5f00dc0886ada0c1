"""Sight lines from the acting Model to what could be chosen: shown while an option is lit."""

from __future__ import annotations

from math import hypot
from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.lettering import label
from spellwright.drawing.look import CANDLE, GROUND
from spellwright.games.duels import words
from spellwright.games.duels.picture.choices import Choices
from spellwright.games.duels.picture.layout import Layout
from spellwright.games.duels.picture.seen import Seen, acting
from spellwright.games.duels.state import NOBODY, NOWHERE

RIM: Final = 23
_AIMED: Final = (
    words.ASK_ATTACK_TARGET,
    words.ASK_SPELL_TARGET,
    words.ASK_POTION_TARGET,
    words.ASK_OVERLAY,
)


def aims(view: Seen, layout: Layout, choices: Choices) -> Svg:
    """A group for each option that aims; a page shows it with `data-aim` when the option is lit."""
    model = acting(view)
    if view.asked is None or view.asked.question not in _AIMED or model == NOBODY:
        return NOTHING
    s = view.shown
    here = s.at[model]
    ends = [(option.text, s.at[target]) for target, option in choices.models.items()]
    ends += [(option.text, space) for space, option in choices.spaces.items()]
    ends += [(option.text, s.overlay_at[one]) for one, option in choices.overlays.items()]
    drawn = [
        _line(layout, text, here, there) for text, there in ends if there not in (here, NOWHERE)
    ]
    return group(*drawn, class_="aims", pointer_events="none") if drawn else NOTHING


def _line(layout: Layout, text: str, here: int, there: int) -> Svg:
    """A line from rim to rim, with the distance in the middle."""
    (x1, y1), (x2, y2) = layout.centre(here), layout.centre(there)
    long = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    path = f"M{x1 + ux * RIM:.1f} {y1 + uy * RIM:.1f}L{x2 - ux * RIM:.1f} {y2 - uy * RIM:.1f}"
    away = layout.board.distance[here][there]
    return group(
        element("path", d=path, stroke=GROUND, stroke_width=6, stroke_opacity=0.6),
        element("path", d=path, stroke=CANDLE, stroke_width=2.2, stroke_dasharray="7 4"),
        group(
            element("circle", r=9, fill=GROUND, stroke=CANDLE),
            label(str(away), 0, 4, size=11, fill=CANDLE, font_weight="700", text_anchor="middle"),
            transform=moved((x1 + x2) / 2, (y1 + y2) / 2),
        ),
        class_="aim",
        data_aim=text,
        display="none",
        fill="none",
        stroke_linecap="round",
    )
