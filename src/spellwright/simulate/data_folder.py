"""A recorded run as a folder of Parquet files for study, with `run.json` beside them.

docs/lab.md explains every column.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import spellwright
from spellwright.extras import need
from spellwright.kernel.outcome import standing
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import any_game
from spellwright.simulate.figures import edition_with
from spellwright.simulate.journal import Journal
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run

JOURNAL: Final = "games.journal"
ABOUT: Final = "run.json"
INT: Final = "int64"
TEXT: Final = "string"
REAL: Final = "float64"
YES_NO: Final = "bool_"

COLUMNS: Final[dict[str, dict[str, str]]] = {
    "games": {
        "number": INT,
        "seed": INT,
        "seats": INT,
        "choices": INT,
        "real_choices": INT,
        "rounds": INT,
        "first_seat": INT,
        "how": TEXT,
        "error": TEXT,
        "setting": TEXT,
    },
    "seats": {
        "number": INT,
        "seat": INT,
        "bot": TEXT,
        "is_first": YES_NO,
        "rank": INT,
        "score": INT,
        "won": REAL,
        "standing": REAL,
    },
    "starts": {"number": INT, "seat": INT, "kind": TEXT, "key": TEXT},
    "usage": {
        "number": INT,
        "seat": INT,
        "table": TEXT,
        "key": TEXT,
        "offered": INT,
        "chosen": INT,
        "told": INT,
    },
    "positions": {"number": INT, "choice": INT, "round": INT, "seat": INT, "value": REAL},
    "spaces": {
        "number": INT,
        "board": TEXT,
        "space": TEXT,
        "x": REAL,
        "y": REAL,
        "present": INT,
        "harmed": INT,
    },
    "decisions": {
        "number": INT,
        "choice": INT,
        "seat": INT,
        "question": TEXT,
        "options": INT,
        "lead": REAL,
        "gain": REAL,
        "matters": YES_NO,
    },
}
"""The tables and their columns, with the type of each."""

Rows = dict[str, list[list[Any]]]


class DataFolder:
    """Where a recorded run is kept."""

    def __init__(self, folder: Path, run: Run) -> None:
        need("lab", "pyarrow", say("extra-data"))
        if folder.exists() and not folder.is_dir():
            raise Refused("file", say("refusal-run-is-file", folder=str(folder)))
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not (folder / JOURNAL).exists():
            raise Refused("file", say("refusal-folder-used", folder=str(folder)))
        self.folder = folder
        self.run = run
        self.journal = Journal(folder / JOURNAL, about(run))

    def write(self, results: Sequence[GameResult], *, complete: bool) -> None:
        """Write the tables anew; in the order of the games, so that they are always the same."""
        import pyarrow
        import pyarrow.parquet

        rows = rows_of(self.run, sorted(results, key=lambda result: result.number))
        for table, columns in COLUMNS.items():
            types = [(name, getattr(pyarrow, kind)()) for name, kind in columns.items()]
            schema = pyarrow.schema(types)
            arrays = [
                pyarrow.array([row[place] for row in rows[table]], schema.field(place).type)
                for place in range(len(columns))
            ]
            made = pyarrow.Table.from_arrays(arrays, schema=schema)
            pyarrow.parquet.write_table(made, self.folder / f"{table}.parquet", compression="zstd")
        told = {
            **about(self.run),
            "games": len(results),
            "wanted": self.run.games,
            "complete": complete,
            "spellwright": spellwright.__version__,
        }
        text = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
        (self.folder / ABOUT).write_text(text, encoding="utf-8")


def about(run: Run) -> dict[str, Any]:
    """All on which the games of a run depend, but how many there are."""
    game = any_game(run.game)
    recording = run.recording
    assert recording is not None
    return {
        "format": "spellwright run 1",
        "game": run.game,
        "edition": str(edition_with(game, run.figures)),
        "figures": dict(run.figures),
        "seats": run.seats,
        "settings": dict(run.settings),
        "bots": list(run.bots),
        "seed": run.seed,
        "setup": recording.setup,
        "varied": list(run.varied),
        "weighed": [recording.weighed, recording.weighed_games],
    }


def rows_of(run: Run, results: Sequence[GameResult]) -> Rows:
    """The rows of every table."""
    rows: Rows = {table: [] for table in COLUMNS}
    cooperative = any_game(run.game).rules.cooperative
    for result in results:
        _add(rows, result, cooperative)
    return rows


def _add(rows: Rows, result: GameResult, cooperative: bool) -> None:
    record, number = result.record, result.number
    if record is None:
        row = [number, result.seed, len(result.bots), result.choices, 0, 0, -1, "", result.error]
        rows["games"].append([*row, "{}"])
        return
    rows["games"].append(
        [
            number,
            result.seed,
            len(result.bots),
            result.choices,
            record.real_choices,
            record.rounds,
            record.first,
            result.how,
            result.error,
            json.dumps(record.setting, sort_keys=True),
        ]
    )
    shared = len(result.winners)
    for seat, bot in enumerate(result.bots):
        won = float(result.ranks[seat] == 1)
        rows["seats"].append(
            [
                number,
                seat,
                bot,
                record.first == seat,
                result.ranks[seat],
                result.scores[seat] if seat < len(result.scores) else 0,
                won if cooperative else won / max(1, shared),
                standing(result.ranks, seat, cooperative),
            ]
        )
    rows["starts"] += [[number, *start] for start in record.starts]
    rows["usage"] += [[number, *usage] for usage in record.usage]
    rows["positions"] += [[number, *position] for position in record.positions]
    rows["spaces"] += [[number, *space] for space in record.spaces]
    rows["decisions"] += [[number, *weighed] for weighed in record.weighed]
