"""The goal of a search for figures, and how far a trial is from it."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.lab.what_if.measures import (
    CHOICES,
    CHOSEN,
    MINUTES,
    ROUNDS,
    SEAT,
    WITH,
    WON,
    Observed,
    is_share,
    label_of,
)
from spellwright.lab.words import say
from spellwright.registry import Game

BALANCE: Final = "seat-balance"
LENGTHS: Final = (CHOICES, ROUNDS, MINUTES)


class Goal(NamedTuple):
    """A measure, and the mean that it should have. Of a balance of seats no seat should win more
    often than another.
    """

    text: str
    measure: str
    wanted: float

    @property
    def label(self) -> Saying:
        return say("goal-balance") if self.measure == BALANCE else label_of(self.measure)

    @property
    def is_share(self) -> bool:
        return self.measure == BALANCE or is_share(self.measure)

    def measured(self, games: Sequence[Observed]) -> float:
        """What the games say: a mean, or how far the luckiest seat is from its share."""
        if self.measure != BALANCE:
            return _mean(games, self.measure)
        seats = sorted({name for game in games for name in game.values if name.startswith(SEAT)})
        rates = [_mean(games, seat) for seat in seats]
        return max([abs(rate - 1 / len(rates)) for rate in rates], default=math.nan)

    def distance(self, measured: float) -> float:
        """How far from the goal; of a balance, what was measured is that already."""
        return math.inf if math.isnan(measured) else abs(measured - self.wanted)


def _mean(games: Sequence[Observed], measure: str) -> float:
    values = [game.values[measure] for game in games if measure in game.values]
    return math.fsum(values) / len(values) if values else math.nan


def read_goal(game: Game, text: str, row: str) -> Goal:
    """The goal that a text like `length=120` names; `row` is the row that is tuned."""
    if text == BALANCE:
        if game.rules.cooperative:
            raise Refused("target", say("refusal-balance-together"))
        return Goal(text, BALANCE, 0.0)
    found = re.fullmatch(r"(length|win-rate|usage)(?::([^=]+))?=([0-9.]{1,12})", text)
    try:
        wanted = float(found[3]) if found else math.nan
    except ValueError:
        wanted = math.nan
    if found is None or math.isnan(wanted):
        raise Refused("target", say("refusal-target", text=text[:60]))
    kind, what = found[1], found[2] or ""
    if kind == "length":
        if what and what not in LENGTHS:
            raise Refused("target", say("refusal-length", lengths=LENGTHS))
        return Goal(text, what or CHOICES, wanted)
    if kind == "usage":
        return Goal(text, f"{CHOSEN}{what or row}", wanted)
    if not 0 <= wanted <= 1:
        raise Refused("target", say("refusal-win-rate"))
    if game.rules.cooperative:
        return Goal(text, WON, wanted)
    if not what:
        raise Refused("target", say("refusal-whose-win-rate"))
    return Goal(text, what if what.startswith(SEAT) else f"{WITH}{what}", wanted)
