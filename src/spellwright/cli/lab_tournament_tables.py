"""What a tournament showed, for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.lab.meetings import Meeting
from spellwright.lab.ratings import Rating


def show_ratings(console: Console, title: str, ratings: Sequence[Rating]) -> None:
    """Everybody with rating, interval and points, the strongest first."""
    console.print(f"[heading]{escape(title)}[/]")
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column("bot")
    for column in ("rating", "95 % interval", "games", "points", "share"):
        table.add_column(column, justify="right")
    for rating in ratings:
        table.add_row(
            escape(rating.name),
            f"{rating.rating:.0f}",
            f"{rating.low:.0f} to {rating.high:.0f}",
            str(rating.games),
            f"{rating.points:g}",
            f"{rating.points / rating.games:.0%}",
        )
    console.print(table)


def show_meetings(console: Console, meetings: Sequence[Meeting]) -> None:
    """How each pair did against each other."""
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column("pair")
    for column in ("points", "share", "95 % interval"):
        table.add_column(column, justify="right")
    for met in meetings:
        table.add_row(
            escape(f"{met.first} against {met.second}"),
            f"{met.points:g} of {met.games}",
            f"{met.points / met.games:.0%}",
            f"{met.low:.0%} to {met.high:.0%}",
        )
    console.print(table)
