"""Games of bots as a dataset: every row can be played again, and leads to its outcome."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spellwright.environments.dataset import (
    DatasetRequest,
    batches,
    described,
    play_of,
    write_dataset,
)
from spellwright.environments.features import Features
from spellwright.environments.play import BEGUN
from spellwright.kernel.refusal import Refused
from spellwright.registry import game


@pytest.mark.parametrize("id", ["funkoverse", "duels"])
def test_a_dataset_holds_what_was_seen_and_done(id: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    wish = DatasetRequest(game(id), ("greedy", "random"), 2, seed=3)
    rows = write_dataset(wish, file)
    about = described(file)
    assert (about["game"], about["seats"]) == (id, 2)
    found = 0
    outcomes = set()
    for seen, masks, actions, results in batches(file, 100):
        assert seen.shape[1] == play_of(wish).size
        assert all(action in mask for action, mask in zip(actions, masks, strict=True))
        assert all(mask == sorted(set(mask)) for mask in masks)
        outcomes |= set(results.tolist())
        found += len(actions)
    assert found == rows > 20
    assert outcomes <= {-1.0, 0.0, 1.0}
    assert len(outcomes) > 1


def test_the_rows_of_a_game_play_it_again(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    wish = DatasetRequest(game("funkoverse"), ("greedy",), 1, seed=5)
    write_dataset(wish, file)
    play = play_of(wish)
    play.reset(5 * 1_000_003)
    row = np.zeros(play.size, np.int32)
    for seen, masks, actions, results in batches(file):
        for observed, mask, action, result in zip(seen, masks, actions, results, strict=True):
            seat = play.seat
            play.observe(seat, row)
            assert (row == observed).all()
            assert sorted(play.legal(seat)) == mask
            play.step(seat, int(action))
            last = seat, result
    assert play.over
    seat, outcome = last
    assert play.rewards[seat] == outcome


def test_many_rows_become_the_same_floats_as_one() -> None:
    play = play_of(DatasetRequest(game("wizardry"), ("random",), 1))
    features = Features(play.observer, len(BEGUN))
    play.reset(1)
    rows = []
    for _ in range(5):
        rows.append(play.look(play.seat).copy())
        play.step(play.seat, play.legal(play.seat)[0])
    many = np.empty((5, features.size), np.float32)
    features.fill_many(np.array(rows), many)
    one = np.empty(features.size, np.float32)
    for row, floats in zip(rows, many, strict=True):
        features.fill(row, one)
        assert (one == floats).all()
    assert many.min() >= 0
    assert (many <= features.high).all()


def test_nothing_is_played_by_nobody(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        write_dataset(DatasetRequest(game("duels"), (), 1), tmp_path / "a.parquet")
    with pytest.raises(Refused):
        write_dataset(DatasetRequest(game("duels"), ("nobody",), 1), tmp_path / "a.parquet")
