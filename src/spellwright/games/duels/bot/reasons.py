"""Why something is chosen, in a sentence for people."""

from __future__ import annotations

from spellwright.games.duels.bot.attacks import Strike
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.lexicons import ATTACK_NAMES, QUEST_NAMES, SPELL_NAMES
from spellwright.games.duels.odds import percent
from spellwright.games.duels.state import BY_ATTACK


def why_strike(look: Outlook, hit: Strike) -> str:
    names = ATTACK_NAMES if hit.kind == BY_ATTACK else SPELL_NAMES
    odds = percent(hit.chance)
    return f"{names.label(hit.item)} hits {look.name(hit.foe)} with {odds}, by the cards unseen."


def why_quest(number: int) -> str:
    return f"{QUEST_NAMES.label(number)} is too far away."
