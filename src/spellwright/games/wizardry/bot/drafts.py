"""The plans worth a thought: legal ones that keep what is written and use all points they can."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from spellwright.games.wizardry.bot.prospect import JUMPS, NO_SPELL, Draft, Prospect, Travel
from spellwright.games.wizardry.content.columns import (
    BASIC,
    COST,
    DEFEND,
    INITIATIVE,
    IS_ALONE,
    IS_STILL,
    MAGIC_TOUCH,
    MOST_IN_PLAN,
    MOVE,
    ORDER,
    PUFF_OF_WIND,
    RELOCATIONS,
    RUN,
    SPELLS_IN_PLAN,
)
from spellwright.games.wizardry.rules.plans import announced_of


def entries_of(draft: Draft) -> list[int]:
    """The entries of a draft in the order in which they are written.

    Clairvoyance shows the first two of them, so those that tell a foe least come first.
    """
    jump = [] if draft.travel.jump == NO_SPELL else [draft.travel.jump]
    return (
        [INITIATIVE] * draft.initiative
        + [DEFEND] * draft.defend
        + [MOVE] * draft.travel.moves
        + [RUN] * draft.travel.runs
        + [MAGIC_TOUCH] * draft.touches
        + [PUFF_OF_WIND] * draft.puffs
        + jump
        + list(draft.spells)
    )


def drafts(p: Prospect) -> Iterator[Draft]:
    """Every way with every choice of spells and touches; the rest is for Initiative and Defend."""
    written = p.look.planned
    spell_sets = _spell_sets(p, written)
    puffs = written.count(PUFF_OF_WIND)
    for way in p.travels:
        if not _goes_with(way, written):
            continue
        touches = written.count(MAGIC_TOUCH)
        most_touches = max(touches, MOST_IN_PLAN[MAGIC_TOUCH] if way.touches else 0)
        for spells in spell_sets:
            if not _can_share_a_plan(way, spells):
                continue
            left = p.ap - way.cost - sum([COST[spell] for spell in spells])
            if _has_one_alone(spells):
                if left >= 0 and p.s.announced[p.look.seat] <= 0:
                    yield Draft(way, 0, 0, spells, 0, 0)
                continue
            for touched in range(touches, most_touches + 1):
                for blown in range(puffs, max(puffs, p.puffs_out) + 1):
                    for initiative, defend in _commitments(p, left - touched - blown):
                        yield Draft(way, touched, blown, spells, initiative, defend)


def _goes_with(way: Travel, written: list[int]) -> bool:
    """Whether a way takes all the Moves, Runs and jumps that are written."""
    jumps = [spell for spell in written if spell in JUMPS]
    enough = way.moves >= written.count(MOVE) and way.runs >= written.count(RUN)
    return enough and jumps in ([], [way.jump])


def _spell_sets(p: Prospect, written: list[int]) -> list[tuple[int, ...]]:
    """No spell, one or two, always with those that are written; jumps belong to the ways."""
    kept = [spell for spell in written if spell >= BASIC and spell not in JUMPS]
    free = [spell for spell in p.spells if spell not in written and spell not in JUMPS]
    return [
        (*kept, *added)
        for more in range(SPELLS_IN_PLAN - len(kept) + 1)
        for added in combinations(free, more)
        if _are_compatible((*kept, *added), len(written) - len(kept))
    ]


def _has_one_alone(spells: tuple[int, ...]) -> bool:
    return any(IS_ALONE[spell] for spell in spells)


def _stands_still(spells: tuple[int, ...]) -> bool:
    return any(IS_STILL[spell] for spell in spells)


def _are_compatible(spells: tuple[int, ...], others_written: int) -> bool:
    """FW-5.18 to FW-5.20."""
    if _has_one_alone(spells) and len(spells) + others_written > 1:
        return False
    if _stands_still(spells) and any(spell in RELOCATIONS for spell in spells):
        return False
    return sum([ORDER[spell] == "last" for spell in spells]) <= 1


def _can_share_a_plan(way: Travel, spells: tuple[int, ...]) -> bool:
    """FW-5.13, FW-5.18, FW-5.20."""
    if way.entries and (_stands_still(spells) or _has_one_alone(spells)):
        return False
    return way.jump == NO_SPELL or len(spells) < SPELLS_IN_PLAN


def _commitments(p: Prospect, left: int) -> list[tuple[int, int]]:
    """How the points that are left may go into Initiative and Defend."""
    s, seat, written = p.s, p.look.seat, p.look.planned
    if left < 0:
        return []
    if s.announced[seat] >= 0:
        told = announced_of(s, seat)
        return [told] if sum(told) <= left else []
    most = min(MOST_IN_PLAN[INITIATIVE], left - written.count(DEFEND))
    return [
        (initiative, min(MOST_IN_PLAN[DEFEND], left - initiative))
        for initiative in range(written.count(INITIATIVE), most + 1)
    ]
