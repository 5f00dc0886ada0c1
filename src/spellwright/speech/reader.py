"""Reads a Fluent file.

Most messages are one line with nothing but `{ $places }`: these are recognized at once. All others
go through `PatternReader`. What this reads, `fluent.syntax` reads in the same way (the tests
compare the two), but many times as slowly; and here a slip is an error where that leaves a message
out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from spellwright.speech.pattern_reader import PatternReader
from spellwright.speech.slips import Slip
from spellwright.speech.syntax import Entry, Pattern, Variable

_ENTRY: Final = re.compile(
    r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=((?:[^\n]*)(?:\n(?: [^\n]*)?(?=\n|\Z))*)", re.MULTILINE
)
_BETWEEN: Final = re.compile(r"(?:#[^\n]*\n|\n)*(?:#[^\n]*)?")
_SIMPLE: Final = re.compile(r"(?:[^{}]|\{ \$[a-zA-Z][a-zA-Z0-9_-]* \})*")
_PLACES: Final = re.compile(r"\{ \$([a-zA-Z][a-zA-Z0-9_-]*) \}")


def read(text: str, file: str) -> Iterator[Entry]:
    """The entries of a file, in their order; whatever is not one is a slip."""
    end = line = counted = 0
    for found in _ENTRY.finditer(text):
        if end + 1 < found.start():
            _check_between(text, end, found.start(), file)
        end = found.end()
        key, raw = found.groups()
        value = raw.strip(" \n")
        if value and "\n" not in value and "\n" not in raw.lstrip(" ")[: len(value)]:
            if "{" not in value:
                if "}" not in value:
                    yield Entry(key, (value,), {}, file, is_plain=True)
                    continue
            elif _SIMPLE.fullmatch(value):
                yield Entry(key, _with_places(value), {}, file, is_plain=True)
                continue
        line += text.count("\n", counted, found.start())
        counted = found.start()
        where = f"{file}:{line + 1}"
        pattern, attributes = PatternReader(raw, f"{where} {key}").entry()
        if not pattern and key.startswith("-"):
            raise Slip(f"{where} {key}", "a term needs a value")
        yield Entry(key, pattern, attributes, file)
    _check_between(text, end, len(text), file)


def _with_places(value: str) -> Pattern:
    pieces = _PLACES.split(value)
    parts = [Variable(piece) if n % 2 else piece for n, piece in enumerate(pieces)]
    return tuple([part for part in parts if part])


def _check_between(text: str, start: int, end: int, file: str) -> None:
    """Between two entries there are comments and empty lines, and nothing else."""
    if start == end:
        return
    fits = _BETWEEN.match(text, start, end)
    if fits is None or fits.end() != end:
        at = start if fits is None else fits.end()
        line = text.count("\n", 0, at) + 1
        words = text[at : at + 40].split("\n", maxsplit=1)[0]
        raise Slip(f"{file}:{line}", f"this is no message, no attribute and no comment: {words!r}")
