"""Hands and piles: cards in a line under their name, as most card games lay them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from spellwright.drawing.card import back, card, face
from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_row import GAP, RowCard
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.card_sheet import coin
from spellwright.drawing.element import NOTHING, Svg, group, moved, together
from spellwright.drawing.lettering import label, width_of
from spellwright.drawing.look import BODY, BRASS, MUTED
from spellwright.drawing.stacked import Drawn
from spellwright.kernel.visibility import HIDDEN

NO_OPTIONS: Final[Mapping[int, str]] = MappingProxyType({})
CAPTION: Final = 22
BELOW: Final = 20
"""The room for the name of a pile."""
STEP: Final = 3
DEEPEST: Final = 3
"""So many cards of a pile can be seen below the uppermost."""


class Pile(NamedTuple):
    """Cards on top of each other; `top` is the uppermost, None if it lies face down."""

    name: str
    size: int
    top: Card | None = None


def in_a_row(
    cards: Sequence[int],
    drawn: Callable[[int], Card],
    key: str,
    options: Mapping[int, str] = NO_OPTIONS,
) -> list[RowCard]:
    """Cards by their numbers, ready for a row; those that are hidden lie face down.

    `key` is the place of the row (`hand-0`), `options` has the text of the option that a card
    carries.
    """
    return [
        RowCard(
            None if number == HIDDEN else drawn(number), f"{key}-{place}", options.get(number, "")
        )
        for place, number in enumerate(cards)
    ]


def card_line(name: str, cards: Sequence[RowCard] = (), piles: Sequence[Pile] = ()) -> Drawn:
    """Cards side by side and then piles, with a name above; also where there are no cards now."""
    parts = [card(each.card, each.key, option=each.option, faded=each.faded) for each in cards]
    parts += [_pile(pile) for pile in piles]
    across = SMALL.width + GAP
    top = CAPTION + (STEP * DEEPEST if piles else 0)
    placed = [group(part, transform=moved(place * across, top)) for place, part in enumerate(parts)]
    width = max(across * max(len(parts), 1) - GAP, width_of(name, BODY))
    height = top + SMALL.height + (BELOW if piles else 0)
    return Drawn(together(label(name, 0, BODY - 2, fill=MUTED), *placed), width, height)


def _pile(pile: Pile) -> Svg:
    """A pile that looks as high as it is, with the number of its cards."""
    below = min(max(pile.size - 1, 0), DEEPEST)
    uppermost = back() if pile.top is None else face(pile.top)
    number = Figure(str(pile.size), "cards", BRASS, pile.name)
    return group(
        *[group(back(), transform=moved(-STEP * n, -STEP * n)) for n in range(below, 0, -1)],
        uppermost if pile.size else NOTHING,
        coin(number, SMALL.width - 16, SMALL.height - 16, 14),
        label(
            pile.name,
            SMALL.width / 2,
            SMALL.height + BELOW - 4,
            size=SMALL.foot,
            fill=MUTED,
            text_anchor="middle",
        ),
        class_="pile",
    )
