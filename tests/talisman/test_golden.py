"""Recorded games that must come out the same (`tests/shared/golden.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shared.golden import check, goldens


@pytest.mark.parametrize("golden", goldens("talisman"), ids=lambda golden: golden.stem)
def test_a_recorded_game_goes_the_same_way(golden: Path) -> None:
    check(golden)
