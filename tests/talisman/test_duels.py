"""Fights between Characters (TA-13)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.rules.quests import QUEST_LIFE
from spellwright.testing.talisman import Tale


def meeting(
    attacker: str = "hagrid-b", defender: str = "draco-b", *more: str, token: str = "op"
) -> Tale:
    """Seat 0 walks onto the space of seat 1 and is asked whom it meets."""
    tale = Tale(attacker, defender, *more, token=token)
    tale.place(1, "out-14")
    tale.arrive("out-14")
    return tale


def beaten(tale: Tale, *, by_defender: bool = False) -> None:
    """The attack with dice that decide it."""
    tale.values(0, magic=1 if by_defender else 9)
    tale.values(1, magic=9 if by_defender else 1)
    tale.load(1, 1)
    tale.answer(next(text for text in tale.options() if text.startswith("meet")))


@pytest.mark.rule("TA-13.1", "TA-13.2")
def test_only_the_active_player_attacks_and_with_magic() -> None:
    tale = meeting()
    tale.load(3, 3)
    tale.answer("meet draco")
    assert tale.told("attacks") == [(3, 4)]
    assert tale.scores() == [(3, 2 + 3 + 1, 4 + 3)]


@pytest.mark.rule("TA-13.4", "TA-13.19", "TA-17.12")
def test_attacker_defender_others_again_and_again() -> None:
    tale = meeting("hagrid-b", "draco-b", "lucius-a", "harry-a")
    for seat, key in enumerate(("expulso", "episkey", "reducto", "crucio")):
        tale.spells(seat, key)
    tale.values(1, life=3)
    tale.s.silent = [0, 0, 0, 0]
    tale.answer("meet draco")
    assert tale.asked() == (0, "spell")
    tale.answer("pass")
    assert tale.asked() == (1, "spell")
    tale.answer("cast episkey")
    tale.until("spell")
    assert tale.asked() == (0, "spell")
    tale.answer("pass")
    assert tale.asked() == (3, "spell")


@pytest.mark.rule("TA-13.5", "TA-13.8")
def test_both_roll_and_the_higher_score_wins() -> None:
    tale = meeting()
    tale.load(6, 1)
    tale.answer("meet draco")
    assert tale.scores() == [(3, 9, 5)]
    tale.answer("reward-life")
    assert tale.s.life[1] == 3


@pytest.mark.rule("TA-13.9")
def test_a_draw_has_no_effect() -> None:
    tale = meeting()
    tale.load(4, 3)
    tale.answer("meet draco")
    assert tale.told("drawn-fight") == [()]
    assert (tale.s.life[0], tale.s.life[1]) == (5, 4)
    assert tale.s.active == 1


@pytest.mark.rule("TA-13.10", "TA-13.18")
def test_the_rewards_for_attacker_and_defender() -> None:
    tale = meeting()
    tale.objects(1, "wand", "hallow")
    tale.gold(1, 1)
    beaten(tale)
    assert tale.options() == [
        "reward-life",
        "reward-object wand",
        "reward-object hallow",
        "reward-galleon",
        "reward-nothing",
    ]
    tale.answer("reward-object hallow")
    assert tale.held(0) == ["hallow"]
    other = meeting()
    other.gold(0, 2)
    beaten(other, by_defender=True)
    assert other.asked() == (1, "reward")
    other.answer("reward-galleon")
    assert (other.s.gold[0], other.s.gold[1]) == (1, 1)


@pytest.mark.rule("TA-13.10")
def test_the_winner_may_leave_it() -> None:
    tale = meeting()
    tale.gold(1, 1)
    beaten(tale)
    tale.answer("reward-nothing")
    assert (tale.s.life[1], tale.s.gold[1]) == (4, 1)
    assert tale.told("no-reward") == [(3,)]
    assert tale.s.active == 1


@pytest.mark.rule("TA-22.10", "TA-13.10")
def test_a_quest_for_a_life_leaves_no_choice() -> None:
    tale = meeting()
    tale.gold(1, 1)
    tale.s.quest[0] = QUEST_LIFE
    beaten(tale)
    assert (tale.s.life[1], tale.s.gold[1]) == (3, 1)
    assert tale.held(0) == ["hallow"]


@pytest.mark.rule("TA-22.14", "TA-22.10")
def test_a_quest_for_a_life_that_rests_leaves_the_choice() -> None:
    tale = meeting()
    tale.gold(1, 1)
    tale.objects(0, "hallow-m38")
    tale.s.quest[0] = QUEST_LIFE
    beaten(tale)
    assert tale.options() == ["reward-life", "reward-galleon", "reward-nothing"]


@pytest.mark.rule("TA-13.10")
def test_the_loser_may_save_the_life() -> None:
    tale = meeting()
    tale.objects(1, "chocolate-frogs")
    beaten(tale)
    tale.answer("reward-life")
    tale.load(4)
    tale.answer("save chocolate-frogs")
    assert tale.s.life[1] == 4


@pytest.mark.rule("TA-13.11")
def test_what_the_winner_may_not_hold_cannot_be_chosen() -> None:
    tale = meeting()
    tale.objects(0, "wand")
    tale.objects(1, "wand")
    beaten(tale)
    assert tale.options() == ["reward-life", "reward-nothing"]


@pytest.mark.rule("TA-13.12", "TA-13.13", "TA-16.11")
def test_a_follower_is_attacked_and_kept() -> None:
    tale = meeting()
    tale.followers(1, "scabior", "walden-macnair")
    beaten(tale)
    assert {"reward-follower scabior", "reward-follower walden-macnair"} <= set(tale.options())
    tale.load(6, 1)
    tale.answer("reward-follower scabior")
    assert tale.options() == ["trophy scabior", "discard scabior"]
    tale.answer("trophy scabior")
    assert tale.trophies(0) == ["scabior"]
    assert tale.following(1) == ["walden-macnair"]
    assert tale.s.life[1] == 4


@pytest.mark.rule("TA-13.12")
def test_only_the_active_winner_attacks_a_follower() -> None:
    tale = meeting()
    tale.followers(0, "luna-lovegood")
    beaten(tale, by_defender=True)
    tale.answer("keep")
    assert tale.options() == ["reward-life", "reward-nothing"]


@pytest.mark.rule("TA-13.13")
def test_a_defeated_follower_may_be_discarded() -> None:
    tale = meeting()
    tale.followers(1, "scabior")
    beaten(tale)
    tale.load(6, 1)
    tale.answer("reward-follower scabior", "discard scabior")
    assert tale.discarded("scabior")
    assert tale.trophies(0) == []


@pytest.mark.rule("TA-13.14")
@pytest.mark.parametrize(("dice", "life"), [((1, 6), 4), ((1, 3), 5)])
def test_a_lost_or_drawn_attack_on_a_follower(dice: tuple[int, int], life: int) -> None:
    tale = meeting("hagrid-b", "draco-b")
    tale.values(0, might=5)
    tale.followers(1, "walden-macnair")
    beaten(tale)
    tale.s.token = 1
    tale.values(0, might=6)
    tale.load(*dice)
    tale.answer("reward-follower walden-macnair")
    assert tale.s.life[0] == life
    assert tale.following(1) == ["walden-macnair"]


@pytest.mark.rule("TA-13.15", "TA-13.21")
def test_a_follower_without_value_cannot_be_attacked() -> None:
    tale = meeting()
    tale.followers(1, "fang", "scabior")
    beaten(tale)
    assert "reward-follower fang" not in tale.options()
    tale.load(1, 1)
    tale.answer("reward-follower scabior")
    assert tale.scores()[-1][2] == 4


@pytest.mark.rule("TA-13.16", "TA-17.20")
def test_protego_protects_a_follower() -> None:
    tale = meeting()
    tale.followers(1, "scabior")
    tale.spells(1, "protego")
    beaten(tale)
    tale.load(6, 1)
    tale.answer("reward-follower scabior")
    assert tale.asked() == (1, "spell")
    tale.answer("cast protego")
    assert tale.following(1) == ["scabior"]
    assert tale.s.life[0] == 5


@pytest.mark.rule("TA-13.18", "TA-BL3")
def test_abilities_when_you_attack_are_for_the_attacker() -> None:
    tale = Tale("bellatrix-a", "hagrid-b", token="op")
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet hagrid", dice=[1, 1])
    assert tale.scores()[0][1] == 1 + 5 + 1
    other = Tale("hagrid-b", "bellatrix-a", token="op")
    other.place(1, "out-14")
    other.arrive("out-14", "meet bellatrix", dice=[1, 1])
    assert other.scores()[0][2] == 1 + 5


@pytest.mark.rule("TA-13.20", "TA-O25", "TA-M18")
def test_a_galleon_beside_the_reward() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "scabior", "snatchers")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.gold(1, 3)
    beaten(tale)
    tale.answer("reward-galleon")
    assert (tale.s.gold[0], tale.s.gold[1]) == (3, 0)


@pytest.mark.rule("TA-13.20", "TA-LM4")
def test_rewards_that_give_several_things() -> None:
    tale = Tale("lucius-a", "hagrid-b")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.gold(1, 1)
    tale.objects(1, "wand")
    beaten(tale)
    tale.answer("reward-both wand")
    assert (tale.s.gold[0], tale.held(0)) == (1, ["wand"])


@pytest.mark.rule("TA-BLB2")
def test_bellatrix_takes_a_life_and_a_fate() -> None:
    tale = Tale("bellatrix-b", "hagrid-b")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.fate(1, 2)
    tale.values(0, magic=9)
    tale.load(1, 1)
    tale.answer("meet hagrid", "keep", "reward-life-fate")
    assert (tale.s.life[1], tale.s.fate[1], tale.s.fate[0]) == (4, 1, 1)
