"""The shop: filling, acquiring, sweeping, dismissing (HB-6.8, HB-21, HB-24)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import price
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.cards import onto_the_top
from spellwright.games.battle.rules.priority import RANK_EXPERT, trigger, wait_for_hero
from spellwright.games.battle.rules.tokens import spend_influence
from spellwright.games.battle.state import (
    ACQUIRED,
    ALLIES_ACQUIRED,
    HIGHEST_ACQUIRED,
    ITEM_VALUE,
    OWN_SHOP_USED,
    BattleProcedure,
    BattleState,
    Kind,
)
from spellwright.kernel.option import FIRST, first_of

ACQUIRED_4: Final[int] = v.WHENS["acquired-4"]
LOW_SPACES: Final = 3
"""HB-24.17: with SPLIT the first three spaces belong to the cheap deck."""
LOW_VALUES: Final = 3


# -- decks -----------------------------------------------------------------------------------------


def is_high(s: BattleState, kind: int) -> bool:
    """HB-24.16, HB-24.20: whether a card belongs to the 4+ deck of SPLIT."""
    return bool(s.settings["shop-split"]) and columns.VALUE[kind] > LOW_VALUES


def to_the_bottom(s: BattleState, kind: int) -> None:
    """HB-24.8, HB-24.19."""
    (s.market_high if is_high(s, kind) else s.market).insert(0, kind)


def put_under(s: BattleState, cards: list[int]) -> None:
    """HB-21.6, HB-24.35: cards go under the deck in random order, so that nobody knows it."""
    for kind in s.chance.shuffled(cards):
        to_the_bottom(s, kind)


# -- filling ---------------------------------------------------------------------------------------


def empty_space(s: BattleState) -> int:
    """The first space that can be filled, or -1."""
    split = bool(s.settings["shop-split"])
    for space, stack in enumerate(s.shop):
        if not stack and (s.market_high if split and space >= LOW_SPACES else s.market):
            return space
    return -1


class FillShop(BattleProcedure):
    """Empty spaces are filled from their deck (HB-8.5, HB-24.11 to HB-24.18)."""

    space: int
    __slots__ = tuple(__annotations__)

    STEPS = ("fill", "place_chosen")

    def __init__(self) -> None:
        self.space = 0

    def fill(self, s: BattleState) -> None:
        pick_two = bool(s.settings["shop-pick-two"])
        while True:
            space = empty_space(s)
            if space < 0:
                self.stop()
                return
            s.reveal()
            high = bool(s.settings["shop-split"]) and space >= LOW_SPACES
            deck = s.market_high if high else s.market
            kind = deck.pop()
            if not pick_two or _is_forced(s, high) or not deck:
                place(s, space, kind)
                continue
            s.drawn_up = [kind, deck.pop()]
            self.space = space
            if s.drawn_up[0] != s.drawn_up[1]:
                ask(s, s.active, words.ASK_PLACE, [])
                return
            self.place_kind(s, kind)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.PLACE | kind << FIRST for kind in s.drawn_up]

    def place_chosen(self, s: BattleState) -> None:
        self.place_kind(s, first_of(s.answer))
        self.go_to("fill")

    def place_kind(self, s: BattleState, kind: int) -> None:
        s.drawn_up.remove(kind)
        to_the_bottom(s, s.drawn_up.pop())
        place(s, self.space, kind)


def _is_forced(s: BattleState, high: bool) -> bool:
    """HB-24.29: STARTERS and Flagrante! are placed without a choice."""
    if high and s.forced_high:
        s.forced_high -= 1
        return True
    if not high and s.forced:
        s.forced -= 1
        return True
    return False


def place(s: BattleState, space: int, kind: int) -> None:
    """HB-24.13: with STACK a card goes on top of a card of the same name."""
    s.tell(story.SHOP_FILLED, kind)
    if s.settings["shop-stack"]:
        for stack in s.shop:
            if stack and stack[-1] == kind:
                stack.append(kind)
                return
    s.shop[space].append(kind)


def replace_all(s: BattleState) -> None:
    """HB-21.3, HB-24.15, HB-24.35: all cards go under the deck and new ones are revealed."""
    cards = [kind for stack in s.shop for kind in stack]
    s.shop = [[] for _ in s.shop]
    put_under(s, cards)
    s.push(FillShop())


def replace_highest(s: BattleState) -> int:
    """HB-29.15: the cards of the highest value shown; returns how many."""
    values = [columns.VALUE[stack[-1]] for stack in s.shop if stack]
    if not values:
        return 0
    replaced = []
    for stack in s.shop:
        if stack and columns.VALUE[stack[-1]] == max(values):
            replaced += stack
            s.tell(story.SHOP_CHANGED, stack[-1])
            stack.clear()
    put_under(s, replaced)
    s.push(FillShop())
    return len(replaced)


# -- acquiring -------------------------------------------------------------------------------------


def acquire(s: BattleState, kind: int) -> None:
    """HB-6.8: pay and take a face-up card of the shop."""
    spend_influence(s, s.active, price(s, s.active, kind))
    for stack in s.shop:
        if stack and stack[-1] == kind:
            stack.pop()
            break
    s.purchased[s.active].append(kind)
    receive(s, kind)


def acquire_own(s: BattleState, kind: int) -> None:
    """HB-25.12 to HB-25.15: pay and take a card of the personal shop."""
    spend_influence(s, s.active, price(s, s.active, kind))
    s.own_shop[s.active].remove(kind)
    s.bought_own[s.active].append(kind)
    s.tally[OWN_SHOP_USED] = 1
    receive(s, kind)


def receive(s: BattleState, kind: int) -> None:
    """HB-6.10: a card goes to the discard pile, unless an earlier one allows the deck's top."""
    hero, value = s.active, columns.VALUE[kind]
    s.tell(story.ACQUIRED, s.hero[hero], kind)
    s.tally[ACQUIRED] += 1
    s.tally[HIGHEST_ACQUIRED] = max(s.tally[HIGHEST_ACQUIRED], value)
    card_type = columns.TYPE[kind]
    if card_type == v.ITEM:
        s.tally[ITEM_VALUE] += value
    elif card_type == v.ALLY:
        s.tally[ALLIES_ACQUIRED] += 1
    if value >= 4:
        trigger(s, ACQUIRED_4, hero)
    expert = s.expert[hero]
    if card_type == v.SPELL and expert >= 0 and columns.ON[expert] == "spell-acquired":
        wait_for_hero(s, RANK_EXPERT, hero, columns.EFFECT[expert], expert)
    if s.bans >> (v.TOP_SHIFT + card_type) & 1:
        s.push(PlaceAcquired(kind))
    else:
        s.pile[hero].append(kind)


