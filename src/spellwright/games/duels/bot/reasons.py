"""Why something is chosen, in a sentence for people."""

from __future__ import annotations

from spellwright.games.duels.bot.attacks import Strike
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.lexicons import ATTACK_NAMES, QUEST_NAMES, SPELL_NAMES, say
from spellwright.games.duels.state import BY_ATTACK
from spellwright.kernel.saying import Saying


def why_strike(look: Outlook, hit: Strike) -> Saying:
    names = ATTACK_NAMES if hit.kind == BY_ATTACK else SPELL_NAMES
    odds = round(100 * hit.chance)
    return say("hint-strike", what=names.noun(hit.item), who=look.name(hit.foe), odds=odds)


def why_quest(number: int) -> Saying:
    return say("hint-quest-too-far", quest=QUEST_NAMES.noun(number))
