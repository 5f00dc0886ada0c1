"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import (
    Column,
    late,
    load_table,
    number,
    opinion,
    prose,
    text,
    usually,
    word,
    worn,
)

HERE: Final = Path(__file__).parent


def _card(clause: str) -> dict[str, Column]:
    """What all rows have: a key, and a clause unless the one for all of them says enough."""
    return {"key": text(), "clause": prose(clause), "emblem": prose("")}


def _worth(most: int) -> Column:
    """What computer players think of a row, in hundredths."""
    return opinion(-most, most)


_YES_NO: Final = word("yes", "no")
_DAMAGE_TYPE: Final = word("", "physical", "magical", default="")

TRAITS: Final = worn(
    load_table(
        HERE / "traits.toml",
        "trait",
        {
            "key": text(),
            "clause": prose("WD-37.1"),
            "number": usually(_YES_NO, "no"),
            "acting": late(number(-3, 3, 0)),
            "defending": late(number(-3, 3, 0)),
            "movement": late(number(-3, 3, 0)),
            "effect": late(text("")),
        },
        "key",
        noun="trait",
        says="trait-text",
    )
)

CHARACTERS: Final = load_table(
    HERE / "characters.toml",
    "character",
    {
        **_card("WD-2.9"),
        "is_also": text(""),
        "affiliations": text(),
        "galleons": number(0, 99),
        "mastery": number(0, 3),
        "defense": number(0, 5),
        "light": number(0, 9),
        "dark": number(0, 9),
        "neutral": number(0, 9),
        "slots": number(0, 5),
        "traits": text(),
        "spells": text(""),
        "attacks": text(""),
        "pack": word("core", "original", default="core"),
        "monogram": prose("", longest=2),
        "worth": _worth(900),
    },
    "key",
    noun="character",
)

ATTACKS: Final = load_table(
    HERE / "attacks.toml",
    "attack",
    {
        "key": text(),
        "emblem": prose(""),
        "type": word("physical", "magical"),
        "bonus": number(0, 9),
        "damage": number(0, 9),
        "range": number(1, 9),
        "poison": number(0, 9),
        "slow": number(0, 9),
        "lock": _YES_NO,
    },
    "key",
    noun="attack",
    says="attack-text",
)

SPELLS: Final = load_table(
    HERE / "spells.toml",
    "spell",
    {
        **_card("WD-27.1"),
        "kind": word("combat", "plain", "reaction"),
        "colour": word("light", "dark", "neutral"),
        "range": number(0, 9),
        "modifier": number(-9, 9),
        "empower": number(0, 9),
        "upkeep": number(0, 9, 0),
        "cooldown": number(0, 2),
        "target": text(),
        "damage": number(0, 9, 0),
        "type": _DAMAGE_TYPE,
        "push": number(0, 9, 0),
        "slow": number(0, 9, 0),
        "poison": number(0, 9, 0),
        "burning": number(0, 1, 0),
        "daze": number(0, 9, 0),
        "limit": number(0, 1, 0),
        "silence": number(0, 1, 0),
        "blind": number(0, 1, 0),
        "hang": number(0, 1, 0),
        "douse": number(0, 1, 0),
        "unforgivable": number(0, 1, 0),
        "book": _YES_NO,
        "effect": late(text("")),
        "worth": _worth(900),
        "gain": _worth(900),
    },
    "key",
    noun="spell",
    says="spell-text",
)

CLASH_CARDS: Final = load_table(
    HERE / "clash.toml",
    "card",
    {
        **_card("WD-20.1"),
        "value": number(0, 3),
        "more": _YES_NO,
        "copies": number(0, 9),
        "lower": word("none", "move", "push", "regain", "pay", "hurt", "lucky", "jinxed"),
        "amount": number(0, 9),
    },
    "key",
    noun="clash-card",
    says="clash-card-text",
)

QUESTS: Final = load_table(
    HERE / "quests.toml",
    "quest",
    {
        **_card("WD-19.1"),
        "number": number(1, 999),
        "type": text(),
        "instant": word("no", "event", "position"),
        "points": number(1, 9),
        "effect": late(text("")),
        "worth": _worth(900),
    },
    "key",
    noun="quest",
    says="quest-text",
)

POTIONS: Final = load_table(
    HERE / "potions.toml",
    "potion",
    {
        **_card("WD-34.1"),
        "level": number(0, 3),
        "range": number(0, 9),
        "target": word("self", "friend", "enemy", "saving"),
        "amount": number(0, 9, 0),
        "effect": late(text("")),
        "worth": _worth(900),
        "gain": _worth(900),
    },
    "key",
    noun="potion",
    says="potion-text",
)

ARTIFACTS: Final = load_table(
    HERE / "artifacts.toml",
    "artifact",
    {
        **_card("WD-35.1"),
        "galleons": number(0, 20),
        "rarity": word("common", "legendary"),
        "keyword": word("", "deathly-hallow", "horcrux", default=""),
        "who": text(),
        "action": word("", "free", "quick", "advanced", "attack", "clash", default=""),
        "trait": text(""),
        "light": number(0, 9, 0),
        "dark": number(0, 9, 0),
        "neutral": number(0, 9, 0),
        "attack": late(text("")),
        "effect": late(text("")),
        "worth": _worth(900),
        "gain": _worth(900),
    },
    "key",
    noun="artifact",
    says="artifact-text",
)

GROUPS: Final = load_table(
    HERE / "groups.toml",
    "group",
    {
        "key": text(),
        "clause": prose("WD-39.8"),
        "affiliation": word("hogwarts", "death-eaters"),
        "models": text(),
        "artifacts": text(),
        "spells": text(),
        "quests": text(),
        "potions": text(),
        "worth": _worth(900),
    },
    "key",
    noun="group",
    says="group-text",
)

MAPS: Final = load_table(
    HERE / "maps.toml",
    "map",
    {
        "key": text(),
        "clause": prose("WD-G40"),
        "first": text(),
        "first_rows": text(),
        "second": text(),
        "second_rows": text(),
        "mystery": word("plain", "obscuring"),
    },
    "key",
    noun="map",
    says="map-text",
)

RULES: Final = load_table(
    HERE / "rules.toml",
    "rules",
    {
        "key": word("match"),
        "rounds": number(1, 9),
        "activations": number(1, 6),
        "hand": number(1, 9),
        "quests": number(1, 6),
        "impacts": number(1, 9),
        "movement": number(0, 9),
        "animal_movement": number(0, 9),
        "brave_successes": number(1, 9),
        "gryffindor_move": number(0, 9),
        "counter_spell": number(0, 9),
    },
    "key",
)
