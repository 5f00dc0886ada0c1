"""`spellwright problems`: what people reported at a table, with the position and the replay."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from spellwright.cli.examples import examples_of
from spellwright.cli.files import check_writable, own_database, write_whole
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import database_option, json_option
from spellwright.cli.words import say, told
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import any_game


@click.command(
    "problems",
    help=told("help-problems"),
    epilog=examples_of(
        "problems",
        "spellwright problems",
        "spellwright problems x7k2m9q4ab",
        "spellwright replay x7k2m9q4ab.replay.json",
    ),
)
@click.argument("id", default="")
@database_option
@click.option("--out", type=Path, help=told("option-problems-out"))
@json_option
def command(id: str, database: str, out: Path | None, as_json: bool) -> None:
    from spellwright.server.store.problem_reports import read_reports

    reports = asyncio.run(read_reports(database or own_database(), id))
    if not id:
        _list(reports, as_json)
        return
    if not reports:
        raise Refused("not-found", say("refusal-no-report", id=id[:16]))
    file = out or Path(f"{id}.replay.json")
    check_writable(file)
    write_whole(file, reports[0]["replay"])
    data = report_data(reports[0])
    if as_json:
        print_json({**data, "file": str(file)})
    else:
        _show(data, file)


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
        "questions": [
            told("question-of-seat", n=d.seat + 1, prompt=d.says) for d in state.decisions
        ],
        "position": game.face.text(Scene(state.view(seat))),
    }


def _list(reports: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json([{name: row[name] for name in ("id", "table_id", "note")} for row in reports])
        return
    if not reports:
        click.echo(told("text-nothing-reported"))
    for row in reports:
        when = datetime.fromtimestamp(row["at"], UTC).isoformat(sep=" ", timespec="minutes")
        name = row["name"] or told("name-somebody")
        click.echo(told("line-report", id=row["id"], when=when, name=name, note=row["note"]))


def _show(data: dict[str, Any], file: Path) -> None:
    console = stdout()
    console.print(told("heading-report", id=data["id"]), style="heading")
    by = told("text-report-by", who=_reporter(data), table=data["table"], at=data["at"])
    console.print(by, markup=False)
    console.print(data["note"] or told("text-no-words"), markup=False)
    game, edition, n = data["game"], data["edition"], data["choices"]
    console.print()
    position = told("text-position-of", game=game, edition=edition, n=n)
    console.print(position, style="muted", markup=False)
    chosen = ", ".join(f"{id}={value}" for id, value in data["options"].items())
    options = chosen or told("text-none-chosen")
    program = data["program"] or told("text-older-program")
    settings = told("text-program-options", program=program, options=options)
    console.print(settings, style="muted", markup=False)
    console.print(data["position"], markup=False)
    for question in data["questions"]:
        console.print(question, markup=False)
    console.print()
    console.print(told("text-replay-in", file=str(file)), style="muted", markup=False)


def _reporter(data: dict[str, Any]) -> str:
    if not data["seat"]:
        return told("name-spectator")
    return told("name-player-in-seat", name=data["name"] or told("name-player"), n=data["seat"])
