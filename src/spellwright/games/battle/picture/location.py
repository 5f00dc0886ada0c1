"""The Location with its control track, and those before and after it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import bold_width, in_lines
from spellwright.drawing.look import BRASS, GROUND, LINE, MUTED, RAISED, SERIF, TEXT, mixed
from spellwright.face.known import drawn_from
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import THING_TEXTS, THINGS
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.plates import (
    CAPTION,
    CARD_HEIGHT,
    caption,
    coin,
    plate,
    tag,
)
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import CONTROL_COLOUR, CONTROL_ICON, Seen, thing_name
from spellwright.games.battle.queries import locations, spaces
from spellwright.kernel.option import Option

WIDTH: Final = 196
TRACK_STEP: Final = 30.0


@drawn_from(READS)
def location(view: Seen, choices: Choices) -> Svg:
    s = view.shown
    order = locations(s)
    use = choices.uses.get(s.location)
    name = in_lines(thing_name(view, s.location).split(), " ", WIDTH - 24, 19, bold_width)
    return group(
        caption(
            view.say(say("picture-location")),
            view.say(say("picture-number-of", n=order.index(s.location) + 1, most=len(order))),
        ),
        group(
            plate(WIDTH, CARD_HEIGHT, stroke=mixed(BRASS, LINE, 0.4)),
            group(
                emblem("tower", 120, fill=mixed(RAISED, LINE, 0.45)),
                transform=moved(WIDTH - 52, CARD_HEIGHT - 74),
            ),
            title(location_words(view)),
            *[
                element(
                    "text",
                    words(line),
                    x=12,
                    y=26 + row * 21,
                    fill=TEXT,
                    font_family=SERIF,
                    font_size=19,
                    font_weight="600",
                )
                for row, line in enumerate(name)
            ],
            element(
                "text",
                words(view.say(say("picture-events-each-turn", n=columns.EVENTS_HERE[s.location]))),
                x=12,
                y=30 + len(name) * 21,
                fill=MUTED,
                font_size=13.6,
            ),
            _track(view),
            _use(view, use) if use else NOTHING,
            _order(view),
            class_="location",
            transform=moved(0, CAPTION),
        ),
    )


def _use(view: Seen, option: Option) -> Svg:
    drawn = tag(view.say(say("picture-use")), view.label(option), option)
    return group(drawn, transform=moved(WIDTH - 46, 8))


def location_words(view: Seen) -> str:
    s = view.shown
    return view.say(
        say(
            "location-and-control",
            location=THINGS.noun(s.location),
            n=s.control,
            most=spaces(s),
            text=THING_TEXTS.noun(s.location),
        )
    )


def _track(view: Seen) -> Svg:
    """One ring for each space; a mask lies on those that the Villains hold."""
    s = view.shown
    most = spaces(s)
    step = min(TRACK_STEP, (WIDTH - 20) / most)
    radius = step * 0.43
    y = CARD_HEIGHT - 36
    drawn = [
        element(
            "text",
            words(view.say(say("picture-control", n=s.control, most=most))),
            x=12,
            y=y - 20,
            fill=CONTROL_COLOUR,
            font_size=13.6,
            font_weight="600",
        )
    ]
    for place in range(most):
        x = 11 + (place + 0.5) * step
        drawn.append(
            element(
                "circle", cx=x, cy=y, r=radius, fill=GROUND, stroke=CONTROL_COLOUR, stroke_width=1.2
            )
        )
        if place < s.control:
            drawn.append(
                group(
                    coin(CONTROL_ICON, CONTROL_COLOUR, radius),
                    class_="piece control",
                    data_piece=f"control-{place}",
                    transform=moved(x, y),
                )
            )
    return group(
        title(view.say(say("fact-control-of", n=s.control, most=most))),
        *drawn,
        class_="control-track",
    )


def _order(view: Seen) -> Svg:
    """All Locations as small roofs: lost ones are broken."""
    s = view.shown
    order = locations(s)
    now = order.index(s.location)
    drawn = []
    for place, thing in enumerate(order):
        state = "lost" if place < now else "now" if place == now else "safe"
        says = view.say(say(f"picture-location-{state}", location=THINGS.noun(thing)))
        colour = mixed(MUTED, GROUND, 0.5) if place < now else BRASS if place == now else MUTED
        drawn.append(
            group(
                title(says),
                emblem("tower", 11, fill=colour),
                element("path", d="M-5-5 5 5", stroke=CONTROL_COLOUR, stroke_width=2)
                if place < now
                else NOTHING,
                transform=moved(12 + place * 14 + 5, CARD_HEIGHT - 10),
            )
        )
    return group(*drawn, class_="locations")
