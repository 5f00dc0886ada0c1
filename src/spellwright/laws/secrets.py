"""Laws about secrets coming out: not by events, prompts or turns, and never without being noted.

One choice is made twice: in the real game, and in one that the onlooker cannot tell from it. What
differs afterwards is what the choice has told him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spellwright.kernel.beats import Beat, carry_out_in_beats
from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame, any_choice


class Twice(NamedTuple):
    """One choice, made in the real position and in one that the onlooker thought possible."""

    chooser: int
    before: State
    possibly_before: State
    beats: list[Beat[State]]
    possible_beats: list[Beat[State]]
    noted: bool
    """Whether luck or `reveal` was called on in both."""

    @property
    def real(self) -> State:
        return self.beats[-1].position

    @property
    def possible(self) -> State:
        return self.possible_beats[-1].position


def events_and_prompts_tell_no_more_than_the_fields(played: PlayedGame) -> Found:
    """Where the fields of a view are equal in the same step, its events and prompts are, too."""
    for place, state in played.sampled():
        for seat in played.viewers:
            for twice in choose_twice(played, place, state, seat):
                if _steps(twice.real) != _steps(twice.possible):
                    continue
                one, other = twice.real.view(seat).to_data(), twice.possible.view(seat).to_data()
                if (one["shown"], one["waiting"]) != (other["shown"], other["waiting"]):
                    continue
                for part in [part for part in one if one[part] != other[part]]:
                    yield place + 1, f"«{part}» tells seat {seat} what no field shows it."


def _steps(state: State) -> list[tuple[str, int]]:
    return [(frame.__class__.__name__, frame.next_step) for frame in state.agenda]


def secrets_come_out_only_by_luck_or_reveal(played: PlayedGame) -> Found:
    """A choice that teaches its own seat something is noted, so that undo cannot take it back."""
    for place, state in played.sampled():
        for ask in state.asks:
            for twice in choose_twice(played, place, state, ask.seat):
                if twice.chooser == ask.seat and not twice.noted and _differ(twice, ask.seat):
                    yield place + 1, f"seat {ask.seat} learns a secret by a choice it could undo."


def _differ(twice: Twice, seat: int) -> bool:
    return twice.real.view(seat).to_json() != twice.possible.view(seat).to_json()


def choose_twice(played: PlayedGame, place: int, state: State, onlooker: int) -> Iterator[Twice]:
    """A choice in both positions with the same luck, if it is possible in both."""
    if state.over:
        return
    taken = any_choice(state, played.luck(place))
    real, possible = state.copy(), state.resample(onlooker, played.fresh_seed(place))
    ask = possible.ask_of(taken.seat)
    if ask is None or taken.code not in possible.options(ask):
        return
    noted = True
    beats = []
    for branch in (real, possible):
        after = branch.copy()
        after.chance = FastChance(place)
        secrets = after.secrets_revealed
        beats.append(carry_out_in_beats(after, taken.seat, taken.code))
        noted = noted and (after.chance.draws > 0 or after.secrets_revealed != secrets)
    yield Twice(taken.seat, real, possible, beats[0], beats[1], noted)
