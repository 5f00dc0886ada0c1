"""The domains of which a language has a part so far, and which part: all the rest is in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WHOLE: Final = ("",)
"""Every key: what a domain has to have that is not named here."""
_TO_CHOOSE: Final = ("-", "verb-", "button-", "moment", "ending-", "about-", "group-", "shortcut-")
"""Names, buttons, the bar above the board, and what the shelf says."""
BEGUN: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "pl": {
        "battle": (*_TO_CHOOSE, "effect-", "step-"),
        "duels": _TO_CHOOSE,
        "funkoverse": _TO_CHOOSE,
        "wizardry": _TO_CHOOSE,
    }
}
"""By language and domain, how the keys begin that are translated; all of these have to be there."""


def kinds_begun(language: str, domain: str) -> tuple[str, ...]:
    return BEGUN.get(language, {}).get(domain, WHOLE)
