"""The two streams: pinned for ever, copied, resumed, and fair as far as seeds can show."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

import pytest

from spellwright.kernel.chance import Chance, FastChance, SecretChance, chance_from
from spellwright.kernel.refusal import Refused

KEY = bytes(range(32))

# Replays and saved states all over the world depend on these numbers. They never change.
FAST_WORDS = {
    0: [1466447577, 3267669448, 4168735541, 1560302396, 405223372, 1817272933],
    1: [3373753887, 3310113508, 3641575793, 3040136351, 3389171154, 4283656255],
    7: [737652991, 966714662, 4235926231, 634695741, 3649132438, 3247491859],
    -1: [657730997, 2922853566, 4285692443, 2464829307, 1152059178, 705491914],
    (1 << 64) - 1: [365259905, 634001894, 1690278488, 446098090, 642407978, 4243365450],
}
SECRET_WORDS = [
    *[1206623321, 2626882713, 63876352, 1473913569, 2427277845, 894492395],
    *[919524346, 2274101261, 4106576446, 1113471139, 1425204843, 1922874012],
    *[1121202858, 800062170, 2209411672, 243946678, 4004930991, 2185258693],
]


@pytest.mark.parametrize("seed", FAST_WORDS)
def test_the_fast_stream_is_pinned(seed: int) -> None:
    chance = FastChance(seed)
    assert [chance.word() for _ in range(6)] == FAST_WORDS[seed]


def test_the_secret_stream_is_pinned() -> None:
    chance = SecretChance(KEY)
    assert [chance.word() for _ in range(18)] == SECRET_WORDS


def test_what_is_made_of_the_words_is_pinned() -> None:
    fast, secret = FastChance(7), SecretChance(KEY)
    assert [fast.roll(6) for _ in range(12)] == [2, 3, 2, 4, 5, 2, 2, 6, 2, 4, 5, 4]
    assert fast.shuffled(list(range(8))) == [3, 5, 2, 7, 4, 6, 1, 0]
    assert fast.below(1_000_000_007) == 41341395
    assert [secret.roll(6) for _ in range(12)] == [6, 4, 5, 4, 4, 6, 5, 6, 5, 2, 4, 1]
    assert secret.shuffled(list(range(8))) == [7, 0, 1, 6, 3, 4, 5, 2]
    assert secret.below(1_000_000_007) == 72608555


def test_the_fast_stream_is_multiply_with_carry() -> None:
    chance = FastChance(11)
    _, mwc = chance.state()
    assert isinstance(mwc, int)
    for _ in range(50):
        low, carry = mwc % 2**32, mwc // 2**32
        mwc = 1932734418 * low + carry
        assert chance.word() == (mwc ^ mwc // 2**32) % 2**32


def test_the_period_of_the_fast_stream_is_long() -> None:
    """A safe prime p makes every state but two run through a cycle of (p - 1) / 2 or more."""
    prime = 1932734418 * 2**32 - 1
    assert _is_prime(prime)
    assert _is_prime((prime - 1) // 2)
    assert 2**62 < prime < 2**63


def _is_prime(number: int) -> bool:
    """Miller and Rabin; these bases decide every number below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, odd * 2**k, number) for k in range(twos)]
        if powers[0] != 1 and number - 1 not in powers:
            return False
    return True


def test_the_secret_stream_is_a_keyed_hash_of_a_counter() -> None:
    chance = SecretChance(KEY)
    for counter in range(3):
        data = counter.to_bytes(8, "little")
        block = hashlib.blake2b(data, key=KEY, person=b"spellwright").digest()
        words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
        assert [chance.word() for _ in range(16)] == words


def _streams() -> list[Chance]:
    return [FastChance(3), SecretChance(KEY)]


@pytest.mark.parametrize("used", [0, 5, 16])
@pytest.mark.parametrize("kind", [0, 1], ids=["fast", "secret"])
def test_a_copy_goes_on_alike_and_alone(kind: int, used: int) -> None:
    chance = _streams()[kind]
    for _ in range(used):
        chance.word()
    chance.load([1])
    chance.record = []
    copy = chance.copy()
    assert copy == chance
    here = [chance.below(100) for _ in range(40)]
    assert copy != chance
    assert copy.draws == 0
    assert copy.record == []
    assert [copy.below(100) for _ in range(40)] == here
    assert copy == chance
    assert copy.record == chance.record


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_stream_is_resumed_from_its_state(used: int) -> None:
    for chance in (FastChance(3), SecretChance(KEY)):
        for _ in range(used):
            chance.word()
        kind, *data = chance.state()
        assert kind in ("fast", "secret")
        resumed: Chance
        if isinstance(data[0], int):
            resumed = FastChance.resume(data[0])
        else:
            resumed = SecretChance.resume(data[0], int(data[1]))
        assert [resumed.word() for _ in range(20)] == [chance.word() for _ in range(20)]


