"""What a bot at a table thought before one choice helps it with the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellwright.kernel.bot import Bot
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.registry import game
from spellwright.search.budget import never
from spellwright.server.bots import thinking
from spellwright.server.bots.thinking import Job, Memory

GAME = game("wizardry")


def job(state: State, table: str = "a table", seat: int = 0, bot: str = "apprentice") -> Job:
    return Job(GAME.id, bot, state.resample(seat, 1).to_json(), seat, 1, table)


@pytest.fixture
def newcomers(monkeypatch: pytest.MonkeyPatch) -> list[Bot]:
    """The bots that were made, each of which starts without a thought."""
    made: list[Bot] = []
    new_bot = thinking.new_bot

    def noted(job: Job, stopped: Callable[[], bool]) -> Bot:
        made.append(new_bot(job, stopped))
        return made[-1]

    monkeypatch.setattr(thinking, "new_bot", noted)
    return made


def test_a_seat_goes_on_from_its_last_thought_and_no_other_seat_does(
    newcomers: list[Bot],
) -> None:
    memory, state = Memory(), GAME.new(2, seed=5)
    for _ in range(2):
        memory.think(job(state), never)
    assert len(newcomers) == 1
    memory.think(job(state, seat=1), never)
    memory.think(job(state, table="another"), never)
    assert len(newcomers) == len(memory) == 3
    for _ in range(2):
        memory.think(job(state, table=""), never)
    assert (len(newcomers), len(memory)) == (5, 3)


def test_after_choices_were_taken_back_it_chooses_what_is_legal_again() -> None:
    memory, state = Memory(), GAME.new(2, seed=5)
    before = state.copy()
    for _ in range(4):
        thought = memory.think(job(state, seat=state.asks[0].seat), never)
        state.choose(state.asks[0].seat, thought.text)
    seat = before.asks[0].seat
    before.choose(seat, memory.think(job(before, seat=seat), never).text)


def test_the_oldest_is_forgotten_first(newcomers: list[Bot]) -> None:
    memory, state = Memory(most=2), GAME.new(2, seed=5)
    for table in ("a", "b", "a", "c"):
        memory.think(job(state, table=table), never)
    assert (len(newcomers), len(memory)) == (3, 2)
    memory.think(job(state, table="a"), never)
    assert len(newcomers) == 3
    memory.think(job(state, table="b"), never)
    assert len(newcomers) == 4


def test_a_bot_that_failed_is_not_asked_again(newcomers: list[Bot]) -> None:
    memory, state = Memory(), GAME.new(2, seed=5)
    memory.think(job(state), never)
    with pytest.raises(Refused, match="state"):
        memory.think(job(state)._replace(state="no state"), never)
    assert len(memory) == 0
    memory.think(job(state), never)
    assert len(newcomers) == 2
