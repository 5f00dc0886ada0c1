"""PettingZoo's turn by turn interface (AEC): the seat that is asked acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from spellwright.environments.forms import Form
from spellwright.environments.pictures import MODES, Painter
from spellwright.environments.play import Play, no_game, whole
from spellwright.environments.seeds import Seeds


class TurnByTurn(AECEnv):
    """A game for PettingZoo. Agents are called `seat_0`, `seat_1` and so on.

    An illegal action ends the game, with -1 for the agent and 0 for the others, as PettingZoo's own
    board games do it; `illegal="replace"` takes a legal one in its place.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self, play: Play, name: str, form: str = "flat", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": name}
        self.play = play
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(play.seats)]
        self.agents: list[str] = []
        self._form = Form(play, form)
        self._seeds = Seeds()
        self._painter = Painter(play.game, render_mode)
        self._spaces = {agent: self._form.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self._form.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    @property
    def state_space(self) -> Any:
        from gymnasium import spaces

        observer = self.play.observer
        low = np.concatenate([observer.low] * self.play.seats)
        high = np.concatenate([observer.high] * self.play.seats)
        return spaces.Box(low, high, dtype=np.int32)

    def state(self) -> Any:
        """What all seats know together: their observations, one after the other."""
        play = self.play
        return np.concatenate([play.observer.flat(play.state, seat) for seat in range(play.seats)])

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.play.reset(self._seeds.next(seed), events=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.seat]
        self._show()

    def observe(self, agent: str) -> Any:
        return self._form.of(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise no_game()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        self._cumulative_rewards[agent] = 0.0
        play.step(self.possible_agents.index(agent), whole(action))
        self.rewards = dict(zip(self.possible_agents, play.rewards, strict=True))
        if play.done:
            is_over = play.over
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, not is_over)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        return self._painter.render(self.play.state)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        self._painter.close()
