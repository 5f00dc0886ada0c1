"""Help: every command explains itself, with examples that work."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import click
import pytest

from spellwright import __version__
from spellwright.cli.program import NAMES, program
from spellwright.cli.words import build_told
from tests.cli.support import Cli, Start


def test_alone_it_shows_its_help(cli: Cli) -> None:
    alone, asked = cli(), cli("--help")
    assert alone.exit_code == asked.exit_code == 0
    assert alone.stdout == asked.stdout


def test_the_help_groups_the_commands(cli: Cli) -> None:
    text = cli("--help").stdout
    places = [text.index(part) for part in ("Play:", "  play", "Look up:", "  games", "Study:")]
    assert places == sorted(places)
    assert "Examples:" in text


def test_version(cli: Cli) -> None:
    assert cli("--version").stdout == f"Spellwright {__version__}, {build_told()}\n"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_examples(cli: Cli, name: str) -> None:
    result = cli(name, "--help")
    assert result.exit_code == 0
    assert f"Usage: spellwright {name}" in result.stdout
    assert f"    spellwright {name}" in result.stdout.partition("Examples:")[2]


@pytest.mark.parametrize("name", ["", *NAMES])
def test_examples_use_options_that_exist(cli: Cli, name: str) -> None:
    text = cli(*([name] if name else []), "--help").stdout
    lines = re.findall(r"^ +spellwright (.+)$", text.partition("Examples:")[2], re.MULTILINE)
    assert lines
    for line in lines:
        words = line.split()
        command = program.get_command(click.Context(program), words[0])
        if isinstance(command, click.Group):
            command = command.get_command(click.Context(command), words[1])
        assert command is not None
        known = {option for param in command.params for option in param.opts}
        assert set(re.findall(r"--[a-z-]+", line)) <= known, line


def test_it_starts_as_a_module_too(start: Start) -> None:
    out, err = start("--version").communicate(timeout=20)
    assert out.startswith("Spellwright ")
    assert err == ""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_summary_of_a_command_is_cut_off(language: str) -> None:
    for words in ([], ["lab"], ["pack"], ["tables"]):
        text = help_in(language, *words)
        assert re.findall(r"\w\.\.\.$", text, re.MULTILINE) == [], words


def test_nothing_of_click_itself_stays_english() -> None:
    text = help_in("pl", "bench")
    assert text.startswith("Użycie: ")
    assert "Opcje:" in text
    assert "[domyślnie: 200; od 1 do 2000]" in " ".join(text.split())
    for english in ("Usage", "Options", "default", "Show", "<=x"):
        assert english not in text


def test_ranges_are_in_words(cli: Cli) -> None:
    text = cli("serve", "--help").stdout
    assert "[default: 8000; 1 to 65535]" in " ".join(text.split())
    assert "<=" not in text


def help_in(language: str, *words: str) -> str:
    """A help text as it is when the program is started in a language, in a plain terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "spellwright", "--lang", language, *words, "--help"],
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout
