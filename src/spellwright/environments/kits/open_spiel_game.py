"""OpenSpiel's interface: Python games that are registered as `spellwright_funkoverse` and so on.

Seats that choose at the same time are asked one after the other; nobody sees what the others chose
before all have. Chance is explicit (`position.py`): a roll or a pick is a chance node with exactly
its outcomes, a shuffle is one of so many `streams`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from spellwright.environments.luck import STREAMS
from spellwright.environments.numbering import numbering_of
from spellwright.environments.position import OVER, Position, Terms, terms_of
from spellwright.environments.texts import known_lines
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game, all_games

USUAL_LIMIT: Final = 10_000
MOST_CHANCE_NODES: Final = 1_000_000


def name_of(game: Game) -> str:
    """The name by which OpenSpiel knows a game."""
    return f"spellwright_{game.id}"


def game_type(game: Game, has_tensor: bool = True) -> Any:
    rules = game.rules
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=has_tensor,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": 0,
            "limit": USUAL_LIMIT,
            "options": "",
            "streams": STREAMS,
            "tensor": True,
        },
    )


def options_in(game: Game, text: str) -> dict[str, Value]:
    """Game options as a parameter of OpenSpiel writes them: `scenario:control;rounds:6`."""
    known = {option.id: option for option in game.options}
    found: dict[str, Value] = {}
    for pair in text.split(";") if text else ():
        id, _, value = pair.partition(":")
        found[id] = known[id].read(value) if id in known else value
    return found


class SpielGame(pyspiel.Game):
    """One of our games for OpenSpiel."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.terms: Terms = terms_of(
            game,
            int(given.get("players", 0)) or None,
            options_in(game, str(given.get("options", ""))),
            int(given.get("limit", USUAL_LIMIT)),
            int(given.get("streams", STREAMS)),
        )
        self.has_tensor = bool(given.get("tensor", True))
        rules = game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering_of(rules).size,
            max_chance_outcomes=self.terms.streams,
            num_players=self.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if rules.cooperative else 0.0,
            max_game_length=self.terms.limit,
        )
        super().__init__(game_type(game, self.has_tensor), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """As OpenSpiel writes it, so that it can go to another process."""
        return _named, (str(self),)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self, self.terms)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        nobodys = pyspiel.PrivateInfoType.NONE
        is_public = iig_obs_type is not None and iig_obs_type.private_info == nobodys
        return SpielObserver(
            self.terms, recalls, is_public, self.has_tensor and not (recalls or is_public)
        )


class SpielState(pyspiel.State):
    """A position for OpenSpiel."""

    def __init__(self, game: SpielGame, terms: Terms) -> None:
        super().__init__(game)
        self._terms = terms
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """It is made when it is wanted: OpenSpiel makes new states to fill them from others."""
        if self._position is None:
            self._position = Position(self._terms)
        return self._position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.wanted
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text_of(action)

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"set-up, {len(position.luck)} outcomes of chance"
        scene = Scene(position.state.view(SPECTATOR))
        words = self._terms.game.face.text(scene)
        waiting = f"chance is asked, {len(position.luck)} outcomes" if position.wanted else "asked"
        return f"{words}\n{position.state.fingerprint()} {waiting} {position.first}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; everything unknown is dealt anew."""
        other: SpielState = self.clone()
        other._position = self.position.resampled(player, int(sampler() * (1 << 53)))
        return other


class SpielObserver:
    """What a player sees. With perfect recall its text tells all that it has seen and done."""

    def __init__(self, terms: Terms, recalls: bool, is_public: bool, has_tensor: bool) -> None:
        self._terms = terms
        self._recalls = recalls
        self._is_public = is_public
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if has_tensor:
            self.tensor = np.zeros(terms.observer.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.row(max(player, 0))

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        if position.state is None:
            return "set-up"
        if self._is_public:
            player = SPECTATOR
        view = position.state.view(player)
        lines = known_lines(view)
        if view.asked is not None:
            question = view.rules.questions[view.asked.question].key
            lines.append(f"asked: {question} {view.asked.args}")
        lines.append(f"waiting: {list(view.waiting)}")
        if position.player == player:
            lines.append(f"begun: {position.first}")
        if self._recalls and player != SPECTATOR:
            lines.append(f"recalled: {position.recall[player].hex()}")
        return "\n".join(lines)


def register() -> None:
    """Tell OpenSpiel of all our games; once is enough, and twice does no harm."""
    known = {each.short_name for each in pyspiel.registered_games()}
    for game in all_games():
        if name_of(game) not in known:
            pyspiel.register_game(game_type(game), _class_of(game))


def _class_of(game: Game) -> type[SpielGame]:
    """OpenSpiel lets go of what it registered when Python has ended: a class stands that, a plain
    function does not.
    """

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


def _named(name: str) -> pyspiel.Game:
    register()
    return pyspiel.load_game(name)


def load(
    game: Game, seats: int | None, options: dict[str, Value], limit: int | None
) -> pyspiel.Game:
    """A game as OpenSpiel loads it."""
    register()
    written = ";".join(f"{id}:{value}" for id, value in options.items())
    if any(mark in written for mark in "(),="):
        raise Refused("options", "OpenSpiel cannot name a game with these options.")
    return pyspiel.load_game(
        name_of(game),
        {
            "players": seats or 0,
            "limit": USUAL_LIMIT if limit is None else limit,
            "options": written,
            "streams": STREAMS,
        },
    )
