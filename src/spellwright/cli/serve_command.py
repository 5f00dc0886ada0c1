"""`spellwright serve`: the web page."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import click

from spellwright.cli.announcing import announce, network_address, page_address
from spellwright.cli.examples import examples
from spellwright.cli.files import data_folder, make_folder
from spellwright.kernel.refusal import Refused

LEVELS = ("critical", "error", "warning", "info", "debug")
OPEN_AFTER = 1.5


@click.command(
    "serve",
    epilog=examples(
        ("spellwright serve", "the page on this computer, games kept in your data folder"),
        ("spellwright serve --host 0.0.0.0 --port 80", "for everybody who can reach this computer"),
        (
            "spellwright serve --public-address https://games.example",
            "invitations lead to your proxy",
        ),
        ("spellwright serve --db postgresql://localhost/games", "games kept in PostgreSQL"),
    ),
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--db", "database", default="", help="Where games are kept. [a file of your own]")
@click.option("--bot-workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option(
    "--proxies",
    default=0,
    show_default=True,
    type=click.IntRange(0, 10),
    help="How many proxies of yours stand before it; else X-Forwarded-For is not believed.",
)
@click.option(
    "--public-address",
    default="",
    metavar="URL",
    help="Where others find the page; it stands in invitations. [as the page was opened]",
)
@click.option("--log-level", default="warning", show_default=True, type=click.Choice(LEVELS))
@click.option("--open/--no-open", "open_page", default=False, help="Open the page in a browser.")
def command(
    host: str,
    port: int,
    database: str,
    bot_workers: int,
    proxies: int,
    public_address: str,
    log_level: str,
    open_page: bool,
) -> None:
    """Serve the web page: play in the browser with friends and against bots.

    Games are on disk before anybody is told of a choice; Ctrl-C stops without losing any.
    """
    import uvicorn

    from spellwright.server.app import make_app
    from spellwright.server.limits import MESSAGE_BYTES
    from spellwright.server.public_address import PublicAddress, checked_address
    from spellwright.server.store.database import sqlite_address

    if public_address:
        public_address = checked_address(public_address)
    check_port(host, port)
    folder = data_folder()
    make_folder(folder)
    address = database or sqlite_address(folder / "tables.db")
    network = network_address(host, port)
    app = make_app(
        address,
        _secret(folder),
        bot_workers=bot_workers,
        proxies=proxies,
        public_address=PublicAddress(public_address, network),
    )
    here = page_address(host, port)
    announce(here, public_address or network)
    if open_page:
        Timer(OPEN_AFTER, webbrowser.open, [here]).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level=log_level,
        ws_max_size=MESSAGE_BYTES,
        proxy_headers=False,
    )


def check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before anything is started."""
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused(
            "port", f"Nothing can listen on {host}, port {port} ({reason}): try another --port."
        ) from None


def _secret(folder: Path) -> str:
    """The key that signs cookies: from SPELLWRIGHT_SECRET, or a file made once."""
    chosen = os.environ.get("SPELLWRIGHT_SECRET", "")
    if chosen:
        return chosen
    from spellwright.server.sessions import load_secret

    return load_secret(folder / "secret")
