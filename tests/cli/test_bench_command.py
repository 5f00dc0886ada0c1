"""`spellwright bench`."""

from __future__ import annotations

import json

import pytest

from spellwright.bench import peers
from spellwright.builds import is_compiled
from spellwright.cli import bench_command
from tests.cli.support import Cli


@pytest.fixture(autouse=True)
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers take seconds to import, and have tests of their own."""
    monkeypatch.setattr(peers, "PEERS", {})


def test_json_has_the_stable_shape(cli: Cli) -> None:
    result = cli("bench", "--json", "--seconds", "0.02")
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert document["compiled"] is is_compiled()
    figures = ("decisions_per_s", "games_per_s", "copies_per_s", "bytes_per_state")
    assert all(document["games"]["wizardry"][name] > 0 for name in figures)
    assert document["reference"]["spellwright"] > 0
    assert "reference" not in document["games"]


def test_the_table_for_people(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "games", list)
    result = cli("bench", "--seconds", "0.1")
    assert result.exit_code == 0, result.stderr
    for part in ("reference", "decisions/s", "bytes a state", "spellwright"):
        assert part in result.stdout
