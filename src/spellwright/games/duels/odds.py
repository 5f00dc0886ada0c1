"""The odds of a Clash, from the cards that have not been seen yet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.games.duels.content.columns import (
    CARD_COPIES,
    CARD_VALUE,
    IS_TWO_PLUS,
    JINXED,
    LUCKY,
)
from spellwright.games.duels.rules.edges import acting_edges, defending_edges, handicaps, net
from spellwright.games.duels.rules.modifiers import (
    acting_bonus,
    casting_bonus,
    defending_bonus,
)
from spellwright.games.duels.state import BY_SPELL, NOBODY, DuelsState, seat_of

TWO_PLUS: Final = 4
"""The place of 2+ after 0, +1, +2 and +3."""
KINDS: Final = 5
Counts = tuple[int, ...]
Spread = tuple[float, ...]
"""How likely each total is, from 0 upwards."""


def kind_of(card: int) -> int:
    return TWO_PLUS if IS_TWO_PLUS[card] else CARD_VALUE[card]


_WHOLE: Final = [
    sum([copies for card, copies in enumerate(CARD_COPIES) if kind_of(card) == kind])
    for kind in range(KINDS)
]


def unseen(s: DuelsState, owner: int, seat: int) -> Counts:
    """The cards of a player's deck by kind, as far as a seat can tell."""
    counts = _WHOLE[:]
    gone = [*s.discard[owner], *s.aside[owner], *s.extra[owner], s.counting[owner]]
    if owner == seat:
        gone += s.hand[owner]
    for card in gone:
        if card >= 0 and card not in (LUCKY, JINXED):
            kind = kind_of(card)
            counts[kind] = max(0, counts[kind] - 1)
    return tuple(counts) if any(counts) else tuple(_WHOLE)


@lru_cache(maxsize=4096)
def spread(counts: Counts, edge: int = 0, more: int = 0) -> Spread:
    """The totals of a revealed card with Advantage or Disadvantage, and of this many more cards."""
    whole = sum(counts)
    shares = [count / whole for count in counts]
    edge = max(-3, min(3, edge))
    if edge:
        shares = _picked(shares, edge)
    plain = [count / whole for count in counts]
    totals = _resolve(shares, plain)
    for _ in range(more):
        totals = _sum(totals, _resolve(plain, plain))
    return tuple(totals)


def _picked(shares: list[float], edge: int) -> list[float]:
    """The best, or the lowest, of several cards."""
    cards = 1 + abs(edge)
    order = range(KINDS) if edge > 0 else range(KINDS - 1, -1, -1)
    found = [0.0] * KINDS
    below = 0.0
    for kind in order:
        upto = below + shares[kind]
        found[kind] = upto**cards - below**cards
        below = upto
    return found


def _resolve(shares: list[float], plain: list[float]) -> list[float]:
    """A 2+ adds a card; a second 2+ in a row is taken as +3."""
    totals = [*shares[:TWO_PLUS], 0.0, 0.0]
    for value in range(KINDS):
        totals[2 + min(value, 3)] += shares[TWO_PLUS] * plain[value]
    return totals


def _sum(one: list[float], other: list[float]) -> list[float]:
    totals = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, also in enumerate(other):
            totals[first + second] += chance * also
    return totals


def reaches(totals: Spread, least: int) -> float:
    """How likely a total is at least this high."""
    return sum(totals[max(0, least) :])


@lru_cache(maxsize=8192)
def beats(one: Spread, other: Spread, lead: int) -> float:
    """How likely one total with this lead is higher than the other."""
    won = 0.0
    for total, chance in enumerate(other):
        if chance:
            won += chance * sum(one[max(0, total + 1 - lead) :])
    return won


# -- what an action promises -----------------------------------------------------------------------


def hit_chance(
    s: DuelsState,
    decks: tuple[Counts, Counts],
    kind: int,
    item: int,
    actor: int,
    target: int,
    more: tuple[int, int] = (0, 0),
    bonus: int = 0,
) -> float:
    """How likely a Faced Clash succeeds, by the cards unseen alone; hands are left out.

    `decks` and `more` (Empowerment Cards) are those of the acting side, then of the other one;
    `bonus` is what the acting side has besides its modifiers, such as a lead bought.
    """
    own = spread(decks[0], net(acting_edges(s, kind, item, actor, target)), more[0])
    theirs = defending_edges(s, target) + handicaps(s, target)
    other = spread(decks[1], net(theirs), more[1])
    lead = acting_bonus(s, kind, item, actor) - defending_bonus(s, kind, item, actor, target)
    return beats(own, other, lead + bonus)


def cast_chance(s: DuelsState, caster: int, spell: int, more: int = 0) -> float:
    """How likely a Spell that is no Combat Spell succeeds."""
    seat = seat_of(caster)
    edge = net(acting_edges(s, BY_SPELL, spell, caster, NOBODY))
    totals = spread(unseen(s, seat, seat), edge, more)
    return reaches(totals, 1 - casting_bonus(s, spell, caster))


def percent(share: float) -> int:
    """A chance in percent.

    >>> percent(7 / 12)
    58
    """
    return round(100 * share)
