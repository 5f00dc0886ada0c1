"""Run in the scratch folder: mypyc compiles the named files, the kernel and each game as a group.

With --try it stops when the C files are written.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from pathlib import Path, PurePath
from typing import Final

from mypyc.build import mypycify
from setuptools import setup

MANNERS: Final = [
    "--config-file=",
    "--python-version=3.11",
    "--no-warn-no-return",
    # What is compiled imports nothing from outside, but mypy also reads what it leads to.
    "--ignore-missing-imports",
]
TRY: Final = "--try"
SHORTCUTS: Final = Path(__file__).resolve().with_name("shortcuts.h")
HEADERS: Final = sorted(map(str, SHORTCUTS.parent.glob("*.h")))
IN_C: Final = ["-fvisibility=hidden", "-fno-plt", "-Wno-all", f"-include{SHORTCUTS}"]
"""Groups find each other by tables, so the compiler may see through all calls within one. It need
not warn, which takes it longer than to compile: nobody wrote these files."""
CORE: Final = "spellwright_core"
USUAL_LEVEL: Final = "1"
CORE_LEVEL: Final = "-O2"
"""What all games run on is small. With this level for the games themselves it would take twice as
long to compile, and gain 2 to 5 percent."""


def group_of(file: str) -> str:
    parts = PurePath(file).parts
    if parts[0] != "spellwright":
        return f"{parts[0]}_native"
    return f"spellwright_{parts[2]}" if parts[1] == "games" else CORE


def main(files: list[str], only_try: bool) -> None:
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for file in files:
        groups[group_of(file)].append(file)
    extensions = mypycify(
        [*MANNERS, *files],
        opt_level=USUAL_LEVEL,
        debug_level="0",
        separate=[(members, name) for name, members in groups.items()],
    )
    if only_try:
        return
    for extension in extensions:
        group = extension.name.removesuffix("__mypyc")
        if group in groups:
            level = [CORE_LEVEL] if group == CORE else []
            extension.extra_compile_args = [*extension.extra_compile_args, *IN_C, *level]
        extension.depends = [*extension.depends, *HEADERS, __file__]
    jobs = f"--parallel={os.cpu_count() or 1}"
    setup(name="spellwright", ext_modules=extensions, script_args=["build_ext", "--inplace", jobs])


if __name__ == "__main__":
    main([arg for arg in sys.argv[1:] if arg != TRY], TRY in sys.argv)
