"""A position from the point of view of one seat: who is the foe, and what is known of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.content.columns import AWARENESS, INNATE_DEFEND, POINTS
from spellwright.games.wizardry.lexicons import SQUARES, WIZARDS
from spellwright.games.wizardry.queries import sees
from spellwright.games.wizardry.rules.plans import ANNOUNCED_DEFEND, used_up
from spellwright.games.wizardry.state import NOBODY, NOWHERE, WizardryState, action_of
from spellwright.kernel.chance import Chance
from spellwright.kernel.saying import Argument

if TYPE_CHECKING:
    from spellwright.games.wizardry.bot.plan_memory import PlanMemory

FINENESS: Final = 1 << 16
"""The number of steps of a random fraction."""


class Outlook:
    """What a rule of thumb is asked with: the position, the question's arguments and the options.

    `here` is the seat's square (while hidden, the one it left), `foe` the wizard to fight
    (NOBODY when none is on the board) and `there` its square.
    """

    __slots__ = (
        "args",
        "chance",
        "foe",
        "foes",
        "here",
        "memory",
        "options",
        "planned",
        "s",
        "seat",
        "there",
    )

    def __init__(
        self,
        s: WizardryState,
        seat: int,
        options: Sequence[int],
        args: Sequence[int],
        chance: Chance,
        memory: PlanMemory | None = None,
    ) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.args = args
        self.chance = chance
        self.memory = memory
        self.planned = [action_of(entry) for entry in s.plan[seat]]
        self.here = max(stands(s, seat), s.left[seat])
        self.foes = [w for w, square in enumerate(s.at) if square != NOWHERE and w != seat]
        self.foe = self._foe_to_fight()
        self.there = NOWHERE if self.foe == NOBODY else stands(s, self.foe)

    def _foe_to_fight(self) -> int:
        """The foe to fight: near, nearly beaten, badly defended and in sight."""
        if len(self.foes) < 2 or self.here == NOWHERE:
            return self.foes[0] if self.foes else NOBODY
        steps = self.s.board.steps_to(self.here)
        return min(self.foes, key=lambda foe: self._trouble(foe, steps[stands(self.s, foe)]))

    def _trouble(self, foe: int, steps: int) -> float:
        unseen = not sees(self.s, self.here, stands(self.s, foe))
        hard_to_beat = weights.STEPS_PER_HIT * hits_left(self.s, foe) + points_of(self.s, foe)
        return steps + hard_to_beat + weights.STEPS_UNSEEN * unseen

    def luck(self) -> float:
        """A random number from 0 to 1."""
        return self.chance.below(FINENESS) / FINENESS

    def any_option(self) -> int:
        return self.options[self.chance.below(len(self.options))]

    @property
    def foe_name(self) -> Argument:
        return WIZARDS.noun(self.foe)

    @property
    def foe_square(self) -> Argument:
        return SQUARES.noun(self.there)

    @property
    def is_adjacent(self) -> bool:
        """Whether the foe can be touched from here."""
        return self.there in self.s.board.adjacent[self.here]

    @property
    def sees_foe(self) -> bool:
        return self.there != NOWHERE and sees(self.s, self.here, self.there)


def stands(s: WizardryState, wizard: int) -> int:
    """Where a wizard seems to stand: of a foe's two bodies the model is believed."""
    return s.double[wizard] if s.double_is_real[wizard] == 1 else s.at[wizard]


def hits_left(s: WizardryState, wizard: int) -> int:
    """How many hits defeat a wizard."""
    return max(1, s.hits_to_defeat - s.hits[wizard])


def pack_worth(animals: int) -> float:
    """What a number of animals is worth: a second one finds less to do than the first."""
    return weights.ANIMAL * sum([weights.NEXT_ANIMAL**earlier for earlier in range(animals)])


def weight(hits: float, left: int) -> float:
    """What hits on a wizard are worth by how many it has left: the last most, more nothing."""
    return min(hits, float(left)) * (1 + weights.LAST_HIT / left)


def is_planning(s: WizardryState) -> bool:
    return any(there and not locked for there, locked in zip(s.in_play, s.locked, strict=True))


def points_of(s: WizardryState, wizard: int) -> int:
    """The defence points of a wizard: those it has, in planning those it will have at least."""
    if not is_planning(s):
        return s.pool[wizard]
    aware = POINTS[AWARENESS] if s.aware[wizard] else 0
    told = s.announced[wizard]
    return INNATE_DEFEND[s.profile[wizard]] + aware + (told % ANNOUNCED_DEFEND if told >= 0 else 0)


def spells_of(s: WizardryState, wizard: int) -> list[int]:
    """The spells that a wizard is known to have and is free to plan."""
    gone = used_up(s, wizard)
    known = s.known[wizard] or s.public_spells[wizard]
    return [spell for spell in known if not gone >> spell & 1]


def patience(s: WizardryState) -> float:
    """How much defence counts: two careful wizards would never come to an end."""
    late = s.turn - weights.PATIENT_TURNS
    return min(1.0, max(0.0, 1 - late / weights.PATIENT_TURNS))


def caution(s: WizardryState, wizard: int) -> float:
    """How much dangers count: more for somebody nearly beaten."""
    left = min(hits_left(s, wizard), len(weights.CAUTION))
    return weights.CAUTION[left - 1] * patience(s)
