"""The castle, the Room of Requirement and the Great Hall (TA-23, TA-24)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.rules.movement import TURNED
from spellwright.testing.talisman import Tale


def inside(start: str, target: str, *dice: int, side: str = "hagrid-b", duty: int = 0) -> Tale:
    """Seat 0 takes one step with Dobby's kind of move from one space to the next."""
    tale = Tale(side, "draco-b")
    tale.place(0, start)
    tale.s.duty[0] = duty
    tale.begin(2)
    tale.answer("roll")
    tale.load(*dice)
    tale.answer(next(text for text in tale.options() if text.endswith(target)))
    return tale


@pytest.mark.rule("TA-23.15", "TA-INN4")
def test_flying_keys_one_after_the_other() -> None:
    tale = inside("inn-3", "inn-4")
    tale.values(0, magic=9)
    won = Tale("hagrid-b", "draco-b")
    won.values(0, magic=9)
    won.place(0, "inn-3")
    won.begin(2)
    won.answer("roll")
    won.load(3, 6, 1, 6, 1, 1, 6)
    won.answer("walk cw inn-4")
    assert won.told("keys-counted") == [(3, 3)]
    assert len(won.told("won")) == 2
    assert won.s.duty[0] == 1
    assert won.at(0) == "inn-4"


@pytest.mark.rule("TA-23.15", "TA-INN4")
def test_the_next_turn_goes_on_with_the_keys_that_are_left() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=9)
    tale.place(0, "inn-4")
    tale.s.duty[0] = 2
    tale.begin()
    tale.load(6, 1, 6, 1)
    tale.answer("duty")
    assert tale.told("duty-done") == [(3,)]
    assert tale.s.duty[0] == 0
    assert tale.trophies(0) == []


@pytest.mark.rule("TA-23.15", "TA-INN6")
def test_the_boggart_waits() -> None:
    tale = inside("inn-7", "inn-6", 3, 4, 1, 6)
    assert tale.told("boggart-seen") == [(3, 7)]
    assert tale.s.life[0] == 4
    assert tale.s.duty[0] == 7
    tale.next_turn(0)
    assert tale.options() == ["duty", "turn-back"]
    tale.load(6, 1)
    tale.answer("duty")
    assert tale.told("duty-done") == [(3,)]


@pytest.mark.rule("TA-23.15", "TA-INN7")
def test_the_astronomy_tower() -> None:
    tale = inside("inn-8", "inn-7")
    tale.load(3)
    tale.answer("number 3")
    assert tale.told("duty-done") == [(3,)]
    wrong = inside("inn-8", "inn-7")
    wrong.load(4)
    wrong.answer("number 3")
    assert wrong.s.fate[0] == 1
    assert wrong.s.duty[0] == 1


@pytest.mark.rule("TA-23.17")
def test_a_held_character_meets_nobody_but_can_be_attacked() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-6")
    tale.place(1, "inn-6")
    tale.s.duty[0] = 12
    tale.begin()
    tale.load(1, 6)
    tale.answer("duty")
    assert tale.told("meets-foe") != []
    attacked = Tale("draco-b", "hagrid-b")
    attacked.place(0, "inn-8")
    attacked.place(1, "inn-7")
    attacked.s.duty[1] = 1
    attacked.begin(2)
    attacked.answer("roll", "walk ccw inn-7")
    assert "meet hagrid" in attacked.options()


@pytest.mark.rule("TA-23.18")
def test_on_arrival_a_character_may_be_met_instead() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-5")
    tale.place(1, "inn-6")
    tale.place(0, "inn-7")
    tale.begin(2)
    tale.answer("roll", "walk ccw inn-6")
    assert tale.options() == ["meet draco", "space"]
    tale.load(3, 3)
    tale.answer("meet draco")
    assert tale.s.duty[0] == -1
    tale.next_turn(0)
    assert tale.options() == ["duty", "turn-back"]
    tale.load(1, 1, 6, 1)
    tale.answer("duty")
    assert tale.told("boggart-seen") == [(3, 2)]


