"""How numbers are named in a saved state: content by its keys, never by the place of a row.

Rules work with small numbers, and many of them are rows of a table. A saved state outlives the
table: a row may be added before, or the order change. So a game says of each kind of number (the
name under which a field declares it) how it is written. Any other number is written as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.record import (
    FIXED,
    NUMBER,
    NUMBERS,
    Field,
    Limits,
    Record,
    plain_fields_of,
)
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import Saying, at_place, say

LISTS: Final = (NUMBERS, FIXED)
"""Shapes of fields that are one list of numbers."""


HERE: Final = ""
"""Where it is: said by whoever knows."""


class NotNamed(Exception):
    """A saved state names something that is not there: whoever knows the field fills in `where`."""

    def __init__(self, says: Saying) -> None:
        super().__init__(says.key)
        self.says = says


class Naming:
    """Numbers that are written as they are; the base of all others.

    A value without the shape of its field is passed on unchanged: the field's check refuses it.
    """

    __slots__ = ()

    def name(self, number: int) -> Any:
        return number

    def number(self, name: Any) -> Any:
        return name

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        """A field for a saved state; `beside` are the numbers of the other fields."""
        if shape == NUMBER:
            return self.name(value)
        if shape in LISTS:
            return [self.name(number) for number in value]
        return [[self.name(number) for number in row] for row in value]

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        """Turn what `write` wrote into numbers again."""
        if shape == NUMBER:
            return self.number(data)
        if not isinstance(data, list):
            return data
        if shape in LISTS:
            return [self.number(name) for name in data]
        return [
            [self.number(name) for name in row] if isinstance(row, list) else row for row in data
        ]

    @property
    def form(self) -> str:
        """How the numbers are written, for readers: part of the digest of the fields."""
        return "number"

    @property
    def looks_beside(self) -> bool:
        """Whether this field can be read only after the other fields."""
        return False


PLAIN: Final = Naming()


class Keys(Naming):
    """Rows of a table, by their keys. Numbers below 0 ("nothing") stay numbers.

    >>> cards = Keys("card", ["cat", "owl"])
    >>> cards.name(1), cards.name(-1), cards.number("owl")
    ('owl', -1, 1)
    """

    __slots__ = ("_numbers", "keys", "what")

    def __init__(self, what: str, keys: Sequence[str], among: Sequence[bool] = ()) -> None:
        """With `among`, a state may name only those rows for which it says yes."""
        self.what = what
        self.keys = list(keys)
        self._numbers = {key: number for number, key in enumerate(self.keys)}
        if len(self._numbers) != len(self.keys):
            raise RulesError(f"two rows of the kind {what} have the same key")
        for key, is_meant in zip(self.keys, among, strict=False):
            if not is_meant:
                del self._numbers[key]

    def name(self, number: int) -> Any:
        return self.keys[number] if 0 <= number < len(self.keys) else number

    def number(self, name: Any) -> Any:
        if isinstance(name, str):
            number = self._numbers.get(name)
            if number is None:
                raise NotNamed(
                    say("refusal-names-nothing", where=HERE, what=self.what, name=name[:60])
                )
            return number
        if isinstance(name, int) and name >= 0:
            raise NotNamed(
                say("refusal-names-number", where=HERE, name=str(name)[:20], what=self.what)
            )
        return name

    @property
    def form(self) -> str:
        return "key"


class Options(Naming):
    """Options that somebody has chosen, kept for later: by their text."""

    __slots__ = ("_verbs",)

    def __init__(self, verbs: Verbs) -> None:
        self._verbs = verbs

    def name(self, number: int) -> Any:
        return self._verbs.text(number) if self._verbs.knows(number) else number

    def number(self, name: Any) -> Any:
        if isinstance(name, str):
            try:
                return self._verbs.parse(name)
            except Refused:
                raise NotNamed(say("refusal-names-no-choice", where=HERE, name=name[:60])) from None
        if isinstance(name, int) and self._verbs.knows(name):
            raise NotNamed(say("refusal-names-choice-number", where=HERE, name=str(name)[:20]))
        return name

    @property
    def form(self) -> str:
        return "choice"


class Bits(Naming):
    """A set of rows, one bit for each: written as the list of their keys.

    >>> Bits("card", ["cat", "owl", "toad"]).name(5)
    ['cat', 'toad']
    """

    __slots__ = ("_keys",)

    def __init__(self, what: str, keys: Sequence[str]) -> None:
        self._keys = Keys(what, keys)

    @property
    def keys(self) -> list[str]:
        return self._keys.keys

    def name(self, number: int) -> Any:
        if number < 0 or number >> len(self._keys.keys):
            return number
        return sorted([key for bit, key in enumerate(self._keys.keys) if number >> bit & 1])

    def number(self, name: Any) -> Any:
        if not isinstance(name, list):
            if isinstance(name, int) and 0 <= name < 1 << len(self._keys.keys):
                raise NotNamed(say("refusal-names-list", where=HERE, what=self._keys.what))
            return name
        bits = 0
        for key in name:
            if not isinstance(key, str):
                raise NotNamed(say("refusal-names-each", where=HERE, what=self._keys.what))
            bits |= 1 << self._keys.number(key)
        return bits

    @property
    def form(self) -> str:
        return "set of keys"


Namings = Mapping[str, Naming]
"""How each kind of number is named; kinds that are missing are plain numbers."""


def named_by(**lexicons: Lexicon) -> Namings:
    """The namings of kinds whose numbers a lexicon has words for: `named_by(Card=CARDS)`."""
    return {kind: Keys(lexicon.kind, lexicon.keys) for kind, lexicon in lexicons.items()}


def usual_limits(namings: Namings) -> Limits:
    """Which values the kinds that are named by keys may have; -1 is nothing, or hidden."""
    found: dict[str, tuple[int, int]] = {}
    for kind, naming in namings.items():
        if isinstance(naming, Keys):
            found[kind] = -1, len(naming.keys) - 1
        elif isinstance(naming, Bits):
            found[kind] = 0, (1 << len(naming.keys)) - 1
    return found


def named(record: Record, data: dict[str, Any], namings: Namings) -> dict[str, Any]:
    """The plain fields of a record as they are saved, from their numbers."""
    written = {}
    for field in plain_fields_of(record.__class__):
        value = data[field.name]
        naming = namings.get(field.number)
        written[field.name] = value if naming is None else naming.write(value, field.shape, data)
    return written


def numbered(cls: type[Record], data: dict[str, Any], namings: Namings, where: Saying) -> Any:
    """The numbers of saved fields; refused where one names something that does not exist.

    Missing and surplus fields are left to the code that fills the record.
    """
    read = dict(data)
    late = []
    for field in plain_fields_of(cls):
        naming = namings.get(field.number)
        if naming is None or field.name not in data:
            continue
        if naming.looks_beside:
            late.append((field, naming))
        else:
            read[field.name] = _read(naming, field, data, read, where)
    for field, naming in late:
        read[field.name] = _read(naming, field, data, read, where)
    return read


def _read(
    naming: Naming, field: Field, data: dict[str, Any], beside: dict[str, Any], where: Saying
) -> Any:
    try:
        return naming.read(data[field.name], field.shape, beside)
    except NotNamed as fault:
        place = say("place-field", where=where, name=field.name)
        raise Refused("state", at_place(fault.says, place)) from None
