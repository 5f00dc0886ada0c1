"""`spellwright lab open`: the workbench."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Timer
from typing import Final

import click
from rich.markup import escape

from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import stderr
from spellwright.cli.parameters import jobs_option
from spellwright.cli.serve_command import listen
from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.differences import check_libraries
from spellwright.lab.words import say
from spellwright.simulate.processes import GAMES_PER_WORKER, sensible_jobs

HOST: Final = "127.0.0.1"
OPEN_AFTER: Final = 0.5


@click.command(
    "open",
    help=told("help-open"),
    epilog=examples_of(
        "open", "spellwright lab open", "spellwright lab open --folder studies --port 8123"
    ),
)
@click.option("--folder", type=Path, default=Path(), help=told("option-open-folder"))
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    metavar="N",
    default=8010,
    show_default=True,
    help=told("option-open-port"),
)
@click.option("--no-browser", is_flag=True, help=told("option-open-page"))
@jobs_option
def command(folder: Path, port: int, no_browser: bool, jobs: int | None) -> None:
    import uvicorn

    from spellwright.lab.workbench.app import make_workbench

    check_libraries()
    if folder.exists() and not folder.is_dir():
        raise Refused("file", say("refusal-no-folder", path=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    processes = jobs or sensible_jobs(GAMES_PER_WORKER * 100)
    with listen(HOST, port) as listening:
        app = make_workbench(folder.resolve(), port, processes)
        address = f"http://{HOST}:{port}/"
        stderr().print(escape(told("note-workbench", address=address)), soft_wrap=True)
        if not no_browser:
            Timer(OPEN_AFTER, webbrowser.open, [address]).start()
        config = uvicorn.Config(app, log_level="warning", access_log=False, server_header=False)
        uvicorn.Server(config).run(sockets=[listening])
