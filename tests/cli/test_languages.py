"""The language of the terminal: `--lang`, else the environment, else English."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from spellwright.speech.pseudo import CODE, OPENS
from tests.cli.support import Cli


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as it is started: help texts are put into words when it is loaded."""
    plain = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "spellwright", *arguments],
        env={**plain, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "is_pseudo"),
    [
        (("--lang", CODE), {}, True),
        ((f"--lang={CODE}",), {}, True),
        ((), {"LANG": f"{CODE}.UTF-8"}, True),
        ((), {"LANG": "en_GB.UTF-8", "LC_ALL": CODE}, True),
        (("--lang", "en"), {"LANG": CODE}, False),
        ((), {"LANG": "xx_XX.UTF-8"}, False),
        ((), {"LANG": "C"}, False),
    ],
)
def test_the_help_is_in_the_language_that_was_asked_for(
    arguments: tuple[str, ...], environment: dict[str, str], is_pseudo: bool
) -> None:
    done = run(*arguments, "games", "--help", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert (OPENS in done.stdout) == is_pseudo


def test_a_language_that_is_not_there_is_refused(cli: Cli) -> None:
    result = cli("--lang", "xx", "games")
    assert result.exit_code == 2
    assert "xx" in result.stderr


def test_a_game_is_told_in_that_language(tmp_path: object) -> None:
    typed = ["--lang", CODE, "play", "wizardry", "--seed", "1", "--people", "Anna"]
    done = subprocess.run(
        [sys.executable, "-m", "spellwright", *typed],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        input="1\n1\n1\nlog\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("• ")]
    assert lines
    assert all(OPENS in line for line in lines)
    assert any("Anna" in line for line in lines)
