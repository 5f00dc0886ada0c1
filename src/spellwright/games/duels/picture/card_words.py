"""The figures and restrictions printed on a card, in words made from its row of the tables."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import many
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    AFFILIATION_NAMES,
    COLOUR,
    COOLDOWN,
    EMPOWER,
    IS_REACTION,
    IS_UNFORGIVABLE,
    MODIFIER,
    PHYSICAL,
    SPELL_RANGE,
    SPELL_TYPE,
    UPKEEP,
    WEAPON,
    WHO,
    character,
    trait,
)
from spellwright.games.duels.content.tables import (
    ARTIFACTS,
    ATTACKS,
    CHARACTERS,
    POTIONS,
    SPELLS,
    TRAITS,
)
from spellwright.games.duels.picture.seen import signed

COLOUR_WORDS: Final = ("Light", "Dark", "Neutral")
MARKER_WORDS: Final = ("white", "black", "of any colour")
KIND_WORDS: Final = {"combat": "Combat Spell", "plain": "Spell", "reaction": "Reaction"}
ACTION_WORDS: Final = {
    "free": "Free Action",
    "quick": "Quick Action",
    "advanced": "Advanced Action",
    "attack": "Attack",
    "clash": "before a Clash",
}
TARGET_WORDS: Final = {
    "self": "on the user",
    "friend": "on a friend",
    "enemy": "on an opposing Model",
    "saving": "Reaction",
}

# -- Spells ----------------------------------------------------------------------------------------


def spell_kind(spell: int) -> str:
    """Colour and kind (WD-27.3, WD-27.5, WD-27.9).

    >>> from spellwright.games.duels.content.columns import spell
    >>> spell_kind(spell("crucio"))
    'Dark Combat Spell, Unforgivable: only with Dark Arts'
    """
    said = f"{COLOUR_WORDS[COLOUR[spell]]} {KIND_WORDS[SPELLS[spell]['kind']]}"
    return f"{said}, Unforgivable: only with Dark Arts" if IS_UNFORGIVABLE[spell] else said


def spell_costs(spell: int) -> list[str]:
    """Empower, Upkeep and Cooldown (WD-27.1)."""
    markers = MARKER_WORDS[COLOUR[spell]]
    empower = EMPOWER[spell]
    costs = [f"Empower {empower} {markers}" if empower else "cannot be Empowered"]
    if UPKEEP[spell]:
        costs.append(f"Upkeep {UPKEEP[spell]} {markers}")
    rounds = many(COOLDOWN[spell], "Round")
    return [*costs, f"Cooldown {rounds}" if COOLDOWN[spell] else "no Cooldown"]


def spell_figures(spell: int) -> str:
    """Everything that is printed beside the sentence of a Spell."""
    if IS_REACTION[spell]:
        return " · ".join([spell_kind(spell), *spell_costs(spell)])
    reach = f"Range {SPELL_RANGE[spell]}" if SPELL_RANGE[spell] else "Range 0 (the caster)"
    modifier = f"modifier {signed(MODIFIER[spell])}"
    parts = [spell_kind(spell), reach, modifier, *_damage_type(spell), *spell_costs(spell)]
    return " · ".join(parts)


def _damage_type(spell: int) -> list[str]:
    """WD-27.11: damage is Magical unless the card says otherwise."""
    return ["Physical damage"] if SPELL_TYPE[spell] == PHYSICAL else []


def spell_says(spell: int) -> str:
    """The sentence of a Spell, and in words what a small card has no room for."""
    row = SPELLS[spell]
    more = [cost[0].upper() + cost[1:] for cost in spell_costs(spell)]
    unforgivable = ["Unforgivable: only with Dark Arts"] if IS_UNFORGIVABLE[spell] else []
    parts = [*_damage_type(spell), *unforgivable, *more]
    return " ".join([row["text"], *[f"{part}." for part in parts]])


# -- Attacks, Artifacts, Potions -------------------------------------------------------------------


def attack_figures(attack: int) -> str:
    """WD-25.1."""
    row = ATTACKS[attack]
    figures = [
        f"{row['type'].capitalize()} Attack",
        f"Bonus {signed(row['bonus'])}",
        f"Damage {row['damage']}",
        f"Range {row['range']}",
    ]
    return " · ".join([*figures, "once a Round"] if row["lock"] == "yes" else figures)


def bearer_words(artifact: int) -> str:
    """For whom an Artifact is (WD-8.15); nothing for an Artifact that anybody may bear."""
    kind, _, value = WHO[artifact].partition(":")
    if kind == "mastery":
        return f"only with Mastery {value}" + ("" if value == "3" else " or more")
    if kind == "trait":
        return f"only with {TRAITS[trait(value)]['name']}"
    if kind == "character":
        return f"only for {CHARACTERS[character(value)]['name']}"
    if kind == "affiliation":
        return f"only for {AFFILIATION_NAMES[AFFILIATION_KEYS.index(value)]}"
    return "cannot be bought" if kind == "nobody" else ""


def artifact_figures(artifact: int) -> str:
    """Cost, rarity, keyword, for whom, which action; a weapon with its Attack (WD-35.1)."""
    row = ARTIFACTS[artifact]
    keyword = row["keyword"].replace("-", " ").title()
    attack = WEAPON[artifact]
    parts = [
        many(row["galleons"], "Galleon"),
        row["rarity"].capitalize(),
        keyword,
        bearer_words(artifact),
        attack_figures(attack) if attack >= 0 else ACTION_WORDS.get(row["action"], ""),
    ]
    return " · ".join(part for part in parts if part)


def artifact_text(artifact: int) -> str:
    """The sentence of an Artifact; that of a weapon is its Attack's."""
    attack = WEAPON[artifact]
    return str(ARTIFACTS[artifact]["text"] if attack < 0 else ATTACKS[attack]["text"])


def artifact_says(artifact: int) -> str:
    """The sentence of an Artifact, and in words what a small card has no room for."""
    attack, only = WEAPON[artifact], bearer_words(artifact)
    kind = ARTIFACTS[artifact]["action"]
    action = ACTION_WORDS[kind] if kind in ("free", "quick", "advanced") else ""
    parts = [
        f"{attack_figures(attack)}." if attack >= 0 else "",
        artifact_text(artifact),
        f"{action}." if action else "",
        f"{only[0].upper()}{only[1:]}." if only else "",
    ]
    return " ".join(part for part in parts if part)


def potion_figures(potion: int) -> str:
    """WD-34.1, WD-34.12."""
    row = POTIONS[potion]
    reach = [] if row["target"] == "self" else [f"Range {row['range']}"]
    return " · ".join([f"Level {row['level']}", TARGET_WORDS[row["target"]], *reach])


def potion_says(potion: int) -> str:
    """The sentence of a Potion, and for whom it is; a Reaction says so itself."""
    row = POTIONS[potion]
    if row["target"] == "saving":
        return str(row["text"])
    whom = TARGET_WORDS[row["target"]]
    return f"{row['text']} Use it {whom}."
