"""The worth of a position."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spellwright.games.talisman.bot.evaluation import chance_to_win, prospects
from spellwright.testing.talisman import Tale
from tests.shared.bot_games import RANDOM
from tests.talisman.bot.games import GREEDY, play, wild_game


def test_chances_add_up_to_one_game() -> None:
    for state, _, view, _ in wild_game(3, 5, 150):
        assert sum([chance_to_win(state, seat) for seat in range(3)]) == pytest.approx(1)
        assert 0 < chance_to_win(view.shown, 0) < 1


def test_growth_and_belongings_count() -> None:
    tale = Tale("harry-a", "draco-a")
    chances = [chance_to_win(tale.s, 0)]
    tale.values(0, magic=6)
    chances.append(chance_to_win(tale.s, 0))
    tale.values(0, might=5)
    chances.append(chance_to_win(tale.s, 0))
    tale.objects(0, "wand")
    chances.append(chance_to_win(tale.s, 0))
    tale.fate(0, 2)
    chances.append(chance_to_win(tale.s, 0))
    tale.gold(0, 2)
    chances.append(chance_to_win(tale.s, 0))
    tale.spells(0, "expecto-patronum")
    chances.append(chance_to_win(tale.s, 0))
    assert all(after > before + 0.01 for before, after in pairwise(chances))


@pytest.mark.parametrize(("card", "magic", "might"), [("basilisk", 4, 4), ("severus-snape", 5, 3)])
def test_trophies_are_worth_about_the_point_that_they_buy(
    card: str, magic: int, might: int
) -> None:
    tale = Tale("harry-a", "draco-a")
    with_nothing = chance_to_win(tale.s, 0)
    tale.trophy(0, card)
    with_trophy = chance_to_win(tale.s, 0)
    exchanged = Tale("harry-a", "draco-a")
    exchanged.values(0, magic=magic, might=might)
    assert with_nothing < with_trophy
    assert with_trophy == pytest.approx(chance_to_win(exchanged.s, 0), abs=0.01)


def test_the_last_life_is_worth_most_to_who_has_grown() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=9)
    by_lives = []
    for left in (4, 3, 2, 1):
        tale.values(0, life=left)
        by_lives.append(chance_to_win(tale.s, 0))
    four, three, two, one = by_lives
    assert four > three > two > one
    assert two - one > four - three
    tale.values(0, magic=4)
    assert chance_to_win(tale.s, 0) < one


def test_the_castle_is_for_who_can_beat_voldemort() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=12)
    tale.objects(0, "hallow")
    tale.place(0, "mid-9")
    at_the_gates = chance_to_win(tale.s, 0)
    tale.place(0, "inn-1")
    on_the_stairs = chance_to_win(tale.s, 0)
    tale.place(0, "inn-4")
    near_the_room = chance_to_win(tale.s, 0)
    assert at_the_gates < on_the_stairs < near_the_room
    tale.values(0, magic=6)
    weak_in_castle = chance_to_win(tale.s, 0)
    assert weak_in_castle < at_the_gates


def test_a_rival_in_the_castle_leaves_less_time_to_be_strong() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=12)
    tale.place(1, "mid-9")
    before = prospects(tale.s, 0)
    tale.place(1, "inn-1")
    assert prospects(tale.s, 0) < before


def test_a_hallow_counts_for_who_is_strong_enough() -> None:
    assert 0 < _worth_of_hallow(magic=5) < _worth_of_hallow(magic=12)


def _worth_of_hallow(magic: int) -> float:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-9")
    tale.values(0, magic=magic)
    tale.values(1, magic=magic)
    without = chance_to_win(tale.s, 0)
    tale.objects(0, "hallow")
    return chance_to_win(tale.s, 0) - without


def test_the_end_of_a_game_is_worth_most() -> None:
    state = play([GREEDY, RANDOM], 3)
    assert sorted([chance_to_win(state, seat) for seat in (0, 1)]) == [0.0, 1.0]
