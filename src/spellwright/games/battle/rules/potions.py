"""Step 4: ingredients and Potions (HB-7), brewing dark potions (HB-22)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.asking import ask, ask_among, ask_for
from spellwright.games.battle.rules.playing import PlayAtOnce
from spellwright.games.battle.rules.priority import settle
from spellwright.games.battle.rules.requirements import is_shelf_open
from spellwright.games.battle.state import (
    BREW_EVENT,
    BREW_PLACES,
    EMPTY,
    BattleProcedure,
    BattleState,
    HeroPlace,
    Ingredient,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, second_of

POTION_SPACES: Final = 2


class GatherIngredients(BattleProcedure):
    """HB-7.2 to HB-7.5: from the top shelf down, one ingredient of each shelf that is met."""

    shelf: int
    __slots__ = tuple(__annotations__)

    STEPS = ("check_shelves", "take", "settle_shelf", "slide", "fill", "new_potions")

    def __init__(self) -> None:
        self.shelf = 0

    def spaces(self, s: BattleState) -> list[int]:
        both = (self.shelf, self.shelf + columns.SHELVES)
        return [space for space in both if s.shelf[space] != EMPTY]

    def check_shelves(self, s: BattleState) -> None:
        """The next shelf that is met; Devil's Snare stops the taking, not the rest (HB-7.28)."""
        shelves = columns.TILE_SHELVES[s.tile]
        if s.bans & v.NO_INGREDIENTS:
            s.tell(story.NO_INGREDIENTS, s.hero[s.active])
            self.shelf = columns.SHELVES
        while self.shelf < columns.SHELVES:
            if is_shelf_open(s, shelves[self.shelf]) and self.spaces(s):
                ask(s, s.active, words.ASK_INGREDIENT, [])
                return
            self.shelf += 1
        self.go_to("slide")

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        found = [words.INGREDIENT | space << FIRST for space in self.spaces(s)]
        return [*found, words.NO_INGREDIENT]

    def take(self, s: BattleState) -> None:
        if s.answer != words.NO_INGREDIENT:
            s.push(PlaceIngredient(first_of(s.answer)))

    def settle_shelf(self, s: BattleState) -> None:
        self.shelf += 1
        self.go_to("check_shelves")
        settle(s)

    def slide(self, s: BattleState) -> None:
        """HB-7.17: ingredients slide down to the lowest empty space, in the order of the column."""
        for column in (0, columns.SHELVES):
            tokens = [t for t in s.shelf[column : column + columns.SHELVES] if t != EMPTY]
            s.shelf[column : column + columns.SHELVES] = [EMPTY] * (
                columns.SHELVES - len(tokens)
            ) + tokens

    def fill(self, s: BattleState) -> None:
        fill_shelves(s)

    def new_potions(self, s: BattleState) -> None:
        fill_potions(s)


def fill_shelves(s: BattleState) -> None:
    """HB-7.18, HB-7.30: left column first, each from its lowest empty space upwards."""
    for column in (0, columns.SHELVES):
        for space in range(column + columns.SHELVES - 1, column - 1, -1):
            if s.shelf[space] == EMPTY:
                s.shelf[space] = draw_ingredient(s)


def draw_ingredient(s: BattleState) -> int:
    """HB-7.20, HB-7.21: an empty supply is made from the used tray."""
    if not s.supply:
        if not s.tray:
            return EMPTY
        s.supply = s.chance.shuffled(s.tray)
        s.tray = []
    s.reveal()
    return s.supply.pop()


def fill_potions(s: BattleState) -> None:
    """HB-7.22."""
    for space in range(POTION_SPACES):
        if s.potions[space] == EMPTY and s.potion_deck:
            s.reveal()
            kind = s.potion_deck.pop()
            s.potions[space] = kind
            s.potion_places[space] = [EMPTY] * len(columns.RECIPE[kind])
            s.tell(story.POTION_CAME, kind)


class TakeIngredients(BattleProcedure):
    """Cauldron and Potions Kit (HB-7.27): from any spaces, one after another, or fewer."""

    hero: HeroPlace
    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("ask_which", "take")

    def __init__(self, hero: int, left: int) -> None:
        self.hero = hero
        self.left = left

    def ask_which(self, s: BattleState) -> None:
        options = self.options(s, 0, words.ASK_ANY_INGREDIENT)
        if not self.left or s.bans & v.NO_INGREDIENTS or len(options) == 1:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_ANY_INGREDIENT, [])
            s.asks[-1].cache = options

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        spaces = [space for space, token in enumerate(s.shelf) if token != EMPTY]
        found = [words.INGREDIENT | space << FIRST for space in spaces]
        return [*found, words.NO_INGREDIENT]

    def take(self, s: BattleState) -> None:
        if s.answer == words.NO_INGREDIENT:
            return
        self.left -= 1
        self.go_to("ask_which")
        s.push(PlaceIngredient(first_of(s.answer)))


