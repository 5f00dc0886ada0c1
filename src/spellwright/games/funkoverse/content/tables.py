"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import late, load_table, number, opinion, prose, text, usually, word

HERE: Final = Path(__file__).parent

_YES_NO: Final = ("yes", "no")

SIDES: Final = ("light", "dark")

TYPES: Final = ("blue", "red", "silver", "gold")
"""The colours of finesse, force, cunning and leadership (FV-6.1)."""

TRACK: Final = 4
"""The highest number of a cooldown track (FV-5.2)."""

MOST_DICE: Final = 6
"""The number of dice in the box (FV-1.7)."""

SYMBOLS: Final = load_table(
    HERE / "dice.toml",
    "symbol",
    {
        "key": text(),
        "faces": number(0, 6),
        "challenger": number(0, 9),
        "defender": number(0, 9),
    },
    "key",
)

SYMBOL_KEYS: Final[list[str]] = [row["key"] for row in SYMBOLS]

CHARACTERS: Final = load_table(
    HERE / "characters.toml",
    "character",
    {
        "key": text(),
        "box": usually(word("main", "sister", "basic"), "main"),
        "side": word("", *SIDES, default=""),
        "defense": usually(number(1, 4), 2),
        "dots": usually(text(""), "gold"),
        "trait": usually(text(""), "stubborn"),
        "trait_clause": prose(""),
        "changes": word(*SYMBOL_KEYS, default=""),
        "into": word(*SYMBOL_KEYS, default=""),
        "squares": number(1, 9, 0),
        "clause": prose("FV-8.6"),
        "trait_name": prose(""),
        "first_name": prose(""),
        "letters": prose("", longest=2),
        "emblem": prose(""),
        "worth": opinion(0, 100),
        "leads": opinion(0, 100),
        "carries": opinion(0, 100),
    },
    "key",
    noun="character",
    says="trait-text",
)

ABILITIES: Final = load_table(
    HERE / "abilities.toml",
    "ability",
    {
        "key": text(),
        "character": usually(text(), "harry"),
        "type": usually(word(*TYPES), "blue"),
        "cost": usually(number(0, TRACK), 2),
        "challenge": usually(word(*_YES_NO), "no"),
        "down": word(*_YES_NO, default="no"),
        "range": number(1, 9, 0),
        "dice": number(1, MOST_DICE, 0),
        "squares": number(1, 9, 0),
        "place": number(1, TRACK, 0),
        "most": number(1, 9, 0),
        "status": late(text("")),
        "effect": late(text("")),
        "clause": prose("FV-13.1"),
        "emblem": prose(""),
        "gain": opinion(-900, 900),
    },
    "key",
    noun="ability",
    says="ability-text",
)

STATUS_CARDS: Final = load_table(
    HERE / "status_cards.toml",
    "status",
    {
        "key": text(),
        "character": text(""),
        "copies": usually(number(0, 9), 2),
        "defense": number(0, 9, 0),
        "cost": number(0, TRACK, 0),
        "effect": late(text("")),
        "clause": prose("FV-15.1"),
        "emblem": prose(""),
    },
    "key",
    noun="status",
    says="status-text",
)

ITEMS: Final = load_table(
    HERE / "items.toml",
    "item",
    {
        "key": text(),
        "use": usually(word(*_YES_NO), "yes"),
        "challenge": usually(word(*_YES_NO), "yes"),
        "place": usually(number(1, TRACK), 2),
        "dice": number(1, MOST_DICE, 0),
        "sets": word(*SYMBOL_KEYS, default=""),
        "effect": late(usually(text(""), "dagger")),
        "clause": prose("FV-14.1"),
        "emblem": prose(""),
        "worth": opinion(0, 100),
    },
    "key",
    noun="item",
    says="item-text",
)

SCENARIOS: Final = load_table(
    HERE / "scenarios.toml",
    "scenario",
    {
        "key": text(),
        "map": usually(text(), "M1"),
        "round_any": number(0, 9, 0),
        "round_most": usually(number(0, 9, 0), 1),
        "returned": number(0, 9, 0),
        "leader": number(0, 9, 0),
        "effect": late(usually(text(""), "territory")),
        "clause": prose("FV-19.1"),
        "emblem": prose(""),
    },
    "key",
    noun="scenario",
    says="scenario-text",
)

RULES: Final = load_table(
    HERE / "rules.toml",
    "rules",
    {
        "key": word("match"),
        "goal_two": number(1, 60),
        "goal_three": number(1, 60),
        "actions": number(1, 6),
        "move": number(1, 9),
        "dice": number(1, MOST_DICE),
        "rally": number(1, 6),
        "stubborn_rally": number(1, 6),
        "knocked_out_place": number(1, TRACK),
        "knock_out_points": number(0, 9),
        "marker_points": number(0, 9),
        "marker_place": number(1, TRACK),
    },
    "key",
)
