"""Clash Decks: drawing, refilling, Lucky and Jinxed Cards, putting cards away (WD-20, WD-24)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.collection import deck_of_each
from spellwright.games.duels.content.columns import HAND, JINXED, LUCKY
from spellwright.games.duels.state import FROM_DECK, NOTHING, SEATS, DuelsState
from spellwright.kernel.record import without


def shuffle_decks(s: DuelsState) -> None:
    """WD-12.23."""
    for seat in range(SEATS):
        s.deck[seat] = s.chance.shuffled(deck_of_each(s))


def top_card(s: DuelsState, seat: int) -> int:
    """Take the top card, refilling first if need be; NOTHING if there is none (WD-G23)."""
    deck = s.deck[seat]
    if not deck:
        if not s.discard[seat]:
            return NOTHING
        refill(s, seat)
        deck = s.deck[seat]
    if s.foreseen[seat]:
        s.foreseen[seat] -= 1
    s.reveal()
    return deck.pop()


def refill(s: DuelsState, seat: int) -> None:
    """WD-24.1, WD-24.3: the Opponent's Power Pool will be refilled."""
    s.deck[seat] = s.chance.shuffled(s.discard[seat])
    s.discard[seat] = []
    s.foreseen[seat] = 0
    s.refilled[seat] = 1
    s.tell(story.DECK_REFILLED, seat)


def draw(s: DuelsState, seat: int, cards: int = 1) -> None:
    """Draw into the hand, up to its limit (WD-14.3, WD-17.9)."""
    drawn: list[int] = []
    while len(drawn) < cards and len(s.hand[seat]) < HAND:
        card = top_card(s, seat)
        if card == NOTHING:
            break
        s.hand[seat].append(card)
        drawn.append(card)
    if drawn:
        s.tell(story.DREW_CLASH, seat, len(drawn))
    for card in drawn:
        s.whisper(seat, story.DREW_CARD, seat, card)


def add_lucky(s: DuelsState, seat: int) -> None:
    """WD-20.10, WD-G20: shuffled into the draw part at once."""
    if s.lucky_supply:
        s.lucky_supply -= 1
        _shuffle_in(s, seat, LUCKY)
        s.tell(story.LUCKY_CAME, seat)


def add_jinxed(s: DuelsState, seat: int) -> None:
    """WD-20.11, WD-G20."""
    if s.jinxed_supply:
        s.jinxed_supply -= 1
        _shuffle_in(s, seat, JINXED)
        s.tell(story.JINXED_CAME, seat)


def _shuffle_in(s: DuelsState, seat: int, card: int) -> None:
    s.deck[seat] = s.chance.shuffled([*s.deck[seat], card])
    s.foreseen[seat] = 0


def leaves_hand(s: DuelsState, seat: int, card: int) -> None:
    """Take a card from the hand, which becomes public."""
    s.hand[seat].remove(card)
    if card in s.hand_seen[seat]:
        s.hand_seen[seat] = without(s.hand_seen[seat], card)


def discard_from_hand(s: DuelsState, seat: int, card: int) -> None:
    """WD-3.21: the card is public from now on."""
    leaves_hand(s, seat, card)
    s.discard[seat].append(card)
    s.reveal()
    s.tell(story.DISCARDED, seat, card)


def discard_at_random(s: DuelsState, seat: int) -> None:
    hand = s.hand[seat]
    discard_from_hand(s, seat, sorted(hand)[s.chance.below(len(hand))])


def put_cards_away(s: DuelsState) -> None:
    """WD-20.12, WD-20.13, WD-22.28: used Lucky and Jinxed Cards go back to the supply."""
    for seat in range(SEATS):
        used = s.extra[seat]
        if s.counting[seat] != NOTHING:
            used += (s.counting[seat],)
        for card in used:
            if card == LUCKY:
                s.lucky_supply += 1
            elif card == JINXED:
                s.jinxed_supply += 1
            else:
                s.discard[seat].append(card)
        s.discard[seat] += s.aside[seat]
    clear_clash(s)


def interrupt_clash(s: DuelsState) -> None:
    """Another Clash comes in between (Brave, Imperio): what lies on the table waits.

    Five rows are laid on the pile: who clashes and what was used, then for each seat the cards that
    count and those aside.
    """
    who = [s.attacker, s.defender, s.attacking_seat, s.clash_kind, s.clash_item, s.sharper]
    s.interrupted.append([*who, *s.lower_used, *s.clash_bonus])
    for seat in range(SEATS):
        s.interrupted.append([s.counting[seat], *s.extra[seat]])
        s.interrupted.append([*s.aside[seat]])
    clear_clash(s)


def resume_clash(s: DuelsState) -> None:
    """The Clash that was interrupted last goes on."""
    clear_clash(s)
    for seat in (1, 0):
        s.aside[seat] = tuple(s.interrupted.pop())
        counted = s.interrupted.pop()
        s.counting[seat], s.extra[seat] = counted[0], tuple(counted[1:])
    who = s.interrupted.pop()
    s.attacker, s.defender, s.attacking_seat = who[:3]
    s.clash_kind, s.clash_item, s.sharper = who[3:6]
    s.lower_used, s.clash_bonus = who[6:8], who[8:10]


def clear_clash(s: DuelsState) -> None:
    """Nothing of a Clash lies on the table."""
    s.counting = [NOTHING] * SEATS
    s.face = [FROM_DECK] * SEATS
    s.revealed = [(), ()]
    s.extra = [(), ()]
    s.aside = [(), ()]
    s.empower = [(), ()]
    s.empower_seen = [0] * SEATS
    s.declared = [0] * SEATS
    s.clash_bonus = [0] * SEATS
    s.lower_used = [0] * SEATS
    s.sharper = 0
    s.attacker = s.defender = s.attacking_seat = NOTHING
    s.clash_kind = s.clash_item = NOTHING
