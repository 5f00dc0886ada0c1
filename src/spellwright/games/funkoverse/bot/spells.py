"""What abilities promise, and on whom: one rule of thumb for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.funkoverse.bot import figures
from spellwright.games.funkoverse.bot.blows import blow, chance
from spellwright.games.funkoverse.bot.footing import Footing
from spellwright.games.funkoverse.bot.granted import best_for_ally, best_for_controller
from spellwright.games.funkoverse.content.figures import (
    ABILITY_KEYS,
    COPIES,
    DICE,
    PROTEGO,
    RANGE,
    SQUARES,
    ability,
)
from spellwright.games.funkoverse.queries import (
    OTHERS_OF,
    beside,
    challengeable,
    in_sight,
    is_standing,
)
from spellwright.games.funkoverse.rules.cooldown import cost_of, tokens_on_track, types_in_pool
from spellwright.games.funkoverse.rules.movement import reach, unoccupied
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF,
    FunkoverseState,
)
from spellwright.geometry.bits import numbers_of

Promise = tuple[float, int]
"""What an ability brings, and its best target (NOBODY: none)."""
NOTHING: Final[Promise] = (0.0, NOBODY)


def price(s: FunkoverseState, figure: int, spell: int) -> float:
    return figures.TOKEN * cost_of(s, figure, spell)


# -- challenges --------------------------------------------------------------------------------


def strike(s: FunkoverseState, figure: int, spell: int, target: int, more: int) -> float:
    """What a challenge ability promises against a target that it can be used on."""
    worth = blow(s, target, figure, DICE[spell], more)
    if spell == CONFRINGO:
        others = beside(s, s.at[target], OTHERS_OF[SIDE_OF[target]][target])
        worth += sum([blow(s, other, figure, DICE[spell], more) for other in others])
    elif spell == FLIPENDO:
        others = beside(s, s.at[figure], OTHERS_OF[SIDE_OF[target]][target])
        worth += sum([blow(s, other, figure, DICE[spell], more) for other in others])
        worth += figures.SHIFTED * (1 + len(others))
    elif spell == CONFUNDO:
        worth += figures.CONFUSED * (not s.confundo[target])
    elif spell == IMPEDIMENTA:
        side = SIDE_OF[target]
        worth += figures.TOKEN_SHIFTED * chance(s, target, DICE[spell]) * bool(
            tokens_on_track(s, side)
        )
    elif spell == EXPELLIARMUS:
        side = SIDE_OF[target]
        if s.holder[side] == target and not s.item_cooldown[side]:
            worth += figures.DISARMED
    elif spell == DETENTION and not s.exhausted[target]:
        worth += figures.LOST_TURN * chance(s, target, DICE[spell])
    return worth


def best_strike(s: FunkoverseState, figure: int, spell: int, more: int) -> Promise:
    targets = challengeable(s, figure, RANGE[spell])
    return max([(strike(s, figure, spell, t, more), t) for t in targets], default=NOTHING)


# -- help for allies ---------------------------------------------------------------------------


def shield(footing: Footing, figure: int, spell: int) -> Promise:
    """Protego for the ally in the greatest danger."""
    s = footing.s
    side = SIDE_OF[figure]
    if sum([s.protego[ally] for ally in FIGURES_OF[side]]) >= COPIES[PROTEGO]:
        return NOTHING
    allies = in_sight(s, figure, OTHERS_OF[side][figure], RANGE[spell])
    return max(
        [(figures.SHIELD_SAVES * footing.danger(a, s.at[a]) / (1 + s.protego[a]), a) for a in allies],
        default=NOTHING,
    )


def quicken(footing: Footing, figure: int, spell: int) -> Promise:
    """Descendo: every token on the track comes nearer, the one just paid too."""
    s = footing.s
    places = range(1, 5)
    on_track = sum([s.tokens[t] for t in _track(SIDE_OF[figure], places)])
    return (figures.TOKEN_SHIFTED * on_track, NOBODY)


def fetch(footing: Footing, figure: int, spell: int) -> Promise:
    """Accio: the ally who gains most by standing next to Hermione."""
    s = footing.s
    squares = unoccupied(s, s.board.adjacent[s.at[figure]])
    if not squares:
        return NOTHING
    allies = in_sight(s, figure, OTHERS_OF[SIDE_OF[figure]][figure], RANGE[spell])
    return max([(_gain(footing, ally, squares), ally) for ally in allies], default=NOTHING)


def command(footing: Footing, figure: int, spell: int) -> Promise:
    """Oppugno: the ally with the best basic action."""
    s = footing.s
    allies = in_sight(s, figure, OTHERS_OF[SIDE_OF[figure]][figure], RANGE[spell])
    standing = [ally for ally in allies if is_standing(s, ally)]
    return max([(best_for_ally(footing, ally), ally) for ally in standing], default=NOTHING)


def advance(footing: Footing, figure: int, spell: int) -> Promise:
    """King's Gambit: the two allies who gain most by a move."""
    s = footing.s
    allies = in_sight(s, figure, OTHERS_OF[SIDE_OF[figure]][figure], RANGE[spell])
    gains = sorted([(_move_gain(footing, ally, SQUARES[spell]), ally) for ally in allies])
    if not gains:
        return NOTHING
    return (sum([gain for gain, _ in gains[-2:]]), gains[-1][1])


