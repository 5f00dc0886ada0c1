"""A wheel of the compiled build: the plain wheel with the extension modules beside the files.

It is for this version of Python on this kind of machine, and whoever installs it needs no compiler.
"""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PLAIN_TAG: Final = "py3-none-any"
NEEDED: Final = "mypy_extensions>=1.0"
"""Compiled files import it where the written ones do not."""
SAME_TIME: Final = (2020, 2, 2, 0, 0, 0)
"""So that no file looks as if it were changed after it had been compiled."""


def own_tag() -> str:
    """What a wheel for this Python on this machine is called."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{machine}"


def make_wheel(project: Path, modules: dict[str, Path], folder: Path) -> Path:
    """Write the wheel with these modules (place in it → file) into a folder; where it is."""
    with tempfile.TemporaryDirectory() as place:
        plain = _plain_wheel(project, Path(place))
        target = folder / plain.name.replace(PLAIN_TAG, own_tag())
        with ZipFile(plain) as wheel:
            contents = {name: wheel.read(name) for name in wheel.namelist()}
    # The modules come last, as they were made after the files that they were made of.
    contents |= {name: file.read_bytes() for name, file in modules.items()}
    folder.mkdir(parents=True, exist_ok=True)
    _write(target, contents)
    return target


def _plain_wheel(project: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = folder.glob(f"*-{PLAIN_TAG}.whl")
    return wheel


def _write(target: Path, contents: dict[str, bytes]) -> None:
    about = next(name.rpartition("/")[0] for name in contents if name.endswith(".dist-info/WHEEL"))
    kind = contents[f"{about}/WHEEL"].decode()
    kind = kind.replace(PLAIN_TAG, own_tag())
    kind = kind.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    contents[f"{about}/WHEEL"] = kind.encode()
    metadata = contents[f"{about}/METADATA"].decode()
    head, blank, text = metadata.partition("\n\n")
    contents[f"{about}/METADATA"] = f"{head}\nRequires-Dist: {NEEDED}{blank}{text}".encode()
    record = f"{about}/RECORD"
    del contents[record]
    lines = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in contents.items()]
    contents[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    with ZipFile(target, "w", ZIP_DEFLATED) as wheel:
        for name, data in contents.items():
            entry = ZipInfo(name, SAME_TIME)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            wheel.writestr(entry, data)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
