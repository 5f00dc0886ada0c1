"""One side of the stage: who it is, its cards and dice, what changes its sum."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import SMALL as CARD
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, together
from spellwright.drawing.lettering import bold_width, fitting, in_lines, label, width_of
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
from spellwright.drawing.spoken import spoken
from spellwright.kernel.saying import say

DISC: Final = 22
DIE: Final = 44
GAP: Final = 12
NAME_SIZES: Final = (HEADING - 2, BODY, SMALL, SMALL - 2)
ROW: Final = 22
TOP: Final = 74
"""Where cards and dice begin, below the names."""
SUM: Final = 44
AMOUNT: Final = 42
"""Room for `+2` before a modifier's name."""
RUNNING: Final = 40
"""Room for the sum until then, after a modifier's name."""
LEAST_BESIDE: Final = 170
"""The room that dice and modifiers need beside the cards; with less they stand below them."""

Piece = Card | Die | None


class Modifier(NamedTuple):
    """Something that changes a sum: `+2`, its name, the clause behind it, what the sum is then."""

    name: str
    amount: str
    clause: str = ""
    sum: str = ""


class Addend(NamedTuple):
    """A number that is added, its name, the clause behind it."""

    name: str
    amount: int
    clause: str = ""


def running(addends: Iterable[Addend], start: int = 0) -> tuple[Modifier, ...]:
    """The addends one after the other, each with the sum until then; cards or dice come first."""
    found, total = [], start
    for name, amount, clause in addends:
        total += amount
        found.append(Modifier(name, signed(amount), clause, signed_sum(total)))
    return tuple(found)


def signed(amount: int) -> str:
    """An amount that is added.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '+0', '−1')
    """
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def signed_sum(total: int) -> str:
    return str(total) if total >= 0 else signed(total)


class Side(NamedTuple):
    """One side: who it is, what it shows (cards and dice, in order), what changes it, its sum."""

    name: str
    seat: SeatLook | None
    """The seat of this side; None if it belongs to nobody."""
    emblem: str
    monogram: str
    shows: tuple[Piece, ...] = ()
    """The cards and dice; `None` is a card face down."""
    modifiers: tuple[Modifier, ...] = ()
    total: str = ""
    won: bool = False
    so_far: str = ""
    """The sum until now, while more may come to it."""


NOBODY: Final = SeatLook("nobody", MUTED, SOLID)


