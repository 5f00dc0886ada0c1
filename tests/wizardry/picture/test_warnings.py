"""A spell that would fizzle is offered with that warning (FW-10.6)."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.testing.wizardry import Duel


@pytest.mark.rule("FW-10.6")
def test_a_spell_without_a_target_is_offered_with_a_warning() -> None:
    duel = Duel("young", "aged", spells=[["magic-missile", "fog"], []])
    said = face.notes(Scene(duel.s.view(0)))
    assert "would fizzle now: no target is in sight" in said["plan magic-missile"]
    assert "fizzle" not in said["plan fog"]
    duel.plans(["magic-missile"], [])
    assert "would fizzle now" in face.notes(Scene(duel.s.view(0)))["do magic-missile"]


@pytest.mark.rule("FW-10.6")
def test_a_spell_with_a_target_has_no_warning() -> None:
    duel = Duel("young", "aged", spells=[["magic-missile"], []])
    duel.place(1, "P1:f5")
    assert "fizzle" not in face.notes(Scene(duel.s.view(0)))["plan magic-missile"]


@pytest.mark.rule("FW-10.5")
@pytest.mark.parametrize(("square", "warned"), [("P1:f5", False), ("P1:e9", True)])
def test_a_written_square_out_of_sight_has_a_warning(square: str, warned: bool) -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    assert "fizzle" not in face.notes(Scene(duel.s.view(0)))["plan lightning-bolt"]
    duel.plans([f"lightning-bolt {square}"], [])
    assert (
        "chosen square is out of sight" in face.notes(Scene(duel.s.view(0)))["do lightning-bolt"]
    ) is warned
