"""All weights of the rules of thumb, in points unless said otherwise; measured by play."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    CONFUNDO_COST,
    COST,
    DEFENSE,
    DICE,
    DOTS,
    IS_CHALLENGE,
    ITEM_DICE,
    ITEM_PLACE,
    ITEM_SETS,
    NO_SYMBOL,
    PROTEGO_DICE,
    RANGE,
    SQUARES,
    STATUS_COST,
    STATUS_DEFENSE,
    ability_opinions,
    item_opinions,
    kind_opinions,
)

# -- rows that say nothing for computer players ------------------------------------------------


def _worth_by_figures(kind: int) -> float:
    """A character by its defense, its tokens and what its abilities roll; fits those of the box
    within a quarter.
    """
    abilities = [
        4 * DICE[each] + 2 * RANGE[each] if IS_CHALLENGE[each] else 8 for each in ABILITIES_OF[kind]
    ]
    return 10 * DEFENSE[kind] + 6 * len(DOTS[kind]) + sum(abilities)


def _leads_by_figures(kind: int) -> float:
    return 3 * DEFENSE[kind]


def _carries_by_figures(kind: int) -> float:
    return DEFENSE[kind] + max([DICE[each] for each in ABILITIES_OF[kind]], default=0)


def _item_by_figures(item: int) -> float:
    sets = 16 if ITEM_SETS[item] != NO_SYMBOL else 0
    return 8 + 8 * ITEM_DICE[item] + sets - 2 * ITEM_PLACE[item]


def _gain_by_figures(spell: int) -> float:
    """A challenge is judged by its dice; of anything else its price tells what it should bring."""
    return 0.0 if IS_CHALLENGE[spell] else 0.1 + 0.08 * COST[spell] + 0.05 * SQUARES[spell]


# -- set-up ------------------------------------------------------------------------------------

KIND_WORTH: Final = kind_opinions("worth", _worth_by_figures)
"""How much each character is worth in the draft, out of 100."""
ITEM_WORTH: Final = item_opinions("worth", _item_by_figures)
LEADS: Final = kind_opinions("leads", _leads_by_figures)
"""How well each character leads: hard to knock out, and a good fighter."""
CARRIES: Final = kind_opinions("carries", _carries_by_figures)
"""How well each character carries the item: the most for the one who attacks most."""
GAIN: Final = ability_opinions("gain", 100, _gain_by_figures)
"""What each ability brings beside its challenge, when it works as it should."""

# -- knocking down and out ---------------------------------------------------------------------

WIN: Final = 100.0
"""What the whole game is worth."""
FIRST_KNOCK_OUT: Final = 12.0
"""A knock-out in the first game, which ends it; less than the game, so that dangers stay small."""
OUT: Final = 0.3
"""A knock-out beside its points: the way from home has to be walked again."""
LOST_TURN: Final = 0.35
"""A character that has not acted yet loses its turn of the round."""
DOWN: Final = 0.25
"""Knocking down: getting up will cost a turn."""
FOLLOW_UP: Final[tuple[float, ...]] = (0.15, 0.4, 0.55)
"""The part of a knock-out that a knock-down is worth, with 0, 1, 2 more attacks to come."""
PROTECTED: Final = 0.1
"""The part of a knock-out that is left next to a loyal friend."""

# -- prizes ------------------------------------------------------------------------------------

MARKER: Final = 1.5
"""A point marker: its point, and that the rivals do not have it."""
MARKER_BACK: Final[tuple[float, ...]] = (1.0, 0.4, 0.15, 0.05, 0.0)
"""The part of a point marker's worth that counts while it is on the 1, 2, ... of a track."""
AREA_HELD: Final = 0.3
"""A control marker beside what it scores."""
OWN_AREA_FLIPPED: Final = 2.0
"""Flipping a control marker of one's own side, beside what it costs."""
IN_AREA: Final = 0.25
"""Somebody in the scoring area beside what it scores."""
ROUND_POINTS: Final = 2.5
"""The points that a side is expected to gain in a round, to guess how many rounds are left."""
MOST_ROUNDS_AHEAD: Final = 4.0
TERRITORY_ROUNDS: Final = 1.5
"""For how many rounds somebody is expected to stay in the scoring area."""
FLAG_HELD: Final = 0.9
"""How likely somebody at the rival flag comes home, dangers apart."""
HUNT: Final = 0.7
"""The part of an attack that counts while the rival has yet to be reached."""
FADE: Final = 0.8
"""What is left of a prize that is one action farther away."""
OTHERS: Final = 0.3
"""What all prizes but the best one count."""
OTHER_AREAS: Final = 0.1
"""What all areas but the best one count: one is as good as another."""
SHARED: Final = 0.35
"""What is left of a prize that an ally is nearer to."""
LYING: Final = 0.5
"""What is left of all prizes for somebody who is knocked down."""

# -- dangers -----------------------------------------------------------------------------------

CAUTION: Final = 0.25
"""How much the rivals' possible actions count against a figure's own."""
HUNTER_CAUTION: Final = 0.1
"""The caution in the first game, where somebody has to begin."""
ACTED: Final = 0.5
"""The part of a danger from a rival that has acted in this round."""
RIVAL_DOWN: Final = 0.2
"""The part of a danger from a rival that is knocked down."""

# -- abilities and items -----------------------------------------------------------------------

TOKEN: Final = 0.04
"""What a token is worth for each number of the track: an ability has to bring at least that."""
CONFUSED: Final = 0.15
EXTRA_ACTION: Final = 0.3
"""The extra action of the Dagger."""
OFF_MAP: Final = 0.6
"""What is left of all prizes for somebody who has to come back first."""
DRINK: Final = 0.3
"""The least that Felix Felicis has to bring."""
WAIT: Final = 0.2
"""Letting the others come first, by a turn that costs nothing."""
NOT_WORTH_MOVING: Final = 0.05
"""A figure to which a move makes less difference than this is left alone."""

# -- a position as a whole ---------------------------------------------------------------------

CLAIMED: Final = 1.75
"""A control marker that shows one's side; these figures fit the games of two greedy players."""
TO_CLAIM: Final = 1.6
"""An area to be claimed, by the nearest figure that has a turn left."""
IN_AREA_ALREADY: Final = 0.3
TO_COLLECT: Final = 2.0
"""What point markers promise the nearest figure."""
TO_STRIKE: Final = 1.9
"""What attacks promise the figures that have a turn left."""
IN_DANGER: Final = 0.7
PROSPECTS: Final = 0.36
"""In other scenarios: the part of what the characters are about to get that counts."""
SHIELDED: Final = 0.2
"""A Protego card."""
STATUS: Final = [
    SHIELDED * dice / max(1, PROTEGO_DICE) - CONFUSED * cost / max(1, CONFUNDO_COST)
    for dice, cost in zip(STATUS_DEFENSE, STATUS_COST, strict=True)
]
"""By status card of a pack, what its figures are worth to the character under it."""
TURN_LEFT: Final = 0.65
"""A turn still to come in this round."""

LEAD: Final = 0.245
NEAR_GOAL: Final = 2.0
"""A lead counts the more the nearer the goal is: with n points to go, LEAD * (NEAR_GOAL + n) points
ahead win three games in four."""
