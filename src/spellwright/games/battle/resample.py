"""What a seat does not know, dealt anew: hands, decks, stacks, supplies."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import packs_in_play, player
from spellwright.games.battle.rules.setup import arranged
from spellwright.games.battle.state import NOTHING, BattleState
from spellwright.games.battle.view import known_cards, knows_top_event, sees_hand

MOST_DEALS: Final = 500
"""A hand that fits an open question is dealt sooner or later: the real one does."""


def deal_anew(s: BattleState, seat: int) -> None:
    """Replace all that a seat (or a spectator, -1) cannot know."""
    for place in range(s.heroes):
        _cards(s, seat, place)
    _events(s, seat)
    s.market = s.chance.shuffled(sorted(s.market))
    s.market_high = s.chance.shuffled(sorted(s.market_high))
    s.supply = s.chance.shuffled(sorted(s.supply))
    s.potion_deck = s.chance.shuffled(sorted(s.potion_deck))
    if s.villain_stack:
        _foes(s)


def _cards(s: BattleState, seat: int, place: int) -> None:
    """A deck and, if the seat does not see it, the hand, which must fit what is asked."""
    deck = s.deck[place]
    hidden = len(deck) - known_cards(s, seat, place)
    known = deck[hidden:]
    if sees_hand(s, seat, place):
        body = sorted(deck[:hidden])
        for _ in range(MOST_DEALS):
            s.deck[place] = s.chance.shuffled(body) + known
            if _can_answer(s, place):
                return
        return
    held = len(s.hand[place])
    body = sorted(deck[:hidden] + s.hand[place])
    for _ in range(MOST_DEALS):
        mixed = s.chance.shuffled(body)
        s.hand[place] = mixed[:held]
        s.deck[place] = mixed[held:] + known
        if _can_answer(s, place):
            return


def _can_answer(s: BattleState, place: int) -> bool:
    for ask in s.asks:
        if ask.seat == player(s, place):
            ask.cache = None
            if not s.options(ask):
                return False
    return True


def _events(s: BattleState, seat: int) -> None:
    """The stack and what was banished from it unseen (HB-18.7)."""
    hidden = len(s.event_stack) - int(knows_top_event(s, seat))
    known = s.event_stack[hidden:]
    mixed = s.chance.shuffled(sorted(s.event_stack[:hidden] + s.events_unseen))
    unseen = len(s.events_unseen)
    s.events_unseen = mixed[:unseen]
    s.event_stack = mixed[unseen:] + known


def _foes(s: BattleState) -> None:
    """Recommended foes that have not come yet, and others of the pool, in the order of HB-24."""
    last = [s.last_foe] if s.last_foe != NOTHING and s.last_foe in s.villain_stack else []
    seen = [*s.row, *s.foe_pile, *s.drawn_foes, *last]
    count = len(s.villain_stack) - len(last)
    due = [foe for foe in columns.recommended_foes(s.scenario, packs_in_play(s)) if foe not in seen]
    pool = [foe for foe in columns.pool_of_foes(s.scenario, packs_in_play(s)) if foe not in seen]
    if s.settings["villain-order"] == "listed":
        # A foe that is still to come is at least as hard as those that have come.
        come = max([columns.DIFFICULTY[foe] for foe in seen if foe >= 0], default=0)
        pool = [foe for foe in pool if columns.DIFFICULTY[foe] >= come]
    foes = due + s.chance.shuffled(pool)[: count - len(due)]
    s.villain_stack = last + arranged(s, foes)
