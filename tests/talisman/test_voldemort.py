"""Lord Voldemort's movement and attack (TA-7)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.testing.talisman import Tale


def woken(*sides: str, at: str = "out-4", voldemort: str = "out-10", die: int = 3) -> Tale:
    """Seat 0 rolls a 1, walks one space clockwise, and Voldemort's die is rolled."""
    tale = Tale(*(sides or ("hagrid-b", "draco-b")))
    tale.place(0, at)
    tale.s.voldemort = space(voldemort)
    tale.begin(1, die)
    while tale.asked()[1] in ("way", "direction"):
        tale.answer(tale.options()[0])
    return tale


@pytest.mark.rule("TA-7.1")
def test_a_one_moves_the_character_then_voldemort() -> None:
    tale = woken()
    assert tale.at(0) == "out-5"
    assert tale.told("voldemort-rolled") == [(3,)]
    assert tale.told("drew") == []
    assert tale.asked() == (0, "voldemort")


@pytest.mark.rule("TA-7.2", "TA-7.8")
def test_exactly_so_many_spaces_in_one_direction() -> None:
    tale = woken("hagrid-b", "draco-b")
    tale.place(1, "out-8")
    tale.answer("direction ccw")
    assert tale.voldemort() == "out-7"
    assert tale.told("voldemort-attacks") == []


@pytest.mark.rule("TA-7.3", "TA-7.4", "TA-7.25")
def test_the_first_step_may_lead_into_another_region() -> None:
    tale = woken(voldemort="mid-9")
    steps = {"to out-12", "to out-13", "to out-14", "to inn-1"}
    assert steps <= set(tale.options())
    tale.answer("to inn-1")
    assert tale.asked() == (0, "voldemort-on")
    tale.answer("direction cw")
    assert tale.voldemort() == "inn-3"


@pytest.mark.rule("TA-7.5")
def test_from_the_great_hall_he_steps_into_the_room() -> None:
    tale = woken(voldemort="hall")
    assert tale.voldemort() == "inn-5"
    assert tale.options() == ["direction cw", "direction ccw"]


@pytest.mark.rule("TA-7.6")
def test_back_into_the_great_hall_ends_his_move() -> None:
    tale = woken(voldemort="inn-5")
    tale.answer("to hall")
    assert tale.voldemort() == "hall"


@pytest.mark.rule("TA-7.7")
def test_his_roll_is_not_halved_and_nothing_stops_him() -> None:
    tale = woken(voldemort="inn-3", die=6)
    tale.answer("direction cw")
    assert tale.voldemort() == "inn-1"
    second = woken(voldemort="inn-3", die=5)
    second.answer("direction cw")
    assert second.voldemort() == "inn-8"


@pytest.mark.rule("TA-7.9", "TA-27.3")
def test_the_mover_chooses_the_victim() -> None:
    tale = woken("hagrid-b", "draco-b", "lucius-a", voldemort="out-8")
    tale.place(1, "out-11")
    tale.place(2, "out-11")
    tale.answer("direction cw")
    assert tale.asked() == (0, "victim")
    assert tale.options() == ["target draco", "target lucius"]
    tale.answer("target lucius")
    assert tale.asked() == (2, "ability")


@pytest.mark.rule("TA-7.9")
def test_the_mover_itself_may_be_the_victim() -> None:
    tale = woken(voldemort="out-8")
    tale.answer("direction ccw")
    assert tale.asked() == (0, "ability")


@pytest.mark.rule("TA-7.10", "TA-7.12")
def test_the_victim_chooses_the_kind_and_may_use_fate() -> None:
    tale = woken(voldemort="out-8")
    tale.answer("direction ccw")
    tale.fate(0, 1)
    tale.load(2, 5)
    assert tale.options() == ["ability magic", "ability might"]
    tale.answer("ability might")
    assert tale.asked() == (0, "reroll")
    assert tale.s.foe_values == [7]
    tale.load(6)
    tale.answer("fate first")
    assert tale.scores() == [(3, 11, 12)]


@pytest.mark.rule("TA-7.13")
@pytest.mark.parametrize(
    ("die", "field", "amount"),
    [(1, "fate", 1), (2, "gold", 1), (3, "life", 6), (4, "might", 7), (5, "magic", 3)],
)
def test_the_reward_for_a_victory(die: int, field: str, amount: int) -> None:
    tale = woken(voldemort="out-8")
    tale.values(0, might=6)
    tale.answer("direction ccw")
    tale.load(6, 1, die)
    tale.answer("ability might")
    assert getattr(tale.s, field)[0] == amount


@pytest.mark.rule("TA-7.13")
def test_a_spell_as_reward_needs_room() -> None:
    for magic, spells in ((4, 1), (2, 0)):
        tale = woken(voldemort="out-8")
        tale.values(0, might=7, magic=magic)
        tale.answer("direction ccw")
        tale.load(6, 1, 6)
        tale.answer("ability might")
        assert len(tale.hand(0)) == spells


