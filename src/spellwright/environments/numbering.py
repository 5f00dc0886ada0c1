"""Actions by numbers that the declarations fix: the same option has the same number, always.

Each verb of a game has a block, with a place for each of its arguments' values. A verb with two
arguments and very many pairs is chosen in two steps: first the verb with its first argument, then
the second argument, whose numbers all verbs with such an argument share. So no game has more than
some ten thousand actions. Number 0 stands for "nothing to choose now".
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellwright.kernel.option import Verbs, first_of, pack, second_of, verb_of
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import Rules

WAIT: Final = 0
WIDE: Final = 2_000
"""Verbs with more pairs of arguments are chosen in two steps."""
NOTHING_BEGUN: Final = -1


class Block(NamedTuple):
    """The numbers of one verb."""

    start: int
    first: int
    """How many values the first argument has; 1 if there is none."""
    second: int
    """How many values the second argument has in this block; 1 if it is chosen in a second step."""
    tail: int
    """Where the numbers of the second step start; 0 if there is none."""


class Numbering:
    """The numbers of all actions of a game."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs
        self.blocks: list[Block] = []
        self._next = WAIT + 1
        wide: dict[int, Lexicon] = {}
        for phrase in verbs.book.phrases:
            sizes = [len(lexicon) for lexicon in phrase.lexicons]
            first, second = [*sizes, 1, 1][:2]
            if first * second > WIDE and len(sizes) == 2:
                wide[len(self.blocks)] = phrase.lexicons[1]
                second = 1
            self.blocks.append(Block(self._next, first, second, 0))
            self._next += first * second
        self._end_of_verbs = self._next
        tails: dict[int, tuple[int, Lexicon]] = {}
        for verb, lexicon in wide.items():
            if id(lexicon) not in tails:
                tails[id(lexicon)] = self._next, lexicon
                self._next += len(lexicon)
            self.blocks[verb] = self.blocks[verb]._replace(tail=tails[id(lexicon)][0])
        self.size = self._next
        self._starts = [block.start for block in self.blocks]
        self._seconds = [block.second for block in self.blocks]
        self._tails = [block.tail for block in self.blocks]
        self._needs_second = [False] * self.size
        for verb in wide:
            block = self.blocks[verb]
            for number in range(block.start, block.start + block.first):
                self._needs_second[number] = True

    def steps(self, code: int) -> tuple[int, int]:
        """The number of an option, and that of its second step (0 if it has none)."""
        verb = verb_of(code)
        start, tail = self._starts[verb], self._tails[verb]
        if tail:
            return start + first_of(code), tail + second_of(code)
        return start + first_of(code) * self._seconds[verb] + second_of(code), 0

    def firsts(self, options: list[int]) -> list[int]:
        """The numbers that begin these options, each of them once."""
        found: list[int] = []
        may_repeat = False
        for code in options:
            verb = verb_of(code)
            if self._tails[verb]:
                may_repeat = True
                found.append(self._starts[verb] + first_of(code))
            else:
                place = first_of(code) * self._seconds[verb] + second_of(code)
                found.append(self._starts[verb] + place)
        return list(dict.fromkeys(found)) if may_repeat else found

    def seconds(self, options: list[int], first: int) -> list[int]:
        """The numbers that go on from a first one."""
        pairs = [self.steps(code) for code in options]
        return [then for number, then in pairs if number == first]

    def code(self, number: int, then: int = 0) -> int:
        """The option behind a number, and the number of its second step if it has one."""
        verb = self._verb(number)
        block = self.blocks[verb]
        place = number - block.start
        if block.tail:
            return pack(verb, place, then - block.tail)
        return pack(verb, place // block.second, place % block.second)

    def needs_second(self, number: int) -> bool:
        """Whether a second step belongs to a number."""
        return 0 <= number < self.size and self._needs_second[number]

    def text(self, number: int) -> str:
        """A number in words: the text of an option, or of one of its two steps."""
        if number == WAIT:
            return "wait"
        if number >= self._end_of_verbs:
            return self._tail_text(number)
        verb = self._verb(number)
        text = self.verbs.text(self.code(number, self.blocks[verb].tail))
        return f"{text.rsplit(' ', 1)[0]} …" if self.blocks[verb].tail else text

    def _verb(self, number: int) -> int:
        if not WAIT < number < self._end_of_verbs:
            raise Refused("unreadable", f"No option begins with the action {number}.")
        low, high = 0, len(self.blocks) - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.blocks[middle].start <= number else (low, middle - 1)
        return low

    def _tail_text(self, number: int) -> str:
        for verb, block in enumerate(self.blocks):
            lexicon = self.verbs.book[verb].lexicons[1] if block.tail else None
            if lexicon is not None and block.tail <= number < block.tail + len(lexicon):
                return f"… {lexicon.key(number - block.tail)}"
        raise Refused("unreadable", f"There is no action {number}.")


def numbering_of(rules: Rules[Any]) -> Numbering:
    """The numbering of a game's actions; it is made once."""
    known = _KNOWN.get(rules.id)
    if known is None or known.verbs is not rules.verbs:
        known = _KNOWN[rules.id] = Numbering(rules.verbs)
    return known


_KNOWN: Final[dict[str, Numbering]] = {}