class Column:
    """One side of the strip, so wide; the second one (number 1) is a mirror image of the first."""

    def __init__(self, key: str, number: int, side: Side, width: float) -> None:
        self.number = number
        self._key = f"{key}-{number}"
        self._side = side
        self._width = width
        self._cards = [piece for piece in side.shows if not isinstance(piece, Die)]
        self._dice = [piece for piece in side.shows if isinstance(piece, Die)]
        self._in_row = max(1, int((width + GAP) // (CARD.width + GAP)))
        used = min(len(self._cards), self._in_row) * (CARD.width + GAP)
        beside = self._cards and width - used >= LEAST_BESIDE
        self._aside = used if beside else 0.0
        """Where dice and modifiers begin, from the outer edge."""
        self._room = width - self._aside
        self._names = [self._name_lines(said) for said in side.modifiers]

    @property
    def height(self) -> float:
        """The height of everything below the name."""
        cards, details = self._cards_height(), self._details_height()
        return max(cards, details) if self._aside else cards + details

    def drawn(self) -> Svg:
        start = TOP if self._aside else TOP + self._cards_height()
        rows_start = start + self._dice_height()
        drawn, y = [], rows_start
        for row, lines in enumerate(self._names):
            drawn.append(self._modifier(row, lines, y))
            y += len(lines) * ROW
        return together(
            self._name(), self._card_rows(), self._dice_rows(start), *drawn, self._total(y)
        )

    # -- where things are --------------------------------------------------------------------------

    def _x(self, along: float) -> float:
        """The x of a point at this distance from the outer edge."""
        return self._width - along if self.number else along

    def _left(self, along: float, wide: float) -> float:
        """The left edge of a piece that begins at this distance from the outer edge."""
        return self._x(along + wide) if self.number else along

    @property
    def _anchor(self) -> str | None:
        return "end" if self.number else None

    def _cards_height(self) -> float:
        rows = -(-len(self._cards) // self._in_row)
        return rows * (CARD.height + GAP)

    @property
    def _dice_in_row(self) -> int:
        return max(1, int((self._room + GAP) // (DIE + GAP)))

    def _dice_height(self) -> float:
        return -(-len(self._dice) // self._dice_in_row) * (DIE + GAP)

    def _details_height(self) -> float:
        rows = sum(len(lines) for lines in self._names) * ROW
        return self._dice_height() + rows + (SUM if self._sum_words() else 0)

    def _sum_words(self) -> str:
        side = self._side
        return side.total or (side.so_far and spoken(say("picture-so-far", total=side.so_far)))

    # -- what is drawn -----------------------------------------------------------------------------

    def _name(self) -> Svg:
        side = self._side
        disc = medallion(Medallion(side.seat or NOBODY, side.emblem, side.monogram), DISC)
        start = 2 * DISC + GAP
        _, size = fitting(side.name, self._width - start, NAME_SIZES, bold_width)
        name = label(
            side.name,
            self._x(start),
            50,
            size=size,
            font_family=SERIF,
            font_weight="600",
            text_anchor=self._anchor,
        )
        return together(group(disc, transform=moved(self._x(DISC), 44)), name)

    def _card_rows(self) -> Svg:
        drawn = []
        for number, shown in enumerate(self._cards):
            row, place = divmod(number, self._in_row)
            x = self._left(place * (CARD.width + GAP), CARD.width)
            y = TOP + row * (CARD.height + GAP)
            drawn.append(group(card(shown, f"{self._key}-{number}"), transform=moved(x, y)))
        return together(*drawn)

    def _dice_rows(self, top: float) -> Svg:
        drawn = []
        for number, shown in enumerate(self._dice):
            row, place = divmod(number, self._dice_in_row)
            x = self._left(self._aside + place * (DIE + GAP), DIE) + DIE / 2
            y = top + row * (DIE + GAP) + DIE / 2
            drawn.append(group(die(shown, DIE), transform=moved(x, y)))
        return together(*drawn)

    def _name_lines(self, said: Modifier) -> list[str]:
        room = self._room - _amount_room(said) - (RUNNING if said.sum else 0)
        return in_lines(said.name.split(), " ", room, BODY - 1) or [""]

    def _modifier(self, row: int, lines: list[str], top: float) -> Svg:
        """Amount at the outer edge, then the name, the clause where there is room, the sum then."""
        said, y = self._side.modifiers[row], top + 16
        start = self._aside + _amount_room(said)
        amount = label(
            said.amount,
            self._x(self._aside),
            y,
            fill=BRASS,
            font_weight="700",
            text_anchor=self._anchor,
        )
        names = [
            label(line, self._x(start), y + n * ROW, size=BODY - 1, text_anchor=self._anchor)
            for n, line in enumerate(lines)
        ]
        after = start + width_of(lines[-1], BODY - 1) + GAP
        end = self._width - (RUNNING if said.sum else 0)
        has_room = after + width_of(said.clause, SMALL - 2) <= end
        clause = label(
            said.clause,
            self._x(after),
            y + (len(lines) - 1) * ROW,
            size=SMALL - 2,
            fill=MUTED,
            text_anchor=self._anchor,
        )
        return group(
            amount,
            *names,
            clause if said.clause and has_room else NOTHING,
            self._running(said.sum, y) if said.sum else NOTHING,
            class_="modifier",
            **moving(ARRIVE, f"{self._key}-modifier-{row}"),
        )

    def _running(self, total: str, y: float) -> Svg:
        """The sum until then, at the inner edge."""
        return label(
            f"= {total}",
            self._x(self._width),
            y,
            size=SMALL,
            fill=MUTED,
            text_anchor=None if self.number else "end",
            class_="running",
        )

    def _total(self, top: float) -> Svg:
        side, says = self._side, self._sum_words()
        if not says:
            return NOTHING
        ends = sorted((self._x(self._aside), self._x(self._width)))
        colour = side.seat.colour if side.seat else MUTED
        return group(
            element(
                "path",
                d=f"M{ends[0]:.1f} {top + 4:.1f}H{ends[1]:.1f}",
                stroke=mixed(colour, GROUND, 0.25),
                stroke_width=1.4,
            ),
            label(
                says,
                self._x(self._aside),
                top + 34,
                size=HEADLINE if side.total else HEADING,
                fill=BRASS if side.won else TEXT,
                font_family=SERIF,
                font_weight="700",
                text_anchor=self._anchor,
            ),
            class_="total",
            **moving(ARRIVE, f"{self._key}-total", says),
        )


def _amount_room(said: Modifier) -> float:
    """Where the name begins: behind the amount, which may be as long as "100 %"."""
    return max(AMOUNT, bold_width(said.amount, BODY) + GAP)


def piece_words(piece: Piece) -> str:
    if piece is None:
        return spoken(say("picture-a-card"))
    if isinstance(piece, Card):
        return piece.title
    return piece.says or str(piece.face) or spoken(say("picture-blank-side"))
