"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.older import Older


def many_animals(older: Older) -> None:
    """Since the first release: a wizard may have several animals, so they have columns of their
    own; before there was a place for one with each wizard.
    """
    if "animal" not in older.data:
        return
    squares = older.data.pop("animal")
    owners = [seat for seat, square in enumerate(squares) if square != -1]
    plans = older.data.pop("animal_plan", [[] for _ in squares])
    older.data["animals"] = [squares[seat] for seat in owners]
    older.data["animal_owners"] = owners
    for new, column in (
        ("animal_ap", older.data.get("animal_ap", [])),
        ("animal_plans", plans),
        ("animal_played", older.data.get("animal_played", [])),
    ):
        older.data[new] = [column[seat] for seat in owners]
    for frame in older.called("AnimalTouch", "AnimalMovement", "Banish"):
        owner = frame.get("wizard", frame.get("owner", 0))
        known = isinstance(owner, int) and 0 <= owner < len(squares)
        frame.setdefault("at", squares[owner] if known else -1)


CHANGES: Final = (many_animals,)
