"""WD-8 to WD-11: what is offered to a builder is exactly what there is no reason against."""

from __future__ import annotations

import pytest

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import (
    ARTIFACT_COUNT,
    POTION_COUNT,
    QUEST_POINTS,
)
from spellwright.games.duels.content.rows import ALL_SPELLS
from spellwright.games.duels.content.tables import CHARACTERS
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.rules.preparation import why_not_prepared
from spellwright.games.duels.state import SETTING_UP, DuelsState
from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import Value
from spellwright.kernel.option import pack

COUNTED = {
    words.ASK_RECRUIT: (words.RECRUIT, len(CHARACTERS)),
    words.ASK_EQUIP: (words.EQUIP, ARTIFACT_COUNT),
    words.ASK_LEARN: (words.LEARN, len(ALL_SPELLS)),
    words.ASK_PURSUE: (words.PURSUE, len(QUEST_POINTS)),
    words.ASK_BREW: (words.BREW, POTION_COUNT),
}
"""By question, the verb of its answers and how many things it could name."""


def thinkable(s: DuelsState, ask: Ask) -> list[int]:
    """Everything that one could try to answer, sensible or not."""
    if ask.question == words.ASK_BEARER:
        return [pack(words.BEARER, s.piece[model]) for model in members(s, ask.seat)]
    verb, count = COUNTED.get(ask.question, (0, 0))
    return [pack(verb, number) for number in range(count)]


@pytest.mark.rule("WD-8.3", "WD-9.3", "WD-11.6")
@pytest.mark.parametrize("budget", [30, 50, 100])
def test_nothing_is_refused_without_a_reason_and_nothing_offered_against_one(budget: int) -> None:
    luck = FastChance(budget)
    for seed in range(12):
        options: dict[str, Value] = {"groups": "build", "pack": bool(seed % 2), "budget": budget}
        s = RULES.new(2, seed, options, events=False)
        while s.stage < SETTING_UP:
            for ask in s.asks:
                offered = s.options(ask)
                for code in thinkable(s, ask):
                    reason = why_not_prepared(s, ask.seat, ask.question, code)
                    assert (code in offered) == (reason is None), reason
            ask = s.asks[luck.below(len(s.asks))]
            options_now = s.options(ask)
            s.take(ask.seat, options_now[luck.below(len(options_now))])
