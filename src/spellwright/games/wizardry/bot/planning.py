"""The planning and initiative phases: what to announce, to plan, to write, to claim."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot.advice import best_option, wanted
from spellwright.games.wizardry.bot.drafts import entries_of
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left
from spellwright.games.wizardry.bot.planner import best_draft
from spellwright.games.wizardry.bot.reasons import why_planned
from spellwright.games.wizardry.bot.squares import STRIKES
from spellwright.games.wizardry.content.columns import MAGIC_TOUCH, MOVE, RUN
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.state import action_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, pack

ANIMAL_PLANS: Final = (
    [MAGIC_TOUCH, MAGIC_TOUCH, MOVE],
    [MAGIC_TOUCH, MAGIC_TOUCH, MOVE],
    [MOVE, MAGIC_TOUCH, MAGIC_TOUCH],
    [MOVE, MOVE, MAGIC_TOUCH],
    [RUN, MAGIC_TOUCH],
)
"""What the animal plans when the foe is 0, 1, 2, ... steps away; farther off it only runs."""


def reveal(look: Outlook) -> Advice:
    if hits_left(look.s, look.seat) <= 1:
        return Advice(words.KEEP, say("hint-keep-double"))
    return Advice(words.REVEAL, say("hint-drop-double"))


def announce(look: Outlook) -> Advice:
    draft = best_draft(look)
    code = pack(words.ANNOUNCE, draft.initiative, draft.defend) if draft else words.ANNOUNCE
    return wanted(look, code, say("hint-best-plan"))


def entry(look: Outlook) -> Advice:
    """The next entry of the best plan that keeps what is written, then the animals'."""
    entries = _missing(_best_plan(look), look.planned)
    for place, action in enumerate(entries):
        code = words.PLAN | action << FIRST
        if code in look.options:
            then = [words.PLAN | later << FIRST for later in entries[place + 1 :]]
            return Advice(code, why_planned(look, action), then=tuple(then))
    for place in animals_of(look.s, look.seat):
        at = look.s.animals[place]
        written = [action_of(planned) for planned in look.s.animal_plans[place]]
        for action in _missing(_animal_plan(look, at), written):
            code = pack(words.PLAN_ANIMAL, at, action)
            if code in look.options:
                return Advice(code, say("hint-animal-hunts", who=look.foe_name))
    return wanted(look, words.LOCK, say("hint-plan-complete"))


def _best_plan(look: Outlook) -> list[int]:
    """The plan that promises most, worked out once for all its entries."""
    memory = look.memory
    entries = None if memory is None else memory.recall(look)
    if entries is None:
        draft = best_draft(look)
        entries = entries_of(draft) if draft else []
        if memory is not None:
            memory.keep(look, entries)
    return entries


def _missing(plan: list[int], written: list[int]) -> list[int]:
    """The entries of a plan that are not written yet."""
    left = plan[:]
    for action in written:
        if action in left:
            left.remove(action)
    return left


def _animal_plan(look: Outlook, at: int) -> list[int]:
    steps = look.s.board.steps_to(look.there)[at]
    return ANIMAL_PLANS[steps] if steps < len(ANIMAL_PLANS) else [RUN, MOVE]


def written_square(look: Outlook) -> Advice:
    spell = look.args[0]
    worth = STRIKES[spell]
    return best_option(look, lambda square: worth(look, square), why_planned(look, spell))


def written_target(look: Outlook) -> Advice:
    reason = say("hint-easiest", who=look.foe_name)
    return wanted(look, words.WRITE_TARGET | look.foe << FIRST, reason)


def declare(look: Outlook) -> Advice:
    return Advice(words.DECLARE, say("hint-go-first", who=look.foe_name))
