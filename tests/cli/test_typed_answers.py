"""What is typed finds its option, with and without the letters of a language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from spellwright.cli.terminal.answers import exact_option, option_beginning
from spellwright.cli.terminal.commands import WORDS, command_in, typed_words
from spellwright.cli.words import speak
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from spellwright.speech.language import ENGLISH, language

LABELS: Final = ("Zgódź się", "Zostań tutaj", "Weź złoto", "Odrzuć Gwardię Dumbledore'a", "Łap")
OPTIONS: Final = [Option(n, f"choice-{n}", label) for n, label in enumerate(LABELS)]


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("Weź złoto", 2),
        ("wez zloto", 2),
        ("WEZ ZLOTO", 2),
        ("zostan tutaj", 1),
        ("odrzuc gwardie dumbledore’a", 3),
        ("lap", 4),
        ("choice-0", 0),
    ],
)
def test_a_whole_label_is_found_with_and_without_its_marks(typed: str, place: int) -> None:
    assert exact_option(typed, OPTIONS) is OPTIONS[place]


@pytest.mark.parametrize(
    ("typed", "place"), [("zgo", 0), ("weź", 2), ("wez z", 2), ("odrzuć g", 3)]
)
def test_a_beginning_is_enough(typed: str, place: int) -> None:
    assert option_beginning(typed, OPTIONS) is OPTIONS[place]


def test_letters_as_they_are_typed_come_first() -> None:
    two = [Option(0, "a", "Łap"), Option(1, "b", "Lap")]
    assert exact_option("łap", two) is two[0]
    assert exact_option("lap", two) is two[1]
    assert option_beginning("ła", two) is two[0]


def test_what_begins_several_without_marks_is_refused() -> None:
    with pytest.raises(Refused):
        option_beginning("z", OPTIONS)


def played(home: Path, *typed: str) -> str:
    """Talisman in Polish, with these lines from the keyboard."""
    command = [
        "--lang",
        "pl",
        "play",
        "talisman",
        "--seed",
        "4",
        "--people",
        "Anna",
        "--seats",
        "2",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "spellwright", *command, "--bots", "greedy"],
        env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        input="\n".join([*typed, "quit", ""]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def test_a_game_in_polish_is_played_without_a_polish_keyboard(tmp_path: Path) -> None:
    asked = played(tmp_path / "first")
    labels = [
        line.split(maxsplit=1)[1].strip() for line in asked.splitlines() if "Graj jako" in line
    ]
    plain = labels[0].translate(str.maketrans("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ"))
    told = played(tmp_path / "second", plain.lower())
    assert labels[0].removeprefix("Graj jako ") in told.split(" gra jako ", 1)[1]


@pytest.fixture
def polish() -> Iterator[None]:
    speak(language("pl"))
    yield
    speak(language(ENGLISH))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("podpowiedź", ("hint", "")),
        ("podpowiedz", ("hint", "")),
        ("Cofnij", ("undo", "")),
        ("zapisz Gra.json", ("save", "Gra.json")),
        ("hint", ("hint", "")),
        ("q", ("quit", "")),
        ("? wrota", ("?", "wrota")),
        ("graj jako", ("graj", "jako")),
    ],
)
@pytest.mark.usefixtures("polish")
def test_commands_have_words_of_the_language(typed: str, meant: tuple[str, str]) -> None:
    assert command_in(typed) == meant


@pytest.mark.usefixtures("polish")
def test_no_two_commands_have_one_word() -> None:
    assert len({*typed_words(), *WORDS[1:]}) == 2 * len(WORDS) - 1
