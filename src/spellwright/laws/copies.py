"""Laws about copies: nothing that was kept changes, whatever is played on."""

from __future__ import annotations

from spellwright.laws.played import Found, PlayedGame, play_on

FORK_LENGTH = 10


def earlier_copies_never_change(played: PlayedGame) -> Found:
    """A copy stays what it was while the game that it was copied from goes on."""
    kept = [(place, s.copy()) for place, s in played.positions() if played.is_sampled(place)]
    for place, copy in kept:
        if copy.fingerprint() != played.fingerprints[place]:
            yield place, "a copy of this position changed while the game went on."


def earlier_views_never_change(played: PlayedGame) -> Found:
    """A view is a picture of its moment: it shares nothing with the game that goes on."""
    kept = []
    for place, state in played.positions():
        if played.is_sampled(place):
            views = [state.view(seat) for seat in played.viewers]
            kept += [(place, view, view.to_json()) for view in views]
    for place, view, text in kept:
        if view.to_json() != text:
            yield place, f"the view of seat {view.seat} changed while the game went on."


def playing_a_copy_leaves_the_original_alone(played: PlayedGame) -> Found:
    """What is done with a copy, as search does by the thousand, is not seen in the game."""
    for place, state in played.positions():
        if not played.is_sampled(place):
            continue
        if state.fingerprint() != played.fingerprints[place]:
            yield place, "the game went another way after copies of it had been played on."
        events = repr(state.events)
        play_on(state.copy(), played.luck(place), FORK_LENGTH)
        if state.fingerprint() != played.fingerprints[place]:
            yield place, "playing on from a copy changed this position."
        if repr(state.events) != events:
            yield place, "playing on from a copy changed the events of this position."
