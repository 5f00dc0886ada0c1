"""A position of a game in which chance is a player: what OpenSpiel calls a state.

Each choice that needs luck is followed by as many questions to chance as it needs. A position holds
no luck to come, so whoever copies it and plays on learns nothing about the real future.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from spellwright.environments.choosing import NOT_YET, ById
from spellwright.environments.luck import STREAMS, KnownLuck, LuckWanted
from spellwright.environments.numbering import NOTHING_BEGUN, numbering_of
from spellwright.environments.observer import Observer, observer_for
from spellwright.environments.rewards import result
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game, any_game

CHANCE: Final = -1
OVER: Final = -4
"""As OpenSpiel calls them."""
RECALLED: Final = 16


class Terms(NamedTuple):
    """What all positions of a game have in common."""

    id: str
    seats: int
    settings: tuple[tuple[str, Value], ...]
    limit: int
    streams: int = STREAMS

    @property
    def game(self) -> Game:
        return any_game(self.id)

    @property
    def observer(self) -> Observer:
        return observer_for(self.game, self.seats, dict(self.settings))


def terms_of(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    limit: int = 10_000,
    streams: int = STREAMS,
) -> Terms:
    rules = game.rules
    settings = rules.check_settings(options)
    count = rules.seats_for(settings)[0] if seats is None else seats
    rules.check_seats(count, settings)
    return Terms(game.id, count, tuple(sorted(settings.items())), limit, streams)


class Position:
    """Where a game stands: a state, or a choice (at first: the set-up) that waits for luck."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.state: Any = None
        self.steps = 0
        self.first = NOTHING_BEGUN
        """The first of two steps that the seat in turn has made."""
        self.chosen: tuple[int, int] | None = None
        """The seat and the option that wait for luck; None is the set-up."""
        self.luck: list[int] = []
        self.wanted = 0
        """Of how many equally likely outcomes chance chooses now; 0 if it is not chance's turn."""
        self.recall = [bytes(RECALLED)] * terms.seats
        """What each seat has seen and done so far, as a digest."""
        self._carry_out()

    # -- whose turn it is, and what there is to choose -------------------------------------------

    @property
    def player(self) -> int:
        if self.wanted:
            return CHANCE
        if self.is_over:
            return OVER
        return min([int(ask.seat) for ask in self.state.asks])

    @property
    def is_over(self) -> bool:
        return not self.wanted and (bool(self.state.over) or self.steps >= self.terms.limit)

    def returns(self) -> list[float]:
        """The results at the end; a game that was cut by its limit is drawn."""
        if self.wanted or not self.state.over:
            return [0.0] * self.terms.seats
        return [result(self.state, seat) for seat in range(self.terms.seats)]

    def chooser(self) -> ById:
        """The actions of the seat in turn."""
        chooser = ById(self.terms.game.rules)
        chooser.begin(self.state.options(self.state.ask_of(self.player)))
        if self.first != NOTHING_BEGUN:
            chooser.choose(self.first)
        return chooser

    def legal(self) -> list[int]:
        return sorted(self.chooser().legal())

    # -- going on --------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Carry out an action of whoever is in turn: a seat, or chance."""
        if self.wanted:
            if not 0 <= action < self.wanted:
                raise Refused("not-an-option", f"Chance has {self.wanted} outcomes now.")
            self.luck.append(action)
            self._carry_out()
            return
        seat = self.player
        code = self.chooser().choose(action)
        self.steps += 1
        self.recall[seat] = _digest(self.recall[seat], action.to_bytes(4, "little"))
        if code == NOT_YET:
            self.first = action
            return
        self.first = NOTHING_BEGUN
        self.chosen = seat, code
        self.luck = []
        self._carry_out()

    def _carry_out(self) -> None:
        """Do what was chosen with the luck that is known, or find out what is wanted."""
        terms = self.terms
        luck = KnownLuck(self.luck, terms.streams)
        rules = terms.game.rules
        try:
            if self.chosen is None:
                state = rules.blank(terms.seats, dict(terms.settings), luck).quiet()
                rules.begin(state)
                state.run()
            else:
                state = self.state.copy()
                state.chance = luck
                state.take(*self.chosen)
        except LuckWanted as wanted:
            self.wanted = wanted.outcomes
            return
        state.chance = FastChance(0)
        self.state = state
        self.wanted = 0
        self.luck = []
        observer = terms.observer
        for seat in range(terms.seats):
            self.recall[seat] = _digest(self.recall[seat], observer.flat(state, seat).tobytes())

    # -- copies ----------------------------------------------------------------------------------

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.luck = self.luck[:]
        other.recall = self.recall[:]
        # A state is never changed in place, so copies may share it.
        return other

    def resampled(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one, with all else dealt anew."""
        if self.wanted:
            raise Refused("chance", "Chance has to choose first.")
        other = self.copy()
        if not self.is_over:
            other.state = self.state.resample(seat, seed)
            other.state.chance = FastChance(0)
            other.state.quiet()
            if self.player != seat:
                other.first = NOTHING_BEGUN
        return other

    def __deepcopy__(self, _: Any) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        text = None if self.state is None else self.state.to_json()
        rest = (self.steps, self.first, self.chosen, self.luck, self.wanted, self.recall)
        return _restored, (self.terms, text, *rest)

    # -- looking ---------------------------------------------------------------------------------

    def row(self, seat: int) -> Any:
        """The numbers that a seat sees; zeros while the game is set up."""
        import numpy as np

        observer = self.terms.observer
        if self.state is None:
            return np.zeros(observer.size, np.int32)
        return observer.flat(self.state, seat)

    def text_of(self, action: int) -> str:
        """An action in words."""
        return f"luck {action}" if self.wanted else numbering_of(self.terms.game.rules).text(action)


def _digest(before: bytes, news: bytes) -> bytes:
    return hashlib.blake2b(before + news, digest_size=RECALLED).digest()


def _restored(
    terms: Terms,
    text: str | None,
    steps: int,
    first: int,
    chosen: tuple[int, int] | None,
    luck: list[int],
    wanted: int,
    recall: list[bytes],
) -> Position:
    position = Position.__new__(Position)
    position.terms = terms
    position.state = None if text is None else terms.game.from_json(text).quiet()
    position.steps, position.first, position.chosen = steps, first, chosen
    position.luck, position.wanted, position.recall = luck, wanted, recall
    return position
