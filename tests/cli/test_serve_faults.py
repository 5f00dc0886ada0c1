"""`spellwright serve`: a fault at the start is one sentence, before an address is announced."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn

from spellwright.server.store.ready_database import ready_database
from tests.cli.support import Cli, Start, is_in, message


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object, **__: object) -> None:
        raise AssertionError("the server was started all the same")

    monkeypatch.setattr(uvicorn.Server, "run", run)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def garbage(folder: Path) -> str:
    (folder / "games.db").write_bytes(b"These are no games, but a letter to my aunt.")
    return "games.db"


def damaged(folder: Path) -> str:
    ready_database(str(folder / "games.db")).close_now()
    pages = bytearray((folder / "games.db").read_bytes())
    pages[100:6000] = os.urandom(5900)
    (folder / "games.db").write_bytes(pages)
    return "games.db"


def of_another_program(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "bills.db")) as disk:
        disk.execute("CREATE TABLE bill (euro INTEGER)")
    return "bills.db"


def newer(folder: Path) -> str:
    ready_database(str(folder / "games.db")).close_now()
    with closing(sqlite3.connect(folder / "games.db")) as disk:
        disk.execute("UPDATE alembic_version SET version_num='9999'")
        disk.commit()
    return f"sqlite:///{folder}/games.db"


def a_folder(folder: Path) -> str:
    (folder / "games").mkdir()
    return "games"


def postgres_down(_: Path) -> str:
    return f"postgres://ann:secret-word@127.0.0.1:{free_port()}/games"


FAULTS: list[tuple[Callable[[Path], str], str]] = [
    (garbage, "games.db” is not a database. Nothing in it was changed."),
    (damaged, "games.db”: it is damaged. Restore a backup."),
    (of_another_program, "Another program keeps its data in"),
    (newer, "Use that version, or restore an older backup."),
    (a_folder, "games” is a folder. Name a file in it."),
    (lambda _: "nowhere/games.db", "nowhere” for the games."),
    (lambda _: "sqlite:////nowhere/at all/games.db", "There is no folder “/nowhere/at all”"),
    (postgres_down, "PostgreSQL “games” at 127.0.0.1:"),
    (lambda _: "mysql://localhost/games", "sqlite or postgresql, not in mysql."),
    (lambda _: "gopher://games", "sqlite or postgresql, not in gopher."),
    (lambda _: "sqlite://", "Games need a file"),
    (
        lambda _: "postgresql://ann:secret-word@host:port/games",
        "the address of the database",
    ),
]


@pytest.mark.parametrize(("make", "words"), FAULTS)
def test_a_database_that_will_not_do(
    make: Callable[[Path], str],
    words: str,
    cli: Cli,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = cli("serve", "--port", str(free_port()), "--db", make(tmp_path))
    assert answer.exit_code == 2, answer.output
    said = answer.stderr.strip()
    assert said.startswith("spellwright: ")
    assert words in said
    assert len(said.splitlines()) == 1
    assert "http://" not in answer.output
    assert "secret-word" not in answer.output


def test_postgresql_that_does_not_answer_is_given_up(cli: Cli) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/games?connect_timeout=2"
        answer = cli("serve", "--port", str(free_port()), "--db", address)
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (2, 1), answer.output
    assert "PostgreSQL “games” at 127.0.0.1" in answer.stderr


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_port_that_is_taken(host: str, cli: Cli) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as taken:
        answer = cli("serve", "--host", host, "--port", str(taken.getsockname()[1]))
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (2, 1)
    assert is_in(message("refusal-port", host=host, why="Address already in use"), answer.stderr)


def test_a_host_that_is_none(cli: Cli) -> None:
    for host in ("no.such.host.invalid", "x" * 70):
        answer = cli("serve", "--host", host)
        assert (answer.exit_code, len(answer.stderr.splitlines())) == (2, 1)
        assert is_in(message("refusal-port", host=host), answer.stderr)


def test_a_key_for_cookies_that_cannot_be_read(cli: Cli, data_home: Path) -> None:
    (data_home / "spellwright" / "secret").mkdir(parents=True)
    answer = cli("serve", "--port", str(free_port()))
    assert answer.exit_code == 2
    assert is_in(message("refusal-secret"), answer.stderr)


def until_it_serves(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return process.stderr.readline()


def test_a_second_server_at_one_file_is_refused_until_the_first_is_gone(
    start: Start, cli: Cli, tmp_path: Path
) -> None:
    """Killed, it leaves no lock behind. The file and its folder are for their owner."""
    file = tmp_path / "my games?.db"
    (tmp_path / "link.db").symlink_to(file)
    first = start("serve", "--port", str(free_port()), "--db", file)
    try:
        assert is_in(message("text-server-at"), until_it_serves(first))
        assert {oct(path.stat().st_mode & 0o777) for path in tmp_path.glob("my games?.db*")} == {
            "0o600"
        }
        for name in (file, tmp_path / "link.db"):
            second = cli("serve", "--port", str(free_port()), "--db", name)
            assert second.exit_code == 2
            sentence = f"Another server (process {first.pid}) keeps its games in “{file}”"
            assert sentence in second.stderr
            assert "http://" not in second.stderr
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    ready_database(str(file)).close_now()


def test_the_folder_of_ones_own_games_is_for_its_owner(cli: Cli, data_home: Path) -> None:
    folder = data_home / "spellwright"
    folder.mkdir(parents=True, mode=0o755)
    (folder / "tables.db").touch(mode=0o644)
    with pytest.raises(AssertionError, match="started all the same"):
        raise cli("serve", "--port", str(free_port())).exc_info[1]  # type: ignore[index]
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in [folder, *folder.iterdir()]}
    assert modes.pop("spellwright") == "0o700"
    assert set(modes.values()) == {"0o600"}
    assert {"secret", "tables.db"} <= set(modes)


def test_a_start_that_was_killed_leaves_no_empty_key(cli: Cli, data_home: Path) -> None:
    folder = data_home / "spellwright"
    folder.mkdir(parents=True)
    (folder / "secret").touch(mode=0o600)
    cli("serve", "--port", str(free_port()))
    assert len((folder / "secret").read_text(encoding="ascii")) == 64