@pytest.mark.rule("TA-23.19")
def test_moved_away_the_hold_ends() -> None:
    from spellwright.games.talisman.rules.placement import go_to_space

    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-4")
    tale.s.duty[0] = 4
    go_to_space(tale.s, 0, space("inn-3"))
    assert tale.s.duty[0] == 0


@pytest.mark.rule("TA-23.20")
def test_a_fulfilled_duty_is_not_repeated() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-4")
    tale.s.lost[0] = 1
    tale.begin()
    tale.next_turn(0)
    assert tale.options() == ["roll", "turn-back"]
    staying = Tale("mcgonagall-a", "draco-b")
    staying.place(0, "inn-4")
    staying.fate(0, 1)
    staying.begin()
    staying.load(6)
    staying.answer("stay")
    assert staying.told("keys-counted") == [(2, 6)]


@pytest.mark.rule("TA-23.21")
def test_lost_turns_and_ferrets_keep_the_duty() -> None:
    from spellwright.games.talisman.rules.transfiguration import become_ferret

    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-6")
    tale.s.duty[0] = 9
    tale.s.lost[0] = 1
    become_ferret(tale.s, 0)
    tale.begin()
    assert tale.s.duty[0] == 9


@pytest.mark.rule("TA-23.22")
def test_rolls_of_the_castle_may_be_rerolled() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "inn-8")
    tale.begin(2)
    tale.answer("roll", "walk ccw inn-7")
    tale.fate(0, 2)
    tale.load(1)
    tale.answer("number 4")
    assert tale.asked() == (0, "reroll")
    tale.load(3)
    tale.answer("fate first")
    assert tale.asked() == (0, "shift")
    tale.answer("shift 4")
    assert tale.told("duty-done") == [(3,)]
    assert tale.s.fate[0] == 0


# -- the Room of Requirement and the Great Hall ----------------------------------------------------


