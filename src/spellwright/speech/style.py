"""Faults that can be seen in a text, whoever wrote it: of any language, of English, of Polish."""

from __future__ import annotations

import re
from typing import Final

LONGEST_BUTTON: Final = 60
LONGEST_PROMPT: Final = 110
LONGEST_TRANSLATED_PROMPT: Final = 125
"""Pages have room for a third more than English needs: other languages say less in a sign."""


def longest_prompt(language: str) -> int:
    return LONGEST_PROMPT if language == "en" else LONGEST_TRANSLATED_PROMPT


_COUNTED: Final = (
    "Action|Attack|Clash|Defend|Power|Quest|Spell|ability|action|attack|control|defence|defense|"
    "extra|fewer|further|less|more|other|point|poison|full|free"
)
"""What may stand between a number and the noun that agrees with it."""
_NO_PLURAL: Final = (
    "always|as|begins|breaks|comes|costs|counts|does|ends|goes|has|is|its|less|plus|this|towards|wakes|"
    "was|wins"
)
"""What ends like several and is not, behind a 1."""
_ONE: Final = r"(?<![\w.,:/–-])(?<!of )(?<!Player )1"
_START: Final = "(?:^|[.!?] |“)"
_VOWEL: Final = r"(?!one\b|once\b|[eE]u|on\b|is\b|in\b|at\b|and\b|or\b)[AEIOaeio]\w"
"""How a word begins that has an before it; behind a marker A others may stand."""

_POLISH_COUNTED: Final = "żeton|punkt|Galeon|obszar|klucz|Klucz"
"""Nouns whose endings tell how many there are."""
_FIGURE: Final = r"(?<![\w.,:/–-])"
_NOT_OF: Final = r"(?<!\bdo )(?<!\bz )(?<!\bci )"
"""What asks for a genitive, in which a few are named as many are."""

Faults = tuple[tuple[re.Pattern[str], str], ...]


def _faults(*pairs: tuple[str, str]) -> Faults:
    return tuple((re.compile(pattern), what) for pattern, what in pairs)


_ANY: Final = _faults(
    (r"(?<!\.)\.\.(?![.\d])", "two full stops"),
    (r"[!?]\.(?!\w)", "a full stop behind another mark"),
    (r"[.!?] ?,", "a comma behind another mark"),
    (r"(?<!\n)  ", "two blanks"),
    (r" [.,;:!?](?!\w|[./\n])", "a blank before a mark"),
    (r"\w\((?:s|y|i|a|e|ów)\)", "a noun for one and several"),
    (r"[«»]", "quotes that are not “these”"),
)
_ENGLISH: Final = _faults(
    (rf"(?:\ba|{_START}A) {_VOWEL}", "a, where an is said"),
    (r"\b[aA]n (?!hour|honest|heir|honour)[bcdfghj-np-tv-z]\w", "an, where a is said"),
    (rf"{_ONE} (?:(?:{_COUNTED}) )?(?!(?:{_NO_PLURAL})\b)[a-zA-Z]+[^s\W]s\b", "one of several"),
    (r"\bdo you\?", "a question without its verb"),
    (r"\b[Tt]hat is all\b", "passing that does not say what is given up"),
    (
        r"\b(?:[Ww]hoever|[Ss]omebody|[Ss]omeone|[Oo]neself|[Oo]urselves)\b|\bone's own\b"
        r"|\b[Tt]he own\b",
        "nobody in particular, where you or a name is said",
    ),
    (
        r"\b(?:left|[Pp]oints|so far|[Hh]its|spent|[Ss]quares|more): -?\d+(?:[.,;)]|$)",
        "a number as a label",
    ),
)
_POLISH: Final = _faults(
    (r"“", "quotes that are not „these”"),
    (r"\b[Zz] (?:[Ss]z|[sśzźżSŚZŹŻ])(?![zaąeęioóuy\W])", "z, where ze is said"),
    (r"\b[Ww] (?:[WwFf][^aąeęioóuy\W])", "w, where we is said"),
    (rf"{_FIGURE}1 (?:{_POLISH_COUNTED})(?:y|e|ów)\b", "one of several"),
    (rf"{_FIGURE}{_NOT_OF}[234] (?:{_POLISH_COUNTED})(?:a|ów)?\b", "a few of many"),
    (rf"{_FIGURE}[05-9] (?:{_POLISH_COUNTED})(?:a|y|e)?\b", "many of a few"),
    (r"\w(?:łeś|łaś)\b", "a past form that knows who reads"),
)
_BY_LANGUAGE: Final[dict[str, Faults]] = {"en": _ENGLISH, "pl": _POLISH}


def faults_in(words: str, language: str = "en") -> list[str]:
    """What reads badly in a text, in a few words each.

    >>> faults_in("He draws 1 cards.."), faults_in("He draws 1 card.")
    (['two full stops', 'one of several'], [])
    >>> faults_in("Walczysz z Zgredkiem o 5 żetony.", "pl"), faults_in("Masz 5 żetonów.", "pl")
    (['z, where ze is said', 'many of a few'], [])
    """
    faults = (*_ANY, *_BY_LANGUAGE.get(language, ()))
    return [what for fault, what in faults if fault.search(words)]
