"""FW-EX13: the direction of a push."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel
from tests.wizardry.corners import paint_black


@pytest.mark.rule("FW-EX13", "FW-11.2")
@pytest.mark.parametrize(
    ("caster", "start", "end"),
    [
        pytest.param("d4", "g4", "i4", id="(3,0) goes along (+1,0)"),
        pytest.param("d4", "f5", "h5", id="(2,1) goes along (+1,0)"),
        pytest.param("d4", "g6", "i8", id="(3,2) goes along (+1,+1)"),
        pytest.param("e5", "d3", "d1", id="(-1,-2) goes along (0,-1)"),
        pytest.param("g4", "c7", "a9", id="(-4,3) goes along (-1,+1)"),
    ],
)
def test_a_push_goes_along_the_nearest_of_eight_directions(
    request: pytest.FixtureRequest, caster: str, start: str, end: str
) -> None:
    """On a board without black squares; the point spent leaves two squares of the push."""
    paint_black(request)
    duel = Duel("young", "aged", spells=[["push"], []])
    duel.place(0, f"P1:{caster}")
    duel.place(1, f"P1:{start}")
    duel.plans(["push"], ["move"])
    duel.do("push", "spend 1")
    assert duel.square(1) == f"P1:{end}"
