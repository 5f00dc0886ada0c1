"""Losing, dropping and discarding, and what a Character must part with: limits, quests (TA-16, 22).

A change that may break a limit or fulfil a quest pushes `Settle`: what the same step asks waits for
it.
"""

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import (
    ENEMY,
    HOME,
    KIND,
    MAGIC,
    MOST_OBJECTS,
    STACK_OF,
    START_MAGIC,
    START_MIGHT,
)
from spellwright.games.talisman.content.names import HALLOW, PORTKEY, SEASIDE_CAVE
from spellwright.games.talisman.queries import hallow_of, may_hold, object_limit, too_many_spells
from spellwright.games.talisman.rules.quests import (
    QUEST_FOLLOWER,
    QUEST_GALLEONS,
    payable_objects,
    quest_price,
)
from spellwright.games.talisman.rules.spells_in_hand import discard_spell
from spellwright.games.talisman.state import SeatProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, pack, verb_of


def lose_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = pay_fate(s, seat, amount)
    if amount > 0:
        s.tell(story.LOST_FATE, s.character[seat], amount)
    return amount


def spend_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    """Lose Fate as a price."""
    amount = pay_fate(s, seat, amount)
    if amount > 0:
        s.tell(story.SPENT_FATE, s.character[seat], amount)
    return amount


def pay_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    """Lose Fate as the price of something that has been told with its price."""
    amount = min(amount, s.fate[seat])
    if amount > 0:
        s.fate[seat] -= amount
        s.fate_pool += amount
    return amount


def lose_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = pay_galleons(s, seat, amount)
    if amount > 0:
        s.tell(story.LOST_GALLEONS, s.character[seat], amount)
    return amount


def spend_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    """Lose Galleons as a price."""
    amount = pay_galleons(s, seat, amount)
    if amount > 0:
        s.tell(story.SPENT_GALLEONS, s.character[seat], amount)
    return amount


def pay_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    """Lose Galleons as the price of something that has been told with its price."""
    amount = min(amount, s.gold[seat])
    if amount > 0:
        s.gold[seat] -= amount
        s.gold_pool += amount
    return amount


def lose_ability(s: TalismanState, seat: int, ability: int) -> None:
    """TA-3.6: never below the starting value."""
    column = s.magic if ability == MAGIC else s.might
    least = START_MAGIC[s.side[seat]] if ability == MAGIC else START_MIGHT[s.side[seat]]
    if s.ferret[seat] or column[seat] <= least:
        s.tell(story.CANNOT_FALL, s.character[seat], ability)
    else:
        column[seat] -= 1
        s.tell(story.LOST_ABILITY, s.character[seat], ability)
        settle(s, seat)


def lose_turn(s: TalismanState, seat: int) -> None:
    """TA-19.1, TA-19.2."""
    s.lost[seat] += 1
    s.tell(story.MUST_MISS, s.character[seat])


def nothing_happens(s: TalismanState, seat: int) -> None:
    """Tell that the dice bring nothing."""
    s.tell(story.NOTHING_HAPPENS, s.character[seat])


def cannot_happen(s: TalismanState, seat: int, reason: int) -> None:
    """A card or a space offers or asks for what is not possible; why is in lexicons.REASON."""
    s.tell(story.NOTHING_BECAUSE, s.character[seat], reason)


def put_away(s: TalismanState, card: int) -> None:
    """TA-1.19, TA-16.16: a card goes to the discard pile of its deck, or back to its stack."""
    if STACK_OF[card] < 0:
        s.discard[HOME[card]].append(card)
        if card == SEASIDE_CAVE:
            s.fate_pool += s.cave_fate
            s.cave_fate = 0
        return
    s.stock[STACK_OF[card]] += 1
    if card == HALLOW:
        settle_everybody(s)


def lose_object(s: TalismanState, seat: int, card: int) -> None:
    """An Object leaves its owner; the caller says where it goes."""
    s.objects[seat].remove(card)
    if card == PORTKEY:
        s.portkey_ready[seat] = 0
    settle(s, seat)


def discard_object(s: TalismanState, seat: int, card: int) -> None:
    s.tell(story.DISCARDED, s.character[seat], card)
    lose_object(s, seat, card)
    put_away(s, card)


def drop_object(s: TalismanState, seat: int, card: int) -> None:
    """TA-1.20: the Object goes face up onto the space."""
    _lay_down(s, seat, card)
    lose_object(s, seat, card)


def _lay_down(s: TalismanState, seat: int, card: int) -> None:
    s.tell(story.DROPPED, s.character[seat], card)
    s.lying[s.at[seat]] += (card,)
    if seat == s.active:
        s.dropped.append(card)


def can_take(s: TalismanState, seat: int, card: int) -> bool:
    """Whether a stack has a card for a Character that may hold it."""
    return s.stock[STACK_OF[card]] > 0 and may_hold(s, seat, card)


def take_from_stock(s: TalismanState, seat: int, card: int, price: int = 0) -> bool:
    """TA-1.16: take a card of a stack, if there is one and the Character may hold it."""
    if not can_take(s, seat, card):
        return False
    s.stock[STACK_OF[card]] -= 1
    if price:
        pay_galleons(s, seat, price)
        s.tell(story.BOUGHT, s.character[seat], card, price)
    else:
        s.tell(story.GOT, s.character[seat], card)
    return True


