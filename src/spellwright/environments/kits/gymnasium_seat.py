"""Gymnasium's interface: one seat learns, the others are played by bots of a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from spellwright.bots.lookup import bot_named
from spellwright.environments.forms import MASK, Form
from spellwright.environments.pictures import MODES, Painter
from spellwright.environments.play import Play, whole
from spellwright.environments.seeds import Seeds
from spellwright.kernel.bot import Bot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused


class OneSeat(gymnasium.Env[Any, Any]):
    """A game for Gymnasium, seen from one seat.

    An illegal action is replaced by a legal one, drawn by the game's seed, since much of what
    learns here samples without a mask; `illegal="end"` makes it lose the game instead.
    `action_masks()` is what maskable learners ask for.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        play: Play,
        name: str,
        seat: int = 0,
        bots: str = "random",
        form: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < play.seats:
            raise Refused("seat", f"The seat is one of 0 to {play.seats - 1}, not {seat}.")
        bot_named(play.game, bots)
        self.play = play
        self.metadata = {**self.metadata, "name": name}
        self.seat = seat
        self.render_mode = render_mode
        self._level = bots
        self._bots: list[Bot] = []
        self._luck = FastChance(0)
        self._form = Form(play, form)
        self._seeds = Seeds()
        self._painter = Painter(play.game, render_mode)
        self.observation_space = self._form.observation_space()
        self.action_space = self._form.action_space()

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        begun = self._seeds.next(seed)
        self.play.reset(begun, events=self.render_mode is not None)
        self._luck = FastChance(begun)
        self._seat_bots()
        self._let_others_play()
        self._show()
        return self._form.of(self.seat), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self.play
        play.step(self.seat, whole(action))
        reward = play.rewards[self.seat] + self._let_others_play()
        is_over = play.done and play.over
        self._show()
        return self._form.of(self.seat), reward, is_over, play.done and not is_over, {}

    def _seat_bots(self) -> None:
        """A bot belongs to one game: what it thought about another one is of no use."""
        self._bots = [bot_named(self.play.game, self._level) for _ in range(self.play.seats)]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_bots": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._seat_bots()

    def _let_others_play(self) -> float:
        """Let the bots choose until the learning seat is asked; what it got meanwhile."""
        play = self.play
        reward = 0.0
        while not play.done and self.seat not in play.waiting():
            seat = play.seat
            advice = advice_of(self._bots[seat], play.state, seat, self._luck)
            play.take(seat, advice.code)
            reward += play.rewards[self.seat]
        return reward

    def action_masks(self) -> Any:
        """Which actions are legal, as learners with masks want it."""
        mask = np.zeros(self.play.actions, np.int8)
        self.play.mask(self.seat, mask)
        return mask.astype(bool)

    def render(self) -> Any:
        return self._painter.render(self.play.state)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        self._painter.close()


class OnlyNumbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation without its mask, for learners that ask `action_masks()`."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._with_mask = env
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: Any) -> Any:
        assert MASK in observation
        return observation["observation"]

    def action_masks(self) -> Any:
        return self._with_mask.action_masks()
