"""What traits change, moment by moment of the rules (FV-2.8); the traits themselves are in
`rules/traits.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Extendable, Register
from spellwright.games.funkoverse.content.columns import KINDS, RALLY_ACTIONS, trait_words
from spellwright.games.funkoverse.state import FunkoverseState


class Trait(Extendable):
    """A trait by itself changes nothing: each one says what it changes."""

    __slots__ = ()

    RALLY: ClassVar[int] = RALLY_ACTIONS
    """Actions that getting up costs (FV-10.10)."""
    PROTECTS: ClassVar[bool] = False
    """Whether adjacent allies are not knocked out while it stands (FV-23.9)."""
    FORBIDS: ClassVar[bool] = False
    """Whether adjacent rivals cannot interact while it stands (FV-24.6)."""
    COMES_BACK: ClassVar[bool] = False
    """Whether it comes back at once when it is knocked out (FV-23.24)."""
    RETURNS_ANYWHERE: ClassVar[bool] = False
    """Whether it returns next to any ally (FV-23.19)."""

    def knocked_down(self, s: FunkoverseState, figure: int) -> None:
        """What happens at once when a challenge has knocked a figure down."""

    def knocked_out(self, s: FunkoverseState, figure: int, by: int) -> None:
        """What happens at once when a figure was knocked out by another one."""


trait: Final[Register[type[Trait]]] = Register("trait", extends=Trait)
"""The traits of characters, by the words of their rows."""
TRAITS: Final[list[Trait]] = [Trait() for _ in range(KINDS)]
"""By character, once all traits are there (`resolve_traits`)."""


def resolve_traits() -> None:
    """Find the trait of each character, the game's and those of packs; refused if one is
    missing.
    """
    for kind, (word, place) in enumerate(trait_words()):
        if word or place.pack:
            TRAITS[kind] = trait.wanted(word, place)()


def trait_of(s: FunkoverseState, figure: int) -> Trait:
    return TRAITS[s.kind[figure]]
