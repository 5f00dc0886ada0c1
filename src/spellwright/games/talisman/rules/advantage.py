"""The Advantage token (TA-9.10 to TA-9.14)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.columns import DE, OP
from spellwright.games.talisman.content.names import BELLATRIX_A, LUCIUS_A, RODOLPHUS
from spellwright.games.talisman.queries import have_rule, is_frozen, leader_of
from spellwright.games.talisman.rules.card_effects import revealed
from spellwright.games.talisman.rules.gaining import gain_galleons
from spellwright.games.talisman.rules.losing import settle
from spellwright.games.talisman.rules.spells_in_hand import gain_spell, may_gain_spell
from spellwright.games.talisman.state import SeatProcedure, TalismanState


def set_token(s: TalismanState, side: int) -> None:
    """TA-9.12: nothing happens if the token shows that side already."""
    if s.token == side:
        s.tell(story.TOKEN_STAYS, side)
        return
    s.token = side
    s.tell(story.TOKEN_TURNED, side)
    if side == DE:
        bellatrix, lucius = leader_of(s, BELLATRIX_A), leader_of(s, LUCIUS_A)
        if bellatrix >= 0 and may_gain_spell(s, bellatrix) and not is_frozen(s, bellatrix):
            s.push(SpellForAdvantage(bellatrix))
        if lucius >= 0 and s.gold_pool:
            s.tell(story.BY_ABILITY, lexicons.PROFITEER, s.character[lucius])
            gain_galleons(s, lucius)
    for seat, followers in enumerate(s.followers):
        if have_rule(followers, RODOLPHUS):
            settle(s, seat)


@revealed("fred-and-george-weasley")
def twins_set_token(s: TalismanState, _card: int) -> None:
    """TA-O11."""
    set_token(s, OP)


def turn_token(s: TalismanState) -> None:
    """TA-9.10."""
    set_token(s, 1 - s.token)


class SpellForAdvantage(SeatProcedure):
    """TA-BL2: Bellatrix may gain a Spell when the token turns to the Death Eaters."""

    __slots__ = ()

    STEPS = ("offer", "take")

    def offer(self, s: TalismanState) -> None:
        if may_gain_spell(s, self.seat):
            s.ask(self.seat, words.ASK_TOKEN_SPELL)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.tell(story.BY_ABILITY, lexicons.INSPIRED, s.character[self.seat])
            gain_spell(s, self.seat)
