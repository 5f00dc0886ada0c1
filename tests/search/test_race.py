"""The race of options over the same worlds."""

from __future__ import annotations

from random import Random

import pytest

from spellwright.kernel.state import State
from spellwright.registry import game
from spellwright.search.budget import Budget
from spellwright.search.findings import Findings
from spellwright.search.mcts import Search
from spellwright.search.race import ENTRANTS, ROUND, Race

LUCK = 0.05
"""How much gains differ from world to world."""


def run(race: Race, gains: dict[int, float], worlds: int, seed: int = 1) -> int:
    """How many worlds it takes until nobody runs any more, or one has won."""
    luck = Random(seed)
    for world in range(worlds):
        if not race.running or race.is_won:
            return world
        for place in race.running:
            race.add(place, luck.gauss(gains[place], LUCK))
        if world % ROUND == ROUND - 1:
            race.look()
    return worlds


def test_who_gains_surely_wins() -> None:
    race = Race(3)
    assert run(race, {1: 0.05, 2: 0.01}, 200) < 200
    assert race.winner(0.008) == 1
    assert race.gain(1) == pytest.approx(0.05, abs=0.02)


def test_who_falls_behind_is_out_and_the_guide_stays() -> None:
    race = Race(3)
    assert run(race, {1: -0.05, 2: -0.04}, 200) < 50
    assert race.running == []
    assert race.winner(0.008) == 0


def test_small_gains_are_doubted_the_more_the_judgement_errs() -> None:
    race = Race(2)
    for _ in range(400):
        race.add(1, 0.012)
    assert race.winner(0.005) == 1
    assert race.winner(0.03) == 0


def test_nobody_wins_unseen() -> None:
    assert Race(4).winner(0.008) == 0
    early = Race(2)
    early.add(1, 0.1)
    assert early.winner(0.008) == 0, "one world says little"


def test_so_many_take_part() -> None:
    assert Race(1).running == []
    assert Race(30).running == list(range(1, ENTRANTS))


def think(state: State, budget: Budget) -> Findings:
    seat = state.asks[0].seat
    return Search(game(state.rules.id).mind, state.seats).think(state.knowledge(seat), budget, 1)


def decision(id: str, seed: int) -> State:
    """The first decision of a turn."""
    state: State = game(id).new(2, seed)
    while not (game(id).mind.is_settled(state) and len(state.options(state.asks[0])) > 1):
        ask = state.asks[0]
        state.take(ask.seat, state.options(ask)[0])
    return state


@pytest.mark.parametrize("id", ["talisman", "battle"])
def test_the_same_seed_gives_the_same_thoughts(id: str) -> None:
    state = decision(id, 3)
    first, second = think(state, Budget(60)), think(state, Budget(60))
    assert first.root.totals == second.root.totals
    assert first.best == second.best
    assert 0 < first.iterations <= 60


def test_what_makes_no_difference_gains_nothing() -> None:
    """All meet the same luck, to the last die: whether to wait or to wait longer is the same."""
    state = game("talisman").new(2, 5)
    while True:
        ask = state.asks[0]
        options = {state.rules.verbs.text(code): code for code in state.options(ask)}
        if {"pass", "wait-turn"} <= set(options) and state.active == ask.seat:
            break
        state.take(ask.seat, state.options(ask)[-1 if "pass" in options else 0])
    root = think(state, Budget(80)).root
    values = [root.value(root.tried.index(options[word])) for word in ("pass", "wait-turn")]
    assert values[0] == values[1]


def test_a_clock_and_a_stop_are_heeded() -> None:
    state = decision("talisman", 3)
    assert think(state, Budget(1 << 40, 0.0, lambda: True)).iterations == 0
    assert think(state, Budget(1 << 40, 0.2)).iterations > 0


def test_others_answers_are_told() -> None:
    state = decision("talisman", 3)
    findings = think(state, Budget(200))
    told = [reply for place in range(len(findings.root.tried)) for reply in findings.replies(place)]
    assert told
    assert all(reply.seat != findings.seat and 0 <= reply.value <= 1 for reply in told)
