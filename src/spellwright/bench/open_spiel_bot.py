"""OpenSpiel's own information-set search, playing our games through a thin adapter.

Its bot asks a state for no more than `PlayedOn` offers. Worlds come from the same knowledge that
our players have, and positions are judged by the same evaluation at the same places: in a long game
its usual rollouts to the end would leave it no time for more than a handful of them. The tree is
OpenSpiel's own.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any, Final, Self

from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.knowledge import Knowledge
from spellwright.kernel.observation_key import observation_key
from spellwright.kernel.outcome import standing
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.search.mcts import MOST_CHOICES
from spellwright.search.mind import Mind

EXPLORING: Final = 1.4
"""The usual weight of exploration for returns between -1 and 1."""
ENDLESS: Final = 1 << 40


class PlayedOn:
    """One of our states as OpenSpiel's search wants it: one player at a time, luck inside."""

    def __init__(self, state: State) -> None:
        self.state = state

    def get_game(self) -> Self:
        return self

    def get_type(self) -> Any:
        return _game_type()

    def current_player(self) -> int:
        return self.state.asks[0].seat

    def legal_actions(self, _: int = -1) -> list[int]:
        """The options of the player who has to choose, whether or not that player is named."""
        return self.state.options(self.state.asks[0])

    def apply_action(self, action: int) -> None:
        self.state.take(self.current_player(), int(action))

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        """The returns of each seat, from -1 to 1."""
        together = self.state.rules.cooperative
        ranks = self.state.ranks
        return [2 * standing(ranks, seat, together) - 1 for seat in range(self.state.seats)]

    def clone(self) -> PlayedOn:
        return PlayedOn(self.state.copy())

    def information_state_string(self) -> Any:
        """Any value that tells what its player sees; the search only looks it up."""
        return observation_key(self.state, self.current_player())


class CutRollouts:
    """Random rollouts, in OpenSpiel's shape, up to where the game's own evaluation can judge."""

    def __init__(self, mind: Mind, chance: Chance) -> None:
        self._mind = mind
        self._chance = chance

    def prior(self, state: PlayedOn) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: PlayedOn) -> list[float]:
        world, mind = state.state.copy(), self._mind
        ahead = mind.foresight
        for _ in range(MOST_CHOICES):
            if not world.asks:
                break
            if mind.is_settled(world):
                if not ahead:
                    break
                ahead -= 1
            ask = world.asks[0]
            options = world.options(ask)
            world.take(ask.seat, options[self._chance.below(len(options))])
        return [2 * mind.evaluate(world, seat) - 1 for seat in range(world.seats)]


class OpenSpielBot(Bot):
    """OpenSpiel's ISMCTS with random rollouts, for so many seconds a choice."""

    name = "open_spiel"
    about = "OpenSpiel's information-set search with random rollouts."
    thinks_ahead = True

    def __init__(self, mind: Mind, seconds: float) -> None:
        self._mind = mind
        self.seconds = seconds
        self.simulations = 0

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        if not isinstance(view, Knowledge):
            raise Refused("knowledge", "OpenSpiel's search has to be asked with knowledge.")
        if len(view.options) == 1:
            return Advice(view.options[0], "There is nothing else to choose.")
        root = PlayedOn(self._imagined(view, chance))
        bot = self._searcher(view, root, chance)
        with contextlib.suppress(_OutOfTime):
            bot.run_search(root)
        policy = dict(bot.get_final_policy(root, bot._root_node))
        return Advice(int(max(policy, key=lambda code: policy[code])), "OpenSpiel would do this.")

    def _imagined(self, view: Knowledge[Any], chance: Chance) -> State:
        world: State = view.imagine(chance.word())
        self._mind.assume_good_play(world, view.seat)
        return world

    def _searcher(self, view: Knowledge[Any], root: PlayedOn, chance: Chance) -> Any:
        from numpy.random import RandomState
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        luck = RandomState(chance.word())
        bot = ISMCTSBot(
            root, CutRollouts(self._mind, chance), EXPLORING, ENDLESS, random_state=luck
        )
        deadline, begun = time.monotonic() + self.seconds, self.simulations

        def next_world(_: PlayedOn, __: int) -> PlayedOn:
            # Its search counts simulations; here is where it comes up for air. Two are the least
            # from which it can choose.
            if self.simulations - begun > 1 and time.monotonic() > deadline:
                raise _OutOfTime
            self.simulations += 1
            return PlayedOn(self._imagined(view, chance))

        bot.set_resampler(next_world)
        return bot


class _OutOfTime(Exception):
    """The time for a choice is over."""


class _GameType:
    """What OpenSpiel's search checks before it begins."""

    def __init__(self) -> None:
        import pyspiel

        self.dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
        self.information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


def _game_type() -> _GameType:
    return _GameType()
