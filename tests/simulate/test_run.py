"""Runs: which games they have, and that the way of playing them makes no difference."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spellwright.bots import bot_named, bot_names
from spellwright.builds import is_compiled
from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import Chance
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.kernel.view import View
from spellwright.registry import any_game
from spellwright.samples.tic_tac_toe import Play, TicTacToe, TicTacToeState
from spellwright.search.mind import Makers, PlainMind
from spellwright.simulate import Run, Summary, play_one, play_run
from spellwright.simulate.intervals import wilson
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Draw
from spellwright.simulate.seating import seating
from spellwright.simulate.seeds import derived_seed
from spellwright.simulate.stop_sign import StopSign


def a_run(**changes: Any) -> Run:
    facts: dict[str, Any] = {
        "game": "reference",
        "seats": 2,
        "settings": {},
        "bots": ("random",),
        "seed": 7,
        "games": 30,
    }
    return Run(**{**facts, **changes})


class SlowRandom(RandomBot):
    """Plays as the random bot does, but looks at its view."""


class First(Bot):
    """Always takes the first option."""

    name = "first"

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        return Advice(view.options[0], "It is the first.")


class Cheat(Bot):
    """Chooses what is not there."""

    name = "cheat"

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        return Advice(1 << 40, "Nobody is looking.")


class WithBots(PlainMind):
    def bots(self) -> Makers:
        return {"slow": SlowRandom, "first": First, "cheat": Cheat}


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference game with bots of its own."""
    monkeypatch.setattr(any_game("reference"), "mind", WithBots())


@pytest.mark.usefixtures("more_bots")
def test_the_short_way_for_random_bots_plays_the_same_games() -> None:
    short = list(play_run(a_run(bots=("random", "random"))))
    long = list(play_run(a_run(bots=("slow", "slow"))))
    assert [result._replace(bots=()) for result in short] == [
        result._replace(bots=()) for result in long
    ]


def test_a_game_has_its_own_seed_and_its_bots_their_own_luck() -> None:
    run = a_run()
    seeds = {run.seed_of(number) for number in range(30)}
    luck = {run.luck_of(number, seat) for number in range(30) for seat in range(2)}
    assert len(seeds) == 30
    assert len(luck) == 60
    assert not seeds & luck


def test_derived_seeds_never_change() -> None:
    assert derived_seed(0, 0) == 3020181623043613396
    assert derived_seed("ab", 1, "bot", 2) == 5585694307266339933


def test_a_game_can_be_played_alone() -> None:
    run = a_run()
    assert play_one(run, 17) == list(play_run(run))[17]
    assert list(play_run(run, numbers=[17])) == [play_one(run, 17)]


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("ab", 3), ("abc", 3), ("a", 4), ("abc", 4)]
)
def test_every_bot_sits_equally_often_on_every_seat(bots: str, seats: int) -> None:
    ways: list[tuple[str, ...]] = []
    while (way := seating(bots, seats, len(ways))) not in ways:
        ways.append(way)
    for seat in range(seats):
        counts = Counter(way[seat] for way in ways)
        assert len(set(counts.values())) == 1
        assert set(counts) == set(bots)


@pytest.mark.usefixtures("more_bots")
def test_two_bots_swap_seats_game_by_game() -> None:
    results = list(play_run(a_run(bots=("random", "first"), games=4)))
    assert [result.bots for result in results] == [("random", "first"), ("first", "random")] * 2


@pytest.mark.usefixtures("more_bots")
def test_wins_belong_to_bots_not_to_seats() -> None:
    run = a_run(bots=("random", "first"), games=100)
    summary, results = Summary(run), list(play_run(run))
    for result in results:
        summary.add(result)
    won = Counter(r.bots[r.winners[0]] for r in results if len(r.winners) == 1)
    assert summary.wins == won
    assert sum(summary.seat_wins) == sum(won.values())
    assert summary.draws == sum(len(r.winners) == 2 for r in results)
    assert summary.games_of == {"random": 100, "first": 100}


@pytest.mark.usefixtures("more_bots")
def test_a_bot_that_cheats_fails_its_game() -> None:
    result = play_one(a_run(bots=("cheat",)), 3)
    assert not result.finished
    assert "You can't do that now." in result.error
    assert "cheat chose " in result.error


def test_a_game_that_does_not_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TicTacToe, "longest", 4)
    result = play_one(a_run(), 0)
    assert "more than 4 choices" in result.error
    assert result.choices == 5


def test_a_stop_sign_ends_a_run() -> None:
    stop, played = StopSign(), []
    for result in play_run(a_run(), stop=stop):
        played.append(result)
        stop.is_up = len(played) == 5
    assert len(played) == 5


def test_a_shared_win_counts_for_all_only_where_all_play_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shared = GameResult(0, 1, ("a", "b"), 9, "full", (1, 1), (0, 0), "")
    apart = Summary(a_run())
    apart.add(shared)
    assert (apart.draws, dict(apart.wins)) == (1, {})
    monkeypatch.setattr(TicTacToe, "cooperative", True, raising=False)
    together = Summary(a_run())
    together.add(shared)
    assert (together.draws, dict(together.wins)) == (0, {"a": 1, "b": 1})


def test_the_median_length() -> None:
    summary = Summary(a_run())
    for number, choices in enumerate([5, 9, 6, 7]):
        summary.add(GameResult(number, 1, ("a", "b"), choices, "line", (1, 2), (1, 0), ""))
    assert (summary.shortest, summary.median_length, summary.longest) == (5, 6.5, 9)


