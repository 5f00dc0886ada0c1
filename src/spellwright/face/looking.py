"""What can be looked at by its name: cards, characters, places, as drawings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.speech.speaker import Speaker

Drawn = Callable[[Speaker, int], str]


class Looks:
    """Drawings by the names of what they show. All of it is public: what a card says is no secret,
    only who has it.
    """

    def __init__(self, *kinds: tuple[Lexicon, Drawn]) -> None:
        self._known: dict[str, tuple[int, Drawn]] = {}
        for lexicon, drawn in kinds:
            for number, noun in enumerate(lexicon.nouns):
                if isinstance(noun, Noun) and not noun.args:
                    self._known.setdefault(noun.key, (number, drawn))

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def drawn(self, speaker: Speaker, key: str) -> str:
        """The drawing of what is called so, or ""."""
        if key not in self._known:
            return ""
        number, drawn = self._known[key]
        return drawn(speaker, number)

    def named_in(self, said: Saying) -> list[Noun]:
        """All that a sentence names and that can be looked at."""
        return [noun for noun in _nouns(tuple(said.args.values())) if noun.key in self._known]


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
