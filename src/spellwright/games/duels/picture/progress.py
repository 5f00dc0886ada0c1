"""How far a player is with a Quest: what it needs, what is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.drawing.wording import listed, many
from spellwright.games.duels.content.columns import HAND, NAMES_EVENT
from spellwright.games.duels.content.tables import QUESTS
from spellwright.games.duels.picture.seen import Seen, overlay_name
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

Count = Callable[[DuelsState, int], int]


class Progress(NamedTuple):
    """How much there is of what is needed, and the same in words; `met` if the Quest holds now."""

    have: int
    need: int
    words: str
    met: bool


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


_COUNTS: Final[dict[str, tuple[int, Count, str]]] = {
    "two-at-once": (2, lambda s, p: len(challenges_of(s, p)), "Challenge controlled"),
    "triple-crown": (3, lambda s, p: len(challenges_of(s, p)), "Challenge controlled"),
    "behind-the-lines": (
        2,
        lambda s, p: challenges_in_zone(s, p, 1 - p),
        "Challenge controlled in the other Zone",
    ),
    "founders-trove": (
        2,
        lambda s, p: len({SWORD, THE_CUP, BOOK} & set(challenges_of(s, p))),
        "of Sword, Cup and Book controlled",
    ),
    "both-banks": (2, _zones, "Zone with a Challenge controlled"),
    "grand-tour": (4, lambda s, p: s.toured[p].bit_count(), "Challenge visited"),
    "surrounded": (2, _near_leader, "opposing Model next to the Leader"),
    "foothold": (1, lambda s, p: on_arrivals(s, p, 1 - p), "Model on an Arrival Space there"),
    "invasion": (2, lambda s, p: on_arrivals(s, p, 1 - p), "Model on an Arrival Space there"),
    "occupation": (3, lambda s, p: on_arrivals(s, p, 1 - p), "Model on an Arrival Space there"),
    "two-gates": (2, _gates, "Zone with an Arrival Space held"),
    "spread-thin": (
        3,
        lambda s, p: len([m for m in in_play(s, 1 - p) if s.impacts[m]]),
        "opposing Model with Impacts",
    ),
    "pincer": (2, _pincered, "Model next to the same foe"),
    "march-on": (3, lambda s, p: in_zone(s, p, 1 - p), "Model in the other Zone"),
    "ring-of-watchers": (3, _watched, "Challenge watched"),
    "woven-magic": (2, lambda s, p: len(upkept_by(s, p)), "Spell upkept"),
    "ground-taken": (1, terrain_overlays_of, "Terrain Overlay controlled"),
    "lords-of-the-land": (2, terrain_overlays_of, "Terrain Overlay controlled"),
    "veil-of-mystery": (
        3,
        lambda s, _: len(
            [o for o, at in enumerate(s.overlay_at) if at != NOWHERE and not s.overlay_up[o]]
        ),
        "overlay on its Mystery side",
    ),
    "full-hand": (HAND, lambda s, p: len(s.hand[p]), "Clash Card in hand"),
    "deep-reserve": (6, lambda s, p: s.light[p] + s.dark[p], "Power Marker in the pool"),
    "apothecary": (3, lambda s, p: s.potions_used[p], "Potion used"),
    "tireless": (3, lambda s, p: len([c for c in cards_of(p) if s.clock[c]]), "Spell with a Clock"),
}
"""Quests that count: how many are needed, how many there are, of what."""


def progress(view: Seen, seat: int, quest: int) -> Progress:
    """Where a player stands with a Quest now."""
    s = view.shown
    if s.leader[seat] == NOBODY or not s.round:
        return Progress(0, 1, "the duel has not begun", False)
    key = QUESTS[quest]["key"]
    met = holds(s, seat, quest)
    if key in _WANTED:
        held = challenges_of(s, seat)
        have = [one for one in _WANTED[key] if one in held]
        named = listed([f"the {overlay_name(one)}" for one in have]) or "none of it"
        return Progress(len(have), len(_WANTED[key]), f"{named} controlled", met)
    if key in _COUNTS:
        need, count, thing = _COUNTS[key]
        have_now = count(s, seat)
        shown = min(have_now, need)
        return Progress(
            shown, need, f"{_of(thing, need)}: {have_now} of {need}", met or shown >= need
        )
    if NAMES_EVENT[quest]:
        return Progress(0, 1, "waits for it to happen", False)
    return Progress(int(met), 1, "holds now" if met else "does not hold now", met)


def _of(thing: str, need: int) -> str:
    """The things that are counted, in the right number."""
    if thing.startswith("of "):
        return thing.removeprefix("of ")
    head, _, rest = thing.partition(" ")
    if head in ("Power", "Clash", "Terrain", "opposing"):
        second, _, rest = rest.partition(" ")
        head = f"{head} {second}"
    plural = many(2, head).removeprefix("2 ") if need > 1 else head
    return f"{plural} {rest}".strip()