class PlaceAcquired(BattleProcedure):
    """HB-28.18: the card goes on top of the deck or on the discard pile."""

    kind: Kind
    __slots__ = tuple(__annotations__)

    STEPS = ("ask_where", "put")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def ask_where(self, s: BattleState) -> None:
        s.drawn_up = [self.kind]
        ask(s, s.active, words.ASK_TOP, [self.kind])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.TO_TOP, words.TO_PILE]

    def put(self, s: BattleState) -> None:
        s.drawn_up = []
        if s.answer == words.TO_TOP:
            s.tell(story.WENT_ON_TOP, self.kind)
            onto_the_top(s, s.active, self.kind)
        else:
            s.pile[s.active].append(self.kind)


# -- sweep and dismissal ---------------------------------------------------------------------------


def sweep(s: BattleState) -> None:
    """HB-21: once per game; a Hero who sweeps acquires nothing this turn."""
    s.swept = 1
    s.bans |= v.NO_ACQUIRING
    s.tell(story.SWEPT, s.hero[s.active])
    replace_all(s)


def dismissal_cost(kind: int) -> int:
    """HB-24.7: half the printed value, rounded up."""
    return (columns.VALUE[kind] + 1) // 2


def dismiss(s: BattleState, kind: int) -> None:
    """HB-24.7 to HB-24.10."""
    spend_influence(s, s.active, dismissal_cost(kind))
    s.tell(story.DISMISSED, s.hero[s.active], kind)
    for stack in s.shop:
        if stack and stack[-1] == kind:
            stack.pop()
            break
    to_the_bottom(s, kind)
