"""`spellwright bench`: how fast everything is, here and beside peers."""

from __future__ import annotations

import platform
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from spellwright.bench.picture import speeds_svg
from spellwright.bench.report import OURS, REFERENCE, BenchReport, measure, steps
from spellwright.cli.examples import examples_of
from spellwright.cli.files import write_whole
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import json_option
from spellwright.cli.words import build_told, told
from spellwright.extras import need
from spellwright.lab.chart_style import check_libraries
from spellwright.registry import Game, all_games, any_game

if TYPE_CHECKING:
    from spellwright.bench.serving.page_report import PagesReport

GAME_SECONDS = 2.0
SERVE_SECONDS = 15.0
PAGES_SECONDS = 30.0
SEARCH_SECONDS = 1.0
REASONS_SHOWN = 5
ATTACK_NAMES = ("junk", "junk-30", "bombs", "watchers", "stranger", "half-sent")


@click.command(
    "bench",
    help=told("help-bench"),
    epilog=examples_of(
        "bench",
        "spellwright bench",
        "spellwright bench --seconds 10 --json",
        "spellwright bench --picture speed.svg",
        "spellwright bench serve --tables 200",
        "spellwright bench serve --tables 100 --rate 0",
        "spellwright bench serve --tables 10 --attack junk-30",
        "spellwright bench serve --pages",
        "spellwright bench search --games 10 --seconds 1",
        "spellwright bench env",
    ),
)
@click.argument("what", type=click.Choice(("games", "serve", "search", "env")), default="games")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    metavar="T",
    help=told("option-bench-seconds"),
)
@click.option(
    "--tables",
    type=click.IntRange(1, 2000),
    default=200,
    show_default=True,
    metavar="N",
    help=told("option-bench-tables"),
)
@click.option(
    "--rate",
    type=click.FloatRange(0, 1000),
    metavar="R",
    help=told("option-bench-rate"),
)
@click.option("--pages", is_flag=True, help=told("option-bench-pages"))
@click.option(
    "--attack",
    type=click.Choice(ATTACK_NAMES),
    metavar="ATTACK",
    help=told("option-bench-attack", attacks=", ".join(ATTACK_NAMES)),
)
@click.option(
    "--db",
    "database",
    default="",
    metavar="ADDRESS",
    help=told("option-bench-db"),
)
@click.option(
    "--game",
    type=any_game,
    default="wizardry",
    show_default=True,
    metavar="GAME",
    help=told("option-bench-game"),
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    metavar="N",
    help=told("option-bench-games"),
)
@click.option(
    "--picture",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help=told("option-bench-picture"),
)
@json_option
def command(
    what: str,
    seconds: float | None,
    tables: int,
    rate: float | None,
    pages: bool,
    attack: str | None,
    database: str,
    game: Game,
    count: int,
    picture: Path | None,
    as_json: bool,
) -> None:
    if pages and (what != "serve" or attack):
        raise click.UsageError(told("error-bench-pages"))
    if pages:
        _bench_pages(tables, rate, PAGES_SECONDS if seconds is None else seconds, database, as_json)
    elif what == "serve":
        seconds = SERVE_SECONDS if seconds is None else seconds
        rate = 1.0 if rate is None else rate
        _bench_serving(tables, rate, seconds, attack or "", database, as_json)
    elif what == "search":
        _bench_search(game, count, SEARCH_SECONDS if seconds is None else seconds, as_json)
    elif what == "env":
        _bench_environments(GAME_SECONDS if seconds is None else seconds, as_json)
    else:
        _bench_games(GAME_SECONDS if seconds is None else seconds, picture, as_json)


