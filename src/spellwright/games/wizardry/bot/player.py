"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.wizardry.bot import acting, defence, planning, preparing
from spellwright.games.wizardry.bot.asked import arguments
from spellwright.games.wizardry.bot.opportunities import choose_entry
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.bot.targets import target
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.view import View

RULES: Final[dict[str, Callable[[Outlook], Advice]]] = {
    "profile": preparing.profile,
    "spell": preparing.spell,
    "orientation": preparing.orientation,
    "joining": preparing.joining,
    "reveal": planning.reveal,
    "announce": planning.announce,
    "shown-entry": planning.entry,
    "entry": planning.entry,
    "written": planning.written_square,
    "written-target": planning.written_target,
    "declare": planning.declare,
    "opportunity": choose_entry,
    "square": acting.square,
    "body-square": acting.body_square,
    "target": target,
    "wind-square": acting.wind_square,
    "creature": acting.creature,
    "direction": acting.direction,
    "real": preparing.real_body,
    "points": defence.against_hits,
    "curse": defence.against_curse,
    "dart": defence.against_dart,
    "entangle": defence.against_entangle,
    "push": defence.against_push,
    "plague": defence.against_plague,
    "flight": acting.flight,
    "reroll": defence.against_blindness,
    "counter": defence.against_banishing,
    "demon-spell": acting.demon_spell,
    "poison": defence.against_poison,
    "ball": acting.ball,
    "ball-step": acting.ball_step,
    "return": acting.flight,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"

    def advise(self, view: View[WizardryState], chance: Chance) -> Advice:
        if len(view.options) == 1:
            return Advice(view.options[0], "There is nothing else to choose.")
        decision = view.decisions[0]
        look = Outlook(view.shown, view.seat, view.options, arguments(decision), chance)
        return RULES[decision.question](look)
