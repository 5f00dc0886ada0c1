"""The wheel alone, in an environment of its own, is the whole program; outside ./check."""

from __future__ import annotations

import pytest

from tests.repository.installed import PROJECT, Installed, read

pytestmark = [pytest.mark.long, pytest.mark.wheel]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    made = Installed(tmp_path_factory.mktemp("installed"))
    made.install(made.plain_wheel(), "--no-index")
    return made


def test_it_knows_the_rules_and_the_games(installed: Installed) -> None:
    clause = installed.run("rules", "wizardry", "FW-9.4")
    assert (clause.returncode, clause.stderr) == (0, "")
    text = (PROJECT / "docs" / "rules" / "wizardry.md").read_text("utf-8")
    (line,) = [line for line in text.splitlines() if "FW-9.4 " in line or "FW-9.4*" in line]
    assert " ".join(line.split()[-4:]).rstrip("*.") in " ".join(clause.stdout.split())
    games = installed.run("games")
    for name in ("wizardry", "funkoverse", "duels", "battle", "talisman"):
        assert name in games.stdout


def test_it_plays(installed: Installed) -> None:
    played = installed.run("sim", "wizardry", "--games", "2", "--bots", "random,greedy")
    assert played.returncode == 0, played.stderr


def test_it_names_the_extra_that_is_missing(installed: Installed) -> None:
    words = ("lab", "tournament", "wizardry", "--bots", "random,greedy", "--games", "1")
    refused = installed.run(*words)
    assert refused.returncode == 2
    assert 'install an extra: pip install "spellwright[lab]".' in refused.stderr


def test_it_serves_the_pages_their_script_and_the_rules(installed: Installed) -> None:
    with installed.serving() as address:
        home = read(f"{address}/")
        assert "Play now" in home
        for path in ("/rules/wizardry", "/how-to-play/duels", "/luck", "/tables/new?game=battle"):
            assert "<main" in read(address + path)
        for script in (PROJECT / "src" / "spellwright" / "server" / "static").iterdir():
            assert read(f"{address}/static/{script.name}") == script.read_text("utf-8")
