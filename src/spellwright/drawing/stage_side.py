"""One side of the stage: who it is, its cards and dice, what changes its sum."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import TITLED as CARD
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import NOTHING, Svg, group, moved, together
from spellwright.drawing.lettering import bold_width, fitting, in_lines, label, narrowed, width_of
from spellwright.drawing.look import (
    BODY,
    BRASS,
    HEADING,
    HEADLINE,
    MUTED,
    SERIF,
    SMALL,
    SOLID,
    TEXT,
    SeatLook,
)
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.motion import ARRIVE, moving
from spellwright.drawing.spoken import spoken
from spellwright.kernel.saying import say

DISC: Final = 18
DIE: Final = 44
GAP: Final = 10
NAME_SIZES: Final = (HEADING - 2, BODY, SMALL)
BASE: Final = 40
"""The line on which a name and a sum stand."""
TOP: Final = 60
"""Where cards and dice begin, below the names."""
ROW: Final = 22
AMOUNT: Final = 36
"""Room for `+2` before a modifier's name."""
RUNNING: Final = 40
"""Room for the sum until then, after a modifier's name."""
BETWEEN: Final = 14
"""Between two modifiers in a row."""
LEAST_BESIDE: Final = 170
"""The room that modifiers need beside cards or dice; with less they stand below them."""
SHORT_SUM: Final = 3
"""So many letters of a sum are written large."""

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
    """One side of the strip, so wide; `mirrored` is the one that faces it from the right."""

    def __init__(
        self, key: str, number: int, side: Side, width: float, *, mirrored: bool = False
    ) -> None:
        self._key = f"{key}-{number}"
        self._side = side
        self._width = width
        self._is_mirrored = mirrored
        self._cards = [piece for piece in side.shows if not isinstance(piece, Die)]
        self._dice = [piece for piece in side.shows if isinstance(piece, Die)]
        self._cards_in_row = max(1, int((width + GAP) // (CARD.width + GAP)))
        used = min(len(self._cards), self._cards_in_row) * (CARD.width + GAP)
        self._aside = used if self._cards and width - used >= LEAST_BESIDE else 0.0
        """Where dice begin, from the outer edge: beside the cards, or below them."""
        self._dice_in_row = max(1, int((width - self._aside + GAP) // (DIE + GAP)))
        used = min(len(self._dice), self._dice_in_row) * (DIE + GAP)
        has_room = width - self._aside - used >= LEAST_BESIDE
        self._behind = self._aside + (used if has_room else 0.0)
        """Where modifiers begin: beside the dice, or below them."""
        self._room = width - self._behind
        self._in_row, self._names = self._modifier_rows()

    @property
    def height(self) -> float:
        """The height of everything below the name."""
        cards, details = self._cards_height(), self._details_height()
        return max(cards, details) if self._aside else cards + details

    def drawn(self) -> Svg:
        start = TOP if self._aside else TOP + self._cards_height()
        y = start if self._is_beside_dice else start + self._dice_height()
        drawn = []
        for row, names in enumerate(self._names):
            for place, lines in enumerate(names):
                number = row * self._in_row + place
                drawn.append(self._modifier(number, place, lines, y))
            y += max(len(lines) for lines in names) * ROW
        return together(
            self._name(), self._card_rows(), self._dice_rows(start), *drawn, self._total()
        )

    # -- where things are --------------------------------------------------------------------------

    def _x(self, along: float) -> float:
        """The x of a point at this distance from the outer edge."""
        return self._width - along if self._is_mirrored else along

    def _left(self, along: float, wide: float) -> float:
        """The left edge of a piece that begins at this distance from the outer edge."""
        return self._x(along + wide) if self._is_mirrored else along

    @property
    def _anchor(self) -> str | None:
        return "end" if self._is_mirrored else None

    @property
    def _far_anchor(self) -> str | None:
        return None if self._is_mirrored else "end"

    @property
    def _is_beside_dice(self) -> bool:
        return self._behind > self._aside

    def _cards_height(self) -> float:
        rows = -(-len(self._cards) // self._cards_in_row)
        return rows * (CARD.height + GAP)

    def _dice_height(self) -> float:
        return -(-len(self._dice) // self._dice_in_row) * (DIE + GAP)

    def _details_height(self) -> float:
        rows = sum(max(len(lines) for lines in names) for names in self._names) * ROW
        dice = self._dice_height()
        return max(dice, rows) if self._is_beside_dice else dice + rows

    def _modifier_rows(self) -> tuple[int, list[list[list[str]]]]:
        """How many modifiers stand in a row, and the lines of each one's name, row by row."""
        said = self._side.modifiers
        for in_row in (2, 1):
            names = [self._name_lines(each, self._room_of_one(in_row)) for each in said]
            if in_row == 1 or (len(said) > 1 and all(len(lines) == 1 for lines in names)):
                break
        return in_row, [names[n : n + in_row] for n in range(0, len(names), in_row)]

    def _room_of_one(self, in_row: int) -> float:
        return (self._room - (in_row - 1) * BETWEEN) / in_row

    def _name_lines(self, said: Modifier, room: float) -> list[str]:
        room -= _amount_room(said) + (RUNNING if said.sum else 0)
        return in_lines(said.name.split(), " ", room, BODY - 1) or [""]

    def _sum_words(self) -> str:
        side = self._side
        return side.total or (side.so_far and spoken(say("picture-so-far", total=side.so_far)))

    def _sum_size(self) -> float:
        return HEADLINE if len(self._sum_words()) <= SHORT_SUM else HEADING

    # -- what is drawn -----------------------------------------------------------------------------

    def _name(self) -> Svg:
        """Who it is, at the outer edge; the sum has the inner one."""
        side = self._side
        shown = Medallion(side.seat or NOBODY, side.emblem, side.monogram)
        disc = medallion(shown, DISC, least=SMALL)
        start = 2 * DISC + GAP
        room = self._width - start - bold_width(self._sum_words(), self._sum_size()) - GAP
        _, size = fitting(side.name, room, NAME_SIZES, bold_width)
        name = narrowed(
            side.name,
            self._x(start),
            BASE,
            room,
            bold_width,
            size=size,
            font_family=SERIF,
            font_weight="600",
            text_anchor=self._anchor,
        )
        return together(group(disc, transform=moved(self._x(DISC), BASE - 6)), name)

    def _card_rows(self) -> Svg:
        drawn = []
        for number, shown in enumerate(self._cards):
            row, place = divmod(number, self._cards_in_row)
            x = self._left(place * (CARD.width + GAP), CARD.width)
            y = TOP + row * (CARD.height + GAP)
            drawn.append(
                group(card(shown, f"{self._key}-{number}", shape=CARD), transform=moved(x, y))
            )
        return together(*drawn)

    def _dice_rows(self, top: float) -> Svg:
        drawn = []
        for number, shown in enumerate(self._dice):
            row, place = divmod(number, self._dice_in_row)
            x = self._left(self._aside + place * (DIE + GAP), DIE) + DIE / 2
            y = top + row * (DIE + GAP) + DIE / 2
            drawn.append(group(die(shown, DIE), transform=moved(x, y)))
        return together(*drawn)

    def _modifier(self, number: int, place: int, lines: list[str], top: float) -> Svg:
        """Amount at the outer edge, then the name, the clause where there is room, the sum then."""
        said, y, room = self._side.modifiers[number], top + 16, self._room_of_one(self._in_row)
        outer = self._behind + place * (room + BETWEEN)
        start, end = outer + _amount_room(said), outer + room
        amount = label(
            said.amount,
            self._x(outer),
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
        has_room = after + width_of(said.clause, SMALL) <= end - (RUNNING if said.sum else 0)
        clause = label(
            said.clause,
            self._x(after),
            y + (len(lines) - 1) * ROW,
            size=SMALL,
            fill=MUTED,
            text_anchor=self._anchor,
        )
        return group(
            amount,
            *names,
            clause if said.clause and has_room else NOTHING,
            self._running(said.sum, end, y) if said.sum else NOTHING,
            class_="modifier",
            **moving(ARRIVE, f"{self._key}-modifier-{number}"),
        )

    def _running(self, total: str, along: float, y: float) -> Svg:
        """The sum until then, at the inner edge."""
        return label(
            f"= {total}",
            self._x(along),
            y,
            size=SMALL,
            fill=MUTED,
            text_anchor=self._far_anchor,
            class_="running",
        )

    def _total(self) -> Svg:
        """The sum, where both sides meet."""
        side, says = self._side, self._sum_words()
        if not says:
            return NOTHING
        return group(
            label(
                says,
                self._x(self._width),
                BASE + 2,
                size=self._sum_size(),
                fill=BRASS if side.won else TEXT,
                font_family=SERIF,
                font_weight="700",
                text_anchor=self._far_anchor,
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
