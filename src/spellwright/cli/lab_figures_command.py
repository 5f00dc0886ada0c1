"""`spellwright lab figures`: what can be set in a game, with today's values and meanings."""

from __future__ import annotations

from itertools import groupby

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import game_argument, json_option
from spellwright.content import Figure
from spellwright.lab.figures import meaning_of, to_data
from spellwright.registry import Game
from spellwright.simulate.figures import game_figures


@click.command(
    "figures",
    help=told("help-figures"),
    epilog=examples_of(
        "figures",
        "spellwright lab figures funkoverse",
        "spellwright lab figures funkoverse abilities",
        "spellwright lab figures duels --json",
    ),
)
@game_argument
@click.argument("table", default="")
@json_option
def command(game: Game, table: str, as_json: bool) -> None:
    figures = game_figures(game, table)
    if as_json:
        print_json([to_data(game, figure) for figure in figures])
    elif table:
        show_figures(stdout(), figures)
        show_columns(stdout(), game, figures)
    else:
        show_columns(stdout(), game, figures)


def show_figures(console: Console, figures: list[Figure]) -> None:
    """Every figure of a table with its value, row by row."""
    for key, row in groupby(figures, lambda figure: (figure.file, figure.key)):
        console.print(f"[heading]{escape('.'.join(key))}[/]")
        for figure in row:
            shown = figure.value if figure.value != "" else "–"
            console.print(f"  {figure.column}  [brass]{escape(str(shown))}[/]", soft_wrap=True)


def show_columns(console: Console, game: Game, figures: list[Figure]) -> None:
    """Every column of every table, with what may stand in it and what it is about."""
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    for title in ("column", "may-be", "meaning"):
        table.add_column(told(f"figures-{title}"))
    columns = {(figure.file, figure.column): figure for figure in figures}
    for (file, column), figure in columns.items():
        name = escape(f"{file}.….{column}")
        table.add_row(name, escape(allowed_in(figure)), escape(meaning_of(game, figure)))
    console.print(table)


def allowed_in(figure: Figure) -> str:
    """What may stand in a figure, in a few words."""
    if figure.kind == "number":
        return told("interval", low=figure.rule.least, high=figure.rule.most)
    return ", ".join(word or "–" for word in figure.rule.allowed) or told("figures-text")
