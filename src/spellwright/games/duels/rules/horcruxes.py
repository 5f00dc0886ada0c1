"""Horcrux Maker before the Models are placed (WD-37.16a to WD-37.16f)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.collection import artifacts
from spellwright.games.duels.content.columns import (
    HARRY,
    HARRY_HORCRUX,
    HORCRUX_MAKER,
    HORCRUX_MASK,
    NAME_OF,
    SLOTS,
)
from spellwright.games.duels.queries import bits_of, has, model_of_piece, refresh_traits
from spellwright.games.duels.state import (
    NOBODY,
    NOTHING,
    DuelsProcedure,
    DuelsState,
    Mask,
    Seat,
    models_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.record import with_entry

MOST_BEARERS: Final = 3
BEARERS_WITH_HARRY: Final = 2


class HideHorcruxes(DuelsProcedure):
    """WD-40.8: each player with Horcrux Maker, the Setup Winner first."""

    first: Seat
    turn: int
    chosen: Mask
    __slots__ = tuple(__annotations__)

    STEPS = ("set_apart", "choose", "note", "deal")

    def __init__(self, first: int) -> None:
        self.first = first
        self.turn = 0
        self.chosen = 0

    def _seat(self) -> int:
        return self.first if self.turn == 0 else 1 - self.first

    def set_apart(self, s: DuelsState) -> None:
        """WD-37.16b to WD-37.16d."""
        while self.turn < 2 and not makers(s, self._seat()):
            self.turn += 1
        if self.turn == 2:
            self.stop()
            return
        self.chosen = 0
        harry = opposing_harry(s, self._seat())
        if harry != NOBODY:
            hide(s, harry, HARRY_HORCRUX, self._seat())

    def bearers(self, s: DuelsState) -> list[int]:
        """WD-37.16e: not the maker, and with an item slot on the Character Card."""
        seat = self._seat()
        most = MOST_BEARERS if opposing_harry(s, seat) == NOBODY else BEARERS_WITH_HARRY
        if self.chosen.bit_count() >= most:
            return []
        return [
            model
            for model in models_of(seat)
            if s.character[model] != NOTHING
            and SLOTS[s.character[model]]
            and not has(s, model, HORCRUX_MAKER)
            and not self.chosen >> model & 1
        ]

    def choose(self, s: DuelsState) -> None:
        if self.bearers(s):
            s.ask(self._seat(), words.ASK_HORCRUX_BEARER)
        else:
            self.go_to("deal")

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [*[words.MODEL | s.piece[m] << FIRST for m in self.bearers(s)], words.DONE]

    def note(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.MODEL:
            self.chosen |= 1 << model_of_piece(s, first_of(s.answer))
            self.go_to("choose")

    def deal(self, s: DuelsState) -> None:
        """WD-37.16f, WD-G36: at random, regardless of slots and limits."""
        seat = self._seat()
        bearers = [model for model in models_of(seat) if self.chosen >> model & 1]
        apart = s.chance.shuffled(horcruxes_apart(s, seat)) if bearers else []
        for model, artifact in zip(bearers, apart, strict=False):
            hide(s, model, artifact, seat)
        self.turn += 1
        self.go_to("set_apart")


def makers(s: DuelsState, seat: int) -> list[int]:
    return [m for m in models_of(seat) if s.character[m] != NOTHING and has(s, m, HORCRUX_MAKER)]


def opposing_harry(s: DuelsState, seat: int) -> int:
    for model in models_of(1 - seat):
        if s.character[model] != NOTHING and NAME_OF[s.character[model]] == HARRY:
            return model
    return NOBODY


def horcruxes_apart(s: DuelsState, seat: int) -> list[int]:
    """The Horcruxes of a player that none of their Models bears, without Harry Potter's."""
    borne = 1 << HARRY_HORCRUX
    for model in models_of(seat):
        borne |= s.gear[model]
    return bits_of(HORCRUX_MASK & artifacts(s) & ~borne)


def hide(s: DuelsState, model: int, artifact: int, seat: int) -> None:
    s.gear = with_entry(s.gear, model, s.gear[model] | 1 << artifact)
    s.made = with_entry(s.made, model, s.made[model] | 1 << artifact)
    s.made_by = with_entry(s.made_by, model, seat)
    refresh_traits(s, model)
    s.tell(story.HORCRUX_HIDDEN, s.piece[model], artifact)
