"""The languages that a reader can choose from, and how one is found for somebody who has not."""

from __future__ import annotations

from typing import Final

from spellwright.speech import pseudo
from spellwright.speech.language import ENGLISH, Language, language, language_codes

_PSEUDO_NAME: Final = "Pseudo"
MOST_WISHES: Final = 20
"""How many languages of a header are looked at."""


class Languages:
    """Those that have catalogs; for whoever looks after the catalogs also the pseudo-language."""

    def __init__(self, *, with_pseudo: bool = False) -> None:
        self._languages = {code: language(code) for code in language_codes()}
        if with_pseudo:
            self._languages[pseudo.CODE] = pseudo.pseudo_language()

        self._by_small_letters = {code.lower(): code for code in self._languages}

    def __contains__(self, code: str) -> bool:
        return code.lower() in self._by_small_letters

    def names(self) -> list[tuple[str, str]]:
        """The codes, each with what the language calls itself."""
        return [(code, self._name(code)) for code in self._languages]

    def _name(self, code: str) -> str:
        if code == pseudo.CODE:
            return _PSEUDO_NAME
        own = self._languages[code].locale.get_language_name(code) or code
        return own[:1].upper() + own[1:]

    def chosen(self, wish: str, accepted: str = "") -> Language:
        """The language that somebody has set, else the first that a browser accepts and that is
        there, else English.

        >>> Languages().chosen("", "xx, en-GB;q=0.8").code
        'en'
        >>> Languages().chosen("PL").code
        'pl'
        """
        for code in (wish, *wishes_in(accepted)):
            for asked in (code, code.partition("-")[0]):
                known = self._by_small_letters.get(asked.lower())
                if known is not None:
                    return self._languages[known]
        return self._languages[ENGLISH]


def wishes_in(accepted: str) -> list[str]:
    """The languages of a header `Accept-Language`, the dearest first.

    >>> wishes_in("en;q=0.5, pl-PL, de;q=0, fr;q=oops")
    ['pl-PL', 'en']
    """
    found = []
    for place, part in enumerate(accepted.split(",")[:MOST_WISHES]):
        code, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if code.strip() and weight > 0:
            found.append((-weight, place, code.strip()))
    return [code for _, _, code in sorted(found)]
