"""Conjuration: Entangle, Tidal Wave, Push, Teleport (FW-20); see also test_sleet_storm."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.testing.wizardry import Duel, square


def duel_in_sight(*spells: str, profile: str = "young", theirs: str = "") -> Duel:
    """A young P1 on e4, who knows the spells and goes first; P2 four squares to the east."""
    duel = Duel("young", profile, spells=[spells, theirs.split()])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    return duel


# -- 31 Entangle -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-20.1")
def test_one_point_prevents_entangle() -> None:
    duel = duel_in_sight("entangle", profile="greybeard")
    duel.plans(["entangle"], ["move"])
    duel.do("entangle")
    assert duel.asked() == (1, "entangle")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.pool[1] == 1
    assert "do move" in duel.options(1)


@pytest.mark.rule("FW-20.1", "FW-20.2")
def test_who_spends_no_point_is_entangled() -> None:
    duel = duel_in_sight("entangle", profile="aged")
    duel.plans(["entangle"], ["move"])
    duel.do("entangle", "spend 0")
    assert duel.options(1) == ["abandon move"]


@pytest.mark.rule("FW-20.1")
def test_entangle_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["entangle"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["entangle", "initiative"], ["move"])
    duel.do("entangle")
    assert "do move" in duel.options(1)


@pytest.mark.rule("FW-20.1")
def test_entangle_is_cast_on_one_other_wizard_of_the_casters_choice() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["entangle"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    duel.place(2, "P1:e6")
    duel.plans(["entangle", "move"], ["move"], ["move"])
    duel.answer("do entangle")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P3", "spend 0")
    assert duel.s.entangled == [0, 0, 1]


@pytest.mark.rule("FW-20.2")
def test_an_entangled_wizard_can_neither_move_nor_run() -> None:
    duel = duel_in_sight("entangle")
    duel.plans(["entangle", "initiative"], ["move", "run", "puff-of-wind"])
    duel.do("entangle")
    assert duel.options(1) == [
        "do puff-of-wind",
        "abandon move",
        "abandon run",
        "abandon puff-of-wind",
    ]


@pytest.mark.rule("FW-20.2")
def test_moves_made_by_blinding_light_cannot_be_carried_out_either() -> None:
    duel = duel_in_sight("entangle", "blinding-light")
    duel.plans(["entangle", "blinding-light", "initiative"], ["puff-of-wind", "magic-touch"])
    duel.do("entangle")
    duel.abandon("magic-touch")
    duel.load(1)
    duel.do("blinding-light")
    assert duel.options(1) == ["abandon move"]


@pytest.mark.rule("FW-20.2")
@pytest.mark.parametrize(
    ("spell", "answers", "place"),
    [
        ("leap", ["to P1:d4"], "P1:d4"),
        ("teleport", ["to P1:a1"], "P1:a1"),
        ("transpose", [], "P1:e4"),
        ("hide", [], ""),
    ],
)
def test_relocating_spells_of_an_entangled_wizard_work(
    spell: str, answers: list[str], place: str
) -> None:
    duel = duel_in_sight("entangle", theirs=spell)
    duel.plans(["entangle", "initiative", "puff-of-wind"], [spell])
    duel.do("entangle")
    duel.do(spell, *answers)
    assert duel.square(1) == place


@pytest.mark.rule("FW-20.2")
def test_entangle_is_over_in_the_next_turn() -> None:
    duel = duel_in_sight("entangle")
    duel.plans(["entangle", "initiative"], [])
    duel.do("entangle")
    duel.plans(["initiative"], ["move"])
    assert "do move" in duel.options(1)


# -- 32 Tidal Wave ---------------------------------------------------------------------------------


def duel_with_wave(profile: str = "young", target: str = "P1:g4") -> Duel:
    """P1 casts from e4; with profile young P2 has no points."""
    duel = Duel("young", profile, spells=[["tidal-wave"], []])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


@pytest.mark.rule("FW-20.3")
def test_a_tidal_wave_is_the_final_action_of_its_wizard() -> None:
    duel = duel_with_wave()
    duel.plans(["tidal-wave P1:g4", "puff-of-wind", "initiative"], [])
    assert "do tidal-wave" not in duel.options()
    duel.abandon("puff-of-wind")
    assert "do tidal-wave" in duel.options()


@pytest.mark.rule("FW-20.3")
def test_the_square_of_a_tidal_wave_is_written_in_planning() -> None:
    duel = duel_with_wave()
    duel.choose(0, "plan tidal-wave")
    assert "write P1:g4" in duel.options(0)
    duel.choose(0, "write P1:g4")
    duel.plans(["initiative"], ["move"])
    duel.do("tidal-wave")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-20.3")
def test_a_tidal_wave_on_a_square_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["tidal-wave"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["tidal-wave P1:d5", "initiative"], [])
    duel.do("tidal-wave")
    assert (duel.s.hits, duel.square(1)) == ([0, 0], "P1:d5")


@pytest.mark.rule("FW-20.4")
def test_a_tidal_wave_hits_everybody_on_and_next_to_its_square_the_caster_too() -> None:
    duel = Duel("young", "young", "young", "young", spells=[["tidal-wave"], [], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:g5")
    duel.place(3, "P1:h4")
    duel.load(6, 5, 4)
    duel.plans(["tidal-wave P1:f4", "initiative"], [], [], [])
    duel.do("tidal-wave")
    assert duel.s.hits == [2, 2, 2, 0]


@pytest.mark.rule("FW-20.5")
def test_a_tidal_wave_pushes_two_squares_away_from_the_caster_not_from_its_square() -> None:
    duel = duel_with_wave(target="P1:f4")
    duel.plans(["tidal-wave P1:g4", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert duel.square(1) == "P1:h4"


@pytest.mark.rule("FW-20.5")
def test_a_tidal_wave_does_not_push_its_caster() -> None:
    duel = duel_with_wave(target="P1:f4")
    duel.plans(["tidal-wave P1:e4", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert (duel.s.hits, duel.square(0)) == ([2, 2], "P1:e4")
    assert duel.square(1) == "P1:h4"


@pytest.mark.rule("FW-20.5")
def test_a_tidal_wave_leaves_a_wizard_outside_its_reach_where_it_is() -> None:
    duel = duel_with_wave(target="P1:h4")
    duel.plans(["tidal-wave P1:f4", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert (duel.s.hits, duel.square(1)) == ([2, 0], "P1:h4")


@pytest.mark.rule("FW-20.5")
def test_a_tidal_wave_hits_first_and_pushes_afterwards() -> None:
    duel = duel_with_wave(target="P1:g4")
    duel.ball(0, "P1:h4")
    duel.plans(["tidal-wave P1:g4", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert duel.told("hurt") == [(1, 2, action("tidal-wave")), (1, 2, action("tracking-ball"))]
    kinds = [duel.s.rules.events[event.kind].key for event in duel.story]
    assert kinds.index("hurt") < kinds.index("forced") < kinds.index("ball-burst")


@pytest.mark.rule("FW-20.4", "FW-14.1")
def test_the_hits_of_a_tidal_wave_defeat() -> None:
    duel = duel_with_wave()
    duel.s.hits[1] = 3
    duel.plans(["tidal-wave P1:g4", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert duel.told("defeated") == [(1,)]
    assert duel.s.over


@pytest.mark.rule("FW-20.6")
@pytest.mark.parametrize(
    ("points", "hits", "place"), [(0, 2, "P1:i4"), (1, 1, "P1:h4"), (2, 0, "P1:g4")]
)
def test_each_point_lowers_both_hits_and_push_of_a_tidal_wave(
    points: int, hits: int, place: str
) -> None:
    duel = duel_with_wave("greybeard")
    duel.plans(["tidal-wave P1:g4"], ["defend", "move"])
    duel.do("tidal-wave")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer(f"spend {points}")
    assert (duel.s.hits, duel.square(1)) == ([0, hits], place)
    assert duel.s.pool[1] == 3 - points


@pytest.mark.rule("FW-20.6")
def test_the_caster_may_spend_points_against_its_own_tidal_wave() -> None:
    duel = duel_with_wave()
    duel.plans(["tidal-wave P1:e4", "defend", "initiative"], ["move"])
    duel.do("tidal-wave")
    assert duel.options(0) == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.hits == [1, 0]


# -- 35 Push ---------------------------------------------------------------------------------------


def duel_with_push(profile: str = "young") -> Duel:
    """P2 stands next to P1 on a free row."""
    duel = Duel("young", profile, spells=[["push"], []])
    duel.place(0, "P1:c4")
    duel.place(1, "P1:d4")
    return duel


@pytest.mark.rule("FW-20.12")
def test_push_moves_another_wizard_four_squares_away_from_the_caster() -> None:
    duel = duel_with_push()
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert (duel.square(0), duel.square(1)) == ("P1:c4", "P1:h4")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-20.12")
def test_a_push_on_a_wizard_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert duel.square(1) == "P1:d5"


@pytest.mark.rule("FW-20.13")
@pytest.mark.parametrize(("points", "place"), [(0, "P1:h4"), (1, "P1:f4"), (2, "P1:d4")])
def test_each_point_takes_two_squares_from_a_push(points: int, place: str) -> None:
    duel = duel_with_push("greybeard")
    duel.plans(["push"], ["defend", "move"])
    duel.do("push")
    assert duel.asked() == (1, "push")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer(f"spend {points}")
    assert duel.square(1) == place
    assert duel.s.pool[1] == 3 - points


@pytest.mark.rule("FW-20.13")
def test_a_pool_of_one_takes_two_squares_from_a_push_at_most() -> None:
    duel = duel_with_push("aged")
    duel.plans(["push"], ["move"])
    duel.do("push")
    assert duel.options() == ["spend 0", "spend 1"]


@pytest.mark.rule("FW-20.14")
def test_push_rests_in_the_turn_after_its_use() -> None:
    duel = duel_with_push()
    duel.plans(["push", "initiative"], [])
    duel.do("push")
    assert "plan push" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert "plan push" in duel.options(0)


# -- 36 Teleport -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-20.15")
def test_teleport_reaches_every_enterable_square_of_the_board() -> None:
    duel = duel_in_sight("teleport")
    duel.animal(1, "P2:e6")
    duel.smash("P2:a1")
    duel.ball(0, "P2:b1")
    duel.plans(["teleport", "initiative"], [])
    duel.answer("do teleport")
    taken = {square(name) for name in ("P1:e4", "P1:i4", "P2:e6", "P2:a1")}
    assert set(duel.options()) == {
        f"to {area}:{column}{row}"
        for area in ("P1", "P2")
        for column in "abcdefghi"
        for row in range(1, 10)
        if not duel.s.board.is_black(square(f"{area}:{column}{row}"))
        and square(f"{area}:{column}{row}") not in taken
    }
    duel.answer("to P2:i9")
    assert duel.square(0) == "P2:i9"


@pytest.mark.rule("FW-20.16")
def test_teleport_is_used_once_per_game() -> None:
    duel = duel_in_sight("teleport")
    assert "plan teleport" in duel.options(0)
    duel.plans(["teleport", "initiative"], [])
    duel.do("teleport", "to P2:i9")
    assert "plan teleport" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert "plan teleport" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert duel.s.turn == 4
    assert "plan teleport" not in duel.options(0)


@pytest.mark.rule("FW-20.16")
def test_a_teleport_that_was_abandoned_has_not_been_used() -> None:
    duel = duel_in_sight("teleport")
    duel.plans(["teleport", "initiative"], [])
    duel.abandon("teleport")
    assert "plan teleport" in duel.options(0)
