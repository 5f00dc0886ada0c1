"""A pack that comes as a Python package is found by its entry point."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.packs.making import write_pack


def installed(site: Path) -> dict[str, str]:
    """A site folder with a package that brings a pack, as an installer leaves it."""
    package = write_pack(site / "frosty_cards")
    (package / "__init__.py").write_text("", encoding="utf-8")
    about = site / "frosty_cards-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: frosty-cards\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[spellwright.packs]\nfrost = frosty_cards\n")
    before = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), before])}


def test_the_command_line_finds_the_pack_of_an_installed_package(tmp_path: Path) -> None:
    environment = installed(tmp_path / "site")
    command = (sys.executable, "-m", "spellwright")
    figures = subprocess.run(
        [*command, "lab", "figures", "battle", "cards", "--json"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert figures.returncode == 0, figures.stderr
    assert "cards.frost.icicle.value" in [one["path"] for one in json.loads(figures.stdout)]
    played = subprocess.run(
        [*command, "sim", "battle", "--games", "1", "--option", "pack-frost=yes", "--json"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["errors"] == 0
