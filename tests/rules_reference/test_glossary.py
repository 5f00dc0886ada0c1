"""The keywords that a closer look explains: in the words of the catalogs, each by its clause."""

from __future__ import annotations

import re

import pytest

from spellwright.face.face import PlainFace
from spellwright.face.scene import ENGLISH
from spellwright.registry import GAME_IDS, game
from spellwright.rules_reference import rules_of
from spellwright.speech.speaker import Speaker

LONGEST = 240
"""Characters of the longest explanation: traits have the sentences of their cards."""


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_keyword_is_explained_by_a_clause_that_there_is(id: str) -> None:
    found = game(id).face.glossary.explained(ENGLISH)
    assert len(found) >= 15
    for word in found:
        assert rules_of(id).clause(word.clause) is not None, word
        assert re.search(r"[.!]$", word.says), word
        assert len(word.says) <= LONGEST, word


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_word_is_explained_once_and_a_longer_one_comes_first(id: str) -> None:
    found = game(id).face.glossary.explained(ENGLISH)
    names = [word.words[0] for word in found]
    assert len(set(names)) == len(names)
    assert names == sorted(names, key=len, reverse=True)


def test_a_keyword_is_found_in_its_plural_too() -> None:
    words = {word.words for word in game("duels").face.glossary.explained(ENGLISH)}
    assert ("Impact", "Impacts") in words
    assert ("Trophy", "Trophies") in {
        word.words for word in game("talisman").face.glossary.explained(ENGLISH)
    }


def test_a_keyword_is_found_in_the_cases_of_a_language() -> None:
    """And in English, in which all is said that the language lacks."""
    words = [word.words for word in game("talisman").face.glossary.explained(Speaker("pl"))]
    (fate,) = [forms for forms in words if forms[0] == "żeton Losu"]
    assert {"żetonu Losu", "żetony Losu", "żetonów Losu", "Fate"} <= set(fate)
    lacking = [word.words for word in game("duels").face.glossary.explained(Speaker("pl"))]
    assert ("Impact", "Impacts") in lacking


def test_a_game_without_a_face_of_its_own_has_no_keywords() -> None:
    assert PlainFace().glossary.explained(ENGLISH) == []