def _bench_serving(
    tables: int, rate: float, seconds: float, attack: str, database: str, as_json: bool
) -> None:
    from spellwright.bench.serving.report import measure_serving

    console = stderr()
    with console.status(told("status-playing"), spinner="dots"):
        report = measure_serving(tables, rate, seconds, attack, database)
    if as_json:
        print_json(report.to_data())
    else:
        table = _table(
            told("column-tables"),
            told("column-choices"),
            told("column-choices-a-second"),
            told("column-p50"),
            told("column-p99"),
            told("column-memory"),
            told("column-load"),
            told("column-errors"),
            *([told("column-p99-in-peace")] if attack else []),
        )
        table.add_row(
            str(report.tables),
            f"{report.choices:,}",
            f"{report.choices_per_s:,.0f}",
            f"{report.p50_ms:.1f} ms",
            f"{report.p99_ms:.1f} ms",
            f"{report.server_mb:,.0f} MB",
            f"{report.load:.1f}",
            str(len(report.errors)),
            *([f"{report.calm_p99_ms:.1f} ms"] if attack else []),
        )
        stdout().print(table)
    _tell_errors(report.errors)


def _tell_errors(errors: list[str]) -> None:
    for reason, count in Counter(errors).most_common(REASONS_SHOWN):
        stderr().print(told("text-errors", n=count, reason=reason), markup=False)
    if errors:
        raise click.exceptions.Exit(1)


def _bench_pages(
    tables: int, rate: float | None, seconds: float, database: str, as_json: bool
) -> None:
    from spellwright.bench.serving.page_report import CHOICES_PER_S, measure_pages, steps_of_pages

    rate = CHOICES_PER_S if rate is None else rate
    if not rate:
        raise click.UsageError(told("error-bench-pages-rate"))
    console, offered = stderr(), all_games()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(told("status-playing"), total=steps_of_pages(offered, tables))
        report = measure_pages(
            offered, tables, rate, seconds, lambda: progress.advance(task), database
        )
    if as_json:
        print_json(report.to_data())
    else:
        _show_pages(stdout(), report)
    _tell_errors(report.errors)


def _show_pages(out: Console, report: PagesReport) -> None:
    updates = _table(
        told("column-game"),
        told("column-updates"),
        told("column-update-median"),
        told("column-update-p95"),
        told("column-update-time"),
        told("column-choice-time"),
    )
    pages = _table(
        told("column-game"),
        told("column-page"),
        told("column-page-packed"),
        told("column-page-weight"),
        told("column-page-time"),
        told("column-packing-time"),
    )
    for each in report.games:
        updates.add_row(
            each.game,
            str(each.updates),
            f"{each.update_median / 1000:.1f} kB",
            f"{each.update_p95 / 1000:.1f} kB",
            f"{each.update_ms:.1f} ms",
            f"{each.choice_ms:.1f} ms",
        )
        pages.add_row(
            each.game,
            f"{each.page_bytes / 1000:.0f} kB",
            f"{each.page_packed / 1000:.0f} kB",
            f"{each.page_weight / 1000:.0f} kB",
            f"{each.page_ms:.1f} ms",
            f"{each.packing_ms:.1f} ms",
        )
    played = _table(
        told("column-tables"),
        told("column-choices"),
        told("column-choices-a-second"),
        told("column-p50"),
        told("column-p99"),
        told("column-choice-time"),
        told("column-players-time"),
        told("column-memory"),
        told("column-build"),
        told("column-load"),
        told("column-errors"),
    )
    played.add_row(
        str(report.tables),
        f"{report.choices:,}",
        f"{report.choices / report.seconds:.0f}",
        f"{report.p50_ms:.1f} ms",
        f"{report.p99_ms:.1f} ms",
        f"{report.choice_ms:.1f} ms",
        f"{report.players_ms:.1f} ms",
        f"{report.server_mb:,.0f} MB",
        told("build-compiled" if report.compiled else "build-interpreted"),
        f"{report.load:.1f}",
        str(len(report.errors)),
    )
    for table in (updates, pages, played):
        out.print(table)
        out.print()


