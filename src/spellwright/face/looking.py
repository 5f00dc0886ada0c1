"""What can be looked at by its name: cards, characters, places, as drawings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.speech.speaker import Speaker

Shown = Callable[[Speaker, int], Any]
"""What is shown of the thing with a number; `large` and `small` draw it."""
Drawn = Callable[[Any], str]


def _nothing(_: Any) -> str:
    return ""


class Looks:
    """Drawings by the names of what they show. All of it is public: what a card says is no secret,
    only who has it.
    """

    def __init__(
        self,
        *kinds: tuple[Lexicon, Shown],
        large: Drawn = _nothing,
        small: Drawn = _nothing,
    ) -> None:
        self._large = large
        self._small = small
        self._known: dict[str, tuple[int, Shown]] = {}
        self._domain = ""
        for lexicon, shown in kinds:
            for number, noun in enumerate(lexicon.nouns):
                if isinstance(noun, Noun) and not noun.args:
                    self._domain = self._domain or noun.domain
                    self._known.setdefault(self.key(noun), (number, shown))

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def key(self, noun: Noun) -> str:
        """The key under which a thing is looked at: one of a pack has the pack's name before it."""
        return noun.key if noun.domain == self._domain else f"{noun.domain}.{noun.key}"

    def drawn(self, speaker: Speaker, key: str) -> str:
        """The drawing of what is called so, or ""."""
        if key not in self._known:
            return ""
        number, shown = self._known[key]
        return self._large(shown(speaker, number))

    def drawn_small(self, speaker: Speaker, key: str) -> str:
        """The same as it lies on a table, or ""."""
        if key not in self._known:
            return ""
        number, shown = self._known[key]
        return self._small(shown(speaker, number))

    def named_in(self, said: Saying) -> list[Noun]:
        """All that a sentence names and that can be looked at."""
        found = _nouns(tuple(said.args.values()))
        return [noun for noun in found if self.key(noun) in self._known]


def look_key(lexicon: Lexicon, number: int) -> str:
    """The name under which something can be looked at, where its game has a drawing of it."""
    noun = lexicon.noun(number)
    return noun.key if isinstance(noun, Noun) and not noun.args else ""


def _nouns(value: Argument) -> Iterator[Noun]:
    if isinstance(value, Noun):
        yield value
        yield from _nouns(tuple(value.args.values()))
    elif isinstance(value, Saying):
        yield from _nouns(tuple(value.args.values()))
    elif isinstance(value, tuple):
        for each in value:
            yield from _nouns(each)
