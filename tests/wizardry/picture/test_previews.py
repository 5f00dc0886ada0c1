"""Previews: the squares that an option would strike or cross."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.testing.wizardry import Duel

AROUND_P1_F5 = {"P1:e4", "P1:e5", "P1:e6", "P1:f4", "P1:f6", "P1:g4", "P1:g5", "P1:g6"}


@pytest.mark.parametrize(
    ("spell", "struck"),
    [
        ("lightning-bolt", {"P1:f5"}),
        ("storm", AROUND_P1_F5),
        ("tidal-wave", {"P1:f5", *AROUND_P1_F5}),
        ("smash", set()),
    ],
)
def test_a_written_square_shows_what_the_spell_strikes(spell: str, struck: set[str]) -> None:
    duel = Duel("aged", "aged", spells=[[spell], []])
    duel.choose(0, f"plan {spell}")
    assert set(face.previews(Scene(duel.s.view(0))).get("write P1:f5", [])) == struck


def test_a_run_shows_its_path() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:f4")
    duel.plans(["run"], [])
    duel.do("run")
    paths = face.previews(Scene(duel.s.view(0)))
    assert set(paths) == set(duel.options(0))
    assert all(len(path) == 3 for path in paths.values())


def test_others_see_no_previews() -> None:
    duel = Duel("aged", "aged", spells=[["storm"], []])
    duel.choose(0, "plan storm")
    assert face.previews(Scene(duel.s.view(1))) == {}
    assert face.previews(Scene(duel.s.view(-1))) == {}
