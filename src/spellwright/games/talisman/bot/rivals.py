"""How to treat rivals, and what is done for others at the end of a turn."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CASTLE, REGION
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.bot.spells import lead
from spellwright.games.talisman.content.names import TIME_TURNER
from spellwright.games.talisman.lexicons import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of


def rival(look: Outlook) -> Advice:
    """Choose the most dangerous rival, never the bot's own Character."""

    def danger(code: int) -> float:
        seat = look.seat_of(code)
        return -weights.WIN if seat == look.seat else lead(look.s, seat)

    return look.best(danger, say("hint-leading-rival"))


def intimidate(look: Outlook) -> Advice:
    """Choose a rival who has Fate to give; a rival without any would cost a turn."""

    def worth(code: int) -> float:
        if verb_of(code) != words.TARGET:
            return 0.0
        return 1.0 if look.s.fate[look.seat_of(code)] else -1.0

    return look.best(worth, say("hint-intimidate"))


def end_of_turn(look: Outlook) -> Advice:
    """Take an extra turn; leave gifts and sales to others."""
    if words.EXTRA in look.options:
        return Advice(words.EXTRA, say("hint-another-turn"))
    for code in look.with_verb(words.USE):
        near = REGION[look.s.at[look.seat]] == CASTLE
        if first_of(code) == TIME_TURNER and near:
            return Advice(code, say("hint-turn-counts"))
    return Advice(words.DONE, say("hint-keep-the-rest"))
