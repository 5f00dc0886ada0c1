"""The planning phase (FW-5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import (
    CLAIRVOYANCE,
    COST,
    FORESIGHT,
    POINTS,
    PROFILE_AP,
    RULE,
    SIGHT,
    SUMMON_ANIMAL,
    WRITES,
)
from spellwright.games.wizardry.queries import animals_of, has_double
from spellwright.games.wizardry.rules.defeat import reveal
from spellwright.games.wizardry.rules.plans import (
    ANNOUNCED_DEFEND,
    animal_plannable,
    may_lock,
    plannable,
    points_left,
    writable_squares,
)
from spellwright.games.wizardry.state import (
    NOWHERE,
    Action,
    WizardryProcedure,
    WizardryState,
    action_of,
    entry,
    written_of,
)
from spellwright.kernel.option import FIRST, first_of, pack, second_of, verb_of

SHOWN: Final = 2
"""Entries that Clairvoyance shows (FW-5.4)."""
MOST_ANNOUNCED: Final = 2
"""FW-5.24."""

_PLAN: Final = [words.PLAN | action << FIRST for action in range(len(COST))]
"""The option to plan an action, by action."""


class PlanningPhase(WizardryProcedure):
    """FW-5: action points, reveals, Foresight, Clairvoyance, then all plans in secret.

    `writing` is the spell whose square or target a seat writes just now, for each seat.
    """

    writing: list[Action]
    __slots__ = tuple(__annotations__)

    STEPS = (
        "available_ap",
        "offer_reveal",
        "answer_reveal",
        "announce",
        "note_announcement",
        "show",
        "note_shown_entry",
        "write_plans",
        "note_entry",
        "lock",
    )

    def __init__(self, seats: int) -> None:
        self.writing = [NOWHERE] * seats

    def available_ap(self, s: WizardryState) -> None:
        """FW-5.1."""
        for wizard in range(s.seats):
            usual = PROFILE_AP[s.profile[wizard]]
            ap = usual - s.lost_ap[wizard] + s.gained_ap[wizard]
            s.ap[wizard] = max(0, ap) if s.in_play[wizard] else 0
            if s.in_play[wizard] and ap != usual:
                s.tell(story.HAS_POINTS, wizard, s.ap[wizard], usual)
            s.lost_ap[wizard] = s.gained_ap[wizard] = 0
        s.animal_ap = [POINTS[SUMMON_ANIMAL]] * len(s.animals)
        s.foreseen_by, s.foreseers_next = s.foreseers_next, [0] * s.seats
        s.seen_by, s.watchers_next = s.watchers_next, [0] * s.seats

    # -- step 2: the optional reveal ---------------------------------------------------------------

    def offer_reveal(self, s: WizardryState) -> None:
        for wizard in range(s.seats):
            if has_double(s, wizard):
                s.ask(wizard, words.ASK_REVEAL)
        if not s.asks:
            self.go_to("announce")

    def answer_reveal(self, s: WizardryState) -> None:
        if verb_of(s.answer) == words.REVEAL:
            reveal(s, s.answered_by)
        if s.asks:
            self.again()

    # -- step 3: Foresight -------------------------------------------------------------------------

    def announce(self, s: WizardryState) -> None:
        for wizard in range(s.seats):
            if s.foreseen_by[wizard] and s.in_play[wizard]:
                s.ask(wizard, words.ASK_ANNOUNCE)
        if not s.asks:
            self.go_to("show")

    def note_announcement(self, s: WizardryState) -> None:
        """FW-5.6: the numbers are told when all have been chosen."""
        initiative, defend = first_of(s.answer), second_of(s.answer)
        s.announcing[s.answered_by] = initiative * ANNOUNCED_DEFEND + defend
        if s.asks:
            self.again()
            return
        s.announced, s.announcing = s.announcing, [-1] * s.seats
        s.reveal()
        for wizard, numbers in enumerate(s.announced):
            if numbers >= 0:
                for caster in _seats_in(s.foreseen_by[wizard], s.seats):
                    s.whisper(
                        caster,
                        story.FORETOLD,
                        wizard,
                        numbers // ANNOUNCED_DEFEND,
                        numbers % ANNOUNCED_DEFEND,
                    )

    # -- step 4: Clairvoyance ----------------------------------------------------------------------

    def show(self, s: WizardryState) -> None:
        for wizard in range(s.seats):
            if s.seen_by[wizard] and s.in_play[wizard]:
                s.ask(wizard, words.ASK_SHOWN_ENTRY)
        if not s.asks:
            self.go_to("write_plans")

    def note_shown_entry(self, s: WizardryState) -> None:
        """FW-5.5: a plan with fewer entries is closed, not locked: nobody else may notice."""
        wizard = s.answered_by
        if verb_of(s.answer) == words.LOCK:
            s.closed[wizard] = 1
        else:
            self._write(s, wizard)
        if self._asks_what_is_written(s, wizard):
            pass
        elif len(s.plan[wizard]) < SHOWN and not s.closed[wizard]:
            s.ask(wizard, words.ASK_SHOWN_ENTRY)
        if s.asks:
            self.again()
        else:
            self._tell_shown_entries(s)

    def _tell_shown_entries(self, s: WizardryState) -> None:
        s.reveal()
        for wizard in range(s.seats):
            if not s.seen_by[wizard] or not s.in_play[wizard]:
                continue
            s.shown_entries[wizard] = s.plan[wizard][:]
            for caster in _seats_in(s.seen_by[wizard], s.seats):
                for shown in s.plan[wizard]:
                    s.whisper(caster, story.SEEN, wizard, action_of(shown))
                    if written_of(shown) >= 0 and WRITES[action_of(shown)]:
                        s.whisper(caster, story.SEEN_SQUARE, written_of(shown))

    # -- step 5: the plans -------------------------------------------------------------------------

    def write_plans(self, s: WizardryState) -> None:
        for wizard in range(s.seats):
            if s.in_play[wizard]:
                s.ask(wizard, words.ASK_ENTRY, points_left(s, wizard))

    def note_entry(self, s: WizardryState) -> None:
        wizard = s.answered_by
        self._write(s, wizard)
        if not self._asks_what_is_written(s, wizard) and not s.locked[wizard]:
            s.ask(wizard, words.ASK_ENTRY, points_left(s, wizard))
        if s.asks:
            self.again()

    def lock(self, s: WizardryState) -> None:
        """FW-5.23."""
        for wizard in range(s.seats):
            s.locked[wizard] = 1

    # -- writing -----------------------------------------------------------------------------------

    def _write(self, s: WizardryState, wizard: int) -> None:
        """One answer of a planner: an entry, what is written for it, or the end of the plan."""
        verb, argument = verb_of(s.answer), first_of(s.answer)
        if verb == words.PLAN:
            if self._needs_writing(s, argument):
                self.writing[wizard] = argument
            else:
                s.plan[wizard].append(entry(argument))
        elif verb in (words.WRITE, words.WRITE_TARGET):
            s.plan[wizard].append(entry(self.writing[wizard], argument))
            self.writing[wizard] = NOWHERE
        elif verb == words.PLAN_ANIMAL:
            s.animal_plans[s.animals.index(argument)].append(entry(second_of(s.answer)))
        else:
            s.locked[wizard] = 1
            s.tell(story.LOCKED, wizard)

    def _needs_writing(self, s: WizardryState, action: int) -> bool:
        return bool(WRITES[action]) or self._writes_target(s, action)

    def _writes_target(self, s: WizardryState, action: int) -> bool:
        """FW-16.3."""
        on_wizard = SIGHT[action] == "wizard" or RULE[action] in (CLAIRVOYANCE, FORESIGHT)
        return bool(s.settings["written-targets"]) and on_wizard

    def _asks_what_is_written(self, s: WizardryState, wizard: int) -> bool:
        spell = self.writing[wizard]
        if spell == NOWHERE:
            return False
        if self._writes_target(s, spell):
            s.ask(wizard, words.ASK_WRITTEN_TARGET, spell)
        else:
            s.ask(wizard, words.ASK_WRITTEN, spell)
        return True

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_ENTRY:
            found = [_PLAN[action] for action in plannable(s, seat)]
            for place in animals_of(s, seat):
                at, actions = s.animals[place], animal_plannable(s, place)
                found += [pack(words.PLAN_ANIMAL, at, action) for action in actions]
            if may_lock(s, seat):
                found.append(words.LOCK)
            return found
        if question == words.ASK_SHOWN_ENTRY:
            found = [_PLAN[action] for action in plannable(s, seat)]
            if may_lock(s, seat):
                found.append(words.LOCK)
            return found
        if question == words.ASK_WRITTEN:
            squares = writable_squares(s, self.writing[seat])
            if len(squares) == len(s.board.free):
                return s.board.write_any[:]
            return [words.WRITE | square << FIRST for square in squares]
        if question == words.ASK_WRITTEN_TARGET:
            others = [w for w in range(s.seats) if s.in_play[w] and w != seat]
            return [pack(words.WRITE_TARGET, other) for other in others]
        if question == words.ASK_ANNOUNCE:
            return self._announcements(s.ap[seat])
        return [words.REVEAL, words.KEEP]

    def _announcements(self, ap: int) -> list[int]:
        upto = range(MOST_ANNOUNCED + 1)
        return [pack(words.ANNOUNCE, i, d) for i in upto for d in upto if i + d <= ap]


def _seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]
