"""The part of the picture that a board decides alone, drawn once and kept: most of it, as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.choice import lit_square
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.floor import BLOCK, CELL, FLAGS, HOLE, frame, grain, start_inlay
from spellwright.drawing.lettering import narrowed, width_of
from spellwright.drawing.look import GROUND, MUTED, SEATS
from spellwright.drawing.ring import border
from spellwright.games.wizardry.board import Board
from spellwright.games.wizardry.content.start_area import AREA, SIZE
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.picture.layout import Layout
from spellwright.games.wizardry.picture.seen import (
    name,
    noun,
    square_name,
    square_noun,
)
from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

COLUMNS: Final = "abcdefghi"
KEPT: Final = 256
"""How many boards are kept, each with the names of those who play on it."""


class Ground:
    """Frame, squares, borders and coordinates of one joined board."""

    __slots__ = ("_drawn", "_speaker", "board", "frame", "layout", "over", "squares")

    def __init__(self, board: Board, speaker: Speaker) -> None:
        self._speaker = speaker
        self._drawn: dict[tuple[int, bool, str, str, bool], Svg] = {}
        self.board = board
        self.layout = Layout(board)
        self.frame = frame(self.layout.areas)
        self.squares = [self.square(square) for square in range(board.size)]
        seats = range(board.size // AREA)
        self.over = together(
            grain(self.layout.areas),
            *[self._border(seat) for seat in seats],
            *[self._coordinates(seat) for seat in seats],
        )

    def square(
        self,
        square: int,
        *,
        smashed: bool = False,
        option: str = "",
        way: str = "",
        quiet: bool = False,
    ) -> Svg:
        """A square; lit if it carries an option, or a shortcut to it."""
        what = (square, smashed, option, way, quiet)
        known = self._drawn.get(what)
        if known is None:
            known = self._drawn[what] = self._square(square, smashed, option, way, quiet)
        return known

    def _square(self, square: int, smashed: bool, option: str, way: str, quiet: bool) -> Svg:
        is_lit = bool(option or way)
        x, y = self.layout.corner(square)
        return group(
            title(self._says(square, smashed)),
            self._floor(square, smashed),
            lit_square(quiet=quiet) if is_lit else NOTHING,
            class_="square choice" if is_lit else "square",
            data_square=square_name(square),
            data_option=option or None,
            data_shortcut=way if way and not option else None,
            transform=moved(x, y),
        )

    def _says(self, square: int, smashed: bool) -> str:
        """The name of a square, and what it is."""
        if self.board.is_black(square):
            return self._speaker.say(say("picture-stone", square=square_noun(square)))
        if smashed:
            return self._speaker.say(say("picture-smashed", square=square_noun(square)))
        if square in self.board.start:
            area = noun(square // AREA)
            return self._speaker.say(say("picture-start", square=square_noun(square), area=area))
        return self._speaker.word(square_noun(square))

    def _floor(self, square: int, smashed: bool) -> Svg:
        if self.board.is_black(square):
            return BLOCK.at(0, 0)
        x, y = self.board.place[square]
        flag = FLAGS[(x + y) % 2].at(0, 0)
        if smashed:
            return together(flag, HOLE.at(0, 0, class_="smashed"))
        if square in self.board.start:
            return together(flag, start_inlay(SEATS[square // AREA]))
        return flag

    def _border(self, seat: int) -> Svg:
        """The inlaid border of an area, and the name of its owner outside it."""
        area, look = self.layout.areas[seat], SEATS[seat]
        high = self.layout.letters
        x, y = self.layout.beside(seat, 32)
        owner = self._speaker.word(noun(seat))
        # A long name is narrowed: beside it there may be another one.
        wide = min(width_of(owner, high), area.width - 3 * high)
        half = wide / 2 + 0.6 * high
        along = "" if self.layout.free_side(seat)[1] else " rotate(-90)"
        return together(
            group(
                border(look, area.width, area.height, 4),
                class_="area",
                data_area=name(seat),
                opacity=0.85,
                transform=moved(area.x, area.y),
                pointer_events="none",
            ),
            group(
                element(
                    "rect",
                    x=-half,
                    y=-0.8 * high,
                    width=2 * half,
                    height=1.6 * high,
                    rx=0.8 * high,
                    fill=GROUND,
                    stroke=look.colour,
                ),
                narrowed(
                    owner,
                    0,
                    high * 0.34,
                    wide,
                    width_of,
                    size=high,
                    font_weight="600",
                    text_anchor="middle",
                ),
                transform=f"{moved(x, y)}{along}",
            ),
        )

    def _coordinates(self, seat: int) -> Svg:
        """Letters and numbers as printed on the area: they turn with it, but stay upright."""
        marks = []
        for place in range(SIZE):
            for edge, inner in ((0, 1), (SIZE - 1, SIZE - 2)):
                first = seat * AREA
                column, row = first + edge * SIZE + place, first + place * SIZE + edge
                beside_column, beside_row = (
                    first + inner * SIZE + place,
                    first + place * SIZE + inner,
                )
                marks.append(self._printed(column, beside_column, COLUMNS[place]))
                # A corner has room for two marks only where they are small.
                if self.layout.letters < CELL * 0.4 or 0 < place < SIZE - 1:
                    marks.append(self._printed(row, beside_row, str(place + 1)))
        return group(
            *marks,
            class_="coordinates",
            fill=MUTED,
            font_size=self.layout.letters,
            text_anchor="middle",
            opacity=0.62,
            pointer_events="none",
            aria_hidden="true",
        )

    def _printed(self, square: int, inner: int, text: str) -> Svg:
        """A letter near the outer edge of a square; `inner` is its neighbour on the other side."""
        x, y = self.layout.centre(square)
        dx, dy = self.layout.outwards(square, inner)
        high = self.layout.letters
        reach = CELL / 2 - 3 - high / 2
        return element("text", words(text), x=x + dx * reach, y=y + dy * reach + high * 0.34)


def ground_of(board: Board, speaker: Speaker) -> Ground:
    """The ground of a board. Boards and people's names never change in a game."""
    return _ground(board, speaker.language, tuple(speaker.seats))


@lru_cache(maxsize=KEPT)
def _ground(board: Board, language: Language, people: tuple[str, ...]) -> Ground:
    return Ground(board, Speaker(language, people))
