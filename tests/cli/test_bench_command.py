"""`spellwright bench`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spellwright.bench import peers
from spellwright.builds import is_compiled
from spellwright.cli import bench_command
from spellwright.registry import game
from tests.cli.support import Cli

FIGURE = re.compile(r">([\d,]+)</text>")


@pytest.fixture(autouse=True)
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers take seconds to import, and have tests of their own."""
    monkeypatch.setattr(peers, "PEERS", {})


@pytest.fixture
def only_wizardry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "all_games", lambda: [game("wizardry")])


@pytest.mark.usefixtures("only_wizardry")
def test_json_has_the_stable_shape(cli: Cli) -> None:
    result = cli("bench", "--json", "--seconds", "0.02")
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert document["compiled"] is is_compiled()
    measured = document["games"]["wizardry"]
    figures = ("decisions_per_s", "games_per_s", "copies_per_s", "bytes_per_state")
    assert all(measured[name] > 0 for name in figures)
    assert document["reference"]["spellwright"] > 0
    assert "reference" not in document["games"]
    growth = document["growth"]["wizardry"]
    assert len(growth["us_by_part_of_game"]) == 5
    assert set(growth["us_by_seats"]) == {"2", "3", "4", "5", "6"}
    assert min(*growth["us_by_part_of_game"], *growth["us_by_seats"].values()) > 0


@pytest.mark.lab
@pytest.mark.usefixtures("only_wizardry")
def test_the_speeds_are_drawn(cli: Cli, tmp_path: Path) -> None:
    picture = tmp_path / "speed.svg"
    result = cli("bench", "--json", "--seconds", "0.02", "--picture", str(picture))
    measured = json.loads(result.stdout)["games"]["wizardry"]
    drawn = [int(figure.replace(",", "")) for figure in FIGURE.findall(picture.read_text())]
    assert any(abs(figure - measured["decisions_per_s"]) <= 1 for figure in drawn)


def test_the_table_for_people(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "all_games", list)
    result = cli("bench", "--seconds", "0.1")
    assert result.exit_code == 0, result.stderr
    for part in ("reference", "decisions/s", "a copy is", "bytes", "spellwright"):
        assert part in result.stdout
