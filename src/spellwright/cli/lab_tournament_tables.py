"""What a tournament showed, for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.cli.lab_words import told
from spellwright.lab.meetings import Meeting
from spellwright.lab.ratings import Rating


def show_ratings(console: Console, title: str, ratings: Sequence[Rating]) -> None:
    """Everybody with rating, interval and points, the strongest first."""
    console.print(f"[heading]{escape(title)}[/]")
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(told("column-bot"))
    for column in ("rating", "interval", "games", "points", "share"):
        table.add_column(told(f"column-{column}"), justify="right")
    for rating in ratings:
        table.add_row(
            escape(rating.name),
            f"{rating.rating:.0f}",
            told("interval", low=f"{rating.low:.0f}", high=f"{rating.high:.0f}"),
            str(rating.games),
            f"{rating.points:g}",
            f"{rating.points / rating.games:.0%}",
        )
    console.print(table)


def show_meetings(console: Console, meetings: Sequence[Meeting]) -> None:
    """How each pair did against each other."""
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(told("column-pair"))
    for column in ("points", "share", "interval"):
        table.add_column(told(f"column-{column}"), justify="right")
    for met in meetings:
        table.add_row(
            escape(told("tournament-pair", first=met.first, second=met.second)),
            told("tournament-points", points=f"{met.points:g}", games=met.games),
            f"{met.points / met.games:.0%}",
            told("interval", low=f"{met.low:.0%}", high=f"{met.high:.0%}"),
        )
    console.print(table)
