"""Who sees what (WD-3). What is not in the table is seen by nobody."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import MOST_MODELS
from spellwright.games.duels.state import (
    BREWING,
    BUILDING,
    CARDS_EACH,
    FACE_DOWN,
    SEATS,
    SETTING_UP,
    DuelsState,
)
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC, Visibility, VisibilityRule


def prepared(name: str, places: int) -> VisibilityRule:
    """WD-G49: while Groups are built, a seat sees its own part of a column only."""

    def shown(s: DuelsState, seat: int) -> list[int] | tuple[int, ...]:
        column: list[int] | tuple[int, ...] = getattr(s, name)
        if s.stage != BUILDING:
            return column[:]
        seen = [v if place // places == seat else HIDDEN for place, v in enumerate(column)]
        return tuple(seen) if isinstance(column, tuple) else seen

    return shown


def stocks(s: DuelsState, seat: int) -> list[int]:
    """WD-3.11: Potions are secret until both players have chosen."""
    if s.stage > BREWING:
        return s.stock[:]
    return [stock if owner == seat else HIDDEN for owner, stock in enumerate(s.stock)]


def terrain_overlays(s: DuelsState, seat: int) -> tuple[int, ...]:
    """WD-3.19: until all overlays are unveiled, only the player who placed an overlay knows its
    type.
    """
    if s.stage > SETTING_UP or any(s.overlay_up):
        return s.overlay_terrain
    kinds = [kind if owner == seat else HIDDEN for owner, kind in enumerate(s.overlay_terrain)]
    return tuple(kinds)


def decks(s: DuelsState, seat: int) -> list[list[int]]:
    """WD-3.1, WD-3.21: sizes are public; a player who looked at the top cards remembers them."""
    shown = []
    for owner in range(SEATS):
        known = s.foreseen[owner] if owner == seat else 0
        deck = s.deck[owner]
        hidden = len(deck) - known
        shown.append([HIDDEN] * hidden + deck[hidden:])
    return shown


def hands(s: DuelsState, seat: int) -> list[list[int]]:
    """WD-3.2."""
    return [hand[:] if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(s.hand)]


def hands_seen(s: DuelsState, seat: int) -> list[tuple[int, ...]]:
    """WD-3.21: what Legilimens has shown, for the two players."""
    return [seen if seat >= 0 else () for seen in s.hand_seen]


def counting(s: DuelsState, seat: int) -> list[int]:
    """WD-3.17: a swapped card lies face down until both have decided."""
    return [
        HIDDEN if s.face[owner] == FACE_DOWN and owner != seat else card
        for owner, card in enumerate(s.counting)
    ]


def empowerment(s: DuelsState, seat: int) -> list[tuple[int, ...]]:
    """WD-3.16: hidden from both players, but an owner who foresaw a card remembers it."""
    shown = []
    for owner, cards in enumerate(s.empower):
        known = s.empower_seen[owner] if owner == seat else 0
        shown.append(cards[:known] + (HIDDEN,) * (len(cards) - known))
    return shown


def quest_decks(s: DuelsState, seat: int) -> list[tuple[int, ...]]:
    """WD-3.4: the order is hidden from both, the composition from the Opponent."""
    return [
        tuple(sorted(deck))
        if owner == seat
        else (() if s.stage == BUILDING else (HIDDEN,) * len(deck))
        for owner, deck in enumerate(s.quest_deck)
    ]


def quest_hands(s: DuelsState, seat: int) -> list[tuple[int, ...]]:
    """WD-G5: seen by their owner only until both have exchanged."""
    return [
        hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(s.quest_hand)
    ]


VISIBILITY: Final[Visibility] = {
    "stage": PUBLIC,
    "round": PUBLIC,
    "setup_winner": PUBLIC,
    "starter": PUBLIC,
    "last_activation": PUBLIC,
    "map": PUBLIC,
    "join": PUBLIC,
    "first_owner": PUBLIC,
    "mysteries": PUBLIC,
    "overlay_at": PUBLIC,
    "overlay_up": PUBLIC,
    "overlay_terrain": terrain_overlays,
    "patronus": PUBLIC,
    "fiendfyre": PUBLIC,
    "trap_at": PUBLIC,
    "trap_spell": PUBLIC,
    "trap_caster": PUBLIC,
    "step": OWN,
    "pending": OWN,
    "ready": prepared("ready", 1),
    "affiliation": prepared("affiliation", 1),
    "leader": prepared("leader", 1),
    "character": prepared("character", MOST_MODELS),
    "piece": prepared("piece", MOST_MODELS),
    "traits": prepared("traits", MOST_MODELS),
    "gear": prepared("gear", MOST_MODELS),
    "locked": PUBLIC,
    "made": PUBLIC,
    "made_by": PUBLIC,
    "stock": stocks,
    "emptied": PUBLIC,
    "at": PUBLIC,
    "conditions": PUBLIC,
    "impacts": PUBLIC,
    "poison": PUBLIC,
    "slow": PUBLIC,
    "smoke": PUBLIC,
    "mist": PUBLIC,
    "cloaked": PUBLIC,
    "dazed": PUBLIC,
    "felix": PUBLIC,
    "dark_mark": PUBLIC,
    "strengthened": PUBLIC,
    "activations": PUBLIC,
    "used": PUBLIC,
    "used_up": PUBLIC,
    "innate_locked": PUBLIC,
    "held": PUBLIC,
    "scorched": PUBLIC,
    "harmed": PUBLIC,
    "spell": prepared("spell", CARDS_EACH),
    "bound": prepared("bound", CARDS_EACH),
    "holder": prepared("holder", CARDS_EACH),
    "clock": PUBLIC,
    "upkept": PUBLIC,
    "on_light": PUBLIC,
    "on_dark": PUBLIC,
    "aim": PUBLIC,
    "light": PUBLIC,
    "dark": PUBLIC,
    "spent_light": PUBLIC,
    "spent_dark": PUBLIC,
    "deck": decks,
    "foreseen": PUBLIC,
    "hand": hands,
    "hand_seen": hands_seen,
    "discard": PUBLIC,
    "lucky_supply": PUBLIC,
    "jinxed_supply": PUBLIC,
    "refilled": PUBLIC,
    "attacker": PUBLIC,
    "defender": PUBLIC,
    "attacking_seat": PUBLIC,
    "clash_kind": PUBLIC,
    "clash_item": PUBLIC,
    "counting": counting,
    "face": PUBLIC,
    "revealed": PUBLIC,
    "extra": PUBLIC,
    "aside": PUBLIC,
    "empower": empowerment,
    "empower_seen": PUBLIC,
    "interrupted": PUBLIC,
    "lower_used": PUBLIC,
    "sharper": PUBLIC,
    "reacting": PUBLIC,
    "declared": PUBLIC,
    "clash_bonus": PUBLIC,
    "quest_deck": quest_decks,
    "quest_hand": quest_hands,
    "mulligan": OWN,
    "quests": PUBLIC,
    "scored": PUBLIC,
    "quest_discard": PUBLIC,
    "quests_seen": PUBLIC,
    "points": PUBLIC,
    "happened": PUBLIC,
    "toured": PUBLIC,
    "potions_used": PUBLIC,
    "mourning": PUBLIC,
    "active": PUBLIC,
    "acting": PUBLIC,
    "began_at": PUBLIC,
    "activated": PUBLIC,
    "movement": PUBLIC,
    "advanced": PUBLIC,
    "quick": PUBLIC,
    "single": PUBLIC,
    "basic_cast": PUBLIC,
    "sly_bought": PUBLIC,
}
