"""Making the Power Pools (WD-12.22, WD-30.2 to WD-30.7)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    ADORATION,
    ARTIFACT_DARK,
    ARTIFACT_LIGHT,
    ARTIFACT_NEUTRAL,
    DARK_CUNNING,
    LIGHT_CUNNING,
    NEUTRAL_CUNNING,
    POWER_MARKERS,
)
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.queries import bits_of, has
from spellwright.games.duels.rules.supply import left_of
from spellwright.games.duels.state import DuelsProcedure, DuelsState, Seat
from spellwright.kernel.option import FIRST, first_of


def light_cunning(s: DuelsState, model: int) -> int:
    borne = bits_of(s.gear[model])
    return LIGHT_CUNNING[s.character[model]] + sum(ARTIFACT_LIGHT[a] for a in borne)


def dark_cunning(s: DuelsState, model: int) -> int:
    borne = bits_of(s.gear[model])
    return DARK_CUNNING[s.character[model]] + sum(ARTIFACT_DARK[a] for a in borne)


def neutral_cunning(s: DuelsState, model: int) -> int:
    borne = bits_of(s.gear[model])
    return NEUTRAL_CUNNING[s.character[model]] + sum(ARTIFACT_NEUTRAL[a] for a in borne)


def adoration(s: DuelsState, seat: int) -> int:
    """WD-37.1, WD-G31: a black marker for each other Model with Dark Cunning."""
    group = members(s, seat)
    dark = [model for model in group if dark_cunning(s, model)]
    adored = [model for model in group if has(s, model, ADORATION)]
    return sum(len([model for model in dark if model != one]) for one in adored)


class MakePools(DuelsProcedure):
    """WD-40.10: Neutral Cunning gives markers of the player's choice."""

    first: Seat
    turn: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "make")

    def __init__(self, first: int) -> None:
        self.first = first
        self.turn = 0

    def _seat(self) -> int:
        return self.first if self.turn == 0 else 1 - self.first

    def choose(self, s: DuelsState) -> None:
        if self.turn == 2:
            self.stop()
            return
        neutral = sum(neutral_cunning(s, model) for model in members(s, self._seat()))
        if neutral:
            s.ask(self._seat(), words.ASK_NEUTRAL, neutral)
        else:
            s.answer = words.WHITE

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        neutral = sum(neutral_cunning(s, model) for model in members(s, seat))
        return [words.WHITE | white << FIRST for white in range(neutral + 1)]

    def make(self, s: DuelsState) -> None:
        seat = self._seat()
        group = members(s, seat)
        neutral = sum(neutral_cunning(s, model) for model in group)
        white = sum(light_cunning(s, model) for model in group) + first_of(s.answer)
        black = sum(dark_cunning(s, model) for model in group) + neutral - first_of(s.answer)
        s.light[seat] = min(white, left_of(s, POWER_MARKERS, sum(s.light)))
        s.dark[seat] = min(black + adoration(s, seat), left_of(s, POWER_MARKERS, sum(s.dark)))
        s.tell(story.POOL_MADE, seat, s.light[seat], s.dark[seat])
        self.turn += 1
        self.go_to("choose")