# -- harm for rivals ---------------------------------------------------------------------------


def enslave(footing: Footing, figure: int, spell: int) -> Promise:
    """Imperio: the rival whose best basic action harms its own side most."""
    s = footing.s
    side = SIDE_OF[figure]
    rivals = in_sight(s, figure, FIGURES_OF[1 - side], RANGE[spell])
    standing = [rival for rival in rivals if is_standing(s, rival)]
    return max(
        [(best_for_controller(footing, rival, side), rival) for rival in standing],
        default=NOTHING,
    )


def lure(footing: Footing, figure: int, spell: int) -> Promise:
    """Taunt: the rival who loses most by a move."""
    s = footing.s
    rivals = in_sight(s, figure, FIGURES_OF[1 - SIDE_OF[figure]], RANGE[spell])
    return max([(_move_loss(footing, r, SQUARES[spell]), r) for r in rivals], default=NOTHING)


def decree(footing: Footing, figure: int, spell: int) -> Promise:
    has_token = bool(types_in_pool(footing.s, 1 - SIDE_OF[figure]))
    return (figures.TOKEN_SHIFTED * 2 * has_token, NOBODY)


# -- the own way -------------------------------------------------------------------------------


def run(footing: Footing, figure: int, spell: int) -> Promise:
    """Dash and Sneak."""
    s = footing.s
    ends = reach(s, figure, SIDE_OF[figure], SQUARES[spell], past_rivals=spell == SNEAK)
    return (_gain(footing, figure, numbers_of(ends)), NOBODY)


def vanish(footing: Footing, figure: int, spell: int) -> Promise:
    """Morsmordre: away from danger, back next to any ally."""
    return (footing.settled(figure, NOWHERE) - footing.now(figure), NOBODY)


# -- small measures ----------------------------------------------------------------------------


def _track(side: int, places: range) -> list[int]:
    from spellwright.games.funkoverse.content.figures import TYPES
    from spellwright.games.funkoverse.state import token

    return [token(side, type, place) for type in range(len(TYPES)) for place in places]


def _gain(footing: Footing, figure: int, squares: list[int]) -> float:
    """By how much the best of some squares is better than the present one."""
    now = footing.now(figure)
    return max([footing.settled(figure, square) for square in squares], default=now) - now


def _move_gain(footing: Footing, figure: int, steps: int) -> float:
    ends = numbers_of(reach(footing.s, figure, SIDE_OF[figure], steps))
    return max(0.0, _gain(footing, figure, ends))


def _move_loss(footing: Footing, figure: int, steps: int) -> float:
    now = footing.now(figure)
    ends = numbers_of(reach(footing.s, figure, SIDE_OF[figure], steps))
    return now - min([footing.settled(figure, square) for square in ends], default=now)


FLIPENDO: Final = ability("flipendo")
EXPELLIARMUS: Final = ability("expelliarmus")
IMPEDIMENTA: Final = ability("impedimenta")
CONFUNDO: Final = ability("confundo")
CONFRINGO: Final = ability("confringo")
DETENTION: Final = ability("detention")
SNEAK: Final = ability("sneak")

_BY_KEY: Final[dict[str, Callable[[Footing, int, int], Promise]]] = {
    "protego": shield,
    "descendo": quicken,
    "accio": fetch,
    "imperio": enslave,
    "morsmordre": vanish,
    "oppugno": command,
    "dash": run,
    "kings-gambit": advance,
    "sneak": run,
    "taunt": lure,
    "decree": decree,
}
HELP: Final = {ability(key): _BY_KEY[key] for key in ABILITY_KEYS if key in _BY_KEY}
"""By ability that is no challenge: what it promises."""
