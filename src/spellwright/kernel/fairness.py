"""Luck that nobody can steer: a secret, mixed with a word from each seat.

The hash of the secret is shown before the first choice; the secret itself when the game is over.
Whoever has both, and the words, can work out the seed and play the game again.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from spellwright.kernel.refusal import Refused

ENTROPY_BYTES: Final = 32


class Fairness(NamedTuple):
    """What was promised before the game, and what was shown after it."""

    commitment: str
    entropy: str
    words: list[str]

    def check(self, seed: int | str) -> None:
        """Refuse a secret that was not the promised one, or a seed that does not follow from it."""
        if commitment(self.entropy) != self.commitment:
            raise Refused("unfair", "The secret is not the one whose hash was published.")
        if mixed_seed(self.entropy, self.words).hex() != seed:
            raise Refused("unfair", "The seed does not follow from the secret and the words.")


def commitment(entropy: str) -> str:
    """What is published before anybody sits down."""
    return hashlib.sha256(_bytes(entropy)).hexdigest()


def mixed_seed(entropy: str, words: list[str]) -> bytes:
    """The seed of the game: 256 bits that depend on the secret and on every seat's word."""
    digest = hashlib.sha256(_bytes(entropy))
    for word in words:
        digest.update(hashlib.sha256(word.encode()).digest())
    return digest.digest()


def _bytes(entropy: str) -> bytes:
    try:
        secret = bytes.fromhex(entropy)
    except ValueError:
        secret = b""
    if len(secret) != ENTROPY_BYTES:
        raise Refused("unfair", "The secret should be 64 hexadecimal digits.")
    return secret
