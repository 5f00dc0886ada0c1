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
from spellwright.games.battle.content.saying import say
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
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

WIDTH: Final = 420
HEIGHT: Final = 184


def _picture(speaker: Speaker, name: str, says: Saying, *content: Svg) -> str:
    return tour_picture(name, speaker.say(says), WIDTH, HEIGHT, *content)


def _card(speaker: Speaker, key: str, x: float) -> Svg:
    drawn = card(thing_card(speaker, columns.thing(key)), f"tour-{key}")
    return group(drawn, transform=moved(x, 8))


def _at(part: Svg, x: float, y: float) -> Svg:
    return group(part, transform=moved(x, y))


def events_drawing(speaker: Speaker) -> str:
    return _picture(
        speaker,
        "events",
        say("picture-tour-events"),
        _card(speaker, "expulso", 16),
        _card(speaker, "quirinus-quirrell", 150),
        _at(coin(HEART_ICON, HEART_COLOUR, 16), 310, 60),
        label(speaker.say(say("picture-tour-event-cost")), 334, 65, size=13, fill=TEXT),
        _at(coin(HEART_ICON, HEART_COLOUR, 16), 310, 110),
        label(speaker.say(say("picture-tour-foe-cost")), 334, 115, size=13, fill=TEXT),
    )


def cards_drawing(speaker: Speaker) -> str:
    return _picture(
        speaker,
        "cards",
        say("picture-tour-cards"),
        _card(speaker, "alohomora", 12),
        _card(speaker, "firebolt", 140),
        _at(amount(ATTACK_ICON, ATTACK_COLOUR, 1, speaker.say(say("fact-attack", n=1))), 300, 62),
        label(speaker.say(say("panel-attack")), 344, 67, size=14, fill=MUTED),
        _at(
            amount(INFLUENCE_ICON, INFLUENCE_COLOUR, 1, speaker.say(say("fact-influence", n=1))),
            300,
            112,
        ),
        label(speaker.say(say("panel-influence")), 344, 117, size=14, fill=MUTED),
    )


def foe_drawing(speaker: Speaker) -> str:
    return _picture(
        speaker,
        "foe",
        say("picture-tour-foe"),
        _card(speaker, "draco-malfoy", 16),
        _at(
            pips(ATTACK_ICON, ATTACK_COLOUR, 4, 6, speaker.say(say("fact-attack-of", n=4, most=6))),
            168,
            80,
        ),
        label(speaker.say(say("picture-tour-two-more")), 168, 108, size=13, fill=TEXT),
        label(speaker.say(say("picture-tour-control-down")), 168, 126, size=13, fill=TEXT),
    )


def shop_drawing(speaker: Speaker) -> str:
    return _picture(
        speaker,
        "shop",
        say("picture-tour-shop"),
        _card(speaker, "reparo", 12),
        _card(speaker, "incendio", 146),
        _card(speaker, "lumos", 280),
    )


def control_drawing(speaker: Speaker) -> str:
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
        speaker,
        "control",
        say("picture-tour-control"),
        _at(medallion(Medallion(SEATS[0], "spark", "HP", broken=True), 36), 66, 92),
        *rings,
        label(speaker.say(say("picture-tour-one-more")), 130, 128, size=13, fill=TEXT),
    )
