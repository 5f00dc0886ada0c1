"""Why an entry belongs into a plan, in a sentence for people."""

from __future__ import annotations

from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.lexicons import ENTRIES, say
from spellwright.kernel.saying import Saying


def why_planned(look: Outlook, action: int) -> Saying:
    return say(
        f"hint-plan-{columns.KEYS[action]}",
        who=look.foe_name,
        square=look.foe_square,
        action=ENTRIES.noun(action),
    )
