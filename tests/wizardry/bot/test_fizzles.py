"""Greedy plans what it will be able to see and reach: few of its spells come to nothing."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story
from spellwright.games.wizardry.bot import Greedy
from spellwright.games.wizardry.content.columns import BASIC
from spellwright.games.wizardry.rulebook import RULES
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.chance import FastChance

GAMES: Final = 40
MOST_WASTED: Final = 1 / 12
"""Spells that fizzle or are given up, of all that were planned."""


class Tally:
    """What became of the spells of some games."""

    def __init__(self) -> None:
        self.cast = 0
        self.fizzled = 0
        self.given_up = 0

    def note(self, s: WizardryState) -> None:
        for event in s.events:
            if event.kind == story.FIZZLED:
                self.fizzled += 1
            elif event.kind == story.CARRIED_OUT:
                self.cast += event.args[1] >= BASIC
            elif event.kind == story.ABANDONED:
                self.given_up += event.args[1] >= BASIC


def play(seed: int, tally: Tally) -> None:
    s = RULES.new(2, seed=seed)
    players, chance = [Greedy(), Greedy()], FastChance(seed)
    while not s.over:
        seat = s.asks[0].seat
        s.choose(seat, players[seat].advise(s.view(seat), chance).code)
        tally.note(s)


def test_at_most_one_planned_spell_in_twelve_comes_to_nothing() -> None:
    tally = Tally()
    for seed in range(GAMES):
        play(seed, tally)
    planned = tally.cast + tally.given_up
    assert planned > 10 * GAMES
    assert tally.fizzled + tally.given_up <= MOST_WASTED * planned
