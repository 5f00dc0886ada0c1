"""`spellwright pack`: a pack from an empty folder to one that others can trust."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click
from rich.table import Table as RichTable

from spellwright.cli.error_messages import BAD_RESULT
from spellwright.cli.examples import examples, examples_of
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import complete_game, json_option
from spellwright.cli.words import reader, say, told
from spellwright.content import Column, Table
from spellwright.content.figures import Figure, read_value
from spellwright.content.pack_file import read_pack
from spellwright.kernel.refusal import Refused
from spellwright.packs.check import GAMES, LAW_GAMES, check_pack
from spellwright.packs.new_pack import add_row, columns_to_fill, new_pack, table_for
from spellwright.packs.report import PackReport
from spellwright.registry import game

_folder = click.argument("folder", type=Path, metavar="DIR")


@click.group(
    "pack",
    help=told("help-pack"),
    no_args_is_help=True,
    epilog=examples(
        ("spellwright pack new battle frost", told("example-pack-new")),
        ('spellwright pack add card frost --key icicle --name "Icicle"', told("example-pack-add")),
        ("spellwright pack check frost", told("example-pack-check")),
        ("spellwright play battle --pack frost", told("example-pack-play")),
    ),
)
def command() -> None:
    pass


@command.command(
    "new",
    help=told("help-pack-new"),
    epilog=examples_of("pack-new", "spellwright pack new battle frost --author Anna"),
)
@click.argument("game_id", metavar="GAME", shell_complete=complete_game)
@_folder
@click.option("--namespace", default="", metavar="NAME", help=told("option-pack-namespace"))
@click.option("--author", default="", metavar="NAME", help=told("option-pack-author"))
def new_command(game_id: str, folder: Path, namespace: str, author: str) -> None:
    pack = new_pack(game_id, folder, namespace=namespace, author=author)
    click.echo(told("text-pack-new", folder=str(folder), namespace=pack.namespace))


@command.command(
    "add",
    help=told("help-pack-add"),
    epilog=examples_of(
        "pack-add",
        "spellwright pack add card frost",
        'spellwright pack add card frost --key icicle --name "Icicle" --set cost=4',
    ),
)
@click.argument("kind", metavar="KIND")
@_folder
@click.option("--key", default="", metavar="KEY", help=told("option-pack-key"))
@click.option("--name", default="", metavar="NAME", help=told("option-pack-name"))
@click.option("--text", default="", metavar="TEXT", help=told("option-pack-row-text"))
@click.option(
    "--set", "figures", multiple=True, metavar="COLUMN=VALUE", help=told("option-pack-set")
)
def add_command(
    kind: str, folder: Path, key: str, name: str, text: str, figures: tuple[str, ...]
) -> None:
    pack = read_pack(folder.resolve())
    table = table_for(game(pack.game), kind)
    asks = not key
    key = key or click.prompt(told("ask-pack-key"))
    pack.check_key(key)
    name = name or (click.prompt(told("ask-pack-name")) if asks else key.replace("-", " ").title())
    text = text or (click.prompt(told("ask-pack-text")) if asks else told("text-pack-to-do"))
    given = dict(_pair(figure) for figure in figures)
    rules = columns_to_fill(table)
    for column in given:
        if column not in rules:
            known = ", ".join(rules)
            raise Refused("pack", say("refusal-pack-column", column=column[:40], columns=known))
    values = {}
    for column, rule in rules.items():
        if column in given:
            values[column] = _value(table, key, column, rule, given[column])
        elif rule.default is None or rule.usual is not None:
            usual = _usual(table, column)
            written = click.prompt(column, default=usual) if asks else str(usual)
            values[column] = _value(table, key, column, rule, str(written))
    paths, fault = add_row(pack, table, key, name, text, values)
    for path in paths:
        click.echo(told("text-pack-wrote", file=str(path)))
    if fault:
        click.echo(told("text-pack-not-yet", fault=fault))


def _pair(text: str) -> tuple[str, str]:
    column, equals, value = text.partition("=")
    if not equals:
        raise Refused("pack", say("refusal-setting", text=text[:60]))
    return column.strip(), value.strip()


def _value(table: Table, key: str, column: str, rule: Column, text: str) -> int | str:
    return read_value(Figure(table.path.stem, key, column, "", rule), text)


def _usual(table: Table, column: str) -> int | str:
    """What a new row has there: as the table says, else the most common value of the box."""
    usually = table.columns[column].usual
    if usually is not None:
        return usually
    values = [row[column] for row in table]
    usual: int | str = max(values, key=values.count)
    return usual


@command.command(
    "check",
    help=told("help-pack-check"),
    epilog=examples_of(
        "pack-check",
        "spellwright pack check frost",
        "spellwright pack check frost --games 50 --pictures frost.html",
    ),
)
@_folder
@click.option(
    "--games",
    type=click.IntRange(0),
    default=GAMES,
    show_default=True,
    metavar="N",
    help=told("option-pack-games"),
)
@click.option(
    "--laws",
    type=click.IntRange(0),
    default=LAW_GAMES,
    show_default=True,
    metavar="N",
    help=told("option-pack-laws"),
)
@click.option("--pictures", type=Path, metavar="FILE", help=told("option-pack-pictures"))
@json_option
def check_command(
    folder: Path, games: int, laws: int, pictures: Path | None, as_json: bool
) -> None:
    page = (
        pictures or Path(tempfile.gettempdir()) / f"spellwright-pack-{folder.resolve().name}.html"
    )
    notes = stderr()
    report = check_pack(
        folder,
        games=games,
        laws=laws,
        pictures=page,
        progress=lambda said: notes.print(reader().say(said), style="muted", markup=False),
    )
    if as_json:
        print_json(report.to_data())
    else:
        _show(report)
    click.get_current_context().exit(0 if report.ok else BAD_RESULT)


def _show(report: PackReport) -> None:
    console = stdout()
    for fault in report.faults:
        console.print(reader().say(fault), style="danger", markup=False)
    for key in report.never_came_up:
        console.print(
            told("text-pack-never", row=key, n=report.games), style="danger", markup=False
        )
    if report.notes:
        table = RichTable(*[told(f"column-pack-{name}") for name in _COLUMNS], box=None)
        for note in report.notes:
            wins = f"{note.won}/{note.won + note.lost}"
            table.add_row(note.key, *map(str, (note.games, note.offered, note.chosen)), wins)
        console.print(table)
    if report.pictures:
        console.print(told("text-pack-pictures", file=report.pictures), markup=False)
    if report.ok:
        said = told("text-pack-sound", pack=report.pack, n=len(report.rows))
    else:
        said = told("text-pack-unsound", pack=report.pack, faults=len(report.faults))
    console.print(said, markup=False)


_COLUMNS = ("row", "games", "offered", "chosen", "won")
