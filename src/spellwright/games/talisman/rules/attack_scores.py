"""Attack scores: totals in a fight and all that is added to them (TA-3.4, TA-9, TA-11.5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import CASTLE, CENTAUR_CLEARING, GROUNDS, HALL, REGION
from spellwright.games.talisman.content.columns import (
    ABILITY,
    CARD_RULE,
    DE,
    DE_CARD,
    DUEL_MAGIC,
    ENEMY,
    FACTION_OF_CARD,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    KIND,
    MAGIC_BONUS,
    MIGHT,
    MIGHT_BONUS,
    NEUTRAL,
    OP,
    START_MIGHT,
    VALUE,
    VOLDEMORT_VALUE,
)
from spellwright.games.talisman.content.names import (
    BELLATRIX_A,
    DUMBLEDORE_B,
    FULL_MOON,
    GREYBACK,
    KINGSLEY,
    LUCIUS_B,
    MACNAIR,
    MOODY,
    PETTIGREW_B,
    SNEAKOSCOPE,
    SWORD,
    WARDROBE_BOGGART,
)
from spellwright.games.talisman.queries import (
    FERRET_VALUE,
    faction,
    follower_magic,
    follower_might,
    governs_might,
    have_rule,
    is_side,
    magic_from,
)
from spellwright.games.talisman.rules import side_abilities
from spellwright.games.talisman.rules.card_effects import STRENGTHENS
from spellwright.games.talisman.state import (
    WITH_CARDS,
    WITH_CHARACTER,
    WITH_FOLLOWER,
    WITH_SPACE_ENEMY,
    TalismanState,
)

FIGHTER_LESSENED: Final = 1
FOE_LESSENED: Final = 2
"""The side that uses the lower of two dice (TA-MMB4)."""

BOGGART_MOST: Final = 6
FULL_MOON_BONUS: Final = 2
SWORD_AGAINST: Final = 7
WANING: Final = ((40, 8), (35, 9), (30, 10), (25, 11))
"""Voldemort's strength in the Great Hall, by the round from which it holds (TA-26.8)."""


def enemy_value(s: TalismanState, seat: int, card: int) -> int:
    """The value of an Enemy card in a fight with a Character (TA-O35, TA-M02)."""
    value = VALUE[card]
    if CARD_RULE[card] == WARDROBE_BOGGART:
        return min(BOGGART_MOST, value + len(s.followers[seat]))
    if (
        KIND[card] == ENEMY
        and ABILITY[card] == MIGHT
        and have_rule(s.beside, FULL_MOON)
        and REGION[s.at[seat]] == GROUNDS
    ):
        value += FULL_MOON_BONUS
    return value


def voldemort_value(s: TalismanState, space: int) -> int:
    """TA-7.11, TA-26.8."""
    if space != HALL:
        return VOLDEMORT_VALUE[REGION[space]]
    if s.settings["waning"]:
        for since, value in WANING:
            if s.round >= since:
                return value
    return VOLDEMORT_VALUE[CASTLE + 1]


def fight_total(s: TalismanState, seat: int) -> int:
    """Magic or Might of a Character in the present fight."""
    if s.ferret[seat]:
        return FERRET_VALUE
    if s.ability == MIGHT:
        return fight_might(s, seat)
    value = s.magic[seat] + _follower_magic(s, seat)
    if _objects_help(s, seat):
        for card in s.objects[seat]:
            value += MAGIC_BONUS[card] + FIGHT_MAGIC[card]
    if s.fight == WITH_CHARACTER and seat == s.fighter and is_side(s, seat, BELLATRIX_A):
        value += START_MIGHT[s.side[seat]]
    if s.patronus >> seat & 1:
        value += fight_might(s, seat)
    return value


def _follower_magic(s: TalismanState, seat: int) -> int:
    """TA-LMB3 counts a bonus that is given in fights with Characters only, too."""
    value = follower_magic(s, seat)
    if s.fight != WITH_CHARACTER:
        return value
    followers = s.followers[seat]
    in_duels = sum([DUEL_MAGIC[follower] for follower in followers])
    if in_duels and is_side(s, seat, LUCIUS_B):
        ours = [f for f in followers if KIND[f] == DE_CARD]
        if not any(magic_from(s, seat, f) for f in ours):
            in_duels += 1
    return value + in_duels


