"""Spells of packs that have the effect of a spell of the box: they follow its rules, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.packs.making import in_a_process, write_pack

ABOUT: Final = {"game": "wizardry", "namespace": "mist"}
BARE: Final = """
[[spell]]
key = "veil"
number = 5
school = "Mist"
ap = 2
effect = "EFFECT"
name = "Veil"
text = "Does what another does."
"""
PLAY: Final = """
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.rules.plans import plannable, why_not_planned, writable_squares
from spellwright.games.wizardry.state import entry
veil = columns.action("mist.veil")
def planned(*actions):
    state = game("wizardry").new(2, 1, {"pack-mist": True})
    state.known = tuple([(veil, columns.action("leap")) for _ in range(2)])
    state.plan[0] = [entry(action) for action in actions]
    return state
def keys(state):
    return [columns.KEYS[action] for action in plannable(state, 0)]
"""


def asked(tmp_path: Path, effect: str, script: str) -> Any:
    spells = {"spells.toml": BARE.replace("EFFECT", effect)}
    return in_a_process(PLAY + script, write_pack(tmp_path, files=spells, about=ABOUT))


def test_what_a_row_leaves_out_it_has_from_the_spell_whose_effect_it_has(tmp_path: Path) -> None:
    """A die with no sides would stop a game in the middle."""
    found = asked(
        tmp_path,
        "curse",
        """
lender = columns.action("curse")
tell([[column[n] for column in (columns.DIE, columns.WORKS, columns.DAMAGE, columns.SIGHT)]
      for n in (veil, lender)])
""",
    )
    assert found[0] == found[1]
    assert found[0][0] > 0


def test_one_that_hides_stands_alone_in_a_plan(tmp_path: Path) -> None:
    alone, beside, reason = asked(
        tmp_path,
        "hide",
        """
move = columns.MOVE
tell([keys(planned(veil)), keys(planned(move)),
      why_not_planned(planned(move), 0, veil).clause])
""",
    )
    assert alone == []
    assert "mist.veil" not in beside
    assert reason == "FW-5.18"


@pytest.mark.parametrize("first", ["move", "leap"])
def test_one_that_stands_still_goes_with_no_way(tmp_path: Path, first: str) -> None:
    beside, other = asked(
        tmp_path,
        "flame-tongue",
        f"tell([keys(planned(columns.action({first!r}))), keys(planned(veil))])",
    )
    assert "mist.veil" not in beside
    assert first not in other


def test_one_that_moves_its_caster_does_not_stand_still(tmp_path: Path) -> None:
    assert asked(tmp_path, "teleport", "tell(veil in columns.RELOCATIONS)") is True


def test_one_that_smashes_has_squares_without_anybody(tmp_path: Path) -> None:
    free, there = asked(
        tmp_path,
        "smash",
        "state = planned()\ntell([writable_squares(state, veil), list(state.at)])",
    )
    assert not set(free) & set(there)
