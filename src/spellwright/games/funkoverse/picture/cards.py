"""Cards: characters to choose, abilities with their costs, items."""

from __future__ import annotations

from spellwright.drawing.card import Card, Figure
from spellwright.drawing.look import BRASS, ICE, MUTED, PARCHMENT
from spellwright.drawing.wording import listed
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_NAMES,
    DEFENSE,
    DICE,
    DOTS,
    KIND_NAMES,
    RANGE,
    TYPE,
    TYPE_NAMES,
)
from spellwright.games.funkoverse.content.tables import ABILITIES, CHARACTERS, ITEMS
from spellwright.games.funkoverse.picture.condition import type_words
from spellwright.games.funkoverse.picture.seen import Seen, emblem_of
from spellwright.games.funkoverse.picture.token_coins import (
    TYPE_COLOURS,
    TYPE_ICONS,
    item_icon,
)
from spellwright.games.funkoverse.rules.cooldown import cost_of


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
