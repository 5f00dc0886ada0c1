"""Recorded games that must come out the same (`spellwright.testing.golden`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.testing import check_golden, goldens

GOLDENS = goldens(Path(__file__).parent / "golden")


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.stem)
def test_a_recorded_game_goes_the_same_way(golden: Path) -> None:
    check_golden(golden)
