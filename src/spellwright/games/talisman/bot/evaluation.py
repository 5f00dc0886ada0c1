"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp
from typing import Final

from spellwright.games.talisman.board import CASTLE, GROUNDS, HALL, REGION
from spellwright.games.talisman.bot import figures
from spellwright.games.talisman.bot.odds import final_strength, odds
from spellwright.games.talisman.bot.plan import plan_of, turns_between
from spellwright.games.talisman.bot.worth import held_worth
from spellwright.games.talisman.content.figures import VALUE
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.rules.scores import voldemort_value
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.rules.turn import Turn
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.outcome import standing

BEFORE_MOVE: Final = Turn.STEPS.index("after_moving")
"""The step of a turn before which nobody has moved."""


def evaluate(s: TalismanState, seat: int) -> float:
    """From -WIN to WIN; higher is better for the seat. Views and states will do."""
    if s.over:
        return figures.WIN if s.ranks[seat] == 1 else -figures.WIN
    if min(s.side) < 0:
        return 0.0
    best_rival = max([_standing(s, other) for other in range(s.seats) if other != seat])
    return max(-figures.WIN, min(figures.WIN, _standing(s, seat) - best_rival))


def chance_to_win(s: TalismanState, seat: int) -> float:
    """The same as a chance from 0 to 1; of several rivals only one can win."""
    if s.over:
        return standing(s.ranks, seat)
    if min(s.side) < 0:
        return 1 / s.seats
    powers = [exp(_standing(s, other) / figures.LEAD) for other in range(s.seats)]
    return powers[seat] / sum(powers)


def is_settled(s: TalismanState) -> bool:
    """Whether a turn begins: nobody has moved yet."""
    if len(s.agenda) < 2 or s.roll:
        return False
    turn = s.agenda[1]
    return isinstance(turn, Turn) and turn.pc <= BEFORE_MOVE


def _standing(s: TalismanState, seat: int) -> float:
    """How far a Character has come: growth, belongings, place, Lives."""
    worth = figures.MAGIC_POINT * s.magic[seat] + figures.MIGHT_POINT * s.might[seat]
    worth += sum([VALUE[card] for card in s.trophies[seat]]) / points_needed(s) * 0.8
    worth += sum([held_worth(card) for card in s.objects[seat]])
    worth += sum([held_worth(card) for card in s.followers[seat]])
    worth += figures.FATE * s.fate[seat] + figures.GALLEON * s.gold[seat]
    worth += figures.SPELL * len(s.hand[seat]) - figures.TURN * s.lost[seat]
    worth += figures.HEALED * s.life[seat] - (figures.LIFE[1] if s.life[seat] <= 1 else 0.0)
    worth -= figures.FERRET if s.ferret[seat] else 0.0
    return worth + _place(s, seat)


def _place(s: TalismanState, seat: int) -> float:
    """How near the next aim is, and what the region promises."""
    here = s.at[seat]
    if here == HALL or REGION[here] == CASTLE:
        if hallow_of(s, seat) < 0 or s.back[seat]:
            return -figures.LOST_IN_CASTLE
        strength = final_strength(s, seat) + (figures.FATE_FOR_HALL if s.fate[seat] else 0)
        beaten = odds(strength, voldemort_value(s, HALL))[0]
        near = figures.IN_HALL if here == HALL else figures.IN_CASTLE
        return near * beaten - figures.LOST_IN_CASTLE * (1 - beaten)
    plan = plan_of(s, seat)
    worth = -plan.pull * turns_between(here, plan.target)
    if plan.enters:
        worth += figures.READY
    return worth + (figures.IN_GROUNDS if REGION[here] == GROUNDS else 0.0)
