"""The School of Hours: what its own spells do."""

from __future__ import annotations

from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.rules.spell import EFFECTS
from spellwright.games.wizardry.state import NOWHERE
from spellwright.testing.wizardry import Duel


def test_saved_hour_gives_its_caster_points_for_the_next_turn() -> None:
    duel = Duel("young", "young")
    spell = action("hours.saved-hour")
    duel.carry_out(EFFECTS[spell](0, spell, NOWHERE))
    assert duel.s.gained_ap == [2, 0]


def test_stolen_hour_takes_a_point_from_its_target() -> None:
    duel = Duel("young", "young")
    spell = action("hours.stolen-hour")
    effect = EFFECTS[spell](0, spell, NOWHERE)
    effect.target = 1  # type: ignore[attr-defined]
    effect.steal(duel.s)  # type: ignore[attr-defined]
    assert duel.s.lost_ap == [0, 1]
