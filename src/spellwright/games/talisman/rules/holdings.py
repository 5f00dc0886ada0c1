"""What Characters have: Fate, Galleons, abilities, Life, Spells, Objects, Followers (TA-1, TA-16).

A change that may break a limit or fulfil a quest pushes `Settle`, so a step must not ask anything
after it has called one of these.
"""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CENTAUR_CLEARING
from spellwright.games.talisman.content.figures import (
    BELLATRIX_B,
    DRACO_B,
    ENEMY,
    FIRST_STACK,
    HALLOW,
    HIGHEST,
    HOME,
    IS_HALLOW,
    IS_MAGIC_OBJECT,
    KIND,
    MAGIC,
    PORTKEY,
    PURSE,
    SEASIDE_CAVE,
    SPELL_DECK,
    START_LIFE,
    START_MAGIC,
    START_MIGHT,
)
from spellwright.games.talisman.queries import (
    hallow_of,
    is_side,
    leader_of,
    may_hold,
    object_limit,
    spell_limit,
)
from spellwright.games.talisman.state import (
    ONCE_BLOOD,
    ONCE_TOLL,
    Card,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, pack, verb_of

QUEST_LIFE = 1
QUEST_ENEMY = 2
QUEST_FOLLOWER = 3
QUEST_MAGIC_OBJECT = 4
QUEST_GALLEONS = {5: 3, 6: 2}
PURSE_GALLEONS = 2

# -- tokens ----------------------------------------------------------------------------------------


def gain_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    """TA-1.16: as many as the pool has."""
    amount = min(amount, s.fate_pool)
    if amount > 0:
        s.fate_pool -= amount
        s.fate[seat] += amount
        s.tell(words.GAINED_FATE, s.character[seat], amount)
    return amount


def lose_fate(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = min(amount, s.fate[seat])
    if amount > 0:
        s.fate[seat] -= amount
        s.fate_pool += amount
        s.tell(words.LOST_FATE, s.character[seat], amount)
    return amount


def gain_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = min(amount, s.gold_pool)
    if amount > 0:
        s.gold_pool -= amount
        s.gold[seat] += amount
        s.tell(words.GAINED_GALLEONS, s.character[seat], amount)
        settle(s, seat)
    return amount


def lose_galleons(s: TalismanState, seat: int, amount: int = 1) -> int:
    amount = min(amount, s.gold[seat])
    if amount > 0:
        s.gold[seat] -= amount
        s.gold_pool += amount
        s.tell(words.LOST_GALLEONS, s.character[seat], amount)
    return amount


def hand_over_galleon(s: TalismanState, giver: int, taker: int) -> None:
    """TA-1.17: directly to another Character."""
    if s.gold[giver]:
        s.gold[giver] -= 1
        s.gold[taker] += 1
        s.tell(words.LOST_GALLEONS, s.character[giver], 1)
        s.tell(words.GAINED_GALLEONS, s.character[taker], 1)
        settle(s, taker)


def hand_over_fate(s: TalismanState, giver: int, taker: int) -> None:
    if s.fate[giver]:
        s.fate[giver] -= 1
        s.fate[taker] += 1
        s.tell(words.LOST_FATE, s.character[giver], 1)
        s.tell(words.GAINED_FATE, s.character[taker], 1)


# -- indicators ------------------------------------------------------------------------------------


def gain_ability(s: TalismanState, seat: int, ability: int) -> None:
    """TA-1.8, TA-18.4."""
    column = s.magic if ability == MAGIC else s.might
    if not s.ferret[seat] and column[seat] < HIGHEST:
        column[seat] += 1
        s.tell(words.GAINED_ABILITY, s.character[seat], ability)


def lose_ability(s: TalismanState, seat: int, ability: int) -> None:
    """TA-3.6: never below the starting value."""
    column = s.magic if ability == MAGIC else s.might
    least = START_MAGIC[s.side[seat]] if ability == MAGIC else START_MIGHT[s.side[seat]]
    if not s.ferret[seat] and column[seat] > least:
        column[seat] -= 1
        s.tell(words.LOST_ABILITY, s.character[seat], ability)
        settle(s, seat)


def gain_life(s: TalismanState, seat: int, amount: int = 1) -> None:
    """TA-3.8: may exceed the starting value."""
    amount = min(amount, HIGHEST - s.life[seat])
    if amount > 0:
        s.life[seat] += amount
        s.tell(words.GAINED_LIFE, s.character[seat], amount)


def wounds(s: TalismanState, seat: int) -> int:
    """How much could be healed (TA-3.7)."""
    return max(0, START_LIFE[s.side[seat]] - s.life[seat])


def heal(s: TalismanState, seat: int, amount: int) -> None:
    amount = min(amount, wounds(s, seat))
    if amount > 0:
        s.life[seat] += amount
        s.tell(words.HEALED, s.character[seat], amount)


# -- spells ----------------------------------------------------------------------------------------


def may_gain_spell(s: TalismanState, seat: int) -> bool:
    """TA-17.3, TA-18.7."""
    if s.ferret[seat] or not (s.deck[SPELL_DECK] or s.discard[SPELL_DECK]):
        return False
    return len(s.hand[seat]) < spell_limit(s, seat)


def gain_spell(s: TalismanState, seat: int) -> bool:
    """TA-17.3: the top Spell, if the limit allows it."""
    if not may_gain_spell(s, seat):
        return False
    draw_spell(s, seat)
    return True


def draw_spell(s: TalismanState, seat: int) -> None:
    if not s.deck[SPELL_DECK]:
        _shuffle_again(s, SPELL_DECK)
    spell = s.deck[SPELL_DECK].pop()
    s.deck_seen[SPELL_DECK].pop()
    s.reveal()
    s.hand[seat].append(spell)
    s.hand_seen[seat].append(0)
    s.tell(words.GAINED_SPELL, s.character[seat])
    s.whisper(seat, words.LEARNED, spell)


def take_from_hand(s: TalismanState, seat: int, spell: int) -> int:
    """A Spell leaves the hand; who had seen it before."""
    place = s.hand[seat].index(spell)
    del s.hand[seat][place]
    return s.hand_seen[seat].pop(place)


def discard_spell(s: TalismanState, seat: int, spell: int) -> None:
    """TA-17.7: out of the hand without being cast."""
    take_from_hand(s, seat, spell)
    s.discard[SPELL_DECK].append(spell)
    s.reveal()
    s.tell(words.LOST_SPELL, s.character[seat], spell)
    last_spell_left(s, seat)


def last_spell_left(s: TalismanState, seat: int) -> None:
    """TA-BLB3: Bellatrix may buy another Spell with her blood."""
    if (
        not s.hand[seat]
        and s.life[seat] > 1
        and is_side(s, seat, BELLATRIX_B)
        and not s.turn_used[seat] & ONCE_BLOOD
        and may_gain_spell(s, seat)
    ):
        s.push(SpellForBlood(seat))


class SpellForBlood(TalismanProcedure):
    """TA-BLB3. The loss cannot be prevented."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "bleed")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if s.life[self.seat] > 1 and may_gain_spell(s, self.seat):
            s.ask(self.seat, words.ASK_BLOOD)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def bleed(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.turn_used[self.seat] |= ONCE_BLOOD
            s.life[self.seat] -= 1
            s.tell(words.LOST_LIFE, s.character[self.seat], 1)
            gain_spell(s, self.seat)


# -- cards -----------------------------------------------------------------------------------------


def draw_card(s: TalismanState, deck: int) -> int:
    """The top card of an Encounter deck, or -1 if there is none (TA-1.13, TA-1.15)."""
    if not s.deck[deck]:
        if not s.discard[deck]:
            return -1
        _shuffle_again(s, deck)
    s.deck_seen[deck].pop()
    s.reveal()
    return s.deck[deck].pop()


def _shuffle_again(s: TalismanState, deck: int) -> None:
    s.deck[deck] = s.chance.shuffled(sorted(s.discard[deck]))
    s.deck_seen[deck] = [0] * len(s.deck[deck])
    s.discard[deck] = []
    if deck != SPELL_DECK:
        s.tell(words.DECK_EMPTY, deck)


def put_away(s: TalismanState, card: int) -> None:
    """TA-1.19, TA-16.16: to the discard pile of its deck, or back to its stack."""
    if card < FIRST_STACK:
        s.discard[HOME[card]].append(card)
        if card == SEASIDE_CAVE:
            s.fate_pool += s.cave_fate
            s.cave_fate = 0
        return
    s.stock[card - FIRST_STACK] += 1
    if card == HALLOW:
        for seat in range(s.seats):
            settle(s, seat)


def lose_object(s: TalismanState, seat: int, card: int) -> None:
    """An Object leaves its owner; the caller says where it goes."""
    s.objects[seat].remove(card)
    if card == PORTKEY:
        s.portkey_ready[seat] = 0
    settle(s, seat)


def discard_object(s: TalismanState, seat: int, card: int) -> None:
    s.tell(words.DISCARDED, s.character[seat], card)
    lose_object(s, seat, card)
    put_away(s, card)


def drop_object(s: TalismanState, seat: int, card: int) -> None:
    """TA-1.20: face up onto the space."""
    s.tell(words.DROPPED, s.character[seat], card)
    s.lying[s.at[seat]].append(card)
    if seat == s.active:
        s.dropped.append(card)
    lose_object(s, seat, card)


def gain_object(s: TalismanState, seat: int, card: int) -> None:
    """TA-16.3: the Object is held; what is too much is put down by `Settle`."""
    if card == PURSE:
        put_away(s, card)
        gain_galleons(s, seat, PURSE_GALLEONS)
        return
    s.objects[seat].append(card)
    s.keeps[seat] = 0
    settle(s, seat)
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


def gain_from_stock(s: TalismanState, seat: int, card: int) -> bool:
    """TA-1.16: an Equipment card or Hallow of a stack, if there is one that it may hold."""
    if not s.stock[card - FIRST_STACK] or not may_hold(s, seat, card):
        return False
    s.stock[card - FIRST_STACK] -= 1
    s.tell(words.GOT, s.character[seat], card)
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
            s.tell(words.TOOK_FROM, draco, self.card, owner)
            lose_object(s, self.owner, self.card)
            gain_object(s, self.draco, self.card)
            hand_over_galleon(s, self.draco, self.owner)


def lose_follower(s: TalismanState, seat: int, card: int) -> None:
    """A Follower leaves its owner; the caller says where it goes."""
    s.followers[seat].remove(card)
    settle(s, seat)


def discard_follower(s: TalismanState, seat: int, card: int) -> None:
    """TA-16.10."""
    s.tell(words.DISCARDED, s.character[seat], card)
    lose_follower(s, seat, card)
    put_away(s, card)


def drop_follower(s: TalismanState, seat: int, card: int) -> None:
    """Onto the space; a tamed Enemy is discarded instead (TA-RHB2)."""
    if KIND[card] == ENEMY:
        discard_follower(s, seat, card)
        return
    s.tell(words.DROPPED, s.character[seat], card)
    s.lying[s.at[seat]].append(card)
    if seat == s.active:
        s.dropped.append(card)
    lose_follower(s, seat, card)


def leave_everything(s: TalismanState, seat: int) -> None:
    """TA-18.2, TA-26.1: Objects, Followers and Galleons stay behind on the space."""
    space = s.at[seat]
    for card in s.followers[seat]:
        if KIND[card] == ENEMY:
            put_away(s, card)
        else:
            s.lying[space].append(card)
    s.lying[space] += s.objects[seat]
    s.gold_at[space] += s.gold[seat]
    s.followers[seat] = []
    s.objects[seat] = []
    s.gold[seat] = 0
    s.portkey_ready[seat] = 0


def gain_follower(s: TalismanState, seat: int, card: int) -> None:
    s.followers[seat].append(card)
    s.keeps[seat] = 0
    s.tell(words.JOINED, s.character[seat], card)
    settle(s, seat)


# -- limits and quests -----------------------------------------------------------------------------


def too_many_spells(s: TalismanState, seat: int) -> bool:
    """TA-17.6: not for a Ferret and not on Centaur Clearing."""
    hand = s.hand[seat]
    if not hand or s.ferret[seat] or s.at[seat] == CENTAUR_CLEARING:
        return False
    return len(hand) > spell_limit(s, seat)


def quest_price(s: TalismanState, seat: int) -> bool:
    """Whether quests 3 to 6 can be paid now (TA-22.4, TA-22.8, TA-22.14)."""
    quest = s.quest[seat]
    if quest < QUEST_FOLLOWER or not s.stock[HALLOW - FIRST_STACK] or hallow_of(s, seat) >= 0:
        return False
    if quest == QUEST_FOLLOWER:
        return bool(s.followers[seat])
    if quest == QUEST_MAGIC_OBJECT:
        return bool(payable_objects(s, seat))
    return s.gold[seat] >= QUEST_GALLEONS[quest]


def payable_objects(s: TalismanState, seat: int) -> list[int]:
    """Magic Objects other than a Hallow."""
    return [c for c in s.objects[seat] if IS_MAGIC_OBJECT[c] and not IS_HALLOW[c]]


def settle(s: TalismanState, seat: int) -> None:
    """See to it that limits are kept and a quest is fulfilled, before anything else goes on."""
    if (
        (len(s.objects[seat]) > 4 and len(s.objects[seat]) > object_limit(s, seat))
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
    if s.stock[HALLOW - FIRST_STACK]:
        _fulfil(s, seat)


def _fulfil(s: TalismanState, seat: int) -> None:
    """TA-22.5: one Hallow from the stack, wherever the Character is."""
    s.quest[seat] = 0
    s.tell(words.QUEST_DONE, s.character[seat])
    gain_from_stock(s, seat, HALLOW)


class Settle(TalismanProcedure):
    """TA-16.3, TA-16.15, TA-17.6, TA-22.15: until nothing is too much and no quest can be paid."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "part")

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
            lose_galleons(s, seat, QUEST_GALLEONS[quest])
            self.stop()
            _fulfil(s, seat)
            return
        price = s.followers[seat] if quest == QUEST_FOLLOWER else payable_objects(s, seat)
        if len(price) == 1:
            self.stop()
            _fulfil_by_card(s, seat, price[0])
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
            _fulfil_by_card(s, self.seat, thing)


def _fulfil_by_card(s: TalismanState, seat: int, card: int) -> None:
    s.quest[seat] = 0
    if card in s.followers[seat]:
        discard_follower(s, seat, card)
    else:
        discard_object(s, seat, card)
    s.tell(words.QUEST_DONE, s.character[seat])
    gain_from_stock(s, seat, HALLOW)


class AbandonQuest(TalismanProcedure):
    """TA-22.6: with a Hallow of another origin a quest may be given up."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "abandon")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_ABANDON)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def abandon(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.quest[self.seat] = 0
            s.tell(words.QUEST_LEFT, s.character[self.seat])