def test_the_first_failures_are_kept_in_whatever_order_they_come() -> None:
    summary = Summary(a_run(games=100))
    for number in reversed(range(100)):
        summary.add(GameResult(number, 1, ("a", "b"), 0, "", (), (), "broken"))
    assert summary.errors == 100
    assert [failure.number for failure in summary.failures] == list(range(20))


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "nonsense"},
        {"seats": 7},
        {"settings": {"x": 1}},
        {"bots": ()},
        {"bots": ("random",) * 3},
        {"bots": ("nobody",)},
        {"games": 0},
    ],
)
def test_a_wrong_run_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        a_run(**wrong)


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 50)
    assert (round(low, 4), round(high, 4)) == (0.0, 0.0713)
    assert [round(end, 4) for end in wilson(340, 400)] == [0.8117, 0.8817]


@pytest.mark.usefixtures("more_bots")
def test_bots_are_found_by_name() -> None:
    game = any_game("reference")
    weaker, stronger = ("novice", "apprentice"), ("adept", "master")
    assert bot_names(game) == ("random", *weaker, "slow", "first", "cheat", *stronger)
    assert isinstance(bot_named(game, "first"), First)
    with pytest.raises(Refused, match="Did you mean “first”"):
        bot_named(game, "frist")


def test_bots_that_think_ahead_play_the_same_games_in_any_process() -> None:
    run = a_run(bots=("apprentice", "novice"), games=6)
    assert sorted(play_run(run, jobs=2)) == sorted(play_run(run, jobs=1))


def test_games_with_swapped_seats_may_share_their_deal() -> None:
    run = a_run(bots=("random", "novice"), games=4, same_deal=True)
    assert run.seed_of(0) == run.seed_of(1) != run.seed_of(2) == run.seed_of(3)
    assert run.seating_of(0) == run.seating_of(1)[::-1]


def any_tables(**changes: Any) -> Run:
    facts = {"game": "funkoverse", "seats": 4, "games": 12, "draw": Draw(None, {})}
    return a_run(**{**facts, **changes})


def test_seats_and_options_may_be_drawn_for_each_game() -> None:
    run = any_tables()
    cases = [run.case_of(number) for number in range(60)]
    assert {case.seats for case in cases} == {2, 3, 4}
    for option in run.case_of(0).rules.game_options:
        assert {case.options[option.id] for case in cases} == set(option.sampled), option.id
    assert cases == [any_tables(games=90).case_of(number) for number in range(60)]
    result = play_one(run, 5)
    assert result.finished, result.error
    assert len(result.bots) == len(result.ranks) == cases[5].seats


def test_what_is_given_is_not_drawn_and_every_bot_has_a_seat() -> None:
    run = any_tables(draw=Draw(3, {"scenario": "flags"}))
    cases = [run.case_of(number) for number in range(20)]
    assert {(case.seats, case.options["scenario"]) for case in cases} == {(3, "flags")}
    crowd = any_tables(bots=("random", "greedy", "novice"))
    assert {crowd.case_of(number).seats for number in range(20)} == {3, 4}
    with pytest.raises(Refused, match="name 1 to 4 bots"):
        any_tables(bots=("random",) * 5)


def test_drawn_games_are_the_same_in_any_process() -> None:
    run = any_tables(games=6)
    assert sorted(play_run(run, jobs=2)) == sorted(play_run(run, jobs=1))


@pytest.mark.skipif(is_compiled(), reason="a compiled class cannot be broken for a test")
def test_where_options_are_drawn_every_position_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = a_run(draw=Draw(None, {}))
    assert play_one(run, 3).finished

    def shown_options(rules: Play, s: TicTacToeState, seat: int, question: int) -> list[int]:
        return [] if s.choices == 3 else options(rules, s, seat, question)

    options = Play.options
    monkeypatch.setattr(Play, "options", shown_options)
    error = play_one(run, 3).error
    assert "after 3 choices: The state asks seat 1, which has no option (“where”)" in error
    monkeypatch.undo()
    monkeypatch.setattr(TicTacToe, "faults", lambda _, s: ["A mark is missing."] * s.over)
    broken = say("refusal-state-breaks", fault="A mark is missing.")
    assert str(broken) in play_one(run, 3).error
    assert play_one(a_run(), 3).finished, "only games of drawn options are looked at so closely"


def test_seats_are_counted_where_they_differ() -> None:
    summary = Summary(any_tables())
    for number, bots in enumerate([("a", "b"), ("a", "b", "c")]):
        ranks = tuple(range(1, len(bots) + 1))
        summary.add(GameResult(number, 1, bots, 9, "points", ranks, ranks, ""))
    assert (summary.seat_games, summary.seat_wins) == ([2, 2, 1, 0], [2, 0, 0, 0])


def test_varied_options_take_turns_and_leave_out_what_does_not_fit() -> None:
    run = Run("funkoverse", 2, {"items": False}, ("random", "greedy"), 1, 16, varied=("scenario",))
    cases = [run.case_of(number).options for number in range(16)]
    assert [case["scenario"] for case in cases[:4]] == ["control", "flags", "leaders", "territory"]
    assert cases[:4] == cases[4:8]
    assert all(case["items"] is False for case in cases)
    # Bots swap seats when all values have had their turn, so that each plays each from each seat.
    assert {run.seating_of(number) for number in range(4)} == {("random", "greedy")}
    assert {run.seating_of(number) for number in range(4, 8)} == {("greedy", "random")}
    assert [run.turn_of(number) for number in (0, 7, 8, 15)] == [0, 0, 1, 1]
    odd = Run("battle", 1, {"solo": "official"}, ("greedy",), 1, 9, varied=("scenario",))
    assert 0 < len(odd.turns) <= 15
