"""The weights of the rules of thumb, in Quest Points."""

from __future__ import annotations

from typing import Final

WIN: Final = 100.0

# -- Quests ----------------------------------------------------------------------------------------

SURE: Final = 0.96
"""A condition that holds now, but has to hold until the Round ends."""
NEAR: Final = 0.86
"""The factor for each activation that a plan still takes in this Round."""
LATER: Final = 0.5
"""A plan that this Round is too short for, with a Round to come."""
FADE: Final = 0.85
"""The factor for each activation that a plan takes beyond this Round."""
HOPELESS: Final = 0.03
"""A plan that the game is too short for."""
FARAWAY: Final = 0.2
"""A condition of which nothing is known but that it does not hold now."""
STEP: Final = 0.004
"""The loss for each Space that is still to go."""
BLOCKED: Final = 6
"""How many steps an opposing Model on the Space counts for."""
STRIKE: Final = 0.5
"""How often a strike succeeds, as long as nobody knows which one it will be."""

# -- Models ----------------------------------------------------------------------------------------

MODEL: Final = 0.5
GALLEON: Final = 0.05
IMPACT: Final = 0.2
"""An Impact, whichever Model receives it."""
WOUND: Final = 0.7
DEEP_WOUND: Final = 0.2
"""What wounds take from a Model: in proportion, and more the deeper they are."""
POISON: Final = 0.16
BURNING: Final = 0.2
SLOW: Final = 0.06
DAZED: Final = 0.12
LIMITED: Final = 0.3
SILENCED: Final = 0.15
BLINDED: Final = 0.06
HANGING: Final = 0.2
CONCEALED: Final = 0.04
COVER: Final = 0.04
EDGE: Final = 0.1

# -- cards and Power -------------------------------------------------------------------------------

HAND_CARD: Final = 0.08
POWER: Final = 0.05
UPKEPT: Final = 0.12
STOCKED: Final = 0.04
"""A Potion that is kept."""

# -- the Clash -------------------------------------------------------------------------------------

STAKE: Final = 0.6
"""What a Clash is about, if nothing is known."""
CARD_PRICE: Final[tuple[float, ...]] = (0.02, 0.05, 0.09, 0.16, 0.2)
"""The price of playing 0, +1, +2, +3, 2+ from the hand."""
AVERAGE: Final = 2.0
"""A card that nobody has seen."""
GREAT_STAKE: Final = 0.9
"""From this stake on, a declaration that can be made once in a game is worth it."""
WORTH_A_COUNTER: Final = 0.18
"""A Spell that does less harm is not worth a Counter-Spell."""

# -- a position as a whole ---------------------------------------------------------------------

PROSPECTS: Final = 0.5
"""The part of what the Quests promise that counts."""
MATERIAL: Final = 0.5
LEAD: Final = 0.14
NEAR_END: Final = 5
"""A lead counts the more the nearer the end is: with n activations to come, LEAD * (NEAR_END + n)
points ahead win three games in four."""
