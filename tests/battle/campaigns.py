"""Whole campaigns, played to their end by `greedy` over options drawn by a seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import Greedy
from spellwright.games.battle.campaign import BattleCampaign
from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.foes import win
from spellwright.games.battle.state import BattleState
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value

SHOP: Final = tuple(option.id for option in RULES.game_options if option.id.startswith("shop-"))
FREE: Final = (
    "villain-order",
    "multi-hero",
    "chain-limit",
    "dark-count",
    "potion-tile",
    "influence-any",
    "stun-tokens",
    "easy-detention",
    "ingredients",
    "open-hands",
)
"""Options that go with every other one; `solo` decides about the seats."""
MOST_LOST: Final = 12
"""After so many lost games the rest is won for the Heroes: some options are hard."""
HELPED_AT: Final = 5
"""The turn in which that happens."""


def shop_variations(number: int) -> dict[str, Value]:
    """One of the 64 ways to switch the six shop variations."""
    return {name: bool(number >> place & 1) for place, name in enumerate(SHOP)}


def other_options(seed: int) -> tuple[dict[str, Value], int]:
    """Values for the rest, and the number of seats."""
    luck = FastChance(seed)
    values = {option.id: option.values for option in RULES.game_options if option.id in FREE}
    chosen: dict[str, Value] = {
        name: offered[luck.below(len(offered))] for name, offered in values.items()
    }
    seats = 1 + luck.below(4)
    chosen["solo"] = "two-heroes" if seats == 1 else "off"
    return chosen, seats


def play_campaign(mode: str, options: Mapping[str, Value], seats: int, seed: int) -> BattleCampaign:
    """A campaign to its end, put away and taken up again between any two games."""
    campaign, luck, bot = BattleCampaign(mode, options), FastChance(seed), Greedy()
    while not campaign.is_over:
        lost = [attempt.won for attempt in campaign.attempts].count(False)
        s = RULES.new(seats, seed + 1000 * len(campaign.attempts), campaign.settings()).quiet()
        begun = False
        while not s.over:
            ask = s.asks[0]
            s.take(ask.seat, bot.advise(s.glimpse(ask.seat), luck).code)
            if s.turn == 1 and not begun:
                begun = True
                check_set_up(s)
            acts = [ask.question == words.ASK_ACTION for ask in s.asks] == [True]
            if acts and lost >= MOST_LOST and s.turn >= HELPED_AT:
                s.asks.clear()
                win(s)
                s.run()
        assert RULES.faults(s) == []
        campaign.take_in(s)
        campaign = BattleCampaign.from_json(campaign.to_json())
    return campaign


def check_set_up(s: BattleState) -> None:
    """What the shop variations promise of every game."""
    assert RULES.faults(s) == []
    if s.settings["shop-flagrante"]:
        assert s.shop[0][-1] == columns.FLAGRANTE
    if s.settings["shop-starters"]:
        first = [kind for stack in s.shop for kind in stack] + s.market[-2:] + s.market_high[-1:]
        assert columns.A_HISTORY in first
        assert first.count(columns.FLAGRANTE) >= 1 + bool(s.settings["shop-flagrante"])
        assert any(kind in columns.BANISH_SPELLS for kind in first)
        assert any(kind in columns.CONTROL_CARDS for kind in first)
