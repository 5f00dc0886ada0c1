"""Compile the kernel, the geometry, the games' rules and the search with mypyc, in place.

    python tools/native/build.py            compile what has changed
    python tools/native/build.py --try      only see whether it could be compiled, without C
    python tools/native/build.py --clean    remove what was compiled
    python tools/native/build.py --wheel    make a wheel of it, in dist
    python tools/native/build.py --with DIR compile the game in another folder, too; with --only
                                            not the five games here

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
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, NamedTuple

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
    "environments/lines.py",
    "environments/numbering.py",
    "environments/play.py",
    "environments/rewards.py",
    "environments/vector.py",
    "bench/engines.py",
)
OF_A_GAME: Final = ("*.py", "content/*.py", "rules/**/*.py", "bot/**/*.py")
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


class Sources(NamedTuple):
    """A folder with a package to compile, and the files of it, relative to that folder."""

    folder: Path
    package: str
    files: tuple[Path, ...]


def own_sources(*, has_games: bool) -> Sources:
    """What is compiled of Spellwright."""
    package = SOURCE / "spellwright"
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    for game in (package / "games").iterdir() if has_games else ():
        found |= files_of_game(game)
    return Sources(SOURCE, "spellwright", _relative(found, SOURCE))


def files_of_game(package: Path) -> set[Path]:
    found = {file for pattern in OF_A_GAME for file in package.glob(pattern)}
    return {file for file in found if file.name not in INTERPRETED}


def sources_in(folder: Path) -> Sources:
    """What is compiled of a game that its `pyproject.toml` names."""
    try:
        about = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
        (package,) = about["project"]["entry-points"]["spellwright.games"].values()
    except (OSError, KeyError, ValueError):
        sys.exit(f"{folder} has no pyproject.toml with one entry point of spellwright.games.")
    source = folder.resolve() / "src"
    if not (source / package / "rulebook.py").exists():
        sys.exit(f"{source / package} has no rulebook.py.")
    return Sources(source, package, _relative(files_of_game(source / package), source))


def _relative(files: set[Path], folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(file.relative_to(folder) for file in files))


def clean(all_sources: list[Sources]) -> None:
    for sources in all_sources:
        for extension in sources.folder.rglob(f"*{SUFFIX}"):
            extension.unlink()


def write_augmented(all_sources: list[Sources]) -> None:
    """A copy of the packages for the compiler; files that stay the same keep their time."""
    sys.path[:0] = [str(Path(__file__).parent), *[str(sources.folder) for sources in all_sources]]
    runpy.run_path(str(SOURCE / "spellwright" / "builds.py"))["prefer_written_files"]()
    from augment import BESIDE, augmented

    BESIDE.extend(sources.package for sources in all_sources[1:])
    for sources in all_sources:
        chosen = set(sources.files)
        for old in SCRATCH.glob(f"{sources.package}/**/*.py"):
            if not (sources.folder / old.relative_to(SCRATCH)).exists():
                old.unlink()
        for file in (sources.folder / sources.package).rglob("*.py"):
            place = file.relative_to(sources.folder)
            text = file.read_text(encoding="utf-8")
            if place in chosen:
                name = ".".join(place.with_suffix("").parts).removesuffix(".__init__")
                text = augmented(text, name)
            target = SCRATCH / place
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")


def compile_there(files: list[Path], *manners: str) -> None:
    """Run the compiler in the scratch folder, in a process that has not imported the package."""
    script = Path(__file__).with_name("compile.py")
    command = [sys.executable, str(script), *manners, *map(str, files)]
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


def extension_modules(package: str = "spellwright") -> list[Path]:
    """What the compilers made of a package, in the scratch folder."""
    groups = f"{package}_*{SUFFIX}"
    return [*SCRATCH.glob(groups), *SCRATCH.glob(f"{package}/**/*{SUFFIX}")]


def take_over(all_sources: list[Sources]) -> int:
    """Move the extension modules beside the Python files."""
    made = 0
    for sources in all_sources:
        modules = extension_modules(sources.package)
        for module in modules:
            shutil.copy(module, sources.folder / module.relative_to(SCRATCH))
        made += len(modules)
    return made


def into_a_wheel() -> Path:
    from packing import make_wheel

    modules = {file.relative_to(SCRATCH).as_posix(): file for file in extension_modules()}
    return make_wheel(PROJECT, modules, WHEELS)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile Spellwright's rules and search.")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    parser.add_argument("--wheel", action="store_true", help="compile into a wheel, not in place")
    parser.add_argument("--try", dest="only_try", action="store_true", help="go without C")
    parser.add_argument(
        "--with",
        dest="others",
        type=Path,
        action="append",
        default=[],
        metavar="DIR",
        help="compile the game in this folder, too",
    )
    parser.add_argument(
        "--only", action="store_true", help="with --with: leave the games of Spellwright out"
    )
    wanted = parser.parse_args()
    all_sources = [
        own_sources(has_games=not wanted.only),
        *[sources_in(folder) for folder in wanted.others],
    ]
    if wanted.clean:
        clean(all_sources)
        print("Spellwright runs interpreted again.")
        return
    write_augmented(all_sources)
    files = [file for sources in all_sources for file in sources.files]
    if wanted.only_try:
        compile_there(files, "--try")
        print(f"{len(files)} files could be compiled.")
        return
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        sys.exit("There is no C compiler here (on Debian: gcc); Spellwright runs without one, too.")
    for sources in all_sources:
        for old in extension_modules(sources.package):
            old.unlink()
    if not wanted.wheel:
        clean(all_sources)
    print(f"Compiling {len(files)} files; this takes some minutes.", flush=True)
    compile_there(files)
    if wanted.wheel:
        print(f"The compiled build is in {into_a_wheel().relative_to(PROJECT)}.")
        return
    made = take_over(all_sources)
    print(f"{made} modules are compiled. `spellwright --version` says so.")


if __name__ == "__main__":
    main()
