"""One side of the stage: who it is, its cards and dice, what changes its sum."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.card import Card, card
from spellwright.drawing.card_shape import SMALL as CARD
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, together
from spellwright.drawing.lettering import label, width_of
from spellwright.drawing.look import (
    BODY,
    BRASS,
    GROUND,
    HEADING,
    HEADLINE,
    MUTED,
    SERIF,
    SMALL,
    SOLID,
    TEXT,
    SeatLook,
    mixed,
)
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.motion import ARRIVE, moving

WIDTH: Final = 760
PAD: Final = 20
MIDDLE: Final = 48
"""How wide the gap between the sides is."""
COLUMN: Final = (WIDTH - MIDDLE) / 2 - PAD
DISC: Final = 22
DIE: Final = 44
GAP: Final = 12
ROW: Final = 24
TOP: Final = 74
"""Where cards and dice begin, below the names."""


class Modifier(NamedTuple):
    """Something that changes a sum: `+2`, its name, the clause behind it."""

    name: str
    amount: str
    clause: str = ""


class Side(NamedTuple):
    """One side: who it is, what it shows (cards and dice, in order), what changes it, its sum."""

    name: str
    seat: SeatLook | None
    """None for a side that belongs to nobody."""
    emblem: str
    monogram: str
    shows: tuple[Card | Die | None, ...] = ()
    """A `None` is a card face down."""
    modifiers: tuple[Modifier, ...] = ()
    total: str = ""
    won: bool = False


NOBODY: Final = SeatLook("nobody", MUTED, SOLID)


class Column:
    """One side of the strip; the second one is a mirror image of the first."""

    def __init__(self, key: str, number: int, side: Side) -> None:
        self.key = key
        self.number = number
        self.side = side
        self._colour = side.seat.colour if side.seat else MUTED
        self._lines = self._in_lines()

    @property
    def pieces_height(self) -> float:
        return sum(self._height(line) + GAP for line in self._lines) + GAP

    def left(self, sides: int) -> float:
        """Where the column begins; a lonely one stands in the middle."""
        if sides == 1:
            return (WIDTH - COLUMN) / 2
        return WIDTH - PAD - COLUMN if self.number else PAD

    def drawn(self, pieces_end: float, rows_end: float) -> Svg:
        rows = [self._modifier(row, pieces_end) for row in range(len(self.side.modifiers))]
        return together(self._name(), self._pieces(), *rows, self._total(rows_end))

    def _x(self, along: float) -> float:
        """So far from the outer edge."""
        return COLUMN - along if self.number else along

    def _name(self) -> Svg:
        seat = self.side.seat or NOBODY
        disc = medallion(Medallion(seat, self.side.emblem, self.side.monogram), DISC)
        return together(
            group(disc, transform=moved(self._x(DISC), 44)),
            label(
                self.side.name,
                self._x(2 * DISC + GAP),
                50,
                size=HEADING - 2,
                font_family=SERIF,
                font_weight="600",
                text_anchor="end" if self.number else None,
            ),
        )

    def _in_lines(self) -> list[list[Card | Die | None]]:
        """Pieces in lines that fit; cards and dice do not share one."""
        lines: list[list[Card | Die | None]] = []
        used = 0.0
        for piece in self.side.shows:
            wide = _size(piece)[0] + GAP
            fits = lines and used + wide <= COLUMN and _size(lines[-1][0]) == _size(piece)
            if not fits:
                lines.append([])
                used = 0.0
            lines[-1].append(piece)
            used += wide
        return lines

    @staticmethod
    def _height(line: list[Card | Die | None]) -> float:
        return _size(line[0])[1]

    def _pieces(self) -> Svg:
        y, drawn = float(TOP), []
        for number, line in enumerate(self._lines):
            along = 4.0
            for place, piece in enumerate(line):
                wide, high = _size(piece)
                left = self._x(along + wide) if self.number else along
                key = f"{self.key}-{self.number}-{number}-{place}"
                drawn.append(_placed(piece, left, y + (self._height(line) - high) / 2, key))
                along += wide + GAP
            y += self._height(line) + GAP
        return together(*drawn)

    def _modifier(self, row: int, top: float) -> Svg:
        """Amount at the outer edge, then the name, then the clause."""
        said = self.side.modifiers[row]
        y = top + row * ROW + 16
        anchor = "end" if self.number else None
        start = self._x(46)
        clause_at = 46 + width_of(said.name, BODY) * 0.9 + GAP
        return group(
            label(
                said.amount,
                self._x(0),
                y,
                fill=BRASS,
                font_weight="700",
                text_anchor=anchor,
            ),
            label(said.name, start, y, size=BODY - 1, text_anchor=anchor),
            label(
                said.clause,
                self._x(min(clause_at, COLUMN - 60)),
                y,
                size=SMALL - 2,
                fill=MUTED,
                text_anchor=anchor,
            )
            if said.clause
            else NOTHING,
            class_="modifier",
            **moving(ARRIVE, f"{self.key}-{self.number}-modifier-{row}"),
        )

    def _total(self, top: float) -> Svg:
        if not self.side.total:
            return NOTHING
        y = top + 36
        anchor = "end" if self.number else None
        return group(
            element(
                "path",
                d=f"M0 {top + 6:.1f}H{COLUMN}",
                stroke=mixed(self._colour, GROUND, 0.25),
                stroke_width=1.4,
            ),
            label(
                self.side.total,
                self._x(0),
                y,
                size=HEADLINE,
                fill=BRASS if self.side.won else TEXT,
                font_family=SERIF,
                font_weight="700",
                text_anchor=anchor,
            ),
            class_="total",
            **moving(ARRIVE, f"{self.key}-{self.number}-total", self.side.total),
        )


def _size(piece: Card | Die | None) -> tuple[float, float]:
    return (DIE, DIE) if isinstance(piece, Die) else (CARD.width, CARD.height)


def _placed(piece: Card | Die | None, x: float, y: float, key: str) -> Svg:
    if isinstance(piece, Die):
        return group(die(piece, DIE), transform=moved(x + DIE / 2, y + DIE / 2))
    return group(card(piece, key), transform=moved(x, y))


def piece_words(piece: Card | Die | None) -> str:
    if piece is None:
        return "a card face down"
    if isinstance(piece, Card):
        return piece.title
    return piece.says or str(piece.face) or "a blank side"
