"""The progress bar of a run: on stderr, and only where somebody looks."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellwright.cli.output import BRASS, CANDLE, stderr
from spellwright.cli.words import told
from spellwright.simulate import GameResult

REDRAW_SECONDS: Final = 0.1


def with_progress(results: Iterable[GameResult], games: int) -> Iterator[GameResult]:
    """Pass the results on while a bar shows how many there are."""
    console = stderr()
    if not console.is_terminal:
        yield from results
        return
    columns = (
        TextColumn(f"[muted]{told('status-games')}[/]"),
        BarColumn(complete_style=BRASS, finished_style=CANDLE),
        MofNCompleteColumn(),
        TextColumn(f"[muted]{told('status-left')}[/]"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        drawn = 0.0
        for count, result in enumerate(results, 1):
            if time.monotonic() - drawn > REDRAW_SECONDS:
                progress.update(task, completed=count)
                drawn = time.monotonic()
            yield result
