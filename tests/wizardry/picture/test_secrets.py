"""No drawing shows what its view does not: what is unknown may be dealt anew, nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spellwright.games.wizardry import face
from tests.shared.positions import assert_nothing_unknown_is_shown
from tests.wizardry.picture.positions import SET_UPS, random_positions


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_drawings_do_not_change_when_the_unknown_does(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for number, state in enumerate(random_positions(seats, seed + 100, options, 10)):
        assert_nothing_unknown_is_shown(face, state, number)
