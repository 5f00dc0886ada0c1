"""All weights of the rules of thumb, in hits unless said otherwise; measured by play."""

from __future__ import annotations

from typing import Final

from spellwright.content import UNSAID
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.content.tables import PROFILES

USUAL_PROFILE: Final = 2

# -- set-up ----------------------------------------------------------------------------------------

PROFILE_WORTH: Final = [
    USUAL_PROFILE if row["worth"] == UNSAID else row["worth"] for row in PROFILES
]
"""How often each profile is chosen."""


def _worth(spell: int) -> float:
    """What to think of a spell about which nothing is said: by its damage and its price."""
    return min(95, 30 + 30 * columns.DAMAGE[spell] // columns.COST[spell])


def _threat(spell: int) -> float:
    aimed = columns.SIGHT[spell] in ("wizard", "line") or columns.WRITES[spell] == "square"
    return 0.8 * columns.DAMAGE[spell] if aimed else 0.0


def _gain(spell: int) -> float:
    """A spell without damage does something; nobody would have written it otherwise."""
    return 0.0 if columns.DAMAGE[spell] else 0.5 * columns.COST[spell]


SPELL_WORTH: Final = columns.opinions("worth", 1, _worth)
"""What a spell is worth to somebody who chooses among those of a roll, out of 100."""

# -- a position ------------------------------------------------------------------------------------

DEFEAT: Final = 100.0
"""What the whole game is worth."""
LEAD: Final = 0.77
"""What the first hit of a lead adds to the logarithm of the odds to win: it wins two games of
three."""
LEAD_FADES: Final = 0.14
"""With every hit of a lead the next one adds less. Both fit how 1,000 games of greedy wizards
ended, seen from the beginnings of their turns."""
LAST_HIT: Final = 2.0
"""How much more the last hit weighs than 1; with n hits left, each weighs 1/n of it more."""
MARKER: Final = 1.4
"""A poison marker: its hit in this turn, and some of those to come."""
ANIMAL: Final = 1.5
NEXT_ANIMAL: Final = 0.8
"""The part of an animal's worth that the next one of the same wizard has."""
DEMON: Final = 1.6
"""The demon, for the wizard that has the initiative."""
STEP_AHEAD: Final = 0.8
AWARE: Final = 0.8
ACTION_POINT: Final = 0.4
"""An action point more or less in the next turn."""

STEPS_PER_HIT: Final = 2
"""How many steps farther off the foe to fight may be for each hit fewer that it has left."""
STEPS_UNSEEN: Final = 3
"""... if it is in sight and another is not."""
FOE_TO_FIGHT: Final = 2.0
"""By how many hits another target must be weaker than the foe to fight."""

# -- dangers ---------------------------------------------------------------------------------------

SPELL_THREAT: Final = columns.opinions("threat", 100, _threat)
"""Hits to expect from a foe who knows a spell and can cast it at a square."""
CARRIED_OUT: Final = 0.6
"""The part of what a foe could do that it is expected to do."""
PUSHED_OUT: Final = 1.0
"""A foe who can push sees a wizard that stands with its back to the edge."""
SMASH_BESIDE: Final = 2.5
"""A smash marker next to the wizard's square: a puff of wind defeats."""
SMASH_NEAR: Final = 0.6
BALL_CLOSE: Final = 1.6
"""A foe's ball that can roll here at the end of this turn; BALL_NEAR: of the next."""
BALL_NEAR: Final = 0.5
ANIMAL_CLOSE: Final = 1.2
"""A foe's animal that can touch twice here; ANIMAL_NEAR: once."""
ANIMAL_NEAR: Final = 0.8

# -- squares to stand on ---------------------------------------------------------------------------

CAUTION: Final = [1.0, 1.0, 0.6, 0.4, 0.3]
"""How much dangers count for somebody with 1, 2, ... hits left."""
PURSUIT: Final = 0.15
"""A step nearer to the foe."""
IN_SIGHT: Final = 3.0
"""Seeing the foe with a spell left that needs it."""
PLACES_TO_SEE_FROM: Final = 2
"""How many squares on a way must show another square before a spell on it is planned."""
SEES_LATER: Final = 0.7
"""The part of `IN_SIGHT` that counts where the rest of the way leads into sight."""
NOT_WORTH_MOVING: Final = -0.3
BALL_HERE: Final = 10.0
"""Entering the square of a foe's ball."""
OWN_STRIKE: Final = 4.0
"""Striking the bot's own wizard, against striking one foe."""
IN_THE_WAY: Final = 1.5
"""How many steps farther from the foe an animal stands to keep its owner's line of sight free."""
TIE: Final = 0.01
"""What decides between squares that are alike: one in sight is better."""
DEMON_SEES_FOE: Final = 3.0
DEMON_SEES_ONESELF: Final = 1.0
DEMON_NEARER: Final = 0.1

# -- plans -----------------------------------------------------------------------------------------

STAYS: Final = 0.6
"""The chance that a foe's next entry leaves it on its square."""
STAYS_NEAR: Final = 0.8
"""... within a step of its square."""
STAYS_IN_TOUCH: Final = 0.75
STAYS_IN_SIGHT: Final = 0.95
WORTH_A_TRY: Final = 0.3
"""The least chance to see the foe with which a spell is worth its action point."""
COMES_INTO_LINE: Final = 0.2
BALL_NOW: Final = 0.7
"""The chance that a ball strikes this turn; BALL_NEXT: in the next one."""
BALL_NEXT: Final = 0.35
BALL_LATER: Final = 0.15
UNDONE: Final = 0.4
"""What is left of an effect that a foe has a point to undo."""
TURN_LOST: Final = 1.0
"""What Hide costs."""
FOE_INITIATIVE: Final = [0.6, 0.3, 0.1]
"""How likely a foe plans 0, 1 or 2 Initiative."""
FOE_DEFEND: Final = 0.8
"""How many Defend a foe is expected to plan."""
FOE_DEFENDS: Final = 0.4
"""How likely a foe plans at least one."""
GETS_THROUGH: Final = 0.25
"""The part of hits that is expected to get through however many points there are."""
POINT_SAVES: Final = 0.7
"""What a Defend saves of a hit that threatens."""
SPARE_DEFEND: Final = 0.05
SPARE_INITIATIVE: Final = 0.04
SPARE_MOVE: Final = 0.06
DODGE: Final = 0.25
"""A Move for somebody who is threatened."""
STEP_CLOSER: Final = 0.08
DOUBT: Final = 1.0
"""How far chance shifts what a plan promises, for each rematch so far and in very long duels."""
PATIENT_TURNS: Final = 10
"""For how many turns defence counts in full; then less and less for as many turns."""

SPELL_GAIN: Final = columns.opinions("gain", 100, _gain)
"""What a spell brings beside hits when it works as it should; for shields, the part of a threat."""
