"""How a drawing says that it moves. The page does the moving; a drawing only names what moves.

An element with `data-motion`, `data-key` and `data-value` is compared with the one of the same key
that was shown before:

| motion | moves when | how |
| --- | --- | --- |
| `tumble` | it was not there, or had another value | a die falls, turns over and comes to rest |
| `turn` | it had another value | a card turns from its old picture to its new one |
| `arrive` | it was not there | a line slides in; several come one after the other |

Keys are those of one table and are used once in a drawing. The element itself must carry no
`transform`: it stands in a group that has one. What a page shows when it is opened stands still.
Pieces with `data-piece` glide.
"""

from __future__ import annotations

from typing import Final

TUMBLE: Final = "tumble"
TURN: Final = "turn"
ARRIVE: Final = "arrive"


def moving(motion: str, key: str, value: str = "") -> dict[str, str]:
    """The attributes of an element that moves.

    >>> moving(TURN, "clash-0", "rictusempra")
    {'data_motion': 'turn', 'data_key': 'clash-0', 'data_value': 'rictusempra'}
    """
    return {"data_motion": motion, "data_key": key, "data_value": value}
