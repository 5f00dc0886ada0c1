"""Trains a player of Funkoverse by playing itself, on the processor, in a few minutes.

pip install "spellwright[rl]" torch
python examples/train_funkoverse.py --minutes 10 --out my_player.zip
spellwright sim funkoverse --games 400 --bots ./my_player.zip,random
spellwright play funkoverse --bots ./my_player.zip

It is proximal policy optimisation (PPO) with masks, in plain PyTorch. One network plays both sides
of many games at once. A seat's reward is the change of the game's own evaluation, so that it learns
from every choice and not only from the end. `--against` measures the player at the end.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

import spellwright as sw
from spellwright.environments.features import Features
from spellwright.environments.learnt import save_player
from spellwright.environments.play import BEGUN
from spellwright.environments.vector import VectorPlay
from spellwright.simulate import Run, play_run
from spellwright.simulate.intervals import wilson

GAME: Final = "funkoverse"
DISCOUNT: Final = 0.997
FAR: Final = 0.95
"""How far ahead an advantage looks (lambda of generalised advantage estimation)."""
CLIP: Final = 0.2
CURIOSITY: Final = 0.01
"""The weight of entropy."""
ROUNDS: Final = 3
"""How often each batch is learnt from."""
LIMIT: Final = 1_500


class Network(nn.Module):
    """What to do, and how good it looks: two heads on one body."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        body = torch.tanh(self.second(torch.tanh(self.first(features))))
        return self.policy(body), self.value(body).squeeze(-1)

    def layers(self) -> list[Any]:
        """The layers that choose, as a saved player has them."""
        chosen = (self.first, self.second, self.policy)
        return [
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
            for layer in chosen
        ]


@dataclass
class Batch:
    """What happened in so many steps of all games: the first index is the step."""

    rows: np.ndarray[Any, Any]
    masks: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    actions: np.ndarray[Any, Any]
    likelihoods: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]
    rewards: np.ndarray[Any, Any]
    done: np.ndarray[Any, Any]


class Trainer:
    def __init__(self, games: int, steps: int, width: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.games: VectorPlay = sw.env(
            GAME, api="vector", games=games, reward="shaped", limit=LIMIT
        )
        self.games.reset(seed)
        self.features = Features(self.games.plays[0].observer, len(BEGUN))
        self.network = Network(self.features.size, self.games.plays[0].actions, width)
        self.learner = torch.optim.Adam(self.network.parameters(), lr=5e-4, eps=1e-5)
        self.steps = steps

    def floats(self, rows: np.ndarray[Any, Any]) -> Tensor:
        out = np.empty((len(rows), self.features.size), np.float32)
        self.features.fill_many(rows, out)
        return torch.from_numpy(out)

    def play(self) -> Batch:
        """Let the network play both sides of all games for some steps."""
        games, steps = self.games, self.steps
        count, size = games.observations.shape
        batch = Batch(
            np.empty((steps, count, size), np.int32),
            np.empty((steps, *games.masks.shape), bool),
            np.empty((steps, count), np.int64),
            np.empty((steps, count), np.int64),
            np.empty((steps, count), np.float32),
            np.empty((steps, count), np.float32),
            np.empty((steps, *games.rewards.shape), np.float32),
            np.empty((steps, count), bool),
        )
        for step in range(steps):
            batch.rows[step] = games.observations
            batch.masks[step] = games.masks
            batch.seats[step] = games.seats
            with torch.no_grad():
                logits, values = self.network(self.floats(games.observations))
                logits[~torch.from_numpy(batch.masks[step])] = -torch.inf
                chosen = torch.distributions.Categorical(logits=logits)
                actions = chosen.sample()
            batch.actions[step] = actions.numpy()
            batch.likelihoods[step] = chosen.log_prob(actions).numpy()
            batch.values[step] = values.numpy()
            games.step(batch.actions[step])
            batch.rewards[step] = games.rewards
            batch.done[step] = games.done
        return batch

    def advantages(self, batch: Batch) -> np.ndarray[Any, Any]:
        """How much better each choice went than was expected, for the seat that made it."""
        with torch.no_grad():
            _, last = self.network(self.floats(self.games.observations))
        steps, count = batch.seats.shape
        every = np.arange(count)
        seats = batch.rewards.shape[2]
        # By game and seat: what it got since, what it expects next, and how far that went wrong.
        got = np.zeros((count, seats), np.float32)
        expected = np.zeros((count, seats), np.float32)
        expected[every, self.games.seats] = last.numpy()
        ahead = np.zeros((count, seats), np.float32)
        found = np.zeros((steps, count), np.float32)
        for step in reversed(range(steps)):
            over = batch.done[step]
            for memory in (got, expected, ahead):
                memory[over] = 0
            got += batch.rewards[step]
            seat = batch.seats[step]
            value = batch.values[step]
            wrong = got[every, seat] + DISCOUNT * expected[every, seat] - value
            found[step] = wrong + DISCOUNT * FAR * ahead[every, seat]
            ahead[every, seat] = found[step]
            expected[every, seat] = value
            got[every, seat] = 0
        return found

    def learn(self, batch: Batch) -> None:
        better = self.advantages(batch)
        aims = torch.from_numpy((better + batch.values).reshape(-1))
        rows = batch.rows.reshape(-1, batch.rows.shape[-1])
        masks = torch.from_numpy(batch.masks.reshape(-1, batch.masks.shape[-1]))
        actions = torch.from_numpy(batch.actions.reshape(-1))
        before = torch.from_numpy(batch.likelihoods.reshape(-1))
        gains = torch.from_numpy(better.reshape(-1))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(ROUNDS):
            for part in torch.randperm(len(rows)).split(2048):
                logits, values = self.network(self.floats(rows[part.numpy()]))
                logits = logits.masked_fill(~masks[part], -1e9)
                now = torch.distributions.Categorical(logits=logits)
                ratio = (now.log_prob(actions[part]) - before[part]).exp()
                gain = torch.min(
                    ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]
                ).mean()
                error = (values - aims[part]).square().mean()
                loss = 0.5 * error - gain - CURIOSITY * now.entropy().mean()
                self.learner.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.learner.step()

    def save(self, file: Path) -> None:
        play = self.games.plays[0]
        about = "Learnt by playing itself."
        save_player(file, play.game, play.seats, play.settings, self.network.layers(), about)


