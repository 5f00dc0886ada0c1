"""Gaining Fate, Galleons, abilities, Life, Objects and Followers (TA-1.16, TA-3, TA-16).

What is gained may be too much or fulfil a quest and so push `Settle`: what the same step asks waits
for it.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import (
    CARD_RULE,
    HIGHEST,
    IS_HALLOW,
    MAGIC,
    START_LIFE,
)
from spellwright.games.talisman.content.names import DRACO_B, PURSE
from spellwright.games.talisman.queries import leader_of, may_hold
from spellwright.games.talisman.rules.losing import (
    hold,
    lose_object,
    put_away,
    settle,
    take_from_stock,
)
from spellwright.games.talisman.rules.quests import AbandonQuest
from spellwright.games.talisman.state import ONCE_TOLL, Card, Seat, TalismanProcedure, TalismanState

PURSE_GALLEONS: Final = 2


def gain_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    """TA-1.16: a Character gains no more than the pool has."""
    amount = min(amount, s.fate_pool)
    if amount > 0:
        s.fate_pool -= amount
        s.fate[seat] += amount
        s.tell(story.GAINED_FATE, s.character[seat], amount)
    return amount


def gain_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = min(amount, s.gold_pool)
    if amount > 0:
        s.gold_pool -= amount
        s.gold[seat] += amount
        s.tell(story.GAINED_GALLEONS, s.character[seat], amount)
        settle(s, seat)
    return amount


def take_galleon(s: TalismanState, giver: int, taker: int) -> None:
    """TA-1.17: a Galleon goes directly to another Character."""
    if s.gold[giver]:
        s.tell(story.TOOK_GALLEON, s.character[taker], s.character[giver])
        _hand_over_galleon(s, giver, taker)


def give_galleon(s: TalismanState, giver: int, taker: int) -> None:
    if s.gold[giver]:
        s.tell(story.GAVE_GALLEON, s.character[giver], s.character[taker])
        _hand_over_galleon(s, giver, taker)


def _hand_over_galleon(s: TalismanState, giver: int, taker: int) -> None:
    s.gold[giver] -= 1
    s.gold[taker] += 1
    settle(s, taker)


def take_fate(s: TalismanState, giver: int, taker: int) -> None:
    if s.fate[giver]:
        s.fate[giver] -= 1
        s.fate[taker] += 1
        s.tell(story.TOOK_FATE, s.character[taker], s.character[giver])


def give_fate(s: TalismanState, giver: int, taker: int) -> None:
    if s.fate[giver]:
        s.fate[giver] -= 1
        s.fate[taker] += 1
        s.tell(story.GAVE_FATE, s.character[giver], s.character[taker])


def gain_ability(s: TalismanState, seat: int, ability: int) -> None:
    """TA-1.8, TA-18.4."""
    column = s.magic if ability == MAGIC else s.might
    if s.ferret[seat]:
        s.tell(story.FERRET_LEARNS_NOTHING, s.character[seat])
    elif column[seat] == HIGHEST:
        s.tell(story.CANNOT_RISE, s.character[seat], ability)
    else:
        column[seat] += 1
        s.tell(story.GAINED_ABILITY, s.character[seat], ability)


def gain_life(s: TalismanState, seat: int, amount: int = 1) -> None:
    """TA-3.8: Life may exceed the starting value."""
    amount = min(amount, HIGHEST - s.life[seat])
    if amount > 0:
        s.life[seat] += amount
        s.tell(story.GAINED_LIFE, s.character[seat], amount)


def wounds(s: TalismanState, seat: int) -> int:
    """How much could be healed (TA-3.7)."""
    return max(0, START_LIFE[s.side[seat]] - s.life[seat])


def heal(s: TalismanState, seat: int, amount: int) -> None:
    amount = min(amount, wounds(s, seat))
    if amount > 0:
        s.life[seat] += amount
        s.tell(story.HEALED, s.character[seat], amount)


def gain_object(s: TalismanState, seat: int, card: int) -> None:
    """TA-16.3. A Purse turns into Galleons, and a Hallow may end a quest (TA-22.6)."""
    if CARD_RULE[card] == PURSE:
        put_away(s, card)
        gain_galleons(s, seat, PURSE_GALLEONS)
        return
    hold(s, seat, card)
    if IS_HALLOW[card]:
        if s.quest[seat]:
            s.push(AbandonQuest(seat))
        return
    draco = leader_of(s, DRACO_B)
    if (
        draco >= 0
        and draco != seat
        and s.at[draco] == s.at[seat]
        and s.gold[draco]
        and not s.turn_used[draco] & ONCE_TOLL
        and may_hold(s, draco, card)
    ):
        s.push(Toll(draco, seat, card))


def gain_from_stock(s: TalismanState, seat: int, card: int, price: int = 0) -> bool:
    """TA-1.16: an Equipment card or Hallow of a stack, for Galleons or for nothing."""
    if not take_from_stock(s, seat, card, price):
        return False
    gain_object(s, seat, card)
    return True


class Toll(TalismanProcedure):
    """TA-DMB2: the Inquisitor takes an Object that another Character on his space has gained."""

    draco: Seat
    owner: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "take")

    def __init__(self, draco: int, owner: int, card: int) -> None:
        self.draco = draco
        self.owner = owner
        self.card = card

    def offer(self, s: TalismanState) -> None:
        s.ask(self.draco, words.ASK_TOLL, s.character[self.owner], self.card)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.YES and self.card in s.objects[self.owner]:
            s.turn_used[self.draco] |= ONCE_TOLL
            draco, owner = s.character[self.draco], s.character[self.owner]
            s.tell(story.TOOK_FROM, draco, self.card, owner)
            lose_object(s, self.owner, self.card)
            gain_object(s, self.draco, self.card)
            give_galleon(s, self.draco, self.owner)


def gain_follower(s: TalismanState, seat: int, card: int) -> None:
    s.followers[seat].append(card)
    s.keeps[seat] = 0
    s.tell(story.JOINED, s.character[seat], card)
    settle(s, seat)