def hold(s: TalismanState, seat: int, card: int) -> None:
    """The Object is held; what is too much is put down by `Settle`."""
    s.objects[seat].append(card)
    s.keeps[seat] = 0
    settle(s, seat)


def lose_follower(s: TalismanState, seat: int, card: int) -> None:
    """A Follower leaves its owner; the caller says where it goes."""
    s.followers[seat].remove(card)
    settle(s, seat)


def discard_follower(s: TalismanState, seat: int, card: int) -> None:
    """TA-16.10."""
    s.tell(story.DISCARDED, s.character[seat], card)
    lose_follower(s, seat, card)
    put_away(s, card)


def drop_follower(s: TalismanState, seat: int, card: int) -> None:
    """A Follower goes onto the space; a tamed Enemy is discarded instead (TA-RHB2)."""
    if KIND[card] == ENEMY:
        discard_follower(s, seat, card)
        return
    _lay_down(s, seat, card)
    lose_follower(s, seat, card)


def leave_everything(s: TalismanState, seat: int) -> None:
    """TA-18.2, TA-26.1: Objects, Followers and Galleons stay behind on the space."""
    space = s.at[seat]
    for card in s.followers[seat]:
        if KIND[card] == ENEMY:
            put_away(s, card)
        else:
            s.lying[space] += (card,)
    s.lying[space] += tuple(s.objects[seat])
    s.gold_at[space] += s.gold[seat]
    s.followers[seat] = []
    s.objects[seat] = []
    s.gold[seat] = 0
    s.portkey_ready[seat] = 0


def settle(s: TalismanState, seat: int) -> None:
    """See to it that limits are kept and a quest is fulfilled, before anything else goes on."""
    if (
        (len(s.objects[seat]) > MOST_OBJECTS and len(s.objects[seat]) > object_limit(s, seat))
        or too_many_spells(s, seat)
        or (s.quest[seat] and quest_price(s, seat))
    ):
        s.push(Settle(seat))


def settle_everybody(s: TalismanState) -> None:
    for seat in range(s.seats):
        settle(s, seat)


def quest_deed(s: TalismanState, seat: int, quest: int) -> None:
    """TA-22.10, TA-22.11: a deed may fulfil quest 1 or 2."""
    if s.quest[seat] != quest or hallow_of(s, seat) >= 0 or not s.life[seat]:
        return
    if s.stock[STACK_OF[HALLOW]]:
        _fulfil(s, seat)


def _fulfil(s: TalismanState, seat: int) -> None:
    """TA-22.5: one Hallow from the stack, wherever the Character is."""
    s.quest[seat] = 0
    s.tell(story.QUEST_DONE, s.character[seat])
    if take_from_stock(s, seat, HALLOW):
        hold(s, seat, HALLOW)


class Settle(SeatProcedure):
    """TA-16.3, TA-16.15, TA-22.15, TA-26.11: ask until limits hold and no quest can be paid."""

    __slots__ = ()

    STEPS = ("look", "part")

    def look(self, s: TalismanState) -> None:
        seat = self.seat
        if len(s.objects[seat]) > object_limit(s, seat):
            s.ask(seat, words.ASK_TOO_MANY)
        elif too_many_spells(s, seat):
            s.ask(seat, words.ASK_PART_WITH)
        elif s.quest[seat] and quest_price(s, seat):
            self._quest(s)
        else:
            self.stop()

    def _quest(self, s: TalismanState) -> None:
        """TA-22.9: the owner chooses what to discard; a single thing is not asked for."""
        seat, quest = self.seat, s.quest[self.seat]
        if quest in QUEST_GALLEONS:
            spend_galleons(s, seat, QUEST_GALLEONS[quest])
            self.stop()
            _fulfil(s, seat)
            return
        price = s.followers[seat] if quest == QUEST_FOLLOWER else payable_objects(s, seat)
        if len(price) == 1:
            self.stop()
            _pay_by_card(s, seat, price[0])
        else:
            s.ask(seat, words.ASK_PRICE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_PART_WITH:
            return [pack(words.PART_WITH, spell) for spell in s.hand[seat]]
        if question == words.ASK_TOO_MANY:
            return [pack(words.DROP, card) for card in s.objects[seat]]
        if s.quest[seat] == QUEST_FOLLOWER:
            return [words.DISCARD | card << FIRST for card in s.followers[seat]]
        return [words.DISCARD | card << FIRST for card in payable_objects(s, seat)]

    def part(self, s: TalismanState) -> None:
        verb, thing = verb_of(s.answer), first_of(s.answer)
        self.go_to("look")
        if verb == words.PART_WITH:
            discard_spell(s, self.seat, thing)
        elif verb == words.DROP:
            drop_object(s, self.seat, thing)
        else:
            _pay_by_card(s, self.seat, thing)


def _pay_by_card(s: TalismanState, seat: int, card: int) -> None:
    s.quest[seat] = 0
    if card in s.followers[seat]:
        discard_follower(s, seat, card)
    else:
        discard_object(s, seat, card)
    _fulfil(s, seat)
