"""Sets of small numbers as single integers: number n is in the set when bit n is 1."""

from collections.abc import Iterable
from typing import Final

_WORD: Final = 60
"""How many bits are looked at together: numbers of this size are quick to compute with."""
_WORD_MASK: Final = (1 << _WORD) - 1


def bits_of(numbers: Iterable[int]) -> int:
    """The set of these numbers as one integer.

    >>> bits_of([0, 3, 3])
    9
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_of(bits: int) -> list[int]:
    """The numbers in a set, ascending.

    >>> numbers_of(9)
    [0, 3]
    """
    numbers: list[int] = []
    first = 0
    while bits:
        word = bits & _WORD_MASK
        while word:
            lowest = word & -word
            numbers.append(first + lowest.bit_length() - 1)
            word ^= lowest
        bits >>= _WORD
        first += _WORD
    return numbers
