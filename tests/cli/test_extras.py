"""A command that needs an optional package has it set up by ./play, or says what to install."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from spellwright import extras
from spellwright.kernel.refusal import Refused
from spellwright.server.store.database import open_database
from tests.cli.support import Cli

SETS_UP: Final = """
import sys
from pathlib import Path
_, extra = sys.argv[1:]
print(f"This needs the extra {extra}")
if extra == "lab":
    Path(__file__).with_name("crystal_ball.py").write_text("")
else:
    sys.exit(2)
"""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No optional package is there, and no ./play."""
    monkeypatch.setattr(extras, "is_there", lambda _: False)
    monkeypatch.delenv(extras.SET_UP, raising=False)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("lab", ("lab", "tournament", "wizardry", "--bots", "random,greedy")),
        ("lab", ("sim", "wizardry", "--games", "1", "--out", "x.parquet")),
        ("lab", ("bench", "--picture", "speed.svg")),
        ("lab", ("lab", "report", "wizardry", "--out", "nowhere")),
        ("bench", ("bench", "search", "--games", "1")),
        ("postgres", ("serve", "--db", "postgresql://nowhere/games")),
    ],
)
def test_without_play_the_extra_is_named(cli: Cli, extra: str, words: tuple[str, ...]) -> None:
    result = cli(*words)
    assert result.exit_code == 2
    assert f'pip install "spellwright[{extra}]"' in " ".join(result.stderr.split())


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As `./play` starts the program, with another set-up."""
    program = tmp_path / "set_up.py"
    program.write_text(SETS_UP, encoding="utf-8")
    monkeypatch.setenv(extras.SET_UP, str(program))
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    return tmp_path


@pytest.mark.usefixtures("played")
def test_with_play_the_extra_is_set_up(capfd: pytest.CaptureFixture[str]) -> None:
    extras.need("lab", "crystal_ball", "a crystal ball")
    assert extras.is_there("crystal_ball")
    said = capfd.readouterr()
    assert (said.out, said.err) == ("", "This needs the extra lab\n")
    extras.need("lab", "crystal_ball", "a crystal ball")
    assert capfd.readouterr().err == ""


@pytest.mark.usefixtures("played")
def test_an_extra_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Refused, match=r"tea leaves.*“rl”"):
        extras.need("rl", "tea_leaves", "tea leaves")


@pytest.mark.usefixtures("bare")
def test_a_file_of_games_needs_no_driver(tmp_path: Path) -> None:
    assert open_database(str(tmp_path / "games.db")).file is not None
