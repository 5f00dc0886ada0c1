"""What a person typed: the number, the text or the label of an option, or the beginning of one.

Not every keyboard has every letter: where nothing fits as it was typed, marks on letters do not
count (`wez zloto` for `weź złoto`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spellwright.cli.terminal.option_list import numbered_shortcuts
from spellwright.cli.words import say
from spellwright.face.shortcuts import Shortcut
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused

MOST_NAMED = 6
_WITHOUT_MARKS: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "’": "'", "–": "-", "„": '"', "”": '"'}
)
"""Signs that are no letter with a mark on it, and what is typed for them."""


def exact_option(line: str, options: Sequence[Option]) -> Option | None:
    """The option whose number or whole text was typed; Enter alone takes the only one."""
    word = _folded(line)
    if not word and len(options) == 1:
        return options[0]
    if word.isascii() and word.isdigit():
        number = int(word)
        return options[number - 1] if 1 <= number <= len(options) else None
    return next((option for _, option in _fitting(line, options, str.__eq__)), None)


def typed_shortcut(
    line: str, shortcuts: Sequence[Shortcut], options: Sequence[Option]
) -> Shortcut | None:
    """The shortcut whose number, id or whole label was typed."""
    word = without_marks(line)
    for number, shortcut in enumerate(numbered_shortcuts(shortcuts), len(options) + 1):
        if word == str(number):
            return shortcut
    for shortcut in shortcuts:
        if word in (without_marks(shortcut.id), without_marks(shortcut.label)):
            return shortcut
    return None


def option_beginning(
    line: str, options: Sequence[Option], shortcuts: Sequence[Shortcut] = ()
) -> Option:
    """The one option that begins as typed; refused if there is none, or more than one. Shortcuts
    have numbers after those of the options.
    """
    word = _folded(line)
    if word.isascii() and word.isdigit():
        last = len(options) + len(numbered_shortcuts(shortcuts))
        raise Refused("answer", say("refusal-no-such-option", n=word, last=last))
    if not word:
        raise Refused("answer", say("refusal-type-something"))
    found = list(_fitting(line, options, str.startswith))
    if len(found) == 1:
        return found[0][1]
    if not found:
        raise Refused("answer", say("refusal-no-beginning", text=line[:40]))
    named = ", ".join(f"{number} {option.label}" for number, option in found[:MOST_NAMED])
    more = len(found) - MOST_NAMED
    if more > 0:
        raise Refused("answer", say("refusal-several-more", text=line[:40], options=named, n=more))
    raise Refused("answer", say("refusal-several", text=line[:40], options=named))


def _fitting(
    line: str, options: Sequence[Option], fits: Callable[[str, str], bool]
) -> Iterator[tuple[int, Option]]:
    """The options that fit what was typed, with their numbers: letter by letter, else without the
    marks on letters.
    """
    for written in (_folded, without_marks):
        word = written(line)
        found = [
            (number, option)
            for number, option in enumerate(options, 1)
            if fits(written(option.text), word) or fits(written(option.label), word)
        ]
        if found:
            return iter(found)
    return iter(())


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def without_marks(text: str) -> str:
    """
    >>> without_marks("Idź na Ulicę Pokątną: zostań 4–6")
    'idz na ulice pokatna: zostan 4-6'
    """
    letters = unicodedata.normalize("NFKD", _folded(text).translate(_WITHOUT_MARKS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
