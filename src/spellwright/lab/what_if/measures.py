"""What is measured of a game, so that two games of a pair can be compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from spellwright.kernel.saying import Saying
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.items import Item
from spellwright.simulate.result import GameResult

WON: Final = "won"
SEAT: Final = "seat-"
FIRST: Final = "first"
WITH: Final = "with-"
CHOICES: Final = "choices"
ROUNDS: Final = "rounds"
MINUTES: Final = "minutes"
END: Final = "end-"
CHOSEN: Final = "chosen-"
SECONDS: Final = 60


class Observed(NamedTuple):
    """One game: its measures by their names, and a mark that two equal games have in common."""

    values: dict[str, float]
    mark: bytes
    failed: bool = False


def is_share(name: str) -> bool:
    """Whether a measure lies between 0 and 1: who wins, and how it ends."""
    return name in (WON, FIRST) or name.startswith((SEAT, WITH, END))


def is_about_winning(name: str) -> bool:
    return name in (WON, FIRST) or name.startswith((SEAT, WITH))


def label_of(name: str) -> Saying:
    """What people call a measure."""
    for prefix, key in ((SEAT, "seat"), (WITH, "with"), (END, "end"), (CHOSEN, "chosen")):
        if name.startswith(prefix):
            return say(f"count-{key}", what=name.removeprefix(prefix))
    return say(f"measure-{name}")


class Measuring:
    """Measures the games of an experiment: `rows` and `starts` are what it is about."""

    def __init__(self, game: Game, figures: Iterable[str], starts: Sequence[str] = ()) -> None:
        self._cooperative = game.rules.cooperative
        self._seconds = game.study.seconds_a_choice
        rows = {_row_of(path) for path in figures}
        self.rows = sorted(rows)
        self.starts = frozenset([*starts, *[row.key for row in rows]])

    def watch(self, row: str) -> None:
        """Measure how often another row is chosen, as in `abilities.fiendfyre`."""
        table, _, key = row.partition(".")
        self.rows = sorted({*self.rows, Item(table, key)})

    def of(self, result: GameResult) -> Observed:
        record = result.record
        mark = _mark_of(result)
        if record is None or not result.finished:
            return Observed({}, mark, failed=True)
        won = _won(result)
        values: dict[str, float] = {}
        if self._cooperative:
            values[WON] = float(bool(result.winners))
        else:
            values |= {f"{SEAT}{seat + 1}": share for seat, share in enumerate(won)}
            if record.first >= 0:
                values[FIRST] = won[record.first]
        for key in sorted(self.starts):
            seats = [seat for seat, _, start in record.starts if start == key]
            if seats and not self._cooperative:
                values[f"{WITH}{key}"] = sum([won[seat] for seat in seats]) / len(seats)
        values[CHOICES] = float(result.choices)
        values[ROUNDS] = float(record.rounds)
        values[MINUTES] = record.real_choices * self._seconds / SECONDS
        values[f"{END}{result.how}"] = 1.0
        for row in self.rows:
            chosen = [use.chosen for use in record.usage if (use.table, use.key) == row]
            values[f"{CHOSEN}{row.table}.{row.key}"] = float(sum(chosen))
        return Observed(values, mark)


def paired(
    name: str, before: Mapping[str, float], after: Mapping[str, float]
) -> tuple[float, float] | None:
    """A measure of both games of a pair; None if one of them does not have it."""
    if name.startswith(END):
        return before.get(name, 0.0), after.get(name, 0.0)
    if name in before and name in after:
        return before[name], after[name]
    return None


def _row_of(path: str) -> Item:
    file, _, rest = path.partition(".")
    return Item(file, rest.rpartition(".")[0])


def _won(result: GameResult) -> list[float]:
    """For each seat 1 for a win, and a share of 1 for a shared first place."""
    shared = len(result.winners)
    return [float(rank == 1) / max(1, shared) for rank in result.ranks]


def _mark_of(result: GameResult) -> bytes:
    record = None if result.record is None else result.record.to_data()
    text = json.dumps([result.to_data(), record], sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=12).digest()
