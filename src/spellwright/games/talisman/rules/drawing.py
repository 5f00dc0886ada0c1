"""Drawing Encounter cards on a space (TA-8.10, TA-8.11, TA-8.32, TA-8.34, TA-DM2)."""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.board import (
    ARAGOGS_LAIR,
    DRAW,
    FORESTS,
    GRAWPS_DEN,
    MINISTRY,
    REGION,
)
from spellwright.games.talisman.content.names import (
    HAGRID_A,
    HAGRID_B,
)
from spellwright.games.talisman.queries import is_side
from spellwright.games.talisman.rules.card_effects import REVEALED
from spellwright.games.talisman.rules.decks import draw_card
from spellwright.games.talisman.rules.losing import pay_fate
from spellwright.games.talisman.state import TalismanState, take_up


def draws_cards(space: int) -> bool:
    """TA-8.35: the Ministry counts as a space with draw symbols."""
    return DRAW[space] > 0 or space == MINISTRY


def symbol_choices(s: TalismanState, seat: int) -> list[int]:
    """How many draw symbols may be counted (TA-RH4, TA-RHB4)."""
    space = s.at[seat]
    symbols = DRAW[space]
    if is_side(s, seat, HAGRID_A) and space in FORESTS:
        return [symbols, symbols + 1]
    if is_side(s, seat, HAGRID_B) and space in (GRAWPS_DEN, ARAGOGS_LAIR):
        return [symbols, symbols - 1]
    return [symbols]


def draw_up_to(s: TalismanState, seat: int, symbols: int) -> None:
    """TA-8.10, TA-8.11: cards that lie there count."""
    space = s.at[seat]
    for _ in range(symbols - len(s.lying[space])):
        card = draw_card(s, REGION[space])
        if card < 0:
            break
        _lay_open(s, seat, card)


def _lay_open(s: TalismanState, seat: int, card: int) -> None:
    s.lying[s.at[seat]] += (card,)
    s.drawn.append(card)
    s.tell(story.DREW, s.character[seat], card)


def exchange_card(s: TalismanState, seat: int, card: int) -> None:
    """TA-DM2: the card goes under the deck; where no other card is left, it comes back."""
    space = s.at[seat]
    deck = REGION[space]
    s.tell(story.EXCHANGED_CARD, s.character[seat], card)
    take_up(s, space, card)
    s.drawn.remove(card)
    new = draw_card(s, deck)
    s.deck[deck].insert(0, card)
    s.deck_seen[deck].insert(0, (1 << s.seats) - 1)
    if new < 0:
        new = draw_card(s, deck)
    _lay_open(s, seat, new)
    pay_fate(s, seat)


def carry_out_when_revealed(s: TalismanState, card: int) -> None:
    """TA-8.32, TA-8.34."""
    if card in REVEALED:
        s.tell(story.WHEN_REVEALED, card)
        REVEALED[card](s, card)
