"""What comes up, what is chosen, and how that goes with winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final, NamedTuple

from spellwright.lab.report.names import Names
from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import (
    CHANCE_OF_ERROR,
    Difference,
    Estimate,
    difference_by_seat,
    exact_share,
)
from spellwright.simulate.items import ACTIONS, Item

OFTEN: Final = 100
"""Who is offered something so often and never takes it does not want it."""
ALWAYS: Final = 0.9
"""What is taken so often when it is offered leaves little to choose."""
HARDLY: Final = 0.02


class Used(NamedTuple):
    """A card, spell, space or action in all games of a run."""

    table: str
    key: str
    name: str
    in_play: float
    """The part of the games in which it came up."""
    offered: int
    """Decisions in which it could be chosen."""
    chosen: int
    taken: Estimate
    """How often it is chosen when it is offered."""
    rate: Estimate
    """How often those win who choose it at least once."""
    gap: Difference
    """How much more often they win than those who could and never do."""
    q: float = 1.0

    @property
    def stands_out(self) -> bool:
        return self.q < CHANCE_OF_ERROR

    @property
    def is_unwanted(self) -> bool:
        """Offered often, and hardly or never chosen by this bot."""
        return self.offered >= OFTEN and self.taken.high < HARDLY

    @property
    def is_always_taken(self) -> bool:
        return self.offered >= OFTEN and self.taken.low > ALWAYS and self.table != ACTIONS

    def to_data(self) -> dict[str, Any]:
        known = self.rate.n > 0
        return {
            "table": self.table,
            "key": self.key,
            "name": self.name,
            "in_play": round(self.in_play, 5),
            "offered": self.offered,
            "chosen": self.chosen,
            "win_rate": round(self.rate.value, 5) if known else None,
            "low": round(self.rate.low, 5) if known else None,
            "high": round(self.rate.high, 5) if known else None,
            "difference": None if self.gap.p == 1.0 else round(self.gap.value, 5),
            "corrected_p": round(self.q, 6),
        }


class _Tally:
    def __init__(self) -> None:
        self.games: set[int] = set()
        self.offered = 0
        self.chosen = 0
        self.users: list[tuple[int, int]] = []
        self.others: list[tuple[int, int]] = []


def used(data: RunData, names: Names) -> list[Used]:
    """All that came up, by table, the most chosen first."""
    tallies: defaultdict[Item, _Tally] = defaultdict(_Tally)
    rows = data.rows("usage", "number", "seat", "table", "key", "offered", "chosen")
    for number, seat, table, key, offered, chosen in rows:
        tally = tallies[Item(table, key)]
        tally.games.add(number)
        if seat >= 0:
            tally.offered += offered
            tally.chosen += chosen
            (tally.users if chosen else tally.others).append((number, seat))
    found = [_used(data, names, item, tally) for item, tally in tallies.items()]
    tables = Counter(dict.fromkeys((one.table for one in found), 0))
    for one in found:
        tables[one.table] += one.chosen
    order = [table for table, _ in tables.most_common()]
    return sorted(found, key=lambda one: (order.index(one.table), -one.chosen, one.key))


def _used(data: RunData, names: Names, item: Item, tally: _Tally) -> Used:
    won, games = _won(data, tally.users)
    others, other_games = _won(data, tally.others)
    return Used(
        *item,
        names.of_item(*item),
        len(tally.games) / max(1, data.count),
        tally.offered,
        tally.chosen,
        exact_share(tally.chosen, tally.offered),
        data.adjusted_rate(tally.users),
        difference_by_seat(won, others, games, other_games),
    )


def _won(data: RunData, places: list[tuple[int, int]]) -> tuple[list[float], list[int]]:
    return [data.adjusted[place] for place in places], [game for game, _ in places]


def never_came_up(data: RunData, names: Names, found: list[Used]) -> dict[str, list[str]]:
    """By table, the names of what no game has shown: not offered, not told of, not begun with."""
    seen = {Item(one.table, one.key) for one in found}
    begun = set(data.table("starts")["key"])
    begun |= {key for setting in data.settings.values() for key in setting.values()}
    missing: defaultdict[str, list[str]] = defaultdict(list)
    for item, name in names.items.items():
        if item not in seen and item.key not in begun:
            missing[item.table].append(name)
    return {table: sorted(keys) for table, keys in sorted(missing.items())}
