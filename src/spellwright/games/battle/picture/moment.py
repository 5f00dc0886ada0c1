"""Where the game is: scenario, turn, whose it is, its step."""

from __future__ import annotations

from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import SCENARIO_NAMES, STEP_NAMES
from spellwright.games.battle.picture.seen import Seen, hero_noun
from spellwright.kernel.saying import Saying


def moment(view: Seen) -> list[Saying]:
    s = view.shown
    scenario = say("moment-scenario", scenario=SCENARIO_NAMES.noun(s.scenario))
    if view.outcome is not None:
        return [scenario, view.outcome.says]
    if not s.turn:
        return [scenario, say("moment-set-up")]
    whose = say("moment-whose-turn", n=s.turn, who=hero_noun(view, s.active))
    return [scenario, whose, say("moment-step", step=STEP_NAMES.noun(s.step))]
