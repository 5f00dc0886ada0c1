"""`spellwright problems`: what people reported at a table, with the position and the replay."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from spellwright.cli.examples import examples
from spellwright.cli.files import check_writable, own_database, write_whole
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import database_option, json_option
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import any_game


@click.command(
    "problems",
    epilog=examples(
        ("spellwright problems", "the reports that are there, the latest first"),
        ("spellwright problems x7k2m9q4ab", "what was reported; the replay goes into a file"),
        ("spellwright replay x7k2m9q4ab.replay.json", "how the game came to that position"),
    ),
)
@click.argument("id", default="")
@database_option
@click.option("--out", type=Path, help="The file for the replay.  [default: ID.replay.json]")
@json_option
def command(id: str, database: str, out: Path | None, as_json: bool) -> None:
    """Open a problem report: the position in words, who reported what, and the replay.

    Without an id it lists the reports.
    """
    from spellwright.server.store.problem_reports import read_reports

    reports = asyncio.run(read_reports(database or own_database(), id))
    if not id:
        _list(reports, as_json)
        return
    if not reports:
        raise Refused("not-found", f"There is no report «{id[:16]}».")
    file = out or Path(f"{id}.replay.json")
    check_writable(file)
    write_whole(file, reports[0]["replay"])
    told = report_data(reports[0])
    if as_json:
        print_json({**told, "file": str(file)})
    else:
        _show(told, file)


def report_data(row: dict[str, Any]) -> dict[str, Any]:
    """A report with its position in words, as the one who reported it saw it."""
    replay = read_replay(row["replay"])
    game = any_game(replay.game)
    state = game.rules.from_json(row["state"], is_own=True)
    seat = row["seat"]
    return {
        "id": row["id"],
        "table": row["table_id"],
        "game": replay.game,
        "edition": str(replay.edition),
        "options": replay.settings,
        "program": row["program"],
        "at": datetime.fromtimestamp(row["at"], UTC).isoformat(timespec="minutes"),
        "seat": None if seat == SPECTATOR else seat + 1,
        "name": row["name"],
        "note": row["note"],
        "choices": len(replay.choices),
        "waiting": [ask.seat + 1 for ask in state.asks],
        "questions": [f"seat {d.seat + 1}: {d.prompt}" for d in state.decisions],
        "position": game.face.text(Scene(state.view(seat))),
    }


def _list(reports: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json([{name: row[name] for name in ("id", "table_id", "note")} for row in reports])
        return
    if not reports:
        click.echo("Nothing has been reported.")
    for row in reports:
        when = datetime.fromtimestamp(row["at"], UTC).isoformat(sep=" ", timespec="minutes")
        click.echo(f"{row['id']}  {when}  {row['name'] or 'somebody'}: {row['note']}")


def _show(told: dict[str, Any], file: Path) -> None:
    console = stdout()
    who = f"{told['name'] or 'A player'} (seat {told['seat']})" if told["seat"] else "A spectator"
    console.print(f"Report {told['id']}", style="heading")
    console.print(f"{who} at table {told['table']}, {told['at']}:", markup=False)
    console.print(told["note"] or "(no words)", markup=False)
    console.print(
        f"\nThe position of {told['game']} {told['edition']} after {told['choices']} choices:",
        style="muted",
    )
    options = ", ".join(f"{id}={value}" for id, value in told["options"].items()) or "none chosen"
    by = f"{told['program'] or 'an older Spellwright'}; options: {options}"
    console.print(by, style="muted", markup=False)
    console.print(told["position"], markup=False)
    for question in told["questions"]:
        console.print(question, markup=False)
    console.print(f"\nThe replay is in {file}.", style="muted", markup=False)
