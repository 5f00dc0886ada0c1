"""Questions about a position: values, limits, who can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.games.talisman.board import CENTAUR_CLEARING, HALL, REGION
from spellwright.games.talisman.content.columns import (
    CARD_RULE,
    CARRIES,
    DE,
    DE_CARD,
    ENEMY,
    FACTION,
    IS_HALLOW,
    KIND,
    MAGIC,
    MAGIC_BONUS,
    MIGHT_BONUS,
    MOST_FOLLOWERS,
    MOST_OBJECTS,
    MOST_SPELLS,
    NAME,
    SIDE_RULE,
    SPELL_CHANGE,
    SPELL_LIMIT,
)
from spellwright.games.talisman.content.names import (
    ARMY,
    DOBBY,
    FULL_MOON,
    HAGRID_B,
    LUCIUS_B,
    LUPIN,
    NARCISSA,
    RODOLPHUS,
    STINKSAP,
)
from spellwright.games.talisman.state import TalismanState

FERRET_VALUE: Final = 1
"""Magic and Might of a Ferret (TA-18.4)."""


def have_rule(cards: Sequence[int], rule: int) -> bool:
    """Whether one of the cards has the rule of a certain card."""
    for card in cards:  # noqa: SIM110  (a generator is slow when compiled)
        if CARD_RULE[card] == rule:
            return True
    return False


def with_rule(cards: Sequence[int], rule: int) -> int:
    """The first of the cards that has the rule of a certain card; -1 if none has."""
    for card in cards:
        if CARD_RULE[card] == rule:
            return card
    return -1


def faction(s: TalismanState, seat: int) -> int:
    return FACTION[s.character[seat]]


def is_side(s: TalismanState, seat: int, side: int) -> bool:
    """Whether a seat has the abilities of a side: a Ferret has none (TA-18.6)."""
    shown = s.side[seat]
    return shown >= 0 and SIDE_RULE[shown] == side and not s.ferret[seat]


def seat_of(s: TalismanState, character: int) -> int:
    return s.character.index(character)


def leader_of(s: TalismanState, side: int) -> int:
    """The seat that can use the abilities of a side now, or -1."""
    for seat, shown in enumerate(s.side):
        if shown >= 0 and SIDE_RULE[shown] == side and s.life[seat] and not s.ferret[seat]:
            return seat
    return -1


def is_frozen(s: TalismanState, seat: int) -> bool:
    """TA-17.19: under Immobulus a Character makes no choices and uses nothing."""
    return bool(s.frozen) and seat == s.active


def in_turn_order(s: TalismanState, start: int) -> list[int]:
    """All seats, clockwise from one of them."""
    return [(start + place) % s.seats for place in range(s.seats)]


def in_region(s: TalismanState, region: int, start: int) -> list[int]:
    """The Characters in a Region in turn order; those with Life 0 are out of reach (TA-20.10)."""
    return [
        seat for seat in in_turn_order(s, start) if s.life[seat] and REGION[s.at[seat]] == region
    ]


def others_on_space(s: TalismanState, seat: int) -> list[int]:
    """Other Characters on the space of a Character, clockwise from it."""
    at, life, here = s.at, s.life, s.at[seat]
    return [
        other
        for other in in_turn_order(s, seat)
        if at[other] == here and other != seat and life[other]
    ]


def opponents_on_space(s: TalismanState, seat: int) -> list[int]:
    """The Characters that a Character could meet (TA-8.1, TA-24.13)."""
    here = s.at[seat]
    if here == HALL or s.at.count(here) == 1:
        return []
    mine = faction(s, seat)
    return [other for other in others_on_space(s, seat) if faction(s, other) != mine]


# -- values ----------------------------------------------------------------------------------------


def objects_count(s: TalismanState, seat: int) -> bool:
    """Whether bonuses of Objects count where a Character stands (TA-MID13)."""
    return s.at[seat] != CENTAUR_CLEARING


def total(s: TalismanState, seat: int, ability: int) -> int:
    """Magic or Might outside a fight (TA-3.4)."""
    return total_magic(s, seat) if ability == MAGIC else total_might(s, seat)


def total_magic(s: TalismanState, seat: int) -> int:
    if s.ferret[seat]:
        return FERRET_VALUE
    value = s.magic[seat]
    if s.followers[seat]:
        value += follower_magic(s, seat)
    if s.objects[seat] and objects_count(s, seat):
        for card in s.objects[seat]:
            value += MAGIC_BONUS[card]
    return value


def total_might(s: TalismanState, seat: int) -> int:
    if s.ferret[seat]:
        return FERRET_VALUE
    value = s.might[seat]
    if s.followers[seat]:
        value += follower_might(s, seat)
    if s.objects[seat] and objects_count(s, seat):
        for card in s.objects[seat]:
            value += MIGHT_BONUS[card]
    return value


def magic_from(s: TalismanState, seat: int, follower: int) -> int:
    """The Magic that one Follower gives outside a fight."""
    rule = CARD_RULE[follower]
    if rule == NARCISSA:
        return 1 if len(s.followers[seat]) > 1 else 0
    if rule == ARMY:
        return (len(s.followers[seat]) - 1) // 2
    if rule == RODOLPHUS:
        return 1 if s.token == DE else 0
    if rule == LUPIN and have_rule(s.beside, FULL_MOON):
        return 0
    return MAGIC_BONUS[follower]


def might_from(follower: int) -> int:
    """The Might that one Follower gives outside a fight; a tamed Enemy gives 1 (TA-RHB2)."""
    return 1 if KIND[follower] == ENEMY else MIGHT_BONUS[follower]


def follower_magic(s: TalismanState, seat: int) -> int:
    value, from_death_eaters = 0, 0
    for follower in s.followers[seat]:
        bonus = magic_from(s, seat, follower)
        value += bonus
        if bonus and KIND[follower] == DE_CARD:
            from_death_eaters = 1
    if from_death_eaters and is_side(s, seat, LUCIUS_B):
        value += 1
    return value


def follower_might(s: TalismanState, seat: int) -> int:
    value = 0
    for follower in s.followers[seat]:
        value += might_from(follower)
    if is_side(s, seat, LUCIUS_B) and governs_might(s, seat):
        value += 1
    return value


def governs_might(s: TalismanState, seat: int) -> bool:
    """TA-LMB3: no Death Eater Follower gives Magic now, but one gives Might."""
    ours = [follower for follower in s.followers[seat] if KIND[follower] == DE_CARD]
    return any(might_from(f) for f in ours) and not any(magic_from(s, seat, f) for f in ours)


# -- limits ----------------------------------------------------------------------------------------


def spell_limit(s: TalismanState, seat: int) -> int:
    """TA-17.1, TA-17.2."""
    magic = total_magic(s, seat)
    limit = SPELL_LIMIT[magic] if magic < len(SPELL_LIMIT) else MOST_SPELLS
    for follower in s.followers[seat]:
        limit += SPELL_CHANGE[follower]
    return 0 if limit < 0 else min(limit, MOST_SPELLS)


def object_limit(s: TalismanState, seat: int) -> int:
    """TA-16.1, TA-16.2."""
    most = MOST_OBJECTS
    for card in s.objects[seat]:
        if CARRIES[card] > most:
            most = CARRIES[card]
    for card in s.followers[seat]:
        if CARRIES[card] > most:
            most = CARRIES[card]
    return most


def follower_limit(s: TalismanState, seat: int) -> int:
    """TA-16.9, TA-RHB1."""
    return MOST_FOLLOWERS + 1 if is_side(s, seat, HAGRID_B) else MOST_FOLLOWERS


def may_hold(s: TalismanState, seat: int, card: int) -> bool:
    """TA-16.5: never two Objects of one name."""
    name = NAME[card]
    return all(NAME[held] != name for held in s.objects[seat])


def hallow_of(s: TalismanState, seat: int) -> int:
    """The Hallow that a Character holds, or -1."""
    for card in s.objects[seat]:
        if IS_HALLOW[card]:
            return card
    return -1


def limited_to_one(s: TalismanState, seat: int) -> bool:
    """TA-6.7: the move is limited to 1 space."""
    return bool(s.ferret[seat]) or DOBBY in s.followers[seat] or have_rule(s.beside, STINKSAP)


def too_many_spells(s: TalismanState, seat: int) -> bool:
    """TA-26.11: whether Spells must go, if the option is on (TA-17.6: otherwise none must)."""
    hand = s.hand[seat]
    if (
        not hand
        or not s.settings["discard-spells"]
        or s.ferret[seat]
        or s.at[seat] == CENTAUR_CLEARING
    ):
        return False
    return len(hand) > spell_limit(s, seat)


def others_alive(s: TalismanState, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.life[other]]
