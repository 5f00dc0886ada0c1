"""The domains of which a language has a part so far, and which part: all the rest is in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WHOLE: Final = ("",)
"""Every key: what a domain has to have that is not named here."""
BEGUN: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {}
"""By language and domain, how the keys begin that are translated; all of these have to be there."""


def kinds_begun(language: str, domain: str) -> tuple[str, ...]:
    return BEGUN.get(language, {}).get(domain, WHOLE)
