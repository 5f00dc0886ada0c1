"""The action phase: the demon, then opportunities in initiative order (FW-7)."""

from __future__ import annotations

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import BASIC, MAGIC_TOUCH, MOVE, PUFF_OF_WIND, RUN
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.basic_actions import (
    AnimalMovement,
    AnimalTouch,
    MagicTouch,
    Movement,
    PuffOfWind,
)
from spellwright.games.wizardry.rules.casting import CastSpell
from spellwright.games.wizardry.rules.demon import DemonActs
from spellwright.games.wizardry.rules.entries import animal_can, can_carry_out
from spellwright.games.wizardry.state import (
    NOWHERE,
    WizardryProcedure,
    WizardryState,
    action_of,
    entry,
    written_of,
)
from spellwright.kernel.option import FIRST, first_of, pack, second_of, verb_of


class ActionPhase(WizardryProcedure):
    """FW-7.1 to FW-7.12. `next_up` is the place in the order whose opportunity comes next."""

    next_up: int
    __slots__ = tuple(__annotations__)

    STEPS = ("demon_acts", "opportunity", "take_opportunity")

    def __init__(self) -> None:
        self.next_up = 0

    def demon_acts(self, s: WizardryState) -> None:
        """FW-7.1."""
        if s.demon != NOWHERE:
            s.push(DemonActs(s.order[0]))

    def opportunity(self, s: WizardryState) -> None:
        """FW-7.2, FW-7.5: the next player in order who has an entry left.

        That tells who has no entry left (FW-1.11), so what led here can no longer be taken back.
        """
        s.reveal()
        count = len(s.order)
        for turn in range(count):
            place = (self.next_up + turn) % count
            wizard = s.order[place]
            if s.plan[wizard] or any(s.animal_plans[place] for place in animals_of(s, wizard)):
                self.next_up = place + 1
                s.ask(wizard, words.ASK_OPPORTUNITY)
                return
        self.stop()

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        """FW-7.15."""
        carry_out, abandon = [], []
        for action in _different(s.plan[seat]):
            if can_carry_out(s, seat, action):
                carry_out.append(words.DO | action << FIRST)
            abandon.append(words.ABANDON | action << FIRST)
        for place in animals_of(s, seat):
            at = s.animals[place]
            for action in _different(s.animal_plans[place]):
                if animal_can(s, place, action):
                    carry_out.append(pack(words.ANIMAL_DO, at, action))
                abandon.append(pack(words.ANIMAL_ABANDON, at, action))
        return carry_out + abandon

    def take_opportunity(self, s: WizardryState) -> None:
        """FW-7.3, FW-7.7."""
        verb, action, wizard = verb_of(s.answer), first_of(s.answer), s.answered_by
        s.reveal()
        self.go_to("opportunity")
        if verb == words.DO:
            written = _take_out(s, wizard, action)
            s.tell(story.CARRIED_OUT, wizard, action)
            carry_out(s, wizard, action, written)
        elif verb == words.ABANDON:
            _take_out(s, wizard, action)
            s.tell(story.ABANDONED, wizard, action)
        else:
            self._animal_acts(s, verb, first_of(s.answer), second_of(s.answer))

    def _animal_acts(self, s: WizardryState, verb: int, at: int, action: int) -> None:
        """FW-13.5: an entry of the animal that stands on a square."""
        place = s.animals.index(at)
        owner = s.animal_owners[place]
        s.animal_plans[place].remove(entry(action))
        s.animal_played[place].append(entry(action))
        if verb == words.ANIMAL_ABANDON:
            s.tell(story.ANIMAL_ABANDONED, owner, at, action)
            return
        s.tell(story.ANIMAL_ACTED, owner, at, action)
        touches = action == MAGIC_TOUCH
        s.push(AnimalTouch(owner, at) if touches else AnimalMovement(owner, action, at))


def carry_out(s: WizardryState, wizard: int, action: int, written: int) -> None:
    """FW-7.11: an entry of the wizard itself."""
    if action >= BASIC:
        s.push(CastSpell(wizard, action, written))
    elif action in (MOVE, RUN):
        s.push(Movement(wizard, action))
    elif action == MAGIC_TOUCH:
        s.push(MagicTouch(wizard))
    elif action == PUFF_OF_WIND:
        s.push(PuffOfWind(wizard))
    s.carried_out[wizard] += 1


def _different(plan: list[int]) -> list[int]:
    """The actions in a plan, each once, in the order of the tables."""
    found: list[int] = []
    for planned in plan:
        if action_of(planned) not in found:
            found.append(action_of(planned))
    found.sort()
    return found


def _take_out(s: WizardryState, wizard: int, action: int) -> int:
    """Take one entry with this action from the plan; return what was written for it."""
    plan = s.plan[wizard]
    for place, planned in enumerate(plan):
        if action_of(planned) == action:
            del plan[place]
            s.played[wizard].append(entry(action))
            return written_of(planned)
    return NOWHERE
