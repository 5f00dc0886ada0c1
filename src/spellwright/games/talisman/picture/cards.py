"""Cards: encounters, Equipment, Spells, the sides of Character cards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import BRASS, CANDLE, DANGER, HEAL, ICE, INK, PARCHMENT, mixed
from spellwright.face.looking import look_key
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import START_AT
from spellwright.games.talisman.content import columns
from spellwright.games.talisman.content.columns import (
    ABILITY,
    DE_CARD,
    ENEMY,
    EVENT,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    FOLLOWER,
    HALLOW_KIND,
    KIND,
    MAGIC,
    MAGIC_BONUS,
    MAGIC_OBJECT,
    MIGHT_BONUS,
    OBJECT,
    OBSERVER,
    OP_CARD,
    PLACE,
    START_FATE,
    START_LIFE,
    VALUE,
)
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.seen import FACTION_COLOURS, character_emblem
from spellwright.kernel.saying import Saying
from spellwright.speech.remembered import once_a_language
from spellwright.speech.speaker import Speaker

MAGIC_COLOUR: Final = "#9a6bd0"
MIGHT_COLOUR: Final = "#d9a13b"
LIFE_COLOUR: Final = DANGER
FATE_COLOUR: Final = ICE
GOLD_COLOUR: Final = BRASS
ABILITY_COLOURS: Final = (MAGIC_COLOUR, MIGHT_COLOUR)
ABILITY_ICONS: Final = ("wand", "sword")

_LOOKS: Final = {
    EVENT: ("#b05a3c", "burst"),
    OP_CARD: ("#c98a2e", "sun"),
    DE_CARD: ("#5d6f9e", "moon"),
    ENEMY: ("#9c3340", "beast"),
    FOLLOWER: ("#4f8a5b", "pawn"),
    OBSERVER: ("#6d7f8d", "eye"),
    OBJECT: ("#8a6a3a", "lantern"),
    MAGIC_OBJECT: ("#7a55a8", "star"),
    HALLOW_KIND: ("#b8922f", "key"),
    PLACE: ("#3f7c7a", "stones"),
}
EMBLEMS: Final = card_emblems(__file__, "card", columns.CARD_KEYS, columns.card_emblems(KNOWN))
SPELL_EMBLEMS: Final = card_emblems(
    __file__, "spell", columns.SPELL_KEYS, columns.spell_emblems(KNOWN)
)
MINI: Final = 0.185
"""A card that lies on the board, by the size of one in a hand."""


@once_a_language
def encounter_card(speaker: Speaker, number: int) -> Card:
    colour, icon = _LOOKS[KIND[number]]
    figures = []
    if VALUE[number]:
        ability = ABILITY[number]
        figures.append(
            Figure(
                str(VALUE[number]),
                ABILITY_ICONS[ability],
                ABILITY_COLOURS[ability],
                speaker.word(lexicons.ABILITY.noun(ability)),
            )
        )
    bonuses = (
        (MAGIC_BONUS[number] + FIGHT_MAGIC[number], MAGIC),
        (MIGHT_BONUS[number] + FIGHT_MIGHT[number], 1 - MAGIC),
    )
    for bonus, ability in bonuses:
        if bonus:
            figures.append(
                Figure(
                    f"+{bonus}",
                    ABILITY_ICONS[ability],
                    ABILITY_COLOURS[ability],
                    speaker.say(say("card-bonus", ability=lexicons.ABILITY.noun(ability))),
                    speaker.word(lexicons.ABILITY.noun(ability)),
                )
            )
    return Card(
        speaker.word(lexicons.CARD.noun(number)),
        speaker.word(lexicons.KINDS.noun(KIND[number])),
        colour,
        icon,
        speaker.word(lexicons.CARD_TEXTS.noun(number)),
        columns.CARD_CLAUSES[number],
        tuple(figures),
        EMBLEMS[number],
        look=look_key(lexicons.CARD, number),
    )


@once_a_language
def spell_card(speaker: Speaker, number: int) -> Card:
    return Card(
        speaker.word(lexicons.SPELL.noun(number)),
        speaker.say(say("kind-spell")),
        "#3d6fb5",
        "wand",
        speaker.word(lexicons.SPELL_TEXTS.noun(number)),
        columns.SPELL_CLAUSES[number],
        picture=SPELL_EMBLEMS[number],
        look=look_key(lexicons.SPELL, number),
    )


def side_text(side: int) -> Saying:
    """Life and Fate of a side, where it begins, what it can do."""
    return say(
        "card-side",
        life=START_LIFE[side],
        fate=START_FATE[side],
        space=lexicons.SPACE.noun(START_AT[side]),
        text=lexicons.SIDE_TEXTS.noun(side),
    )


@once_a_language
def side_card(speaker: Speaker, side: int) -> Card:
    """A side of a Character card: starting values, where it begins, what it can do."""
    row, person = columns.SIDE_ROWS[side], columns.CHARACTER_OF[side]
    return Card(
        speaker.word(lexicons.SIDE_NAMES.noun(side)),
        speaker.say(say("kind-character")),
        mixed(FACTION_COLOURS[columns.FACTION[person]], INK, 0.25),
        character_emblem(person),
        speaker.say(side_text(side)),
        row["clause"],
        (
            Figure(str(row["magic"]), "wand", MAGIC_COLOUR, speaker.say(say("figure-magic"))),
            Figure(str(row["might"]), "sword", MIGHT_COLOUR, speaker.say(say("figure-might"))),
            Figure(str(row["life"]), "drop", HEAL, speaker.say(say("figure-life"))),
        ),
    )


MINI_WIDTH: Final = SMALL.width * MINI
MINI_HEIGHT: Final = SMALL.height * MINI


def mini_card(
    speaker: Speaker, number: int, key: str, option: str = "", touch: str | None = None
) -> Svg:
    """A card on the board, from its upper left corner on; a closer look shows all of it."""
    shown = encounter_card(speaker, number)
    says = say(
        "card-in-words", title=shown.title, kind=shown.kind, text=shown.text, clause=shown.clause
    )
    width, height = MINI_WIDTH, MINI_HEIGHT
    light = (
        element(
            "rect",
            x=-2,
            y=-2,
            width=width + 4,
            height=height + 4,
            rx=4,
            fill="none",
            stroke=CANDLE,
            stroke_width=2.5,
            class_="light",
        )
        if option
        else NOTHING
    )
    value = shown.figures[0].number if VALUE[number] else ""
    return group(
        title(speaker.say(says)),
        light,
        element("rect", x=0.6, y=1.4, width=width, height=height, rx=2.5, fill="#000", opacity=0.5),
        element("rect", width=width, height=height, rx=2.5, fill=shown.colour, stroke=PARCHMENT),
        group(
            emblem(shown.picture, width * 0.68, fill=PARCHMENT),
            transform=moved(width / 2, height * (0.34 if value else 0.5)),
        ),
        element(
            "text",
            Svg(value),
            x=width / 2,
            y=height - 3.5,
            fill="#fff",
            font_size=18,
            font_weight="700",
            text_anchor="middle",
        )
        if value
        else NOTHING,
        class_="mini choice" if option else "mini",
        data_card=key,
        data_look=shown.look,
        data_option=option or None,
        pointer_events=touch if not option else None,
    )