class PlaceIngredient(BattleProcedure):
    """HB-7.6 to HB-7.9, HB-22.4: it goes on a Potion, on a dark potion or in the used tray."""

    token: Ingredient
    __slots__ = tuple(__annotations__)

    STEPS = ("take", "place")

    def __init__(self, space: int) -> None:
        self.token = space

    def take(self, s: BattleState) -> None:
        space = self.token
        self.token = s.shelf[space]
        s.shelf[space] = EMPTY
        s.tell(story.GATHERED, s.hero[s.active], self.token)
        s.held_token = self.token
        options = self.options(s, 0, words.ASK_INTO)
        if len(options) > 1:
            ask_among(s, options, s.active, words.ASK_INTO, [self.token])
        else:
            self.stop()
            self.to_tray(s)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        """HB-7.29: equal places of one recipe are offered once."""
        found = []
        token, is_wild = self.token, self.token == columns.WILD
        for brew in range(POTION_SPACES + len(s.brews)):
            if brew < POTION_SPACES and s.potions[brew] == EMPTY:
                continue
            filled = places_of(s, brew)
            offered: list[int] = []
            for place, needed in enumerate(recipe_of(s, brew)):
                fitting = is_wild or needed == token or needed == columns.WILD
                if fitting and filled[place] == EMPTY and needed not in offered:
                    offered.append(needed)
                    found.append(words.INTO | brew << FIRST | (place + 1) << SECOND)
        return [*found, words.TO_TRAY]

    def place(self, s: BattleState) -> None:
        if s.answer == words.TO_TRAY:
            self.to_tray(s)
            return
        s.held_token = EMPTY
        brew, place = first_of(s.answer), second_of(s.answer) - 1
        s.tell(story.WENT_INTO, self.token, card_of(s, brew))
        if brew < POTION_SPACES:
            s.potion_places[brew][place] = self.token
            if EMPTY not in s.potion_places[brew]:
                s.push(CompletePotion(brew))
        else:
            row = s.brews[brew - POTION_SPACES]
            row[BREW_PLACES + place] = self.token
            if EMPTY not in row[BREW_PLACES:]:
                brew_dark_potion(s, brew - POTION_SPACES)

    def to_tray(self, s: BattleState) -> None:
        s.held_token = EMPTY
        s.tray.append(self.token)
        s.tell(story.WENT_TO_TRAY, self.token)


def card_of(s: BattleState, brew: int) -> int:
    """The Potion or dark potion."""
    if brew < POTION_SPACES:
        return s.potions[brew]
    return s.brews[brew - POTION_SPACES][BREW_EVENT]


def recipe_of(s: BattleState, brew: int) -> list[int]:
    return columns.RECIPE[card_of(s, brew)]


def places_of(s: BattleState, brew: int) -> list[int]:
    """What fills the places of a recipe."""
    if brew < POTION_SPACES:
        return s.potion_places[brew]
    return s.brews[brew - POTION_SPACES][BREW_PLACES:]


def brew_dark_potion(s: BattleState, place: int) -> None:
    """HB-22.6 to HB-22.8."""
    row = s.brews.pop(place)
    s.tray += row[BREW_PLACES:]
    s.event_pile.append(row[BREW_EVENT])
    s.tell(story.DARK_POTION_GONE, row[BREW_EVENT])


class CompletePotion(BattleProcedure):
    """HB-7.12 to HB-7.15: played at once for its banish effect, or put on the discard pile."""

    space: int
    __slots__ = tuple(__annotations__)

    STEPS = ("complete", "decide")

    def __init__(self, space: int) -> None:
        self.space = space

    def complete(self, s: BattleState) -> None:
        kind = s.potions[self.space]
        s.tray += s.potion_places[self.space]
        s.potions[self.space] = EMPTY
        s.potion_places[self.space] = []
        s.drawn_up = [kind]
        s.tell(story.BREWED, kind)
        ask(s, s.active, words.ASK_POTION, [kind])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        kind = s.drawn_up[0]
        return [words.DRINK_NOW | kind << FIRST, words.BOTTLE | kind << FIRST]

    def decide(self, s: BattleState) -> None:
        kind = s.drawn_up.pop()
        if s.answer == words.BOTTLE | kind << FIRST:
            s.pile[s.active].append(kind)
            s.tell(story.BOTTLED, s.hero[s.active], kind)
        else:
            s.push(PlayAtOnce(kind))
