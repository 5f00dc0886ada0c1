"""Laws about `resample`: its states look like the real one, tell nothing, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame, any_choice, play_on

RARELY: Final = 6
"""At one in this many sampled positions, a resampled state is played to the end."""
OTHER_STARTS: Final = 3
LONGEST_TURN: Final = 12


def a_resampled_state_has_no_live_seed(played: PlayedGame) -> Found:
    """A resampled state does not carry the live seed: no search can see the future of the table."""
    for place, state in played.sampled():
        for seat in played.viewers:
            chance = state.resample(seat, played.fresh_seed(place)).chance
            if not isinstance(chance, FastChance) or chance.state() == state.chance.state():
                yield place, f"the state resampled for seat {seat} carries the live seed."


def a_resampled_state_plays_on(played: PlayedGame) -> Found:
    """A resampled state is sound, can be saved, and random choices bring it to an end in time."""
    game = played.case.rules
    for number, (place, state) in enumerate(played.sampled()):
        for seat in played.viewers:
            for fault in game.faults(state.resample(seat, played.fresh_seed(place))):
                yield place, f"the state resampled for seat {seat} is not sound: {fault}"
        if number % RARELY:
            continue
        seat = played.viewers[place % len(played.viewers)]
        other = game.from_json(state.resample(seat, played.fresh_seed(place)).to_json())
        play_on(other.quiet(), played.luck(place), game.longest)
        if not other.over:
            yield place, f"the state resampled for seat {seat} plays on without end."


class Lookalikes(NamedTuple):
    """Two states that some of these seats may not be able to tell apart."""

    place: int
    one: State
    other: State
    seats: Sequence[int]
    difference: str


def what_looks_the_same_is_resampled_the_same(played: PlayedGame) -> Found:
    """`resample` follows from the view and the seed: nothing of the truth is left in the result."""
    pairs = (*_starts(played), *_resampled(played), *_secret_turns(played))
    for place, one, other, seats, difference in pairs:
        for seat in seats:
            if one.view(seat).to_json() != other.view(seat).to_json():
                continue
            if _dealt(one, seat, place) != _dealt(other, seat, place):
                yield place, f"the view of seat {seat} hides {difference}, `resample` tells it."


def _dealt(state: State, seat: int, place: int) -> str:
    return state.resample(seat, place).fingerprint()


def _starts(played: PlayedGame) -> Iterator[Lookalikes]:
    """The starts of games with other seeds."""
    case = played.case
    for number in range(1, OTHER_STARTS):
        other = case.rules.new(case.seats, case.seed + number, case.options)
        difference = "what was dealt at the start"
        yield Lookalikes(0, played.start(), other, played.viewers, difference)


def _resampled(played: PlayedGame) -> Iterator[Lookalikes]:
    """States that were resampled before."""
    for place, state in played.sampled():
        for seat in played.viewers:
            other = state.resample(seat, played.fresh_seed(place))
            yield Lookalikes(place, state, other, (seat, SPECTATOR), "what was there before")


def _secret_turns(played: PlayedGame) -> Iterator[Lookalikes]:
    """States after which one seat has chosen in two ways, as long as it was asked."""
    for place, state in played.sampled():
        if state.over:
            continue
        luck = played.luck(place)
        seat = any_choice(state, luck).seat
        one, other = state.copy(), state.copy()
        if _finish_turn(one, seat, luck) and _finish_turn(other, seat, luck):
            yield Lookalikes(place, one, other, played.viewers, f"what seat {seat} chose")


def _finish_turn(state: State, seat: int, luck: FastChance) -> bool:
    for _ in range(LONGEST_TURN):
        ask = state.ask_of(seat)
        if ask is None:
            return True
        options = state.options(ask)
        state.take(seat, options[luck.below(len(options))])
    return False
