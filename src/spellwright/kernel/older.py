"""Saved states of older editions, brought to the fields of today.

A game declares beside its state what has changed: small functions, oldest first, each of which
finds what it is about and leaves everything else alone. They run for every state that was written
with other fields than today's, so each function may meet states of several releases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from spellwright.kernel.chance import FastChance
from spellwright.kernel.naming import Namings
from spellwright.kernel.record import Record, plain_fields_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

if TYPE_CHECKING:
    from spellwright.kernel.rules import Rules


class Older:
    """A saved state on its way to today's fields: plain data, as it was read."""

    __slots__ = ("data",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def agenda(self) -> list[dict[str, Any]]:
        """The procedures in progress; entries that are no objects are left to the reader of the
        state.
        """
        found = self.data.get("agenda")
        return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []

    def called(self, *names: str) -> Iterator[dict[str, Any]]:
        """The procedures in progress with one of these names."""
        return (each for each in self.agenda if each.get("do") in names)

    @property
    def questions(self) -> list[dict[str, Any]]:
        """The open questions, and those that wait until a procedure is done."""
        asks = self.data.get("asks")
        found = [each for each in asks if isinstance(each, dict)] if isinstance(asks, list) else []
        return [*found, *self.called("PostponedQuestion")]

    # -- the state's own fields ------------------------------------------------------------------

    def rename(self, old: str, new: str) -> None:
        move(self.data, old, new)

    def add(self, name: str, value: Any) -> None:
        self.data.setdefault(name, value)

    def drop(self, *names: str) -> None:
        for name in names:
            self.data.pop(name, None)

    # -- procedures ------------------------------------------------------------------------------

    def rename_procedure(self, old: str, new: str) -> None:
        for each in self.called(old):
            each["do"] = new

    def rename_step(self, procedure: str, old: str, new: str) -> None:
        for each in self.called(procedure):
            if each.get("step") == old:
                each["step"] = new


Change = Callable[[Older], None]


def kernel_changes(older: Older) -> None:
    """What has changed in the fields that every game has."""
    older.drop("answer", "answerer", "answered_by")
    older.rename("sealed", "secrets_revealed")
    older.rename_procedure("PutOff", "PostponedQuestion")


class FirstRelease:
    """What the numbers of the first release meant: the keys behind each kind of number, and the
    keys of the lexicons and endings, as they were then.
    """

    __slots__ = ("endings", "lexicons", "namings")

    def __init__(
        self, namings: Namings, lexicons: Mapping[str, list[str]], endings: list[str]
    ) -> None:
        self.namings = namings
        self.lexicons = lexicons
        self.endings = endings


def name_numbers(rules: Rules[Any], older: Older) -> None:
    """Replace the numbers that the first release saved by keys; the fields already have the names
    of today.
    """
    release = rules.first_release()
    if release is None:
        raise Refused("format", say("refusal-first-release", game=rules.name))
    try:
        state = rules.blank(rules.usual_seats, rules.check_settings(None), FastChance(0))
        _name_fields(state.__class__, older.data, release)
        ending = older.data.get("ending")
        if isinstance(ending, int) and ending >= 0:
            older.data["ending"] = release.endings[ending]
        asks = older.data.get("asks")
        for ask in asks if isinstance(asks, list) else []:
            _name_arguments(rules, ask, release)
        for frame in older.agenda:
            cls = rules.procedures.get(str(frame.get("do")))
            if "question" in frame:
                _name_arguments(rules, frame, release)
            elif cls is not None:
                _name_fields(cls, frame, release)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise Refused("state", say("refusal-release-shape")) from None


def _name_fields(cls: type[Record], data: dict[str, Any], release: FirstRelease) -> None:
    numbers = dict(data)
    for field in plain_fields_of(cls):
        naming = release.namings.get(field.number)
        if naming is not None and field.name in numbers:
            data[field.name] = naming.write(numbers[field.name], field.shape, numbers)


def _name_arguments(rules: Rules[Any], ask: dict[str, Any], release: FirstRelease) -> None:
    phrase = rules.questions[rules.questions.number(ask["question"])]
    named: list[str | int] = []
    for lexicon, number in zip(phrase.lexicons_for(ask["args"]), ask["args"], strict=True):
        known = release.lexicons.get(lexicon.kind)
        named.append(number if known is None or not known[number] else known[number])
    ask["args"] = named


def move(data: dict[str, Any], old: str, new: str) -> None:
    """Rename a field of an object."""
    if old in data and new not in data:
        data[new] = data.pop(old)
