"""Which build is running: the files as they are written, or what `./build-fast` made of them."""

from __future__ import annotations

import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""What a compiled module of this Python is called after its name."""


def is_compiled() -> bool:
    """Whether the rules run as native code."""
    from spellwright.kernel import state

    return not str(state.__file__).endswith(".py")


def outdated() -> list[Path]:
    """The files that were changed after they had been compiled: the compiled ones are what runs."""
    return sorted(
        file
        for compiled in PACKAGE.rglob(f"*{SUFFIX}")
        if not (file := compiled.with_name(compiled.name.removesuffix(SUFFIX) + ".py")).exists()
        or file.stat().st_mtime > compiled.stat().st_mtime
    )


def prefer_written_files() -> None:
    """From now on import the written files, though they are compiled; before any of them is."""
    written_first = FileFinder.path_hook(
        (SourceFileLoader, SOURCE_SUFFIXES), (ExtensionFileLoader, EXTENSION_SUFFIXES)
    )
    sys.path_hooks.insert(0, written_first)
    sys.path_importer_cache.clear()
