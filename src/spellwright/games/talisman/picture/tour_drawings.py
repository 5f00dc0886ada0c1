"""Small drawings for the game in two minutes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.coin import spiked_coin
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, CANDLE, MUTED, SEATS, SERIF, TEXT
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.tour_picture import tour_picture
from spellwright.games.talisman.content.columns import card
from spellwright.games.talisman.content.names import HALLOW, LUNA, WAND
from spellwright.games.talisman.lexicons import REGION_LABELS, REGIONS, say
from spellwright.games.talisman.picture.cards import MINI_WIDTH, mini_card
from spellwright.games.talisman.picture.ground import FLOORS, INKS
from spellwright.speech.speaker import Speaker

WIDTH: Final = 336
HEIGHT: Final = 108
_FOE: Final = card("blast-ended-skrewt")
_OURS: Final = Medallion(SEATS[0], "spark", "HP")


def _picture(name: str, says: str, *content: Svg) -> str:
    return tour_picture(name, says, WIDTH, HEIGHT, *content)


def _at(drawn: Svg, x: float, y: float) -> Svg:
    return group(drawn, transform=moved(x, y))


def _tile(x: float, ring: int, lit: bool = False) -> Svg:
    return element(
        "rect",
        x=x,
        y=34,
        width=42,
        height=44,
        rx=5,
        fill=FLOORS[ring],
        stroke=CANDLE if lit else INKS[ring],
        stroke_width=3 if lit else 1,
        stroke_opacity=None if lit else 0.4,
    )


def move_drawing(speaker: Speaker) -> str:
    tiles = [_tile(12 + place * 45, 0, place in (0, 6)) for place in range(7)]
    return _picture(
        "move",
        speaker.say(say("picture-tour-move")),
        *tiles,
        _at(medallion(_OURS, 18), 12 + 3 * 45 + 21, 56),
        _at(die(Die("tour-move", 3), 24), 12 + 3 * 45 + 21, 18),
    )


def rings_drawing(speaker: Speaker) -> str:
    rings = [
        element(
            "rect",
            x=100 + 18 * ring,
            y=6 + 13 * ring,
            width=136 - 36 * ring,
            height=96 - 26 * ring,
            rx=5,
            fill=FLOORS[ring],
            stroke=INKS[ring],
            stroke_width=1.5,
        )
        for ring in range(4)
    ]
    names = [
        label(speaker.word(text), x, y, size=13, fill=INKS[ring], text_anchor=anchor)
        for ring, (text, x, y, anchor) in enumerate(
            (
                (REGION_LABELS.noun(0), 92, 24, "end"),
                (REGION_LABELS.noun(1), 92, 58, "end"),
                (REGION_LABELS.noun(2), 244, 40, "start"),
                (REGIONS.noun(3), 244, 66, "start"),
            )
        )
    ]
    middle = _at(spiked_coin("#7fc08a", "demon", 8), 168, 54)
    return _picture("rings", speaker.say(say("picture-tour-rings")), *rings, *names, middle)


def fight_drawing(speaker: Speaker) -> str:
    return _picture(
        "fight",
        speaker.say(say("picture-tour-fight")),
        _at(medallion(_OURS, 22), 40, 54),
        label("4 +", 76, 60, size=20, font_family=SERIF),
        _at(die(Die("tour-own", 5), 30), 124, 54),
        label("9 > 7", 168, 60, size=22, fill=BRASS, font_family=SERIF, text_anchor="middle"),
        _at(die(Die("tour-foe", 2), 30), 216, 54),
        label("+ 5", 240, 60, size=20, font_family=SERIF),
        _at(group(mini_card(speaker, _FOE, "tour-foe-card"), transform="scale(1.7)"), 284, 28),
    )


def grow_drawing(speaker: Speaker) -> str:
    cards = [
        _at(
            group(mini_card(speaker, one, f"tour-{one}"), transform="scale(1.7)"),
            30 + place * 62,
            26,
        )
        for place, one in enumerate((WAND, LUNA, _FOE))
    ]
    return _picture(
        "grow",
        speaker.say(say("picture-tour-grow")),
        *cards,
        label("→", 30 + 3 * 62 - 62 + MINI_WIDTH * 1.7 + 22, 64, size=26, fill=MUTED),
        _at(emblem("wand", 28, fill=INKS[0]), 256, 54),
        label("+1", 278, 62, size=22, fill=TEXT, font_family=SERIF),
    )


def win_drawing(speaker: Speaker) -> str:
    return _picture(
        "win",
        speaker.say(say("picture-tour-win")),
        _at(group(mini_card(speaker, HALLOW, "tour-hallow"), transform="scale(1.7)"), 24, 28),
        _at(medallion(_OURS, 22), 110, 54),
        label("→", 150, 62, size=26, fill=MUTED),
        element("rect", x=190, y=14, width=130, height=80, rx=6, fill=FLOORS[3], stroke=BRASS),
        _at(spiked_coin("#7fc08a", "demon", 26), 255, 54),
    )
