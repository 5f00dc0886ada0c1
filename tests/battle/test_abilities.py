"""HB-5: step 2, Horcrux, Encounter and foe abilities."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.rules.abilities import Abilities
from spellwright.games.battle.rules.turn import works_again
from spellwright.testing.battle import Fight


def step_2(fight: Fight) -> list[str]:
    """Who acts in step 2, in order."""
    before = len(fight.told("acted"))
    fight.carry_out(Abilities())
    return [columns.KEYS[args[0]] for args in fight.told("acted")[before:]]


@pytest.mark.rule("HB-5.1", "HB-5.3", "HB-3.3")
def test_the_horcrux_acts_first_then_voldemort_then_the_row() -> None:
    foes = ["quirinus-quirrell", "dementor"]
    fight = Fight("harry", "ron", scenario="game7", foes=foes)
    fight.foe(3, "voldemort-g7")
    fight.horcrux("cup")
    assert step_2(fight) == ["cup", "voldemort-g7", "quirinus-quirrell", "dementor"]


@pytest.mark.rule("HB-5.2")
def test_the_encounter_acts_before_the_foes() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["quirinus-quirrell"])
    fight.encounter("the-third-task")
    fight.horcrux("cup")
    assert step_2(fight) == ["cup", "the-third-task", "quirinus-quirrell"]


@pytest.mark.rule("HB-5.5", "HB-5.12")
def test_each_card_acts_once() -> None:
    fight = Fight("harry", "ron", scenario="game5", foes=["quirinus-quirrell", "dementor"])
    assert step_2(fight) == ["quirinus-quirrell", "dementor"]
    assert fight.s.health[0] == 7


@pytest.mark.rule("HB-5.12")
def test_two_cards_of_the_same_name_act_each_for_itself() -> None:
    fight = Fight("harry", "ron", scenario="game5", foes=["death-eater-1", "death-eater-2"])
    fight.event("morsmordre")
    assert fight.s.health == [7, 7]


@pytest.mark.rule("HB-5.6")
def test_triggered_abilities_do_not_act_in_step_2() -> None:
    foes = ["draco-malfoy", "crabbe-and-goyle", "dolores-umbridge"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes)
    assert step_2(fight) == []
    fight.event("he-who-must-not-be-named")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-5.7")
def test_a_foe_that_comes_in_step_5_acts_in_the_next_step_2() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.stack("tom-riddle", "quirinus-quirrell")
    fight.defeat("draco-malfoy")
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.health == [10, 9]


@pytest.mark.rule("HB-5.8")
def test_lasting_abilities_work_from_the_reveal_on() -> None:
    fight = Fight("harry", "ron", scenario="game2", foes=["draco-malfoy"])
    fight.stack("tom-riddle", "basilisk")
    fight.defeat("draco-malfoy")
    fight.events("expulso")
    fight.done()
    fight.hand(1, "lumos")
    fight.play("lumos")
    assert len(fight.cards(0)) == 5
    assert fight.cards(1) == []


TRIGGERED = [
    "crabbe-and-goyle",
    "draco-malfoy",
    "lucius-malfoy",
    "death-eater-1",
    "death-eater-2",
    "dolores-umbridge",
    "werewolf",
    "common-welsh-green",
    "cornelius-fudge",
    "pansy-parkinson",
    "narcissa-malfoy",
    "inferi",
    "voldemort-g7",
    "voldemort-b4",
]
LASTING = [
    "basilisk",
    "basilisk-box",
    "barty-crouch-jr",
    "fenrir-greyback",
    "bellatrix-lestrange",
    "chinese-fireball",
    "alecto-carrow",
    "hungarian-horntail",
    "mermaid",
    "corban-yaxley",
    "nagini",
]
BOTH = ["inferi", "voldemort-g7", "voldemort-b4", "nagini"]


@pytest.mark.rule("HB-5.9")
def test_every_foe_is_triggered_lasting_or_acts_each_turn() -> None:
    for row in tables.FOES:
        key = row["key"]
        assert bool(row["when"]) == (key in TRIGGERED), key
        assert bool(row["power"]) == (key in LASTING), key
        passive = key in TRIGGERED + LASTING and key not in BOTH
        assert bool(row["each_turn"]) == (not passive), key


ACT_IN_STEP_2 = [
    "cup",
    "diadem",
    "nagini-horcrux",
    "unregistered-animagus",
    "forbidden-forest-at-night",
    "filthy-half-breed",
    "the-second-task",
    "the-third-task",
    "sneaking-in-the-halls",
    "the-ministry-is-meddling",
    "detention-with-dolores",
    "magic-is-might",
    "view-slughorns-memory",
    "dumbledores-request",
    "staffing-changes",
    "the-seventh-horcrux",
    "battle-of-hogwarts",
]


@pytest.mark.rule("HB-5.10")
def test_which_horcruxes_and_encounters_act_in_step_2() -> None:
    acting = [row["key"] for row in tables.HORCRUXES + tables.ENCOUNTERS if row["each_turn"]]
    assert acting == ACT_IN_STEP_2


@pytest.mark.rule("HB-5.11", "HB-3.10")
def test_petrificus_totalus_switches_a_villain_off_until_the_own_next_turn() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["quirinus-quirrell", "draco-malfoy"])
    fight.hand(0, "petrificus-totalus")
    fight.play("petrificus-totalus", "foe quirinus-quirrell")
    assert fight.s.attack[0] == 1
    assert step_2(fight) == []
    works_again(fight.s, 1)
    assert step_2(fight) == []
    works_again(fight.s, 0)
    assert step_2(fight) == ["quirinus-quirrell"]


@pytest.mark.rule("HB-5.11", "HB-27.7")
@pytest.mark.parametrize(("card", "foe"), [("petrificus-totalus", "boggart"), ("harp", "troll")])
def test_an_only_foe_is_switched_off_without_a_question(card: str, foe: str) -> None:
    """Boggart is no Villain: Draco is the only one. Troll is the only Creature."""
    fight = Fight("harry", "ron", scenario="box1", foes=[foe, "draco-malfoy"])
    fight.hand(0, card)
    fight.play(card)
    assert fight.asked() == (0, "action")
    assert fight.s.row_off[:2] == ([0, 1] if card == "petrificus-totalus" else [1, 0])


@pytest.mark.rule("HB-5.11")
def test_a_switched_off_foe_neither_reacts_nor_lasts_but_keeps_health_and_reward() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["basilisk", "draco-malfoy"])
    fight.hand(0, "petrificus-totalus", "petrificus-totalus", "lumos")
    fight.play("petrificus-totalus", "foe basilisk")
    fight.play("petrificus-totalus", "foe draco-malfoy")
    fight.event("he-who-must-not-be-named")
    assert fight.s.health[0] == 10
    fight.play("lumos")
    assert fight.cards(1) == ["alohomora"]
    fight.tokens(0)
    fight.defeat("draco-malfoy")
    assert fight.s.control == 0


@pytest.mark.rule("HB-5.11")
def test_harp_names_creatures_and_petrificus_names_villains_and_voldemort() -> None:
    foes = ["cornish-pixies", "draco-malfoy", "dementor-box"]
    fight = Fight("harry", "ron", scenario="box1", foes=foes)
    fight.foe(3, "voldemort-g5")
    fight.hand(0, "harp", "petrificus-totalus")
    fight.play("harp")
    assert fight.options() == ["foe cornish-pixies", "foe dementor-box"]
    fight.answer("foe cornish-pixies")
    fight.play("petrificus-totalus")
    assert fight.options() == ["foe draco-malfoy", "foe dementor-box", "foe voldemort-g5"]
