"""The race as a picture: how far each Character has come, and how strong it is."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import fitting, label, narrowed, serif_width
from spellwright.drawing.look import (
    BRASS,
    GROUND,
    LINE,
    RAISED,
    SEATS,
    SERIF,
    SMALL,
    TEXT,
    mixed,
)
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

WIDTH: Final = 118
HEIGHT: Final = 130
"""As high as it is shown on a small laptop: so the letters can be read where they lie."""
GAP: Final = 6
BORDER: Final = 4
PAD: Final = 9
STAGES: Final = 4
STEP: Final = (WIDTH - 2 * PAD) / STAGES
EACH: Final = 36
"""Room for one figure."""
NAME_SIZES: Final = (15.0, SMALL)


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
    """A card for everybody, the foremost first."""
    seats = runners(view)
    cards = [
        group(_runner(view, seat), transform=moved(BORDER + place * (WIDTH + GAP), BORDER))
        for place, seat in enumerate(seats)
    ]
    return finished(
        max(1, len(seats)) * (WIDTH + GAP) - GAP + 2 * BORDER,
        HEIGHT + 2 * BORDER,
        *cards,
        title=view.say(say("panel-race")),
        description=" ".join(race_rows(view)),
        prefix="race-",
        class_="spellwright race",
    )


def race_rows(view: Seen) -> list[str]:
    """The race in words, the foremost first."""
    return [character_line(view, seat) for seat in runners(view)]


def _runner(view: Seen, seat: int) -> Svg:
    """Who it is, how far they have come, and how strong they are."""
    where = say("picture-runner", who=noun_of(view, seat), space=space_noun(view.shown.at[seat]))
    return group(
        title(view.say(where)),
        element(
            "rect",
            width=WIDTH,
            height=HEIGHT,
            rx=6,
            fill=RAISED,
            stroke=mixed(SEATS[seat].colour, LINE, 0.5),
        ),
        group(
            medallion(character_medallion(view, seat, bare=True), 15, least=SMALL),
            transform=moved(PAD + 15, 24),
        ),
        _name(name_of(view, seat)),
        _way(view, seat),
        _figures(view, seat),
        class_="runner",
    )


def _name(name: str) -> Svg:
    start = PAD + 36
    room = WIDTH - start - 4
    lines, size = fitting(name, room, NAME_SIZES, serif_width, 2)
    top = 29 if len(lines) == 1 else 21
    return group(
        *[
            narrowed(
                line,
                start,
                top + row * 16,
                room,
                serif_width,
                size=size,
                font_family=SERIF,
                font_weight="600",
            )
            for row, line in enumerate(lines)
        ]
    )


def _way(view: Seen, seat: int) -> Svg:
    """The four regions from London to the Great Hall: those behind, and the one where they are."""
    stage = stage_of(view, seat)
    steps = [
        element(
            "rect",
            x=PAD + number * STEP,
            y=72,
            width=STEP - 3,
            height=8,
            rx=3,
            fill=mixed(INKS[number], FLOORS[number], 0.25) if number <= stage else GROUND,
            stroke=INKS[number] if number <= stage else LINE,
        )
        for number in range(STAGES)
    ]
    region = label(view.name(REGION_LABELS.noun(stage)), PAD, 62, size=SMALL, fill=INKS[stage])
    return group(region, *steps, _hallow(view) if hallow_of(view.shown, seat) >= 0 else NOTHING)


def _hallow(view: Seen) -> Svg:
    return group(
        title(view.say(say("picture-has-hallow"))),
        emblem("key", 16, fill=BRASS),
        transform=moved(WIDTH - PAD - 8, 57),
    )


def _figures(view: Seen, seat: int) -> Svg:
    s = view.shown
    figures = (
        ("wand", MAGIC_COLOUR, total_magic(s, seat), say("figure-magic")),
        ("sword", MIGHT_COLOUR, total_might(s, seat), say("figure-might")),
        ("drop", LIFE_COLOUR, s.life[seat], say("figure-life")),
    )
    return group(
        *[
            group(
                title(view.say(say("picture-figure", name=name, n=value))),
                emblem(icon, 15, fill=colour),
                label(str(value), 11, 5, size=SMALL + 1, fill=TEXT, font_weight="600"),
                transform=moved(PAD + 7 + EACH * place, 107),
            )
            for place, (icon, colour, value, name) in enumerate(figures)
        ]
    )
