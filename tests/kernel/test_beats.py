"""Beats: what one choice makes happen, one after the other."""

from __future__ import annotations

from spellwright.kernel.beats import Beat, beats_seen, carry_out_in_beats
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.table import Table
from tests.kernel.toy_game import GAME, HAS_LAID, LOOKS, SHOWED, WON, MagpieState


def kinds(beat: Beat[MagpieState], seat: int) -> list[int]:
    return [event.kind for event in beat.told if event.visible_to(seat)]


def last_card_of_a_round() -> Table[MagpieState]:
    """Two magpies without hexes, of whom one has laid its card."""
    table = Table(GAME, 2, 7, {"hexes": 0})
    table.choose(0, table.state.decisions[0].options[0])
    return table


def test_each_step_that_told_something_is_a_beat_with_the_position_after_it() -> None:
    table = last_card_of_a_round()
    step = table.try_out(1, table.state.decisions[0].options[0])
    told = [kinds(beat, SPECTATOR) for beat in step.beats]
    assert told == [[HAS_LAID], [SHOWED, SHOWED], [WON], [LOOKS]]
    laid, shown, won, looks = [beat.position for beat in step.beats]
    assert (len(laid.table), len(shown.table), len(won.table)) == (0, 2, 0)
    assert (sum(shown.points), sum(won.points)) == (0, 1)
    assert looks is step.after
    assert [event for beat in step.beats for event in beat.told] == step.after.events


def test_what_steps_change_in_silence_belongs_to_the_beat_before_them() -> None:
    table = Table(GAME, 2, 7, {"hexes": 0, "look": False})
    table.choose(0, table.state.decisions[0].options[0])
    step = table.try_out(1, table.state.decisions[0].options[0])
    table.take(step)
    # After the cards are drawn nothing is told until the next question.
    assert step.beats[-1].told
    assert step.beats[-1].position is table.state
    assert table.state.round == 1


def test_a_seat_is_shown_only_the_beats_in_which_it_sees_a_change() -> None:
    table = Table(GAME, 3, 7, {"hexes": 0, "look": False})
    before = table.state.copy()
    beats = carry_out_in_beats(table.state, 0, table.state.options(table.state.asks[0])[0])
    for seat in range(3):
        views = [view for _, view in beats_seen(before, beats, seat)]
        assert len(views) == 1
        assert views[0].waiting == (1, 2)


def test_a_beat_that_only_another_seat_hears_of_is_not_shown() -> None:
    table = last_card_of_a_round()
    table.choose(1, table.state.decisions[0].options[0])
    before = table.state.copy()
    step = table.try_out(table.state.asks[0].seat, "keep")
    heard = [kinds(beat, SPECTATOR) for beat, _ in beats_seen(before, step.beats, SPECTATOR)]
    # Two magpies draw, each is told what: for those who watch it is one change without words.
    assert heard == [[]]


def test_beats_of_an_earlier_choice_are_made_again() -> None:
    table = last_card_of_a_round()
    step = table.try_out(1, table.state.decisions[0].options[0])
    table.take(step)
    again = table.beats(2)
    assert [repr(beat.told) for beat in again] == [repr(beat.told) for beat in step.beats]
    assert [b.position for b in again] == [b.position for b in step.beats]


def test_a_state_that_tells_nothing_has_one_beat() -> None:
    state = last_card_of_a_round().state.copy().quiet()
    beats = carry_out_in_beats(state, 1, state.options(state.asks[0])[0])
    assert [(beat.position is state, beat.told) for beat in beats] == [(True, [])]
