"""What a campaign hands from one game to the next, as the text of a game option (HB-25).

The text is JSON: for each Hero the key, the deck that is kept (empty: the starting deck) and the
personal shop; and the cards that are banished from the campaign.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.kernel.refusal import Refused

LONGEST_CARRY: Final = 20_000
MOST_CARDS: Final = 200


class Carried(NamedTuple):
    """What one Hero brings along. Nothing in it can change: what was read once is kept."""

    hero: int
    deck: tuple[int, ...]
    shop: tuple[int, ...]


def carry_text(rows: Sequence[Carried], banished: Sequence[int]) -> str:
    """The option's value for these Heroes."""
    document = {
        "heroes": [
            {
                "hero": columns.HERO_KEYS[row.hero],
                "deck": [columns.KEYS[kind] for kind in row.deck],
                "shop": [columns.KEYS[kind] for kind in row.shop],
            }
            for row in rows
        ],
        "banished": [columns.KEYS[kind] for kind in banished],
    }
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


def carried(text: str) -> tuple[Carried, ...]:
    """What each Hero brings along; refused if the text is anything else."""
    return _read(text)[0]


def banished_for_good(text: str) -> tuple[int, ...]:
    """HB-25.7: cards that stay out of the campaign."""
    return _read(text)[1]


_KINDS: Final = {columns.KEYS[kind]: kind for kind in columns.KINDS}


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[tuple[Carried, ...], tuple[int, ...]]:
    try:
        document = json.loads(text) if len(text) <= LONGEST_CARRY else None
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or not isinstance(document.get("heroes"), list):
        raise Refused("options", say("refusal-carried-text"))
    rows = tuple([_row(item) for item in document["heroes"]])
    heroes = [row.hero for row in rows]
    if not 1 <= len(rows) <= 4 or len(set(heroes)) != len(heroes):
        raise Refused("options", say("refusal-carried-heroes"))
    return rows, _kinds(document.get("banished"))


def _row(item: Any) -> Carried:
    hero = item.get("hero") if isinstance(item, dict) else None
    if hero not in [columns.HERO_KEYS[known] for known in columns.IN_CAMPAIGNS]:
        raise Refused("options", say("refusal-carried-hero", word=str(hero)[:20]), "HB-25.20")
    return Carried(
        columns.HERO_KEYS.index(hero), _kinds(item.get("deck")), _kinds(item.get("shop"))
    )


def _kinds(keys: Any) -> tuple[int, ...]:
    if not isinstance(keys, list) or len(keys) > MOST_CARDS:
        raise Refused("options", say("refusal-carried-cards"))
    for key in keys:
        if key not in _KINDS:
            raise Refused("options", say("refusal-carried-card", word=str(key)[:40]))
    return tuple([_KINDS[key] for key in keys])
