"""A recorded run, read back for study."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from spellwright.lab.statistics import Estimate, share_by_seat
from spellwright.registry import Game, any_game
from spellwright.simulate.data_folder import ABOUT, COLUMNS

Moment = tuple[float, list[float]]
"""The part of the game that is over, and what the position is worth to each seat."""
FEWEST_GAMES: Final = 2


class RunData:
    """The tables of a folder, as lists by column."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about: dict[str, Any] = json.loads((folder / ABOUT).read_text("utf-8"))
        self.game: Game = any_game(self.about["game"])
        self.cooperative = self.game.rules.cooperative
        self.seats: int = self.about["seats"]
        games = self.table("games")
        self.errors = sum([bool(error) for error in games["error"]])
        self.numbers: list[int] = [
            number
            for number, error in zip(games["number"], games["error"], strict=True)
            if not error
        ]
        self.choices: dict[int, int] = dict(zip(games["number"], games["choices"], strict=True))

    def table(self, name: str) -> dict[str, list[Any]]:
        import pyarrow.parquet

        read = pyarrow.parquet.read_table(self.folder / f"{name}.parquet")
        return {column: read.column(column).to_pylist() for column in COLUMNS[name]}

    def rows(self, name: str, *columns: str) -> Iterator[tuple[Any, ...]]:
        table = self.table(name)
        return zip(*[table[column] for column in columns], strict=True)

    @property
    def count(self) -> int:
        """How many games were finished."""
        return len(self.numbers)

    @cached_property
    def won(self) -> dict[tuple[int, int], float]:
        """By game and seat, what was won: 1, a share of 1, or 0."""
        rows = self.rows("seats", "number", "seat", "won")
        return {(number, seat): won for number, seat, won in rows}

    @cached_property
    def expected(self) -> float:
        """What a seat wins on average."""
        return sum(self.won.values()) / max(1, len(self.won))

    @cached_property
    def settings(self) -> dict[int, dict[str, str]]:
        """By game, what all had in common."""
        rows = self.rows("games", "number", "setting", "error")
        return {number: json.loads(setting) for number, setting, error in rows if not error}

    @cached_property
    def adjusted(self) -> dict[tuple[int, int], float]:
        """As `won`. In a game that is won together, how much better than usual in its scenario:
        what comes up in hard scenarios alone would look weak otherwise.
        """
        if not self.cooperative:
            return self.won
        by_setting: defaultdict[str, list[float]] = defaultdict(list)
        for number, setting in self.settings.items():
            by_setting[str(setting)].append(self.won[number, 0])
        usual = {setting: sum(won) / len(won) for setting, won in by_setting.items()}
        return {
            (number, seat): won - usual[str(self.settings[number])] + self.expected
            for (number, seat), won in self.won.items()
        }

    def adjusted_rate(self, places: list[tuple[int, int]]) -> Estimate:
        """As `rate`, of what is adjusted."""
        won = [self.adjusted[place] for place in places]
        return share_by_seat(won, [game for game, _ in places])

    def rate(self, places: list[tuple[int, int]]) -> Estimate:
        """What seats of games won, on average."""
        return share_by_seat([self.won[place] for place in places], [game for game, _ in places])

    @cached_property
    def moments(self) -> dict[int, list[Moment]]:
        """By game, what its positions were worth, in their order."""
        found: dict[int, list[Moment]] = {}
        last = (-1, -1)
        for number, choice, value in self.rows("positions", "number", "choice", "value"):
            if (number, choice) != last:
                last = (number, choice)
                part = choice / max(1, self.choices[number])
                found.setdefault(number, []).append((part, []))
            found[number][-1][1].append(value)
        return found
