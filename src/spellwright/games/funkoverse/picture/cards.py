"""Cards: characters to choose, abilities with their costs, items."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import Card, Figure, card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import Svg, group, moved
from spellwright.drawing.look import BRASS, ICE, MUTED, PARCHMENT
from spellwright.drawing.picture import finished
from spellwright.games.funkoverse.content.figures import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_NAMES,
    CHARACTERS,
    DEFENSE,
    DICE,
    DOTS,
    ITEMS,
    KIND_NAMES,
    RANGE,
    TYPE,
    TYPE_NAMES,
)
from spellwright.games.funkoverse.picture.condition import type_words
from spellwright.games.funkoverse.picture.seen import Seen, emblem_of, listed
from spellwright.games.funkoverse.picture.token_coins import (
    TYPE_COLOURS,
    TYPE_ICONS,
    item_icon,
)
from spellwright.games.funkoverse.rules.cooldown import cost_of

GAP: Final = 12
BORDER: Final = 6


def character_card(kind: int) -> Card:
    """Who can be chosen: defense, tokens, trait, the names of the abilities."""
    row = CHARACTERS[kind]
    named = listed([ABILITY_NAMES[ability] for ability in ABILITIES_OF[kind]])
    tokens = ", ".join(type_words(type) for type in DOTS[kind])
    says = f"{row['trait_name']}: {row['trait_text']} Abilities: {named}. Tokens: {tokens}."
    return Card(
        row["name"],
        "character",
        TYPE_COLOURS[DOTS[kind][0]] if DOTS[kind] else MUTED,
        emblem_of(kind),
        says if row["trait_name"] else "A basic character without abilities.",
        row["clause"],
        (Figure(str(DEFENSE[kind]), "shield", ICE, "Defense"),),
    )


def ability_card(view: Seen, figure: int, ability: int) -> Card:
    """What it costs now (upper right), its dice and its range."""
    row = ABILITIES[ability]
    type = TYPE[ability]
    cost = cost_of(view.shown, figure, ability)
    figures = [Figure(str(cost), "sand-glass", TYPE_COLOURS[type], "Token goes to")]
    if DICE[ability]:
        figures.append(Figure(str(DICE[ability]), "burst", PARCHMENT, "Dice"))
        reach = str(RANGE[ability]) if RANGE[ability] else "1"
        figures.append(Figure(reach, "eye", BRASS, "Range"))
    return Card(
        row["name"],
        f"{KIND_NAMES[view.shown.kind[figure]].split()[0]}, {TYPE_NAMES[type]}",
        TYPE_COLOURS[type],
        TYPE_ICONS[type],
        row["text"],
        row["clause"],
        tuple(figures),
    )


def item_card(item: int) -> Card:
    row = ITEMS[item]
    figures = [Figure(str(row["place"]), "sand-glass", BRASS, "Goes to")]
    if row["dice"]:
        figures.append(Figure(str(row["dice"]), "burst", PARCHMENT, "Dice"))
    return Card(
        row["name"], "item", BRASS, item_icon(item), row["text"], row["clause"], tuple(figures)
    )


class Shown:
    """A card that lies in a row: its place, what it says, the option that it carries."""

    __slots__ = ("card", "faded", "key", "option")

    def __init__(self, card: Card, key: str, option: str = "", *, faded: bool = False) -> None:
        self.card = card
        self.key = key
        self.option = option
        self.faded = faded


def card_row(cards: list[Shown], title: str, prefix: str) -> str:
    """Cards side by side as a picture of its own."""
    drawn: list[Svg] = [
        group(
            card(shown.card, shown.key, option=shown.option, faded=shown.faded),
            transform=moved(BORDER + place * (SMALL.width + GAP), BORDER),
        )
        for place, shown in enumerate(cards)
    ]
    return finished(
        len(cards) * (SMALL.width + GAP) - GAP + 2 * BORDER,
        SMALL.height + 2 * BORDER,
        *drawn,
        title=title,
        description=", ".join(shown.card.title for shown in cards),
        prefix=prefix,
        class_="spellwright cards",
    )
