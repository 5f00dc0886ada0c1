"""PettingZoo's interface where all agents act at once (Parallel).

Seats that are asked at the same time are answered for together; a seat that is not asked has the
one legal action 0, to wait. A step ends when every seat that was asked has acted once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from spellwright.environments.forms import Form
from spellwright.environments.pictures import MODES, Painter
from spellwright.environments.play import Play, no_game, whole
from spellwright.environments.seeds import Seeds
from spellwright.kernel.refusal import Refused


class AllAtOnce(ParallelEnv):
    """A game for PettingZoo. Agents are called `seat_0`, `seat_1` and so on.

    An illegal action is replaced by a legal one, drawn by the game's seed: people sample actions
    here without looking at the mask. `illegal="end"` ends the game instead.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        play: Play,
        name: str,
        form: str = "flat",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.metadata = {**self.metadata, "name": name}
        self.play = play
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(play.seats)]
        self.agents: list[str] = []
        self._form = Form(play, form)
        self._seeds = Seeds()
        self._painter = Painter(play.game, render_mode)
        self._cycles = 0
        self._spaces = {agent: self._form.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self._form.action_space() for agent in self.possible_agents}
        observer = play.observer
        from gymnasium import spaces

        low = np.concatenate([observer.low] * play.seats)
        high = np.concatenate([observer.high] * play.seats)
        self.state_space = spaces.Box(low, high, dtype=np.int32)

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def state(self) -> Any:
        """What all seats know together: their observations, one after the other."""
        play = self.play
        return np.concatenate([play.observer.flat(play.state, seat) for seat in range(play.seats)])

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.play.reset(self._seeds.next(seed), events=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._show()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        play = self.play
        if not self.agents:
            raise no_game()
        rewards = self._answer(self._asked(actions))
        self._cycles += 1
        is_over = play.done and play.over
        is_cut = play.done and not is_over
        if self.max_cycles is not None and self._cycles >= self.max_cycles and not is_over:
            is_cut = True
        agents = self.agents
        seen = self._seen()
        if is_over or is_cut:
            self.agents = []
        self._show()
        return (
            seen,
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _asked(self, actions: Mapping[str, Any]) -> dict[int, int]:
        """By each seat that is asked its action; refused before any of them is carried out."""
        chosen: dict[int, int] = {}
        for seat in self.play.waiting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Refused("actions", f"{agent} is asked and has no action.")
            chosen[seat] = whole(actions[agent])
        return chosen

    def _answer(self, chosen: Mapping[int, int]) -> list[float]:
        """Carry out an action of each seat that is asked; what all of them gave to each seat. Where
        illegal actions end the game, they do before any other counts, whichever seats they are of.
        """
        play = self.play
        illegal = [seat for seat, action in chosen.items() if action not in play.legal(seat)]
        if illegal and play.illegal != "replace":
            play.step(illegal[0], chosen[illegal[0]])
            return [-1.0 if seat in illegal else 0.0 for seat in range(play.seats)]
        rewards = [0.0] * play.seats
        for seat, action in chosen.items():
            if play.done:
                break
            play.step(seat, action)
            rewards = [sum(pair) for pair in zip(rewards, play.rewards, strict=True)]
        return rewards

    def _seen(self) -> dict[str, Any]:
        return {agent: self._form.of(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return self._painter.render(self.play.state)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        self._painter.close()
