"""One server at one SQLite file: a lock that dies with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say

OWNER_ONLY: Final = 0o600

if sys.platform == "win32":
    import msvcrt

    FAR_AWAY: Final = 1 << 20
    """The place of the lock in the file, far behind the process id: Windows lets nobody read what
    is locked.
    """

    def _take(handle: int) -> None:
        os.lseek(handle, FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServerLock:
    """A lock on a file beside the database: SQLite has locks of its own on the database itself."""

    def __init__(self, file: Path) -> None:
        self._handle = os.open(
            file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, OWNER_ONLY
        )
        try:
            _take(self._handle)
        except OSError:
            holder = os.read(self._handle, 20).decode("ascii", "replace").strip()
            os.close(self._handle)
            said = say("refusal-other-server", file=str(file))
            if holder.isdigit():
                said = say("refusal-other-server-of", file=str(file), process=holder)
            raise Refused("database", said) from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, str(os.getpid()).encode("ascii"))

    def release(self) -> None:
        """Release the lock. Its file stays: deleting it could take it away from the next server."""
        os.close(self._handle)
