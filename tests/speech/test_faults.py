"""The counter of faults finds each of them in what is read, and leaves good sentences alone."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from spellwright.registry import game
from spellwright.speech.language import ENGLISH
from spellwright.speech.speaker import Speaker

TOOL: Final = Path(__file__).parents[2] / "tools" / "words" / "faults.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("faults", TOOL)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules["faults"] = found
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("kind", "words", "what"),
    [
        ("log", "Anna plays Alohomora!.", "a full stop behind another mark"),
        ("log", "Barty Crouch Jr.. comes.", "two full stops"),
        ("log", "Anna draws 2 card(s).", "a noun for one and several"),
        ("log", "Anna draws 1 cards.", "one of several"),
        ("log", "Crabbe & Goyle acts.", "several, and a verb for one"),
        ("log", "P1 draws a card.", "a seat by its number"),
        ("prompt", "Seaside Cave: do you?", "a question without its verb"),
        ("log", "Anna  rests.", "two blanks"),
        ("log", "the Egg is hidden.", "a sentence without a capital"),
        ("log", "Anna rests", "no full stop"),
        ("log", "Anna is a Auror.", "a, where an is said"),
        ("log", "Anna attacks you.", "you in the log"),
        ("label", "Take 1 Fate.", "a button with a full stop"),
        ("label", "Take " * 13, "a button that is too long"),
        ("prompt", "Take it " * 14 + "?", "a prompt that is too long"),
    ],
)
def test_a_fault_is_found(kind: str, words: str, what: str) -> None:
    assert what in tool().faults_of(kind, words)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("log", "Anna moves from P1:e4 to P2:a4."),
        ("log", "Player 1 draws 1 card."),
        ("log", "Harry Potter plays Alohomora!"),
        ("label", "To P1:e4"),
        (
            "prompt",
            "The Auror has 2 actions left. Spend one to move or to challenge.",
        ),
    ],
)
def test_a_good_sentence_has_none(kind: str, words: str) -> None:
    assert tool().faults_of(kind, words) == []


@pytest.mark.parametrize(
    ("id", "code"), [("funkoverse", ENGLISH), ("wizardry", ENGLISH), ("talisman", "pl")]
)
def test_a_game_that_was_rewritten_has_none(id: str, code: str) -> None:
    counter = tool()
    read = set(counter.read_in(game(id), 4, Speaker(code)))
    assert len(read) > 100
    assert [words for kind, words in read if counter.faults_of(kind, words, code)] == []
