"""The same games on a Ray cluster: equal to the byte, also when a node is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.simulate import Run, play_run
from spellwright.simulate.crew import Crew
from spellwright.simulate.processes import Processes
from spellwright.simulate.ray_crew import Player, RayCrew
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Recording
from spellwright.simulate.sharing import play_shared
from spellwright.simulate.stop_sign import StopSign

pytestmark = [pytest.mark.ray, pytest.mark.long]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head with two cores and two nodes with one core each, all on this computer."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    for _ in range(2):
        made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="ERROR")
    made.wait_for_nodes()
    yield made
    ray.shutdown()
    made.shutdown()


def a_run(games: int, figures: dict[str, int | str] | None = None) -> Run:
    recording = Recording(weighed=0)
    figures = figures or {}
    return Run("battle", 2, {}, ("greedy",), 5, games, figures=figures, recording=recording)


def shared(runs: list[Run], crew: Crew) -> list[bytes]:
    """All results of all runs, as bytes in their order."""
    found: list[list[GameResult]] = [[] for _ in runs]
    for place, result in play_shared(runs, [range(run.games) for run in runs], crew, StopSign()):
        found[place].append(result)
    return [as_bytes(results) for results in found]


def as_bytes(results: list[GameResult]) -> bytes:
    rows = [[r.to_data(), r.record and r.record.to_data()] for r in sorted(results)]
    return json.dumps(rows, sort_keys=True).encode()


@pytest.mark.usefixtures("cluster")
def test_results_equal_those_of_processes_to_the_byte() -> None:
    runs = [a_run(30), a_run(30, {"rules.match.hand": 7})]
    with RayCrew() as crew:
        assert crew.size == 4
        there = shared(runs, crew)
    assert there == shared(runs, Processes(2))
    assert there[0] != there[1]


@pytest.mark.usefixtures("cluster")
def test_figures_with_which_the_game_cannot_be_loaded_are_told() -> None:
    run = a_run(4, {"cards.incendio.effect": "gnarf"})
    with pytest.raises(Refused, match="gnarf"), RayCrew() as crew:
        shared([run], crew)


@pytest.mark.usefixtures("cluster")
def test_a_worker_that_is_killed_costs_only_its_games() -> None:
    import ray

    run, results = a_run(200), list[GameResult]()
    with RayCrew() as crew:
        for _, result in play_shared([run], [range(run.games)], crew, StopSign()):
            results.append(result)
            if len(results) == 40:
                ray.kill(crew.players[0])
    assert as_bytes(results) == as_bytes(list(play_run(run)))


def test_a_node_that_is_lost_in_mid_run_costs_only_its_games(cluster: Any) -> None:
    node = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    runs = [a_run(150), a_run(150, {"rules.match.hand": 7})]
    found: list[list[GameResult]] = [[], []]
    lost = False
    with RayCrew() as crew:
        for place, result in play_shared(runs, [range(150)] * 2, crew, StopSign()):
            found[place].append(result)
            if not lost and len(found[0]) > 20:
                cluster.remove_node(node, allow_graceful=False)
                lost = True
    assert lost
    assert [as_bytes(results) for results in found] == shared(runs, Processes(2))


def test_another_spellwright_on_the_cluster_is_refused() -> None:
    player = Player(a_run(2), "1-other-edition", "0.0.0")
    assert "another Spellwright" in player.play([0]).fault


def test_an_address_where_nobody_answers_is_told_in_a_sentence() -> None:
    import ray

    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(Refused, match="does not answer"):
        RayCrew("127.0.0.1:1")


def test_a_cluster_of_our_own_is_started_and_stopped() -> None:
    import ray

    results = list(play_run(a_run(6), ray="local"))
    assert not ray.is_initialized()
    assert as_bytes(results) == as_bytes(list(play_run(a_run(6))))
