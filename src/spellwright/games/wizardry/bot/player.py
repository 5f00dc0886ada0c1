"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot import acting, defence, planning, preparing
from spellwright.games.wizardry.bot.memory import PlanMemory
from spellwright.games.wizardry.bot.opportunities import choose_entry
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.bot.targets import target
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_PROFILE: preparing.profile,
    words.ASK_SPELL: preparing.spell,
    words.ASK_ORIENTATION: preparing.orientation,
    words.ASK_JOINING: preparing.joining,
    words.ASK_REVEAL: planning.reveal,
    words.ASK_ANNOUNCE: planning.announce,
    words.ASK_SHOWN_ENTRY: planning.entry,
    words.ASK_ENTRY: planning.entry,
    words.ASK_WRITTEN: planning.written_square,
    words.ASK_WRITTEN_TARGET: planning.written_target,
    words.ASK_DECLARE: planning.declare,
    words.ASK_OPPORTUNITY: choose_entry,
    words.ASK_SQUARE: acting.square,
    words.ASK_ANIMAL_SQUARE: acting.animal_square,
    words.ASK_BODY_SQUARE: acting.body_square,
    words.ASK_TARGET: target,
    words.ASK_WIND_SQUARE: acting.wind_square,
    words.ASK_CREATURE: acting.creature,
    words.ASK_DIRECTION: acting.direction,
    words.ASK_REAL: preparing.real_body,
    words.ASK_POINTS: defence.against_hits,
    words.ASK_CURSE: defence.against_curse,
    words.ASK_DART: defence.against_dart,
    words.ASK_ENTANGLE: defence.against_entangle,
    words.ASK_PUSH: defence.against_push,
    words.ASK_PLAGUE: defence.against_plague,
    words.ASK_FLIGHT: acting.flight,
    words.ASK_REROLL: defence.against_blindness,
    words.ASK_COUNTER: defence.against_banishing,
    words.ASK_DEMON_SPELL: acting.demon_spell,
    words.ASK_POISON: defence.against_poison,
    words.ASK_BALL: acting.ball,
    words.ASK_BALL_STEP: acting.ball_step,
    words.ASK_RETURN: acting.flight,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"
    about = "Plays by rules of thumb: takes what promises most at once."

    def __init__(self) -> None:
        self._memory = PlanMemory()

    def weigh(self, asked: Ask, view: View[WizardryState], chance: Chance) -> Advice:
        look = Outlook(view.shown, view.seat, view.options, asked.args, chance, self._memory)
        return RULES[asked.question](look)
