"""FW-13.8: a wizard with several animals."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.games.wizardry.queries import sees
from spellwright.games.wizardry.rulebook import RULES
from spellwright.games.wizardry.state import entry
from spellwright.kernel.saved import from_json, to_json
from spellwright.testing.wizardry import Duel, square


def pack(*, spells: tuple[list[str], list[str]] = ([], [])) -> Duel:
    """A young P1 on P1:e5 with animals on d6, f4 and a1; an aged P2 on P1:g5."""
    duel = Duel("young", "aged", spells=spells)
    duel.place(1, "P1:g5")
    for name in ("P1:d6", "P1:f4", "P1:a1"):
        duel.animal(0, name)
    return duel


@pytest.mark.rule("FW-13.8")
def test_casting_again_adds_an_animal() -> None:
    duel = Duel("young", "aged", spells=[["summon-animal"], []])
    for turn, name in enumerate(("P1:e6", "P1:d5", "P1:f4"), start=1):
        assert duel.s.turn == turn
        duel.plans(["summon-animal"], [])
        duel.do("summon-animal", f"to {name}")
    assert duel.animals(0) == ["P1:e6", "P1:d5", "P1:f4"]
    assert duel.s.animal_ap == [3, 3, 3]


@pytest.mark.rule("FW-13.8")
def test_a_square_with_an_own_animal_is_not_free_for_another() -> None:
    duel = pack(spells=(["summon-animal"], []))
    duel.plans(["summon-animal"], [])
    duel.do("summon-animal")
    assert "to P1:e6" in duel.options()
    assert not {"to P1:d6", "to P1:f4"} & set(duel.options())


@pytest.mark.rule("FW-13.3", "FW-13.8")
def test_the_old_animals_still_act_in_the_turn_in_which_another_comes() -> None:
    duel = pack(spells=(["summon-animal"], []))
    duel.plans(["summon-animal", "animal P1:d6 move"], [])
    duel.do("summon-animal", "to P1:e6")
    assert duel.options() == ["animal P1:d6 move", "animal-abandon P1:d6 move"]
    assert duel.s.animal_ap == [3, 3, 3, 0]


@pytest.mark.rule("FW-13.4", "FW-5.22")
def test_every_animal_has_three_points_of_its_own() -> None:
    duel = pack()
    duel.plan(0, "animal P1:d6 run", "animal P1:d6 move", "animal P1:a1 move")
    planned = [text for text in duel.options(0) if text.startswith("plan-animal")]
    assert planned == [
        "plan-animal P1:f4 move",
        "plan-animal P1:f4 run",
        "plan-animal P1:f4 magic-touch",
        "plan-animal P1:a1 move",
        "plan-animal P1:a1 run",
        "plan-animal P1:a1 magic-touch",
    ]
    assert duel.s.ap[0] == 5


@pytest.mark.rule("FW-13.4")
def test_each_entry_appears_at_most_twice_for_each_animal() -> None:
    duel = pack()
    duel.plan(0, "animal P1:d6 move", "animal P1:d6 move")
    assert "plan-animal P1:d6 move" not in duel.options(0)
    assert "plan-animal P1:f4 move" in duel.options(0)


@pytest.mark.rule("FW-13.5", "FW-7.3")
def test_an_opportunity_is_for_one_entry_of_one_animal() -> None:
    duel = pack()
    duel.plans(["animal P1:d6 move", "animal P1:f4 magic-touch", "animal P1:f4 move"], ["move"])
    duel.answer("animal P1:f4 magic-touch", "target P2", "spend 0")
    assert duel.asked() == (1, "opportunity")
    duel.do("move", "to P1:g4")
    assert duel.options() == [
        "animal P1:d6 move",
        "animal P1:f4 move",
        "animal-abandon P1:d6 move",
        "animal-abandon P1:f4 move",
    ]


@pytest.mark.rule("FW-13.6", "FW-13.8")
def test_the_animal_that_is_named_moves_and_is_known_by_its_new_square() -> None:
    duel = pack()
    duel.plans(["animal P1:f4 run", "animal P1:f4 move", "animal P1:d6 move"], [])
    duel.answer("animal P1:f4 run", "to P1:f1")
    assert duel.animals(0) == ["P1:d6", "P1:f1", "P1:a1"]
    assert "animal P1:f1 move" in duel.options()
    assert duel.told("animal-moved") == [(0, square("P1:f4"), square("P1:f1"))]


@pytest.mark.rule("FW-13.6")
def test_each_animal_touches_next_to_itself_only() -> None:
    duel = pack()
    touches = [f"animal {name} magic-touch" for name in ("P1:d6", "P1:f4", "P1:a1")]
    duel.plans(touches, [])
    assert [text for text in duel.options() if text.startswith("animal ")] == [touches[1]]


@pytest.mark.rule("FW-13.1", "FW-13.8")
def test_no_animal_touches_another_of_its_owner_or_the_owner() -> None:
    duel = pack()
    duel.plans(["animal P1:d6 magic-touch"], [])
    assert duel.options() == ["animal-abandon P1:d6 magic-touch"]


@pytest.mark.rule("FW-13.2")
def test_every_animal_blocks_sight_and_its_square() -> None:
    duel = pack()
    duel.place(1, "P1:c7")
    duel.place(1, "P1:b8")
    assert not sees(duel.s, square("P1:e5"), square("P1:c7"))
    assert not sees(duel.s, square("P1:e5"), square("P1:g3"))
    duel.plans(["move"], [])
    duel.do("move")
    assert not {"to P1:d6", "to P1:f4"} & set(duel.options())


@pytest.mark.rule("FW-22.4", "FW-13.8")
def test_banish_removes_the_one_that_is_chosen() -> None:
    duel = pack(spells=([], ["banish"]))
    duel.place(1, "P1:d4")
    duel.plans(["animal P1:d6 run", "animal P1:f4 run"], ["initiative", "initiative", "banish"])
    duel.do("banish")
    assert duel.options() == [f"creature P1-animal P1:{name}" for name in ("d6", "f4")]
    duel.answer("creature P1-animal P1:f4")
    assert duel.animals(0) == ["P1:d6", "P1:a1"]
    assert duel.options() == ["animal P1:d6 run", "animal-abandon P1:d6 run"]


@pytest.mark.rule("FW-22.5", "FW-13.8")
def test_a_point_keeps_the_animal_that_was_chosen() -> None:
    duel = pack(spells=([], ["banish"]))
    duel.place(1, "P1:d4")
    duel.plans(["defend"], ["initiative", "initiative", "banish"])
    duel.do("banish", "creature P1-animal P1:f4", "spend 1")
    assert duel.animals(0) == ["P1:d6", "P1:f4", "P1:a1"]
    assert duel.told("countered") == [(0, square("P1:f4"))]


@pytest.mark.rule("FW-22.10", "FW-13.7")
def test_an_antimagic_field_removes_all_animals_of_everybody() -> None:
    duel = pack(spells=(["antimagic-field"], []))
    duel.animal(1, "P2:a1")
    duel.plans(["antimagic-field", "animal P1:d6 move"], ["animal P2:a1 move"])
    duel.do("antimagic-field")
    assert (duel.s.animals, duel.s.animal_owners, duel.s.animal_plans) == ([], [], [])
    assert duel.s.turn == 2


@pytest.mark.rule("FW-14.3", "FW-7.17")
def test_all_animals_go_with_their_owner() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:f5")
    for name in ("P1:g6", "P2:a1"):
        duel.animal(1, name)
    duel.animal(2, "P3:a1")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], ["animal P1:g6 move", "animal P2:a1 move"], ["animal move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert [duel.animals(wizard) for wizard in range(3)] == [[], [], ["P3:a1"]]
    assert duel.asked() == (2, "opportunity")


@pytest.mark.rule("FW-1.7", "FW-1.6")
def test_others_see_the_animals_but_not_what_they_are_to_do() -> None:
    duel = pack()
    duel.animal(1, "P2:a1")
    duel.plan(0, "animal P1:f4 move")
    duel.plan(1, "animal run")
    assert duel.view(0).animal_plans == [[], [entry(action("move"))], [], []]
    assert duel.view(1).animal_plans == [[], [], [], [entry(action("run"))]]
    assert duel.view(-1).animal_plans == [[], [], [], []]
    assert duel.view(1).animals == duel.s.animals


@pytest.mark.rule("FW-13.8")
def test_a_pack_survives_saving() -> None:
    duel = pack()
    duel.plan(0, "animal P1:f4 move")
    again = from_json(RULES, to_json(duel.s))
    assert again.fingerprint() == duel.s.fingerprint()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("animals", [square("P1:d6"), square("P1:d6"), square("P1:a1")]),
        ("animals", [square("P1:c3"), square("P1:d6"), square("P1:a1")]),
        ("animals", [-1, square("P1:d6"), square("P1:a1")]),
        ("animals", [square("P1:d6")]),
        ("animal_owners", [0, 0, -1]),
        ("animal_plans", [[], [entry(action("push"))], []]),
    ],
)
@pytest.mark.rule("FW-13.8", "FW-2.11")
def test_what_cannot_be_true_of_animals_is_a_fault(column: str, value: list[int]) -> None:
    duel = pack()
    assert RULES.faults(duel.s) == []
    setattr(duel.s, column, value)
    assert RULES.faults(duel.s) != []
