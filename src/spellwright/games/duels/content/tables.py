"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import Column, Row, load_table, number, prose, text, word

_HERE: Final = Path(__file__).parent
_CARD: Final[dict[str, Column]] = {
    "key": text(),
    "clause": prose(),
}
_YES_NO: Final = word("yes", "no")
_DAMAGE_TYPE: Final = word("", "physical", "magical", default="")

TRAITS: Final = load_table(_HERE / "traits.toml", "trait", {**_CARD, "number": _YES_NO}, "key")

CHARACTERS: Final = load_table(
    _HERE / "characters.toml",
    "character",
    {
        "key": text(),
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
        "pack": word("core", "original"),
        "clause": prose(),
    },
    "key",
)

ATTACKS: Final = load_table(
    _HERE / "attacks.toml",
    "attack",
    {
        "key": text(),
        "type": word("physical", "magical"),
        "bonus": number(0, 9),
        "damage": number(0, 9),
        "range": number(1, 9),
        "poison": number(0, 9),
        "slow": number(0, 9),
        "lock": _YES_NO,
    },
    "key",
)

SPELLS: Final = load_table(
    _HERE / "spells.toml",
    "spell",
    {
        **_CARD,
        "kind": word("combat", "plain", "reaction"),
        "colour": word("light", "dark", "neutral"),
        "range": number(0, 9),
        "modifier": number(-9, 9),
        "empower": number(0, 9),
        "upkeep": number(0, 9, 0),
        "cooldown": number(0, 2),
        "target": word(
            "enemy",
            "friend",
            "other",
            "self",
            "space",
            "trap",
            "overlay",
            "finite",
            "locks",
            "rubble",
            "shown",
            "hidden",
        ),
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
    },
    "key",
)

CLASH_CARDS: Final = load_table(
    _HERE / "clash.toml",
    "card",
    {
        **_CARD,
        "value": number(0, 3),
        "more": _YES_NO,
        "copies": number(0, 9),
        "lower": word("none", "move", "push", "regain", "pay", "hurt", "lucky", "jinxed"),
        "amount": number(0, 9),
    },
    "key",
)

QUESTS: Final = load_table(
    _HERE / "quests.toml",
    "quest",
    {
        **_CARD,
        "number": number(1, 999),
        "type": text(),
        "instant": word("no", "event", "position"),
        "points": number(1, 9),
    },
    "key",
)

POTIONS: Final = load_table(
    _HERE / "potions.toml",
    "potion",
    {
        **_CARD,
        "level": number(0, 3),
        "range": number(0, 9),
        "target": word("self", "friend", "enemy", "saving"),
        "amount": number(0, 9, 0),
    },
    "key",
)

ARTIFACTS: Final = load_table(
    _HERE / "artifacts.toml",
    "artifact",
    {
        **_CARD,
        "galleons": number(0, 20),
        "rarity": word("common", "legendary"),
        "keyword": word("", "deathly-hallow", "horcrux", default=""),
        "who": text(),
        "action": word("", "free", "quick", "advanced", "attack", "clash", default=""),
        "trait": text(""),
        "light": number(0, 9, 0),
        "dark": number(0, 9, 0),
        "neutral": number(0, 9, 0),
    },
    "key",
)

GROUPS: Final = load_table(
    _HERE / "groups.toml",
    "group",
    {
        **_CARD,
        "affiliation": word("hogwarts", "death-eaters"),
        "models": text(),
        "artifacts": text(),
        "spells": text(),
        "quests": text(),
        "potions": text(),
    },
    "key",
)

MAPS: Final = load_table(
    _HERE / "maps.toml",
    "map",
    {
        **_CARD,
        "first": text(),
        "first_rows": text(),
        "second": text(),
        "second_rows": text(),
        "mystery": word("plain", "obscuring"),
    },
    "key",
)

RULES: Final = load_table(
    _HERE / "rules.toml",
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


def keys(rows: list[Row]) -> list[str]:
    return [row["key"] for row in rows]
