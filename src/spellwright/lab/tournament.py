"""A tournament: bots against each other, on the same deals, with every seat swapped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.lab.words import say
from spellwright.registry import any_game
from spellwright.simulate.run import Run

Pairing = tuple[str, ...]
"""Two bots; in a co-operative game one, who plays all seats against the game."""


@dataclass(frozen=True)
class Tournament:
    """What is to be played: `games` games of each pairing."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int | str
    games: int
    pairs: tuple[Pairing, ...] = ()
    """Who plays whom; every bot plays every other if nothing is said."""

    def __post_init__(self) -> None:
        if self.pairs and self.cooperative:
            raise Refused("bots", say("refusal-no-pairs"))
        if len(set(self.bots)) != len(self.bots):
            raise Refused("bots", say("refusal-bot-twice"))
        if not self.cooperative and len(self.bots) < 2:
            raise Refused("bots", say("refusal-two-bots"))
        for pairing in self.pairings:
            self.run_of(pairing)

    @property
    def cooperative(self) -> bool:
        return any_game(self.game).rules.cooperative

    @property
    def pairings(self) -> list[Pairing]:
        return list(self.pairs or combinations(self.bots, 1 if self.cooperative else 2))

    def run_of(self, pairing: Pairing) -> Run:
        """The games of a pairing. All pairings have the same seeds, whatever their order."""
        bots = tuple(sorted(pairing))
        return Run(
            self.game, self.seats, self.settings, bots, self.seed, self.games, same_deal=True
        )

    def missing(self, played: Mapping[Pairing, Sequence[int]]) -> dict[Pairing, list[int]]:
        """By pairing, the numbers of the games that are not played yet."""
        return {
            pairing: left
            for pairing in self.pairings
            if (left := sorted(set(range(self.games)) - set(played.get(pairing, ()))))
        }

    def to_data(self) -> dict[str, Any]:
        """What all games of a results file have in common."""
        return {
            "game": self.game,
            "edition": str(any_game(self.game).rules.edition_for(self.settings)),
            "seats": self.seats,
            "settings": dict(self.settings),
            "seed": self.seed,
        }
