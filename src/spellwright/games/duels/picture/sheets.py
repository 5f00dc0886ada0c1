"""Character sheets: each Model with its figures, Impacts, markers, Traits and Artifacts."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.coin import badge, figure, life_line
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.lettering import fitting, in_lines, label, narrowed, serif_width
from spellwright.drawing.look import (
    BRASS,
    DANGER,
    ICE,
    LINE,
    MUTED,
    PARCHMENT,
    RAISED,
    SERIF,
    TEXT,
    mixed,
)
from spellwright.drawing.medallion import medallion
from spellwright.drawing.picture import finished
from spellwright.face.known import drawn_from
from spellwright.games.duels.conditions import REMOVED, is_now
from spellwright.games.duels.content.columns import (
    DARK_CUNNING,
    DEFENSE,
    LIGHT_CUNNING,
    MASTERY,
    NEUTRAL_CUNNING,
)
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.condition import (
    gear_words,
    is_leader,
    model_words,
    place_words,
    sheet_words,
    signs_of,
    traits_of,
)
from spellwright.games.duels.picture.pieces import model_medallion
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import Seen, noun_in_group, seat_look
from spellwright.games.duels.queries import limit_of
from spellwright.games.duels.state import seat_of

WIDTH: Final = 180
HEIGHT: Final = 128
"""As high as they are shown on a small laptop: so the letters can be read where they lie."""
GAP: Final = 10
BORDER: Final = 6
SMALL: Final = 13.2
NAME_SIZES: Final = (15.5, 14.5, SMALL)
LINE_HEIGHT: Final = 15
BESIDE: Final = 46
"""Where words begin, beside the medallion."""


def sheet_row(view: Seen, models: list[int], heading: str, prefix: str) -> str:
    """The sheets of a Group side by side as a picture of its own."""
    drawn = [
        group(_sheet(view, model), transform=moved(BORDER + place * (WIDTH + GAP), BORDER))
        for place, model in enumerate(models)
    ]
    return finished(
        max(1, len(models)) * (WIDTH + GAP) - GAP + 2 * BORDER,
        HEIGHT + 2 * BORDER,
        *drawn,
        title=heading,
        description="; ".join(model_words(view, model) for model in models),
        prefix=prefix,
        class_="spellwright cards sheets",
    )


@drawn_from(READS)
def _sheet(view: Seen, model: int) -> Svg:
    s = view.shown
    colour = seat_look(seat_of(model)).colour
    disc = model_medallion(view, model, bare=True)
    return group(
        title(sheet_words(view, model)),
        element(
            "rect",
            width=WIDTH,
            height=HEIGHT,
            rx=6,
            fill=RAISED,
            stroke=mixed(colour, LINE, 0.4),
            stroke_width=1.2,
        ),
        element("path", d=f"M.6 6V{HEIGHT - 6}", stroke=colour, stroke_width=4),
        group(
            medallion(disc, 16, least=SMALL),
            transform=moved(25, 25),
        ),
        _name(view, model),
        group(
            life_line(s.impacts[model], limit_of(s, model), 4, DANGER), transform=moved(BESIDE, 45)
        ),
        _figures(view, model),
        _markers(view, model),
        _small_print(view, model),
        class_="sheet",
        opacity=0.45 if is_now(s, model, REMOVED) else None,
    )


def _name(view: Seen, model: int) -> Svg:
    name = view.name(noun_in_group(view, model))
    where = place_words(view, model)
    if is_leader(view, model):
        where = view.say(say("picture-leader-at", place=where))
    room = WIDTH - BESIDE - 6
    _, size = fitting(name, room, NAME_SIZES, serif_width)
    return group(
        narrowed(
            name,
            BESIDE,
            19,
            room,
            serif_width,
            size=size,
            font_family=SERIF,
            font_weight="600",
        ),
        label(where, BESIDE, 35, size=SMALL, fill=MUTED),
    )


def _figures(view: Seen, model: int) -> Svg:
    kind = view.shown.character[model]
    shown = [
        ("mastery", "wand", MASTERY[kind], PARCHMENT),
        ("defense", "shield", DEFENSE[kind], ICE),
        ("light-cunning", "sun", LIGHT_CUNNING[kind], BRASS),
        ("dark-cunning", "moon", DARK_CUNNING[kind], "#a48fd0"),
        ("neutral-cunning", "orb", NEUTRAL_CUNNING[kind], MUTED),
    ]
    drawn: list[Svg] = []
    for key, icon, number, colour in shown:
        if number or key in ("mastery", "defense"):
            drawn.append(
                group(
                    title(view.say(say(f"fact-{key}", n=number))),
                    figure(icon, number, colour, 14),
                    transform=moved(11 + len(drawn) * 34, 64),
                )
            )
    return group(*drawn, class_="figures")


def _markers(view: Seen, model: int) -> Svg:
    """Markers as discs with their numbers."""
    drawn = [
        group(
            title(view.say(sign.says)),
            badge(sign.icon, sign.colour, sign.times, 8),
            transform=moved(19 + place * 19, 84),
        )
        for place, sign in enumerate(signs_of(view, model)[:9])
    ]
    return group(*drawn, class_="markers") if drawn else NOTHING


def _small_print(view: Seen, model: int) -> Svg:
    """Traits and Artifacts, as many lines as there is room for."""
    top = 97 if signs_of(view, model) else 76
    room = WIDTH - 18
    traits = in_lines(traits_of(view, model), ", ", room, SMALL)
    gear = in_lines(gear_words(view, model), ", ", room, SMALL)
    lines = [(line, TEXT) for line in traits] + [(line, BRASS) for line in gear]
    most = int((HEIGHT - top) // LINE_HEIGHT)
    return group(
        *[
            label(line, 11, top + 11 + place * LINE_HEIGHT, size=SMALL, fill=fill)
            for place, (line, fill) in enumerate(lines[:most])
        ]
    )
