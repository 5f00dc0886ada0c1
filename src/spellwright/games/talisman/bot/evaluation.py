"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp
from typing import Final

from spellwright.games.talisman.board import (
    CASTLE,
    GATES,
    GROUNDS,
    HALL,
    LONDON,
    REGION,
    RING_SIZE,
    RING_START,
    ROOM,
)
from spellwright.games.talisman.bot import evaluation_weights, weights
from spellwright.games.talisman.bot.plan import plan_of, turns_between
from spellwright.games.talisman.bot.worth import growth
from spellwright.games.talisman.content.columns import ABILITY, MAGIC, MIGHT, VALUE
from spellwright.games.talisman.content.names import FELIX_FELICIS
from spellwright.games.talisman.odds import barrier_odds, fighting, final_strength, odds
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.rules.turn import Turn
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.outcome import standing

BEFORE_MOVE: Final = Turn.STEPS.index("after_moving")
"""The step of a turn before which nobody has moved."""
BEST_FACE: Final = 6


def chance_to_win(s: TalismanState, seat: int) -> float:
    """The chance from 0 to 1; of several rivals only one can win. Views and states will do."""
    if s.over:
        return standing(s.ranks, seat)
    if min(s.side) < 0:
        return 1 / s.seats
    late = min(s.round / evaluation_weights.MIDDLE, 2.0) - 1
    weight = 1 - evaluation_weights.LATE * late
    odds_to_win = [exp(weight * prospects(s, other)) for other in range(s.seats)]
    return odds_to_win[seat] / sum(odds_to_win)


def is_settled(s: TalismanState) -> bool:
    """Whether a turn begins: nobody has moved yet."""
    if len(s.agenda) < 2 or s.roll:
        return False
    turn = s.agenda[1]
    return isinstance(turn, Turn) and turn.next_step <= BEFORE_MOVE


def prospects(s: TalismanState, seat: int) -> float:
    """How far a Character has come, as the logarithm of its odds to win."""
    worth = _strength(s, seat) + _lives(s, seat) + _place(s, seat)
    worth += evaluation_weights.FATE * s.fate[seat] + evaluation_weights.GALLEON * s.gold[seat]
    for card in s.objects[seat]:
        worth += evaluation_weights.HELD[card]
    for card in s.followers[seat]:
        worth += evaluation_weights.HELD[card]
    for spell in s.hand[seat]:
        worth += evaluation_weights.SPELL[spell]
    worth += (
        evaluation_weights.LOST_TURN * s.lost[seat] + evaluation_weights.EXTRA_TURN * s.extra[seat]
    )
    return worth + evaluation_weights.NEXT_TURN if s.active == seat else worth


def _strength(s: TalismanState, seat: int) -> float:
    """Magic and Might, alone and with all help, and Trophies, of which none are worth as much as
    the point that they buy. A Ferret will be itself again (TA-18.12).
    """
    magic, might = s.magic[seat], s.might[seat]
    side = evaluation_weights.SIDE[s.side[seat]]
    worth = side.worth + side.magic_point * magic + side.might_point * might
    if not s.ferret[seat]:
        magic, might = fighting(s, seat, MAGIC), fighting(s, seat, MIGHT)
    better, other = max(magic, might), min(magic, might)
    worth += evaluation_weights.BETTER_ABILITY * better + evaluation_weights.OTHER_ABILITY * other
    worth += evaluation_weights.PLENTY * max(0, better - evaluation_weights.ENOUGH) ** 2
    worth += evaluation_weights.PLENTY * max(0, other - evaluation_weights.ENOUGH) ** 2
    points = [0, 0]
    for card in s.trophies[seat]:
        points[ABILITY[card]] += VALUE[card]
    needed = points_needed(s)
    for held in points:
        worth += evaluation_weights.TROPHY_POINT * min(held, needed - 1)
        if held >= needed:
            worth += evaluation_weights.TROPHIES_DUE
    return worth


def _lives(s: TalismanState, seat: int) -> float:
    """Lives, and the growth that is lost with the last (TA-20.6)."""
    left = s.life[seat]
    worth = evaluation_weights.SIDE[s.side[seat]].life * min(left, evaluation_weights.MOST_LIVES)
    if left < len(evaluation_weights.AT_STAKE):
        worth += evaluation_weights.AT_STAKE[left] * growth(s, seat)
    return worth


def _place(s: TalismanState, seat: int) -> float:
    """How near the end is."""
    here, has_hallow = s.at[seat], hallow_of(s, seat) >= 0
    region, beaten = REGION[here], _beats_voldemort(s, seat)
    worth = evaluation_weights.VOLDEMORT_BEATEN * beaten
    if has_hallow:
        worth += evaluation_weights.WITH_HALLOW * beaten
    if region != CASTLE and max(s.at) >= RING_START[CASTLE]:
        worth += evaluation_weights.RACE * beaten
    if region == LONDON:
        return worth + evaluation_weights.TRAIN * barrier_odds(s, seat)
    if region == GROUNDS:
        lives = min(s.life[seat], evaluation_weights.MOST_LIVES_IN_GROUNDS)
        worth += evaluation_weights.IN_GROUNDS + evaluation_weights.LIFE_IN_GROUNDS * (
            lives - evaluation_weights.USUAL_LIVES
        )
        if has_hallow and plan_of(s, seat).enters:
            worth += evaluation_weights.READY + evaluation_weights.TURN_TO_GATES * turns_between(
                here, GATES
            )
            worth += (
                evaluation_weights.READY_BEATEN + evaluation_weights.READY_SURE * beaten
            ) * beaten
        return worth
    if here == HALL:
        return worth + evaluation_weights.IN_HALL + evaluation_weights.BEATEN_SOON * beaten
    worth += evaluation_weights.IN_CASTLE[here - RING_START[CASTLE]]
    if s.duty[seat]:
        worth += evaluation_weights.ON_DUTY
    if has_hallow and not s.back[seat]:
        steps = (here - ROOM) % RING_SIZE[CASTLE]
        worth += (evaluation_weights.BEATEN_SOON + evaluation_weights.SURE_SOON * beaten) * beaten
        worth += evaluation_weights.STEP_TO_ROOM * min(steps, RING_SIZE[CASTLE] - steps)
    return worth


def _beats_voldemort(s: TalismanState, seat: int) -> float:
    """The chance to win a fight in the Great Hall. Felix Felicis makes a die show 6."""
    strength, needed = final_strength(s, seat), voldemort_value(s, HALL)
    if FELIX_FELICIS in s.objects[seat]:
        return min(max(strength + BEST_FACE - 1 - needed, 0), BEST_FACE) / BEST_FACE
    return odds(strength + (weights.FATE_FOR_HALL if s.fate[seat] else 0), needed)[0]
