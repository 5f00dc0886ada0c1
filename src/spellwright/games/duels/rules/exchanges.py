"""The Dark Lord exchanges a Spell, the Herbology Expert a Potion (WD-37.7a, WD-37.15)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.collection import book_spells, potions_of_level
from spellwright.games.duels.content.columns import (
    LEVEL,
    POTION_COUNT,
)
from spellwright.games.duels.state import (
    NOBODY,
    NOTHING,
    USED_EXCHANGE,
    USED_HERBOLOGY,
    DuelsProcedure,
    DuelsState,
    Model,
    PotionKind,
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of
from spellwright.kernel.record import with_entry


def exchangeable_spells(s: DuelsState, seat: int) -> list[int]:
    """Cards that lie in the Spellbook (WD-G34)."""
    return [
        card
        for card in cards_of(seat)
        if s.spell[card] != NOTHING and s.bound[card] == NOBODY and s.holder[card] == NOBODY
    ]


def spells_of_collection(s: DuelsState, seat: int) -> list[int]:
    """WD-3.20: Spell Cards that the Group does not have."""
    owned = [s.spell[card] for card in cards_of(seat) if s.bound[card] == NOBODY]
    return [spell for spell in book_spells(s) if spell not in owned]


def can_exchange_spell(s: DuelsState, model: int) -> bool:
    unused = not s.used_up[model] & USED_EXCHANGE
    return unused and bool(exchangeable_spells(s, seat_of(model)))


class ExchangeSpell(DuelsProcedure):
    """WD-37.7a, WD-G34: the new Spell takes over a Clock."""

    model: Model
    card: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_old", "choose_new", "exchange")

    def __init__(self, model: int) -> None:
        self.model = model
        self.card = NOTHING

    def choose_old(self, s: DuelsState) -> None:
        cards = exchangeable_spells(s, seat_of(self.model))
        if len(cards) > 1:
            s.ask(seat_of(self.model), words.ASK_OLD_SPELL)
        else:
            s.answer = words.BOOK_SPELL | s.spell[cards[0]] << FIRST

    def choose_new(self, s: DuelsState) -> None:
        cards = exchangeable_spells(s, seat_of(self.model))
        self.card = next(card for card in cards if s.spell[card] == first_of(s.answer))
        s.ask(seat_of(self.model), words.ASK_NEW_SPELL)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_OLD_SPELL:
            spells = [s.spell[card] for card in exchangeable_spells(s, seat)]
        else:
            spells = spells_of_collection(s, seat)
        return [words.BOOK_SPELL | spell << FIRST for spell in spells]

    def exchange(self, s: DuelsState) -> None:
        s.tell(story.EXCHANGED_SPELL, seat_of(self.model), s.spell[self.card], first_of(s.answer))
        s.spell = with_entry(s.spell, self.card, first_of(s.answer))


def exchangeable_potions(s: DuelsState, seat: int) -> list[int]:
    """Unspent Potions for which the collection has another one of their level."""
    left = s.stock[seat] & ~s.emptied[seat]
    return [n for n in range(POTION_COUNT) if left >> n & 1 and new_potions(s, seat, n)]


def new_potions(s: DuelsState, seat: int, old: int) -> list[int]:
    return [n for n in potions_of_level(s, LEVEL[old]) if not s.stock[seat] >> n & 1]


def can_exchange_potion(s: DuelsState, model: int) -> bool:
    unused = not s.used_up[model] & USED_HERBOLOGY
    return unused and bool(exchangeable_potions(s, seat_of(model)))


class ExchangePotion(DuelsProcedure):
    """WD-37.15, WD-G38."""

    model: Model
    potion: PotionKind
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_old", "choose_new", "exchange")

    def __init__(self, model: int) -> None:
        self.model = model
        self.potion = NOTHING

    def choose_old(self, s: DuelsState) -> None:
        found = exchangeable_potions(s, seat_of(self.model))
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_OLD_POTION)
        else:
            s.answer = words.POTION | found[0] << FIRST

    def choose_new(self, s: DuelsState) -> None:
        self.potion = first_of(s.answer)
        found = new_potions(s, seat_of(self.model), self.potion)
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_NEW_POTION)
        else:
            s.answer = words.POTION | found[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_OLD_POTION:
            found = exchangeable_potions(s, seat)
        else:
            found = new_potions(s, seat, self.potion)
        return [words.POTION | number << FIRST for number in found]

    def exchange(self, s: DuelsState) -> None:
        seat, new = seat_of(self.model), first_of(s.answer)
        s.tell(story.EXCHANGED_POTION, seat, self.potion, new)
        s.stock[seat] = s.stock[seat] & ~(1 << self.potion) | 1 << new
