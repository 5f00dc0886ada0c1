"""What a person typed: the number, the text or the label of an option, or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.cli.words import say
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused

MOST_NAMED = 6


def exact_option(line: str, options: Sequence[Option]) -> Option | None:
    """The option whose number or whole text was typed; Enter alone takes the only one."""
    word = _folded(line)
    if not word and len(options) == 1:
        return options[0]
    if word.isascii() and word.isdigit():
        number = int(word)
        return options[number - 1] if 1 <= number <= len(options) else None
    for option in options:
        if word in (_folded(option.text), _folded(option.label)):
            return option
    return None


def option_beginning(line: str, options: Sequence[Option]) -> Option:
    """The one option that begins as typed; refused if there is none, or more than one."""
    word = _folded(line)
    if word.isascii() and word.isdigit():
        raise Refused("answer", say("refusal-no-such-option", n=word, last=len(options)))
    if not word:
        raise Refused("answer", say("refusal-type-something"))
    found = [
        (number, option)
        for number, option in enumerate(options, 1)
        if _folded(option.text).startswith(word) or _folded(option.label).startswith(word)
    ]
    if len(found) == 1:
        return found[0][1]
    if not found:
        raise Refused("answer", say("refusal-no-beginning", text=line[:40]))
    named = ", ".join(f"{number} {option.label}" for number, option in found[:MOST_NAMED])
    more = len(found) - MOST_NAMED
    if more > 0:
        raise Refused("answer", say("refusal-several-more", text=line[:40], options=named, n=more))
    raise Refused("answer", say("refusal-several", text=line[:40], options=named))


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())