def fight_might(s: TalismanState, seat: int) -> int:
    value = s.might[seat] + follower_might(s, seat)
    followers = s.followers[seat]
    if s.fight == WITH_FOLLOWER and have_rule(followers, GREYBACK):
        value += 1
    if (
        s.fight == WITH_CHARACTER
        and is_side(s, seat, LUCIUS_B)
        and governs_might(s, seat)
        and any(DUEL_MAGIC[f] for f in followers)
    ):
        value -= 1
    if _objects_help(s, seat):
        for card in s.objects[seat]:
            value += MIGHT_BONUS[card] + FIGHT_MIGHT[card]
        if have_rule(s.objects[seat], SWORD) and faction(s, seat) == OP and _is_mighty(s):
            value += 1
    return value


def _is_mighty(s: TalismanState) -> bool:
    """TA-12.9: the sum of the group counts."""
    against_enemies = s.fight in (WITH_CARDS, WITH_SPACE_ENEMY, WITH_FOLLOWER)
    return against_enemies and s.ability == MIGHT and sum(s.foe_values) >= SWORD_AGAINST


def _objects_help(s: TalismanState, seat: int) -> bool:
    return s.at[seat] != CENTAUR_CLEARING and not s.disarmed >> seat & 1


def modifiers(s: TalismanState, seat: int) -> int:
    """What is added to the attack score of a Character after its ability."""
    value = advantage(s, seat)
    if s.ferret[seat]:
        return value
    followers = s.followers[seat]
    if followers:
        value += _follower_score(s, seat, followers)
    if (
        s.fight == WITH_CHARACTER
        and seat == s.foe
        and have_rule(s.objects[seat], SNEAKOSCOPE)
        and _objects_help(s, seat)
    ):
        value += 1
    if STRENGTHENS:
        for card in [*followers, *(s.objects[seat] if _objects_help(s, seat) else [])]:
            if card in STRENGTHENS:
                value += STRENGTHENS[card](s, seat, card)
    if s.side[seat] in side_abilities.STRENGTHENS:
        value += side_abilities.STRENGTHENS[s.side[seat]](s, seat)
    if is_side(s, seat, DUMBLEDORE_B) and REGION[s.at[seat]] == CASTLE:
        value += 1
    if is_side(s, seat, PETTIGREW_B) and s.ability == MIGHT:
        value += 1
    return value


def _follower_score(s: TalismanState, seat: int, followers: list[int]) -> int:
    """TA-O20, TA-O32, TA-M09."""
    value = 0
    against_death_eater = any(FACTION_OF_CARD[card] == DE for card in s.foe_cards)
    if have_rule(followers, KINGSLEY) and against_death_eater:
        value += 1
    if have_rule(followers, MACNAIR) and s.ability == MIGHT and _has_neutral_enemy(s):
        value += 1
    if have_rule(followers, MOODY):
        other = s.foe if seat == s.fighter else s.fighter
        if against_death_eater or (s.fight == WITH_CHARACTER and faction(s, other) == DE):
            value += 1
    return value


def _has_neutral_enemy(s: TalismanState) -> bool:
    if s.fight == WITH_SPACE_ENEMY:
        return True
    return any(FACTION_OF_CARD[card] == NEUTRAL for card in s.foe_cards)


def advantage(s: TalismanState, seat: int) -> int:
    """TA-9.2 to TA-9.9."""
    mine = faction(s, seat)
    if s.fight == WITH_CHARACTER:
        return 1 if s.token == mine else 0
    hostile = 0
    for card in s.foe_cards:
        if FACTION_OF_CARD[card] not in (NEUTRAL, mine):
            hostile += 1
    if s.token == mine:
        return 1 if hostile else 0
    return -hostile


def die_of_fighter(s: TalismanState) -> int:
    return min(s.own_dice) if s.lessened & FIGHTER_LESSENED else max(s.own_dice)


def die_of_foe(s: TalismanState) -> int:
    return min(s.foe_dice) if s.lessened & FOE_LESSENED else max(s.foe_dice)


def fighter_score(s: TalismanState) -> int:
    seat = s.fighter
    return die_of_fighter(s) + fight_total(s, seat) + modifiers(s, seat)


def scores_with(s: TalismanState, seat: int, dice: list[int]) -> tuple[int, int]:
    """The attack scores of a Character and of the other side, if these were its dice."""
    if seat == s.fighter:
        die = min(dice) if s.lessened & FIGHTER_LESSENED else max(dice)
        return fighter_score(s) - die_of_fighter(s) + die, foe_score(s)
    die = min(dice) if s.lessened & FOE_LESSENED else max(dice)
    return foe_score(s) - die_of_foe(s) + die, fighter_score(s)


def foe_score(s: TalismanState) -> int:
    if s.fight == WITH_CHARACTER:
        return die_of_foe(s) + fight_total(s, s.foe) + modifiers(s, s.foe)
    return die_of_foe(s) + sum(s.foe_values)
