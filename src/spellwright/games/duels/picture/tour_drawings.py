"""Small drawings for the game in two minutes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import face
from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, MUTED, SEATS, SERIF
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.tour_picture import tour_picture
from spellwright.games.duels.board import DIFFICULT, IMPASSABLE
from spellwright.games.duels.content.columns import clash_card as clash_number
from spellwright.games.duels.content.columns import quest, spell
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.cards import clash_card, quest_card, spell_card
from spellwright.games.duels.picture.ground import arrival_inlay
from spellwright.games.duels.picture.layout import ACROSS, RADIUS, outline
from spellwright.games.duels.picture.rows import clock, power_coin
from spellwright.games.duels.picture.terrain import lit_hex, terrain_hex
from spellwright.games.duels.picture.things import challenge_plate, mystery_plate
from spellwright.speech.speaker import Speaker

WIDTH: Final = 336
HEIGHT: Final = 110
_OURS: Final = Medallion(SEATS[0], "spark", "HP", 1, 4)
_THEIRS: Final = Medallion(SEATS[1], "serpent", "LV", 2, 4)


def _picture(name: str, says: str, *content: Svg) -> str:
    return tour_picture(name, says, WIDTH, HEIGHT, *content)


def _space(column: float, row: int, *on: Svg) -> Svg:
    x = 32 + ACROSS * (column + row / 2)
    return group(
        element("path", d=outline(RADIUS - 1), fill="#2d2837", stroke="#fff", stroke_opacity=0.08),
        *on,
        transform=moved(x, 30 + row * RADIUS * 1.5),
    )


def _small_card(drawn: Svg, x: float) -> Svg:
    return group(drawn, transform=f"translate({x:g} 6) scale(.58)")


def turn_drawing(speaker: Speaker) -> str:
    disc = medallion(_OURS._replace(circled=True), 20)
    spaces = [_space(column, 0, lit_hex()) for column in (0, 2, 3)]
    spaces += [_space(1, 0, lit_hex()), _space(4, 0, terrain_hex(IMPASSABLE))]
    spaces += [_space(0, 1, arrival_inlay(SEATS[0].colour)), _space(1, 1, disc)]
    spaces += [_space(2, 1, lit_hex()), _space(3, 1, terrain_hex(DIFFICULT)), _space(4, 1)]
    return _picture("turn", speaker.say(say("tour-turn-picture")), *spaces)


def clash_drawing(speaker: Speaker) -> str:
    two, three = (face(clash_card(speaker, clash_number(key))) for key in ("move-1", "strong"))
    return _picture(
        "clash",
        speaker.say(say("tour-clash-picture")),
        group(medallion(_THEIRS, 22), transform=moved(32, 54)),
        _small_card(two, 64),
        label("7", 158, 64, size=26, fill=BRASS, font_family=SERIF, text_anchor="middle"),
        label(":", 170, 62, size=22, fill=MUTED, text_anchor="middle"),
        label("5", 184, 64, size=26, fill=MUTED, font_family=SERIF, text_anchor="middle"),
        _small_card(three, 204),
        group(medallion(_OURS, 22), transform=moved(304, 54)),
    )


def spell_drawing(speaker: Speaker) -> str:
    coins = [
        group(power_coin(colour), transform=moved(210 + place % 5 * 22, 40 + place // 5 * 24))
        for place, colour in enumerate(["white"] * 5 + ["black"] * 3)
    ]
    book = [
        _small_card(face(spell_card(speaker, spell(key))), x)
        for key, x in (("stupefy", 18), ("protego", 104))
    ]
    return _picture(
        "spell",
        speaker.say(say("tour-spells-picture")),
        *book,
        group(clock(speaker, 1), transform="translate(144 62) scale(.8)"),
        *coins,
    )


def quest_drawing(speaker: Speaker) -> str:
    cards = [
        _small_card(face(quest_card(speaker, quest(key))), x)
        for key, x in (("open-book", 16), ("two-at-once", 96))
    ]
    return _picture(
        "quest",
        speaker.say(say("tour-quests-picture")),
        *cards,
        group(
            challenge_plate(2),
            group(medallion(_OURS, 18), transform=moved(0, 8)),
            transform=moved(214, 54),
        ),
        group(mystery_plate(), transform=moved(288, 54)),
    )


def end_drawing(speaker: Speaker) -> str:
    rounds = [
        group(
            element("circle", r=22, fill="none", stroke=BRASS, stroke_width=2),
            label(str(number), 0, 9, size=26, fill=BRASS, font_family=SERIF, text_anchor="middle"),
            transform=moved(70 + (number - 1) * 64, 54),
        )
        for number in (1, 2, 3)
    ]
    return _picture(
        "end",
        speaker.say(say("tour-end-picture")),
        *rounds,
        group(medallion(_OURS, 22), transform=moved(270, 54)),
    )
