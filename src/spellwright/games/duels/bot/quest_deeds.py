"""How near the Quests are that ask for deeds: strikes, Potions, Spells, numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellwright.games.duels.board import DANGEROUS
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.conditions import ENDANGERED, REMOVED, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_RANGE,
    BASIC,
    HAND,
    INNATE_ATTACKS,
    MODIFIER,
    SPELL_RANGE,
    WEAPON,
)
from spellwright.games.duels.queries import bits_of, can_cast, limit_of
from spellwright.games.duels.rules.quest_events import APOTHECARY_POTIONS, MASTERPIECE_MODIFIER
from spellwright.games.duels.rules.upkeep import upkept_by
from spellwright.games.duels.state import NOTHING, DuelsState, cards_of, models_of


def reach_of_attacks(s: DuelsState, model: int) -> int:
    """The longest Range among the Attacks of a Model, 0 without any."""
    reach = max([ATTACK_RANGE[a] for a in INNATE_ATTACKS[s.character[model]]], default=0)
    for artifact in bits_of(s.gear[model]):
        if WEAPON[artifact] >= 0:
            reach = max(reach, ATTACK_RANGE[WEAPON[artifact]])
    return reach


def reach_of_magic(s: DuelsState, model: int) -> int:
    return SPELL_RANGE[BASIC] if can_cast(s, model) else 0


def strike(
    p: Prospects,
    strikers: Sequence[int],
    victims: Sequence[int],
    reach: Callable[[DuelsState, int], int],
) -> float:
    """How likely one of the strikers gets at one of the victims and hits."""
    s = p.s
    best = 0.0
    places = [s.at[foe] for foe in victims]
    if not places:
        return best
    for model in strikers:
        far = reach(s, model)
        if far:
            row = s.board.distance[s.at[model]]
            way = max(0, min([row[there] for there in places]) - far)
            busy = p.effort(model, way)
            ready = model == s.active and s.advanced
            best = max(best, p.chance(busy if ready else max(1, busy), way))
    return weights.STRIKE * best


def first_hex(p: Prospects) -> float:
    return strike(p, p.models, p.foes, reach_of_magic)


def tooth_and_steel(p: Prospects) -> float:
    return strike(p, p.models, p.foes, reach_of_attacks)


def _reach(s: DuelsState, model: int) -> int:
    return max(reach_of_magic(s, model), reach_of_attacks(s, model))


def duel_of_leaders(p: Prospects) -> float:
    s = p.s
    own = [model for model in p.models if model == s.leader[p.seat]]
    others = [foe for foe in p.foes if foe == s.leader[1 - p.seat]]
    return strike(p, own, others, _reach)


def break_the_head(p: Prospects) -> float:
    s = p.s
    head = s.leader[1 - p.seat]
    if head not in p.foes:
        return 0.0
    return 0.5 * ((s.impacts[head] + 0.5) / (limit_of(s, head) + 1)) ** 2


def heavy_blow(p: Prospects) -> float:
    return 0.3 * strike(p, p.models, p.foes, _reach)


def out_of_the_duel(p: Prospects) -> float:
    s = p.s
    near = [(s.impacts[foe] + 0.5) / (limit_of(s, foe) + 1) for foe in p.foes]
    return 0.7 * max(near, default=0.0)


def on_the_brink(p: Prospects) -> float:
    s = p.s
    missing = [limit_of(s, foe) - s.impacts[foe] for foe in p.foes]
    if not missing:
        return 0.0
    return weights.SURE * 0.5 ** min(missing)


def spread_thin(p: Prospects) -> float:
    hurt = len([foe for foe in p.foes if p.s.impacts[foe]])
    if len(p.foes) < 3:
        return 0.0
    return weights.SURE * 0.45 ** max(0, 3 - hurt)


def nobody_left_behind(p: Prospects) -> float:
    if any(is_now(p.s, model, REMOVED) for model in models_of(p.seat)):
        return 0.0
    return 0.85 if any(p.s.impacts[foe] for foe in p.foes) else 0.45


def breakthrough(p: Prospects) -> float:
    s = p.s
    goal = p.arrivals(1 - p.seat)
    ways = [
        (p.steps(model, goal) - p.pace(model))
        for model in p.models
        if s.board.zone[s.at[model]] == p.seat
    ]
    return 0.3 * 0.6 ** max(0, min(ways, default=9))


def through_the_fire(p: Prospects) -> float:
    if p.s.active >= 0 and is_now(p.s, p.s.active, ENDANGERED) and p.s.active in p.models:
        return weights.SURE
    return 0.9 * p.some_in(p.ground_kind(DANGEROUS), 1)


def apothecary(p: Prospects) -> float:
    s = p.s
    stock = (s.stock[p.seat] & ~s.emptied[p.seat]).bit_count()
    needed = max(1, APOTHECARY_POTIONS - s.potions_used[p.seat])
    if stock < needed:
        return 0.0
    ready = s.active in p.models and s.quick
    return p.chance(needed - bool(ready), 1)


def masterpiece(p: Prospects) -> float:
    s = p.s
    ready = [
        card
        for card in cards_of(p.seat)
        if s.spell[card] != NOTHING
        and MODIFIER[s.spell[card]] <= MASTERPIECE_MODIFIER
        and not s.clock[card]
        and card not in s.upkept
    ]
    return 0.3 * p.chance(1) if ready else 0.02


def woven_magic(p: Prospects) -> float:
    return (0.1, 0.35, weights.SURE)[min(2, len(upkept_by(p.s, p.seat)))]


def full_hand(p: Prospects) -> float:
    return p.chance(HAND - len(p.s.hand[p.seat]))


def deep_reserve(p: Prospects) -> float:
    return 0.9 * 0.4 ** max(0, 6 - p.s.light[p.seat] - p.s.dark[p.seat])


def tireless(p: Prospects) -> float:
    cooling = len([card for card in cards_of(p.seat) if p.s.clock[card]])
    return weights.SURE * 0.6 ** max(0, 3 - cooling)


def greater_numbers(p: Prospects) -> float:
    lead = len(p.models) - len(p.foes)
    return 0.9 if lead > 0 else 0.2 if lead == 0 else 0.04


DEEDS: Final[dict[str, Callable[[Prospects], float]]] = {
    "duel-of-leaders": duel_of_leaders,
    "break-the-head": break_the_head,
    "breakthrough": breakthrough,
    "first-hex": first_hex,
    "heavy-blow": heavy_blow,
    "spread-thin": spread_thin,
    "on-the-brink": on_the_brink,
    "out-of-the-duel": out_of_the_duel,
    "tooth-and-steel": tooth_and_steel,
    "nobody-left-behind": nobody_left_behind,
    "woven-magic": woven_magic,
    "through-the-fire": through_the_fire,
    "full-hand": full_hand,
    "deep-reserve": deep_reserve,
    "apothecary": apothecary,
    "tireless": tireless,
    "masterpiece": masterpiece,
    "greater-numbers": greater_numbers,
}
