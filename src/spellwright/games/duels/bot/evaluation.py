"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp

from spellwright.games.duels import words
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import quest_worth
from spellwright.games.duels.bot.worth import material
from spellwright.games.duels.content.columns import ACTIVATIONS, ROUNDS
from spellwright.games.duels.state import BREWING, SEATS, DuelsState


def evaluate(s: DuelsState, seat: int) -> float:
    """The value in points, from -WIN to WIN; higher is better for the seat. Views and states will
    do.
    """
    if s.over:
        if s.ranks[0] == s.ranks[1]:
            return 0.0
        return weights.WIN if s.ranks[seat] == 1 else -weights.WIN
    if s.stage <= BREWING:
        return 0.0
    return strength(s, seat) - strength(s, 1 - seat)


def strength(s: DuelsState, seat: int) -> float:
    promise = weights.PROSPECTS * quest_worth(Prospects(s, seat))
    return s.points[seat] + promise + weights.MATERIAL * material(s, seat)


def chance_to_win(s: DuelsState, seat: int) -> float:
    """The same value as a chance from 0 to 1, for bots that think ahead."""
    to_come = SEATS * ACTIVATIONS * (ROUNDS - max(s.round, 1) + 1) - sum(s.activated)
    return 1 / (1 + exp(-evaluate(s, seat) / weights.LEAD / (weights.NEAR_END + to_come)))


def is_settled(s: DuelsState) -> bool:
    """Whether an activation is over and nobody has been chosen for the next one."""
    return len(s.asks) > 0 and s.asks[0].question == words.ASK_ACTIVATE
