"""A language: its catalogs, read when they are first needed, and what it does with numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spellwright.speech.catalog import Catalog, entries_in
from spellwright.speech.grammar import grammar_of
from spellwright.speech.syntax import Entry

if TYPE_CHECKING:
    from babel import Locale

LOCALE: Final = Path(__file__).resolve().parents[1] / "locale"
ENGLISH: Final = "en"
_PLAIN: Final = {"semicolons": "; "}
"""Lists that look the same in every language: of parts that have commas of their own."""
_BABEL: Final = {"en": "en_GB", "qps": "en_GB"}
"""Lists without a comma before the last."""

_SAMPLE: Final = 4
"""What stands between the words of a longer list is the same as in one of so many."""

FOLDERS: Final[dict[str, Path]] = {}
"""The folders of languages of games from other packages and of packs, by their domain."""
ROWS: Final[dict[str, dict[str, str]]] = {}
"""What rows of packs say themselves, in English: by domain and key, plain texts."""

Change = Callable[[dict[str, Entry]], dict[str, Entry]]


class Language:
    def __init__(
        self,
        code: str,
        folders: Sequence[Path] = (LOCALE,),
        change: Change | None = None,
        folder: str = "",
    ) -> None:
        """`change` turns the words of another language's folder into this language's (`pseudo`)."""
        self.code = code
        self._folder = folder or code
        self.grammar = grammar_of(code)
        self._folders = folders
        self._change = change
        self._catalogs: dict[str, Catalog] = {}
        self._plurals: dict[float, str] = {}
        self._between: dict[tuple[str, int], list[str]] = {}
        """By style and length of a list, what stands before, between and behind its words."""

    def catalog(self, domain: str) -> Catalog:
        known = self._catalogs.get(domain)
        if known is None:
            folders = [*self._folders, *([FOLDERS[domain]] if domain in FOLDERS else [])]
            entries = entries_in([folder / self._folder for folder in folders], domain)
            if self._folder == ENGLISH:
                for key, text in ROWS.get(domain, {}).items():
                    entries.setdefault(key, Entry(key, (text,), {}, domain, is_plain=True))
            if self._change is not None:
                entries = self._change(entries)
            known = self._catalogs[domain] = Catalog(domain, entries, self.grammar)
        return known

    def plural(self, number: Any) -> str:
        """Which form of a noun goes with a number: one, few, many, other."""
        known = self._plurals.get(number)
        if known is None:
            known = self._plurals[number] = self.locale.plural_form(number)
        return known

    @cached_property
    def categories(self) -> dict[str, set[int]]:
        """The forms that whole numbers ask for, each with the numbers below 1000 that do."""
        found: dict[str, set[int]] = {}
        for number in range(1000):
            found.setdefault(self.plural(number), set()).add(number)
        return found

    def listed(self, words: Sequence[str], style: str) -> str:
        """`A, B and C`; with the style `or`, `A, B or C`."""
        if len(words) < 2:
            return "".join(words)
        if style in _PLAIN:
            return _PLAIN[style].join(words)
        count = min(len(words), _SAMPLE)
        between = self._between.get((style, count))
        if between is None:
            from babel.lists import format_list

            sample = format_list(["\0"] * count, style, self.locale)  # type: ignore[arg-type]
            between = self._between[style, count] = sample.split("\0")
        start, *middle, end = between
        if count < len(words):
            middle[1:-1] = middle[1:2] * (len(words) - 3)
        written = [word for pair in zip(words, [*middle, end], strict=True) for word in pair]
        return start + "".join(written)

    def number(self, number: float) -> str:
        """A number with its thousands told apart."""
        from babel.numbers import format_decimal

        return format_decimal(number, locale=self.locale)

    def moment(self, seconds: float, day: str, hour: str) -> str:
        """A moment, in seconds since 1970: its day and, if asked for, its hour."""
        from babel.dates import format_date, format_datetime, format_time

        at = datetime.fromtimestamp(seconds, UTC)
        if not hour:
            return format_date(at, day, self.locale)
        if not day:
            return format_time(at, hour, None, self.locale)
        return format_datetime(at, day, None, self.locale)

    def decimal(self, number: float, places: int) -> str:
        return f"{number:.{places}f}".replace(".", self._point)

    @cached_property
    def locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(_BABEL.get(self.code, self.code.replace("-", "_")))

    @cached_property
    def _point(self) -> str:
        symbols: str = self.locale.number_symbols["latn"]["decimal"]
        return symbols


@cache
def language(code: str) -> Language:
    return Language(code)


def language_codes() -> tuple[str, ...]:
    """The languages that there is a folder for, English first."""
    codes = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
    return (ENGLISH, *(code for code in codes if code != ENGLISH))
