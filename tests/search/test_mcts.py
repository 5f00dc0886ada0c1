"""The search on games whose best choices are known."""

from __future__ import annotations

import pytest

from spellwright.kernel.option import first_of
from spellwright.kernel.state import State
from spellwright.registry import Game, any_game
from spellwright.search.budget import Budget
from spellwright.search.findings import Findings
from spellwright.search.mcts import Search
from spellwright.search.mind import PlainMind
from tests.search import small_games as small


def think(state: State, seat: int, iterations: int = 300, seed: int = 1) -> Findings:
    search = Search(PlainMind(), state.seats)
    return search.think(state.knowledge(seat), Budget(iterations), seed)


def chosen(findings: Findings) -> int:
    return first_of(findings.root.tried[findings.best])


def shares(findings: Findings) -> dict[int, float]:
    root = findings.root
    return {
        first_of(code): visits / root.visits
        for code, visits in zip(root.tried, root.visits_of, strict=True)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", [small.Highest(), small.Together()], ids=type)
def test_the_best_of_those_who_choose_at_once(game: Game, seats: int) -> None:
    for seat in range(seats):
        assert chosen(think(game.new(seats, seed=3), seat)) == 2


def test_nothing_is_better_where_all_is_equal() -> None:
    findings = think(small.Matching().new(2, seed=3), 0, 3000)
    root = findings.root
    assert [round(root.value(place), 1) for place in range(3)] == [0.5, 0.5, 0.5]


def test_a_secret_is_not_found_out() -> None:
    """Whatever the secret is, every guess comes to a third."""
    thoughts = [think(small.Guessing().new(2, seed=seed), 0, 600) for seed in range(6)]
    assert len({str(shares(thought)) for thought in thoughts}) == 1
    root = thoughts[0].root
    assert all(0.2 < root.value(place) < 0.45 for place in range(3))


def test_what_lies_open_is_used() -> None:
    for seed in range(5):
        state = small.Open().new(2, seed=seed)
        assert chosen(think(state, 0)) == state.secret


def test_wide_decisions_are_not_tried_out_whole() -> None:
    findings = think(small.Wide().new(2, seed=3), 0, 400)
    assert 20 <= len(findings.root.tried) <= 60
    assert chosen(findings) > 150


@pytest.mark.parametrize(
    ("marks", "best"),
    [
        (["a1", "b2", "c1"], "mark b1"),  # it has to be parried
        (["a1", "b2", "a3", "c3"], "mark a2"),  # it wins
        (["b2", "a1", "c3"], None),  # a corner is left, anything else loses
    ],
)
def test_tactics(marks: list[str], best: str | None) -> None:
    game = any_game("reference")
    state = game.new(2, seed=1)
    for cell in marks:
        state.choose(state.asks[0].seat, f"mark {cell}")
    findings = think(state, state.asks[0].seat, 1500)
    text = game.rules.verbs.text(findings.root.tried[findings.best])
    assert text in ([best] if best else ["mark a3", "mark c1"])


def test_the_same_seed_gives_the_same_thoughts() -> None:
    state = any_game("reference").new(2, seed=1)
    one, two, three = (think(state, 0, 200, seed) for seed in (4, 4, 5))
    assert (one.root.tried, one.root.totals) == (two.root.tried, two.root.totals)
    assert (one.root.tried, one.root.totals) != (three.root.tried, three.root.totals)


def test_what_came_true_has_been_thought_through_before() -> None:
    state = any_game("reference").new(2, seed=1)
    search = Search(PlainMind(), 2)
    first = search.think(state.knowledge(0), Budget(400), 1)
    state.take(0, first.root.tried[first.best])
    reply = first.replies(first.best)[0]
    state.take(1, reply.code)
    second = search.think(state.knowledge(0), Budget(400), 2)
    assert second.root.visits > second.iterations
    assert 100 <= second.iterations < 400


def test_replies_are_told_from_the_usual_one_on() -> None:
    findings = think(any_game("reference").new(2, seed=1), 0, 400)
    replies = findings.replies(findings.best)
    counts = [reply.visits for reply in replies]
    assert counts == sorted(counts, reverse=True)
    assert sum(counts) == findings.root.visits_of[findings.best]
    assert {reply.seat for reply in replies} == {1}
    assert all(0 <= reply.value <= 1 for reply in replies)


def test_budgets_end() -> None:
    state = any_game("reference").new(2, seed=1)
    assert think(state, 0, 50).iterations == 50
    search = Search(PlainMind(), 2)
    assert 0 < search.think(state.knowledge(0), Budget(1 << 40, 0.05), 1).iterations < 5000
    counted = iter(range(100))
    stopped = Budget(1 << 40, 0.0, lambda: next(counted) >= 9)
    assert Search(PlainMind(), 2).think(state.knowledge(0), stopped, 1).iterations == 9
