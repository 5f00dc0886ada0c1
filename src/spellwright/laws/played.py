"""A random game that was played once, so that each law can walk through it in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import State
from spellwright.laws.case import Case

Found = Iterator[tuple[int, str]]
"""What a law finds: after which choice, and what is wrong."""


EVERYWHERE: Final = 1_000_000
"""Look at every position."""


class Taken(NamedTuple):
    """One choice of the log, as the rules see it."""

    seat: int
    code: int


class Played:
    """The log of a random game and the fingerprints after 0, 1, 2 … choices.

    Expensive laws look at about `samples` positions. If the game broke off, `trouble` says why.
    """

    __slots__ = ("case", "choices", "fingerprints", "last", "samples", "trouble")

    def __init__(self, case: Case, samples: int = EVERYWHERE) -> None:
        self.case = case
        self.samples = samples
        self.choices: list[Taken] = []
        self.fingerprints: list[str] = []
        self.last: State | None = None
        self.trouble = ""
        try:
            self._play()
        except Exception as error:  # noqa: BLE001 - whatever a game's rules do is reported
            self.trouble = described(error)

    def _play(self) -> None:
        state = self.start()
        luck = FastChance(~self.case.seed)
        while True:
            self.fingerprints.append(state.fingerprint())
            self.last = state
            if state.over or len(self.choices) > self.case.game.longest:
                return
            taken = any_choice(state, luck)
            state.take(taken.seat, taken.code)
            self.choices.append(taken)

    def start(self, *, events: bool = True) -> State:
        case = self.case
        state: State = case.game.new(case.seats, case.seed, case.options, events=events)
        return state

    def positions(self, *, events: bool = True) -> Iterator[tuple[int, State]]:
        """The game once more: the same state object after 0, 1, 2 … choices."""
        if not self.fingerprints:
            return
        state = self.start(events=events)
        yield 0, state
        for place, taken in enumerate(self.choices, 1):
            state.take(taken.seat, taken.code)
            yield place, state

    def sampled(self) -> Iterator[tuple[int, State]]:
        """The positions at which expensive laws look."""
        return ((place, state) for place, state in self.positions() if self.is_sampled(place))

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
    """At most so many random choices more."""
    for _ in range(most):
        if state.over:
            return
        taken = any_choice(state, luck)
        state.take(taken.seat, taken.code)


def described(error: BaseException) -> str:
    """An exception in a sentence, with the place where it was raised."""
    trace: Any = error.__traceback__
    while trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code
    name = getattr(code, "co_qualname", code.co_name)
    return f"{error.__class__.__name__} in {name}, line {trace.tb_lineno}: {error}"
