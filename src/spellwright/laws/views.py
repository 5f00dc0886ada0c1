"""Laws about views: what leaves the game follows from what its seat may know and nothing else.

`resample` deals all that a seat does not know anew. If anything that the seat is shown changes with
that, it was shown too much.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from spellwright.face.face import Face
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.record import fields_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.kernel.visibility import KERNEL_VISIBILITY, OWN
from spellwright.laws.played import Found, PlayedGame
from spellwright.laws.refusals import wrong_choices

MANY_VALUES: Final = 5
RARELY: Final = 6
"""At one in this many sampled positions, pictures are drawn."""


def a_view_shows_only_what_its_seat_may_know(played: PlayedGame) -> Found:
    """Fields, prompts, events and story are the same, byte for byte, after `resample`."""
    for place, state in played.sampled():
        for seat in played.viewers:
            before = everything_shown(state, seat)
            after = everything_shown(state.resample(seat, played.fresh_seed(place)), seat)
            for part in before:
                if after[part] != before[part]:
                    yield place, f"{part} of seat {seat} tells what it may not know."


def everything_shown(state: State, seat: int) -> dict[str, str]:
    """All that a seat gets to see, part by part, as text."""
    view = state.view(seat)
    data = view.to_data()
    shown = {f"the field «{name}»": repr(value) for name, value in data.pop("shown").items()}
    return {
        **shown,
        **{f"«{name}»": repr(value) for name, value in data.items()},
        "the list of options": repr(view.options),
        "the story": repr(view.story()),
    }


def pictures_show_only_what_their_view_shows(played: PlayedGame) -> Found:
    """What a game draws and writes from a view is the same, byte for byte, after `resample`."""
    for number, (place, state) in enumerate(played.sampled()):
        if number % RARELY:
            continue
        seat = played.viewers[place % len(played.viewers)]
        before = pictures(state, seat, played.case.face)
        after = pictures(state.resample(seat, played.fresh_seed(place)), seat, played.case.face)
        for name in before:
            if after[name] != before[name]:
                yield place, f"{name} of seat {seat} shows what it may not know."


def pictures(state: State, seat: int, face: Face) -> dict[str, str]:
    """All that a game draws and writes for a seat, by name."""
    return dict(drawn(state, seat, face))


def drawn(state: State, seat: int, face: Face) -> Iterator[tuple[str, str]]:
    """The same drawings one after the other, each drawn when it is wanted; the slowest
    come last.
    """
    scene = Scene(state.view(seat))
    yield "a panel", repr((face.seat_panels(scene), face.panels(scene)))
    yield "the text", face.text(scene)
    yield "the terminal", face.terminal(scene)
    yield "the picture", face.svg(scene)
    yield "the board", face.board(scene)


def a_spectator_knows_no_more_than_a_seat(played: PlayedGame) -> Found:
    """A field that changes when a seat's unknown is dealt anew was not shown to the spectator
    either.
    """
    for place, state in played.sampled():
        before = state.view(SPECTATOR).to_data()["shown"]
        for seat in range(state.seats):
            after = state.resample(seat, played.fresh_seed(place)).view(SPECTATOR).to_data()
            for name in before:
                if after["shown"][name] != before[name]:
                    yield place, f"the spectator sees «{name}» better than seat {seat}."


def a_refusal_tells_no_secret(played: PlayedGame) -> Found:
    """The reason why a choice is refused is the same whatever the seat does not know."""
    for place, state in played.sampled():
        wrong = wrong_choices(state, played.luck(place))
        for seat in played.viewers:
            other = state.resample(seat, played.fresh_seed(place))
            for chooser, option in wrong:
                if chooser == seat and _reason(state, seat, option) != _reason(other, seat, option):
                    yield place, f"the refusal of {option!r} tells seat {seat} a secret."


def _reason(state: State, seat: int, option: str | int) -> str:
    try:
        state.legal(seat, option)
    except Refused as refused:
        return f"{refused.kind} {refused.sentence} {refused.clause}"
    return "no refusal"


def the_visibility_table_names_fields(played: PlayedGame) -> Found:
    """Each entry of the table is a field of the state; a slip would hide a field for good."""
    if played.last is None:
        return
    names = {field.name for field in fields_of(played.last.__class__)}
    for name in played.case.rules.visibility:
        if name not in names:
            yield 0, f"the visibility table names «{name}», which is no field of the state."


def what_is_hidden_is_dealt_anew(played: PlayedGame) -> Found:
    """A field that a seat is not shown, and that takes many values, is changed by `resample`.

    A field that everybody can work out belongs into the visibility table as public.
    """
    watched: dict[tuple[str, int], set[str]] = {}
    for place, state in played.sampled():
        for seat in played.viewers:
            other, shown = state.resample(seat, played.fresh_seed(place)), state.view(seat).shown
            for name in _hideable_fields(state):
                hidden = _hidden_part(state, shown, name, seat)
                if _hidden_part(other, shown, name, seat) != hidden:
                    watched[name, seat] = {"dealt anew"}
                elif hidden and watched.get((name, seat)) != {"dealt anew"}:
                    watched.setdefault((name, seat), set()).add(hidden)
    for (name, seat), values in watched.items():
        if len(values) >= MANY_VALUES:
            yield 0, f"the field «{name}» is hidden from seat {seat}, but never dealt anew."


KERNEL_FIELDS: Final = frozenset(field.name for field in fields_of(State))


def _hideable_fields(state: State) -> list[str]:
    names = [field.name for field in fields_of(state.__class__)]
    return [name for name in names if name not in KERNEL_FIELDS and name not in KERNEL_VISIBILITY]


def _hidden_part(state: State, shown: State, name: str, seat: int) -> str:
    """The part of a field that is not in the seat's view; empty if there is none."""
    value: Any = getattr(state, name)
    if value == getattr(shown, name):
        return ""
    if state.rules.visibility.get(name) == OWN:
        return repr([item for owner, item in enumerate(value) if owner != seat])
    return repr(value)
