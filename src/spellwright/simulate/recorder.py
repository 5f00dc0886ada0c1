"""Writes down what happens in a game, while it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.state import State
from spellwright.registry import Game
from spellwright.simulate.game_record import GameRecord, Position, SpaceUse, Usage
from spellwright.simulate.items import Item, Items
from spellwright.simulate.seeds import derived_seed
from spellwright.simulate.weighing import Held, weigh
from spellwright.study import Piece

MOST_MOMENTS: Final = 96
"""When there are more moments than this, every second one is dropped, again and again."""

_ITEMS: Final[dict[str, Items]] = {}


def items_of(game: Game) -> Items:
    """The items of a game; found once in a process."""
    known = _ITEMS.get(game.id)
    if known is None:
        known = _ITEMS[game.id] = Items(game)
    return known


class Recorder:
    def __init__(self, game: Game, state: State, seed: int, weighed: int) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self._items = items_of(game)
        self._offered: Counter[tuple[int, Item]] = Counter()
        self._chosen: Counter[tuple[int, Item]] = Counter()
        self._told: Counter[Item] = Counter()
        self._moments: list[list[Position]] = []
        self._every = 1
        self._moment = 0
        self._last_seat = -1
        self._present: Counter[tuple[str, str, float, float]] = Counter()
        self._harmed: Counter[tuple[str, str, float, float]] = Counter()
        self._pieces: dict[str, Piece] = {}
        self._real_choices = 0
        self._first = -1
        self._begun = False
        self._rounds = 0
        self._starts: list[tuple[int, str, str]] = []
        self._setting: dict[str, str] = {}
        self._room = weighed
        self._held: list[Held] = []
        self._seen = 0
        self._lot = FastChance(derived_seed(seed, "weighed"))
        self._tell()

    def before(self, ask: Ask, options: Sequence[int], code: int) -> None:
        """A seat is about to choose an option."""
        self._look(ask.seat)
        seat = ask.seat
        if len(options) > 1:
            offered = {item for option in options for item in self._items.of_option(option)}
            for item in offered:
                self._offered[seat, item] += 1
            for item in self._items.of_option(code):
                self._chosen[seat, item] += 1
            if self._begun:
                self._real_choices += 1
                self._hold(ask, options)

    def after(self) -> None:
        """The choice has been carried out."""
        self._tell()
        if self.state.over:
            self._look_at_pieces()

    def record(self) -> GameRecord:
        """All that was written down, in an order that is always the same."""
        if not self._begun:
            self._begin()
        usage = [
            Usage(
                seat, item.table, item.key, self._offered[seat, item], self._chosen[seat, item], 0
            )
            for seat, item in sorted(self._offered)
        ]
        usage += [Usage(-1, *item, 0, 0, self._told[item]) for item in sorted(self._told)]
        spaces = [
            SpaceUse(*place, self._present[place], self._harmed[place])
            for place in sorted(self._present | self._harmed)
        ]
        return GameRecord(
            max(self._rounds, self.game.study.round_of(self.state)),
            self._real_choices,
            self._first,
            self._setting,
            self._starts,
            usage,
            [position for moment in self._moments for position in moment],
            spaces,
            [weigh(self.game, held, self.seed) for held in self._held],
        )

    def _tell(self) -> None:
        for event in self.state.events:
            for item in self._items.of_event(event):
                self._told[item] += 1

    def _look(self, seat: int) -> None:
        """Note what the position is worth when the turn has passed to another seat."""
        state, study = self.state, self.game.study
        round_now = study.round_of(state)
        self._rounds = max(self._rounds, round_now)
        if not self._begun:
            if round_now < 1:
                return
            self._begin()
        passed, self._last_seat = seat != self._last_seat, seat
        if not passed:
            return
        self._look_at_pieces()
        mind = self.game.mind
        if not mind.is_settled(state):
            self._last_seat = -1
            return
        if self._moment % self._every == 0:
            self._moments.append(
                [
                    Position(state.choices, round_now, each, round(mind.evaluate(state, each), 4))
                    for each in range(state.seats)
                ]
            )
            if len(self._moments) > MOST_MOMENTS:
                self._moments = self._moments[::2]
                self._every *= 2
        self._moment += 1

    def _begin(self) -> None:
        state, study = self.state, self.game.study
        self._begun = True
        self._first = study.first_seat(state)
        self._setting = dict(study.setting(state))
        self._starts = [
            (seat, kind, key)
            for seat in range(state.seats)
            for kind, keys in study.starts(state, seat).items()
            for key in keys
        ]

    def _look_at_pieces(self) -> None:
        now = {piece.name: piece for piece in self.game.study.pieces(self.state)}
        for name, was in self._pieces.items():
            piece = now.get(name)
            if piece is None or piece.health < was.health:
                at = was if piece is None else piece
                self._harmed[at.board, at.space, at.x, at.y] += 1
        for piece in now.values():
            self._present[piece.board, piece.space, piece.x, piece.y] += 1
        self._pieces = now

    def _hold(self, ask: Ask, options: Sequence[int]) -> None:
        """Keep some decisions to weigh later: each one of the game is as likely to be kept."""
        if not self._room:
            return
        self._seen += 1
        place = len(self._held) if self._seen <= self._room else self._lot.below(self._seen)
        if place >= self._room:
            return
        question = self.game.rules.questions[ask.question].key
        held = Held(self.state.copy(), ask.seat, question, list(options))
        self._held[place : place + 1] = [held]
