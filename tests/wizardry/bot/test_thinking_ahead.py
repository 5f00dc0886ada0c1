"""What the game offers to players who think ahead."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.bot import Greedy, chance_to_win, is_settled, write_sensible_plans
from spellwright.games.wizardry.rulebook import RULES
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.chance import FastChance
from spellwright.kernel.observation_key import observation_key


def positions(seats: int, seed: int = 4, most: int = 120) -> list[WizardryState]:
    """Positions of a game by the rules of thumb."""
    state, luck, found = RULES.new(seats, seed, events=False), FastChance(seed), []
    bots = [Greedy() for _ in range(seats)]
    while state.asks and state.choices < most:
        found.append(state.copy())
        seat = state.asks[state.choices % len(state.asks)].seat
        state.choose(seat, bots[seat].advise(state.view(seat), luck).code)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_sensible_plans_change_nothing_that_a_seat_sees(seats: int) -> None:
    for state in positions(seats):
        for seat in [ask.seat for ask in state.asks]:
            world = state.resample(seat, seed=8)
            before = observation_key(world, seat)
            write_sensible_plans(world, seat)
            assert observation_key(world, seat) == before == observation_key(state, seat)
            assert [ask.seat for ask in world.asks if ask.seat == seat] == [seat]
            assert not RULES.faults(world)


def test_a_locked_plan_is_written_as_the_rules_of_thumb_would() -> None:
    """Two careful looks at the same position agree; plans dealt by chance hardly ever do."""
    locked = [s for s in positions(2) if s.turn and s.locked == [1, 0]]
    assert locked
    for state in locked:
        plans = set()
        for seed in range(4):
            world = state.resample(1, seed)
            write_sensible_plans(world, 1)
            assert world.locked == state.locked
            plans.add(tuple(sorted(world.plan[0])))
        assert len(plans) == 1


def test_a_turn_is_settled_before_anything_is_planned() -> None:
    settled = [state for state in positions(2) if is_settled(state)]
    assert {state.turn for state in settled} == {s.turn for s in positions(2) if s.turn}
    assert all(not any(state.plan) for state in settled)


def test_chances_are_from_0_to_1_and_grow_with_hits() -> None:
    state = next(s for s in positions(2) if is_settled(s))
    even = chance_to_win(state, 0)
    state.hits[1] = 3
    assert 0 < even < chance_to_win(state, 0) < 1
    assert chance_to_win(state, 1) < 0.5
    assert chance_to_win(RULES.new(2, seed=1), 0) == 0.5


def test_a_plan_in_mind_is_written_to_its_end() -> None:
    """With its memory or without, the same plan comes out."""
    for state in positions(2):
        if not is_settled(state) or len(state.asks) != 2:
            continue
        plans = []
        for bots in ([Greedy()] * 99, [Greedy() for _ in range(99)]):
            world, luck = state.copy(), FastChance(1)
            for bot in bots:
                if world.ask_of(0) is None:
                    break
                world.choose(0, bot.advise(world.view(0), luck).code)
            plans.append(world.plan[0])
        assert plans[0] == plans[1]
