"""The way back: what is taken back is seen to go back, choice by choice."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

from spellwright.kernel.event import Event
from spellwright.kernel.state import State
from spellwright.kernel.table import Choice, Table


class StepBack(NamedTuple):
    """A choice that is no more."""

    position: State
    """The position before it, which is there again."""
    taken_back: list[Event]
    """What it had told."""
    story: list[list[Event]]
    """What stands of the story."""
    choice: Choice


class WayBack:
    """The positions behind a table, noted before something may be taken back."""

    def __init__(self, table: Table[Any]) -> None:
        self._behind = table.behind()
        self._story = table.whole_story
        self._choices = list(table.choices)

    def steps(self, table: Table[Any]) -> list[StepBack]:
        """The steps that the table has gone back since then, the latest choice first.

        Where choices that others made at the same time stay, all is one step: they are not seen to
        go and come again.
        """
        story = table.whole_story
        gone = len(self._story) - len(story)
        if gone > 0 and table.state is self._behind[gone - 1]:
            before = self._behind[:gone]
            return [
                StepBack(
                    each,
                    self._story[-place - 1],
                    self._story[: -place - 1],
                    self._choices[-place - 1],
                )
                for place, each in enumerate(before)
            ]
        same = [one for one, other in zip(story, self._story, strict=False) if one is other]
        if len(same) == len(self._story):
            return []
        both = zip_longest(self._choices, table.choices)
        choice = next(one for one, other in both if one is not None and one != other)
        return [StepBack(table.state, self._story[len(same)], story, choice)]
