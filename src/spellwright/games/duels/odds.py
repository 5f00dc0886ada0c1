"""The odds of a Clash, from the cards that have not been seen yet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.games.duels.collection import packs_in_play
from spellwright.games.duels.content.columns import (
    CARD_VALUE,
    IS_TWO_PLUS,
    JINXED,
    LUCKY,
    clash_deck,
)
from spellwright.games.duels.rules.clash_cards import card_total
from spellwright.games.duels.rules.edges import acting_edges, defending_edges, handicaps, net
from spellwright.games.duels.rules.modifiers import (
    acting_bonus,
    casting_bonus,
    defending_bonus,
)
from spellwright.games.duels.state import (
    BY_SPELL,
    FACE_DOWN,
    NOBODY,
    NOTHING,
    DuelsState,
    seat_of,
)

TWO_PLUS: Final = 4
"""The place of 2+ after 0, +1, +2 and +3."""
KINDS: Final = 5
Counts = tuple[int, ...]
Spread = tuple[float, ...]
"""How likely each total is, from 0 upwards."""


def kind_of(card: int) -> int:
    return TWO_PLUS if IS_TWO_PLUS[card] else CARD_VALUE[card]


@lru_cache(maxsize=64)
def _whole(packs: int) -> list[int]:
    """The cards of a whole deck by kind, with those of the packs in play; not to be changed."""
    kinds = [kind_of(card) for card in clash_deck(packs)]
    return [kinds.count(kind) for kind in range(KINDS)]


def unseen(s: DuelsState, owner: int, seat: int) -> Counts:
    """The cards of a player's deck by kind, as far as a seat can tell."""
    whole = _whole(packs_in_play(s))
    counts = whole[:]
    gone = [*s.discard[owner], *s.aside[owner], *s.extra[owner], s.counting[owner]]
    if owner == seat:
        gone += s.hand[owner]
    for card in gone:
        if card >= 0 and card not in (LUCKY, JINXED):
            kind = kind_of(card)
            counts[kind] = max(0, counts[kind] - 1)
    return tuple(counts) if any(counts) else tuple(whole)


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


# -- in the middle of a Clash ----------------------------------------------------------------------


def _of_card(counts: Counts, card: int) -> Spread:
    """The totals that a Clash Card brings: a 2+ adds a further card."""
    shares = [float(kind == kind_of(card)) for kind in range(KINDS)]
    whole = sum(counts)
    return tuple(_resolve(shares, [count / whole for count in counts]))


def _fixed(total: int) -> tuple[Spread, int]:
    """A total that is known, as a spread with what is added to it; it may be below 0."""
    return (1.0,), total


def _side(s: DuelsState, owner: int, seat: int, card: int = NOTHING) -> tuple[Spread, int]:
    """The totals of a side without its modifiers, as a seat can tell, if it swapped for a card.

    A card that lies face down, swapped in by the other player, may be any that is unseen, and so
    may an Empowerment Card.
    """
    counts = unseen(s, owner, seat)
    more = len(s.empower[owner])
    if card != NOTHING:
        spreads, known = _of_card(counts, card), s.clash_bonus[owner]
    elif s.face[owner] == FACE_DOWN and owner != seat:
        spreads, known = spread(counts), s.clash_bonus[owner]
    elif s.face[owner] == FACE_DOWN:
        spreads, known = _of_card(counts, s.counting[owner]), s.clash_bonus[owner]
    elif s.counting[owner] == NOTHING and owner != s.attacking_seat:
        # The defender reveals after the attacker.
        edge = net(defending_edges(s, s.defender) + handicaps(s, s.defender))
        spreads, known = spread(counts, edge), s.clash_bonus[owner]
    else:
        spreads, known = _fixed(card_total(s, owner))
    for _ in range(more):
        spreads = tuple(_sum(list(spreads), list(spread(counts))))
    return spreads, known


def chance_in_clash(s: DuelsState, seat: int, card: int = NOTHING, bonus: int = 0) -> float:
    """How likely the action of the Clash in progress succeeds, once the cards have been revealed;
    with a card of the hand for the one revealed, or with so much more for the asked player. What
    the other player may still swap or buy is left out.
    """
    acts = s.attacking_seat
    clash = (s.clash_kind, s.clash_item, s.attacker)
    own, lead = _side(s, acts, seat, card if seat == acts else NOTHING)
    lead += acting_bonus(s, *clash) + (bonus if seat == acts else 0)
    if s.defender == NOBODY:
        return reaches(own, 1 - lead)
    other, against = _side(s, 1 - acts, seat, card if seat != acts else NOTHING)
    against += defending_bonus(s, *clash, s.defender) + (bonus if seat != acts else 0)
    # A defender's total is never below 0.
    lowest = max(0, -against)
    floor = sum(other[: lowest + 1])
    held = (floor, *other[lowest + 1 :])
    return beats(own, held, lead - max(0, against))


def percent(share: float) -> int:
    """A chance in percent.

    >>> percent(7 / 12)
    58
    """
    return round(100 * share)
