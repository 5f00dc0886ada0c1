"""What is to be played: the same games with the figures of the tables, and with each variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from spellwright.content import Value as FigureValue
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.measures import is_share
from spellwright.lab.words import say
from spellwright.registry import any_game
from spellwright.simulate.figures import edition_with
from spellwright.simulate.run import Recording, Run

MOST_VARIANTS: Final = 20
FIRST_LOOK: Final = 50
LOOK_EVERY: Final = 25
GROWTH: Final = 20
"""Later one looks whenever there is a twentieth more."""

Figures = Mapping[str, FigureValue]


@dataclass(frozen=True)
class Experiment:
    """Game 17 has the same deal and the same luck with all sets of figures."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int | str
    variants: tuple[Figures, ...]
    pairs: int
    """How many pairs at most."""
    until: float | None = None
    """Stop as soon as the interval is plus or minus this, or narrower."""
    measure: str = ""
    """The measure that `until` is about; if none is named, who wins."""
    starts: tuple[str, ...] = ()
    """The win rates of those who begin with these are measured, too."""
    setup: str = "bots"
    watched: bool = False
    """Whether somebody looks at the intervals on the way, so that they must stay valid for it."""

    def __post_init__(self) -> None:
        if not self.variants:
            raise Refused("figures", say("refusal-no-variant"))
        if len(self.variants) > MOST_VARIANTS:
            raise Refused("figures", say("refusal-many-variants", most=MOST_VARIANTS))
        if self.until is not None and not 0 < self.until < 1:
            raise Refused("until", say("refusal-until"))
        if self.until is not None and self.measure and not is_share(self.measure):
            raise Refused("until", say("refusal-until-measure", measure=self.measure))
        self.runs()

    @property
    def is_sequential(self) -> bool:
        """Whether intervals have to stay valid however often one looks."""
        return self.watched or self.until is not None

    def runs(self) -> list[Run]:
        """The run with the figures of the tables, then one for each variant."""
        return [self.run_with(figures) for figures in ({}, *self.variants)]

    def run_with(self, figures: Figures) -> Run:
        return Run(
            self.game,
            self.seats,
            self.settings,
            self.bots,
            self.seed,
            self.pairs,
            figures=figures,
            recording=Recording(self.setup, weighed=0),
        )

    def looks(self) -> Iterator[int]:
        """The numbers of pairs after which one looks: always the same."""
        pairs = min(FIRST_LOOK, self.pairs)
        while pairs < self.pairs:
            yield pairs
            pairs += max(LOOK_EVERY, pairs // GROWTH)
        yield self.pairs

    def to_data(self) -> dict[str, Any]:
        """All on which the games depend, but how many there are."""
        game = any_game(self.game)
        return {
            "format": "spellwright what-if 1",
            "game": self.game,
            "edition": str(game.rules.edition_for(self.settings)),
            "seats": self.seats,
            "settings": dict(self.settings),
            "bots": list(self.bots),
            "seed": self.seed,
            "setup": self.setup,
            "variants": [
                {"set": dict(figures), "edition": str(edition_with(game, figures))}
                for figures in self.variants
            ],
        }