def measure(player: Path, rival: str, games: int) -> str:
    """How many games the player wins against a bot, with the 95 % interval of that share."""
    from spellwright.bots.guests import invite

    name = str(player)
    invite(name)
    run = Run(GAME, 2, {}, (name, rival), 1, games, same_deal=True)
    points = 0.0
    for result in play_run(run, 1):
        ranks = dict(zip(result.bots, result.ranks, strict=True))
        points += 0.5 if ranks[name] == ranks[rival] else float(ranks[name] < ranks[rival])
    low, high = wilson(points, games)
    share = points / games
    return f"against {rival}: {share:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a player of Funkoverse.")
    parser.add_argument("--minutes", type=float, default=12.0, help="how long it may learn")
    parser.add_argument("--out", type=Path, default=Path("my_player.zip"))
    parser.add_argument("--games", type=int, default=128, help="how many games go on at once")
    parser.add_argument("--steps", type=int, default=64, help="how many steps make a batch")
    parser.add_argument("--width", type=int, default=128, help="the width of the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="random,greedy", help="who it is measured against")
    parser.add_argument("--measure", type=int, default=400, help="how many games that takes")
    wanted = parser.parse_args()
    trainer = Trainer(wanted.games, wanted.steps, wanted.width, wanted.seed)
    started = told = time.monotonic()
    batches = 0
    while time.monotonic() - started < 60 * wanted.minutes:
        trainer.learn(trainer.play())
        batches += 1
        if time.monotonic() - told > 30 or batches == 1:
            told = time.monotonic()
            steps = batches * wanted.games * wanted.steps
            trainer.save(wanted.out)
            minutes = (told - started) / 60
            print(f"{minutes:5.1f} min  {batches:5} batches  {steps:9,} steps", flush=True)
    trainer.save(wanted.out)
    print(f"The player is in {wanted.out}.")
    for rival in wanted.against.split(",") if wanted.measure else ():
        print(measure(wanted.out, rival, wanted.measure), flush=True)


if __name__ == "__main__":
    main()
