"""Advantage and Disadvantage, each with its cause (WD-23, WD-37)."""

from __future__ import annotations

from spellwright.games.duels.conditions import POISED, SLY, end, is_now
from spellwright.games.duels.content.columns import (
    APPRENTICE,
    CHOSEN_ONE,
    HUFFLEPUFF,
    IS_COMBAT,
    LOCKET,
    MAGICAL_IMMUNITY,
    MAGICAL_MASTERY,
    PROFESSOR,
    PROFESSOR_REACH,
)
from spellwright.games.duels.lexicons import (
    EDGE_CHOSEN_ONE,
    EDGE_DAZED,
    EDGE_FELIX,
    EDGE_HUFFLEPUFF,
    EDGE_IMMUNITY,
    EDGE_LOCKET,
    EDGE_MARK,
    EDGE_MASTERY,
    EDGE_PROFESSOR,
    EDGE_SLYTHERIN,
    EDGE_WARD,
)
from spellwright.games.duels.queries import bears, figure, has, models_within, warding
from spellwright.games.duels.state import BY_SPELL, USED_LOCKET, DuelsState, seat_of

Edges = list[tuple[int, int]]
"""Causes (`lexicons.EDGES`) with what each gives: above 0 Advantage, below Disadvantage."""


def net(edges: Edges) -> int:
    """WD-23.2 to WD-23.4: what is left of all of it."""
    return sum([amount for _, amount in edges])


def acting_edges(s: DuelsState, kind: int, item: int, actor: int, target: int) -> Edges:
    """Advantage and Disadvantage of the acting Model."""
    found, foe = _held(s, actor), 0
    if kind == BY_SPELL:
        found += _of_caster(s, item, actor)
        if target >= 0 and seat_of(target) != seat_of(actor) and has(s, target, MAGICAL_IMMUNITY):
            foe = figure(s, target, MAGICAL_IMMUNITY)
    return found + handicaps(s, actor, foe)


def defending_edges(s: DuelsState, model: int) -> Edges:
    """Advantage of a Model in a Defense Test, without its Disadvantage."""
    found, wards = _held(s, model), warding(s, model)
    if wards:
        found.append((EDGE_WARD, wards))
    if has(s, model, CHOSEN_ONE):
        found.append((EDGE_CHOSEN_ONE, 1))
    return found


def handicaps(s: DuelsState, model: int, foe: int = 0) -> Edges:
    """Disadvantage of a Model; `foe` is what the other Model adds (WD-37.18a)."""
    found: Edges = []
    if not has(s, model, HUFFLEPUFF):
        if s.dazed[model]:
            found.append((EDGE_DAZED, -s.dazed[model]))
        if foe:
            found.append((EDGE_IMMUNITY, -foe))
    if bears(s, model, LOCKET) and not s.used[model] & USED_LOCKET:
        found.append((EDGE_LOCKET, -1))
    return found


def _held(s: DuelsState, model: int) -> Edges:
    """Advantage that a Model has in any Clash."""
    found: Edges = []
    if s.felix[model]:
        found.append((EDGE_FELIX, s.felix[model]))
    if is_now(s, model, POISED):
        found.append((EDGE_HUFFLEPUFF, 1))
    if is_now(s, model, SLY):
        found.append((EDGE_SLYTHERIN, 1))
    return found


def _of_caster(s: DuelsState, spell: int, caster: int) -> Edges:
    found: Edges = []
    if IS_COMBAT[spell] and s.dark_mark[caster]:
        found.append((EDGE_MARK, s.dark_mark[caster]))
    if has(s, caster, MAGICAL_MASTERY):
        found.append((EDGE_MASTERY, 1))
    if has(s, caster, APPRENTICE):
        near = models_within(s, seat_of(caster), s.at[caster], PROFESSOR_REACH)
        found += [(EDGE_PROFESSOR, 1) for model in near if has(s, model, PROFESSOR)]
    return found


def use_up(s: DuelsState, model: int) -> None:
    """End what holds for the next Clash only (WD-38.12)."""
    s.dazed[model] = 0
    end(s, model, POISED | SLY)
    s.used[model] |= USED_LOCKET
