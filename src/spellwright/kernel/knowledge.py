"""Knowledge: a view that can also imagine what may be behind it, and holds nothing else.

It is made from a resampled state. So a player who thinks ahead never has the real one in its hands,
and all that it imagines follows from what its seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from spellwright.kernel.view import View, view_of

if TYPE_CHECKING:
    from spellwright.kernel.state import State

S = TypeVar("S", bound="State")


class Knowledge(View[S]):
    """What one seat knows, and the worlds that it cannot tell from the real one."""

    __slots__ = ("_world",)

    def __init__(self, view: View[S], world: S) -> None:
        super().__init__(
            view.rules,
            view.seat,
            view.shown,
            view.asked,
            view.options,
            view.waiting,
            view.events,
            view.outcome,
        )
        self._world = world

    def imagine(self, seed: int) -> S:
        """A quiet state that looks the same to this seat."""
        return self._world.resample(self.seat, seed).quiet()


def knowledge_of(state: S, seat: int) -> Knowledge[S]:
    world = state.resample(seat, 0)
    return Knowledge(view_of(world, seat), world)
