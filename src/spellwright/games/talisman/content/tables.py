"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import Column, load_table, number, prose, text, word

_HERE: Final = Path(__file__).parent

_FIGURES: Final[dict[str, Column]] = {
    "key": text(),
    "name": text(""),
    "magic": number(0, 9, 0),
    "might": number(0, 9, 0),
    "fight_magic": number(0, 9, 0),
    "fight_might": number(0, 9, 0),
    "duel_magic": number(0, 9, 0),
    "spells": number(-3, 3, 0),
    "saves": number(2, 6, 7),
    "carries": number(4, 20, 0),
    "further": number(1, 9, 0),
    "clause": prose(),
}

ENCOUNTERS: Final = load_table(
    _HERE / "encounters.toml",
    "card",
    {
        **_FIGURES,
        "number": text(),
        "deck": word("outer", "middle"),
        "kind": word(
            "event",
            "op",
            "de",
            "enemy",
            "follower",
            "observer",
            "object",
            "magic",
            "hallow",
            "place",
        ),
        "ability": word("magic", "might", "none", default="none"),
        "value": number(1, 20, 0),
    },
    "key",
)

STACKS: Final = load_table(
    _HERE / "stacks.toml",
    "stack",
    {
        **_FIGURES,
        "kind": word("object", "hallow"),
        "price": number(0, 20),
        "copies": number(1, 20),
    },
    "key",
)

SPELLS: Final = load_table(
    _HERE / "spells.toml",
    "spell",
    {
        "number": text(),
        "key": text(),
        "when": word(
            "any",
            "own-start",
            "start",
            "move",
            "rolled",
            "test",
            "fight",
            "danger",
            "won",
            "cancel",
        ),
        "clause": prose(),
    },
    "key",
)

CHARACTERS: Final = load_table(
    _HERE / "characters.toml",
    "character",
    {
        "key": text(),
        "faction": word("op", "de"),
    },
    "key",
)

SIDES: Final = load_table(
    _HERE / "sides.toml",
    "side",
    {
        "key": text(),
        "character": word(*[row["key"] for row in CHARACTERS]),
        "magic": number(1, 12),
        "might": number(1, 12),
        "life": number(1, 12),
        "fate": number(0, 12),
        "start": text(),
        "spells": number(0, 3),
        "galleons": number(0, 20),
        "object": text(""),
        "clause": prose(),
    },
    "key",
)

RULES: Final = load_table(
    _HERE / "rules.toml",
    "rules",
    {
        "key": word("match"),
        "galleons": number(20, 99),
        "fate": number(36, 99),
        "objects": number(1, 20),
        "followers": number(1, 20),
        "spells": number(0, 9),
        "trophy_points": number(1, 30),
        "slow_trophy_points": number(1, 30),
        "barrier": number(1, 20),
        "ferret_turns": number(1, 9),
        "cave_fate": number(0, 9),
        "cottage": number(0, 9),
        "voldemort_london": number(1, 30),
        "voldemort_grounds": number(1, 30),
        "voldemort_castle": number(1, 30),
        "voldemort_hall": number(1, 30),
    },
    "key",
)
