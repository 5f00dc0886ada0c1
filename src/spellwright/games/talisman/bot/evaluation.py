"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp
from typing import Final

from spellwright.games.talisman.board import CASTLE, GATES, GROUNDS, HALL, REGION, RING_SIZE, ROOM
from spellwright.games.talisman.bot import chances, figures
from spellwright.games.talisman.bot.odds import fighting, final_strength, odds
from spellwright.games.talisman.bot.plan import plan_of, turns_between
from spellwright.games.talisman.bot.worth import growth
from spellwright.games.talisman.content.figures import ABILITY, MAGIC, MIGHT, VALUE
from spellwright.games.talisman.content.names import EXPECTO_PATRONUM
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.rules.scores import voldemort_value
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.rules.turn import Turn
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.outcome import standing

BEFORE_MOVE: Final = Turn.STEPS.index("after_moving")
"""The step of a turn before which nobody has moved."""


def chance_to_win(s: TalismanState, seat: int) -> float:
    """From 0 to 1; of several rivals only one can win. Views and states will do."""
    if s.over:
        return standing(s.ranks, seat)
    if min(s.side) < 0:
        return 1 / s.seats
    odds_to_win = [exp(prospects(s, other)) for other in range(s.seats)]
    return odds_to_win[seat] / sum(odds_to_win)


def is_settled(s: TalismanState) -> bool:
    """Whether a turn begins: nobody has moved yet."""
    if len(s.agenda) < 2 or s.roll:
        return False
    turn = s.agenda[1]
    return isinstance(turn, Turn) and turn.pc <= BEFORE_MOVE


def prospects(s: TalismanState, seat: int) -> float:
    """How far a Character has come, as the logarithm of its odds to win."""
    worth = chances.SIDE[s.side[seat]] + _strength(s, seat) + _lives(s, seat) + _place(s, seat)
    worth += chances.FATE * s.fate[seat] + chances.GALLEON * s.gold[seat]
    worth += chances.OBJECT * len(s.objects[seat]) + chances.FOLLOWER * len(s.followers[seat])
    worth += chances.SPELL * len(s.hand[seat])
    if EXPECTO_PATRONUM in s.hand[seat]:
        worth += chances.PATRONUS
    return worth + chances.NEXT_TURN if s.active == seat else worth


def _strength(s: TalismanState, seat: int) -> float:
    """Magic and Might, what helps them, and Trophies, of which none are worth as much as the point
    that they buy. A Ferret will be itself again (TA-18.12).
    """
    magic, might = s.magic[seat], s.might[seat]
    worth = chances.MAGIC_POINT * magic + chances.MIGHT_POINT * might
    if s.ferret[seat]:
        worth += chances.BETTER_ABILITY * max(magic, might)
    else:
        with_magic, with_might = fighting(s, seat, MAGIC), fighting(s, seat, MIGHT)
        worth += chances.HELP * (with_magic - magic + with_might - might)
        worth += chances.BETTER_ABILITY * max(with_magic, with_might)
    points = [0, 0]
    for card in s.trophies[seat]:
        points[ABILITY[card]] += VALUE[card]
    kept = points_needed(s) - 1
    return worth + chances.TROPHY_POINT * (min(points[MAGIC], kept) + min(points[MIGHT], kept))


def _lives(s: TalismanState, seat: int) -> float:
    """Lives, and the growth that is lost with the last (TA-20.6)."""
    left = s.life[seat]
    worth = chances.LIFE * min(left, chances.MOST_LIVES)
    if left < len(chances.AT_STAKE):
        worth -= chances.AT_STAKE[left] * growth(s, seat)
    return worth


def _place(s: TalismanState, seat: int) -> float:
    """How near the end is."""
    region = REGION[s.at[seat]]
    if region == CASTLE:
        return _in_castle(s, seat)
    if region != GROUNDS:
        return 0.0
    lives = min(s.life[seat], chances.MOST_LIVES_IN_GROUNDS)
    worth = chances.IN_GROUNDS + chances.LIFE_IN_GROUNDS * (lives - chances.USUAL_LIVES)
    if hallow_of(s, seat) >= 0 and plan_of(s, seat).enters:
        worth += chances.READY - chances.TURN_TO_GATES * turns_between(s.at[seat], GATES)
    return worth


def _in_castle(s: TalismanState, seat: int) -> float:
    here = s.at[seat]
    if here != HALL and (hallow_of(s, seat) < 0 or s.back[seat]):
        return chances.IN_CASTLE
    strength = final_strength(s, seat) + (figures.FATE_FOR_HALL if s.fate[seat] else 0)
    beaten = odds(strength, voldemort_value(s, HALL))[0]
    worth = chances.IN_CASTLE + chances.VOLDEMORT_BEATEN * beaten
    if here == HALL:
        return worth + chances.IN_HALL
    steps = (here - ROOM) % RING_SIZE[CASTLE]
    return worth - chances.STEP_TO_ROOM * min(steps, RING_SIZE[CASTLE] - steps)
