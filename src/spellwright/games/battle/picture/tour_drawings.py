"""Small drawings for the game in two minutes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import card
from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.lettering import label
from spellwright.drawing.look import GROUND, MUTED, SEATS, TEXT
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.tour_picture import tour_picture
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.plates import amount, coin, pips
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    ATTACK_ICON,
    CONTROL_COLOUR,
    CONTROL_ICON,
    HEART_COLOUR,
    HEART_ICON,
    INFLUENCE_COLOUR,
    INFLUENCE_ICON,
)

WIDTH: Final = 420
HEIGHT: Final = 184


def _picture(name: str, says: str, *content: Svg) -> str:
    return tour_picture(name, says, WIDTH, HEIGHT, *content)


def _card(key: str, x: float) -> Svg:
    return group(card(thing_card(columns.thing(key)), f"tour-{key}"), transform=moved(x, 8))


def _at(part: Svg, x: float, y: float) -> Svg:
    return group(part, transform=moved(x, y))


def events_drawing() -> str:
    return _picture(
        "events",
        "An event and a foe, and what they cost",
        _card("expulso", 16),
        _card("quirinus-quirrell", 150),
        _at(coin(HEART_ICON, HEART_COLOUR, 16), 310, 60),
        label("−2: event", 334, 65, size=13, fill=TEXT),
        _at(coin(HEART_ICON, HEART_COLOUR, 16), 310, 110),
        label("−1: foe", 334, 115, size=13, fill=TEXT),
    )


def cards_drawing() -> str:
    return _picture(
        "cards",
        "Two cards of a hand, and the tokens that they bring",
        _card("alohomora", 12),
        _card("firebolt", 140),
        _at(amount(ATTACK_ICON, ATTACK_COLOUR, 1, "Attack 1"), 300, 62),
        label("Attack", 344, 67, size=14, fill=MUTED),
        _at(amount(INFLUENCE_ICON, INFLUENCE_COLOUR, 1, "Influence 1"), 300, 112),
        label("Influence", 344, 117, size=14, fill=MUTED),
    )


def foe_drawing() -> str:
    return _picture(
        "foe",
        "A foe with four of six Attack",
        _card("draco-malfoy", 16),
        _at(pips(ATTACK_ICON, ATTACK_COLOUR, 4, 6, "Attack 4 of 6"), 168, 80),
        label("4 of 6: two more defeat him,", 168, 108, size=13, fill=TEXT),
        label("and control goes down by 1", 168, 126, size=13, fill=TEXT),
    )


def shop_drawing() -> str:
    return _picture(
        "shop",
        "Cards to acquire, with what they cost",
        _card("reparo", 12),
        _card("incendio", 146),
        _card("lumos", 280),
    )


def control_drawing() -> str:
    rings = [
        group(
            coin(CONTROL_ICON, CONTROL_COLOUR, 17)
            if place < 3
            else element("circle", r=17, fill=GROUND, stroke=CONTROL_COLOUR),
            transform=moved(150 + place * 46, 78),
        )
        for place in range(4)
    ]
    return _picture(
        "control",
        "A Location with three of four control tokens",
        _at(medallion(Medallion(SEATS[0], "spark", "HP", broken=True), 36), 66, 92),
        *rings,
        label("one more, and the Location falls", 130, 128, size=13, fill=TEXT),
    )
