"""How near each Quest is: from 0, hopeless, to 1, as good as scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels.board import DANGEROUS, DIFFICULT, OBSCURING
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.quest_deeds import DEEDS
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.content.columns import QUEST_POINTS
from spellwright.games.duels.content.rows import QUEST_ENTRIES, effect_words
from spellwright.games.duels.queries import challenges_of
from spellwright.games.duels.rules.quest_conditions import (
    BOOK,
    EGG,
    ORB,
    SWORD,
    THE_CUP,
    THE_RING,
    holds,
)
from spellwright.games.duels.state import NOTHING, OVERLAYS

Mission = Callable[[Prospects], float]


def hold(*challenges: int) -> Mission:
    return lambda p: p.all_of([p.challenge(number) for number in challenges])


def hold_many(least: int) -> Mission:
    return lambda p: p.many_of(p.challenges(), least)


def deep_strike(p: Prospects) -> float:
    others = [model for model in p.models if model != p.s.leader[p.seat]]
    return p.many_of(p.challenges(1 - p.seat), 1, others)


def behind_the_lines(p: Prospects) -> float:
    return p.many_of(p.challenges(1 - p.seat), 2)


def firm_grip(p: Prospects) -> float:
    """A Model that held a Challenge when the Round began stays; for the next Round any will do."""
    s = p.s
    keepers = [model for model in p.models if s.held[model] != NOTHING]
    now = max([p.all_of([p.challenge(s.held[model])], [model]) for model in keepers], default=0.0)
    later = weights.LATER * p.many_of(p.challenges(), 1) if p.rounds else 0.0
    return max(now, later)


def majority(p: Prospects) -> float:
    return p.many_of(p.challenges(), len(challenges_of(p.s, 1 - p.seat)) + 1)


def founders_trove(p: Prospects) -> float:
    goals = [goal for number in (SWORD, THE_CUP, BOOK) if (goal := p.challenge(number))]
    return p.many_of(goals, 2)


def both_banks(p: Prospects) -> float:
    return p.one_of_each([p.challenges(0), p.challenges(1)])


def grand_tour(p: Prospects) -> float:
    missing = [c for c in range(6) if not p.s.toured[p.seat] >> c & 1]
    goals = [goal for number in missing if (goal := p.challenge(number))]
    needed = len(missing) - 2
    if needed <= 0:
        return weights.SURE
    return weights.NEAR ** (needed - 1) * p.many_of(goals, 1)


def leader_of(p: Prospects) -> list[int]:
    leader = p.s.leader[p.seat]
    return [leader] if leader in p.models else []


def from_the_front(p: Prospects) -> float:
    return p.all_of([p.zone(1 - p.seat)], leader_of(p))


def unscathed(p: Prospects) -> float:
    leader = leader_of(p)
    if not leader:
        return 0.0
    return 0.8 if not p.s.impacts[leader[0]] else 0.15 / p.s.impacts[leader[0]]


def leaders_prize(p: Prospects) -> float:
    return p.many_of(p.challenges(), 1, leader_of(p))


def surrounded(p: Prospects) -> float:
    leader = leader_of(p)
    if not leader or len(p.foes) < 2:
        return 0.0
    row = p.s.board.distance[p.s.at[leader[0]]]
    ways = sorted([row[p.s.at[foe]] for foe in p.foes])
    return 0.5 * p.plan([(leader[0], max(0, ways[1] - 1))])


def on_arrivals(least: int) -> Mission:
    return lambda p: p.some_in(p.arrivals(1 - p.seat), least)


def home_guard(p: Prospects) -> float:
    invaders = [foe for foe in p.foes if p.s.board.zone[p.s.at[foe]] == p.seat]
    return 0.4 ** len(invaders) * p.some_in(p.arrivals(p.seat), 1)


def two_gates(p: Prospects) -> float:
    return p.all_of([p.arrivals(0), p.arrivals(1)])


def close_ranks(p: Prospects) -> float:
    leader = leader_of(p)
    if not leader or len(p.models) < 3:
        return 0.0
    row = p.s.board.distance[p.s.at[leader[0]]]
    return p.plan([(model, max(0, row[p.s.at[model]] - 3)) for model in p.models])


def pincer(p: Prospects) -> float:
    best = 0.0
    for foe in p.foes:
        row = p.s.board.distance[p.s.at[foe]]
        ways = sorted([(row[p.s.at[model]] - 1, model) for model in p.models])[:2]
        if len(ways) == 2:
            best = max(best, p.plan([(model, way) for way, model in ways]))
    return best


def march_on(p: Prospects) -> float:
    return p.some_in(p.zone(1 - p.seat), 3)


def ring_of_watchers(p: Prospects) -> float:
    return p.many_of(p.challenges(), 3, reach=1)


def ground_taken(least: int) -> Mission:
    return lambda p: p.many_of(p.terrain_overlays(), least)


def in_the_shadows(p: Prospects) -> float:
    return p.some_in(p.ground_kind(OBSCURING, 1 - p.seat), 1)


def many_paths(p: Prospects) -> float:
    kinds = [p.ground_kind(terrain) for terrain in (DIFFICULT, OBSCURING, DANGEROUS)]
    pairs = ((0, 1), (0, 2), (1, 2))
    return max([p.all_of([kinds[one], kinds[other]]) for one, other in pairs])


def veil_of_mystery(p: Prospects) -> float:
    s = p.s
    shown = [(s.overlay_at[o],) for o in range(OVERLAYS) if s.overlay_up[o]]
    missing = 3 - (OVERLAYS - len(shown))
    if missing <= 0:
        return weights.SURE
    near = [min([max(0, p.steps(m, goal) - 1) for goal in shown], default=99) for m in p.models]
    return p.chance(missing, sum(sorted(near)[:missing]))


_BY_KEY: Final[dict[str, Mission]] = {
    "blade-in-hand": hold(SWORD),
    "ring-bearer": hold(THE_RING),
    "open-book": hold(BOOK),
    "egg-hunt": hold(EGG),
    "crystal-gazer": hold(ORB),
    "raise-the-cup": hold(THE_CUP),
    "two-at-once": hold_many(2),
    "deep-strike": deep_strike,
    "behind-the-lines": behind_the_lines,
    "triple-crown": hold_many(3),
    "firm-grip": firm_grip,
    "majority": majority,
    "steel-and-stone": hold(SWORD, THE_RING),
    "lore-and-sight": hold(BOOK, ORB),
    "feast-day": hold(EGG, THE_CUP),
    "founders-trove": founders_trove,
    "both-banks": both_banks,
    "grand-tour": grand_tour,
    "from-the-front": from_the_front,
    "unscathed": unscathed,
    "leaders-prize": leaders_prize,
    "surrounded": surrounded,
    "foothold": on_arrivals(1),
    "invasion": on_arrivals(2),
    "occupation": on_arrivals(3),
    "home-guard": home_guard,
    "two-gates": two_gates,
    "close-ranks": close_ranks,
    "pincer": pincer,
    "march-on": march_on,
    "ring-of-watchers": ring_of_watchers,
    "ground-taken": ground_taken(1),
    "lords-of-the-land": ground_taken(2),
    "in-the-shadows": in_the_shadows,
    "many-paths": many_paths,
    "veil-of-mystery": veil_of_mystery,
    **DEEDS,
}


def _by_condition(number: int) -> Mission:
    """Of a Quest of which no more is known, the position tells whether it holds."""
    return lambda p: weights.SURE if holds(p.s, p.seat, number) else weights.FARAWAY


MISSIONS: Final[list[Mission]] = [
    _BY_KEY.get(word, _by_condition(number))
    for number, word in enumerate(effect_words(QUEST_ENTRIES))
]


def quest_worth(p: Prospects) -> float:
    """What the Active Quest Cards of a seat promise."""
    return sum([QUEST_POINTS[number] * MISSIONS[number](p) for number in p.s.quests[p.seat]])