def _bench_search(game: Game, games: int, seconds: float, as_json: bool) -> None:
    from spellwright.bench.versus import play_versus

    need("bench", "open_spiel", "OpenSpiel")
    console = stderr()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(told("status-games"), total=games)
        versus = play_versus(game, games, seconds, lambda: progress.advance(task))
    data = versus.to_data()
    if as_json:
        print_json(data)
        return
    low, high = data["interval"]
    table = _table(
        told("column-game"),
        told("column-seconds-a-choice"),
        told("column-games"),
        told("column-our-points"),
        told("column-share"),
        told("column-interval"),
    )
    table.add_row(
        game.id,
        f"{seconds:g}",
        str(versus.games),
        f"{versus.points:g}",
        f"{versus.points / versus.games:.0%}",
        told("text-interval", low=f"{low:.0%}", high=f"{high:.0%}"),
    )
    stdout().print(table)


def _bench_environments(seconds: float, as_json: bool) -> None:
    need("rl", "pettingzoo", "PettingZoo")
    from spellwright.bench.environment_speed import measure as measure_environments
    from spellwright.bench.environment_speed import steps_of

    console, offered = stderr(), all_games()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(told("status-measuring"), total=steps_of(offered))
        report = measure_environments(offered, seconds, lambda: progress.advance(task))
    if as_json:
        print_json(report.to_data())
        return
    out = stdout()
    python = platform.python_version()
    out.print(told("text-python", python=python, build=build_told()), style="muted")
    table = _table(
        told("column-game"),
        told("column-steps"),
        told("column-steps-vector"),
        told("column-steps-wrapped"),
        told("column-observation"),
        told("column-actions"),
    )
    for id, figures in report.games.items():
        table.add_row(id, *[f"{figure:,.0f}" for figure in figures.values()])
    out.print(table)
    out.print()
    others = _table(told("column-environment"), told("column-steps"))
    for name, rate in report.reference.items():
        others.add_row(name, f"{rate:,.0f}")
    for name in report.not_installed:
        others.add_row(name, told("text-not-installed"))
    out.print(others)


def _bench_games(seconds: float, picture: Path | None, as_json: bool) -> None:
    console, offered = stderr(), all_games()
    if picture is not None:
        check_libraries()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(told("status-measuring"), total=steps(offered))
        report = measure(offered, seconds, lambda: progress.advance(task))
    if picture is not None:
        write_whole(picture, speeds_svg(report))
    if as_json:
        print_json(report.to_data())
    else:
        _show(stdout(), report)


def _show(console: Console, report: BenchReport) -> None:
    python = platform.python_version()
    console.print(told("text-measured-with", python=python, build=build_told()), style="muted")
    table = _table(
        told("column-game"),
        told("column-decisions-a-second"),
        *([told("column-interpreted")] if report.interpreted else []),
        told("column-games-a-second"),
        told("column-copies-a-second"),
        told("column-copy-is"),
        told("column-bytes"),
    )
    for name, figures in {**report.games, REFERENCE: report.reference_game}.items():
        builds = [figures, *[slow for id, slow in report.interpreted.items() if id == name]]
        table.add_row(
            name,
            *[f"{build.decisions_per_s:,.0f}" for build in builds],
            f"{figures.games_per_s:,.0f}",
            f"{figures.copies_per_s:,.0f}",
            told("text-decisions-short", n=figures.decisions_per_s / figures.copies_per_s),
            f"{figures.bytes_per_state:,}",
        )
    console.print(table)
    console.print()
    peers = _table(
        told("column-reference-by"), told("column-decisions-a-second"), told("column-we-are")
    )
    for name, rate in report.reference.items():
        ratio = told("text-times-as-fast", times=report.reference[OURS] / rate)
        peers.add_row(name, f"{rate:,.0f}", "" if name == OURS else ratio)
    for name in report.not_installed:
        peers.add_row(name, told("text-not-installed"), "")
    console.print(peers)
    console.print()
    growth = _table(told("column-microseconds"), told("column-by-fifth"), told("column-by-seats"))
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
