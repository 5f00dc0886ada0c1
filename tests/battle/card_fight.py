"""A fight in which a card shows what it does, and what has changed by it."""

from __future__ import annotations

from typing import Any

from spellwright.games.battle.content import tables
from spellwright.testing.battle import Fight


def battle(*hand: str, **more: Any) -> Fight:
    """Harry and Ron at Health 3 in Pack 4, with two control tokens."""
    fight = Fight("harry", "ron", scenario="pack4", **more)
    fight.health(3, 3)
    fight.control(2)
    fight.potions_board()
    fight.hand(0, *hand)
    return fight


def changes(fight: Fight) -> str:
    """Attack, Influence, Health gained and cards in hand of both Heroes; control if changed."""
    s = fight.s
    rows = [
        f"{s.attack[place]} {s.influence[place]} {s.health[place] - 3} {len(s.hand[place])}"
        for place in range(2)
    ]
    control = f" / {s.control - 2}" if s.control != 2 else ""
    return " | ".join(rows) + control


def effect_words(card: str) -> str:
    rows = {row["key"]: row for row in tables.CARDS + tables.POTIONS}
    return str(rows[card].get("effect", ""))
