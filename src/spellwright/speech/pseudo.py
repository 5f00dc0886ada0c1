"""A language that nobody speaks: English with other letters, longer and in brackets.

A page in it shows at a glance which words are from no catalog (they read as usual) and which labels
have no room for a longer language.
"""

from __future__ import annotations

from typing import Final

from spellwright.speech.grammar import Derive
from spellwright.speech.language import ENGLISH, LOCALE, Language
from spellwright.speech.syntax import Entry, Expression, Pattern, Select, Variant

CODE: Final = "qps"
OPENS, CLOSES = "⟦", "⟧"
"""Text between these brackets comes from a catalog."""
LONGER: Final = 0.3

_LETTERS: Final = str.maketrans(
    "aceilnorsuyzACEILNORSUYZ",
    "àçéîłñöŕšûýžÀÇÉÎŁÑÖŔŠÛÝŽ",
)


def pseudo_language() -> Language:
    made = Language(CODE, [LOCALE], changed, folder=ENGLISH)
    forms = {form: derive and _accented(derive) for form, derive in made.grammar.forms.items()}
    made.grammar = made.grammar._replace(forms=forms)
    return made


def _accented(derive: Derive) -> Derive:
    """What English adds to a name has other letters, too."""
    return lambda name, traits: derive(name, traits).translate(_LETTERS)


def changed(entries: dict[str, Entry]) -> dict[str, Entry]:
    return {key: _entry(entry) for key, entry in entries.items()}


def _entry(entry: Entry) -> Entry:
    """Traits stay as they are: they are no words."""
    opens, closes = ("", "") if entry.key.startswith("-") else (OPENS, CLOSES)
    value = (opens, *_pattern(entry.value), closes) if entry.value else ()
    return Entry(entry.key, tuple([p for p in value if p != ""]), entry.attributes, entry.where)


def _pattern(pattern: Pattern) -> Pattern:
    return tuple([stretched(part) if isinstance(part, str) else _part(part) for part in pattern])


def _part(part: Expression) -> Expression:
    if not isinstance(part, Select):
        return part
    variants = [Variant(variant.key, _pattern(variant.pattern)) for variant in part.variants]
    return Select(part.selector, tuple(variants), part.default)


def stretched(text: str) -> str:
    """
    >>> stretched("Move to the tower ")
    'Möövéé töö théé tööwéŕ '
    """
    wanted = round(len(text) * LONGER)
    found = []
    for sign in text.translate(_LETTERS):
        found.append(sign)
        if wanted and sign in "àéîöûý":
            found.append(sign)
            wanted -= 1
    return "".join(found)
