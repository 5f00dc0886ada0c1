"""Luck that nobody can steer: a secret, mixed with a word from each seat.

The hash of the secret is shown before any word is known; the secret itself when the game is over.
Anybody who has both, and the words, can work out the seed and every draw. docs/luck.md says in
plain words what that proves.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

ENTROPY_BYTES: Final = 32
WORD_BYTES: Final = 8
PURPOSE: Final = b"spellwright word"


class Fairness(NamedTuple):
    """What was promised before the game, and what was shown after it."""

    commitment: str
    entropy: str
    words: list[str]
    own: list[int] | None = None
    """The seats whose people gave a word; the words of the other seats follow from the secret. None
    at old tables, where the server made up words freely.
    """

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "commitment": self.commitment,
            "entropy": self.entropy,
            "words": self.words,
        }
        return data if self.own is None else data | {"own": self.own}

    def check(self, seed: int | str, piece: int = 0) -> None:
        """Refuse a secret that was not the promised one, words that were not committed with it, or
        a seed of a piece of the game that does not follow from both.
        """
        if commitment(self.entropy) != self.commitment:
            raise Refused("unfair", say("refusal-secret-other"))
        for seat, word in enumerate(self.words):
            is_made = self.own is not None and seat not in self.own
            if is_made and word != made_word(self.entropy, seat):
                raise Refused("unfair", say("refusal-word-not-fixed", n=seat + 1))
        if mixed_seed(self.entropy, self.words, piece).hex() != seed:
            raise Refused("unfair", say("refusal-seed-does-not-follow"))


def commitment(entropy: str) -> str:
    """What is published before anybody sits down."""
    return hashlib.sha256(_bytes(entropy)).hexdigest()


def made_word(entropy: str, seat: int) -> str:
    """The word of a bot, or of somebody who gives none: fixed with the secret."""
    keyed = hashlib.blake2b(
        f"seat {seat}".encode(), key=_bytes(entropy), digest_size=WORD_BYTES, person=PURPOSE
    )
    return keyed.hexdigest()


def mixed_seed(entropy: str, words: list[str], piece: int = 0) -> bytes:
    """The seed of the game: 256 bits that depend on the secret and on every seat's word. Each piece
    that is played under another edition has its own seed, so nobody has seen any of its luck.
    """
    digest = hashlib.sha256(_bytes(entropy))
    for word in [*words, f"piece {piece}"] if piece else words:
        digest.update(hashlib.sha256(word.encode()).digest())
    return digest.digest()


def _bytes(entropy: str) -> bytes:
    try:
        secret = bytes.fromhex(entropy)
    except ValueError:
        secret = b""
    if len(secret) != ENTROPY_BYTES:
        raise Refused("unfair", say("refusal-secret-digits"))
    return secret
