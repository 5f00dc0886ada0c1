"""Cards side by side as a picture of its own."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import group, moved
from spellwright.drawing.picture import finished

BORDER: Final = 6
GAP: Final = 4
"""So narrow that seven cards lie side by side on a small laptop."""


class RowCard(NamedTuple):
    """A card that lies in a row (None: face down), its key, the option that it carries."""

    card: Card | None
    key: str
    option: str = ""
    faded: bool = False


def card_row(cards: list[RowCard], title: str, prefix: str) -> str:
    return finished(
        len(cards) * (SMALL.width + GAP) - GAP + 2 * BORDER,
        SMALL.height + 2 * BORDER,
        *[
            group(
                card(shown.card, shown.key, option=shown.option, faded=shown.faded),
                transform=moved(BORDER + place * (SMALL.width + GAP), BORDER),
            )
            for place, shown in enumerate(cards)
        ],
        title=title,
        description=", ".join(shown.card.title for shown in cards if shown.card),
        prefix=prefix,
        class_="spellwright cards",
    )
