"""Many games at once: one step answers for the seat that is asked in each of them.

    games = VectorPlay(sw.game("funkoverse"), 256)
    games.reset(seed=1)
    while learning:
        actions = choose(games.observations, games.masks, games.seats)
        games.step(actions)                   # fills the same arrays again

Only what has changed is written, so the arrays are to be read and not to be written.
A game that is over is begun anew at once: `done` says which, `results` what each seat got in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spellwright.environments.play import Play
from spellwright.environments.seeds import Seeds
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class VectorPlay:
    """Games that are stepped together; all arrays are filled in place."""

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        **settings: Any,
    ) -> None:
        # This file is compiled where NumPy may not be there.
        self._hold([Play(game, seats, options, **settings) for _ in range(games)])

    def _hold(self, plays: list[Play]) -> None:
        import numpy as np

        self.plays = plays
        games = len(plays)
        one = plays[0]
        rows = np.zeros((games, one.size), np.int32)
        for play, row in zip(self.plays, rows, strict=True):
            play.look_in(row)
        self.observations: NDArray[np.int32] = _only_to_read(rows)
        self._actions = one.actions
        self._mask_memory = bytearray(games * one.actions)
        masks = np.frombuffer(self._mask_memory, np.int8).reshape(games, one.actions)
        self.masks: NDArray[np.int8] = _only_to_read(masks)
        self.seats: NDArray[np.int32] = np.zeros(games, np.int32)
        """The seat that is asked in each game."""
        self.rewards = np.zeros((games, one.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, bool)
        self.truncated: NDArray[np.bool_] = np.zeros(games, bool)
        self._legal: list[list[int]] = [[] for _ in range(games)]
        self._seat_memory: memoryview = self.seats.data
        self._seeds = Seeds()

    def copy(self) -> VectorPlay:
        """The same games as they stand, in arrays of their own."""
        plays = [play.copy() for play in self.plays]
        return _games_of(plays, self._seeds.copy(), self.rewards, self.done, self.truncated)

    def __deepcopy__(self, _: Any) -> VectorPlay:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _games_of, (self.plays, self._seeds, self.rewards, self.done, self.truncated)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games; the same seed is the same row of games."""
        next_seed = self._seeds.next(seed)
        for number, play in enumerate(self.plays):
            play.reset(next_seed)
            next_seed = self._seeds.next(None)
            self._look(number, play)
        self.rewards.fill(0)
        self.done.fill(False)
        self.truncated.fill(False)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Carry out one action in each game, for the seat that is asked there."""
        chosen: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        if len(chosen) != len(self.plays):
            raise Refused("actions", f"{len(self.plays)} games want as many actions.")
        if self.plays[0].state is None:
            raise Refused("reset", "The games have not begun; call reset first.")
        self.rewards.fill(0)
        self.done.fill(False)
        self.truncated.fill(False)
        for number, (play, action) in enumerate(zip(self.plays, chosen, strict=True)):
            play.step(play.seat, action)
            for reward in play.rewards:
                if reward != 0.0:
                    self.rewards[number] = play.rewards
                    break
            if play.done:
                self.done[number] = True
                self.truncated[number] = play.truncated
                play.reset(self._seeds.next(None))
            self._look(number, play)

    def legal(self, number: int) -> list[int]:
        """The legal actions in one game; nobody may change the list."""
        return self._legal[number]

    def _look(self, number: int, play: Play) -> None:
        seat = play.seat
        self._seat_memory[number] = seat
        play.look(seat)
        mask = self._mask_memory
        start = number * self._actions
        for action in self._legal[number]:
            mask[start + action] = 0
        legal = self._legal[number] = play.legal(seat)
        for action in legal:
            mask[start + action] = 1


def _games_of(
    plays: list[Play], seeds: Seeds, rewards: Any, done: Any, truncated: Any
) -> VectorPlay:
    """The object that has these games, made again."""
    games = VectorPlay(plays[0].game, 1, plays[0].seats, plays[0].settings)
    games._hold(plays)
    games._seeds = seeds
    games.rewards[:], games.done[:], games.truncated[:] = rewards, done, truncated
    if plays[0].state is not None:
        for number, play in enumerate(plays):
            games._look(number, play)
    return games


def _only_to_read(array: Any) -> Any:
    """The same numbers for those who may only look."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
