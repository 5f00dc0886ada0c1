"""The conditions of the Quest Cards that describe a position or a count (WD-19.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register, unknown_word
from spellwright.games.duels.board import DANGEROUS, DIFFICULT, OBSCURING
from spellwright.games.duels.conditions import HANGING, REMOVED, is_now
from spellwright.games.duels.content.columns import HAND, NAMES_EVENT
from spellwright.games.duels.content.rows import QUEST_ENTRIES, QUESTS, places, resolved
from spellwright.games.duels.queries import (
    challenge_held,
    challenges_of,
    in_play,
    is_obscured,
    limit_of,
    models_within,
    terrain_overlays_of,
)
from spellwright.games.duels.rules.quest_events import EVENT_OF_QUEST, EVENTS
from spellwright.games.duels.rules.upkeep import upkept_by
from spellwright.games.duels.state import (
    CHALLENGES,
    NOTHING,
    NOWHERE,
    OVERLAYS,
    DuelsState,
    cards_of,
    models_of,
)

SWORD, THE_RING, BOOK, EGG, ORB, THE_CUP = range(CHALLENGES)

Condition = Callable[[DuelsState, int], bool]
effect: Final[Register[Condition]] = Register("effect", takes=2)
"""What Quest Cards ask for, by their keys."""
CONDITIONS: Final[list[Condition]] = []
"""By the numbers of Quest Cards, once all conditions are there (`resolve_conditions`)."""


def resolve_conditions() -> None:
    """Find the condition of each Quest Card, the game's and those of packs; refused if one is
    missing: a Quest that nobody could ever score.
    """
    CONDITIONS[:] = resolved(QUEST_ENTRIES, effect, _by_event)
    for number, place in enumerate(places(QUEST_ENTRIES, "instant")):
        if NAMES_EVENT[number] != bool(EVENT_OF_QUEST[number]):
            raise unknown_word("effect", QUESTS[number]["instant"], place, EVENTS)


def _by_event(number: int) -> Condition | None:
    """A Quest that names an event has no position to look at."""
    return _never if EVENT_OF_QUEST[number] else None


def _never(_s: DuelsState, _seat: int) -> bool:
    return False


def controls_all(*wanted: int) -> Condition:
    def condition(s: DuelsState, seat: int) -> bool:
        held = challenges_of(s, seat)
        return all(challenge in held for challenge in wanted)

    return condition


def controls_many(least: int) -> Condition:
    return lambda s, seat: len(challenges_of(s, seat)) >= least


def challenges_in_zone(s: DuelsState, seat: int, zone: int) -> int:
    """Challenges that a player controls in the Zone of a seat."""
    held = challenges_of(s, seat)
    return len([one for one in held if s.board.zone[s.overlay_at[one]] == zone])


@effect("deep-strike")
def deep_strike(s: DuelsState, seat: int) -> bool:
    return any(
        model != s.leader[seat]
        and challenge_held(s, model) != NOTHING
        and s.board.zone[s.at[model]] == 1 - seat
        for model in models_of(seat)
    )


@effect("behind-the-lines")
def behind_the_lines(s: DuelsState, seat: int) -> bool:
    return challenges_in_zone(s, seat, 1 - seat) >= 2


@effect("firm-grip")
def firm_grip(s: DuelsState, seat: int) -> bool:
    return any(
        s.held[model] != NOTHING and challenge_held(s, model) == s.held[model]
        for model in models_of(seat)
    )


@effect("majority")
def majority(s: DuelsState, seat: int) -> bool:
    return len(challenges_of(s, seat)) > len(challenges_of(s, 1 - seat))


@effect("founders-trove")
def founders_trove(s: DuelsState, seat: int) -> bool:
    held = challenges_of(s, seat)
    return len([one for one in (SWORD, THE_CUP, BOOK) if one in held]) >= 2


@effect("both-banks")
def both_banks(s: DuelsState, seat: int) -> bool:
    return all(challenges_in_zone(s, seat, zone) for zone in (0, 1))


@effect("grand-tour")
def grand_tour(s: DuelsState, seat: int) -> bool:
    return s.toured[seat].bit_count() >= 4


def leader_in_play(s: DuelsState, seat: int) -> bool:
    return s.at[s.leader[seat]] >= 0


@effect("from-the-front")
def from_the_front(s: DuelsState, seat: int) -> bool:
    return leader_in_play(s, seat) and s.board.zone[s.at[s.leader[seat]]] == 1 - seat


@effect("unscathed")
def unscathed(s: DuelsState, seat: int) -> bool:
    return leader_in_play(s, seat) and s.impacts[s.leader[seat]] == 0


@effect("leaders-prize")
def leaders_prize(s: DuelsState, seat: int) -> bool:
    return challenge_held(s, s.leader[seat]) != NOTHING


@effect("surrounded")
def surrounded(s: DuelsState, seat: int) -> bool:
    if not leader_in_play(s, seat):
        return False
    return len(models_within(s, 1 - seat, s.at[s.leader[seat]], 1)) >= 2


def on_arrivals(s: DuelsState, seat: int, zone: int) -> int:
    """Models of a player that hold Arrival Spaces of a Zone (Levicorpus: none)."""
    spaces = s.board.arrivals[zone]
    return len([m for m in models_of(seat) if s.at[m] in spaces and not is_now(s, m, HANGING)])


def arrivals(least: int) -> Condition:
    return lambda s, seat: on_arrivals(s, seat, 1 - seat) >= least


def in_zone(s: DuelsState, seat: int, zone: int) -> int:
    """Models of a player in the Zone of a seat."""
    return len([model for model in in_play(s, seat) if s.board.zone[s.at[model]] == zone])


@effect("home-guard")
def home_guard(s: DuelsState, seat: int) -> bool:
    return on_arrivals(s, seat, seat) > 0 and in_zone(s, 1 - seat, seat) == 0


@effect("two-gates")
def two_gates(s: DuelsState, seat: int) -> bool:
    return on_arrivals(s, seat, 0) > 0 and on_arrivals(s, seat, 1) > 0


@effect("spread-thin")
def spread_thin(s: DuelsState, seat: int) -> bool:
    return len([model for model in in_play(s, 1 - seat) if s.impacts[model]]) >= 3


@effect("on-the-brink")
def on_the_brink(s: DuelsState, seat: int) -> bool:
    return any(s.impacts[model] >= limit_of(s, model) for model in in_play(s, 1 - seat))


@effect("close-ranks")
def close_ranks(s: DuelsState, seat: int) -> bool:
    if not leader_in_play(s, seat):
        return False
    friends = in_play(s, seat)
    near = models_within(s, seat, s.at[s.leader[seat]], 3)
    return len(friends) >= 3 and len(near) == len(friends)


@effect("nobody-left-behind")
def nobody_left_behind(s: DuelsState, seat: int) -> bool:
    lost = any(is_now(s, model, REMOVED) for model in models_of(seat))
    return not lost and any(s.impacts[model] for model in in_play(s, 1 - seat))


@effect("pincer")
def pincer(s: DuelsState, seat: int) -> bool:
    foes = in_play(s, 1 - seat)
    return any(len(models_within(s, seat, s.at[foe], 1)) >= 2 for foe in foes)


@effect("march-on")
def march_on(s: DuelsState, seat: int) -> bool:
    return in_zone(s, seat, 1 - seat) >= 3


@effect("ring-of-watchers")
def ring_of_watchers(s: DuelsState, seat: int) -> bool:
    """Each of three Challenges, Mystery Pieces left out (WD-G9), has a Model on or next to it."""
    watched = [
        challenge
        for challenge in range(CHALLENGES)
        if s.overlay_at[challenge] != NOWHERE
        and s.overlay_up[challenge]
        and models_within(s, seat, s.overlay_at[challenge], 1)
    ]
    return len(watched) >= 3


@effect("woven-magic")
def woven_magic(s: DuelsState, seat: int) -> bool:
    return len(upkept_by(s, seat)) >= 2


@effect("in-the-shadows")
def in_the_shadows(s: DuelsState, seat: int) -> bool:
    return any(
        is_obscured(s, model) and s.board.zone[s.at[model]] == 1 - seat
        for model in in_play(s, seat)
    )


@effect("many-paths")
def many_paths(s: DuelsState, seat: int) -> bool:
    grounds = set()
    for model in in_play(s, seat):
        ground = OBSCURING if is_obscured(s, model) else s.terrain[s.at[model]]
        if ground in (DIFFICULT, OBSCURING, DANGEROUS):
            grounds.add(ground)
    return len(grounds) >= 2


def mystery_pieces(least: int) -> Condition:
    """Overlays on their Mystery side, whoever turned them."""

    def condition(s: DuelsState, _seat: int) -> bool:
        veiled = [o for o in range(OVERLAYS) if s.overlay_at[o] != NOWHERE and not s.overlay_up[o]]
        return len(veiled) >= least

    return condition


def terrain_control(least: int) -> Condition:
    return lambda s, seat: terrain_overlays_of(s, seat) >= least


@effect("full-hand")
def full_hand(s: DuelsState, seat: int) -> bool:
    return len(s.hand[seat]) >= HAND


@effect("deep-reserve")
def deep_reserve(s: DuelsState, seat: int) -> bool:
    return s.light[seat] + s.dark[seat] >= 6


@effect("tireless")
def tireless(s: DuelsState, seat: int) -> bool:
    return len([card for card in cards_of(seat) if s.clock[card]]) >= 3


@effect("greater-numbers")
def greater_numbers(s: DuelsState, seat: int) -> bool:
    return len(in_play(s, seat)) > len(in_play(s, 1 - seat))


effect("blade-in-hand")(controls_all(SWORD))
effect("ring-bearer")(controls_all(THE_RING))
effect("open-book")(controls_all(BOOK))
effect("egg-hunt")(controls_all(EGG))
effect("crystal-gazer")(controls_all(ORB))
effect("raise-the-cup")(controls_all(THE_CUP))
effect("two-at-once")(controls_many(2))
effect("triple-crown")(controls_many(3))
effect("steel-and-stone")(controls_all(SWORD, THE_RING))
effect("lore-and-sight")(controls_all(BOOK, ORB))
effect("feast-day")(controls_all(EGG, THE_CUP))
effect("foothold")(arrivals(1))
effect("invasion")(arrivals(2))
effect("occupation")(arrivals(3))
effect("ground-taken")(terrain_control(1))
effect("veil-of-mystery")(mystery_pieces(3))
effect("lords-of-the-land")(terrain_control(2))


def holds(s: DuelsState, seat: int, number: int) -> bool:
    """Whether the position meets the condition of a Quest Card."""
    return CONDITIONS[number](s, seat)
