"""The traits of the box (FV-23, FV-24)."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import STUBBORN_RALLY_ACTIONS
from spellwright.games.funkoverse.rules.knock_out import Slip
from spellwright.games.funkoverse.rules.trait import Trait, trait
from spellwright.games.funkoverse.state import FunkoverseState


@trait("boy-who-lived")
class BoyWhoLived(Trait):
    """FV-23.5: which symbol of a defence becomes which stands in the row."""

    __slots__ = ()


@trait("loyal-friend")
class LoyalFriend(Trait):
    """FV-23.9."""

    __slots__ = ()

    PROTECTS = True


@trait("notorious-witch")
class NotoriousWitch(Trait):
    """FV-23.19."""

    __slots__ = ()

    RETURNS_ANYWHERE = True


@trait("dark-lord")
class DarkLord(Trait):
    """FV-23.24: how far it may move stands in the row."""

    __slots__ = ()

    COMES_BACK = True


@trait("stubborn")
class Stubborn(Trait):
    """FV-24.2."""

    __slots__ = ()

    RALLY = STUBBORN_RALLY_ACTIONS


@trait("slippery")
class Slippery(Trait):
    """FV-24.4: how far it may slip stands in the row."""

    __slots__ = ()

    def knocked_down(self, s: FunkoverseState, figure: int) -> None:
        s.push(Slip(figure))


@trait("high-inquisitor")
class HighInquisitor(Trait):
    """FV-24.6."""

    __slots__ = ()

    FORBIDS = True
