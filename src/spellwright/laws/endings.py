"""Laws about the course of a game: it ends in time, and nothing is lost on the way."""

from __future__ import annotations

from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame


def a_game_ends_in_time(played: PlayedGame) -> Found:
    """Random play reaches an end within the length that the game declares."""
    place = len(played.choices)
    if played.trouble:
        yield place, f"the game broke off: {played.trouble}"
    elif place > played.case.rules.longest:
        yield place, f"the game goes on after {played.case.rules.longest} choices."


def an_outcome_ranks_every_seat(played: PlayedGame) -> Found:
    """The end has a name that the game knows, a rank for each seat, and scores for all or none."""
    state = played.last
    if state is None or not state.over:
        return
    place = len(played.choices)
    if not 0 <= state.ending < len(played.case.rules.endings):
        yield place, f"the game has no ending number {state.ending}."
        return
    yield from ((place, fault) for fault in _outcome_faults(state))


def _outcome_faults(state: State) -> list[str]:
    seats, faults = state.seats, []
    if len(state.ranks) != seats:
        faults.append(f"{seats} seats, but the ranks are {state.ranks}.")
    if not all(1 <= rank <= max(seats, 2) for rank in state.ranks):
        faults.append(f"the ranks {state.ranks} are no places.")
    if len(state.scores) not in (0, seats):
        faults.append(f"{seats} seats, but the scores are {state.scores}.")
    return faults


def components_are_conserved(played: PlayedGame) -> Found:
    """The game finds nothing wrong with its components at any decision."""
    for place, state in played.positions():
        for fault in played.case.rules.faults(state):
            yield place, str(fault)


def events_off_is_the_same_game(played: PlayedGame) -> Found:
    """Playouts without events take the same course."""
    for place, state in played.positions(events=False):
        if state.events:
            yield place, "there are events, though they are switched off."
        if played.is_sampled(place) and state.fingerprint() != played.fingerprints[place]:
            yield place, "without events the game went another way."


def every_event_can_be_told(played: PlayedGame) -> Found:
    """Each event has a sentence of its own for everybody who may know it."""
    for place, state in played.positions():
        for event in state.events:
            sentence, _ = played.case.rules.sentence(event)
            if not sentence.strip():
                yield place, f"the event {event} has no sentence."
            wanted = len(played.case.rules.events[event.kind].lexicons)
            if len(event.args) < wanted:
                yield place, f"the event {event} has not the {wanted} words of its sentence."
