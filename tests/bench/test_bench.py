"""The benchmark: its parts measure what they say."""

from __future__ import annotations

import pytest

from spellwright.bench import peers
from spellwright.bench.engines import Effort, Engine, copy_engine, game_engine
from spellwright.bench.measurement import SLICES, mid_game_states, speeds
from spellwright.bench.report import measure, steps
from spellwright.bench.state_size import bytes_of
from spellwright.kernel.state import State
from spellwright.registry import any_game


def test_an_engine_counts_whole_games() -> None:
    played = game_engine(any_game("reference"))(0.05)
    assert 0 < played.seconds < 0.5
    assert 5 * played.games <= played.decisions <= 9 * played.games


def test_engines_take_turns() -> None:
    order: list[str] = []

    def named(name: str) -> Engine:
        play = game_engine(any_game("reference"))

        def noted(seconds: float) -> Effort:
            if seconds:
                order.append(name)
            return play(seconds)

        return noted

    speeds({"a": named("a"), "b": named("b")}, 0.05)
    assert order == ["a", "b"] * SLICES


def test_mid_game_states_are_from_the_middle() -> None:
    for state in mid_game_states(any_game("reference")):
        assert 2 <= state.choices <= 4
        assert not state.over


def test_copies_are_counted() -> None:
    played = copy_engine(mid_game_states(any_game("reference")))(0.02)
    assert played.decisions == played.games * 5 * 20


def test_the_size_of_a_state_is_its_own_objects() -> None:
    state: State = any_game("reference").new(events=False)
    size = bytes_of(state)
    assert 400 < size < 3000
    assert bytes_of(state.copy()) == size
    state.scores = [1000] * 10
    more = bytes_of(state) - size
    assert 80 <= more <= 250, "ten places in a list, and one number"


def test_a_report_lists_peers_that_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Engine:
        raise ImportError

    monkeypatch.setattr(peers, "PEERS", {"elsewhere": missing})
    done: list[int] = []
    report = measure([any_game("reference")], 0.02, lambda: done.append(1))
    data = report.to_data()
    assert data["not_installed"] == ["elsewhere"]
    assert set(data["reference"]) == {"spellwright"}
    assert set(data["games"]["reference"]) == {
        "decisions_per_s",
        "games_per_s",
        "copies_per_s",
        "bytes_per_state",
    }
    assert len(done) == steps([any_game("reference")])


@pytest.mark.parametrize("name", peers.PEERS)
def test_peers_play_whole_games(name: str) -> None:
    try:
        play = peers.PEERS[name]()
    except ImportError:
        pytest.skip(f"{name} is not installed")
    played = play(0.02)
    assert 5 * played.games <= played.decisions <= 9 * played.games
