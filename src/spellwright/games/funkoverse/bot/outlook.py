"""What the player looks at: the position as its seat sees it, and the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.bot.squares import Footing
from spellwright.games.funkoverse.queries import figure_called
from spellwright.games.funkoverse.state import FIGURES_OF, FunkoverseState
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import first_of
from spellwright.kernel.saying import Argument, Saying


class Outlook:
    """What the player looks at; `s` is a copy of what the seat sees, so anything can be tried out
    there.
    """

    __slots__ = ("args", "footing", "options", "s", "seat", "side")

    def __init__(
        self, shown: FunkoverseState, seat: int, options: Sequence[int], args: Sequence[int]
    ) -> None:
        self.s = shown.copy()
        self.seat = seat
        self.side = self.s.side[seat]
        self.options = options
        self.args = args
        self.footing = Footing(self.s)

    @property
    def rivals(self) -> list[int]:
        """The rivals on the map."""
        return [figure for figure in FIGURES_OF[1 - self.side] if self.s.at[figure] >= 0]

    def asked_figure(self) -> int:
        """The figure that the question names first."""
        return figure_called(self.s, self.args[0])

    def figure_of(self, option: int) -> int:
        return figure_called(self.s, first_of(option))

    def name(self, figure: int) -> Argument:
        return lexicons.FIGURE_NAMES.noun(self.s.called[figure])

    def best(self, worth: Callable[[int], float], reason: Saying) -> Advice:
        """The option that is worth most; the first of equals."""
        ranked = by_worth(self.options, [worth(option) for option in self.options])
        return Advice(ranked[0], reason, ranked)
