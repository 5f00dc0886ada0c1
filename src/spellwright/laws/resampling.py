"""Laws about `resample`: its states look like the real one, tell nothing, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.laws.played import Found, Played, any_choice, play_on

RARELY: Final = 6
"""Every so many sampled positions, resampled states are played to the end."""
OTHER_STARTS: Final = 6
LONGEST_TURN: Final = 12


def a_resampled_state_has_no_live_seed(played: Played) -> Found:
    """Nobody who searches can look into the future of the table."""
    for place, state in played.sampled():
        for seat in played.viewers:
            chance = state.resample(seat, played.fresh_seed(place)).chance
            if not isinstance(chance, FastChance) or chance.state() == state.chance.state():
                yield place, f"the state resampled for seat {seat} carries the live seed."


def a_resampled_state_plays_on(played: Played) -> Found:
    """It is sound, can be saved, and random choices bring it to an end in time."""
    game = played.case.game
    for number, (place, state) in enumerate(played.sampled()):
        for seat in played.viewers:
            other = state.resample(seat, played.fresh_seed(place))
            for fault in game.faults(other):
                yield place, f"the state resampled for seat {seat} is not sound: {fault}"
            if number % RARELY:
                continue
            game.from_json(other.to_json())
            play_on(other.quiet(), played.luck(place), game.longest)
            if not other.over:
                yield place, f"the state resampled for seat {seat} plays on without end."


def what_looks_the_same_is_resampled_the_same(played: Played) -> Found:
    """`resample` follows from the view and the seed: nothing of the truth is left in the result."""
    for place, one, other, how in _lookalikes(played):
        for seat in played.viewers:
            if one.view(seat).to_json() != other.view(seat).to_json():
                continue
            if _dealt(one, seat, place) != _dealt(other, seat, place):
                yield place, f"seat {seat} cannot see it, but a resampled state tells {how}."


def _dealt(state: State, seat: int, place: int) -> str:
    return state.resample(seat, ~place).fingerprint()


def _lookalikes(played: Played) -> Iterator[tuple[int, State, State, str]]:
    """Pairs of states that some seat may not be able to tell apart, and in what they differ."""
    case = played.case
    for number in range(1, OTHER_STARTS):
        other = case.game.new(case.seats, case.seed + number, case.options)
        yield 0, played.start(), other, "what was dealt at the start"
    for place, state in played.sampled():
        for seat in played.viewers:
            yield (
                place,
                state,
                state.resample(seat, played.fresh_seed(place)),
                "what was there before",
            )
        if not state.over:
            yield from _after_two_secret_turns(place, state, played.luck(place))


def _after_two_secret_turns(
    place: int, state: State, luck: FastChance
) -> Iterator[tuple[int, State, State, str]]:
    """One seat chooses in two ways, as long as it is asked."""
    seat = any_choice(state, luck).seat
    one, other = state.copy(), state.copy()
    if _finish_turn(one, seat, luck) and _finish_turn(other, seat, luck):
        one.chance = FastChance(place)
        other.chance = FastChance(place)
        yield place, one, other, f"what seat {seat} chose"


def _finish_turn(state: State, seat: int, luck: FastChance) -> bool:
    for _ in range(LONGEST_TURN):
        ask = state.ask_of(seat)
        if ask is None:
            return True
        options = state.options(ask)
        state.take(seat, options[luck.below(len(options))])
    return False
