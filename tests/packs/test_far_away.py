"""Packs where rules run elsewhere: on Ray."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packs.making import spellwright, write_pack


@pytest.mark.long
@pytest.mark.ray
def test_games_with_a_pack_are_the_same_on_ray(tmp_path: Path) -> None:
    """The pack brings code, which every process of the cluster has to load."""
    pytest.importorskip("ray")
    pack = write_pack(tmp_path / "frost")
    plan = ("sim", "battle", "--pack", str(pack), "--option", "pack-frost=yes", "--games", "4")
    there = spellwright(*plan, "--ray", "local", "--json")
    assert there.returncode == 0, there.stderr
    here = spellwright(*plan, "--jobs", "1", "--json")
    assert json.loads(there.stdout)["errors"] == 0
    counted = ("games", "errors", "decisions", "wins", "outcomes", "edition")
    one, other = (json.loads(done.stdout) for done in (there, here))
    assert [one[key] for key in counted] == [other[key] for key in counted]
