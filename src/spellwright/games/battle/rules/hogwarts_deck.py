"""The Hogwarts deck of a game: which cards, and which lie on top (HB-2.13, HB-24.21 on)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spellwright.games.battle.carry_over import banished_for_good, carried
from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import is_official, packs_in_play
from spellwright.games.battle.rules.shop import is_high
from spellwright.games.battle.state import BattleState

SOLO_REPAROS: Final = 3
SOLO_TERGEOS: Final = 2


def market_cards(s: BattleState) -> list[int]:
    """HB-2.13, HB-25.5, HB-25.7, HB-25.17: the scenario's cards without those that left."""
    all_cards = columns.shop_cards(s.scenario, packs_in_play(s))
    cards = [kind for kind in all_cards if columns.DEPICTS[kind] not in s.hero]
    out = _left_out_alone(s)
    if s.settings["carried"]:
        text = str(s.settings["carried"])
        for row in carried(text):
            out += row.deck + row.shop
        out += banished_for_good(text)
    if not out:
        return cards
    taken = Counter(out)
    left = []
    for kind in cards:
        if taken[kind] > 0:
            taken[kind] -= 1
        else:
            left.append(kind)
    return left


def _left_out_alone(s: BattleState) -> list[int]:
    """HB-26.9, HB-26.10: every copy of these is left out; some form a stack in the shop."""
    if not is_official(s):
        return []
    out = [columns.REPARO] * columns.COPIES[columns.REPARO]
    return (
        out + [columns.TERGEO] * columns.COPIES[columns.TERGEO]
        if columns.LEVEL[s.scenario] >= columns.BOX_1
        else out
    )


def put_market(s: BattleState, cards: list[int]) -> None:
    """HB-2.15, HB-24.16; forced cards lie on top of the deck of their value (HB-24.31)."""
    forced = forced_cards(s, cards)
    rest = cards[:]
    for kind in forced:
        # One that is not among the cards of this game is added to them (HB-24.36).
        if kind in rest:
            rest.remove(kind)
    if s.settings["shop-split"]:
        s.market = s.chance.shuffled([kind for kind in rest if not is_high(s, kind)])
        s.market_high = s.chance.shuffled([kind for kind in rest if is_high(s, kind)])
    else:
        s.market = s.chance.shuffled(rest)
    low = [kind for kind in forced if not is_high(s, kind)]
    high = [kind for kind in forced if is_high(s, kind)]
    s.market += low
    s.market_high += high
    s.forced, s.forced_high = len(low), len(high)


def forced_cards(s: BattleState, cards: list[int]) -> list[int]:
    """HB-24.21, HB-24.22, HB-24.30: the last one lies on top."""
    left = Counter(cards)
    flagrante = [columns.FLAGRANTE] if s.settings["shop-flagrante"] else []
    left.subtract(flagrante)
    starters = []
    if s.settings["shop-starters"]:
        for category in (
            [columns.A_HISTORY],
            columns.BANISH_SPELLS,
            columns.CONTROL_CARDS,
            [columns.FLAGRANTE],
        ):
            on_offer = [kind for kind in category if left[kind] > 0] or _to_be_added(s, category)
            kind = on_offer[s.chance.below(len(on_offer))]
            left[kind] -= 1
            starters.append(kind)
    return starters + flagrante


def _to_be_added(s: BattleState, category: list[int]) -> list[int]:
    """HB-24.36: cards from outside this game, those of the earliest set that has any."""
    left_out = _left_out_alone(s)
    packs = packs_in_play(s)
    outside = [
        kind
        for kind in category
        if columns.DEPICTS[kind] not in s.hero
        and kind not in left_out
        and packs >> columns.PACK[kind] & 1
    ]
    earliest = min([columns.FROM[kind] for kind in outside])
    return [kind for kind in outside if columns.FROM[kind] == earliest]


def set_solo_stack(s: BattleState) -> None:
    """HB-26.9, HB-26.10: one space holds a stack of Reparo!, from Box 1 on with Tergeo!."""
    stack = [columns.REPARO] * SOLO_REPAROS
    if columns.LEVEL[s.scenario] >= columns.BOX_1:
        stack = s.chance.shuffled(stack + [columns.TERGEO] * SOLO_TERGEOS)
    # HB-24.22: the first space is Flagrante!'s.
    s.shop[int(bool(s.settings["shop-flagrante"]))] = stack
