"""The keywords of a game, explained: what a pop-up adds to the words that it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import Argument
from spellwright.speech.speaker import Speaker


class Keyword(NamedTuple):
    """A word of the rules, what it means, and the clause that says so."""

    name: Argument
    text: Argument
    clause: str


class Explained(NamedTuple):
    """A keyword in the language of a reader."""

    words: tuple[str, ...]
    """The word in the forms in which it is met."""
    says: str
    clause: str


class Glossary:
    def __init__(self, *parts: Sequence[Keyword]) -> None:
        self.keywords = [keyword for part in parts for keyword in part]

    def explained(self, speaker: Speaker) -> list[Explained]:
        """All keywords, the longest first, so that “Clash Card” is found before “Clash”."""
        found = [
            Explained(_forms(speaker, word.name), speaker.word(word.text), word.clause)
            for word in self.keywords
        ]
        return sorted(found, key=lambda one: -len(one.words[0]))


def of_lexicons(names: Lexicon, says: Lexicon, clauses: Sequence[str]) -> list[Keyword]:
    """Keywords with their names, what they mean, and the clauses that say so."""
    return [
        Keyword(name, text, clause)
        for name, text, clause in zip(names.nouns, says.nouns, clauses, strict=True)
    ]


def _forms(speaker: Speaker, name: Argument) -> tuple[str, ...]:
    """Also those of English: what a language lacks is said in it, and has its words."""
    speakers = (speaker, *([] if speaker.english is None else [speaker.english]))
    return tuple(
        dict.fromkeys(
            [
                each.word(name, form)
                for each in speakers
                for form in ("", *each.language.grammar.declined)
            ]
        )
    )


NO_GLOSSARY: Final = Glossary()