@pytest.mark.rule("TA-7.14", "TA-7.16")
def test_a_loss_costs_a_life_and_he_stays() -> None:
    tale = woken(voldemort="out-8")
    tale.answer("direction ccw")
    tale.load(1, 6)
    tale.answer("ability might")
    assert tale.s.life[0] == 4
    assert tale.voldemort() == "out-5"
    assert tale.trophies(0) == []


@pytest.mark.rule("TA-7.15")
def test_a_draw_does_nothing() -> None:
    tale = woken(voldemort="out-8")
    tale.answer("direction ccw")
    tale.load(5, 3)
    tale.answer("ability might")
    assert tale.s.life[0] == 5
    assert tale.told("drawn-fight") == [()]


@pytest.mark.rule("TA-7.17")
def test_the_token_has_no_effect() -> None:
    tale = woken(voldemort="out-8")
    assert tale.token() == "op"
    tale.answer("direction ccw")
    tale.load(4, 2)
    tale.answer("ability might")
    assert tale.scores() == [(3, 9, 9)]


@pytest.mark.rule("TA-7.18", "TA-7.22")
def test_he_can_be_evaded_outside_the_castle() -> None:
    tale = woken(voldemort="out-8")
    tale.s.evading[0] = 1
    tale.answer("direction ccw", "ability magic")
    assert tale.options() == ["fight", "evade-all"]
    tale.answer("evade-all")
    assert tale.s.life[0] == 5
    assert len(tale.told("drew")) == 1
    castle = woken(at="inn-8", voldemort="inn-4")
    castle.s.evading[0] = 1
    castle.load(1, 6)
    castle.answer("direction ccw", "ability magic")
    assert castle.s.life[0] == 4


@pytest.mark.rule("TA-7.19")
def test_after_a_victory_the_turn_goes_on_after_a_loss_it_ends() -> None:
    won = woken(voldemort="out-8")
    won.next_card("fang")
    won.answer("direction ccw")
    won.load(6, 1, 1)
    won.answer("ability might")
    assert len(won.told("drew")) == 1
    lost = woken(voldemort="out-8")
    lost.answer("direction ccw")
    lost.load(1, 6)
    lost.answer("ability might")
    assert lost.told("drew") == []
    other = woken(voldemort="out-8")
    other.place(1, "out-11")
    other.next_card("fang")
    other.answer("direction cw")
    other.load(1, 6)
    other.answer("ability magic")
    assert other.s.life[1] == 3
    assert len(other.told("drew")) == 1


@pytest.mark.rule("TA-7.20")
def test_walking_onto_him_starts_nothing() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.voldemort = space("out-14")
    tale.next_card("fang")
    tale.arrive("out-14")
    assert tale.told("voldemort-attacks") == []


@pytest.mark.rule("TA-7.21")
def test_he_can_send_a_character_to_the_hospital() -> None:
    tale = woken(voldemort="out-8")
    tale.values(0, life=1)
    tale.answer("direction ccw")
    tale.load(1, 6)
    tale.answer("ability might")
    assert tale.at(0) == "out-10"
    assert tale.s.active == 1


@pytest.mark.rule("TA-7.22")
def test_effects_on_enemies_do_not_work_on_him() -> None:
    tale = woken(voldemort="out-8")
    tale.spells(0, "riddikulus")
    tale.spells(1, "protego")
    tale.load(3, 6)
    tale.answer("direction ccw", "ability might")
    assert tale.asked() == (1, "spell")
    assert tale.s.danger == [0]


@pytest.mark.rule("TA-7.22", "TA-EQ1")
def test_what_saves_a_life_in_a_fight_works_against_him() -> None:
    tale = woken(voldemort="out-8")
    tale.objects(0, "bonbons")
    tale.load(1, 6)
    tale.answer("direction ccw", "ability might")
    tale.load(6)
    tale.answer("save bonbons")
    assert tale.s.life[0] == 5


@pytest.mark.rule("TA-7.23")
def test_the_dead_and_those_in_the_hall_are_no_victims() -> None:
    tale = woken(voldemort="inn-5")
    tale.place(1, "hall")
    tale.answer("to hall")
    assert tale.told("voldemort-attacks") == []
    dead = woken(voldemort="out-13")
    dead.place(1, "out-10")
    dead.values(1, life=0)
    dead.answer("direction ccw")
    assert dead.told("voldemort-attacks") == []


@pytest.mark.rule("TA-7.24")
def test_a_one_wakes_him_after_a_test_too() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "out-17")
    tale.begin(1)
    tale.load(1, 6, 4)
    tale.answer("barrier")
    assert tale.told("barrier-held") == [(3,)]
    assert tale.told("voldemort-rolled") == [(4,)]
    tale.answer("direction cw")
    assert tale.told("drew") == []
