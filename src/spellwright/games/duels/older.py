"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.conditions import CONDITIONS
from spellwright.games.duels.content.columns import INNATE_ATTACKS
from spellwright.kernel.older import Older


def innate_locks(older: Older) -> None:
    """Since the first release: a Lock Marker names its Attack, not the Attack's place on
    the card.
    """
    locks, characters = older.data.get("innate_locked"), older.data.get("character")
    if not isinstance(locks, list) or not isinstance(characters, list):
        return
    if all(isinstance(lock, int) for lock in locks) and "removed" in older.data:
        for model, lock in enumerate(locks):
            own = INNATE_ATTACKS[characters[model]] if lock else []
            locks[model] = sum([1 << a for place, a in enumerate(own) if lock >> place & 1])


def one_column_of_conditions(older: Older) -> None:
    """Since the first release: the conditions that a Model is in or not are bits of one column."""
    if "removed" not in older.data or "conditions" in older.data:
        return
    columns = {name: older.data.pop(name) for name in CONDITIONS}
    models = range(len(columns["removed"]))
    older.data["conditions"] = [
        sum([bit for name, bit in CONDITIONS.items() if columns[name][model]]) for model in models
    ]


CHANGES: Final = (innate_locks, one_column_of_conditions)
