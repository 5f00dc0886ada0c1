"""FW-13.9 to FW-13.18, FW-13.28 and FW-13.29: the demon."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.queries import sees
from spellwright.testing.wizardry import Duel, square


def with_demon(
    roll: int,
    *,
    at: str = "P1:f4",
    target: str = "P1:h4",
    spells: tuple[list[str], list[str]] = ([], []),
) -> Duel:
    """P1 on P1:e5 has the initiative when P2's demon acts; P2 is still to do a Move."""
    duel = Duel("young", "aged", spells=spells)
    duel.demon(1, at)
    duel.place(1, target)
    duel.load(roll)
    duel.plans([], ["move"])
    return duel


@pytest.mark.rule("FW-13.9")
def test_a_second_demon_fizzles() -> None:
    duel = with_demon(1, spells=([], ["summon-demon"]))
    duel.answer("to P1:a1")
    duel.abandon("move")
    duel.plan(1, "summon-demon")
    duel.load(1)
    duel.lock(0, 1)
    duel.answer("to P1:a1")
    duel.do("summon-demon")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.demon == square("P1:f4")


@pytest.mark.rule("FW-13.9")
def test_a_demon_can_be_summoned_when_there_is_none() -> None:
    duel = Duel("young", "aged", spells=[["summon-demon"], []])
    duel.plans(["summon-demon"], [])
    duel.do("summon-demon", "to P1:f4")
    assert duel.s.demon == square("P1:f4")


@pytest.mark.rule("FW-13.10")
def test_the_demon_occupies_its_square() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f5")
    duel.load(1)
    duel.plans(["move"], [])
    duel.answer("to P1:f5", "do move")
    assert "to P1:f5" not in duel.options()
    assert "to P1:f6" in duel.options()


@pytest.mark.rule("FW-13.10")
def test_the_demon_blocks_line_of_sight() -> None:
    duel = with_demon(1, at="P1:f5")
    assert not sees(duel.s, square("P1:e5"), square("P1:g5"))
    assert sees(duel.s, square("P1:e5"), square("P1:f5"))


@pytest.mark.rule("FW-13.10")
def test_the_demon_stays_where_it_is() -> None:
    duel = with_demon(1)
    duel.answer("to P1:a1")
    duel.end_turn()
    duel.end_turn()
    assert duel.s.demon == square("P1:f4")


@pytest.mark.rule("FW-13.11")
def test_the_demon_belongs_to_nobody_and_strikes_its_summoner_too() -> None:
    duel = with_demon(1)
    assert duel.asked() == (0, "square")
    duel.s.pool[1] = 0
    duel.answer("to P1:h4")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-13.11")
def test_nobody_plans_for_the_demon() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    assert not any(text.startswith("plan-animal") for text in duel.options(1))


@pytest.mark.rule("FW-13.11")
def test_the_summoner_is_asked_when_the_demon_is_to_be_banished() -> None:
    duel = with_demon(1, spells=(["banish"], []))
    duel.answer("to P1:a1")
    duel.abandon("move")
    duel.load(1)
    duel.plans(["banish"], [])
    duel.answer("to P1:a1", "do banish")
    assert duel.asked() == (1, "counter")
    duel.answer("spend 1")
    assert duel.s.demon == square("P1:f4")


@pytest.mark.rule("FW-13.12")
def test_the_demon_stays_after_its_summoners_defeat() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.demon(1, "P1:f4")
    duel.place(1, "P1:h4")
    duel.s.hits[1] = 4
    duel.load(1)
    duel.plans([], [], ["move"])
    duel.answer("to P1:h4")
    assert not duel.s.in_play[1]
    assert duel.s.demon == square("P1:f4")
    duel.abandon("move")
    duel.load(1)
    duel.plans([], [], ["move"])
    assert duel.asked() == (0, "square")


