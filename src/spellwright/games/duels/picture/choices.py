"""Where on the board the options of a decision lie."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import SameValues
from spellwright.face.once import once_a_scene
from spellwright.games.duels import words
from spellwright.games.duels.lexicons import SPACES
from spellwright.games.duels.picture.seen import Seen
from spellwright.games.duels.picture.shortcuts import shortcuts
from spellwright.games.duels.state import NOWHERE
from spellwright.kernel.option import Option, first_of, verb_of

ON_SPACES: Final = (words.TO, words.TRAP)
ON_MODELS: Final = (words.MODEL, words.LEAD, words.SACRIFICE, words.STONE, words.ELIXIR)


@once_a_scene
def choices_of(view: Seen) -> Choices:
    return Choices(view)


class Choices(SameValues):
    """The options that can be pointed at on the board. `numbers` counts all options from 1."""

    def __init__(self, view: Seen) -> None:
        self.spaces: dict[int, Option] = {}
        self.models: dict[int, Option] = {}
        self.overlays: dict[int, Option] = {}
        self.numbers: dict[str, int] = {}
        self.ways = {SPACES.parse(each.square): each.id for each in shortcuts(view)}
        """The shortcuts that lead to a Space."""
        for decision in view.decisions:
            for option in decision.options:
                self.numbers[option.text] = len(self.numbers) + 1
                self._place(view, option)

    def _place(self, view: Seen, option: Option) -> None:
        s = view.shown
        verb, first = verb_of(option.code), first_of(option.code)
        if verb in ON_SPACES:
            self.spaces[first] = option
        elif verb in ON_MODELS:
            if first in s.piece and s.at[s.piece.index(first)] != NOWHERE:
                self.models.setdefault(s.piece.index(first), option)
        elif verb == words.OVERLAY and s.overlay_at[first] != NOWHERE:
            self.overlays[first] = option

    def touch(self, space: int) -> str | None:
        """The `pointer-events` of what has no option itself: none if its Space is lit."""
        return "none" if space in self.spaces or space in self.ways else None
