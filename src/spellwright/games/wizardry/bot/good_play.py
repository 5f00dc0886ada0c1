"""Plans of others as good players write them, for bots that think ahead."""

from __future__ import annotations

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot.player import Greedy
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.planning import PlanningPhase
from spellwright.games.wizardry.rules.plans import points_left
from spellwright.games.wizardry.state import WizardryState


def write_sensible_plans(s: WizardryState, seat: int) -> None:
    """While plans are written, replace the secret ones of others by plans of the rules of thumb.

    A plan of which something was announced or shown stays as it was dealt.
    """
    frame = s.agenda[-1] if s.agenda else None
    if not isinstance(frame, PlanningPhase) or frame.STEPS[frame.next_step] != "note_entry":
        return
    for wizard in range(s.seats):
        if wizard == seat or not s.in_play[wizard]:
            continue
        if s.announced[wizard] >= 0 or s.shown_entries[wizard]:
            continue
        s.plan[wizard] = []
        for place in animals_of(s, wizard):
            s.animal_plans[place] = []
        ask = s.ask_of(wizard)
        if ask is not None:
            ask.question, ask.args, ask.cache = words.ASK_ENTRY, [points_left(s, wizard)], None
        elif s.ask_of(seat) is not None:
            s.locked[wizard] = 0
            s.ask(wizard, words.ASK_ENTRY, points_left(s, wizard))
            _write(s, wizard)


def _write(s: WizardryState, wizard: int) -> None:
    planner = Greedy()
    while s.ask_of(wizard) is not None:
        s.take(wizard, planner.advise(s.glimpse(wizard), s.chance).code)
