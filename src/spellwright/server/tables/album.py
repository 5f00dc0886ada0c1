"""Albums: what is kept of a finished game, so that it can always be watched.

The story in words, and a picture a turn. No rules are needed to look at it, so it outlives them.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR, Event
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.registry import Game

MOST_BYTES: Final = 300_000
LONGEST: Final = 200_000_000
"""The most bytes to unpack: nothing that we kept is larger."""


class Line(NamedTuple):
    """Something that was told: in words, with its clause, and who may know it."""

    sentence: str
    clause: str
    audience: int

    def visible_to(self, seat: int) -> bool:
        return Event(0, (), self.audience).visible_to(seat)


class Album(NamedTuple):
    """A game step by step: what was told after each choice, and the picture that shows it."""

    told: list[list[Line]]
    pictures: dict[int, str]
    """By the number of choices, what everybody could see; one a turn, or fewer if they are
    large.
    """

    def picture(self, step: int) -> str:
        """The last picture up to a step, else the first; empty if there is none."""
        before = [place for place in self.pictures if place <= step]
        return self.pictures.get(max(before) if before else min(self.pictures, default=-1), "")

    def to_bytes(self) -> bytes:
        """The album packed, and small enough: if need be with fewer pictures, but always the last
        one.
        """
        places, packed = sorted(self.pictures), b""
        while True:
            packed = self._packed(places)
            if len(packed) <= MOST_BYTES or not places:
                return packed
            places = places[:-1][::2] + places[-1:] if len(places) > 2 else places[1:]

    def _packed(self, places: list[int]) -> bytes:
        data = {"told": self.told, "pictures": {str(p): self.pictures[p] for p in places}}
        return lzma.compress(json.dumps(data, separators=(",", ":")).encode())


def album_from(packed: bytes) -> Album:
    """The album that `to_bytes` wrote."""
    try:
        data: Any = json.loads(lzma.LZMADecompressor().decompress(packed, LONGEST))
        told = [[Line(*line) for line in lines] for lines in data["told"]]
        return Album(told, {int(place): svg for place, svg in data["pictures"].items()})
    except (lzma.LZMAError, ValueError, TypeError, LookupError):
        raise Refused("broken", "The album of this game is damaged.") from None


def album_of(game: Game, table: Table[Any], names: Sequence[str]) -> Album:
    """The album of a table as it stands. What was played under other editions has words only."""
    lines = [
        [Line(*game.rules.sentence(event), event.audience) for event in told]
        for told in table.whole_story
    ]
    pictures, state, asked = {}, table.position(0), [-1]
    for place in range(len(table.choices) + 1):
        if place:
            state.choose(*table.choices[place - 1])
        now = [ask.seat for ask in state.asks]
        if now != asked:
            # In any game a new turn has come when other seats are asked than before.
            scene = Scene(state.view(SPECTATOR).without_choices(), (), tuple(names))
            pictures[len(table.before) + place] = game.face.board(scene, "board-")
            asked = now
    return Album(lines, pictures)
