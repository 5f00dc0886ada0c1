"""Where a running server is: for this computer, and for others with a code that a phone reads."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from rich.text import Text

from spellwright.cli.output import stderr
from spellwright.cli.words import told

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""Listening there means: on every address of this computer."""
NOT_OURS: Final = ("192.0.2.1", 9)
"""An address for documentation: a way to it is looked up, and nothing is ever sent."""
QUIET: Final = 2
"""Modules of light around a code."""
HALVES: Final = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
"""Two modules, one above the other, as one letter."""


def page_address(host: str, port: int) -> str:
    """Where the browser of this computer finds the page."""
    return _address("localhost" if host in ANYWHERE or host == "127.0.0.1" else host, port)


def network_address(host: str, port: int) -> str:
    """Where other devices find the page; "" if they do not."""
    if host in ANYWHERE:
        host = _own_address()
    if host == "localhost" or _is_loopback(host):
        host = ""
    return _address(host, port) if host else ""


def announce(here: str, others: str) -> None:
    console = stderr()
    console.print(told("text-server-at", address=f"[candle]{here}/[/]"))
    if others and others != here:
        console.print(told("text-others-open", address=f"[candle]{others}/[/]"))
    if others and console.is_terminal:
        console.print(Text(qr_code(f"{others}/"), style="black on white"))


def qr_code(address: str) -> str:
    """The address as a code for a phone's camera, dark on light, two rows of it in a line."""
    import segno

    code = segno.make(address, micro=False)
    rows = [[1 if dark else 0 for dark in row] for row in code.matrix_iter(border=QUIET)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(HALVES[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs
    )


def _address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def _own_address() -> str:
    """The address by which this computer would speak to its network; "" without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
            trial.connect(NOT_OURS)
            return str(trial.getsockname()[0])
    except OSError:
        return ""


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
