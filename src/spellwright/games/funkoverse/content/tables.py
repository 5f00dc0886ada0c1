"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import load_table, number, prose, text, word

_HERE: Final = Path(__file__).parent

_YES_NO: Final = ("yes", "no")

SIDES: Final = ("light", "dark")

TYPES: Final = ("blue", "red", "silver", "gold")
"""The colours of finesse, force, cunning and leadership (FV-6.1)."""

TRACK: Final = 4
"""The highest number of a cooldown track (FV-5.2)."""

MOST_DICE: Final = 6
"""The number of dice in the box (FV-1.7)."""

SYMBOLS: Final = load_table(
    _HERE / "dice.toml",
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
    _HERE / "characters.toml",
    "character",
    {
        "key": text(),
        "box": word("main", "sister", "basic"),
        "side": word("", *SIDES, default=""),
        "defense": number(1, 4),
        "dots": text(""),
        "trait": word(
            "boy-who-lived",
            "loyal-friend",
            "notorious-witch",
            "dark-lord",
            "stubborn",
            "slippery",
            "high-inquisitor",
            default="",
        ),
        "trait_clause": prose(""),
        "changes": word(*SYMBOL_KEYS, default=""),
        "into": word(*SYMBOL_KEYS, default=""),
        "squares": number(1, 9, 0),
        "clause": prose(),
    },
    "key",
)

KIND_KEYS: Final[list[str]] = [row["key"] for row in CHARACTERS]

ABILITIES: Final = load_table(
    _HERE / "abilities.toml",
    "ability",
    {
        "key": text(),
        "character": word(*KIND_KEYS),
        "type": word(*TYPES),
        "cost": number(0, TRACK),
        "challenge": word(*_YES_NO),
        "down": word(*_YES_NO, default="no"),
        "range": number(1, 9, 0),
        "dice": number(1, MOST_DICE, 0),
        "squares": number(1, 9, 0),
        "place": number(1, TRACK, 0),
        "most": number(1, 9, 0),
        "clause": prose(),
    },
    "key",
)

STATUS_CARDS: Final = load_table(
    _HERE / "status_cards.toml",
    "status",
    {
        "key": word("protego", "confundo"),
        "character": word(*KIND_KEYS),
        "copies": number(0, 9),
        "defense": number(0, 9, 0),
        "cost": number(0, TRACK, 0),
        "clause": prose(),
    },
    "key",
)

ITEMS: Final = load_table(
    _HERE / "items.toml",
    "item",
    {
        "key": word("felix-felicis", "dagger"),
        "use": word(*_YES_NO),
        "challenge": word(*_YES_NO),
        "place": number(1, TRACK),
        "dice": number(1, MOST_DICE, 0),
        "sets": word(*SYMBOL_KEYS, default=""),
        "clause": prose(),
    },
    "key",
)

SCENARIOS: Final = load_table(
    _HERE / "scenarios.toml",
    "scenario",
    {
        "key": word("control", "flags", "leaders", "territory", "first-game"),
        "map": word("M1", "M2"),
        "round_any": number(0, 9, 0),
        "round_most": number(0, 9, 0),
        "returned": number(0, 9, 0),
        "leader": number(0, 9, 0),
        "clause": prose(),
    },
    "key",
)

RULES: Final = load_table(
    _HERE / "rules.toml",
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
