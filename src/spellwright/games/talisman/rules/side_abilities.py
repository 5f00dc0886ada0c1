"""What sides of Character cards can do that no rule of the box knows, found by their keys.

The abilities of the box stand where they matter, and a side of a pack may have those of one of its
sides (`effect = "harry-a"`). The registers here are for new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register, unknown_word
from spellwright.games.talisman.content.columns import (
    SIDE_KEYS,
    SIDE_PACK,
    SIDE_ROWS,
    SIDE_RULE,
    character_without_side,
    side_place,
)
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.refusal import Refused

turn_begins: Final[Register[Callable[[TalismanState, int], None]]] = Register("effect", takes=2)
"""What a side does when its turn begins: from the state and the seat."""
strengthens: Final[Register[Callable[[TalismanState, int], int]]] = Register("effect", takes=2)
"""What a side adds to its attack score."""

TURN_BEGINS: Final[dict[int, Callable[[TalismanState, int], None]]] = {}
STRENGTHENS: Final[dict[int, Callable[[TalismanState, int], int]]] = {}


def resolve_side_abilities() -> None:
    """Find what the sides of packs can do; refused if a word means nothing, or if a Character has
    no side.
    """
    for side, key in enumerate(SIDE_KEYS):
        written = SIDE_ROWS[side]["effect"]
        place = side_place(side, "effect")
        word = written or key
        begins, more = turn_begins.find(word, place.pack), strengthens.find(word, place.pack)
        if begins is not None:
            TURN_BEGINS[side] = begins
        if more is not None:
            STRENGTHENS[side] = more
        lent = SIDE_RULE[side] >= 0 and not SIDE_PACK[SIDE_RULE[side]]
        if SIDE_PACK[side] and written and not (begins or more or lent):
            box = [each for n, each in enumerate(SIDE_KEYS) if not SIDE_PACK[n]]
            words = [*turn_begins.offered(place.pack), *strengthens.offered(place.pack)]
            raise unknown_word("effect", written, place, [*box, *words])
    lonely = character_without_side()
    if lonely:
        raise Refused("content", say("refusal-character-no-side", where=lonely))
