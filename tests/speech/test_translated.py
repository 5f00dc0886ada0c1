"""The book of a game says what a reader's language does not have of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.face.translated import translation_note
from spellwright.registry import GAME_IDS
from spellwright.speech.language import ENGLISH, Language
from spellwright.speech.pseudo import pseudo_language
from spellwright.speech.speaker import Speaker


@pytest.mark.parametrize("id", GAME_IDS)
def test_nobody_is_told_who_reads_english_or_a_language_that_has_all(id: str) -> None:
    assert translation_note(Speaker(ENGLISH), id) is None
    assert translation_note(Speaker(pseudo_language()), id) is None


def test_polish_has_all_of_talisman_and_a_part_of_the_others() -> None:
    notes = {id: translation_note(Speaker("pl"), id) for id in GAME_IDS}
    assert notes.pop("talisman") is None
    assert [note.args["how"] for note in notes.values() if note is not None] == ["part"] * 4


def test_what_a_language_has_not_begun_is_in_english(tmp_path: Path) -> None:
    note = translation_note(Speaker(Language("pl", [tmp_path])), "talisman")
    assert note is not None
    assert note.args["how"] == "none"
    assert Speaker("pl").say(note) != Speaker().say(note)
