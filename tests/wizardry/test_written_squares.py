"""FW-5.15 to FW-5.17, FW-5.27: what is written in planning."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import KEYS
from spellwright.testing.wizardry import Duel, square_name

WRITTEN = ["tidal-wave", "lightning-bolt", "storm", "smash"]
UNWRITTEN = [key for key in KEYS if key not in WRITTEN]
BLACK = {"b3", "c3", "c5", "c7", "c8", "e2", "e7", "g7", "h3", "h5", "h7"}


def writing(spell: str) -> Duel:
    """P1 is about to write the square of a spell."""
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.choose(0, f"plan {spell}")
    return duel


def offered(duel: Duel) -> set[str]:
    return {text.removeprefix("write ") for text in duel.options(0)}


@pytest.mark.rule("FW-5.15")
@pytest.mark.parametrize("spell", WRITTEN)
def test_the_square_of_four_spells_is_written_in_planning(spell: str) -> None:
    duel = writing(spell)
    assert duel.s.decisions[1].question == "written"
    duel.choose(0, "write P2:a9")
    assert duel.remaining(0) == [spell]


@pytest.mark.rule("FW-5.15")
def test_the_written_square_is_the_one_that_is_struck() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.place(1, "P1:g5")
    duel.plans(["lightning-bolt P1:f5"], [])
    duel.do("lightning-bolt")
    assert [square_name(args[1]) for args in duel.told("aimed-square")] == ["P1:f5"]
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-5.15")
@pytest.mark.parametrize("spell", WRITTEN)
def test_a_black_square_may_not_be_written(spell: str) -> None:
    names = offered(writing(spell))
    assert names
    assert not {name[3:] for name in names} & BLACK


@pytest.mark.rule("FW-5.16")
def test_the_square_of_smash_must_be_unoccupied_when_it_is_written() -> None:
    duel = Duel("young", "aged", spells=[["smash"], []])
    duel.double(1, "P1:a1")
    duel.animal(1, "P1:a2")
    duel.demon(1, "P1:a3")
    duel.ball(1, "P1:a4")
    duel.choose(0, "plan smash")
    names = offered(duel)
    assert not {"P1:a1", "P1:a2", "P1:a3", "P1:e5", "P2:e5"} & names
    assert len(names) == 140 - 5


@pytest.mark.rule("FW-5.16")
@pytest.mark.parametrize("spell", ["tidal-wave", "lightning-bolt", "storm"])
def test_the_square_of_the_other_spells_may_be_occupied(spell: str) -> None:
    assert "P2:e5" in offered(writing(spell))


@pytest.mark.rule("FW-5.17")
@pytest.mark.parametrize("key", UNWRITTEN)
def test_nothing_is_written_for_any_other_action_or_spell(key: str) -> None:
    duel = Duel("young", "aged", spells=[UNWRITTEN[6:], []])
    duel.choose(0, f"plan {key}")
    assert duel.remaining(0) == [key]
    assert [decision.question for decision in duel.s.decisions] == ["entry", "entry"]


@pytest.mark.rule("FW-5.17")
def test_the_way_of_a_move_and_the_target_of_a_spell_are_chosen_when_they_are_carried_out() -> None:
    duel = Duel("young", "aged", "aged", spells=[["curse"], [], []])
    duel.place(1, "P1:e6")
    duel.place(2, "P1:d5")
    duel.load(2, 1)
    duel.plans(["move", "curse"], [], [])
    duel.do("move")
    assert duel.asked() == (0, "square")
    duel.answer("to P1:e4", "do curse")
    assert duel.options() == ["target P2", "target P3"]


@pytest.mark.rule("FW-5.27")
@pytest.mark.parametrize("spell", ["tidal-wave", "lightning-bolt", "storm"])
def test_any_square_that_is_not_black_may_be_written(spell: str) -> None:
    """At any distance, in or out of sight, occupied or not, the caster's own square included."""
    names = offered(writing(spell))
    assert len(names) == 140
    assert {"P1:e5", "P2:i9", "P1:e8"} <= names


@pytest.mark.rule("FW-5.27")
def test_any_free_square_may_be_written_for_smash() -> None:
    names = offered(writing("smash"))
    assert len(names) == 138
    assert {"P2:i9", "P1:e8"} <= names


@pytest.mark.rule("FW-5.27")
def test_a_square_with_a_smash_marker_may_not_be_smashed_again() -> None:
    duel = Duel("young", "aged", spells=[["smash", "storm"], []])
    duel.smash("P1:e6")
    duel.choose(0, "plan smash")
    assert "P1:e6" not in offered(duel)


@pytest.mark.rule("FW-5.27")
def test_a_square_with_a_smash_marker_may_be_written_for_the_other_spells() -> None:
    duel = Duel("young", "aged", spells=[["smash", "storm"], []])
    duel.smash("P1:e6")
    duel.choose(0, "plan storm")
    assert "P1:e6" in offered(duel)
