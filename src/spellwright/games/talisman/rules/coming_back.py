"""Back after the last Life, or as a new Character (TA-20.5 to TA-20.8, TA-26.4, TA-26.5)."""

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.board import ST_MUNGOS
from spellwright.games.talisman.rules.losing import settle
from spellwright.games.talisman.rules.setup import (
    set_indicators,
    sides_of,
    take_starting_fate,
    take_starting_goods,
)
from spellwright.games.talisman.state import Flag, Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of


class ComeBack(TalismanProcedure):
    """The player chooses a side; `newcomer` tells that it leads another Character now."""

    seat: Seat
    newcomer: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("draw_character", "choose_side", "begin_again")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.newcomer = 0

    def draw_character(self, s: TalismanState) -> None:
        """TA-26.4: a new Character at random, as long as there is one."""
        if s.settings["no-inheritance"] and s.unused:
            drawn = s.unused.pop(s.chance.below(len(s.unused)))
            s.character[self.seat] = drawn
            self.newcomer = 1

    def choose_side(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_NEW_SIDE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.CHOOSE_SIDE | side << FIRST for side in sides_of(s, s.character[seat])]

    def begin_again(self, s: TalismanState) -> None:
        seat = self.seat
        s.side[seat] = first_of(s.answer)
        set_indicators(s, seat)
        if self.newcomer or s.settings["refill-fate"]:
            take_starting_fate(s, seat)
        if self.newcomer:
            s.tell(story.NEWCOMER, s.character[seat], s.side[seat])
            s.mirrored[seat] = 0
            take_starting_goods(s, seat)
        else:
            s.tell(story.RETURNED, s.character[seat], s.side[seat])
            s.at[seat] = ST_MUNGOS
        settle(s, seat)
