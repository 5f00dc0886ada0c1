"""The progress bar of a run: on stderr, and only where somebody looks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellwright.cli.output import BRASS, CANDLE, stderr
from spellwright.cli.words import told

REDRAW_SECONDS: Final = 0.1
Item = TypeVar("Item")


def with_progress(results: Iterable[Item], games: int | Callable[[], int]) -> Iterator[Item]:
    """Pass the results on while a bar shows how many there are of how many; if that changes on the
    way, `games` says it anew.
    """
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
        task = progress.add_task("", total=games if isinstance(games, int) else games())
        drawn = 0.0
        for count, result in enumerate(results, 1):
            if time.monotonic() - drawn > REDRAW_SECONDS:
                total = games if isinstance(games, int) else games()
                progress.update(task, completed=count, total=total)
                drawn = time.monotonic()
            yield result
