"""HB-15: dice."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.testing.battle import Fight


@pytest.mark.rule("HB-1.25", "HB-15.2", "HB-15.4")
def test_the_faces_of_the_five_dice() -> None:
    assert len(columns.FACES) == 5
    own = [v.INFLUENCE_FACE, v.ATTACK_FACE, v.HEART_FACE, v.CARD_FACE]
    for die in range(4):
        counts = [columns.FACES[die].count(symbol) for symbol in range(4)]
        assert counts == [3 if symbol == own[die] else 1 for symbol in range(4)]
    assert sorted(columns.FACES[4]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HB-15.1")
def test_a_card_names_the_die_that_is_rolled() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "severus-snape")
    fight.load(1)
    fight.play("severus-snape")
    assert fight.told("rolled") == [(v.SLYTHERIN, v.ATTACK_FACE)]


@pytest.mark.rule("HB-15.3")
@pytest.mark.parametrize(
    ("die", "face", "attack", "influence", "health", "cards"),
    [
        ("gryffindor", 1, 0, 1, 5, 0),
        ("gryffindor", 4, 1, 0, 5, 0),
        ("gryffindor", 5, 0, 0, 6, 0),
        ("gryffindor", 6, 0, 0, 5, 1),
        ("creature", 2, 0, 0, 7, 0),
        ("creature", 4, 0, 0, 5, 2),
    ],
)
def test_a_result_benefits_all_heroes(
    die: str, face: int, attack: int, influence: int, health: int, cards: int
) -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.health(5, 5)
    fight.roll(die, face)
    assert fight.s.attack == [attack, attack]
    assert fight.s.influence == [influence, influence]
    assert fight.s.health == [health, health]
    assert [len(hand) for hand in fight.s.hand] == [cards, cards]


@pytest.mark.rule("HB-15.3")
def test_the_control_face_removes_a_token() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.control(2)
    fight.roll("creature", 6)
    assert fight.s.control == 1


@pytest.mark.rule("HB-15.5", "HB-15.6")
def test_the_active_hero_decides_what_a_needed_symbol_is_for() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.roll("slytherin", 1)
    assert fight.asked() == (0, "result")
    assert fight.options() == ["supply locket", "result"]
    fight.answer("supply locket")
    assert fight.s.attack == [0, 0]
    assert fight.s.horcrux_symbols == [1, 0]
    fight.roll("slytherin", 1)
    assert fight.s.attack[0] == 1


@pytest.mark.rule("HB-15.8", "HB-29.19")
def test_a_die_against_the_heroes_has_only_the_outcome_of_its_card() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.load(1)
    fight.event("heir-of-slytherin")
    assert fight.asked() == (0, "action")
    assert fight.s.attack == [0, 0]
    assert fight.s.health == [9, 9]


@pytest.mark.rule("HB-29.19")
@pytest.mark.parametrize("thing", ["voldemort-g6", "boggart", "swedish-short-snout"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_dice_of_foes_work_against_the_heroes(thing: str, face: int) -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["grindylow"])
    fight.foe(0, "grindylow", attack=2)
    fight.foe(1, "norbert", influence=2)
    fight.foe(2, "draco-malfoy", attack=2)
    fight.hand(0, "alohomora", "alohomora")
    fight.hand(1, "alohomora")
    fight.load(face)
    fight.ability(thing)
    creature = (fight.on_foe("grindylow"), fight.on_foe("norbert"))
    untouched = ((2, 0), (0, 2))
    changes = {
        "health": fight.s.health[1] < 10,
        "control": fight.s.control > 0,
        "villain": fight.on_foe("draco-malfoy") != (2, 0),
        "creature": creature != untouched,
        "discard": len(fight.cards(0)) < 2,
        "both discard": fight.cards(1) == [],
        "detention": "detention" in fight.cards(1),
    }
    happened = {key for key, value in changes.items() if value}
    expected = {
        "voldemort-g6": [
            {"health"},
            {"health"},
            {"health"},
            {"control"},
            {"villain"},
            {"discard", "both discard"},
        ],
        "boggart": [
            {"creature"},
            {"creature", "villain"},
            {"discard", "both discard"},
            {"discard"},
            {"health"},
            {"control"},
        ],
        "swedish-short-snout": [
            {"creature"},
            {"creature"},
            {"creature"},
            {"creature"},
            {"health"},
            {"detention"},
        ],
    }
    if "control" in happened:
        happened -= {"health"}
    assert happened == expected[thing][face - 1]


@pytest.mark.rule("HB-15.9")
def test_arithmancy_and_forbidden_forest_roll_a_die_three_times() -> None:
    fight = Fight("harry", "ron", scenario="box3", experts=["arithmancy"])
    fight.collect(0, "forbidden-forest-at-night")
    fight.roll("gryffindor", 1, 4, 6)
    assert fight.asked() == (0, "re-roll")
    fight.answer("re-roll", "re-roll")
    assert fight.s.influence == [0, 0]
    assert len(fight.cards(0)) == 1


@pytest.mark.rule("HB-15.9")
def test_a_die_against_the_heroes_may_be_rolled_again_too() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["arithmancy"])
    fight.load(1, 4)
    fight.event("heir-of-slytherin", "re-roll")
    assert (fight.s.health, fight.s.control) == ([10, 10], 1)


@pytest.mark.rule("HB-15.10")
def test_a_die_of_choice_is_named_before_the_roll() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "hogwarts-a-history")
    fight.play("hogwarts-a-history")
    assert fight.options() == [
        "die gryffindor",
        "die slytherin",
        "die hufflepuff",
        "die ravenclaw",
    ]
    fight.load(1)
    fight.answer("die slytherin")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-15.11")
def test_a_die_of_a_reward_is_an_own_roll() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart"])
    fight.encounter("defensive-training")
    fight.load(5)
    fight.defeat("boggart")
    assert fight.asked() == (0, "result")
    fight.answer("result")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-15.12")
def test_self_correcting_ink_turns_the_die_for_an_influence() -> None:
    fight = Fight("harry", "ron", scenario="pack1")
    fight.hand(0, "self-correcting-ink")
    fight.tokens(0, influence=1)
    fight.load(1)
    fight.play("self-correcting-ink", "die gryffindor")
    assert fight.options() == ["turn-to heart", "turn-to card", "keep-roll"]
    fight.answer("turn-to card")
    assert fight.s.influence[0] == 0
    assert len(fight.cards(1)) == 1


@pytest.mark.rule("HB-15.12")
def test_self_correcting_ink_needs_an_influence() -> None:
    fight = Fight("harry", "ron", scenario="pack1")
    fight.hand(0, "self-correcting-ink")
    fight.load(4)
    fight.play("self-correcting-ink", "die gryffindor")
    assert fight.asked() == (0, "action")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-28.17")
def test_the_die_of_a_card_is_rolled_after_the_rest() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "filius-flitwick")
    fight.load(4)
    fight.play("filius-flitwick")
    told = [fight.s.rules.events[event.kind].key for event in fight.story]
    assert told.index("drew") < told.index("rolled")


@pytest.mark.rule("HB-15.3")
def test_a_creature_die_with_two_cards_lets_all_heroes_draw_two() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.roll("creature", 4)
    assert [len(fight.s.hand[place]) for place in range(2)] == [2, 2]
    fight.roll("creature", 3)
    assert [len(fight.s.hand[place]) for place in range(2)] == [3, 3]
