"""What a seat can choose now, as numbers with a mask: by `id` or by `slot`.

By `id` an action is the number that the declarations give it (`numbering`). By `slot` it is the
place in the list of options, with the features of each option beside it; where there are more
options than slots, the last slot goes on to the others.
"""

from __future__ import annotations

from typing import Any, Final

from spellwright.environments.numbering import NOTHING_BEGUN, WAIT, Numbering, numbering_of
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import Rules

USUAL_SLOTS: Final = 64
FEATURES: Final = ("verb", "first", "second")
"""What is told of each slot: the verb and its arguments, each plus 1; 0 is nothing."""
NOT_YET: Final = -1
"""The action was the first of two steps."""


class Chooser:
    """One seat's way from actions to options. It remembers the first of two steps."""

    size: int

    def __init__(self, size: int) -> None:
        self.size = size

    def begin(self, options: list[int] | None) -> None:
        """A new question with these options, or none."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The actions that can be chosen now, each of them once; nobody may change the list."""
        raise NotImplementedError

    def choose(self, action: int) -> int:
        """The option that an action stands for, or `NOT_YET`; refused if it is not legal."""
        raise NotImplementedError

    def actions_for(self, code: int) -> list[int]:
        """The actions, one after the other, that choose an option from the start."""
        raise NotImplementedError

    def begun(self) -> tuple[int, int]:
        """What was chosen in the first of two steps, as two small numbers; 0 and 0 if nothing."""
        raise NotImplementedError

    def bookmark(self) -> int:
        """Where it stands between the steps of a choice, for a copy that goes on there."""
        raise NotImplementedError

    def go_on_at(self, bookmark: int) -> None:
        """Stand there, after the question has begun."""
        raise NotImplementedError

    def features(self) -> list[tuple[int, int, int]] | None:
        """What each action is about; None where the numbers say it themselves."""
        return None


class ById(Chooser):
    """Actions by their numbers."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.numbering: Numbering = numbering_of(rules)
        super().__init__(self.numbering.size)
        self._options: list[int] | None = None
        self._first = NOTHING_BEGUN
        self._legal: list[int] = [WAIT]

    def begin(self, options: list[int] | None) -> None:
        self._options = options
        self._first = NOTHING_BEGUN
        self._legal = [WAIT] if options is None else self.numbering.firsts(options)

    def legal(self) -> list[int]:
        return self._legal

    def choose(self, action: int) -> int:
        options = self._options
        if options is None or action not in self._legal:
            raise Refused("not-an-option", f"The action {action} is not legal now.")
        if self._first != NOTHING_BEGUN:
            return self.numbering.code(self._first, action)
        if self.numbering.needs_second(action):
            self._first = action
            self._legal = self.numbering.seconds(options, action)
            return NOT_YET
        if len(self._legal) == len(options):
            return options[self._legal.index(action)]
        return self.numbering.code(action)

    def actions_for(self, code: int) -> list[int]:
        first, then = self.numbering.steps(code)
        return [first, then] if then else [first]

    def begun(self) -> tuple[int, int]:
        if self._first == NOTHING_BEGUN:
            return 0, 0
        code = self.numbering.code(self._first, self.numbering.size)
        return verb_of(code) + 1, first_of(code) + 1

    def bookmark(self) -> int:
        return self._first

    def go_on_at(self, bookmark: int) -> None:
        if bookmark != NOTHING_BEGUN:
            self.choose(bookmark)


class BySlot(Chooser):
    """Actions by their places in the list of options."""

    def __init__(self, slots: int = USUAL_SLOTS) -> None:
        if slots < 2:
            raise Refused("slots", "There must be two slots at least.")
        super().__init__(slots)
        self._options: list[int] | None = None
        self._start = 0

    def begin(self, options: list[int] | None) -> None:
        self._options = options
        self._start = 0

    def shown(self) -> list[int]:
        options = self._options or []
        if len(options) <= self.size:
            return options
        return options[self._start : self._start + self.size - 1]

    def _goes_on(self) -> bool:
        return len(self._options or []) > self.size

    def legal(self) -> list[int]:
        if self._options is None:
            return [WAIT]
        shown = list(range(len(self.shown())))
        return [*shown, self.size - 1] if self._goes_on() else shown

    def choose(self, action: int) -> int:
        shown = self.shown()
        if self._options is not None and 0 <= action < len(shown):
            return shown[action]
        if self._goes_on() and action == self.size - 1:
            following = self._start + self.size - 1
            self._start = following if following < len(self._options or []) else 0
            return NOT_YET
        raise Refused("not-an-option", f"The action {action} is not legal now.")

    def actions_for(self, code: int) -> list[int]:
        options = self._options or []
        place = options.index(code)
        if not self._goes_on():
            return [place]
        pages, slot = divmod(place, self.size - 1)
        return [*[self.size - 1] * pages, slot]

    def begun(self) -> tuple[int, int]:
        return (1, self._start // (self.size - 1)) if self._start else (0, 0)

    def bookmark(self) -> int:
        return self._start

    def go_on_at(self, bookmark: int) -> None:
        self._start = bookmark

    def features(self) -> list[tuple[int, int, int]] | None:
        return [(verb_of(c) + 1, first_of(c) + 1, second_of(c) + 1) for c in self.shown()]
