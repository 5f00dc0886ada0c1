"""What is said alike at every table, worked out once for a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

MOST: Final = 2048
P = ParamSpec("P")
R = TypeVar("R")


def once_a_language(
    work: Callable[Concatenate[Speaker, P], R],
) -> Callable[Concatenate[Speaker, P], R]:
    """Let a function remember what it found for each language.

    It may name nobody at the table, and nobody may change what it returns.
    """

    def for_language(language: Language, *args: Any, **more: Any) -> R:
        return work(Speaker(language), *args, **more)

    known: Callable[..., R] = lru_cache(maxsize=MOST)(for_language)

    def found(speaker: Speaker, /, *args: P.args, **more: P.kwargs) -> R:
        return known(speaker.language, *args, **more)

    return found
