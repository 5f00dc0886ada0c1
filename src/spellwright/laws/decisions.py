"""Laws about decisions: they can be answered, and asking for them does nothing."""

from __future__ import annotations

from spellwright.face.face import Face
from spellwright.face.scene import Scene
from spellwright.kernel.decision import Decision
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame
from spellwright.laws.views import drawn


def every_decision_can_be_made(played: PlayedGame) -> Found:
    """Somebody has to choose until the end, from options with unique texts that parse back."""
    for place, state in played.often():
        seats = [ask.seat for ask in state.asks]
        if state.over == bool(seats):
            yield place, "questions are open at the end, or none before it."
        if len(set(seats)) != len(seats) or not all(0 <= seat < state.seats for seat in seats):
            yield place, f"the seats {seats} are asked."
        for decision in state.decisions:
            for fault in _faults(state, decision):
                yield place, f"{fault} (seat {decision.seat}: {decision.prompt})"


def _faults(state: State, decision: Decision) -> list[str]:
    texts = [option.text for option in decision.options]
    faults = [
        f"«{option.text}» does not parse back"
        for option in decision.options
        if _parsed(state, option.text) != option.code
    ]
    if not texts:
        faults.append("a decision has no option")
    if len(set(texts)) != len(texts):
        faults.append("a decision has an option twice")
    if not decision.prompt.strip() or not all(option.label.strip() for option in decision.options):
        faults.append("a prompt or a label is empty")
    return faults


def _parsed(state: State, text: str) -> int | None:
    try:
        return state.rules.verbs.parse(text)
    except Refused:
        return None


def options_are_the_same_each_time(played: PlayedGame) -> Found:
    """Options follow from the position alone, and what is kept of them is never out of date."""
    for place, state in played.often():
        for ask in state.asks:
            kept = state.options(ask)[:]
            ask.cache = None
            if state.options(ask) != kept:
                yield place, f"seat {ask.seat} gets other options when they are worked out anew."


def asking_changes_nothing(played: PlayedGame) -> Found:
    """Decisions, views, words and pictures can be asked for at any time."""
    for place, state in played.sampled():
        for ask in state.asks:
            ask.cache = None
        _look_at_everything(state, played.viewers, played.case.face)
        if state.fingerprint() != played.fingerprints[place]:
            yield place, "looking at the position changed it."


def who_chooses_sees_that_it_counts(played: PlayedGame) -> Found:
    """A question that comes again comes with other options, or with something new to be seen."""
    before = played.start()
    for place, state in played.positions():
        if place:
            seat = played.choices[place - 1].seat
            if not _is_news(before, state, seat) and _looks_alike(
                before, state, seat, played.case.face
            ):
                asked = next(one.prompt for one in state.decisions if one.seat == seat)
                yield place, f"seat {seat} sees nothing of its choice: «{asked}» is asked again."
        before = state.copy()


def _is_news(before: State, state: State, seat: int) -> bool:
    """Whether a seat is told something, or is no longer asked the same question."""
    if any(event.visible_to(seat) for event in state.events):
        return True
    return _asked(before, seat) != _asked(state, seat)


def _looks_alike(before: State, state: State, seat: int, face: Face) -> bool:
    both = zip(drawn(before, seat, face), drawn(state, seat, face), strict=True)
    return all(one == other for one, other in both)


def _asked(state: State, seat: int) -> list[tuple[int, list[int], list[int]]]:
    return [(ask.question, ask.args, state.options(ask)) for ask in state.asks if ask.seat == seat]


def _look_at_everything(state: State, viewers: range, face: Face) -> None:
    repr((state.decisions, state.outcome, state.over))
    for seat in viewers:
        view = state.view(seat)
        view.to_json()
        view.story()
        if seat == SPECTATOR:
            face.text(Scene(view))
