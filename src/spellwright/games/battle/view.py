"""Who sees what (HB-1). Nobody sees a field that is not in the table."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.kernel.visibility import HIDDEN, PUBLIC, Visibility


def sees_hand(s: BattleState, seat: int, place: int) -> bool:
    """HB-1.3."""
    return bool(s.settings["open-hands"]) or player(s, place) == seat


def hands(s: BattleState, seat: int) -> list[list[int]]:
    """HB-1.3: a seat sees its own hand, and of the others only the number of cards."""
    return [
        hand[:] if sees_hand(s, seat, place) else [HIDDEN] * len(hand)
        for place, hand in enumerate(s.hand)
    ]


def known_cards(s: BattleState, seat: int, place: int) -> int:
    """How many cards on top of a deck a seat has seen."""
    return s.deck_known[place] if player(s, place) == seat else s.deck_seen[place]


def decks(s: BattleState, seat: int) -> list[list[int]]:
    """HB-1.2: a seat sees a deck's size, and cards on top that it has looked at (HB-28.16)."""
    shown = []
    for place, deck in enumerate(s.deck):
        hidden = len(deck) - known_cards(s, seat, place)
        shown.append([HIDDEN] * hidden + deck[hidden:])
    return shown


def knows_top_event(s: BattleState, seat: int) -> bool:
    """Whether a seat has seen the top event; a spectator has if everybody has."""
    everybody = (1 << s.heroes) - 1
    if s.top_event_known == everybody:
        return True
    known = [place for place in range(s.heroes) if s.top_event_known >> place & 1]
    return any(player(s, place) == seat for place in known)


def event_stack(s: BattleState, seat: int) -> list[int]:
    """HB-1.11."""
    hidden = len(s.event_stack) - int(knows_top_event(s, seat))
    return [HIDDEN] * hidden + s.event_stack[hidden:]


def events_unseen(s: BattleState, _seat: int) -> list[int]:
    """HB-18.7."""
    return [HIDDEN] * len(s.events_unseen)


def villain_stack(s: BattleState, _seat: int) -> list[int]:
    """HB-1.15; alone, the player knows the foe put at the bottom (HB-26.8)."""
    return [foe if foe == s.last_foe else HIDDEN for foe in s.villain_stack]


def market(s: BattleState, _seat: int) -> list[int]:
    """HB-1.18."""
    return [HIDDEN] * len(s.market)


def market_high(s: BattleState, _seat: int) -> list[int]:
    return [HIDDEN] * len(s.market_high)


def supply(s: BattleState, _seat: int) -> list[int]:
    """HB-1.23."""
    return [HIDDEN] * len(s.supply)


def potion_deck(s: BattleState, _seat: int) -> list[int]:
    """HB-1.23."""
    return [HIDDEN] * len(s.potion_deck)


VISIBILITY: Final[Visibility] = {
    "scenario": PUBLIC,
    "heroes": PUBLIC,
    "hero": PUBLIC,
    "hero_card": PUBLIC,
    "expert": PUBLIC,
    "charm": PUBLIC,
    "hero_cards": PUBLIC,
    "experts": PUBLIC,
    "first": PUBLIC,
    "turn": PUBLIC,
    "active": PUBLIC,
    "step": PUBLIC,
    "health": PUBLIC,
    "attack": PUBLIC,
    "influence": PUBLIC,
    "deck": decks,
    "hand": hands,
    "pile": PUBLIC,
    "deck_seen": PUBLIC,
    "deck_known": PUBLIC,
    "collected": PUBLIC,
    "own_shop": PUBLIC,
    "bought_own": PUBLIC,
    "purchased": PUBLIC,
    "put_by": PUBLIC,
    "detentions_banished": PUBLIC,
    "play_area": PUBLIC,
    "banished": PUBLIC,
    "locations_lost": PUBLIC,
    "location": PUBLIC,
    "control": PUBLIC,
    "fixed_control": PUBLIC,
    "markers": PUBLIC,
    "event_stack": event_stack,
    "event_pile": PUBLIC,
    "events_on_table": PUBLIC,
    "events_banished": PUBLIC,
    "events_unseen": events_unseen,
    "top_event_known": PUBLIC,
    "brews": PUBLIC,
    "calm": PUBLIC,
    "fewer_events": PUBLIC,
    "villain_stack": villain_stack,
    "last_foe": PUBLIC,
    "drawn_foes": PUBLIC,
    "row": PUBLIC,
    "row_attack": PUBLIC,
    "row_influence": PUBLIC,
    "row_attack_now": PUBLIC,
    "row_influence_now": PUBLIC,
    "row_off": PUBLIC,
    "foe_pile": PUBLIC,
    "final_revealed": PUBLIC,
    "horcrux": PUBLIC,
    "horcrux_symbols": PUBLIC,
    "encounter": PUBLIC,
    "encounter_symbols": PUBLIC,
    "encounter_attack": PUBLIC,
    "encounter_stuns": PUBLIC,
    "shop": PUBLIC,
    "market": market,
    "market_high": market_high,
    "forced": PUBLIC,
    "forced_high": PUBLIC,
    "drawn_up": PUBLIC,
    "swept": PUBLIC,
    "detentions": PUBLIC,
    "tile": PUBLIC,
    "shelf": PUBLIC,
    "supply": supply,
    "tray": PUBLIC,
    "potion_deck": potion_deck,
    "potions": PUBLIC,
    "potion_places": PUBLIC,
    "held_token": PUBLIC,
    "tally": PUBLIC,
    "gained": PUBLIC,
    "lost": PUBLIC,
    "bonus_healed": PUBLIC,
    "three_healed": PUBLIC,
    "guarded": PUBLIC,
    "bans": PUBLIC,
    "used": PUBLIC,
    "played": PUBLIC,
    "watchers": PUBLIC,
    "waiting": PUBLIC,
    "reveals": PUBLIC,
    "events_left": PUBLIC,
    "revealed": PUBLIC,
    "cloak_used": PUBLIC,
    "reprieve": PUBLIC,
    "saved_attack": PUBLIC,
    "saved_influence": PUBLIC,
    "holders": PUBLIC,
    "cards_in_all": PUBLIC,
    "tokens_in_all": PUBLIC,
}
