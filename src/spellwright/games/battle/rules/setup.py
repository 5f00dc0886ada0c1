"""Setup (HB-2): who plays whom, and everything on its place."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.carry_over import carried
from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import (
    encounters,
    horcruxes,
    is_official,
    packs_in_play,
    player,
)
from spellwright.games.battle.rules.asking import ask_among
from spellwright.games.battle.rules.cards import draw
from spellwright.games.battle.rules.challenges import activate_encounter, activate_horcrux
from spellwright.games.battle.rules.foes import put_foe, voldemort_comes
from spellwright.games.battle.rules.hogwarts_deck import market_cards, put_market, set_solo_stack
from spellwright.games.battle.rules.multi_hero import experts_to_take, owns_many
from spellwright.games.battle.rules.potions import (
    POTION_SPACES,
    fill_potions,
    fill_shelves,
)
from spellwright.games.battle.rules.shop import FillShop
from spellwright.games.battle.state import EMPTY, BattleProcedure, BattleState, HeroPlace
from spellwright.kernel.option import FIRST, first_of

SOLO_CONTROL: Final = 2
"""HB-26.6."""
EXTRA_ITEMS: Final = 2
"""HB-26.5."""
SOLO_FOES: Final = 4
"""HB-26.8."""
HARDEST: Final = 5
"""HB-24.3."""


class SetUp(BattleProcedure):
    """HB-2.25: the decisions one kind after the other, each in seat order."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = (
        "ask_hero",
        "note_hero",
        "ask_hero_card",
        "note_hero_card",
        "ask_expert",
        "note_expert",
        "ask_charm",
        "note_charm",
        "ask_first",
        "note_first",
        "ask_item",
        "note_item",
        "board",
        "foes",
        "note_last_foe",
        "shop",
        "count",
    )

    def __init__(self) -> None:
        self.hero = 0

    # -- choices -----------------------------------------------------------------------------------

    def ask_one(self, s: BattleState, question: int, otherwise: str) -> None:
        """Ask the next Hero's player; a player with one option or none is not asked."""
        if self.hero == s.heroes:
            self.hero = 0
            self.go_to(otherwise)
            return
        found = self.options(s, 0, question)
        if len(found) == 1:
            s.answer = found[0]
        elif found:
            ask_among(s, found, self.hero, question, [])
        else:
            self.hero += 1
            self.again()

    def note_one(self, s: BattleState, step: str) -> int:
        self.hero += 1
        self.go_to(step)
        return first_of(s.answer)

    def ask_hero(self, s: BattleState) -> None:
        """HB-2.16, HB-2.27; a campaign's Heroes stay (HB-25.20)."""
        if s.settings["carried"]:
            s.hero = [row.hero for row in carried(str(s.settings["carried"]))]
            self.go_to("ask_hero_card")
        else:
            self.ask_one(s, words.ASK_HERO, "ask_hero_card")

    def note_hero(self, s: BattleState) -> None:
        place = self.hero
        s.hero[place] = self.note_one(s, "ask_hero")
        s.tell(story.HERO_TAKEN, s.hero[place])

    def ask_hero_card(self, s: BattleState) -> None:
        self.ask_one(s, words.ASK_HERO_CARD, "ask_expert")

    def note_hero_card(self, s: BattleState) -> None:
        """HB-2.28, HB-24.4, HB-24.5."""
        place = self.hero
        on_offer = columns.hero_cards_on_offer(s.hero[place], s.scenario, packs_in_play(s))
        s.hero_card[place] = self.note_one(s, "ask_hero_card")
        s.tell(story.CARD_TAKEN, s.hero[place], s.hero_card[place])
        s.hero_cards[place] = on_offer[:] if owns_many(s) else [s.hero_card[place]]

    def ask_expert(self, s: BattleState) -> None:
        self.ask_one(s, words.ASK_EXPERT, "ask_charm")

    def note_expert(self, s: BattleState) -> None:
        place = self.hero
        thing = self.note_one(s, "ask_expert")
        s.experts[place].append(thing)
        s.expert[place] = s.experts[place][0]
        s.tell(story.CARD_TAKEN, s.hero[place], thing)
        if len(s.experts[place]) < experts_to_take(s):
            self.hero -= 1

    def ask_charm(self, s: BattleState) -> None:
        self.ask_one(s, words.ASK_CHARM, "ask_first")

    def note_charm(self, s: BattleState) -> None:
        place = self.hero
        s.charm[place] = self.note_one(s, "ask_charm")
        s.tell(story.CARD_TAKEN, s.hero[place], s.charm[place])

    def ask_first(self, s: BattleState) -> None:
        """HB-2.24."""
        if s.heroes == 1:
            self.go_to("ask_item")
        else:
            s.ask(player(s, 0), words.ASK_FIRST)

    def note_first(self, s: BattleState) -> None:
        if s.answer == words.BY_LOT:
            s.first = s.chance.below(s.heroes)
        else:
            s.first = s.hero.index(first_of(s.answer))
        s.active = s.first

    def ask_item(self, s: BattleState) -> None:
        """HB-26.5."""
        if is_official(s) and len(s.pile[0]) < EXTRA_ITEMS:
            s.ask(player(s, 0), words.ASK_ITEM)
        else:
            self.go_to("board")

    def note_item(self, s: BattleState) -> None:
        s.pile[0].append(first_of(s.answer))
        self.go_to("ask_item")

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_HERO:
            return [words.TAKE_HERO | hero << FIRST for hero in heroes_on_offer(s)]
        if question == words.ASK_FIRST:
            return [*[words.FIRST_HERO | hero << FIRST for hero in s.hero], words.BY_LOT]
        if question == words.ASK_LAST_FOE:
            return [words.FOE | foe << FIRST for foe in s.drawn_foes]
        return [words.TAKE_CARD | thing << FIRST for thing in self.things(s, question)]

    def things(self, s: BattleState, question: int) -> list[int]:
        hero = s.hero[self.hero]
        if question == words.ASK_HERO_CARD:
            return columns.hero_cards_on_offer(hero, s.scenario, packs_in_play(s))
        if question == words.ASK_EXPERT:
            taken = [thing for owned in s.experts for thing in owned]
            if not experts_to_take(s):
                return []
            on_offer = columns.experts_on_offer(hero, s.scenario, packs_in_play(s))
            return [thing for thing in on_offer if thing not in taken]
        if question == words.ASK_CHARM:
            on_offer = columns.charms_on_offer(s.scenario, packs_in_play(s))
            return [charm for charm in on_offer if charm not in s.charm]
        return _extra_items(s)

    # -- the board ---------------------------------------------------------------------------------

    def board(self, s: BattleState) -> None:
        """HB-2.4 to HB-2.7, HB-2.18 to HB-2.22."""
        if is_official(s):
            s.control = s.fixed_control = SOLO_CONTROL
        elif s.settings["campaign"] == "normal":
            s.control = 1
        events = columns.event_cards(s.scenario, packs_in_play(s))
        if is_official(s):
            events = [event for event in events if event != columns.IMPERIO]
        s.event_stack = s.chance.shuffled(events)
        if columns.LEVEL[s.scenario] == columns.GAME_7:
            activate_horcrux(s, horcruxes(s)[0])
        if encounters(s):
            activate_encounter(s, encounters(s)[0])
        _deal_decks(s)
        if columns.TILE_OF[s.scenario]:
            _set_potions_board(s)

    def foes(self, s: BattleState) -> None:
        """HB-2.8 to HB-2.12; alone, one of four foes waits for the end (HB-26.8)."""
        s.villain_stack = arranged(s, collected_foes(s))
        if is_official(s):
            s.drawn_foes = [s.villain_stack.pop() for _ in range(SOLO_FOES)]
            s.ask(player(s, 0), words.ASK_LAST_FOE)
        else:
            self.go_to("shop")
            deal_foes(s)

    def note_last_foe(self, s: BattleState) -> None:
        s.last_foe = first_of(s.answer)
        s.drawn_foes.remove(s.last_foe)
        s.villain_stack = [s.last_foe, *s.villain_stack, *reversed(s.drawn_foes)]
        s.drawn_foes = []
        deal_foes(s)

    def shop(self, s: BattleState) -> None:
        """HB-2.13 to HB-2.15."""
        put_market(s, market_cards(s))
        if is_official(s):
            set_solo_stack(s)
        s.push(FillShop())

    def count(self, s: BattleState) -> None:
        s.cards_in_all = cards_in_all(s)
        s.tokens_in_all = tokens_in_all(s)
        s.tell(story.GAME_BEGAN, s.hero[s.active], s.location)


