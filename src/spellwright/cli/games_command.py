"""`spellwright games`: what there is to play."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.bots import bot_names
from spellwright.cli.examples import examples_of
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import complete_game, json_option
from spellwright.cli.words import reader, say, told
from spellwright.face.translated import translation_note
from spellwright.kernel.game_option import GameOption, NumberOption, Value
from spellwright.registry import Game, all_games, any_game
from spellwright.rules_reference import games_with_rules, rules_of


@click.command(
    "games",
    help=told("help-games"),
    epilog=examples_of(
        "games", "spellwright games", "spellwright games talisman", "spellwright games --json"
    ),
)
@click.argument("game", required=False, type=any_game, shell_complete=complete_game)
@json_option
def command(game: Game | None, as_json: bool) -> None:
    games = all_games() if game is None else [game]
    if as_json:
        print_json([game_data(each) for each in games])
        return
    console = stdout()
    for each in games:
        _show(console, each)


def game_data(game: Game) -> dict[str, Any]:
    """The stable shape of one game in `spellwright games --json`, and more."""
    return {
        "id": game.id,
        "name": game.name,
        "seats": list(game.seats),
        "options": [option.to_data() for option in game.options],
        "clauses": clause_count(game.id),
        "edition": game.rules.edition.to_data(),
        "bots": list(bot_names(game)),
        "longest": game.rules.longest,
    }


def clause_count(id: str) -> int:
    """How many clauses and worked examples a game's rules have."""
    return len(rules_of(id).to_be_proved) if id in games_with_rules() else 0


def _show(console: Console, game: Game) -> None:
    least, most = game.seats
    seats = say("seats-range", least=least, most=most)
    if least == most:
        seats = say("seats-exactly", n=least)
    console.print(f"[heading]{escape(reader().word(game.noun))}[/]  [candle]{game.id}[/]")
    console.print(
        told(
            "text-seats-and-bots",
            seats=seats,
            clauses=clause_count(game.id),
            bots=", ".join(bot_names(game)),
        )
    )
    if (note := translation_note(reader(), game.id)) is not None:
        console.print(f"[muted]{escape(reader().say(note))}[/]")
    if game.options:
        table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 2, 0, 0))
        table.add_column(told("column-option"), style="candle", no_wrap=True, overflow="fold")
        table.add_column(told("column-changes"))
        table.add_column(told("column-values"))
        table.add_column(told("column-clause"))
        for option in game.options:
            if option.offered:
                name, text = reader().say(option.name), reader().say(option.says)
                changes = f"[bold]{escape(name)}[/]\n{escape(text)}"
                table.add_row(escape(option.id), changes, _values(game, option), option.clause)
        console.print(table)
    console.print(f"[muted]spellwright play {game.id}[/]")


def _values(game: Game, option: GameOption) -> str:
    """What can be typed for an option, the default first, and what it is called."""
    names = [game.face.evening.offer(option.id, place) for place in range(len(option.values))]
    if isinstance(option, NumberOption):
        return escape(reader().say(option.range_in_words))
    shown = [
        told("value-named", value=_written(value), name=reader().word(offer.name))
        if offer is not None and not isinstance(value, bool)
        else _written(value)
        for value, offer in zip(option.values, names, strict=True)
    ]
    apart = "\n" if all(names) and not isinstance(option.default, bool) else ", "
    return escape(apart.join(shown))


def _written(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).lower()
