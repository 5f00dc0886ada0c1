"""What observations and actions must obey, checked on the positions of random games.

What looks different to a seat is different in its observation, and what looks the same is the
same. To see it, every number of a position is changed in turn, seen or not, and every list made
longer and shorter: the observation must tell exactly what the seat can tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from spellwright.environments.layout import LISTS, Part
from spellwright.environments.observer import Observer
from spellwright.environments.play import BEGUN, Play
from spellwright.kernel.chance import FastChance
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE
from spellwright.kernel.record import FIXED, NUMBER, TEXT, YES_NO, plain_fields_of
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import State
from spellwright.kernel.visibility import OWN, PUBLIC, functions_for

Look = tuple[Any, ...]
OWN_RULES: Final = (IndexError, ValueError, TypeError, KeyError, RulesError, AttributeError)
"""What a game's rules of visibility say to a position that cannot be."""


def look(observer: Observer, state: State, seat: int) -> Look:
    """All that a seat sees, as one value; the order of what is declared without order is left out.

    It comes from the views of the kernel, and shares nothing with the way observations are made.
    """
    shown = functions_for(state).read(state, seat)
    seen = [canonical(part, shown[part.name]) for part in observer.layout.parts]
    ask = state.ask_of(seat)
    asked = () if ask is None else (ask.question, *ask.args)
    return (seat, asked, tuple(sorted(ask.seat for ask in state.asks)), *seen)


def canonical(part: Part, value: Any) -> Any:
    """What is shown of a field, without an order that means nothing."""
    if part.form == AS_COUNTS:
        value = sorted(value) if part.shape in LISTS else [sorted(row) for row in value]
    return _frozen(value)


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list | tuple) else value


class Memory:
    """Looks and observations that were met: the same belong together, different ones do not."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self._by_look: dict[Look, bytes] = {}
        self._by_observation: dict[bytes, Look] = {}

    def meet(self, state: State, seat: int) -> Iterator[str]:
        """What is wrong with the observation of a position, after all that was met before."""
        seen = look(self.observer, state, seat)
        observed = self.observer.flat(state, seat).tobytes()
        if self._by_look.setdefault(seen, observed) != observed:
            yield "two positions look the same, but their observations differ"
        if self._by_observation.setdefault(observed, seen) != seen:
            yield "two positions look different, but their observations are the same"


def observations_tell_what_is_seen(
    observer: Observer, state: State, seat: int
) -> Iterator[tuple[str, str]]:
    """The fields whose changes an observation misses, or tells although nobody can see them."""
    before = look(observer, state, seat)
    observed = observer.flat(state, seat).tobytes()
    for name, changed in changed_states(observer, state):
        try:
            after = look(observer, changed, seat)
        except OWN_RULES:
            continue
        try:
            told = observer.flat(changed, seat).tobytes()
        except OWN_RULES:
            # It is outside of what was declared, and told so: nothing is cut.
            continue
        if (after == before) != (told == observed):
            yield name, "is seen and not told" if told == observed else "is told and not seen"


def whatever_is_shown_is_told(
    observer: Observer, state: State, seat: int
) -> Iterator[tuple[str, str]]:
    """The fields of which an observation loses something that a seat could be shown one day.

    Here what the seat is shown is changed, not what there is: a card that nobody has looked at yet
    can be looked at, and must be told then, wherever it lies.
    """
    shown = functions_for(state).read(state, seat)
    loose = Loose(observer)
    observed = loose.observer.flat(state, seat).tobytes()
    for part in observer.layout.parts:
        if part.rule == OWN or part.form == AS_SIZE:
            continue
        before = canonical(part, shown[part.name])
        for other in _others(shown[part.name], part.shape, part.least, part.most):
            loose.instead = {part.name: other}
            try:
                told = loose.observer.flat(state, seat).tobytes()
            except OWN_RULES:
                continue
            if (canonical(part, other) == before) != (told == observed):
                yield part.name, "is not told as it is shown"


class Loose:
    """An observer that can be shown something else in place of a field."""

    def __init__(self, observer: Observer) -> None:
        self.instead: dict[str, Any] = {}
        parts = tuple(self._loosened(part) for part in observer.layout.parts)
        self.observer = Observer(observer.layout._replace(parts=parts))

    def _loosened(self, part: Part) -> Part:
        if part.rule == OWN:
            return part

        def rule(state: State, seat: int) -> Any:
            if part.name in self.instead:
                return self.instead[part.name]
            return getattr(state, part.name) if part.rule == PUBLIC else part.rule(state, seat)

        return part._replace(rule=rule)


def changed_states(observer: Observer, state: State) -> Iterator[tuple[str, State]]:
    """The state with one number changed, or one list made longer or shorter, field by field."""
    bounds = {part.name: (part.least, part.most) for part in observer.layout.parts}
    for field in plain_fields_of(observer.layout.rules.state):
        if field.shape == TEXT:
            continue
        least, most = bounds.get(field.name, (0, 1))
        value = getattr(state, field.name)
        for other in _others(value, field.shape, least, most):
            changed = state.copy()
            setattr(changed, field.name, other)
            yield field.name, changed


def _others(value: Any, shape: int, least: int, most: int) -> Iterator[Any]:
    if shape == YES_NO:
        yield not value
    elif shape == NUMBER:
        yield _other(value, least, most)
    elif shape in LISTS:
        make = tuple if shape == FIXED else list
        for changed in _other_lists(list(value), least, most):
            yield make(changed)
    else:
        for place, row in enumerate(value):
            for changed in _other_lists(list(row), least, most):
                yield [*value[:place], type(row)(changed), *value[place + 1 :]]


def _other_lists(row: list[int], least: int, most: int) -> Iterator[list[int]]:
    for place, number in enumerate(row):
        yield [*row[:place], _other(number, least, most), *row[place + 1 :]]
    if row:
        yield row[:-1]
    yield [*row, row[-1] if row else max(least, 0)]


def _other(number: int, least: int, most: int) -> int:
    """Another number within the bounds."""
    return number + 1 if least <= number < most else least if number != least else most


def positions(observer: Observer, seed: int, every: int = 1, most: int = 400) -> Iterator[State]:
    """Positions of a random game, one in `every`, the last one too."""
    layout = observer.layout
    state = layout.rules.new(layout.seats, seed, dict(layout.settings), events=False)
    luck = FastChance(seed)
    for number in range(most * every):
        if state.over:
            break
        if number % every == 0:
            yield state
        ask = state.asks[luck.below(len(state.asks))]
        options = state.options(ask)
        state.take(ask.seat, options[luck.below(len(options))])
    yield state


def what_is_touched_is_noted(play: Play, seed: int, most: int) -> Iterator[str]:
    """The parts of observations that miss a change, because no rule has noted that it touched the
    field. A second row, for which all is compared at every look, tells what is right.
    """
    observer: Observer = play.observer
    compared = observer.sight(len(BEGUN))
    luck = FastChance(seed)
    play.reset(seed)
    for number in range(most):
        if play.done:
            play.reset(seed + number)
        for seat in (play.seat, luck.below(play.seats)):
            kept = play.look(seat)
            begun = tuple(kept[observer.size :].tolist())
            wanted = compared.look(play.state, seat, begun)
            if (kept != wanted).any():
                told = observer.named(wanted)
                yield from [
                    name
                    for name, part in observer.named(kept).items()
                    if (part != told[name]).any()
                ]
        legal = play.legal(play.seat)
        play.step(play.seat, legal[luck.below(len(legal))])
