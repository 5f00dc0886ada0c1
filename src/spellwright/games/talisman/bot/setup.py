"""Before the first turn: which Character, which side of its card."""

from __future__ import annotations

from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.rules.setup import sides_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def character(look: Outlook) -> Advice:
    def worth(code: int) -> float:
        return max([weights.SIDE_WORTH[side] for side in sides_of(look.s, first_of(code))])

    return look.best(worth, say("hint-strong-character"))


def side(look: Outlook) -> Advice:
    return look.best(lambda code: weights.SIDE_WORTH[first_of(code)], say("hint-stronger-side"))
