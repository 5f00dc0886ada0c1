"""FW-11: forced movement."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spellwright.testing.wizardry import Duel, square
from tests.wizardry.corners import paint_black


def push(caster: str, target: str) -> Duel:
    """P1 pushes P2, who has no points, in the middle of a turn; P2 goes on afterwards."""
    duel = pushing(caster, target)
    duel.do("push")
    return duel


def pushing(caster: str, target: str) -> Duel:
    duel = Duel("young", "aged", spells=[["push"], []])
    duel.place(0, caster)
    duel.place(1, target)
    duel.plans(["push"], ["move"])
    duel.s.pool[1] = 0
    return duel


def wave(caster: str, written: str, *others: str) -> Duel:
    """P1 plans a Tidal Wave on a square; the others stand where said, without points."""
    profiles = ["young", "aged", "greybeard"][: len(others) + 1]
    duel = Duel(*profiles, spells=[["tidal-wave"], *([] for _ in others)])
    duel.place(0, caster)
    for wizard, name in enumerate(others, 1):
        duel.place(wizard, name)
    duel.plans([f"tidal-wave {written}"], *(["move"] for _ in others))
    duel.s.pool = [0] * len(profiles)
    return duel


def first_step(duel: Duel) -> tuple[int, int]:
    """How the first square of a forced movement lies from where the wizard stood."""
    _, start, end = duel.told("forced")[0]
    (x, y), (to_x, to_y) = duel.s.board.place[start], duel.s.board.place[end]
    return to_x - x, to_y - y


@pytest.mark.rule("FW-11.1")
def test_a_push_goes_its_squares_one_at_a_time_in_one_direction() -> None:
    duel = push("P1:d4", "P1:f4")
    told = [*duel.told("forced"), *duel.told("forced-across")]
    steps = [(start, end) for _, start, end in told]
    names = ["P1:f4", "P1:g4", "P1:h4", "P1:i4", "P2:a4"]
    numbers = [square(name) for name in names]
    assert steps == list(pairwise(numbers))
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-11.1")
def test_a_tidal_wave_pushes_two_squares() -> None:
    duel = wave("P1:d4", "P1:f4", "P1:f4")
    duel.do("tidal-wave")
    assert duel.square(1) == "P1:h4"


@pytest.mark.rule("FW-11.2")
@pytest.mark.parametrize(
    ("caster", "target", "step"),
    [
        ("P1:d4", "P1:g4", (1, 0)),
        ("P1:d4", "P1:f5", (1, 0)),
        ("P1:d4", "P1:g6", (1, 1)),
        ("P1:d4", "P1:e6", (0, 1)),
        ("P1:d4", "P1:f6", (1, 1)),
        ("P1:f6", "P1:d4", (-1, -1)),
        ("P1:f6", "P1:e4", (0, -1)),
        ("P1:i4", "P1:e6", (-1, 0)),
        ("P1:i4", "P1:e7", (-1, 1)),
        ("P1:d6", "P1:d5", (0, -1)),
        ("P1:d6", "P1:e5", (1, -1)),
    ],
)
def test_a_push_is_straight_if_one_way_is_at_least_twice_the_other(
    caster: str, target: str, step: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    paint_black(request)
    assert first_step(push(caster, target)) == step


@pytest.mark.rule("FW-11.3")
def test_a_push_stops_at_a_black_square() -> None:
    duel = push("P1:e5", "P1:f5")
    assert duel.square(1) == "P1:g5"
    assert duel.s.hits == [0, 0]
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-11.3")
def test_a_push_against_a_black_square_moves_nobody() -> None:
    duel = push("P1:f5", "P1:g5")
    assert duel.square(1) == "P1:g5"


@pytest.mark.rule("FW-11.3")
def test_a_push_stops_at_a_wizard() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["push"], [], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:h4")
    duel.plans(["push"], ["move"], [])
    duel.do("push", "target P2", "spend 0")
    assert (duel.square(1), duel.square(2)) == ("P1:g4", "P1:h4")
    assert duel.s.hits == [0, 0, 0]


@pytest.mark.rule("FW-11.3")
def test_a_push_stops_at_an_animal() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.animal(0, "P1:h4")
    duel.do("push")
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-11.3")
def test_a_push_stops_at_the_demon() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.demon(0, "P1:h4")
    duel.do("push")
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-11.3")
def test_a_push_stops_at_an_illusory_body() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["push"], [], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.place(2, "P2:e4")
    duel.double(2, "P1:h4")
    duel.plans(["push"], ["move"], [])
    duel.do("push", "target P2", "spend 0")
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-11.4")
def test_a_push_between_two_diagonally_meeting_black_squares_stops(
    request: pytest.FixtureRequest,
) -> None:
    paint_black(request, "e6", "f5")
    duel = push("P1:d4", "P1:e5")
    assert duel.square(1) == "P1:e5"


@pytest.mark.rule("FW-11.4")
def test_a_push_past_a_single_black_corner_goes_on(request: pytest.FixtureRequest) -> None:
    paint_black(request, "f5")
    duel = push("P1:d4", "P1:e5")
    assert duel.square(1) == "P1:i9"


@pytest.mark.rule("FW-11.5")
def test_a_push_off_the_board_defeats() -> None:
    duel = push("P1:d4", "P1:b4")
    assert duel.s.over
    assert duel.told("out-of-bounds") == [(1, square("P1:a4"))]
    assert duel.told("hurt") == []


@pytest.mark.rule("FW-11.5")
def test_a_push_that_ends_on_the_last_square_does_not_defeat() -> None:
    duel = push("P1:g1", "P1:e1")
    assert duel.square(1) == "P1:a1"
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-11.5")
def test_a_push_onto_a_smash_marker_defeats() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.smash("P1:h4")
    duel.do("push")
    assert duel.told("fell") == [(1, square("P1:g4"), square("P1:h4"))]
    assert duel.told("out-of-bounds") == []


@pytest.mark.rule("FW-11.5")
def test_a_smash_marker_behind_the_end_of_a_push_does_nothing() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.smash("P2:b4")
    duel.do("push")
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-11.6")
def test_the_farthest_wizard_is_pushed_first() -> None:
    duel = wave("P1:d4", "P1:f4", "P1:f4", "P1:g4")
    duel.do("tidal-wave")
    assert [body for body, _, _ in duel.told("forced")] == [4, 4, 2, 2]
    assert (duel.square(1), duel.square(2)) == ("P1:h4", "P1:i4")


@pytest.mark.rule("FW-11.6")
def test_at_equal_distances_the_initiative_decides_who_is_pushed_first() -> None:
    duel = Duel("young", "greybeard", "aged", spells=[["tidal-wave"], [], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:f5")
    duel.plans(["tidal-wave P1:f4"], [], [])
    duel.do("tidal-wave", "spend 0", "spend 0")
    assert [body for body, _, _ in duel.told("forced")] == [4, 2, 2]


@pytest.mark.rule("FW-11.7")
def test_the_caster_is_not_pushed_by_its_own_wave() -> None:
    duel = wave("P1:d4", "P1:e4", "P1:f4")
    duel.do("tidal-wave")
    assert duel.s.hits == [2, 2]
    assert (duel.square(0), duel.square(1)) == ("P1:d4", "P1:h4")


@pytest.mark.rule("FW-11.8")
def test_forced_movement_ignores_entangle() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.s.entangled[1] = 1
    duel.do("push")
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-11.8")
def test_the_wind_moves_an_entangled_wizard() -> None:
    duel = Duel("young", "aged", spells=[["entangle"], []])
    duel.place(1, "P1:f5")
    duel.plans(["entangle", "puff-of-wind"], [])
    duel.do("entangle", "spend 0")
    duel.do("puff-of-wind", "target P2", "to P1:g5")
    assert duel.square(1) == "P1:g5"


@pytest.mark.rule("FW-11.8")
def test_forced_movement_ignores_the_run_ban_of_a_sleet_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm", "push"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans(["sleet-storm", "push"], [])
    duel.do("sleet-storm")
    duel.do("push", "spend 0")
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-11.9")
def test_a_wave_does_not_move_creatures_or_balls() -> None:
    duel = wave("P1:d4", "P1:g4", "P2:e5")
    duel.animal(1, "P1:g4", acts=False)
    duel.demon(1, "P1:g5")
    duel.ball(1, "P1:f4")
    duel.do("tidal-wave")
    assert duel.animals(1) == ["P1:g4"]
    assert duel.s.demon == square("P1:g5")
    assert duel.s.balls == [square("P1:f4")]
    assert duel.told("forced") == []


@pytest.mark.rule("FW-11.9")
def test_neither_push_nor_wind_can_choose_a_creature() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["push"], [], []])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:d4")
    duel.animal(1, "P1:e4", acts=False)
    duel.ball(1, "P1:e6")
    duel.plans(["push", "puff-of-wind"], [], [])
    duel.answer("do puff-of-wind")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P2", "to P1:f6", "do push")
    assert duel.options() == ["target P2", "target P3"]


@pytest.mark.rule("FW-11.10")
def test_a_pushed_wizard_triggers_a_ball_and_goes_on() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.ball(0, "P1:g4")
    duel.do("push")
    assert duel.s.hits == [0, 2]
    assert duel.s.balls == []
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-11.10")
def test_a_pushed_wizard_that_the_ball_defeats_goes_no_further() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.ball(0, "P1:g4")
    duel.s.hits[1] = 3
    duel.do("push")
    assert len(duel.told("forced")) == 1
    assert duel.told("defeated") == [(1,)]


@pytest.mark.rule("FW-11.10")
def test_a_wizard_does_not_trigger_its_own_ball() -> None:
    duel = pushing("P1:d4", "P1:f4")
    duel.ball(1, "P1:g4")
    duel.do("push")
    assert duel.s.hits == [0, 0]
    assert len(duel.s.balls) == 1


@pytest.mark.rule("FW-11.10")
def test_a_runner_triggers_a_ball_on_its_way_and_goes_on() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:d4")
    duel.ball(1, "P1:f4")
    duel.plans(["run"], ["move"])
    duel.do("run", "to P1:g4")
    assert duel.s.hits == [2, 0]
    assert duel.s.balls == []
    assert duel.square(0) == "P1:g4"


@pytest.mark.rule("FW-11.10")
def test_a_wizard_blown_onto_a_ball_triggers_it() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.ball(0, "P1:g5")
    duel.plans(["puff-of-wind"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P1:g5")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-11.10")
def test_a_wizard_that_relocates_onto_a_ball_triggers_it() -> None:
    duel = Duel("young", "aged", spells=[["leap"], []])
    duel.place(0, "P1:d4")
    duel.ball(1, "P1:i4")
    duel.plans(["leap"], ["move"])
    duel.do("leap", "to P1:i4")
    assert duel.s.hits == [2, 0]
