"""Every thing of the game as a card."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import Card, Figure
from spellwright.drawing.look import BRASS, DANGER, HEAL, MUTED
from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.picture.rewards import reward_words
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    ATTACK_ICON,
    CONTROL_COLOUR,
    CONTROL_ICON,
    INFLUENCE_COLOUR,
    INFLUENCE_ICON,
    POTION_COLOUR,
    TYPE_LOOKS,
    emblem_of,
    look_of,
)

DARK: Final = "#5f4a86"


def thing_card(thing: int, price: int = -1) -> Card:
    """The card of any thing; a price differs from the printed value where something changes it."""
    if thing < columns.KINDS:
        return _hogwarts_card(thing, price)
    if thing < columns.FOE_0:
        kind = "dark potion" if columns.IS_DARK_POTION[thing] else "dark arts"
        return _plain(
            thing, kind, DARK, "potion" if columns.IS_DARK_POTION[thing] else CONTROL_ICON
        )
    if thing < columns.LOCATION_0:
        return _foe_card(thing)
    if thing < columns.HORCRUX_0:
        return _plain(thing, "location", CONTROL_COLOUR, "tower")
    if thing < columns.HERO_CARD_0:
        kind = "horcrux" if thing < columns.ENCOUNTER_0 else "encounter"
        return _challenge_card(thing, kind)
    if thing < columns.EXPERT_0:
        hero = columns.HERO_OF[thing]
        return _plain(thing, "hero", look_of(hero).colour, emblem_of(hero))
    kind = (
        "charm"
        if thing >= columns.CHARM_0
        else "proficiency"
        if columns.PROFICIENCY[thing]
        else "patronus"
    )
    return _plain(thing, kind, HEAL if kind == "patronus" else BRASS, "star")


def hero_person(hero: int) -> Card:
    """A Hero to choose: with the cards that only this one begins with."""
    own = ", ".join(columns.NAMES[kind] for kind in columns.OWN_CARDS[hero])
    return Card(
        columns.HERO_NAMES[hero],
        "hero",
        look_of(hero).colour,
        emblem_of(hero),
        f"Begins with {own} and 7 Alohomora!",
        "HB-2.18",
    )


def _plain(thing: int, kind: str, colour: str, icon: str) -> Card:
    return Card(
        columns.NAMES[thing], kind, colour, icon, columns.TEXTS[thing], columns.CLAUSES[thing]
    )


def _hogwarts_card(kind: int, price: int) -> Card:
    word, colour, icon = TYPE_LOOKS[columns.TYPE[kind]]
    cost = columns.VALUE[kind] if price < 0 else price
    figures: tuple[Figure, ...] = ()
    if columns.VALUE[kind]:
        figures = (Figure(str(cost), INFLUENCE_ICON, INFLUENCE_COLOUR, "Costs"),)
    if kind == columns.DETENTION:
        colour, icon = MUTED, "blind"
    return Card(
        columns.NAMES[kind],
        word,
        colour,
        icon,
        columns.TEXTS[kind],
        columns.CLAUSES[kind],
        tuple(figures),
    )


def _foe_card(foe: int) -> Card:
    types = columns.FOE_TYPE[foe]
    kind = {v.VILLAINS: "villain", v.CREATURES: "creature"}.get(types, "villain-creature")
    figures = []
    if columns.NEED_ATTACK[foe]:
        figures.append(
            Figure(str(columns.NEED_ATTACK[foe]), ATTACK_ICON, ATTACK_COLOUR, "Needs Attack")
        )
    if columns.NEED_INFLUENCE[foe]:
        figures.append(
            Figure(
                str(columns.NEED_INFLUENCE[foe]),
                INFLUENCE_ICON,
                INFLUENCE_COLOUR,
                "Needs Influence",
            )
        )
    reward = reward_words(foe)
    says = f"{columns.TEXTS[foe]} Reward: {reward}" if reward else columns.TEXTS[foe]
    icon = "beast" if kind == "creature" else "serpent"
    clause = "" if types == v.FOES else columns.CLAUSES[foe]
    return Card(columns.NAMES[foe], kind, DANGER, icon, says, clause, tuple(figures))


def _challenge_card(thing: int, kind: str) -> Card:
    table = tables.HORCRUXES if kind == "horcrux" else tables.ENCOUNTERS
    row = table[thing - (columns.HORCRUX_0 if kind == "horcrux" else columns.ENCOUNTER_0)]
    reward = row.get("reward_text", "")
    says = f"{row['text']} Reward: {reward}" if reward else row["text"]
    colour = POTION_COLOUR if kind == "horcrux" else CONTROL_COLOUR
    return Card(row["name"], kind, colour, "eye", says, row["clause"])
