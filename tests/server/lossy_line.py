"""A line to a database that can be cut and mended: a small TCP proxy on loopback."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self
from urllib.parse import urlsplit

PIECE = 65536


class LossyLine:
    """While it is cut, what runs over it is dropped and nobody gets through."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = parts.hostname, parts.port
        self._listening = socket.create_server(("127.0.0.1", 0))
        own = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.address = address.replace(f"{parts.hostname}:{parts.port}", own)
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        with self._lock:
            self._is_cut = True
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                self._join(near, socket.create_connection(self._target))
            except OSError:
                near.close()

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                near.close()
                far.close()
                return
            self._open |= {near, far}
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        """What comes at one end leaves at the other; each end is closed by the one who reads it."""
        with contextlib.suppress(OSError):
            while piece := one.recv(PIECE):
                other.sendall(piece)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open.discard(one)
        one.close()
