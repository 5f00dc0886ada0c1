"""What players choose before a game: its options as a choice of evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from spellwright.kernel.game_option import Value
from spellwright.kernel.saying import Argument


class Offer(NamedTuple):
    """A value of an option: what it is called, what it means, and the emblem that stands for it."""

    name: Argument
    about: Argument = ""
    emblem: str = ""


class Evening(NamedTuple):
    """How the options of a game are offered. An option that is not named here keeps its label and
    is folded away with the others.
    """

    leads: str = ""
    """The option that everything else depends on, such as a scenario; "" if there is none."""
    first: tuple[str, ...] = ()
    """Options that most people want to see; the others are folded."""
    offers: Mapping[str, Sequence[Offer]] = {}
    """By option, its values in their order."""
    only_with: Mapping[str, tuple[str, tuple[Value, ...]]] = {}
    """By option, another option and those of its values with which this one makes a difference."""

    def offer(self, option: str, place: int) -> Offer | None:
        offered = self.offers.get(option, ())
        return offered[place] if place < len(offered) else None

    def matters(self, option: str, settings: Mapping[str, Value]) -> bool:
        """Whether an option makes a difference, with these others."""
        if option not in self.only_with:
            return True
        other, values = self.only_with[option]
        return self.matters(other, settings) and settings.get(other) in values


PLAIN_EVENING: Final = Evening()
