"""Files: read as coming from a stranger, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from spellwright.cli.words import say
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saved import LONGEST_TEXT

OWNER_ONLY: Final = 0o700


def data_folder() -> Path:
    """Where a user's games are kept; not made here."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if Path(chosen).is_absolute():
        return Path(chosen) / "spellwright"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Spellwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Spellwright"
    return Path.home() / ".local" / "share" / "spellwright"


def usual_database() -> Path:
    """The file in which `spellwright serve` keeps games."""
    return data_folder() / "tables.db"


def own_database() -> str:
    """That file, if it is there."""
    file = usual_database()
    if not file.is_file():
        raise Refused("file", say("refusal-no-games-yet", file=str(file)))
    return str(file)


def read_text(path: Path) -> str:
    """The text in a file, or a refusal that says what is wrong with the file."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_TEXT + 4).decode("utf-8")
    except FileNotFoundError:
        raise Refused("file", say("refusal-no-file", file=str(path))) from None
    except IsADirectoryError:
        raise Refused("file", say("refusal-is-folder", file=str(path))) from None
    except UnicodeDecodeError:
        raise Refused("file", say("refusal-no-text", file=str(path))) from None
    except OSError as error:
        raise Refused(
            "file", say("refusal-unreadable", file=str(path), reason=_reason(error))
        ) from None


def check_writable(path: Path) -> None:
    """Refuse a place where no file can be written, before any work is done."""
    folder = path.resolve().parent
    if path.is_dir():
        raise Refused("file", say("refusal-is-folder", file=str(path)))
    if not folder.is_dir():
        raise Refused("file", say("refusal-no-folder", folder=str(folder), file=path.name))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Refused("file", say("refusal-may-not-write", file=str(path)))


def make_folder(folder: Path) -> None:
    """Make a folder of our own, if it is not there; nobody else may look into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY)
        folder.chmod(OWNER_ONLY)
    except OSError as error:
        raise Refused(
            "file", say("refusal-cannot-make", folder=str(folder), reason=_reason(error))
        ) from None
    if not os.access(folder, os.W_OK):
        raise Refused("file", say("refusal-nothing-in", folder=str(folder)))


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment there is the old one or the new one, never a piece."""
    try:
        _write_beside(path, content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise Refused(
            "file", say("refusal-cannot-write", file=str(path), reason=_reason(error))
        ) from None


def _write_beside(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error)
    return reason[:1].lower() + reason[1:]
