"""What is wrong with a position, for saved states and the laws."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.queries import locations, packs_in_play, spaces
from spellwright.games.battle.rules.setup import cards_in_all, tokens_in_all
from spellwright.games.battle.state import (
    BREW_EVENT,
    BREW_OWNER,
    BREW_PLACES,
    EMPTY,
    MOST_TOKENS,
    TALLIES,
    WAITING_SIZE,
    WATCHER_SIZE,
    BattleState,
)
from spellwright.kernel.faults import column_fault
from spellwright.kernel.saying import Saying

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


def faults(s: BattleState) -> list[Saying]:
    shape = _shape(s)
    return shape or [*_numbers(s), *_components(s)]


def _shape(s: BattleState) -> list[Saying]:
    """The columns have the right length, so that everything else can be looked at."""
    if s.heroes != (2 if s.settings["solo"] == "two-heroes" else s.seats):
        return [say("fault-heroes")]
    if s.scenario != columns.SCENARIOS.index(str(s.settings["scenario"])):
        return [say("fault-scenario")]
    for name in PER_HERO:
        if len(getattr(s, name)) != s.heroes:
            return [column_fault(name)]
    slots = columns.SLOTS[s.scenario] + 1
    for name in PER_SLOT:
        if len(getattr(s, name)) != slots:
            return [column_fault(name)]
    if len(s.tally) != len(TALLIES) or len(s.shop) != columns.SHOP_SPACES:
        return [say("fault-sizes")]
    if s.tile >= 0 and (len(s.shelf), len(s.potions), len(s.potion_places)) != (10, 2, 2):
        return [say("fault-potions-board")]
    if s.tile >= len(columns.TILE_SHELVES):
        return [say("fault-tile")]
    if not all(
        _fits(places, kind) for kind, places in zip(s.potions, s.potion_places, strict=True)
    ):
        return [say("fault-potion-places")]
    lying = [
        *s.shelf,
        *s.supply,
        *s.tray,
        s.held_token,
        *[lies for row in s.potion_places for lies in row],
    ]
    lying += [lies for row in s.brews for lies in row[BREW_PLACES:]]
    if any(not EMPTY <= token < len(columns.INGREDIENTS) for token in lying):
        return [say("fault-ingredient")]
    sizes = [len(row) == WAITING_SIZE for row in s.waiting]
    sizes += [len(row) == WATCHER_SIZE for row in s.watchers]
    if not all(sizes):
        return [say("fault-waiting")]
    for row in s.brews:
        if len(row) < BREW_PLACES or not columns.IS_EVENT[row[BREW_EVENT]]:
            return [say("fault-brew")]
        if not 0 <= row[BREW_OWNER] < s.heroes:
            return [say("fault-brew-owner")]
        if len(row) - BREW_PLACES != len(columns.RECIPE[row[BREW_EVENT]]):
            return [say("fault-brew-places")]
    return []


def _fits(places: list[int], potion: int) -> bool:
    return potion == EMPTY or len(places) == len(columns.RECIPE[potion])


def _numbers(s: BattleState) -> list[Saying]:
    found: list[Saying] = []
    if not 0 <= s.active < s.heroes or not 0 <= s.first < s.heroes or not 0 <= s.step <= 5:
        found.append(say("fault-step"))
    if any(not 0 <= health <= columns.FULL_HEALTH for health in s.health):
        found.append(say("fault-health"))
    tokens = [*s.attack, *s.influence, *s.row_attack, *s.row_influence]
    if any(not 0 <= count <= MOST_TOKENS for count in tokens):
        found.append(say("fault-tokens"))
    if s.location not in locations(s) or not 0 <= s.control <= spaces(s):
        found.append(say("fault-control"))
    for place in range(s.heroes):
        known = max(s.deck_seen[place], s.deck_known[place])
        if not 0 <= known <= len(s.deck[place]):
            found.append(say("fault-known-cards"))
    taken = [hero for hero in s.hero if hero >= 0]
    if len(set(taken)) != len(taken) or any(hero >= columns.HERO_COUNT for hero in taken):
        found.append(say("fault-same-hero"))
    return found


def _components(s: BattleState) -> list[Saying]:
    """Nothing is lost and nothing is made."""
    found: list[Saying] = []
    rows = [*s.deck, *s.hand, *s.pile, *s.own_shop, *s.bought_own, *s.purchased, *s.shop]
    if any(EMPTY in row for row in [*rows, s.play_area, s.banished, s.drawn_up]):
        found.append(say("fault-no-card"))
    if s.cards_in_all and cards_in_all(s) != s.cards_in_all:
        found.append(say("fault-cards", n=cards_in_all(s), wanted=s.cards_in_all))
    if s.cards_in_all and tokens_in_all(s) != s.tokens_in_all:
        found.append(say("fault-ingredients", n=tokens_in_all(s), wanted=s.tokens_in_all))
    if s.cards_in_all and _event_count(s) != _events_expected(s):
        found.append(say("fault-events"))
    foes = [foe for foe in [*s.row, *s.foe_pile, *s.villain_stack] if foe != EMPTY]
    if len(set(foes)) != len(foes) or any(not columns.IS_FOE[foe] for foe in foes):
        found.append(say("fault-foes"))
    for slot, foe in enumerate(s.row):
        if foe == EMPTY and (s.row_attack[slot] or s.row_influence[slot]):
            found.append(say("fault-empty-slot"))
    return found


def _event_count(s: BattleState) -> int:
    lists = [s.event_stack, s.event_pile, s.events_on_table, s.events_banished, s.events_unseen]
    return sum(len(events) for events in lists) + len(s.brews)


def _events_expected(s: BattleState) -> int:
    events = columns.event_cards(s.scenario, packs_in_play(s))
    if s.settings["solo"] == "official":
        events = [event for event in events if event != columns.IMPERIO]
    return len(events)
