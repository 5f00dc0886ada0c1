"""What a call is refused with, for tests that must bear both."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.kernel.refusal import Refused


def refusal_of(call: Callable[[], object]) -> Refused | None:
    """The refusal of a call, or None if it went through; any other exception passes."""
    try:
        call()
    except Refused as refused:
        return refused
    return None


def is_a_sentence(refused: Refused) -> bool:
    """Whether a refusal has a kind for programs and one line for people."""
    sentence = refused.sentence
    return bool(refused.kind) and sentence.isprintable() and 10 < len(sentence) < 400
