"""Learns to play like `greedy` from a record of its games (behaviour cloning).

spellwright lab dataset funkoverse --games 300 --out greedy.parquet
python examples/clone_greedy.py greedy.parquet --out clone.zip
spellwright lab gauntlet ./clone.zip

It needs PyTorch, and the extras `rl` and `lab`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from spellwright.environments.dataset import batches, described
from spellwright.environments.features import Features
from spellwright.environments.learnt import save_player
from spellwright.environments.observer import observer_for
from spellwright.environments.play import BEGUN
from spellwright.registry import game as game_named


def read(file: Path) -> tuple[Any, Any, Any, Any]:
    """All rows of a dataset: what was seen, which actions were legal (row and number), what was
    done.
    """
    rows, actions, places, numbers = [], [], [], []
    count = 0
    for seen, masks, done, _ in batches(file):
        rows.append(seen)
        actions.append(done)
        for mask in masks:
            places += [count] * len(mask)
            numbers += mask
            count += 1
    return np.concatenate(rows), np.concatenate(actions), np.array(places), np.array(numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description="Clone a bot from a record of its games.")
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--out", type=Path, default=Path("clone.zip"))
    parser.add_argument("--rounds", type=int, default=6, help="how often all games are read")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--minutes", type=float, default=15.0, help="the longest it may take")
    wanted = parser.parse_args()
    torch.manual_seed(1)
    about = described(wanted.dataset)
    game = game_named(about["game"])
    features = Features(
        observer_for(game, about["seats"], game.rules.check_settings(about["options"])), len(BEGUN)
    )
    rows, actions, places, numbers = read(wanted.dataset)
    starts = np.searchsorted(places, np.arange(len(rows) + 1))
    network = nn.Sequential(
        nn.Linear(features.size, wanted.width),
        nn.Tanh(),
        nn.Linear(wanted.width, wanted.width),
        nn.Tanh(),
        nn.Linear(wanted.width, about["actions"]),
    )
    learner = torch.optim.Adam(network.parameters(), lr=1e-3)
    # One row of ten is kept apart, by game: what was never seen says how well it was learnt.
    kept = np.arange(len(rows)) >= int(0.9 * len(rows))
    started = time.monotonic()

    def loss_of(part: Any) -> tuple[torch.Tensor, float]:
        floats = np.empty((len(part), features.size), np.float32)
        features.fill_many(rows[part], floats)
        legal = np.zeros((len(part), about["actions"]), bool)
        for place, row in enumerate(part):
            legal[place, numbers[starts[row] : starts[row + 1]]] = True
        logits = network(torch.from_numpy(floats)).masked_fill(~torch.from_numpy(legal), -1e9)
        aims = torch.from_numpy(actions[part].astype(np.int64))
        hits = float((logits.argmax(1) == aims).float().mean())
        return nn.functional.cross_entropy(logits, aims), hits

    for number in range(1, wanted.rounds + 1):
        order = np.random.default_rng(number).permutation(np.flatnonzero(~kept))
        for start in range(0, len(order), 512):
            loss, _ = loss_of(order[start : start + 512])
            learner.zero_grad()
            loss.backward()
            learner.step()
        with torch.no_grad():
            unseen = np.flatnonzero(kept)[:4000]
            _, share = loss_of(unseen) if len(unseen) else (None, 0.0)
        print(f"round {number}: {share:.1%} of unseen choices are greedy's", flush=True)
        if time.monotonic() - started > 60 * wanted.minutes:
            break
    layers = [
        (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
        for layer in network
        if isinstance(layer, nn.Linear)
    ]
    bots = ", ".join(about["bots"])
    save_player(
        wanted.out, game, about["seats"], about["options"], layers, f"Learnt from games of {bots}."
    )
    print(f"The player is in {wanted.out}.")


if __name__ == "__main__":
    main()
