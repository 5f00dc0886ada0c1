"""What a person typed: the number, the text or the label of an option, or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

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
        raise Refused("answer", f"There is no option {word}; there are 1 to {len(options)}.")
    if not word:
        raise Refused("answer", "Type the number or the words of an option, or help.")
    found = [
        (number, option)
        for number, option in enumerate(options, 1)
        if _folded(option.text).startswith(word) or _folded(option.label).startswith(word)
    ]
    if len(found) == 1:
        return found[0][1]
    if not found:
        raise Refused("answer", f"No option begins with «{line[:40]}»; type help for help.")
    named = ", ".join(f"{number} {option.label}" for number, option in found[:MOST_NAMED])
    more = f" and {len(found) - MOST_NAMED} more" if len(found) > MOST_NAMED else ""
    raise Refused("answer", f"«{line[:40]}» may be {named}{more}.")


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())
