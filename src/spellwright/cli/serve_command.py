"""`spellwright serve`: the web page."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import click

from spellwright.bots.guests import invite, is_guest, label_of
from spellwright.cli.examples import examples_of
from spellwright.cli.files import data_folder, make_folder, usual_database
from spellwright.cli.parameters import database_option, names_of
from spellwright.cli.server_addresses import announce, network_address, page_address
from spellwright.cli.words import say, told
from spellwright.kernel.refusal import Refused

LEVELS = ("critical", "error", "warning", "info", "debug")
OPEN_AFTER = 1.5
BACKLOG = 2048


@click.command(
    "serve",
    help=told("help-serve"),
    epilog=examples_of(
        "serve",
        "spellwright serve",
        "spellwright serve --host 0.0.0.0",
        "spellwright serve --public-address https://games.example",
        "spellwright serve --db games.db",
        "spellwright serve --db postgresql://localhost/games",
        "spellwright serve --bots ./my_player.zip",
    ),
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help=told("option-serve-host"),
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(1, 65535),
    metavar="N",
    help=told("option-serve-port"),
)
@database_option
@click.option("--bots", type=names_of, metavar="FILES", help=told("option-serve-bots"))
@click.option(
    "--bot-workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    metavar="N",
    help=told("option-serve-bot-workers"),
)
@click.option(
    "--proxies",
    default=0,
    show_default=True,
    type=click.IntRange(0, 10),
    metavar="N",
    help=told("option-serve-proxies"),
)
@click.option(
    "--public-address",
    default="",
    metavar="URL",
    help=told("option-serve-public-address"),
)
@click.option(
    "--log-level",
    default="warning",
    show_default=True,
    type=click.Choice(LEVELS),
    help=told("option-serve-log-level"),
)
@click.option("--open/--no-open", "open_page", default=False, help=told("option-serve-open"))
def command(
    host: str,
    port: int,
    database: str,
    bots: tuple[str, ...] | None,
    bot_workers: int,
    proxies: int,
    public_address: str,
    log_level: str,
    open_page: bool,
) -> None:
    import uvicorn

    from spellwright.server.app import make_app
    from spellwright.server.public_address import PublicAddress, checked_address
    from spellwright.server.store.ready_database import ready_database
    from spellwright.server.uvicorn_config import allow_many_connections, uvicorn_config

    if bots and not all(map(is_guest, bots)):
        raise Refused("bots", say("refusal-serve-bots"))
    for bot in bots or ():
        invite(bot, label_of(bot))
    # Whatever can go wrong goes wrong here: before anybody is told an address.
    if public_address:
        public_address = checked_address(public_address)
    folder = data_folder()
    make_folder(folder)
    secret = _secret(folder)
    with listen(host, port) as listening:
        games = ready_database(database or str(usual_database()))
        network = network_address(host, port)
        app = make_app(
            games,
            secret,
            bot_workers=bot_workers,
            proxies=proxies,
            metrics_token=os.environ.get("SPELLWRIGHT_METRICS_TOKEN", ""),
            public_address=PublicAddress(public_address, network),
            pseudo_language=os.environ.get("SPELLWRIGHT_PSEUDO_LANGUAGE", "") == "yes",
        )
        here = page_address(host, port)
        announce(here, public_address or network)
        if open_page:
            Timer(OPEN_AFTER, webbrowser.open, [here]).start()
        allow_many_connections()
        settings = uvicorn_config(app, proxies=proxies, log_level=log_level)
        uvicorn.Server(settings).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Listen on an address, or refuse it: whoever comes early waits until the server is ready."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        raise Refused(
            "port",
            say("refusal-port", host=host, port=str(port), why=_why(error)),
        ) from None


def _why(error: OSError | UnicodeError) -> str:
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    return told("text-no-host")


def _secret(folder: Path) -> str:
    """The key that signs cookies: from SPELLWRIGHT_SECRET, or a file made once."""
    chosen = os.environ.get("SPELLWRIGHT_SECRET", "")
    if chosen:
        return chosen
    from spellwright.server.sessions import load_secret

    file = folder / "secret"
    try:
        return load_secret(file)
    except (OSError, UnicodeDecodeError):
        raise Refused("file", say("refusal-secret", file=str(file))) from None
