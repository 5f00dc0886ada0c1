"""What rules ask of chance: numbers, dice, orders; loaded, counted and recorded."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from spellwright.kernel.chance import Chance, FastChance, Outcome
from spellwright.kernel.refusal import Refused, RulesError

WORDS = 1 << 32


class Scripted(Chance):
    """A stream whose words are written down beforehand."""

    __slots__ = ("words",)

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__()
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("bound", [3, 6, 7, 100, (1 << 31) + 1, WORDS - 1])
def test_words_of_the_last_stretch_are_thrown_away(bound: int) -> None:
    fair = WORDS // bound * bound
    assert Scripted([fair - 1]).below(bound) == bound - 1
    chance = Scripted([fair, WORDS - 1, 5])
    assert chance.below(bound) == 5 % bound
    assert chance.words == []
    assert chance.draws == 1


@pytest.mark.parametrize("bound", [1, 2, 1 << 16, WORDS])
def test_no_word_is_thrown_away_where_all_fit(bound: int) -> None:
    assert Scripted([WORDS - 1]).below(bound) == (WORDS - 1) % bound


@pytest.mark.parametrize("bound", [1, 6, 1000, 3 << 30, (1 << 31) + 1, WORDS])
def test_the_fast_stream_takes_a_short_cut_to_the_same_numbers(bound: int) -> None:
    quick, plain = FastChance(5), FastChance(5)
    numbers = [quick.below(bound) for _ in range(200)]
    assert numbers == [Chance.below(plain, bound) for _ in range(200)]
    assert quick == plain
    assert quick.draws == 200


def test_a_bound_beyond_the_words_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="one of 4294967297 outcomes"):
        FastChance(1).below(WORDS + 1)


def test_a_die_shows_one_to_its_sides() -> None:
    chance = FastChance(5)
    assert {chance.roll(4) for _ in range(100)} == {1, 2, 3, 4}
    assert {chance.below(4) for _ in range(100)} == {0, 1, 2, 3}


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [3, 1, 2, 1]
    mixed = FastChance(5).shuffled(items)
    assert items == [3, 1, 2, 1]
    assert sorted(mixed) == [1, 1, 2, 3]
    assert FastChance(5).shuffled([]) == []
    assert FastChance(5).shuffled([9]) == [9]


# -- loaded outcomes -------------------------------------------------------------------------------


def test_loaded_outcomes_come_first_and_in_order() -> None:
    chance, plain = FastChance(8), FastChance(8)
    chance.load([6, 2])
    chance.load([[30, 10, 20], 0])
    assert (chance.roll(6), chance.roll(6)) == (6, 2)
    assert chance.shuffled([10, 20, 30]) == [30, 10, 20]
    assert chance.below(3) == 0
    assert chance.loaded == []
    assert chance.roll(6) == plain.roll(6)


@pytest.mark.parametrize(
    ("loaded", "said"),
    [
        (0, "0 is not a number from 1 to 6"),
        (7, "7 is not a number from 1 to 6"),
        ([1, 2], r"\[1, 2\] is not a number"),
    ],
)
def test_a_loaded_outcome_that_no_die_shows_is_refused(loaded: Outcome, said: str) -> None:
    chance = FastChance(8)
    chance.load([loaded])
    before = chance.copy()
    with pytest.raises(Refused, match=said):
        chance.roll(6)
    assert chance == before


@pytest.mark.parametrize("loaded", [-1, 3, [0]])
def test_a_loaded_outcome_beyond_the_bound_is_refused(loaded: Outcome) -> None:
    chance = FastChance(8)
    chance.load([loaded])
    before = chance.copy()
    with pytest.raises(Refused, match="from 0 to 2"):
        chance.below(3)
    assert chance == before


@pytest.mark.parametrize("loaded", [3, [1, 2], [1, 1, 2], [1, 2, 4]])
def test_a_loaded_order_of_other_items_is_refused(loaded: Outcome) -> None:
    chance = FastChance(8)
    chance.load([loaded])
    before = chance.copy()
    with pytest.raises(Refused, match="is no order of"):
        chance.shuffled([1, 2, 3])
    assert chance == before


def test_loading_a_copy_does_not_load_the_original() -> None:
    chance = FastChance(8)
    chance.load([1])
    copy = chance.copy()
    copy.load([2])
    assert copy.roll(6) == 1
    assert chance.loaded == [1]
    loaded: list[Outcome] = [[2, 1]]
    chance.load(loaded)
    chance.roll(6)
    chance.shuffled([1, 2]).append(9)
    assert loaded == [[2, 1]]


# -- counted and recorded --------------------------------------------------------------------------


def test_outcomes_are_counted() -> None:
    chance = FastChance(8)
    chance.roll(6)
    chance.below(3)
    assert chance.draws == 2
    chance.shuffled([1, 2, 3, 4])
    assert chance.draws == 5
    chance.load([2, [2, 1]])
    chance.roll(6)
    chance.shuffled([1, 2])
    assert chance.draws == 7


def test_outcomes_are_recorded_with_their_bounds() -> None:
    chance = FastChance(8)
    chance.record = []
    face, number = chance.roll(6), chance.below(10)
    chance.load([4, 2])
    chance.roll(6)
    chance.below(3)
    assert chance.record == [(6, face - 1), (10, number), (6, 3), (3, 2)]


def test_a_shuffle_can_be_dealt_again_from_its_record() -> None:
    chance = FastChance(8)
    chance.record = []
    mixed = chance.shuffled([1, 2, 3, 4, 5])
    again = [1, 2, 3, 4, 5]
    for bound, other in chance.record:
        again[bound - 1], again[other] = again[other], again[bound - 1]
    assert again == mixed
    assert [bound for bound, _ in chance.record] == [5, 4, 3, 2]
