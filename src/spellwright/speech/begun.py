"""The domains of which a language has a part so far, and which part: all the rest is in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Part(NamedTuple):
    """Some keys of a domain, by how they begin."""

    begins: tuple[str, ...]
    but: tuple[str, ...] = ()

    def has(self, key: str) -> bool:
        """
        >>> Part(("-", "verb-"), but=("-keyword-",)).has("-card-owl"), WHOLE.has("event-x")
        (True, True)
        """
        return key.startswith(self.begins) and not key.startswith(self.but)


WHOLE: Final = Part(("",))
"""Every key: what a domain has to have that is not named below."""
_ENGLISH_TEXTS: Final = ("-keyword-",)
"""Keywords are looked up in the texts of cards, and these are in English."""
_TO_CHOOSE: Final = (
    "-",
    "verb-",
    "button-",
    "moment",
    "ending-",
    "about-",
    "group-",
    "shortcut-",
    "option-",
    "offer-",
    "campaign-",
    "workshop-",
    "tile-",
    "fault-",
)
"""Names, buttons, tiles, the bar above the board, what the shelf says, what is chosen before a
game, and what is wrong with a state.
"""
_CHOSEN: Final = Part(_TO_CHOOSE, _ENGLISH_TEXTS)
BEGUN: Final[Mapping[str, Mapping[str, Part]]] = {
    "pl": {
        "battle": Part((*_TO_CHOOSE, "effect-", "step-"), _ENGLISH_TEXTS),
        "duels": _CHOSEN,
        "funkoverse": _CHOSEN,
        "lab": Part(("help-lab",), but=("help-lab-",)),
        "wizardry": _CHOSEN,
    }
}
"""By language and domain, the part that is translated; all of it has to be there, and no more."""


def part_begun(language: str, domain: str) -> Part:
    return BEGUN.get(language, {}).get(domain, WHOLE)
