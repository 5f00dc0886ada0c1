"""Using an item (FV-14.5); what each one does is found by the word of its row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Cell, Register, missing_value
from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.content.columns import (
    ITEM_IS_USED,
    ITEM_KEYS,
    ITEM_PLACE,
    ITEM_SETS,
    NO_SYMBOL,
    item_effects,
)
from spellwright.games.funkoverse.state import (
    NOTHING,
    SIDE_OF,
    FunkoverseProcedure,
    FunkoverseState,
)


def item_of(s: FunkoverseState, figure: int) -> int:
    """The item that a figure holds."""
    return s.item[SIDE_OF[figure]]


def begin_use(s: FunkoverseState, figure: int) -> None:
    """The first thing that using an item does."""
    s.using_item = item_of(s, figure)
    s.tell(story.USED_ITEM, s.using_item, s.called[figure])


def rest_item(s: FunkoverseState, figure: int) -> None:
    """The last thing: the card goes to the cooldown track."""
    side, item = SIDE_OF[figure], item_of(s, figure)
    s.using_item = NOTHING
    s.item_cooldown[side] = ITEM_PLACE[item]
    s.tell(story.ITEM_RESTS, item, ITEM_PLACE[item], side)


def use_nothing(figure: int) -> FunkoverseProcedure:
    """In the place of what items do that need no action."""
    raise NotImplementedError


ItemUse = Callable[[int], FunkoverseProcedure]
"""The procedure of an item that is used, made for the figure that holds it."""
item_effect: Final[Register[ItemUse]] = Register("use", takes=1)
"""What items do that are used, by their keys."""
ITEM_EFFECTS: Final[list[ItemUse]] = [use_nothing for _ in ITEM_KEYS]
"""By item, once all effects are there (`resolve_items`)."""


def resolve_items() -> None:
    """Find what each item does; refused if that is missing. An item that needs no action sets a
    die before a roll.
    """
    for item, (word, place) in enumerate(item_effects()):
        if ITEM_IS_USED[item]:
            ITEM_EFFECTS[item] = item_effect.wanted(word, place)
        elif ITEM_SETS[item] == NO_SYMBOL:
            raise missing_value(Cell(place.file, place.key, "sets", place.pack))
