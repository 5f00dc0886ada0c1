"""FW-1.6 to FW-1.11: who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.state import WizardryState, entry
from spellwright.kernel.event import SPECTATOR
from spellwright.testing.wizardry import Duel, square

BOOKKEEPING = {"defeat_waits", "board"}
"""Fields that are no part of a position in which somebody is asked."""


def rich_position() -> Duel:
    """Three wizards and everything that can stand on a board or lie on a wizard."""
    duel = Duel("young", "aged", "greybeard", spells=[["push"], ["curse"], ["fog"]])
    duel.place(1, "P1:a1")
    duel.double(1, "P1:a2", real=True)
    duel.animal(0, "P1:i9")
    duel.demon(2, "P1:i8")
    duel.ball(1, "P2:a1")
    duel.smash("P2:b1")
    duel.s.poison[2] = [0, 1]
    duel.s.hits = [1, 2, 3]
    return duel


def cast_and_end(spell: str, *, on: str = "P2") -> Duel:
    """P1 of three casts a Divination on another wizard; the next planning phase has begun."""
    duel = Duel("young", "aged", "greybeard", spells=[[spell], ["lightning-bolt"], []])
    duel.plans([spell], [], [])
    duel.do(spell, f"wizard {on}")
    return duel


# -- public ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize(
    "field",
    [
        "profile",
        "public_spells",
        "orientation",
        "in_play",
        "at",
        "left",
        "double",
        "hits",
        "poison",
        "animals",
        "animal_owners",
        "demon",
        "demon_summoner",
        "balls",
        "ball_owners",
        "smashed",
    ],
)
def test_everybody_sees_the_board_the_hits_and_the_markers(field: str, viewer: int) -> None:
    duel = rich_position()
    assert getattr(duel.view(viewer), field) == getattr(duel.s, field)


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fog", 1),
        ("dispel", 1),
        ("antimagic", 1),
        ("sword", [0, 1]),
        ("entangled", [1, 0]),
        ("beautiful", [0, 1]),
        ("circle", [1, 0]),
        ("storming", [0, 1]),
        ("flamed", [1, 0]),
        ("blinded", [0, 1]),
        ("absorbing", [0, 1]),
        ("stoneskin", [2, 1]),
        ("step_ahead", [1, 0]),
        ("aware", [0, 1]),
        ("aware_next", [1, 0]),
        ("lost_ap", [3, 0]),
        ("gained_ap", [0, 2]),
        ("watchers_next", [2, 0]),
        ("foreseers_next", [0, 1]),
        ("unavailable", [1 << action("push"), 0]),
        ("teleported", [0, 1]),
    ],
)
def test_everybody_sees_lasting_effects_and_unavailable_spells(
    field: str, value: Any, viewer: int
) -> None:
    duel = Duel("young", "aged")
    setattr(duel.s, field, value)
    assert getattr(duel.view(viewer), field) == value


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_the_defence_points_from_the_initiative_phase_on(viewer: int) -> None:
    duel = Duel("young", "greybeard")
    duel.place(1, "P1:e6")
    duel.plans(["magic-touch"], ["defend", "move"])
    assert duel.view(viewer).pool == [0, 3]
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.view(viewer).pool == [0, 2]


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_all_die_rolls(viewer: int) -> None:
    duel = Duel("young", "young", spells=[["curse"], []])
    duel.place(1, "P1:e6")
    duel.load(5, 2, 3)
    duel.plans(["curse"], ["move"])
    duel.do("curse")
    assert duel.heard(viewer, "tie-rolled") == [(0, 5), (1, 2)]
    assert duel.heard(viewer, "rolled") == [(0, 4, action("curse"), 3)]


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_an_entry_once_it_is_carried_out(viewer: int) -> None:
    duel = Duel("young", "aged")
    duel.plans(["move", "run"], ["move"])
    assert duel.view(viewer).played == [[], []]
    duel.do("move", "to P1:e6")
    assert duel.heard(viewer, "carried-out") == [(0, action("move"))]
    assert duel.view(viewer).played == [[entry(action("move"))], []]


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_an_entry_of_an_animal_once_it_is_carried_out(viewer: int) -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:e6")
    duel.plans(["animal move", "animal run"], ["move"])
    assert duel.view(viewer).animal_played == [[]]
    duel.answer("animal run", "to P1:b6")
    assert duel.heard(viewer, "animal-acted") == [(0, square("P1:e6"), action("run"))]
    assert duel.view(viewer).animal_played == [[entry(action("run"))]]


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize("written", ["P1:e6", "P2:e5"])
def test_everybody_sees_the_written_square_of_a_spell_even_if_it_is_out_of_sight(
    written: str,
) -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.plans([f"lightning-bolt {written}"], [])
    duel.do("lightning-bolt")
    shown = [(action("lightning-bolt"), square(written))]
    assert duel.heard(1, "aimed-square") == duel.heard(SPECTATOR, "aimed-square") == shown


# -- owner only ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-1.7")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_plan_is_seen_by_nobody_else_while_it_is_written(viewer: int) -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.plan(0, "move", "run")
    other.plan(0, "defend")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()
    assert duel.view(viewer).plan == [[], []]


@pytest.mark.rule("FW-1.7")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_plan_is_seen_by_nobody_else_in_the_action_phase(viewer: int) -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.plans(["move", "run"], ["move"])
    other.plans(["magic-touch"], ["move"])
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()


@pytest.mark.rule("FW-1.7")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_plan_of_an_animal_is_seen_by_nobody_else(viewer: int) -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.animal(0, "P1:e6")
    other.animal(0, "P1:e6")
    duel.plans(["animal move"], ["move"])
    other.plans(["animal run"], ["move"])
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()


@pytest.mark.rule("FW-1.7")
def test_owners_see_their_own_plans() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:e6")
    duel.plan(0, "move", "animal run")
    assert duel.view(0).plan[0] == [entry(action("move"))]
    assert duel.view(0).animal_plans == [[entry(action("run"))]]


@pytest.mark.rule("FW-1.8")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_which_body_is_real(viewer: int) -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.double(0, "P1:e6", real=True)
    other.double(0, "P1:e6", real=False)
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()


@pytest.mark.rule("FW-1.8")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_casting_an_illusion_does_not_tell_which_body_is_real(viewer: int) -> None:
    duel = Duel("young", "aged", spells=[["illusory-body"], []])
    other = Duel("young", "aged", spells=[["illusory-body"], []])
    duel.plans(["illusory-body"], ["move"])
    other.plans(["illusory-body"], ["move"])
    duel.do("illusory-body", "to P1:e6", "real P1")
    other.do("illusory-body", "to P1:e6", "real P1-double")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()


@pytest.mark.rule("FW-1.8")
def test_owners_see_which_of_their_bodies_is_real() -> None:
    duel = Duel("young", "aged")
    duel.double(0, "P1:e6", real=True)
    assert duel.view(0).double_is_real[0] == 1


@pytest.mark.rule("FW-1.9")
def test_what_clairvoyance_reveals_is_shown_to_its_caster() -> None:
    duel = cast_and_end("clairvoyance")
    duel.plan(1, "lightning-bolt P1:e5", "move")
    assert duel.heard(0, "seen") == [(1, action("lightning-bolt")), (1, action("move"))]
    shown = [entry(action("lightning-bolt"), square("P1:e5")), entry(action("move"))]
    assert duel.view(0).shown_entries[1] == shown


@pytest.mark.rule("FW-1.9")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_what_clairvoyance_reveals_is_shown_to_nobody_else(viewer: int) -> None:
    duel, other = cast_and_end("clairvoyance"), cast_and_end("clairvoyance")
    duel.plan(1, "lightning-bolt P1:e5", "move")
    other.plan(1, "defend", "run")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()
    assert duel.heard(viewer, "seen") == duel.heard(viewer, "seen-square") == []


@pytest.mark.rule("FW-1.9", "FW-5.5")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_nobody_else_notices_that_a_shown_plan_has_fewer_than_two_entries(viewer: int) -> None:
    duel, other = cast_and_end("clairvoyance"), cast_and_end("clairvoyance")
    duel.choose(1, "lock")
    other.plan(1, "defend", "run")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()


@pytest.mark.rule("FW-1.9")
def test_what_foresight_reveals_is_told_to_its_caster() -> None:
    duel = cast_and_end("foresight")
    duel.choose(1, "announce 1 2")
    assert duel.heard(0, "foretold") == [(1, 1, 2)]
    assert duel.view(0).announced[1] == duel.s.announced[1] >= 0


@pytest.mark.rule("FW-1.9")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_what_foresight_reveals_is_told_to_nobody_else(viewer: int) -> None:
    duel, other = cast_and_end("foresight"), cast_and_end("foresight")
    duel.choose(1, "announce 1 2")
    other.choose(1, "announce 0 0")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()
    assert duel.heard(viewer, "foretold") == []


@pytest.mark.rule("FW-1.10")
@pytest.mark.parametrize("field", sorted(set(WizardryState.__annotations__) - BOOKKEEPING))
def test_no_information_is_hidden_from_all_players(field: str) -> None:
    duel = rich_position()
    duel.choose(1, "plan move")
    duel.choose(0, "plan-animal move")
    value = getattr(duel.s, field)
    seen = [getattr(duel.view(seat), field) for seat in range(3)]
    assert seen[0] == value or [seen[seat][seat] for seat in range(3)] == value


@pytest.mark.rule("FW-1.11")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_how_many_entries_remain(viewer: int) -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.plans(["move", "move", "run"], ["move"])
    other.plans(["move", "magic-touch"], ["move"])
    duel.do("move", "to P1:e6")
    other.do("move", "to P1:e6")
    assert duel.s.view(viewer).to_json() == other.s.view(viewer).to_json()
    assert len(duel.view(0).plan[0]) == 2


@pytest.mark.rule("FW-1.11")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_wizard_struck_by_blinding_light_shows_how_many_moves_it_has_left(viewer: int) -> None:
    duel = Duel("young", "young", spells=[["blinding-light"], []])
    duel.place(1, "P1:e6")
    duel.load(1)
    duel.plans(["blinding-light", "initiative"], ["run", "magic-touch"])
    duel.do("blinding-light")
    assert duel.heard(viewer, "blinded") == [(1, 2)]
    assert duel.view(viewer).plan[1] == [entry(action("move"))] * 2
    duel.abandon("move")
    assert duel.view(viewer).plan[1] == [entry(action("move"))]
