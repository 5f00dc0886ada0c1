"""A random game that was played once, so that each law can walk through it in its own way."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from typing import Final, NamedTuple

from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import State
from spellwright.laws.case import Case

Found = Iterator[tuple[int, str]]
"""What a law finds: after which choice, and what is wrong."""

Positions = Iterator[tuple[int, State]]
"""States with the number of choices that led to them."""

EVERYWHERE: Final = 1_000_000
"""Sample every position."""
NOT_RULES: Final = ("spellwright.kernel", "spellwright.laws")
OFTEN: Final = 10
"""How many times more positions cheap laws look at than expensive ones."""


class Taken(NamedTuple):
    """One choice of the log, as the rules see it."""

    seat: int
    code: int


class PlayedGame:
    """The log of a random game, with about `samples` positions kept for expensive laws.

    `fingerprints` are those of the kept positions. If the game broke off, `trouble` says why.
    """

    __slots__ = ("_kept", "case", "choices", "fingerprints", "last", "samples", "trouble")

    def __init__(self, case: Case, samples: int = EVERYWHERE) -> None:
        self.case = case
        self.samples = samples
        self.choices: list[Taken] = []
        self.last: State | None = None
        self.trouble = ""
        self._kept: dict[int, State] = {}
        self.fingerprints: dict[int, str] = {}
        try:
            self._play()
            self._keep_samples()
        except Exception as error:  # noqa: BLE001 - whatever a game's rules do is reported
            self.trouble = described(error)
            self.last = None

    def _play(self) -> None:
        state = self.start()
        luck = FastChance(~self.case.seed)
        while not state.over and len(self.choices) <= self.case.rules.longest:
            taken = any_choice(state, luck)
            state.take(taken.seat, taken.code)
            self.choices.append(taken)
        self.last = state

    def _keep_samples(self) -> None:
        for place, state in self.positions():
            if self.is_sampled(place):
                self._kept[place] = state.copy()
                self.fingerprints[place] = state.fingerprint()

    def start(self, *, events: bool = True) -> State:
        case = self.case
        state: State = case.rules.new(case.seats, case.seed, case.options, events=events)
        return state

    def positions(self, *, events: bool = True) -> Positions:
        """The game once more: the same state object after 0, 1, 2 … choices."""
        state = self.start(events=events)
        yield 0, state
        for place, taken in enumerate(self.choices, 1):
            state.take(taken.seat, taken.code)
            yield place, state

    def often(self) -> Positions:
        """The game once more, at the positions that cheap laws check."""
        stride = len(self.choices) // (OFTEN * self.samples) + 1
        return ((place, s) for place, s in self.positions() if place % stride == 0)

    def sampled(self) -> Positions:
        """Fresh copies of the kept positions."""
        return ((place, state.copy()) for place, state in self._kept.items())

    def is_sampled(self, place: int) -> bool:
        stride = len(self.choices) // self.samples + 1
        return (place + self.case.seed) % stride == 0

    def luck(self, place: int) -> FastChance:
        """A source of luck for a law's own use at a position, the same each time."""
        return FastChance(self.case.seed * 1_000_003 + place)

    def fresh_seed(self, place: int) -> int:
        """A seed for `resample` at a position: never that of the game."""
        return self.case.seed + 1_000_000_007 + place

    @property
    def viewers(self) -> range:
        """Every seat and the spectator."""
        return range(SPECTATOR, self.case.seats)


def any_choice(state: State, luck: FastChance) -> Taken:
    """A random option of a random seat that has to choose."""
    ask = state.asks[luck.below(len(state.asks))]
    options = state.options(ask)
    if not options:
        raise RulesError(f"seat {ask.seat} has no option to choose from")
    return Taken(ask.seat, options[luck.below(len(options))])


def play_on(state: State, luck: FastChance, most: int) -> None:
    """Make at most this many more random choices."""
    for _ in range(most):
        if state.over:
            return
        taken = any_choice(state, luck)
        state.take(taken.seat, taken.code)


def described(error: BaseException) -> str:
    """An exception in a sentence, with the innermost place outside kernel and laws."""
    error = error.__cause__ or error
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    rules = [f for f in frames if not f.f_globals.get("__name__", "").startswith(NOT_RULES)]
    frame = (rules or frames)[-1]
    name = getattr(frame.f_code, "co_qualname", frame.f_code.co_name)
    return f"{error.__class__.__name__} in {name}: {error}"