def heroes_on_offer(s: BattleState) -> list[int]:
    """HB-2.27; a campaign is played by the first four (HB-25.20)."""
    there = columns.heroes_of(s.scenario, packs_in_play(s))
    if s.settings["campaign"] != "none":
        there = columns.IN_CAMPAIGNS
    return [hero for hero in there if hero not in s.hero]


def _extra_items(s: BattleState) -> list[int]:
    """HB-26.5: one starting Item from each of two other Heroes."""
    return [
        item
        for hero in columns.heroes_of(s.scenario, packs_in_play(s))
        if hero != s.hero[0] and not any(item in s.pile[0] for item in columns.STARTING_ITEMS[hero])
        for item in columns.STARTING_ITEMS[hero]
    ]


def _deal_decks(s: BattleState) -> None:
    """HB-2.18, HB-25.3, HB-25.8."""
    has_detentions = columns.LEVEL[s.scenario] >= columns.BOX_1
    s.detentions = columns.DETENTIONS if has_detentions else 0
    kept = carried(str(s.settings["carried"])) if s.settings["carried"] else ()
    for place in range(s.heroes):
        deck = columns.STARTING_DECKS[s.hero[place]] + s.pile[place]
        s.pile[place] = []
        if kept:
            deck = list(kept[place].deck) or deck
            s.own_shop[place] = list(kept[place].shop)
            s.detentions = max(s.detentions - deck.count(columns.DETENTION), 0)
        s.deck[place] = s.chance.shuffled(deck)
    for place in range(s.heroes):
        draw(s, place, columns.HAND_SIZE)


