"""What cards, Lives and tokens are worth to a Character."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.content.columns import (
    ABILITY,
    CARD_PACK,
    CARRIES,
    DUEL_MAGIC,
    ENCOUNTER_NUMBER,
    FACTION_OF_CARD,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    FURTHER,
    IN_PLAY,
    IS_HALLOW,
    IS_OBJECT,
    MAGIC,
    MAGIC_BONUS,
    MIDDLE_DECK,
    MIGHT_BONUS,
    NEUTRAL,
    NUMBER_FOE,
    NUMBER_TAKEN,
    OUTER_DECK,
    SAVES,
    START_LIFE,
    START_MAGIC,
    START_MIGHT,
    dealt,
)
from spellwright.games.talisman.odds import fighting, odds
from spellwright.games.talisman.queries import (
    faction,
    follower_limit,
    hallow_of,
    may_hold,
    object_limit,
)
from spellwright.games.talisman.rules.attack_scores import enemy_value
from spellwright.games.talisman.rules.quests import QUEST_ENEMY
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.state import TalismanState

DECKS: Final = (OUTER_DECK, MIDDLE_DECK)
ALL_PACKS: Final = (1 << len(IN_PLAY.namespaces)) - 1


def growth(s: TalismanState, seat: int) -> int:
    """What would be lost with the last Life."""
    side = s.side[seat]
    return s.magic[seat] + s.might[seat] - START_MAGIC[side] - START_MIGHT[side]


def life_cost(s: TalismanState, seat: int) -> float:
    left = s.life[seat]
    cost = weights.LIFE[min(left, len(weights.LIFE) - 1)]
    return cost + growth(s, seat) if left == 1 else cost


def lives_cost(s: TalismanState, seat: int, lost: float) -> float:
    """Several Lives at once: dearer when few are left."""
    left = s.life[seat]
    if lost < left:
        return lost * weights.LIFE[max(1, min(left - int(lost) + 1, 5))]
    return left * weights.LIFE[2] + weights.LIFE[1] + growth(s, seat)


def wounds(s: TalismanState, seat: int) -> int:
    return max(0, START_LIFE[s.side[seat]] - s.life[seat])


def fate_cost(s: TalismanState, seat: int) -> float:
    return weights.LAST_FATE if s.fate[seat] == 1 else weights.FATE


def point_worth(ability: int) -> float:
    return weights.MAGIC_POINT if ability == MAGIC else weights.MIGHT_POINT


def fight_worth(s: TalismanState, seat: int, mine: int, other: int, prize: float) -> float:
    """What it is worth to go into a fight."""
    won, drawn, lost = odds(mine, other)
    if s.fate[seat]:
        rerolled = lost * won
        won, lost = won + rerolled, lost - rerolled
    if s.quest[seat] == QUEST_ENEMY and hallow_of(s, seat) < 0:
        prize += weights.HALLOW / 2
    return won * prize - drawn * weights.DRAWN_FIGHT - lost * life_cost(s, seat)


def group_worth(s: TalismanState, seat: int, cards: list[int]) -> float:
    """What it is worth to fight several Enemies of one ability at once."""
    ability = ABILITY[cards[0]]
    mine = fighting(s, seat, ability)
    own = faction(s, seat)
    hostile = [card for card in cards if FACTION_OF_CARD[card] not in (NEUTRAL, own)]
    if hostile:
        mine += 1 if s.token == own else -len(hostile)
    value = sum([enemy_value(s, seat, card) for card in cards])
    return fight_worth(s, seat, mine, value, value / points_needed(s) * point_worth(ability))


def enemies_among(s: TalismanState, seat: int, cards: list[int]) -> list[int]:
    numbers = ENCOUNTER_NUMBER[faction(s, seat)]
    return [card for card in cards if card >= 0 and numbers[card] == NUMBER_FOE]


def enemies_worth(s: TalismanState, seat: int, cards: list[int]) -> float:
    """All Enemies among cards: a group for each ability."""
    worth = 0.0
    for ability in (0, 1):
        group = [card for card in enemies_among(s, seat, cards) if ABILITY[card] == ability]
        if group:
            worth += group_worth(s, seat, group)
    return worth


def bonus_worth(card: int) -> float:
    """What a card in hand is worth by itself."""
    worth = weights.CARD_WORTH[card]
    worth += weights.MAGIC_POINT * (MAGIC_BONUS[card] + 0.8 * FIGHT_MAGIC[card])
    worth += weights.MIGHT_POINT * (MIGHT_BONUS[card] + 0.8 * FIGHT_MIGHT[card])
    worth += 0.2 * DUEL_MAGIC[card] + weights.FARTHER * FURTHER[card]
    worth += weights.SAVER * max(0, 7 - SAVES[card]) + (0.2 if CARRIES[card] else 0.0)
    return worth + (weights.SOME_OBJECT if IS_OBJECT[card] else weights.SOME_FOLLOWER)


def held_worth(card: int) -> float:
    """What a card is worth to the Character that holds it."""
    return weights.HALLOW if IS_HALLOW[card] else bonus_worth(card)


def gain_worth(s: TalismanState, seat: int, card: int) -> float:
    """What it is worth to get a card: it may push out another one."""
    if IS_OBJECT[card]:
        if not may_hold(s, seat, card):
            return 0.0
        held, most = s.objects[seat], object_limit(s, seat)
    else:
        held, most = s.followers[seat], follower_limit(s, seat)
    worth = held_worth(card)
    if len(held) < most:
        return worth
    return max(0.0, worth - min([held_worth(other) for other in held]))


def card_worth(s: TalismanState, seat: int, card: int) -> float:
    """What it is worth to meet a card."""
    number = ENCOUNTER_NUMBER[faction(s, seat)][card]
    if number == NUMBER_FOE:
        return group_worth(s, seat, [card])
    if number == NUMBER_TAKEN:
        return max(0.0, gain_worth(s, seat, card))
    return weights.CARD_WORTH[card]


def draw_worth(s: TalismanState, seat: int, deck: int) -> float:
    """What a card drawn from a deck is worth on average."""
    packs = IN_PLAY.packs(s.settings)
    cards = dealt(DECKS[deck], CARD_PACK, packs) if packs != ALL_PACKS else DECKS[deck]
    return sum([card_worth(s, seat, card) for card in cards]) / len(cards)
