"""The story of a table as one seat was told it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from spellwright.kernel.event import Event

LATELY: Final = 14
"""The choices that one fight may take."""


class SeatStory:
    """What a seat, or everybody for SPECTATOR, was told, choice by choice; choices that told it
    nothing are not in it, so they cannot be counted.
    """

    __slots__ = ("choices", "seat")

    def __init__(self, seat: int, told: Iterable[Iterable[Event]]) -> None:
        self.seat = seat
        self.choices: list[list[Event]] = []
        for events in told:
            self.begin()
            self.tell(events)

    def copy(self) -> SeatStory:
        """The same story, to be told on differently."""
        story = SeatStory(self.seat, ())
        story.choices = [*self.choices[:-1], *[list(last) for last in self.choices[-1:]]]
        return story

    def begin(self) -> None:
        """What is told from now on belongs to another choice."""
        if not self.choices or self.choices[-1]:
            self.choices.append([])

    def tell(self, events: Iterable[Event]) -> bool:
        """Whether the seat hears something."""
        heard = [event for event in events if event.visible_to(self.seat)]
        self.choices[-1] += heard
        return bool(heard)

    def _told(self) -> list[list[Event]]:
        return self.choices if not self.choices or self.choices[-1] else self.choices[:-1]

    def latest(self) -> list[Event]:
        """The last events that the seat heard. They stay while others choose in secret."""
        told = self._told()
        return told[-1] if told else []

    def earlier(self) -> list[Event]:
        """What the seat heard shortly before the last."""
        return [event for events in self._told()[-LATELY:-1] for event in events]

    def events(self) -> list[Event]:
        return [event for events in self.choices for event in events]


class FollowedStory:
    """The story of a seat that grows with the table: in a long game only what is new is gone
    through.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._story = SeatStory(seat, ())
        self._count = 0
        self._last: Sequence[Event] = ()
        """The last that was gone through, of so many."""

    def now(self, told: Sequence[Sequence[Event]]) -> SeatStory:
        """What the seat was told of all that was told; it may be told on."""
        count = self._count
        if count > len(told) or (count and told[count - 1] is not self._last):
            # Something was taken back.
            self._story, count = SeatStory(self._seat, ()), 0
        for events in told[count:]:
            self._story.begin()
            self._story.tell(events)
            self._last = events
        self._count = len(told)
        return self._story.copy()
