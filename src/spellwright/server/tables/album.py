"""Albums: what is kept of a finished game, so that it can always be watched.

The story in words, and a picture a turn. No rules are needed to look at it, so it outlives them.
"""

from __future__ import annotations

import json
import lzma
import re
from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR, Event
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.registry import Game
from spellwright.server.speaking import say

MOST_BYTES: Final = 300_000
LONGEST: Final = 50_000_000
"""Nothing that we keep is larger when it is unpacked."""
_BEFORE_A_PART: Final = re.compile("(?=<[gu])")
"""Where a picture is cut into parts: most of them are in the next picture, too."""


class ToldLine(NamedTuple):
    """Something that was told: in words, with its clause, and who may know it."""

    sentence: str
    clause: str
    audience: int

    def visible_to(self, seat: int) -> bool:
        return Event(0, (), self.audience).visible_to(seat)


class Album:
    """A game step by step: what was told after each choice, and the picture that shows it.

    The pictures of a long game are hundreds of megabytes and much alike: each is a list of parts,
    and every part is kept once.
    """

    __slots__ = ("_numbers", "_parts", "pictures", "told")

    def __init__(self, told: list[list[ToldLine]]) -> None:
        self.told = told
        self.pictures: dict[int, array[int]] = {}
        """By the number of choices, what everybody could see, as numbers of parts; one picture a
        turn, or fewer if they are large.
        """
        self._parts: list[str] = []
        self._numbers: dict[str, int] = {}

    def add_picture(self, place: int, svg: str) -> None:
        self._put(place, _BEFORE_A_PART.split(svg))

    def _put(self, place: int, parts: list[str]) -> None:
        self.pictures[place] = array("I", [self._number(part) for part in parts])

    def _number(self, part: str) -> int:
        number = self._numbers.setdefault(part, len(self._parts))
        if number == len(self._parts):
            self._parts.append(part)
        return number

    def picture(self, step: int) -> str:
        """The last one up to a step, else the first; empty if there is none."""
        before = [place for place in self.pictures if place <= step]
        shown = self.pictures.get(max(before) if before else min(self.pictures, default=-1))
        return "".join([self._parts[number] for number in shown or ()])

    def to_bytes(self) -> bytes:
        """Packed, and small enough: if need be with fewer pictures, the last one always."""
        places = sorted(self.pictures)
        while True:
            written = self._written(places)
            if len(written) <= LONGEST or not places:
                packed = lzma.compress(written)
                if len(packed) <= MOST_BYTES or not places:
                    return packed
            places = places[:-1][::2] + places[-1:] if len(places) > 2 else places[1:]

    def _written(self, places: list[int]) -> bytes:
        used = sorted({number for place in places for number in self.pictures[place]})
        numbers = {number: place for place, number in enumerate(used)}
        data = {
            "told": self.told,
            "parts": [self._parts[number] for number in used],
            "pictures": {str(p): [numbers[part] for part in self.pictures[p]] for p in places},
        }
        return json.dumps(data, separators=(",", ":")).encode()


def album_from(packed: bytes) -> Album:
    """The album that `to_bytes` wrote."""
    try:
        data: Any = json.loads(lzma.LZMADecompressor().decompress(packed, LONGEST))
        album = Album([[ToldLine(*line) for line in lines] for lines in data["told"]])
        parts = data["parts"]
        for place, numbers in data["pictures"].items():
            album._put(int(place), [parts[number] for number in numbers])
    except (lzma.LZMAError, ValueError, TypeError, LookupError):
        raise Refused("broken", say("refusal-album-damaged")) from None
    return album


def album_of(game: Game, table: Table[Any], names: Sequence[str]) -> Album:
    """The album of a table as it stands. What was played under other editions has words only."""
    lines = [
        [ToldLine(*game.rules.sentence(event), event.audience) for event in told]
        for told in table.whole_story
    ]
    album, state, asked = Album(lines), table.position(0), [-1]
    for place in range(len(table.choices) + 1):
        if place:
            state.choose(*table.choices[place - 1])
        now = [ask.seat for ask in state.asks]
        if now != asked:
            # In any game a new turn has come when other seats are asked than before.
            scene = Scene(state.view(SPECTATOR).without_choices(), (), tuple(names))
            album.add_picture(len(table.before) + place, game.face.board(scene, "board-"))
            asked = now
    return album
