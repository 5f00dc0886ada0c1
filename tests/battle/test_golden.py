"""Golden playthroughs: whole games that must go the same way for ever."""

from __future__ import annotations

import pytest

from spellwright.games.battle.rulebook import RULES
from spellwright.kernel.replay import read_replay, verify
from tests.battle.golden_games import FOLDER, GOLDEN, Golden


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_recorded_game_goes_the_same_way(golden: Golden) -> None:
    replay = read_replay((FOLDER / f"{golden.name}.json").read_text(encoding="utf-8"))
    assert replay.seats == golden.seats
    end = verify(RULES, replay)
    assert end.over
    assert len(replay.choices) > 50
