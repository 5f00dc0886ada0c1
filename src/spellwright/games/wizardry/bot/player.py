"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot import action_phase, defence, planning, setup
from spellwright.games.wizardry.bot.opportunities import choose_entry
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.bot.plan_memory import PlanMemory
from spellwright.games.wizardry.bot.targets import target
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_PROFILE: setup.profile,
    words.ASK_SPELL: setup.spell,
    words.ASK_ORIENTATION: setup.orientation,
    words.ASK_JOINING: setup.joining,
    words.ASK_REVEAL: planning.reveal,
    words.ASK_ANNOUNCE: planning.announce,
    words.ASK_SHOWN_ENTRY: planning.entry,
    words.ASK_ENTRY: planning.entry,
    words.ASK_WRITTEN: planning.written_square,
    words.ASK_WRITTEN_TARGET: planning.written_target,
    words.ASK_DECLARE: planning.declare,
    words.ASK_OPPORTUNITY: choose_entry,
    words.ASK_SQUARE: action_phase.square,
    words.ASK_ANIMAL_SQUARE: action_phase.animal_square,
    words.ASK_BODY_SQUARE: action_phase.body_square,
    words.ASK_TARGET: target,
    words.ASK_WIND_SQUARE: action_phase.wind_square,
    words.ASK_CREATURE: action_phase.creature,
    words.ASK_DIRECTION: action_phase.direction,
    words.ASK_REAL: setup.real_body,
    words.ASK_POINTS: defence.against_hits,
    words.ASK_CURSE: defence.against_curse,
    words.ASK_DART: defence.against_dart,
    words.ASK_ENTANGLE: defence.against_entangle,
    words.ASK_PUSH: defence.against_push,
    words.ASK_PLAGUE: defence.against_plague,
    words.ASK_FLIGHT: action_phase.flight,
    words.ASK_REROLL: defence.against_blindness,
    words.ASK_COUNTER: defence.against_banishing,
    words.ASK_DEMON_SPELL: action_phase.demon_spell,
    words.ASK_POISON: defence.against_poison,
    words.ASK_BALL: action_phase.ball,
    words.ASK_BALL_STEP: action_phase.ball_step,
    words.ASK_RETURN: action_phase.flight,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"

    def __init__(self) -> None:
        self._memory = PlanMemory()

    def weigh(self, asked: Ask, view: View[WizardryState], chance: Chance) -> Advice:
        look = Outlook(view.shown, view.seat, view.options, asked.args, chance, self._memory)
        return RULES.get(asked.question, setup.unknown)(look)
