"""Where a server says that it is: for this computer and for others."""

from __future__ import annotations

import pytest

from spellwright.cli import server_addresses
from spellwright.cli.server_addresses import announce, network_address, page_address
from tests.cli.support import words_of

FINDER = ["███████", "█     █", "█ ███ █", "█ ███ █", "█ ███ █", "█     █", "███████"]
"""The square in three corners of every code."""


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://localhost:8000", ""),
        ("localhost", "http://localhost:8000", ""),
        ("::1", "http://[::1]:8000", ""),
        ("0.0.0.0", "http://localhost:8000", "http://192.168.1.5:8000"),
        ("::", "http://localhost:8000", "http://192.168.1.5:8000"),
        ("10.0.0.7", "http://10.0.0.7:8000", "http://10.0.0.7:8000"),
        ("2001:db8::7", "http://[2001:db8::7]:8000", "http://[2001:db8::7]:8000"),
    ],
)
def test_the_addresses_follow_from_where_it_listens(
    host: str, here: str, others: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_addresses, "_own_address", lambda: "192.168.1.5")
    assert page_address(host, 8000) == here
    assert network_address(host, 8000) == others


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_addresses, "_own_address", lambda: "")
    assert network_address("0.0.0.0", 80) == ""
    assert page_address("0.0.0.0", 80) == "http://localhost"


def test_others_are_told_theirs_and_a_log_gets_no_picture(
    capsys: pytest.CaptureFixture[str],
) -> None:
    announce("http://localhost:8000", "http://192.168.1.5:8000")
    said = capsys.readouterr().err
    assert "http://localhost:8000/" in said
    assert words_of("text-others-open", address="http://192.168.1.5:8000/") in said
    assert "█" not in said
    announce("http://localhost:8000", "")
    assert "Others" not in capsys.readouterr().err


def test_a_terminal_shows_the_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("segno", reason="NOT RUN: the environment is older than its lock file.")
    monkeypatch.setenv("FORCE_COLOR", "1")
    announce("http://localhost:8000", "https://games.example")
    assert (
        server_addresses.qr_code("https://games.example/").splitlines()[3]
        in capsys.readouterr().err
    )


def test_the_code_is_dark_on_light_with_its_three_corners() -> None:
    pytest.importorskip("segno", reason="NOT RUN: the environment is older than its lock file.")
    rows = modules(server_addresses.qr_code("http://192.168.1.5:8000/"))
    size = len(rows[0])
    corner = [row[2:9] for row in rows]
    assert corner[2:9] == FINDER
    assert corner[size - 9 : size - 2] == FINDER
    assert [row[size - 9 : size - 2] for row in rows[2:9]] == FINDER
    assert not "".join(rows[:2]).strip()


def modules(code: str) -> list[str]:
    """A code drawn by halves, as rows of whole letters."""
    rows = []
    for line in code.splitlines():
        rows.append("".join("█" if letter in "▀█" else " " for letter in line))
        rows.append("".join("█" if letter in "▄█" else " " for letter in line))
    return rows
