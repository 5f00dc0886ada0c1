"""The content tables, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import (
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
_EFFECT: Final = text("")
_TYPES: Final = ("spell", "item", "ally")
_USES: Final = ("", "turn", "game", "always")
_HERO_MOMENTS: Final = (
    "first-removed",
    "removed",
    "three-attack",
    "three-tokens",
    "four-spells",
    "first-heal",
    "heal",
    "extra-card",
    "two-villains",
)
_EXPERT_MOMENTS: Final = (
    "creature",
    "demanded-discard",
    "healed-three",
    "item-played",
    "re-roll",
    "spell-acquired",
    "stag",
    "three-types",
)
_REWARD_MOMENTS: Final = ("even-played", "re-roll", "two-allies")
"""What abilities and rewards may wait for (`on`)."""

SCENARIOS: Final = load_table(
    HERE / "scenarios.toml",
    "scenario",
    {
        "key": text(),
        "slots": number(1, 3),
        "foes": number(1, 40),
        "recommended": usually(text(), "game1"),
        "voldemort": text(""),
        "tile": text(""),
        "level": usually(late(text("")), "game1"),
        "market": late(text("")),
        "dark_arts": late(text("")),
        "emblem": prose(""),
        "odds": opinion(-999, 999),
    },
    "key",
    noun="scenario",
    says="scenario-text",
)
TILES: Final = load_table(
    HERE / "scenarios.toml", "tile", {"key": text(), "shelves": text()}, "key"
)
CARDS: Final = load_table(
    HERE / "cards.toml",
    "card",
    {
        "key": text(),
        "type": word(*_TYPES),
        "value": number(0, 9),
        "copies": usually(number(0, 20), 3),
        "set": usually(text(), "game1"),
        "groups": text(""),
        "depicts": text(""),
        "effect": _EFFECT,
        "discard": _EFFECT,
        "clause": prose("HB-6.3"),
        "emblem": prose(""),
        "in_deck": opinion(-999, 999),
    },
    "key",
    noun="card",
    says="text",
)
POTIONS: Final = load_table(
    HERE / "potions.toml",
    "potion",
    {
        "key": text(),
        "set": text(),
        "copies": number(1, 9),
        "recipe": text(),
        "keep": text(),
        "banish": text(),
        "clause": prose("HB-7.16"),
        "emblem": prose(""),
        "in_deck": opinion(-999, 999),
    },
    "key",
    noun="card",
    says="text",
)
EVENTS: Final = load_table(
    HERE / "events.toml",
    "event",
    {
        "key": text(),
        "copies": text(),
        "recipe": text(""),
        "effect": _EFFECT,
        "clause": prose("HB-4.3"),
        "emblem": prose(""),
    },
    "key",
    noun="card",
    says="text",
)
FOES: Final = load_table(
    HERE / "foes.toml",
    "foe",
    {
        "key": text(),
        "set": text(),
        "type": word("villain", "creature", "both"),
        "attack": number(0, 50, 0),
        "influence": number(0, 50, 0),
        "each_turn": _EFFECT,
        "when": text(""),
        "reaction": _EFFECT,
        "power": text(""),
        "reward": _EFFECT,
        "clause": prose("HB-5.9"),
        "emblem": prose(""),
        "in_row": opinion(-999, 999),
    },
    "key",
    noun="card",
    says="text",
)
LOCATIONS: Final = load_table(
    HERE / "locations.toml",
    "location",
    {
        "key": text(),
        "scenario": text(),
        "events": number(1, 3),
        "spaces": number(1, 12),
        "spaces_many": number(0, 12, 0),
        "effect": _EFFECT,
        "use_attack": number(0, 20, 0),
        "use": _EFFECT,
        "clause": prose("HB-11.6"),
        "emblem": prose(""),
    },
    "key",
    noun="card",
    says="text",
)
_REWARD_TEXT: Final = words_in_packs(usually(prose(""), "Gain the reward."))

HORCRUXES: Final = load_table(
    HERE / "challenges.toml",
    "horcrux",
    {
        "key": text(),
        "each_turn": _EFFECT,
        "when": text(""),
        "reaction": _EFFECT,
        "power": text(""),
        "symbols": text(),
        "either": word("yes", "no", default="no"),
        "use": word(*_USES),
        "on": word("", *_REWARD_MOMENTS, default=""),
        "cost_discard": number(0, 3, 0),
        "reward": _EFFECT,
        "reward_text": _REWARD_TEXT,
        "clause": prose("HB-16.1"),
        "emblem": prose(""),
    },
    "key",
    noun="card",
    says="text",
    more_words={"reward_text": "reward-text"},
)
ENCOUNTERS: Final = load_table(
    HERE / "challenges.toml",
    "encounter",
    {
        "key": text(),
        "scenario": text(),
        "foes": text(""),
        "each_turn": _EFFECT,
        "when": text(""),
        "reaction": _EFFECT,
        "power": text(""),
        "needs": text(""),
        "symbols": text(""),
        "use": word(*_USES),
        "on": word("", *_REWARD_MOMENTS, default=""),
        "cost_discard": number(0, 3, 0),
        "reward": _EFFECT,
        "reward_text": _REWARD_TEXT,
        "clause": prose("HB-17.1"),
        "emblem": prose(""),
    },
    "key",
    noun="card",
    says="text",
    more_words={"reward_text": "reward-text"},
)
HEROES: Final = load_table(
    HERE / "heroes.toml",
    "hero",
    {
        "key": text(),
        "from": usually(text(), "game1"),
        "deck": text(),
        "first_name": prose(""),
        "clause": prose("HB-2.18"),
        "emblem": prose(""),
        "letters": prose("", longest=2),
        "worth": opinion(-999, 999),
        "taken": opinion(0, 99),
    },
    "key",
    noun="hero",
)
HERO_CARDS: Final = load_table(
    HERE / "heroes.toml",
    "hero_card",
    {
        "key": text(),
        "hero": text(),
        "from": text(),
        "until": text(""),
        "on": word(*_HERO_MOMENTS),
        "effect": text(),
        "clause": prose("HB-2.28"),
        "emblem": prose(""),
        "taken": opinion(0, 999),
    },
    "key",
    noun="card",
    says="text",
)
EXPERTS: Final = load_table(
    HERE / "experts.toml",
    "expert",
    {
        "key": text(),
        "kind": word("proficiency", "patronus"),
        "hero": text(""),
        "from": text(),
        "on": word("", *_EXPERT_MOMENTS, default=""),
        "use": word(*_USES, default=""),
        "cost_discard": number(0, 3, 0),
        "cost_type": word("any", *_TYPES, default="any"),
        "cost_attack": number(0, 9, 0),
        "cost_influence": number(0, 9, 0),
        "effect": _EFFECT,
        "second": _EFFECT,
        "clause": prose("HB-6.12"),
        "emblem": prose(""),
        "taken": opinion(0, 999),
    },
    "key",
    noun="card",
    says="text",
)
CHARMS: Final = load_table(
    HERE / "charms.toml",
    "charm",
    {
        "key": text(),
        "trigger": word(
            "none", "healed", "three-spells", "ally", "item", "playing", "start", "end"
        ),
        "cost_high": number(0, 3, 0),
        "cost_middle": number(0, 3, 0),
        "cost_low": number(0, 3, 0),
        "high": _EFFECT,
        "middle": _EFFECT,
        "low": _EFFECT,
        "clause": prose("HB-19.13"),
        "emblem": prose(""),
        "taken": opinion(0, 999),
    },
    "key",
    noun="card",
    says="text",
)

RULES: Final = load_table(
    HERE / "rules.toml",
    "rules",
    {
        "key": word("match"),
        "health": number(5, 20),
        "hand": number(1, 9),
    },
    "key",
)
