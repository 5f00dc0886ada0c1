"""A table: one game as it is being played, with the log of its choices and a way back.

The log is the truth: game, options, seed and choices give every later position again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from spellwright.kernel.beats import Beat, carry_out_in_beats
from spellwright.kernel.chance import chance_from
from spellwright.kernel.edition import Edition
from spellwright.kernel.event import Event
from spellwright.kernel.game_option import Value
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import HasRules, Rules, rules_of
from spellwright.kernel.saying import say
from spellwright.kernel.state import State
from spellwright.kernel.view import View

S = TypeVar("S", bound=State)

MOST_TAKEN_BACK: Final = 200
KEPT_EVERY: Final = 50
"""Every so many choices the position is kept; those between are played again when wanted."""


DICE: Final = say("refusal-undo-dice")
SECRET: Final = say("refusal-undo-secret")
LONG_AGO: Final = say("refusal-undo-long-ago")
OLDER: Final = say("refusal-undo-older")


class Choice(NamedTuple):
    """One entry of the log: who chose what."""

    seat: int
    text: str


class Step(Generic[S]):
    """A choice that was tried out: what it is, what happens one after the other, and the position
    after it.
    """

    __slots__ = ("after", "beats", "choice")

    def __init__(self, choice: Choice, after: S, beats: list[Beat[S]]) -> None:
        self.choice = choice
        self.after = after
        self.beats = beats


class Table(Generic[S]):
    """A game in progress. `choices` is the log, `story` what everybody or a seat was told."""

    __slots__ = (
        "_came_out",
        "_kept",
        "_recent",
        "before",
        "choices",
        "rules",
        "seats",
        "seed",
        "settings",
        "state",
        "story",
    )

    def __init__(
        self,
        game: Rules[S] | HasRules,
        seats: int | None = None,
        seed: int | str | bytes = 0,
        options: Mapping[str, Value] | None = None,
        *,
        start: S | None = None,
        before: Sequence[list[Event]] = (),
    ) -> None:
        """A new game; or, from `start`, a game that goes on from a position, with what was told
        before.
        """
        self.rules: Rules[S] = rules_of(game)
        self.seed: int | str = seed.hex() if isinstance(seed, bytes) else seed
        if start is None:
            start = self.rules.new(seats, seed, options, record=True)
        else:
            start.events = []
            start.chance.record = []
        self.state: S = start
        self.before = list(before)
        """What was told before the position from which this table goes on."""
        self.seats = self.state.seats
        self.settings = self.state.settings
        self.choices: list[Choice] = []
        self.story: list[list[Event]] = [self.state.events]
        self._kept: list[S] = []
        # The positions before the last choices, as far back as luck and secrets allow.
        self._recent: deque[S] = deque()
        self._came_out = SECRET if not before else OLDER

    @property
    def edition(self) -> Edition:
        """The edition of the game with the packs that are in play here."""
        return self.rules.edition_for(self.settings)

    @property
    def whole_story(self) -> list[list[Event]]:
        """All that was told, choice by choice, from the beginning of the game."""
        return self.before + self.story

    def choose(self, seat: int, option: Option | str | int) -> None:
        """Choose for a seat. A choice that is refused, or that makes the rules fail, changes
        nothing.
        """
        self.take(self.try_out(seat, option))

    def try_out(
        self, seat: int, option: Option | str | int, behind: Step[S] | None = None
    ) -> Step[S]:
        """Try a choice out, now or behind another that was tried out: the position after it.
        Nothing changes; `take` makes it happen.
        """
        before = self.state if behind is None else behind.after
        code = before.legal(seat, option)
        chance = before.chance
        # The record of all luck so far is long: only the present state has it.
        record, chance.record = chance.record, None
        after = before.copy()
        chance.record, after.chance.record = record, []
        beats = carry_out_in_beats(after, seat, code)
        return Step(Choice(seat, self.rules.verbs.option(code).text), after, beats)

    def take(self, step: Step[S]) -> None:
        """Make a choice that was tried out here, if nothing was chosen since."""
        before, after = self.state, step.after
        if len(self.choices) % KEPT_EVERY == 0:
            self._kept.append(before)
        self.choices.append(step.choice)
        self.story.append(after.events)
        self._recent.append(before)
        if after.chance.draws != before.chance.draws:
            self._came_out = DICE
            self._recent.clear()
        elif after.secrets_revealed != before.secrets_revealed:
            self._came_out = SECRET
            self._recent.clear()
        elif len(self._recent) > MOST_TAKEN_BACK:
            self._came_out = LONG_AGO
            self._recent.popleft()
        self._pass_record_on(after)
        self.state = after

    def _pass_record_on(self, after: S) -> None:
        record, new = self.state.chance.record, after.chance.record
        self.state.chance.record = None
        if record is not None and new is not None:
            record.extend(new)
        after.chance.record = record

    def position(self, place: int) -> S:
        """A copy of the state as it was after this many choices."""
        if place == len(self.choices):
            return self.state.copy()
        kept, later = divmod(place, KEPT_EVERY)
        state = self._kept[kept].copy()
        for choice in self.choices[place - later : place]:
            state.choose(choice.seat, choice.text)
        return state

    def beats(self, place: int) -> list[Beat[S]]:
        """What happened one after the other at the choice before a place, made again."""
        before, choice = self.position(place - 1), self.choices[place - 1]
        return carry_out_in_beats(before, choice.seat, before.legal(choice.seat, choice.text))

    def undo(self, seat: int, consenting: Collection[int] = ()) -> None:
        """Take back the last choice of a seat, unless luck or a secret has come out since.

        Choices that others made since then stay if they were asked at the same time, are dropped if
        they are of consenting seats (bots, or people who agreed), and otherwise stand in the way.
        """
        place = self.last_choice(seat)
        kept = self._kept_by_undo(place, consenting)
        record = self.state.chance.record
        for _ in self.choices[place:]:
            self.state = self._recent.pop()
        self.state.chance.record = record
        del self.choices[place:], self.story[place + 1 :], self._kept[-(-place // KEPT_EVERY) :]
        for choice in kept:
            self.choose(choice.seat, choice.text)

    def behind(self) -> list[S]:
        """The positions before the last choices, the latest first, as far back as luck and secrets
        allow. They are the table's own: look, and change nothing.
        """
        return list(reversed(self._recent))

    def can_undo(self, seat: int, consenting: Collection[int] = ()) -> bool:
        """Whether `undo` would work."""
        try:
            self._kept_by_undo(self.last_choice(seat), consenting)
        except Refused:
            return False
        return True

    def in_the_way(self, seat: int, consenting: Collection[int] = ()) -> list[int]:
        """The seats whose later choices an undo would drop: they have to agree to it first.

        Refused if the choice stands whatever they say.
        """
        place = self.last_choice(seat)
        agreed = set(consenting)
        while (other := self._obstacle(place, self._later(place, agreed))) is not None:
            agreed.add(other)
        return sorted(agreed.difference(consenting))

    def seen_by(self, seat: int) -> list[int]:
        """The other seats that noticed the choice that an undo would take back."""
        place = self.last_choice(seat)
        return [s for s in range(self.seats) if s != seat and self.is_noticed(place, s)]

    def is_noticed(self, place: int, viewer: int) -> bool:
        """Whether a seat, or SPECTATOR, noticed the choice at a place: it was told of the choice,
        sees another position because of it, or is asked something else.
        """
        if any(event.visible_to(viewer) for event in self.story[place + 1]):
            return True
        before, after = self.position(place).view(viewer), self.position(place + 1).view(viewer)
        return _position_in(before) != _position_in(after)

    def check_way_back(self, place: int) -> None:
        """Refuse if luck or a secret has come out since the choice at a place."""
        if place >= 0:
            self._before(place)

    def _before(self, place: int) -> S:
        """The position before a choice; refused if luck or a secret has come out since."""
        back = len(self.choices) - place
        if back > len(self._recent):
            raise Refused("undo", self._came_out)
        return self._recent[-back]

    def _kept_by_undo(self, place: int, consenting: Collection[int]) -> list[Choice]:
        """The later choices that stay when the choice at a place is taken back; refused if that
        choice stands.
        """
        kept = self._later(place, consenting)
        if self._obstacle(place, kept) is not None:
            raise Refused("undo", say("refusal-undo-others"))
        return kept

    def _later(self, place: int, consenting: Collection[int]) -> list[Choice]:
        """The choices after a place, but for those of consenting seats."""
        return [choice for choice in self.choices[place + 1 :] if choice.seat not in consenting]

    def _obstacle(self, place: int, kept: list[Choice]) -> int | None:
        """The first seat with a kept choice that cannot be made without the choice at a place."""
        trial = self._before(place).copy()
        for choice in kept:
            try:
                trial.choose(choice.seat, choice.text)
            except Refused:
                return choice.seat
        return None

    def last_choice(self, seat: int) -> int:
        """The place of a seat's last choice; refused if there is none."""
        for place in range(len(self.choices) - 1, -1, -1):
            if self.choices[place].seat == seat:
                return place
        if self.before:
            raise Refused("undo", OLDER)
        raise Refused("undo", say("refusal-undo-nothing"))


def carried_on(state: S, seed: int | str | bytes, before: Sequence[list[Event]]) -> Table[S]:
    """A table that goes on from a position under the edition of today, with its own luck."""
    start = state.copy()
    start.chance = chance_from(seed)
    return Table(start.rules, seed=seed, start=start, before=before or [[]])


def _position_in(view: View[Any]) -> dict[str, Any]:
    """The data of a view without the events of the last choice."""
    return {name: value for name, value in view.to_data().items() if name != "events"}
