"""Compile the kernel, the geometry, the games' rules and the search with mypyc, in place.

    python tools/native/build.py            compile what has changed
    python tools/native/build.py --try      only see whether it could be compiled, without C
    python tools/native/build.py --clean    remove what was compiled
    python tools/native/build.py --wheel    make a wheel of it, in dist

The extension modules lie beside the Python files, and Python prefers them. The files that are
compiled are the written ones with what `augment` adds; they, and all that the compilers make of
them, are in the folder build/native.
"""

from __future__ import annotations

import argparse
import os
import runpy
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = PROJECT / "src"
SCRATCH: Final = PROJECT / "build" / "native"
WHEELS: Final = PROJECT / "dist"
COMPILED: Final = (
    "kernel/*.py",
    "geometry/*.py",
    "search/*.py",
    "samples/*.py",
    "environments/choosing.py",
    "environments/filling.py",
    "environments/numbering.py",
    "environments/play.py",
    "environments/rewards.py",
    "environments/vector.py",
    "bench/engines.py",
    "games/*/*.py",
    "games/*/content/*.py",
    "games/*/rules/**/*.py",
    "games/*/bot/**/*.py",
)
INTERPRETED: Final = (
    "rulebook.py",
    "naming.py",
    "older.py",
    "mind.py",
    "face.py",
    "campaign.py",
    "study.py",
    "__init__.py",
)
"""What puts a game together has nothing to gain, and reaches for the pictures too."""
LOOK_SECONDS: Final = 1.0
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""What a compiled module of this Python is called after its name."""


def files() -> list[Path]:
    """What is compiled, relative to the source folder."""
    package = SOURCE / "spellwright"
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    games = package / "games"
    left_out = {file for name in INTERPRETED for file in games.rglob(name)}
    return sorted(file.relative_to(SOURCE) for file in found - left_out)


def clean() -> None:
    for extension in SOURCE.rglob(f"*{SUFFIX}"):
        extension.unlink()


def write_augmented() -> None:
    """A copy of the package for the compiler; files that stay the same keep their time."""
    sys.path[:0] = [str(SOURCE), str(Path(__file__).parent)]
    runpy.run_path(str(SOURCE / "spellwright" / "builds.py"))["prefer_written_files"]()
    from augment import augmented

    chosen = set(files())
    for old in SCRATCH.glob("spellwright/**/*.py"):
        if not (SOURCE / old.relative_to(SCRATCH)).exists():
            old.unlink()
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE)
        text = file.read_text(encoding="utf-8")
        if place in chosen:
            name = ".".join(place.with_suffix("").parts).removesuffix(".__init__")
            text = augmented(text, name)
        target = SCRATCH / place
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")


def compile_there(*manners: str) -> None:
    """Run the compiler in the scratch folder, in a process that has not imported the package."""
    script = Path(__file__).with_name("compile.py")
    command = [sys.executable, str(script), *manners, *map(str, files())]
    log = SCRATCH / "log.txt"
    with log.open("w", encoding="utf-8") as out:
        compiler = subprocess.Popen(
            command,
            cwd=SCRATCH,
            env={**os.environ, "PYTHONPATH": ""},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        started = time.time()
        while compiler.poll() is None:
            time.sleep(LOOK_SECONDS)
            show_progress(started)
    if sys.stdout.isatty():
        print()
    if compiler.returncode:
        lines = log.read_text(encoding="utf-8").splitlines()
        complaints = [line for line in lines if "error:" in line] or lines[-5:]
        sys.exit("\n".join([*complaints[:20], f"It could not be compiled; all of it is in {log}."]))


def show_progress(started: float) -> None:
    if sys.stdout.isatty():
        print(f"\r{time.time() - started:4.0f} s", end="", flush=True)


def extension_modules() -> list[Path]:
    """What the compilers made, in the scratch folder."""
    return [*SCRATCH.glob(f"*{SUFFIX}"), *SCRATCH.glob(f"spellwright/**/*{SUFFIX}")]


def take_over() -> int:
    """Move the extension modules beside the Python files."""
    modules = extension_modules()
    for module in modules:
        shutil.copy(module, SOURCE / module.relative_to(SCRATCH))
    return len(modules)


def into_a_wheel() -> Path:
    from packing import make_wheel

    modules = {file.relative_to(SCRATCH).as_posix(): file for file in extension_modules()}
    return make_wheel(PROJECT, modules, WHEELS)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile Spellwright's rules and search.")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    parser.add_argument("--wheel", action="store_true", help="compile into a wheel, not in place")
    parser.add_argument("--try", dest="only_try", action="store_true", help="go without C")
    wanted = parser.parse_args()
    if wanted.clean:
        clean()
        print("Spellwright runs interpreted again.")
        return
    write_augmented()
    if wanted.only_try:
        compile_there("--try")
        print(f"{len(files())} files could be compiled.")
        return
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        sys.exit("There is no C compiler here (on Debian: gcc); Spellwright runs without one, too.")
    for old in extension_modules():
        old.unlink()
    if not wanted.wheel:
        clean()
    print(f"Compiling {len(files())} files; this takes some minutes.", flush=True)
    compile_there()
    if wanted.wheel:
        print(f"The compiled build is in {into_a_wheel().relative_to(PROJECT)}.")
        return
    print(f"{take_over()} modules are compiled. `spellwright --version` says so.")


if __name__ == "__main__":
    main()
