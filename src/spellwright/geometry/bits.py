"""Sets of small numbers as single integers: number n is in the set when bit n is 1."""

from collections.abc import Iterable


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
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers
