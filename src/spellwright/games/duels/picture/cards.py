"""Cards of all kinds: Clash Cards, Quests, Spells, Potions, Artifacts, characters, Groups."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import Card, Figure
from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, MUTED, PARCHMENT
from spellwright.games.duels import words
from spellwright.games.duels.content.columns import (
    CARD_VALUE,
    DEFENSE,
    EMPOWER,
    IS_TWO_PLUS,
    JINXED,
    LUCKY,
    MASTERY,
    MODIFIER,
    QUEST_POINTS,
    SPELL_COUNT,
    SPELL_RANGE,
)
from spellwright.games.duels.content.tables import (
    ARTIFACTS,
    ATTACKS,
    CHARACTERS,
    CLASH_CARDS,
    GROUPS,
    MAPS,
    POTIONS,
    QUESTS,
    SPELLS,
    TRAITS,
)
from spellwright.games.duels.picture.card_words import artifact_says, potion_says, spell_says
from spellwright.games.duels.picture.seen import character_emblem, signed
from spellwright.kernel.option import Option, first_of, verb_of

LIGHT_COLOUR: Final = "#c9b98a"
DARK_COLOUR: Final = "#6b5a8e"
NEUTRAL_COLOUR: Final = "#7f8a78"
COLOURS: Final = {"light": LIGHT_COLOUR, "dark": DARK_COLOUR, "neutral": NEUTRAL_COLOUR}
KIND_ICONS: Final = {"combat": "wand", "plain": "star", "reaction": "shield"}
_LOWER_ICONS: Final = {
    "none": "spark",
    "move": "step",
    "push": "burst",
    "regain": "drop",
    "pay": "sun",
    "hurt": "sword",
    "lucky": "blossom",
    "jinxed": "raven",
}
_VALUE_COLOURS: Final = ("#8f5a5a", "#8a7a52", "#6d8a5f", "#4f86a8")
SIDES: Final = {"hogwarts": "lantern", "death-eaters": "demon"}


def value_words(card: int) -> str:
    """The upper part of a Clash Card."""
    if IS_TWO_PLUS[card]:
        return "2+"
    return signed(CARD_VALUE[card]) if CARD_VALUE[card] else "0"


def clash_card(card: int) -> Card:
    """A Clash Card: the value in the corner, the lower part as the sentence."""
    row = CLASH_CARDS[card]
    kind = {LUCKY: "Lucky Card", JINXED: "Jinxed Card"}.get(card, "Clash Card")
    colour = BRASS if IS_TWO_PLUS[card] else _VALUE_COLOURS[CARD_VALUE[card]]
    return Card(
        row["name"],
        kind,
        colour,
        _LOWER_ICONS[row["lower"]],
        row["text"],
        row["clause"],
        (Figure(value_words(card), "star", colour, "Successes"),),
    )


def quest_card(quest: int, more: str = "") -> Card:
    """A Quest Card: points in the corner; `more` says how far somebody is."""
    row = QUESTS[quest]
    instant = "instant Quest" if row["instant"] != "no" else "Quest"
    return Card(
        row["name"],
        instant,
        "#8a6a2f" if row["instant"] == "no" else "#a8553a",
        "banner",
        f"{row['text']} {more}".strip(),
        row["clause"],
        (Figure(str(QUEST_POINTS[quest]), "cup", BRASS, "Points"),),
    )


def spell_card(spell: int) -> Card:
    """A Spell Card: modifier above, Range below, what it costs to Empower on the spine."""
    innate, number = divmod(spell, SPELL_COUNT)
    row = SPELLS[number]
    kind = {"combat": "combat", "plain": "charm", "reaction": "reaction"}[row["kind"]]
    return Card(
        row["name"],
        f"{'innate ' if innate else ''}{row['colour']} {kind}",
        COLOURS[row["colour"]],
        KIND_ICONS[row["kind"]],
        spell_says(number),
        row["clause"],
        (
            Figure(signed(MODIFIER[number]), "spark", ICE, "Modifier"),
            Figure(str(SPELL_RANGE[number]), "eye", BRASS, "Range"),
            Figure(str(EMPOWER[number]), "drop", PARCHMENT, "Empower for"),
        ),
    )


def potion_card(potion: int) -> Card:
    row = POTIONS[potion]
    return Card(
        row["name"],
        "Potion",
        "#4f8a78",
        "potion",
        potion_says(potion),
        row["clause"],
        (
            Figure(str(row["level"]), "star", HEAL, "Level"),
            Figure(str(row["range"]), "eye", BRASS, "Range"),
        ),
    )


def artifact_card(artifact: int) -> Card:
    row = ARTIFACTS[artifact]
    kind = row["keyword"].replace("-", " ") or f"{row['rarity']} Artifact"
    return Card(
        row["name"],
        kind,
        "#8f6b3d",
        "ring",
        artifact_says(artifact),
        row["clause"],
        (Figure(str(row["galleons"]), "sun", BRASS, "Galleons"),),
    )


def attack_card(attack: int) -> Card:
    row = ATTACKS[attack]
    return Card(
        row["name"],
        f"{row['type']} Attack",
        "#9a4a3e",
        "sword",
        row["text"],
        "WD-25.1",
        (
            Figure(signed(row["bonus"]), "spark", ICE, "Bonus"),
            Figure(str(row["range"]), "eye", BRASS, "Range"),
            Figure(str(row["damage"]), "burst", DANGER, "Damage"),
        ),
    )


def character_card(character: int) -> Card:
    row = CHARACTERS[character]
    names = {trait["key"]: trait["name"] for trait in TRAITS}
    traits = ", ".join(
        " ".join(filter(None, (names[key], figure)))
        for key, _, figure in (entry.partition(":") for entry in row["traits"].split())
    )
    cunning = ", ".join(
        f"{row[colour]} {colour}" for colour in ("light", "dark", "neutral") if row[colour]
    )
    says = [f"{traits}." if traits else "", f"Cunning {cunning}." if cunning else ""]
    return Card(
        row["name"] + (f", {row['version']}" if row["version"] else ""),
        "character",
        "#7a3f4a" if "hogwarts" in row["affiliations"] else DARK_COLOUR,
        character_emblem(character),
        " ".join(filter(None, says)),
        row["clause"],
        (
            Figure(str(row["galleons"]), "sun", BRASS, "Galleons"),
            Figure(str(DEFENSE[character]), "shield", ICE, "Defense"),
            Figure(str(MASTERY[character]), "wand", PARCHMENT, "Mastery"),
        ),
    )


def group_card(group: int) -> Card:
    row = GROUPS[group]
    colour = "#7a3f4a" if row["affiliation"] == "hogwarts" else DARK_COLOUR
    icon = SIDES[row["affiliation"]]
    return Card(row["name"], "Group", colour, icon, row["text"], row["clause"])


def map_card(map: int) -> Card:
    row = MAPS[map]
    return Card(row["name"], "Map", MUTED, "moon", row["text"], row["clause"])


_CARD_OF: Final = {
    words.GROUP: group_card,
    words.RECRUIT: character_card,
    words.EQUIP: artifact_card,
    words.LEARN: spell_card,
    words.PURSUE: quest_card,
    words.BREW: potion_card,
    words.MAP: map_card,
    words.ATTACK: attack_card,
    words.CAST: spell_card,
    words.BOOK_SPELL: spell_card,
    words.SPELL: spell_card,
    words.REACT: spell_card,
    words.PAY: spell_card,
    words.LEAVE: spell_card,
    words.LAPSE: spell_card,
    words.POTION: potion_card,
    words.USE: artifact_card,
    words.ARTIFACT: artifact_card,
    words.HORCRUX: artifact_card,
    words.CARD: clash_card,
    words.TOP: clash_card,
    words.PLAY: clash_card,
    words.DISCARD: clash_card,
    words.DISCARD_QUEST: quest_card,
}


def card_of(option: Option) -> Card | None:
    """The card that an option means, or None."""
    make = _CARD_OF.get(verb_of(option.code))
    return None if make is None else make(first_of(option.code))
