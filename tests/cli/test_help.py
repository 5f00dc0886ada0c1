"""Help: every command explains itself, with examples that work."""

from __future__ import annotations

import re

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
