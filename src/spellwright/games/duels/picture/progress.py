"""How far a player is with a Quest: what it needs, what is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.games.duels.content.columns import HAND, NAMES_EVENT
from spellwright.games.duels.content.rows import QUEST_ENTRIES, effect_words
from spellwright.games.duels.lexicons import OVERLAY_NAMES, say
from spellwright.games.duels.picture.seen import Seen
from spellwright.games.duels.queries import (
    challenges_of,
    in_play,
    models_within,
    terrain_overlays_of,
)
from spellwright.games.duels.rules.quest_conditions import (
    BOOK,
    EGG,
    ORB,
    SWORD,
    THE_CUP,
    THE_RING,
    challenges_in_zone,
    holds,
    in_zone,
    leader_in_play,
    on_arrivals,
)
from spellwright.games.duels.rules.upkeep import upkept_by
from spellwright.games.duels.state import (
    CHALLENGES,
    NOBODY,
    NOWHERE,
    DuelsState,
    cards_of,
)
from spellwright.kernel.saying import Saying

Count = Callable[[DuelsState, int], int]


class Progress(NamedTuple):
    """How much there is of what is needed, and what to say of it; `met` if the Quest holds now."""

    have: int
    need: int
    says: Saying
    met: bool


_WORDS: Final = effect_words(QUEST_ENTRIES)
_WANTED: Final = {
    "blade-in-hand": (SWORD,),
    "ring-bearer": (THE_RING,),
    "open-book": (BOOK,),
    "egg-hunt": (EGG,),
    "crystal-gazer": (ORB,),
    "raise-the-cup": (THE_CUP,),
    "steel-and-stone": (SWORD, THE_RING),
    "lore-and-sight": (BOOK, ORB),
    "feast-day": (EGG, THE_CUP),
}
"""Quests for certain Challenges."""


def _near_leader(s: DuelsState, seat: int) -> int:
    if not leader_in_play(s, seat):
        return 0
    return len(models_within(s, 1 - seat, s.at[s.leader[seat]], 1))


def _watched(s: DuelsState, seat: int) -> int:
    return len(
        [
            one
            for one in range(CHALLENGES)
            if s.overlay_at[one] != NOWHERE
            and s.overlay_up[one]
            and models_within(s, seat, s.overlay_at[one], 1)
        ]
    )


def _pincered(s: DuelsState, seat: int) -> int:
    near = [len(models_within(s, seat, s.at[foe], 1)) for foe in in_play(s, 1 - seat)]
    return max(near, default=0)


def _zones(s: DuelsState, seat: int) -> int:
    return len([zone for zone in (0, 1) if challenges_in_zone(s, seat, zone)])


def _gates(s: DuelsState, seat: int) -> int:
    return len([zone for zone in (0, 1) if on_arrivals(s, seat, zone)])


_COUNTS: Final[dict[str, tuple[int, Count]]] = {
    "two-at-once": (2, lambda s, p: len(challenges_of(s, p))),
    "triple-crown": (3, lambda s, p: len(challenges_of(s, p))),
    "behind-the-lines": (2, lambda s, p: challenges_in_zone(s, p, 1 - p)),
    "founders-trove": (2, lambda s, p: len({SWORD, THE_CUP, BOOK} & set(challenges_of(s, p)))),
    "both-banks": (2, _zones),
    "grand-tour": (4, lambda s, p: s.toured[p].bit_count()),
    "surrounded": (2, _near_leader),
    "foothold": (1, lambda s, p: on_arrivals(s, p, 1 - p)),
    "invasion": (2, lambda s, p: on_arrivals(s, p, 1 - p)),
    "occupation": (3, lambda s, p: on_arrivals(s, p, 1 - p)),
    "two-gates": (2, _gates),
    "spread-thin": (3, lambda s, p: len([m for m in in_play(s, 1 - p) if s.impacts[m]])),
    "pincer": (2, _pincered),
    "march-on": (3, lambda s, p: in_zone(s, p, 1 - p)),
    "ring-of-watchers": (3, _watched),
    "woven-magic": (2, lambda s, p: len(upkept_by(s, p))),
    "ground-taken": (1, terrain_overlays_of),
    "lords-of-the-land": (2, terrain_overlays_of),
    "veil-of-mystery": (
        3,
        lambda s, _: len(
            [o for o, at in enumerate(s.overlay_at) if at != NOWHERE and not s.overlay_up[o]]
        ),
    ),
    "full-hand": (HAND, lambda s, p: len(s.hand[p])),
    "deep-reserve": (6, lambda s, p: s.light[p] + s.dark[p]),
    "apothecary": (3, lambda s, p: s.potions_used[p]),
    "tireless": (3, lambda s, p: len([c for c in cards_of(p) if s.clock[c]])),
}
"""Quests that count: how many are needed, how many there are."""


def progress(view: Seen, seat: int, quest: int) -> Progress:
    """Where a player stands with a Quest now."""
    s = view.shown
    if s.leader[seat] == NOBODY or not s.round:
        return Progress(0, 1, say("quest-not-begun"), False)
    key = _WORDS[quest]
    met = holds(s, seat, quest)
    if key in _WANTED:
        held = challenges_of(s, seat)
        have = [one for one in _WANTED[key] if one in held]
        overlays = tuple(OVERLAY_NAMES.noun(one) for one in have)
        says = say("quest-controlled", overlays=overlays) if have else say("quest-none-controlled")
        return Progress(len(have), len(_WANTED[key]), says, met)
    if key in _COUNTS:
        need, count = _COUNTS[key]
        have_now = count(s, seat)
        shown = min(have_now, need)
        says = say(f"quest-counts-{key}", n=have_now, most=need)
        return Progress(shown, need, says, met or shown >= need)
    if NAMES_EVENT[quest]:
        return Progress(0, 1, say("quest-waits"), False)
    return Progress(int(met), 1, say("quest-holds" if met else "quest-holds-not"), met)
