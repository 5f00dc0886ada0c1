"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import late, load_table, number, opinion, prose, text, word

HERE: Final = Path(__file__).parent
CAST: Final = "FW-10.2"
"""The clause of a spell that names none of its own."""

PROFILES: Final = load_table(
    HERE / "profiles.toml",
    "profile",
    {
        "key": text(),
        "ap": number(0, 20),
        "slots": number(1, 10),
        "initiative": number(0, 10),
        "defend": number(0, 10),
        "worth": opinion(0, 100),
    },
    "key",
    noun="profile",
    says="profile-text",
)

ACTIONS: Final = load_table(
    HERE / "actions.toml",
    "action",
    {
        "key": word("move", "run", "magic-touch", "puff-of-wind", "defend", "initiative"),
        "ap": number(1, 10),
        "most": number(1, 5),
        "animal": word("yes", "no"),
        "clause": prose(),
    },
    "key",
)

SPELLS: Final = load_table(
    HERE / "spells.toml",
    "spell",
    {
        "number": number(1, 99),
        "key": text(),
        "school": text(),
        "ap": number(1, 10),
        "sight": word("", "wizard", "square", "creature", "line", default=""),
        "writes": word("", "square", default=""),
        "order": word("", "first", "last", "only", "still", default=""),
        "rest": word("", "turn", "game", default=""),
        "die": number(2, 20, 0),
        "works": number(2, 20, 0),
        "damage": number(1, 20, 0),
        "squares": number(1, 20, 0),
        "range": number(1, 50, 0),
        "points": number(1, 20, 0),
        "per_point": number(1, 20, 1),
        "points_each": number(1, 20, 1),
        "most": number(1, 20, 0),
        "effect": late(text("")),
        "beauty": late(word("", "yes", "no", default="")),
        "clause": prose(CAST),
        "emblem": prose(""),
        "worth": opinion(0, 100),
        "threat": opinion(0, 900),
        "gain": opinion(-900, 900),
    },
    "key",
    noun="action",
    says="action-text",
)

RULES: Final = load_table(
    HERE / "rules.toml",
    "rules",
    {
        "key": word("match"),
        "hits": number(1, 10),
        "rematch_hits": number(1, 10),
        "later_rematch_hits": number(1, 10),
        "touch_damage": number(0, 9),
        "run": number(1, 9),
        "spells_in_plan": number(0, 9),
    },
    "key",
)