def _set_potions_board(s: BattleState) -> None:
    """HB-2.20 to HB-2.22, HB-24.33."""
    s.tile = columns.TILE_NAMES.index(f"{columns.TILE_OF[s.scenario]}-{s.settings['potion-tile']}")
    s.potion_deck = s.chance.shuffled(columns.potion_cards(s.scenario, packs_in_play(s)))
    s.potions = [EMPTY] * POTION_SPACES
    s.potion_places = [[] for _ in range(POTION_SPACES)]
    fill_potions(s)
    mix = columns.COUNTED_MIX if s.settings["ingredients"] == "counted" else columns.EVEN_MIX
    more = int(columns.LEVEL[s.scenario] == columns.PACK_4)
    tokens = [kind for kind, count in enumerate(mix) for _ in range(count + more)]
    s.supply = s.chance.shuffled(tokens)
    s.shelf = [EMPTY] * (2 * columns.SHELVES)
    fill_shelves(s)


# -- foes ------------------------------------------------------------------------------------------


def collected_foes(s: BattleState) -> list[int]:
    """HB-2.8, HB-30.5: the recommended ones, then random ones of the pool."""
    recommended = columns.recommended_foes(s.scenario, packs_in_play(s))
    missing = max(columns.FOE_COUNT[s.scenario] - len(recommended), 0)
    pool = columns.pool_of_foes(s.scenario, packs_in_play(s))
    return recommended + (s.chance.shuffled(pool)[:missing] if missing else [])


def arranged(s: BattleState, foes: list[int]) -> list[int]:
    """HB-2.10, HB-24.2, HB-24.3: the stack with its top at the end; ties at random."""
    mixed = s.chance.shuffled(foes)
    order = s.settings["villain-order"]
    if order == "shuffled" or (order == "hard5last" and len(foes) <= HARDEST):
        return mixed
    by_difficulty = sorted(mixed, key=columns.DIFFICULTY.__getitem__, reverse=True)
    if order == "listed":
        return by_difficulty
    hardest = by_difficulty[:HARDEST]
    return s.chance.shuffled(hardest) + [foe for foe in mixed if foe not in hardest]


def deal_foes(s: BattleState) -> None:
    """HB-2.12, HB-2.29: nothing is triggered."""
    for slot in range(len(s.row) - 1):
        if s.villain_stack:
            put_foe(s, slot, s.villain_stack.pop())
            s.tell(story.FOE_DEALT, s.row[slot])
    voldemort_comes(s)
    s.waiting = []


# -- counting --------------------------------------------------------------------------------------


def cards_in_all(s: BattleState) -> int:
    """All Hogwarts cards, wherever they are; none is ever lost or made."""
    rows = [*s.deck, *s.hand, *s.pile, *s.own_shop, *s.shop]
    lists = [s.play_area, s.banished, s.market, s.market_high, s.drawn_up, s.potion_deck]
    potions = len([kind for kind in s.potions if kind != EMPTY])
    return sum(len(row) for row in [*rows, *lists]) + potions + s.detentions


def tokens_in_all(s: BattleState) -> int:
    """All ingredients, wherever they are."""
    places = [token for row in s.potion_places for token in row]
    places += [token for row in s.brews for token in row[2:]]
    on_board = len([token for token in [*s.shelf, *places, s.held_token] if token != EMPTY])
    return on_board + len(s.supply) + len(s.tray)
