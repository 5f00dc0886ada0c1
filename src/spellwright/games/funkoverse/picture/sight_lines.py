"""Sight lines to those who could be challenged, with the chance to win: shown for a lit option."""

from __future__ import annotations

from math import hypot
from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.look import CANDLE, GROUND, LEAST
from spellwright.games.funkoverse import words as game_words
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.layout import Layout
from spellwright.games.funkoverse.picture.notes import Prospect, percent, prospects
from spellwright.games.funkoverse.picture.seen import Seen, figure_noun
from spellwright.kernel.option import verb_of

FROM_DISC: Final = 21
"""A line begins and ends at the rim of a medallion."""
_ONE_TARGET: Final = (game_words.CHALLENGE, game_words.TARGET, game_words.DRINK)
"""Options that mean one target: their chance stands at it all the time."""


def aims(view: Seen, layout: Layout) -> Svg:
    """A group for each option that aims; a page shows it with `data-aim` when the option is lit."""
    found = prospects(view)
    drawn, told = [], []
    for decision in view.decisions:
        for option in decision.options:
            expected = found.get(option.text, [])
            if not expected:
                continue
            is_one = verb_of(option.code) in _ONE_TARGET
            if is_one:
                told += [_chance(view, layout, one) for one in expected]
            lines = [_line(view, layout, one) for one in expected]
            badges = [] if is_one else [_chance(view, layout, one) for one in expected]
            drawn.append(group(*lines, *badges, class_="aim", data_aim=option.text, display="none"))
    if not drawn:
        return NOTHING
    return group(*drawn, *told, class_="aims", pointer_events="none")


def _line(view: Seen, layout: Layout, one: Prospect) -> Svg:
    """A line from rim to rim."""
    s = view.shown
    x1, y1 = layout.centre(s.at[one.figure])
    x2, y2 = layout.centre(s.at[one.target])
    long = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    path = (
        f"M{x1 + ux * FROM_DISC:.1f} {y1 + uy * FROM_DISC:.1f}"
        f"L{x2 - ux * FROM_DISC:.1f} {y2 - uy * FROM_DISC:.1f}"
    )
    return group(
        element("path", d=path, stroke=GROUND, stroke_width=6, stroke_opacity=0.6),
        element("path", d=path, stroke=CANDLE, stroke_width=2.2, stroke_dasharray="7 4"),
        class_="sight",
        fill="none",
        stroke_linecap="round",
    )


def _chance(view: Seen, layout: Layout, one: Prospect) -> Svg:
    """A label over the target."""
    x, y = layout.centre(view.shown.at[one.target])
    says = say(
        "picture-chance",
        who=figure_noun(view, one.target),
        chance=str(one.chance),
        n=one.dice,
    )
    return group(
        title(view.say(says)),
        element("rect", x=-19, y=-9, width=38, height=17, rx=8.5, fill=GROUND, stroke=CANDLE),
        element(
            "text",
            words(view.say(say("note-percent", percent=percent(one.chance)))),
            y=4.4,
            fill=CANDLE,
            font_size=LEAST,
            font_weight="700",
            text_anchor="middle",
        ),
        class_="chance",
        transform=moved(x, y - 22),
    )
