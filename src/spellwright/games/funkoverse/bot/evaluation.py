"""What a position is worth to a seat, for search."""

from __future__ import annotations

from math import exp

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import figures
from spellwright.games.funkoverse.bot.footing import Footing
from spellwright.games.funkoverse.bot.prizes import control_worth
from spellwright.games.funkoverse.bot.spells import on_track
from spellwright.games.funkoverse.content.figures import CONTROL, GOAL
from spellwright.games.funkoverse.queries import on_map, team_of
from spellwright.games.funkoverse.state import NOBODY, FunkoverseState


def evaluate(s: FunkoverseState, seat: int) -> float:
    """In points, from -WIN to WIN; higher is better for the seat. Views and states will do."""
    if s.over:
        return figures.WIN if s.ranks[seat] == 1 else -figures.WIN
    own = s.side[seat]
    if own == NOBODY:
        return 0.0
    footing = Footing(s)
    worth = _strength(footing, own) - _strength(footing, 1 - own)
    worth += figures.TO_MOVE * ((s.turn == own) - (s.turn == 1 - own))
    worth -= figures.WENT_FIRST * ((s.first == own) - (s.first == 1 - own))
    if s.scenario == CONTROL:
        worth += control_worth(s, s.control.count(own), s.control.count(1 - own))
    return worth


def _strength(footing: Footing, side: int) -> float:
    """Points, what the characters are about to get, tokens and items at hand."""
    s = footing.s
    worth = s.points[side] - figures.SPENT_TOKEN * on_track(s, side)
    for figure in team_of(s, side):
        worth += figures.PROSPECTS * footing.now(figure)
        worth += figures.SHIELDED * s.protego[figure] - figures.CONFUSED * s.confundo[figure]
        if not on_map(s, figure):
            worth -= figures.AWAY
            continue
        worth -= figures.LIES * s.down[figure]
        if not s.exhausted[figure]:
            worth += figures.FRESH
    return worth


def chance_to_win(s: FunkoverseState, seat: int) -> float:
    """The same as a chance from 0 to 1, for those who think ahead."""
    to_go = max(1, GOAL[s.size] - max(s.points))
    return 1 / (1 + exp(-evaluate(s, seat) / figures.LEAD / (figures.NEAR_GOAL + to_go)))


def is_settled(s: FunkoverseState) -> bool:
    """Whether a turn is over and nobody has been chosen for the next one."""
    return len(s.asks) > 0 and s.asks[0].question == words.ASK_TURN
