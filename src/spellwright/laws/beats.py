"""Laws about beats: what is seen on the way of a choice is no more than may be known there."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.beats import Beat, beats_seen, carry_out_in_beats
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame, any_choice
from spellwright.laws.secrets import choose_twice
from spellwright.laws.views import everything_shown


def beats_end_where_their_choice_ends(played: PlayedGame) -> Found:
    """A choice in beats is the same choice: the same position, the same events in their order."""
    for place, state in played.sampled():
        if state.over:
            continue
        taken = any_choice(state, played.luck(place))
        plain = state.copy()
        plain.take(taken.seat, taken.code)
        beats = carry_out_in_beats(state, taken.seat, taken.code)
        if state != plain or beats[-1].position is not state:
            yield place + 1, "the choice in beats leads elsewhere."
        told = [repr(event) for beat in beats for event in beat.told]
        if told != [repr(event) for event in plain.events]:
            yield place + 1, "the beats tell something else than the choice."


def a_beat_shows_only_what_its_seat_may_know(played: PlayedGame) -> Found:
    """Fields and events of each position on the way are the same, byte for byte, after
    `resample`.
    """
    for place, state in played.sampled():
        if state.over:
            continue
        taken = any_choice(state, played.luck(place))
        for beat in carry_out_in_beats(state, taken.seat, taken.code)[:-1]:
            for seat in played.viewers:
                before = everything_shown(beat.position, seat)
                other = beat.position.resample(seat, played.fresh_seed(place))
                after = everything_shown(other, seat)
                for part in before:
                    if after[part] != before[part]:
                        yield place + 1, f"on the way, {part} of seat {seat} tells a secret."


def who_sees_the_same_end_saw_the_same_beats(played: PlayedGame) -> Found:
    """Where a choice tells a seat the same whatever it does not know, so do number and content of
    its beats.
    """
    for place, state in played.sampled():
        for seat in played.viewers:
            for twice in choose_twice(played, place, state, seat):
                if twice.real.view(seat).to_json() != twice.possible.view(seat).to_json():
                    continue
                real = _seen(twice.before, twice.beats, seat)
                possible = _seen(twice.possibly_before, twice.possible_beats, seat)
                if len(real) != len(possible):
                    yield place + 1, f"the number of beats tells seat {seat} a secret."
                elif real != possible:
                    yield place + 1, f"a beat tells seat {seat} what its end does not."


def _seen(before: State, beats: list[Beat[State]], seat: int) -> list[Any]:
    seen = beats_seen(before, beats, seat)
    return [
        (view.to_data()["shown"], [repr(e) for e in beat.told if e.visible_to(seat)])
        for beat, view in seen
    ]