@pytest.mark.parametrize("mwc", [0, -1, 1932734418 * 2**32 - 1, 1 << 80])
def test_a_state_out_of_range_is_refused(mwc: int) -> None:
    with pytest.raises(Refused, match="out of range"):
        FastChance.resume(mwc)
    with pytest.raises(Refused, match="out of range"):
        SecretChance.resume(KEY.hex(), -1 if mwc == 0 else 1 << 62)


def test_streams_of_different_kinds_differ() -> None:
    assert FastChance(1) != SecretChance(KEY)
    assert FastChance(1) != FastChance(2)
    assert FastChance(1) != "fast"


# -- seeds -----------------------------------------------------------------------------------------


def test_a_seed_chooses_its_stream() -> None:
    assert chance_from(5) == FastChance(5)
    assert chance_from(KEY) == SecretChance(KEY)
    assert chance_from(KEY.hex()) == SecretChance(KEY)


@pytest.mark.parametrize("seed", [-(1 << 63), (1 << 64) - 1])
def test_seeds_have_64_bits(seed: int) -> None:
    assert chance_from(seed).state() == FastChance(seed).state()


@pytest.mark.parametrize(
    ("seed", "said"),
    [
        (1 << 64, "at most 64 bits"),
        (-(1 << 63) - 1, "at most 64 bits"),
        (True, "a whole number"),
        (1.5, "a whole number"),
        (None, "a whole number"),
        ("", "64 hexadecimal digits"),
        ("xyz", "64 hexadecimal digits"),
        ("ab" * 31, "64 hexadecimal digits"),
        ("ab" * 33, "64 hexadecimal digits"),
        (b"short", "32 bytes"),
    ],
)
def test_other_seeds_are_refused(seed: int | str | bytes, said: str) -> None:
    with pytest.raises(Refused, match=said) as refused:
        chance_from(seed)
    assert refused.value.kind == "seed"


# -- fairness: fixed seeds, so these numbers are always the same -----------------------------------


def _chi_square(seen: Iterable[object], cells: Sequence[object]) -> float:
    counts = Counter(seen)
    assert set(counts) <= set(cells)
    expected = counts.total() / len(cells)
    return sum((counts[cell] - expected) ** 2 for cell in cells) / expected


# Below these limits lie 999 of 1000 fair samples, by degrees of freedom.
LIMITS = {5: 20.5, 23: 49.7, 35: 66.6}


@pytest.mark.parametrize("chance", _streams(), ids=["fast", "secret"])
def test_dice_are_fair_alone_and_in_a_row(chance: Chance) -> None:
    faces = range(1, 7)
    rolls = [chance.roll(6) for _ in range(20_000)]
    assert _chi_square(rolls, faces) < LIMITS[5]
    pairs = [(one, other) for one in faces for other in faces]
    assert _chi_square(pairwise(rolls), pairs) < LIMITS[35]


@pytest.mark.parametrize("chance", _streams(), ids=["fast", "secret"])
def test_all_orders_of_a_shuffle_are_equally_likely(chance: Chance) -> None:
    orders = [tuple(chance.shuffled([1, 2, 3, 4])) for _ in range(8_000)]
    assert _chi_square(orders, list(permutations([1, 2, 3, 4]))) < LIMITS[23]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    rolls = [FastChance(seed).roll(6) for seed in range(10_000)]
    assert _chi_square(rolls, range(1, 7)) < LIMITS[5]
    pairs = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    assert _chi_square(pairwise(rolls), pairs) < LIMITS[35]


@pytest.mark.parametrize("bit", [0, 1, 15, 30, 31])
def test_every_bit_of_a_word_is_fair(bit: int) -> None:
    chance = FastChance(99)
    ones = sum(chance.word() >> bit & 1 for _ in range(10_000))
    assert abs(ones - 5_000) < 165  # 3.3 standard deviations
