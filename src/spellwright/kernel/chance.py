"""Chance: the one door through which luck enters a game.

Rules ask for a roll, a pick or a shuffle. Two streams stand behind the same interface:
`FastChance`, a small generator for simulation and search, and `SecretChance`, a keyed hash stream
for live tables whose next outcome nobody can work out from the past ones. Both give the same
numbers on every platform.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from spellwright.kernel.refusal import Refused, RulesError, Unchecked
from spellwright.kernel.saying import say

MachineWord = int
"""A number below 2**63: the compiled build keeps it in a machine word."""

# Multiply-with-carry: A * 2**32 - 1 is a safe prime, so the period is about 2**62; with A below
# 2**31 the whole state stays below 2**63 and fits a native 64-bit integer.
_MULTIPLIER: Final = 1932734418
_WORD: Final = 1 << 32
_WORD_MASK: Final = _WORD - 1
_MWC_STATES: Final = _MULTIPLIER * _WORD - 1

Outcome = int | list[int]


class Chance:
    """A source of luck. Subclasses supply `word`, 32 bits at a time; everything else is here.

    `draws` counts the outcomes so far. `record`, when it is a list, receives every outcome with its
    bound. `load` says what the next outcomes will be, for tests and worked examples.
    """

    __slots__ = ("draws", "loaded", "record")

    def __init__(self) -> None:
        self.draws = 0
        self.loaded: list[Outcome] = []
        self.record: list[tuple[int, int]] | None = None

    def word(self) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def state(self) -> list[str | int]:
        """The data needed to continue this stream from here."""
        raise NotImplementedError

    def load(self, outcomes: Iterable[Outcome]) -> None:
        """Fix the next outcomes: faces of dice, indices of picks, whole orders of shuffles.

        >>> chance = FastChance(1)
        >>> chance.load([6, 2, [30, 10, 20]])
        >>> chance.roll(6), chance.roll(6), chance.shuffled([10, 20, 30])
        (6, 2, [30, 10, 20])
        """
        self.loaded = [*self.loaded, *outcomes]

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, all equally likely."""
        if self.loaded:
            outcome = self._next_loaded(0, bound - 1)
        else:
            # Words from the incomplete last stretch are thrown away, so no number is favoured.
            fair = _WORD - _WORD % bound
            word = self.word()
            while word >= fair:
                if fair == 0:
                    raise RulesError(f"chance was asked for one of {bound} outcomes")
                word = self.word()
            outcome = word % bound
        self.draws += 1
        if self.record is not None:
            self.record.append((bound, outcome))
        return outcome

    def roll(self, sides: int) -> int:
        """The face of a die: 1 to `sides`."""
        if self.loaded:
            face = self._next_loaded(1, sides)
            self.draws += 1
            if self.record is not None:
                self.record.append((sides, face - 1))
            return face
        return self.below(sides) + 1

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in a new order, all orders equally likely."""
        if self.loaded:
            order = self.loaded[0]
            if not isinstance(order, list) or sorted(order) != sorted(items):
                raise Refused(
                    "chance", say("refusal-loaded-order", order=repr(order), items=str(items))
                )
            self.loaded = self.loaded[1:]
            self.draws += 1
            return list(order)
        mixed = items[:]
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def _next_loaded(self, least: int, most: int) -> int:
        outcome = self.loaded[0]
        if not isinstance(outcome, int) or not least <= outcome <= most:
            raise Refused(
                "chance",
                say("refusal-loaded-number", outcome=repr(outcome), least=least, most=most),
            )
        self.loaded = self.loaded[1:]
        return outcome

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return NotImplemented
        mine, theirs = (self.state(), self.draws), (other.state(), other.draws)
        return mine == theirs and self.loaded == other.loaded

    __hash__ = None  # type: ignore[assignment]

    def _continue_as(self, other: Chance) -> None:
        other.draws = self.draws
        other.loaded = self.loaded
        other.record = None if self.record is None else self.record[:]


class FastChance(Chance):
    """A small fast generator for simulation and search. Its future follows from its past."""

    _mwc: MachineWord
    __slots__ = ("_mwc",)

    def __init__(self, seed: int | None) -> None:
        super().__init__()
        if seed is None:
            # The caller fills the new object.
            self._mwc = 1
            return
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"spellwright").digest()
        self._mwc = int.from_bytes(digest, "little") % (_MWC_STATES - 1) + 1

    def word(self) -> int:
        mwc: MachineWord = _MULTIPLIER * (self._mwc & _WORD_MASK) + (self._mwc >> 32)
        self._mwc = mwc
        return (mwc ^ mwc >> 32) & _WORD_MASK

    def below(self, bound: int) -> int:
        """The same numbers as from the base, with the common case in one call."""
        if self.loaded or self.record is not None or bound > _WORD:
            return super().below(bound)
        mwc: MachineWord = _MULTIPLIER * (self._mwc & _WORD_MASK) + (self._mwc >> 32)
        self._mwc = mwc
        word: MachineWord = (mwc ^ mwc >> 32) & _WORD_MASK
        outcomes: MachineWord = bound
        if word >= _WORD - _WORD % outcomes:
            return super().below(bound)
        self.draws += 1
        return word % outcomes

    def shuffled(self, items: list[int]) -> list[int]:
        """The same orders as from the base, without a call for each item."""
        if self.loaded or self.record is not None:
            return super().shuffled(items)
        mixed = items[:]
        mwc: MachineWord = self._mwc
        word: MachineWord = 0
        bound: MachineWord = len(mixed)
        while bound > 1:
            mwc = _MULTIPLIER * (mwc & _WORD_MASK) + (mwc >> 32)
            word = (mwc ^ mwc >> 32) & _WORD_MASK
            if word < _WORD - _WORD % bound:
                other = word % bound
                bound -= 1
                item = mixed[bound]
                mixed[bound] = mixed[other]
                mixed[other] = item
        self._mwc = mwc
        self.draws += max(len(mixed) - 1, 0)
        return mixed

    def copy(self) -> FastChance:
        other = FastChance(None)
        other._mwc = self._mwc
        self._continue_as(other)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self._mwc, self.draws, self.loaded, self.record)

    def state(self) -> list[str | int]:
        return ["fast", self._mwc]

    @staticmethod
    def resume(mwc: int) -> FastChance:
        chance = FastChance(None)
        if not 0 < mwc < _MWC_STATES:
            raise Refused("state", say("refusal-chance-state"))
        chance._mwc = mwc
        return chance


def _unpickled(
    mwc: int, draws: int, loaded: list[Outcome], record: list[tuple[int, int]] | None
) -> FastChance:
    chance = FastChance.resume(mwc)
    chance.draws = draws
    chance.loaded = loaded
    chance.record = record
    return chance


class SecretChance(Chance):
    """A keyed hash stream of a 256-bit seed: unpredictable for all who do not hold the seed."""

    __slots__ = ("_block", "_seed", "_used")

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        if len(seed) != 32:
            raise Refused("seed", say("refusal-seed-bytes"))
        self._seed = seed
        self._used = 0
        self._block = b""

    def word(self) -> int:
        place = self._used % 16
        if place == 0 or not self._block:
            counter = (self._used // 16).to_bytes(8, "little")
            self._block = hashlib.blake2b(counter, key=self._seed, person=b"spellwright").digest()
        self._used += 1
        return int.from_bytes(self._block[place * 4 : place * 4 + 4], "little")

    def copy(self) -> SecretChance:
        other = SecretChance(self._seed)
        other._used = self._used
        other._block = self._block
        self._continue_as(other)
        return other

    def state(self) -> list[str | int]:
        return ["secret", self._seed.hex(), self._used]

    @staticmethod
    def resume(seed: str, used: int) -> SecretChance:
        chance = SecretChance(seed_bytes(seed))
        if not 0 <= used < 1 << 62:
            raise Refused("state", say("refusal-chance-state"))
        chance._used = used
        return chance


def seed_bytes(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise Refused("seed", say("refusal-seed-digits"))
    return seed


def chance_from(seed: Unchecked, *, record: bool = False) -> Chance:
    """The stream for a seed: fast for an int, secret for 32 bytes (or 64 hex digits). It may keep
    a record of every outcome.
    """
    chance = _stream(seed)
    if record:
        chance.record = []
    return chance


def _stream(seed: Unchecked) -> Chance:
    if isinstance(seed, bytes):
        return SecretChance(seed)
    if isinstance(seed, str):
        return SecretChance(seed_bytes(seed))
    if type(seed) is not int or not -(1 << 63) <= seed < 1 << 64:
        raise Refused("seed", say("refusal-seed-number"))
    return FastChance(seed)
