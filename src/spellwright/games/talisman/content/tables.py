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
    words_in_packs,
)

HERE: Final = Path(__file__).parent
NO_CLAUSE: Final = "TA-1.1"
"""The clause of a row that names none of its own."""

_FIGURES: Final[dict[str, Column]] = {
    "key": text(),
    "name": words_in_packs(text("")),
    "magic": number(0, 9, 0),
    "might": number(0, 9, 0),
    "fight_magic": number(0, 9, 0),
    "fight_might": number(0, 9, 0),
    "duel_magic": number(0, 9, 0),
    "spells": number(-3, 3, 0),
    "saves": number(2, 6, 7),
    "carries": number(4, 20, 0),
    "further": number(1, 9, 0),
    "effect": late(text("")),
    "clause": prose(NO_CLAUSE),
    "emblem": prose(""),
    "worth": opinion(-900, 900),
    "held": opinion(-2000, 2000),
}

ENCOUNTERS: Final = load_table(
    HERE / "encounters.toml",
    "card",
    {
        **_FIGURES,
        "number": text("-"),
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
        "lasts": late(number(1, 9, 0)),
    },
    "key",
    noun="card",
    says="card-text",
)

STACKS: Final = load_table(
    HERE / "stacks.toml",
    "stack",
    {
        **_FIGURES,
        "kind": word("object", "hallow"),
        "price": number(0, 20),
        "copies": number(1, 20),
    },
    "key",
    noun="card",
    says="card-text",
)

SPELLS: Final = load_table(
    HERE / "spells.toml",
    "spell",
    {
        "number": text("-"),
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
        "effect": late(text("")),
        "aim": late(text("")),
        "clause": prose(NO_CLAUSE),
        "emblem": prose(""),
        "worth": opinion(0, 10),
        "held": opinion(-2000, 2000),
    },
    "key",
    noun="spell",
    says="spell-text",
)

CHARACTERS: Final = load_table(
    HERE / "characters.toml",
    "character",
    {
        "key": text(),
        "faction": word("op", "de"),
        "emblem": prose(""),
    },
    "key",
    noun="character",
)

SIDES: Final = load_table(
    HERE / "sides.toml",
    "side",
    {
        "key": text(),
        "character": text(),
        "magic": number(1, 12),
        "might": number(1, 12),
        "life": number(1, 12),
        "fate": number(0, 12),
        "start": usually(text(), "out-7"),
        "spells": number(0, 3),
        "galleons": number(0, 20),
        "object": text(""),
        "effect": late(text("")),
        "clause": prose(NO_CLAUSE),
        "worth": opinion(0, 10),
        "chance": opinion(-2000, 2000),
        "magic_point": opinion(-2000, 2000),
        "might_point": opinion(-2000, 2000),
        "life_point": opinion(-2000, 2000),
    },
    "key",
    noun="side",
    says="side-text",
)

RULES: Final = load_table(
    HERE / "rules.toml",
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