def entering(*dice: int, magic: int = 9, side: str = "hagrid-b", **options: object) -> Tale:
    """Seat 0 walks into the Room of Requirement with a Hallow and fights with Magic."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    tale = Tale(side, "draco-b", options=named)
    tale.values(0, magic=magic)
    tale.objects(0, "hallow")
    tale.place(0, "inn-4")
    tale.begin(2)
    tale.answer("roll", "walk cw inn-5")
    tale.load(*dice)
    return tale


@pytest.mark.rule("TA-24.1", "TA-24.3", "TA-INN5")
def test_with_a_hallow_into_the_great_hall() -> None:
    tale = entering()
    assert tale.at(0) == "hall"
    assert tale.held(0) == []
    assert tale.stock("hallow") == 3


@pytest.mark.rule("TA-24.4", "TA-HALL1")
def test_whoever_enters_must_fight_at_once() -> None:
    tale = entering()
    assert tale.asked() == (0, "ability")
    tale.load(1, 1)
    tale.answer("ability magic")
    assert tale.scores() == [(3, 10, 13)]


@pytest.mark.rule("TA-24.2")
def test_without_a_hallow_one_must_turn_back() -> None:
    tale = inside("inn-4", "inn-5")
    assert tale.s.back[0] != 0
    assert tale.at(0) == "inn-5"
    tale.next_turn(0)
    assert tale.asked() == (0, "back")


@pytest.mark.rule("TA-24.5")
def test_magic_or_might() -> None:
    tale = entering()
    assert tale.options() == ["ability magic", "ability might"]
    tale.load(1, 1)
    tale.answer("ability might")
    assert tale.scores() == [(3, 6, 13)]


@pytest.mark.rule("TA-24.6")
def test_voldemort_comes_to_the_hall() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.voldemort = space("out-3")
    tale.place(0, "hall")
    tale.begin()
    assert tale.voldemort() == "hall"


@pytest.mark.rule("TA-24.7")
def test_spells_and_fate_but_no_evading_and_no_token() -> None:
    tale = entering(magic=8)
    tale.s.evading[0] = 1
    tale.fate(0, 1)
    tale.spells(0, "expecto-patronum")
    tale.load(1, 1)
    tale.answer("ability magic", "cast expecto-patronum")
    assert tale.asked() == (0, "reroll")
    tale.answer("keep")
    assert tale.scores() == [(3, 1 + 8 + 5, 13)]


@pytest.mark.rule("TA-24.8", "TA-24.15", "TA-24.18")
def test_a_win_ends_the_game_with_one_winner() -> None:
    tale = entering(6, 1, magic=9)
    tale.answer("ability magic")
    outcome = tale.s.outcome
    assert outcome is not None
    assert outcome.how == "voldemort-fell"
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2)


@pytest.mark.rule("TA-24.9", "TA-24.12", "TA-24.17")
def test_a_loss_costs_a_life_and_throws_out() -> None:
    tale = entering(1, 6)
    tale.answer("ability magic")
    assert tale.at(0) == "inn-1"
    assert tale.s.life[0] == 4
    assert tale.held(0) == []
    assert tale.s.active == 1


@pytest.mark.rule("TA-24.10")
def test_the_last_life_leads_to_the_hospital_instead() -> None:
    tale = entering(1, 6)
    tale.values(0, life=1)
    tale.answer("ability magic")
    assert tale.at(0) == "out-10"


@pytest.mark.rule("TA-24.11")
def test_a_draw_keeps_the_place_in_the_hall() -> None:
    tale = entering(4, 1)
    tale.answer("ability magic")
    assert tale.at(0) == "hall"
    tale.next_turn(0)
    assert tale.asked() == (0, "ability")


@pytest.mark.rule("TA-24.13", "TA-24.21")
def test_in_the_hall_characters_do_not_fight_each_other() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "hall")
    tale.place(1, "hall")
    tale.begin()
    assert tale.asked() == (0, "ability")
    tale.load(1, 6)
    tale.answer("ability magic")
    assert tale.asked() == (1, "ability")


@pytest.mark.rule("TA-24.14")
def test_he_returns_to_whoever_waits() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.place(1, "hall")
    tale.s.voldemort = space("inn-3")
    tale.begin()
    tale.end_turn()
    assert tale.asked() == (1, "ability")
    assert tale.voldemort() == "hall"
    assert tale.s.life[1] == 5


@pytest.mark.rule("TA-24.16")
def test_no_limit_unless_it_is_wanted() -> None:
    tale = Tale("hagrid-b", "draco-b", options={"round-limit": 0})
    tale.s.round = 400
    tale.begin()
    for _ in range(6):
        tale.end_turn()
    assert not tale.s.over
    assert tale.s.round > 400


@pytest.mark.rule("TA-24.17")
def test_the_life_may_be_saved() -> None:
    tale = entering(1, 6)
    tale.objects(0, "chocolate-frogs")
    tale.answer("ability magic")
    tale.load(5)
    tale.answer("save chocolate-frogs")
    assert tale.s.life[0] == 5
    assert tale.at(0) == "inn-1"


@pytest.mark.rule("TA-24.19", "TA-ADB4")
def test_the_hall_counts_as_part_of_the_castle() -> None:
    tale = Tale("dumbledore-b", "draco-b")
    tale.place(0, "hall")
    tale.begin()
    tale.load(1, 1)
    tale.answer("ability magic")
    assert tale.scores() == [(1, 1 + 4 + 1, 13)]


@pytest.mark.rule("TA-24.20", "TA-6.14")
def test_who_has_turned_back_leaves_the_room_even_with_a_hallow() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "hallow")
    tale.place(0, "inn-5")
    tale.s.back[0] = TURNED
    tale.begin()
    assert tale.asked() == (0, "back")
    tale.answer(tale.options()[0])
    assert tale.at(0) in ("inn-4", "inn-6")


@pytest.mark.rule("TA-24.20")
def test_starting_in_the_room_with_a_hallow() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "hallow")
    tale.place(0, "inn-5")
    tale.place(1, "inn-5")
    tale.begin()
    assert tale.asked() == (0, "encounter")
    assert tale.options() == ["meet draco", "space"]
    tale.answer("space")
    assert tale.at(0) == "hall"
