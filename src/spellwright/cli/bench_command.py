"""`spellwright bench`: how fast everything is, here and beside peers."""

from __future__ import annotations

import platform
from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from spellwright.bench.picture import speeds_svg
from spellwright.bench.report import OURS, REFERENCE, BenchReport, measure, steps
from spellwright.builds import build_name
from spellwright.cli.examples import examples
from spellwright.cli.files import write_whole
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import json_option
from spellwright.extras import need
from spellwright.lab.chart_style import check_libraries
from spellwright.registry import Game, all_games, any_game

GAME_SECONDS = 2.0
SERVE_SECONDS = 15.0
SEARCH_SECONDS = 1.0
REASONS_SHOWN = 5
ATTACK_NAMES = ("junk", "junk-30", "bombs", "watchers", "stranger", "half-sent")


@click.command(
    "bench",
    epilog=examples(
        ("spellwright bench", "all games, and the reference game beside OpenSpiel and PettingZoo"),
        ("spellwright bench --seconds 10 --json", "longer, and for programs"),
        ("spellwright bench --picture speed.svg", "and drawn"),
        ("spellwright bench serve --tables 200", "a server with 200 tables, one choice a second"),
        ("spellwright bench serve --tables 100 --rate 0", "as many choices as it can take"),
        ("spellwright bench serve --tables 10 --attack junk-30", "while 30 sockets send junk"),
        ("spellwright bench search --games 10 --seconds 1", "our search against OpenSpiel's"),
    ),
)
@click.argument("what", type=click.Choice(("games", "serve", "search")), default="games")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    metavar="T",
    help="How long each engine, or the server, is measured. [2, or 15 for serve]  "
    "search: how long each may think about a choice. [1]",
)
@click.option(
    "--tables",
    type=click.IntRange(1, 2000),
    default=200,
    show_default=True,
    metavar="N",
    help="serve: how many tables of two are played at once.",
)
@click.option(
    "--rate",
    type=click.FloatRange(0, 1000),
    default=1.0,
    show_default=True,
    metavar="R",
    help="serve: choices a second at each table; 0 is as fast as it goes.",
)
@click.option(
    "--attack",
    type=click.Choice(ATTACK_NAMES),
    metavar="ATTACK",
    help="serve: who gets in the way meanwhile, with the server's usual limits: "
    f"{', '.join(ATTACK_NAMES)}.",
)
@click.option(
    "--db",
    "database",
    default="",
    metavar="ADDRESS",
    help="serve: a PostgreSQL to measure with. [SQLite in a folder of its own]",
)
@click.option(
    "--game",
    type=any_game,
    default="wizardry",
    show_default=True,
    metavar="GAME",
    help="search: which game is played.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    metavar="N",
    help="search: how many games are played.",
)
@click.option(
    "--picture",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="games: draw the decisions a second into this SVG file (needs the extra lab).",
)
@json_option
def command(
    what: str,
    seconds: float | None,
    tables: int,
    rate: float,
    attack: str | None,
    database: str,
    game: Game,
    count: int,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Measure decisions, games and copies a second, and bytes a state.

    All engines take turns in one process, in short slices of random games. The median slice counts,
    and only the processor time of this process.

    `bench serve` starts a server process on this computer and plays at it over real sockets:
    choices a second, and how long until the other player sees a choice, safely on disk by then.

    `bench search` lets our search and OpenSpiel's play each other, with the same time to think.
    """
    if what == "serve":
        seconds = SERVE_SECONDS if seconds is None else seconds
        _bench_serving(tables, rate, seconds, attack or "", database, as_json)
    elif what == "search":
        _bench_search(game, count, SEARCH_SECONDS if seconds is None else seconds, as_json)
    else:
        _bench_games(GAME_SECONDS if seconds is None else seconds, picture, as_json)


def _bench_serving(
    tables: int, rate: float, seconds: float, attack: str, database: str, as_json: bool
) -> None:
    from spellwright.bench.serving.report import measure_serving

    console = stderr()
    with console.status("playing at a server", spinner="dots"):
        report = measure_serving(tables, rate, seconds, attack, database)
    if as_json:
        print_json(report.to_data())
    else:
        calm = (("p99 in peace", f"{report.calm_p99_ms:.1f} ms"),) if attack else ()
        columns = ("tables", "choices", "choices/s", "p50", "p99", "memory", "load", "errors")
        table = _table(*columns, *[name for name, _ in calm])
        table.add_row(
            str(report.tables),
            f"{report.choices:,}",
            f"{report.choices_per_s:,.0f}",
            f"{report.p50_ms:.1f} ms",
            f"{report.p99_ms:.1f} ms",
            f"{report.server_mb:,.0f} MB",
            f"{report.load:.1f}",
            str(len(report.errors)),
            *[figure for _, figure in calm],
        )
        stdout().print(table)
    if report.errors:
        for reason, count in Counter(report.errors).most_common(REASONS_SHOWN):
            console.print(f"{count} × {reason}", markup=False)
        raise click.exceptions.Exit(1)


def _bench_search(game: Game, games: int, seconds: float, as_json: bool) -> None:
    from spellwright.bench.versus import play_versus

    need("bench", "open_spiel", "OpenSpiel")
    console = stderr()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        versus = play_versus(game, games, seconds, lambda: progress.advance(task))
    data = versus.to_data()
    if as_json:
        print_json(data)
        return
    low, high = data["interval"]
    table = _table("game", "seconds a choice", "games", "our points", "share", "95 % interval")
    table.add_row(
        game.id,
        f"{seconds:g}",
        str(versus.games),
        f"{versus.points:g}",
        f"{versus.points / versus.games:.0%}",
        f"{low:.0%} to {high:.0%}",
    )
    stdout().print(table)


def _bench_games(seconds: float, picture: Path | None, as_json: bool) -> None:
    console, offered = stderr(), all_games()
    if picture is not None:
        check_libraries()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=steps(offered))
        report = measure(offered, seconds, lambda: progress.advance(task))
    if picture is not None:
        write_whole(picture, speeds_svg(report))
    if as_json:
        print_json(report.to_data())
    else:
        _show(stdout(), report)


def _show(console: Console, report: BenchReport) -> None:
    python = f"Python {platform.python_version()}"
    console.print(f"[muted]{python}, {build_name()}, processor time of one process[/]")
    speeds = ["decisions/s", "interpreted"] if report.interpreted else ["decisions/s"]
    table = _table("game", *speeds, "games/s", "copies/s", "a copy is", "bytes")
    for name, figures in {**report.games, REFERENCE: report.reference_game}.items():
        builds = [figures, *[slow for id, slow in report.interpreted.items() if id == name]]
        table.add_row(
            name,
            *[f"{build.decisions_per_s:,.0f}" for build in builds],
            f"{figures.games_per_s:,.0f}",
            f"{figures.copies_per_s:,.0f}",
            f"{figures.decisions_per_s / figures.copies_per_s:.1f} dec.",
            f"{figures.bytes_per_state:,}",
        )
    console.print(table)
    console.print()
    peers = _table("reference game by", "decisions/s", "we are")
    for name, rate in report.reference.items():
        ratio = "" if name == OURS else f"{report.reference[OURS] / rate:.1f} times as fast"
        peers.add_row(name, f"{rate:,.0f}", ratio)
    for name in report.not_installed:
        peers.add_row(name, "not installed", "")
    console.print(peers)
    console.print()
    growth = _table("µs a decision", "in each fifth of a game", "by seats")
    for name, grown in report.growth.items():
        parts = "  ".join(f"{cost:.1f}" for cost in grown.by_part)
        seats = "  ".join(f"{seats}: {cost:.1f}" for seats, cost in grown.by_seats.items())
        growth.add_row(name, parts, seats)
    console.print(growth)


def _table(name: str, *figures: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(name)
    for title in figures:
        table.add_column(title, justify="right")
    return table
