"""Positions and turns of funkoverse, said in the words of the rules.

A test reads like this:

    game = Skirmish("harry E5, auror A1", "bellatrix F5 down")
    game.load("hit", "hit", "shield", "hit")
    game.do("harry", "challenge bellatrix")
    assert game.square("bellatrix") == ""

Dice are loaded by their symbols, the challenger's first. A position is written side by side: each
character with its square (the next free one of its starting area if none is given) and, where it
matters, `down`, `exhausted` or `track N`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.board import Board
from spellwright.games.funkoverse.content.columns import FACES, kind
from spellwright.games.funkoverse.content.maps import map_from
from spellwright.games.funkoverse.content.tables import SIDES, SYMBOL_KEYS, TYPES
from spellwright.games.funkoverse.queries import figure_called, seen_squares
from spellwright.games.funkoverse.rulebook import RULES
from spellwright.games.funkoverse.rules.match import Match
from spellwright.games.funkoverse.rules.teams import give_item, take_cards_and_tokens
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    PLACES,
    FunkoverseState,
    token,
)
from spellwright.testing.scenario import Scenario

FACE_OF = {key: FACES.index(symbol) + 1 for symbol, key in enumerate(SYMBOL_KEYS)}
"""A face of the die for each symbol."""

WIN = ("hit", "hit", "hit", "hit")
"""Dice with which a challenge of 2 against a defense of 2 is won: shields are missing."""
LOSE = ("shield", "shield", "shield", "shield")


def square(name: str) -> int:
    """The number of a square such as `E4`."""
    number = lexicons.SQUARE_LEXICON.parse(name)
    assert number >= 0, f"there is no square {name}"
    return number


def square_name(number: int) -> str:
    return "" if number < 0 else lexicons.SQUARE_LEXICON.key(number)


@cache
def open_board(walls: str, posts: str, **squares: str) -> Board:
    """An empty grid of seven by seven squares with some walls."""
    row = {"key": "open", "name": "Open", "columns": 7, "rows": 7, "walls": walls, "posts": posts}
    return Board(map_from({**row, **squares}))


class Skirmish(Scenario[FunkoverseState]):
    """A game after set-up, at the first turn of a round; light begins unless said otherwise."""

    RULES = RULES

    def __init__(
        self,
        light: str,
        dark: str,
        *,
        scenario: str = "control",
        first: str = "light",
        items: tuple[str, str] = ("", ""),
        leaders: tuple[str, str] = ("", ""),
        seats: int = 2,
        board: Board | None = None,
        points: tuple[int, int] = (0, 0),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        chosen = {"scenario": scenario} if scenario != "first-game" else {"first-game": True}
        s = self.blank(seats, {**chosen, **(options or {})})
        super().__init__(s)
        if board is not None:
            s.board = board
        s.side = [seat % 2 for seat in range(seats)]
        s.first = SIDES.index(first)
        s.points = list(points)
        written = [[entry.split() for entry in team.split(", ")] for team in (light, dark)]
        for side in (0, 1):
            for figure, entry in zip(FIGURES_OF[side], written[side], strict=False):
                s.kind[figure] = kind(entry[0])
        take_cards_and_tokens(s)
        for side in (0, 1):
            for figure, entry in zip(FIGURES_OF[side], written[side], strict=False):
                self._put(figure, entry[1:])
        for side, item in enumerate(items):
            if item:
                key, holder = item.split()
                give_item(s, side, lexicons.ITEM_LEXICON.parse(key), self.figure(holder, side))
        s.leader = [self.figure(name, n) if name else NOBODY for n, name in enumerate(leaders)]
        self.start(Match(), "begin_round")

    @classmethod
    def grid(cls, light: str, dark: str, walls: str = "", posts: str = "", **more: Any) -> Self:
        """A position on the empty grid of the worked examples."""
        return cls(light, dark, board=open_board(walls, posts), **more)

    def _put(self, figure: int, entry: list[str]) -> None:
        s = self.s
        if "track" in entry:
            s.cooldown[figure] = int(entry[-1])
            return
        free = [home for home in s.board.starts[figure // 3] if home not in s.at]
        s.at[figure] = square(entry[0]) if entry and entry[0][-1].isdigit() else free[0]
        s.down[figure] = int("down" in entry)
        s.exhausted[figure] = int("exhausted" in entry)

    # -- changing the position ---------------------------------------------------------------------

    def load(self, *outcomes: str | int | list[int]) -> None:
        """The next symbols of dice."""
        super().load(*[FACE_OF[each] if isinstance(each, str) else each for each in outcomes])

    def place(self, name: str, where: str) -> None:
        self.s.at[self.figure(name)] = square(where)
        self.refresh()

    def put_token(self, side: str, type: str, place: int, to: int) -> None:
        """Move a token from a place to another (0: the pool)."""
        for at, change in ((place, -1), (to, 1)):
            self.s.tokens[token(SIDES.index(side), TYPES.index(type), at)] += change
        self.refresh()

    # -- playing -----------------------------------------------------------------------------------

    def turn(self, name: str) -> None:
        """A character takes the turn, if it has not already."""
        if self.s.active != self.figure(name):
            self.answer(f"turn {name}")

    def do(self, name: str, *texts: str) -> None:
        """A character takes the turn or goes on with it, and these answers are given."""
        self.turn(name)
        self.answer(*texts)

    def end_turn(self) -> None:
        self.answer("end")

    def skip(self, name: str) -> None:
        """A character takes a turn and does nothing."""
        self.turn(name)
        if self.s.active == self.figure(name):
            self.end_turn()

    def end_round(self, until: str = "") -> None:
        """Everybody does nothing and stays, until the next round or until a question is asked."""
        now = self.s.round
        while not self.s.over and self.s.round == now and self.asked()[1] != until:
            texts = self.options()
            lazy = [text for text in texts if text in ("end", "stay", "decline", "save", "done")]
            self.answer((lazy or texts)[0])

    # -- looking -----------------------------------------------------------------------------------

    def figure(self, name: str, side: int = 0) -> int:
        """The figure with this name; where both sides have it, that of a side."""
        word = lexicons.FIGURE_NAMES.parse(name)
        if word not in self.s.called:
            word = lexicons.FIGURE_NAMES.parse(f"{SIDES[side]}-{name}")
        return figure_called(self.s, word)

    def square(self, name: str) -> str:
        """Where a character is; nothing while it is off the map."""
        return square_name(self.s.at[self.figure(name)])

    def down(self, name: str) -> bool:
        return bool(self.s.down[self.figure(name)])

    def exhausted(self, name: str) -> bool:
        return bool(self.s.exhausted[self.figure(name)])

    def cooldown(self, name: str) -> int:
        """The number of the track on which a character is, 0 if it is not."""
        return self.s.cooldown[self.figure(name)]

    def points(self) -> tuple[int, int]:
        """The points of light and dark."""
        return (self.s.points[0], self.s.points[1])

    def tokens(self, side: str, type: str) -> list[int]:
        """Where the tokens of a side and type are: 0 in the pool, else their numbers."""
        return [
            place
            for place in range(PLACES)
            for _ in range(self.s.tokens[token(SIDES.index(side), TYPES.index(type), place)])
        ]

    def item_place(self, side: str) -> int:
        """The number of the track on which a side's item is, 0 if it is with its holder."""
        return self.s.item_cooldown[SIDES.index(side)]

    def sees(self, viewer: str, seen: str) -> bool:
        """Whether a character sees another one, or a square."""
        number = lexicons.SQUARE_LEXICON.parse(seen)
        target = number if number >= 0 else self.s.at[self.figure(seen)]
        return bool(seen_squares(self.s, self.figure(viewer)) >> target & 1)

    def adjacent(self, one: str, other: str) -> bool:
        bits = self.s.board.adjacent[self.s.at[self.figure(one)]]
        return bool(bits >> self.s.at[self.figure(other)] & 1)

    def moves(self, name: str) -> list[str]:
        """The squares where the character's move can end, after it has taken the turn."""
        self.turn(name)
        return self.offered("move")
