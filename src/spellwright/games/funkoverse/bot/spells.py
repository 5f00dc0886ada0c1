"""What abilities that are no challenges promise, and on whom: one rule of thumb for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.attacks import NOTHING, Promise
from spellwright.games.funkoverse.bot.basic_actions import best_controlled, best_granted
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.content.columns import (
    MOST,
    RANGE,
    SQUARES,
    STATUS_OF,
    by_ability,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.queries import OTHERS_OF, in_sight, is_standing
from spellwright.games.funkoverse.rules.cooldown import types_in_pool
from spellwright.games.funkoverse.rules.movement import reach, unoccupied
from spellwright.games.funkoverse.rules.status import count_on, is_used_up
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    PLACES,
    SIDE_OF,
    FunkoverseState,
    token,
)
from spellwright.geometry.bits import numbers_of

Spell = Callable[[Footing, int, int], Promise]
aim: Final[Register[Spell]] = Register("promise")

# -- help for allies ---------------------------------------------------------------------------


@aim("protego")
def shield(footing: Footing, figure: int, spell: int) -> Promise:
    """Protego: the ally in the greatest danger."""
    s = footing.s
    if is_used_up(s, SIDE_OF[figure], STATUS_OF[spell]):
        return NOTHING
    saved = [(_saved(footing, ally, spell), ally) for ally in _allies_in_sight(s, figure, spell)]
    return max(saved, default=NOTHING)


def _saved(footing: Footing, ally: int, spell: int) -> float:
    s = footing.s
    there = count_on(s, ally, STATUS_OF[spell])
    return weights.GAIN[spell] * footing.danger(ally, s.at[ally]) / (1 + there)


@aim("descendo")
def quicken(footing: Footing, figure: int, spell: int) -> Promise:
    """Descendo: every token on the track comes nearer."""
    return (weights.GAIN[spell] * on_track(footing.s, SIDE_OF[figure]), NOBODY)


def on_track(s: FunkoverseState, side: int) -> int:
    """How many tokens of a side cannot be used now."""
    return sum(
        [
            s.tokens[token(side, type, place)]
            for type in range(len(TYPES))
            for place in range(1, PLACES)
        ]
    )


@aim("accio")
def fetch(footing: Footing, figure: int, spell: int) -> Promise:
    """Accio: the ally who gains most by standing next to Hermione."""
    s = footing.s
    squares = unoccupied(s, s.board.adjacent[s.at[figure]])
    allies = _allies_in_sight(s, figure, spell) if squares else []
    return max([(_gain(footing, ally, squares), ally) for ally in allies], default=NOTHING)


@aim("oppugno")
def command(footing: Footing, figure: int, spell: int) -> Promise:
    """Oppugno: the ally with the best basic action."""
    s = footing.s
    allies = [ally for ally in _allies_in_sight(s, figure, spell) if is_standing(s, ally)]
    return max([(best_granted(footing, ally), ally) for ally in allies], default=NOTHING)


@aim("kings-gambit")
def advance(footing: Footing, figure: int, spell: int) -> Promise:
    """King's Gambit: the allies who gain most by a move."""
    allies = _allies_in_sight(footing.s, figure, spell)
    gains = sorted([(gain_by_move(footing, ally, spell), ally) for ally in allies])
    if not gains:
        return NOTHING
    return (sum([gain for gain, _ in gains[-MOST[spell] :]]), gains[-1][1])


# -- harm for rivals ---------------------------------------------------------------------------


@aim("imperio")
def enslave(footing: Footing, figure: int, spell: int) -> Promise:
    """Imperio: the rival whose action does its own side the most harm."""
    s = footing.s
    rivals = [rival for rival in _rivals_in_sight(s, figure, spell) if is_standing(s, rival)]
    return max([(best_controlled(footing, rival), rival) for rival in rivals], default=NOTHING)


@aim("taunt")
def lure(footing: Footing, figure: int, spell: int) -> Promise:
    """Taunt: the rival who loses most by a move."""
    rivals = _rivals_in_sight(footing.s, figure, spell)
    return max([(_loss_by_move(footing, rival, spell), rival) for rival in rivals], default=NOTHING)


@aim("decree")
def withhold(footing: Footing, figure: int, spell: int) -> Promise:
    """Decree: any token that the rivals could use."""
    has_token = bool(types_in_pool(footing.s, 1 - SIDE_OF[figure]))
    return (weights.GAIN[spell] * has_token, NOBODY)


# -- small measures ----------------------------------------------------------------------------


def _allies_in_sight(s: FunkoverseState, figure: int, spell: int) -> list[int]:
    return in_sight(s, figure, OTHERS_OF[SIDE_OF[figure]][figure], RANGE[spell])


def _rivals_in_sight(s: FunkoverseState, figure: int, spell: int) -> list[int]:
    return in_sight(s, figure, FIGURES_OF[1 - SIDE_OF[figure]], RANGE[spell])


def _gain(footing: Footing, figure: int, squares: list[int]) -> float:
    """How much better the best of some squares is than the present one."""
    now = footing.now(figure)
    return max([footing.settled(figure, square) for square in squares], default=now) - now


def gain_by_move(footing: Footing, figure: int, spell: int) -> float:
    ends = reach(footing.s, figure, SIDE_OF[figure], SQUARES[spell])
    return max(0.0, _gain(footing, figure, numbers_of(ends)))


def _loss_by_move(footing: Footing, figure: int, spell: int) -> float:
    now = footing.now(figure)
    ends = numbers_of(reach(footing.s, figure, SIDE_OF[figure], SQUARES[spell]))
    return now - min([footing.settled(figure, square) for square in ends], default=now)


# -- one rule for each ability -----------------------------------------------------------------


def by_figures(_footing: Footing, _figure: int, spell: int) -> Promise:
    """An ability that nobody has told the player about: what its row, or its price, promises."""
    return (weights.GAIN[spell], NOBODY)


HELP: Final = by_ability(aim, by_figures)
"""For each ability that is no challenge, what it promises, and on whom."""