@pytest.mark.rule("FW-13.12")
@pytest.mark.parametrize("spell", ["banish", "antimagic-field"])
def test_the_demon_is_removed_by_banish_and_antimagic_field(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.demon(0, "P1:f4")
    duel.load(1)
    duel.plans([spell], [])
    duel.answer("to P1:a1", f"do {spell}")
    assert duel.s.turn == 2
    assert duel.s.demon == -1


@pytest.mark.rule("FW-13.13")
@pytest.mark.parametrize(
    ("roll", "spell"),
    [
        (1, "lightning-bolt"),
        (2, "storm"),
        (3, "smash"),
        (4, "flame-tongue"),
        (5, "tracking-ball"),
    ],
)
def test_the_roll_decides_which_evocation_the_demon_casts(roll: int, spell: str) -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    duel.load(6)
    duel.plans([], ["move"])
    chosen = duel.options()
    assert chosen[roll - 1] == f"cast {spell}"
    duel.answer(f"cast {spell}")
    rolled = with_demon(roll)
    assert rolled.told("demon-casts") == duel.told("demon-casts")
    assert len(chosen) == 5


@pytest.mark.rule("FW-13.13")
def test_the_player_with_the_initiative_rolls_and_chooses() -> None:
    duel = Duel("greybeard", "young")
    duel.demon(0, "P1:f4")
    duel.load(6)
    duel.plans(["move"], [])
    assert duel.asked() == (1, "demon-spell")
    duel.answer("cast lightning-bolt")
    assert duel.asked() == (1, "square")


@pytest.mark.rule("FW-13.13")
def test_the_demon_acts_in_every_action_phase() -> None:
    duel = with_demon(1)
    duel.answer("to P1:a1")
    duel.abandon("move")
    duel.load(4)
    duel.plans([], ["move"])
    assert duel.asked() == (0, "direction")


@pytest.mark.rule("FW-13.14")
def test_sight_is_measured_from_the_demon() -> None:
    duel = with_demon(1, at="P1:i5")
    names = {text.removeprefix("to ") for text in duel.options()}
    assert "P1:i9" in names
    assert "P1:i5" in names
    assert "P1:e5" not in names


@pytest.mark.rule("FW-13.14")
def test_the_flame_starts_from_the_demon() -> None:
    duel = with_demon(4, at="P1:f4", target="P1:h4")
    duel.s.pool[1] = 0
    duel.answer("direction e")
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-13.14")
@pytest.mark.parametrize(("target", "hits"), [("P2:a4", 3), ("P2:b4", 0)])
def test_the_range_of_the_flame_is_measured_from_the_demon(target: str, hits: int) -> None:
    duel = with_demon(4, at="P1:f4", target=target)
    duel.s.pool[1] = 0
    duel.answer("direction e")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-13.14")
def test_the_ball_lies_next_to_the_demon() -> None:
    duel = with_demon(5, at="P1:f4")
    squares = {"P1:e3", "P1:e4", "P1:f3", "P1:f5", "P1:g3", "P1:g4", "P1:g5"}
    assert set(duel.options()) == {f"to {name}" for name in squares}


@pytest.mark.rule("FW-13.15")
@pytest.mark.parametrize("roll", [2, 3])
def test_the_final_action_rule_does_not_bind_the_demon(roll: int) -> None:
    duel = with_demon(roll)
    duel.answer("to P1:a1")
    assert duel.asked() == (1, "opportunity")
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-13.15")
def test_the_flame_of_the_demon_keeps_nobody_from_moving() -> None:
    duel = Duel("young", "aged")
    duel.demon(0, "P1:f4")
    duel.load(4)
    duel.plans(["move"], ["move"])
    duel.answer("direction e")
    assert "do move" in duel.options()
    duel.answer("do move", "to P1:e6")
    assert "do move" in duel.options()


@pytest.mark.rule("FW-13.16")
def test_the_demons_spell_counts_for_no_limit_of_a_wizard() -> None:
    duel = Duel("young", "aged", spells=[["storm", "fog"], []])
    duel.demon(0, "P1:f4")
    duel.load(2)
    duel.plans(["storm P1:a1", "fog", "move", "initiative"], [])
    duel.answer("to P1:a1")
    assert duel.s.ap[0] == 5
    assert duel.remaining(0) == ["storm", "fog", "move"]
    assert duel.s.carried_out == [0, 0]


@pytest.mark.rule("FW-13.17")
def test_the_demons_spell_may_hit_the_wizard_of_the_controlling_player() -> None:
    duel = with_demon(1)
    duel.answer("to P1:e5")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-13.17")
def test_the_demons_flame_burns_the_controlling_players_wizard() -> None:
    duel = with_demon(4)
    duel.answer("direction nw")
    assert duel.s.hits == [3, 0]


@pytest.mark.rule("FW-13.18")
def test_a_ball_of_the_demon_belongs_to_the_controlling_player() -> None:
    duel = with_demon(5, target="P1:h4")
    duel.answer("to P1:g4")
    assert duel.s.ball_owners == [0]
    duel.abandon("move")
    assert duel.asked() == (0, "ball-step")
    duel.answer("to P1:h4")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-13.28")
@pytest.mark.parametrize("roll", [1, 2])
def test_the_demon_strikes_any_square_in_sight_that_is_not_black(roll: int) -> None:
    duel = with_demon(roll)
    names = set(duel.options())
    assert {"to P1:f4", "to P1:h4", "to P1:e5", "to P2:i4"} <= names
    assert "to P1:h5" not in names
    assert "to P1:b2" not in names
    assert all(sees(duel.s, square("P1:f4"), square(name[3:])) for name in names)


@pytest.mark.rule("FW-13.28")
def test_the_demon_smashes_only_squares_that_are_free_and_whole() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    duel.place(1, "P1:h4")
    duel.smash("P1:f6")
    duel.load(3)
    duel.plans([], ["move"])
    names = set(duel.options())
    assert not {"to P1:f4", "to P1:h4", "to P1:e5", "to P1:f6", "to P1:h5"} & names
    assert {"to P1:f5", "to P1:i4"} <= names
    duel.answer("to P1:f5")
    assert square("P1:f5") in duel.s.smashed


@pytest.mark.rule("FW-13.28")
def test_lightning_of_the_demon_may_strike_a_smashed_square() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    duel.smash("P1:f6")
    duel.load(1)
    duel.plans([], ["move"])
    assert "to P1:f6" in duel.options()


@pytest.mark.rule("FW-13.28")
def test_the_demons_flame_has_eight_directions() -> None:
    duel = with_demon(4)
    directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    assert duel.options() == [f"direction {name}" for name in directions]


@pytest.mark.rule("FW-13.28")
def test_a_harmless_choice_is_allowed_but_not_casting_is_not() -> None:
    duel = with_demon(1)
    assert all(text.startswith("to ") for text in duel.options())
    duel.answer("to P1:f4")
    assert duel.s.hits == [0, 0]
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-13.28")
def test_without_a_square_for_the_ball_the_spell_fizzles() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:f4")
    duel.ball(0, "P1:a1")
    duel.ball(1, "P2:a1")
    duel.load(5)
    duel.plans([], ["move"])
    assert len(duel.told("fizzled")) == 1
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-13.29")
def test_the_demons_spell_is_neither_prevented_nor_softened_by_beauty_or_circle() -> None:
    duel = with_demon(1)
    duel.s.dispel = 1
    duel.s.circle[1] = duel.s.beautiful[1] = 1
    duel.s.pool[1] = 0
    duel.answer("to P1:h4")
    assert duel.s.hits == [0, 2]
    assert duel.s.dispel
    assert duel.told("beauty-rolled") == []


@pytest.mark.rule("FW-13.29")
def test_defence_points_work_against_the_demon() -> None:
    duel = with_demon(4)
    duel.answer("direction e")
    assert duel.asked() == (1, "points")
    duel.answer("spend 1")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-13.29")
def test_the_demons_spell_is_used_by_nobody() -> None:
    duel = with_demon(1)
    duel.answer("to P1:a1")
    assert duel.s.used == [0, 0]
