"""The race as a picture: how far each Character has come, and how strong it is."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import Svg, element, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, LINE, RAISED, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.drawing.picture import finished
from spellwright.face.known import drawn_from
from spellwright.games.talisman.board import HALL, REGION
from spellwright.games.talisman.lexicons import REGION_LABELS, say
from spellwright.games.talisman.picture.cards import (
    LIFE_COLOUR,
    MAGIC_COLOUR,
    MIGHT_COLOUR,
)
from spellwright.games.talisman.picture.condition import character_line
from spellwright.games.talisman.picture.ground import FLOORS, INKS
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import (
    Seen,
    character_medallion,
    is_on_board,
    name_of,
    noun_of,
    space_noun,
)
from spellwright.games.talisman.queries import hallow_of, total_magic, total_might

LEFT: Final = 100
STAGE: Final = 48
ROW: Final = 30
TOP: Final = 22
FIGURES: Final = LEFT + 4 * STAGE + 8
EACH: Final = 36
"""Room for one figure."""
WIDTH: Final = FIGURES + 3 * EACH
LEAST: Final = 190
"""The least height, so that two Characters are not drawn larger than six."""


def stage_of(view: Seen, seat: int) -> int:
    """How far a Character is: 0 London, 1 the grounds, 2 the castle, 3 the Great Hall."""
    at = view.shown.at[seat]
    return 3 if at == HALL else REGION[at]


def standing_of(view: Seen, seat: int) -> tuple[int, int, int]:
    """How far somebody is: ring, a Hallow in hand, strength."""
    s = view.shown
    strength = max(total_magic(s, seat), total_might(s, seat))
    return stage_of(view, seat), int(hallow_of(s, seat) >= 0), strength


def runners(view: Seen) -> list[int]:
    """The seats on the board, the foremost first."""
    there = [seat for seat in range(view.shown.seats) if is_on_board(view, seat)]
    return sorted(there, key=lambda seat: standing_of(view, seat), reverse=True)


@drawn_from(READS)
def race_picture(view: Seen) -> str:
    seats = runners(view)
    height = max(LEAST, TOP + ROW * len(seats) + 6)
    return finished(
        WIDTH,
        height,
        element("rect", width=WIDTH, height=height, rx=6, fill=RAISED),
        *[_region(view, number, height) for number in range(4)],
        *[_runner(view, seat, row) for row, seat in enumerate(seats)],
        title=view.say(say("panel-race")),
        description=" ".join(race_rows(view)),
        prefix="race-",
        class_="spellwright race",
    )


def race_rows(view: Seen) -> list[str]:
    """The race in words, the foremost first."""
    return [character_line(view, seat) for seat in runners(view)]


def _region(view: Seen, number: int, height: float) -> Svg:
    x = LEFT + number * STAGE
    return group(
        element(
            "rect",
            x=x + 1,
            y=TOP - 2,
            width=STAGE - 2,
            height=height - TOP - 2,
            rx=4,
            fill=FLOORS[number],
        ),
        label(
            view.name(REGION_LABELS.noun(number)),
            x + STAGE / 2,
            15,
            size=SMALL - 3,
            fill=INKS[number],
            text_anchor="middle",
        ),
    )


def _runner(view: Seen, seat: int, row: int) -> Svg:
    s = view.shown
    y = TOP + ROW * row + ROW / 2
    x = LEFT + (stage_of(view, seat) + 0.5) * STAGE
    figures = (
        ("wand", MAGIC_COLOUR, total_magic(s, seat), say("figure-magic")),
        ("sword", MIGHT_COLOUR, total_might(s, seat), say("figure-might")),
        ("drop", LIFE_COLOUR, s.life[seat], say("figure-life")),
    )
    hallow = (
        [
            group(
                title(view.say(say("picture-has-hallow"))),
                emblem("key", 14, fill=BRASS),
                transform=moved(18, 0),
            )
        ]
        if hallow_of(s, seat) >= 0
        else []
    )
    where = say("picture-runner", who=noun_of(view, seat), space=space_noun(s.at[seat]))
    return group(
        element("path", d=f"M{LEFT} {y}H{LEFT + 4 * STAGE}", stroke=LINE, stroke_dasharray="2 4"),
        label(name_of(view, seat), 8, y + 5, size=SMALL, fill=TEXT),
        group(
            title(view.say(where)),
            medallion(character_medallion(view, seat, bare=True), 13),
            *hallow,
            transform=moved(x, y),
        ),
        *[
            group(
                title(view.say(say("picture-figure", name=name, n=value))),
                emblem(icon, 15, fill=colour),
                label(str(value), 12, 5, size=SMALL + 1, fill=TEXT, font_weight="600"),
                transform=moved(FIGURES + 6 + EACH * place, y),
            )
            for place, (icon, colour, value, name) in enumerate(figures)
        ],
        class_="runner",
    )
