"""A PostgreSQL of the tests' own, on loopback, for as long as they run."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

OWNER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    home = Path(tempfile.mkdtemp(prefix="postgres-"))
    try:
        if os.geteuid() == 0:
            # It refuses to run for root.
            shutil.chown(home, OWNER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data, log = home / "data", home / "log"
        _run(folder / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "--no-sync")
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {home}"
        _run(folder / "pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://{OWNER}@127.0.0.1:{port}/{OWNER}"
        finally:
            _run(folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """The address of another database at the same PostgreSQL, which is empty too."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return f"{address.rpartition('/')[0]}/{name}"


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["runuser", "-u", OWNER, "--", *words]
    # Not to pipes: the server that pg_ctl leaves behind would keep them open.
    subprocess.run(words, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=60)
