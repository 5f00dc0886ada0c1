"""A run: what is to be played, as plain data that can be sent to another process."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Final, NamedTuple

from spellwright.bots import bot_named
from spellwright.content import Value as FigureValue
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.laws.case import Case, case_from
from spellwright.registry import any_game
from spellwright.simulate.law_checks import LawCheck
from spellwright.simulate.seating import check_bots, seating, ways_to_sit
from spellwright.simulate.seeds import derived_seed


class Draw(NamedTuple):
    """Seats and options are drawn anew for each game by its seed: all but those given here."""

    seats: int | None
    settings: Mapping[str, Value]


SETUPS: Final = ("bots", "balanced")


class Recording(NamedTuple):
    """What is written down beside the results, and how the games of such a run begin."""

    setup: str = "bots"
    """Who answers the set-up questions: the bots, or the lab, so that all choices come up."""
    weighed: int = 2
    """How many decisions of a game are weighed,"""
    weighed_games: int = 300
    """in the first so many games of the run."""


@dataclass(frozen=True)
class Run:
    """Games number 0 to `games` - 1 of a game, each with a seed of its own made from `seed`."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int | str
    games: int
    laws: LawCheck | None = None
    """Whether each seed is also checked against the laws that every game must obey."""
    same_deal: bool = False
    """Whether games that differ only in who sits where have the same seed."""
    draw: Draw | None = None
    """With a `draw`, `seats` are the most that a game has, and `settings` are those given."""
    figures: Mapping[str, FigureValue] = field(default_factory=dict)
    """Figures in place of those in the tables, by their paths. Such a run is played in worker
    processes, which set them before they load the game; `settings` are those given, since figures
    may change the usual ones.
    """

    recording: Recording | None = None
    varied: tuple[str, ...] = ()
    """Options of the game whose values take turns, game by game: those that fit the others."""

    def __post_init__(self) -> None:
        game = any_game(self.game)
        if self.draw is None and not self.varied:
            game.rules.check_seats(self.seats, game.rules.check_settings(self.settings))
        check_bots(self.bots, self.seats)
        for name in self.bots:
            bot_named(game, name)
        if self.games < 1:
            raise Refused("games", say("refusal-no-games", n=self.games))
        self.case_of(0)

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        ways = len(ways_to_sit(self.bots, self.seats)) if self.same_deal else 1
        return derived_seed(self.seed, number // ways)

    def case_of(self, number: int) -> Case:
        """A game's seed, seats and options."""
        game, seed = any_game(self.game), self.seed_of(number)
        if self.draw is None:
            settings = self.turns[number % len(self.turns)]
            return Case(game.rules, seed, self.seats, settings)
        seats, fixed = self.draw
        return case_from(game.rules, seed, seats, fixed=fixed, least_seats=len(self.bots))

    @cached_property
    def turns(self) -> list[Mapping[str, Value]]:
        """The settings that take turns; one, if nothing is varied."""
        if not self.varied:
            return [self.settings]
        game = any_game(self.game)
        rules, known = game.rules, {option.id: option for option in game.options}
        found: list[Mapping[str, Value]] = []
        for values in product(*[known[id].values for id in self.varied]):
            settings = {**self.settings, **dict(zip(self.varied, values, strict=True))}
            with suppress(Refused):
                rules.check_seats(self.seats, rules.check_settings(settings))
                found.append(settings)
        if not found:
            rules.check_seats(self.seats, rules.check_settings(self.settings))
        return found

    def turn_of(self, number: int) -> int:
        """How often the settings of a game and the seating of its bots have come up before it."""
        return number // len(self.turns) // len(ways_to_sit(self.bots, self.seats))

    def luck_of(self, number: int, seat: int) -> int:
        """The seed of a bot's own luck, which is none of the game's."""
        return derived_seed(self.seed, number, "bot", seat)

    def seating_of(self, number: int) -> tuple[str, ...]:
        """The bots of a game in the order of its seats."""
        return seating(self.bots, self.case_of(number).seats, number // len(self.turns))
