"""Writes the games of a run as a table: one row a game, as CSV, JSON lines or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spellwright.extras import need
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import any_game
from spellwright.simulate.figures import edition_with
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run

Row = dict[str, Any]


def rows_of(run: Run, results: Iterable[GameResult]) -> list[Row]:
    """The rows of the table, in the order of the games' numbers."""
    return [_row(run, result) for result in sorted(results)]


def _row(run: Run, result: GameResult) -> Row:
    row: Row = {
        "game": run.game,
        "edition": str(edition_with(any_game(run.game), run.figures)),
        "number": result.number,
        "seed": result.seed,
        "choices": result.choices,
        "how": result.how,
        "error": result.error,
    }
    if run.draw is not None:
        options = run.case_of(result.number).options
        row["seats"] = len(result.bots)
        row |= {f"option_{id}": str(value).lower() for id, value in options.items()}
    for seat in range(run.seats):
        sits = seat < len(result.bots)
        row[f"bot_{seat + 1}"] = result.bots[seat] if sits else None
        row[f"rank_{seat + 1}"] = result.ranks[seat] if sits and result.finished else None
        row[f"score_{seat + 1}"] = result.scores[seat] if sits and result.finished else None
    return row


def as_csv(rows: Sequence[Row]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def as_json_lines(rows: Sequence[Row]) -> bytes:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()


def as_parquet(rows: Sequence[Row]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    sink = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(rows)), sink)
    return sink.getvalue()


WRITERS: Final[Mapping[str, Callable[[Sequence[Row]], bytes]]] = {
    ".csv": as_csv,
    ".jsonl": as_json_lines,
    ".parquet": as_parquet,
}


def writer_for(path: Path) -> Callable[[Sequence[Row]], bytes]:
    """The way to write a file of this name; refused if there is none."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        endings = ", ".join(WRITERS)
        raise Refused("file", say("refusal-endings", file=str(path), endings=endings))
    if writer is as_parquet:
        need("lab", "pyarrow", "Parquet")
    return writer
