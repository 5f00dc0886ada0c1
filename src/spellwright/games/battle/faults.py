"""What is wrong with a position, in sentences (for saved states and the laws)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import locations, packs_in_play, spaces
from spellwright.games.battle.rules.setup import cards_in_all, tokens_in_all
from spellwright.games.battle.state import (
    BREW_EVENT,
    BREW_OWNER,
    BREW_PLACES,
    EMPTY,
    TALLIES,
    WAITING_SIZE,
    WATCHER_SIZE,
    BattleState,
)

PER_HERO: Final = (
    "hero",
    "hero_card",
    "expert",
    "charm",
    "hero_cards",
    "experts",
    "health",
    "attack",
    "influence",
    "deck",
    "hand",
    "pile",
    "deck_seen",
    "deck_known",
    "collected",
    "own_shop",
    "bought_own",
    "purchased",
    "put_by",
    "detentions_banished",
    "gained",
    "lost",
)
PER_SLOT: Final = (
    "row",
    "row_attack",
    "row_influence",
    "row_attack_now",
    "row_influence_now",
    "row_off",
)
MOST_TOKENS: Final = 1000
"""The most tokens that a Hero or a foe ever has; tokens are drawn one by one."""


def faults(s: BattleState) -> list[str]:
    shape = _shape(s)
    return shape or [*_numbers(s), *_components(s)]


def _shape(s: BattleState) -> list[str]:
    """The columns have the right length, so that everything else can be looked at."""
    if s.heroes != (2 if s.settings["solo"] == "two-heroes" else s.seats):
        return ["the number of Heroes does not fit the seats"]
    if s.scenario != columns.SCENARIOS.index(str(s.settings["scenario"])):
        return ["the scenario is not the one that was chosen"]
    for name in PER_HERO:
        if len(getattr(s, name)) != s.heroes:
            return [f"the column {name} has not one entry for each Hero"]
    slots = columns.SLOTS[s.scenario] + 1
    for name in PER_SLOT:
        if len(getattr(s, name)) != slots:
            return [f"the column {name} has not one entry for each slot"]
    if len(s.tally) != len(TALLIES) or len(s.shop) != columns.SHOP_SPACES:
        return ["the tally or the shop has the wrong size"]
    if s.tile >= 0 and (len(s.shelf), len(s.potions), len(s.potion_places)) != (10, 2, 2):
        return ["the Potions board has the wrong size"]
    if s.tile >= len(columns.TILE_SHELVES):
        return ["the requirement tile is unknown"]
    if not all(
        _fits(places, kind) for kind, places in zip(s.potions, s.potion_places, strict=True)
    ):
        return ["a potion has the wrong number of places"]
    lying = [
        *s.shelf,
        *s.supply,
        *s.tray,
        s.held_token,
        *[lies for row in s.potion_places for lies in row],
    ]
    lying += [lies for row in s.brews for lies in row[BREW_PLACES:]]
    if any(not EMPTY <= token < len(columns.INGREDIENTS) for token in lying):
        return ["an ingredient is unknown"]
    sizes = [len(row) == WAITING_SIZE for row in s.waiting]
    sizes += [len(row) == WATCHER_SIZE for row in s.watchers]
    if not all(sizes):
        return ["a waiting effect has the wrong size"]
    for row in s.brews:
        if len(row) < BREW_PLACES or not columns.IS_EVENT[row[BREW_EVENT]]:
            return ["a dark potion is unknown"]
        if not 0 <= row[BREW_OWNER] < s.heroes:
            return ["a dark potion lies in front of nobody"]
        if len(row) - BREW_PLACES != len(columns.RECIPE[row[BREW_EVENT]]):
            return ["a dark potion has the wrong number of places"]
    return []


def _fits(places: list[int], potion: int) -> bool:
    return potion == EMPTY or len(places) == len(columns.RECIPE[potion])


def _numbers(s: BattleState) -> list[str]:
    found = []
    if not 0 <= s.active < s.heroes or not 0 <= s.first < s.heroes or not 0 <= s.step <= 5:
        found.append("the active Hero or the step is unknown")
    if any(not 0 <= health <= columns.FULL_HEALTH for health in s.health):
        found.append("Health is out of range (HB-14.1, HB-14.2)")
    tokens = [*s.attack, *s.influence, *s.row_attack, *s.row_influence]
    if any(not 0 <= count <= MOST_TOKENS for count in tokens):
        found.append("there are fewer than no tokens, or more than could ever be")
    if s.location not in locations(s) or not 0 <= s.control <= spaces(s):
        found.append("there are more control tokens than spaces (HB-11.3)")
    for place in range(s.heroes):
        known = max(s.deck_seen[place], s.deck_known[place])
        if not 0 <= known <= len(s.deck[place]):
            found.append("more cards of a deck are known than it has")
    taken = [hero for hero in s.hero if hero >= 0]
    if len(set(taken)) != len(taken) or any(hero >= columns.HERO_COUNT for hero in taken):
        found.append("two players have the same Hero (HB-2.16)")
    return found


def _components(s: BattleState) -> list[str]:
    """Nothing is lost and nothing is made."""
    found = []
    rows = [*s.deck, *s.hand, *s.pile, *s.own_shop, *s.bought_own, *s.purchased, *s.shop]
    if any(EMPTY in row for row in [*rows, s.play_area, s.banished, s.drawn_up]):
        found.append("a card is no card at all")
    if s.cards_in_all and cards_in_all(s) != s.cards_in_all:
        found.append(f"there are {cards_in_all(s)} Hogwarts cards, not {s.cards_in_all}")
    if s.cards_in_all and tokens_in_all(s) != s.tokens_in_all:
        found.append(f"there are {tokens_in_all(s)} ingredients, not {s.tokens_in_all}")
    if s.cards_in_all and _event_count(s) != _events_expected(s):
        found.append("an event is missing, or there is one too many")
    foes = [foe for foe in [*s.row, *s.foe_pile, *s.villain_stack] if foe != EMPTY]
    if len(set(foes)) != len(foes) or any(not columns.IS_FOE[foe] for foe in foes):
        found.append("a foe is there twice")
    for slot, foe in enumerate(s.row):
        if foe == EMPTY and (s.row_attack[slot] or s.row_influence[slot]):
            found.append("tokens lie on an empty slot")
    return found


def _event_count(s: BattleState) -> int:
    lists = [s.event_stack, s.event_pile, s.events_on_table, s.events_banished, s.events_unseen]
    return sum(len(events) for events in lists) + len(s.brews)


def _events_expected(s: BattleState) -> int:
    events = columns.event_cards(s.scenario, packs_in_play(s))
    if s.settings["solo"] == "official":
        events = [event for event in events if event != columns.IMPERIO]
    return len(events)
