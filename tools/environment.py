"""Makes the project's own Python environment in .venv, once, and starts what was asked for in it.

    environment.py play [ARGUMENT...]          as ./play
    environment.py check [ARGUMENT...]         as ./check
    environment.py build-fast [ARGUMENT...]    as ./build-fast
    environment.py extra NAME                  the packages of an extra, for who needs them

Any Python may start this file, so its syntax is that of 3.6: one older than 3.11 looks for a newer
one and hands over, or says in a sentence what is missing. Nothing but the standard library.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, List, Sequence, Tuple

PROJECT = Path(__file__).resolve().parent.parent
LEAST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")
ON_WINDOWS = os.name == "nt"

RUN_LOCK = "requirements.lock"
CHECK_LOCK = "requirements-dev.lock"
SET_UP_FILES = ("pyproject.toml", "tools/environment.py")

# What the caller's shell is set up for must not reach into our environment.
IN_THE_WAY = (
    "CDPATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_REQUIRE_VIRTUALENV",
)
TELL_VERSION = "import sys; print('%d.%d' % sys.version_info[:2], sys.version_info >= (3, 11))"
SIZE = re.compile(r"^# To download: (.+)$", re.MULTILINE)
BEGAN_TO_INSTALL = "Installing collected packages"

Stamp = Dict[str, Any]


class Unfit(Exception):
    """Says in one sentence what is wrong and what to do."""


def say(words: str) -> None:
    print(words, flush=True)


def last_line(words: str) -> str:
    lines = [line for line in words.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it did not say why"


def run(*command: str) -> Tuple[int, str]:
    """Its exit code and all that it said; 127 if there is no such command."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            universal_newlines=True,
            check=False,
        )
    except OSError:
        return 127, ""
    return done.returncode, done.stdout


def suitable_python(command: str) -> str:
    """The newest Python that can make an environment."""
    without_venv, too_old = "", ""
    # This one last, as it is outside of any environment: the one it runs in may be made anew.
    own = getattr(sys, "_base_executable", None) or sys.executable
    for name in (*NAMES, own):
        # Runs it, since a command of that name may be there and only say that it is not installed.
        code, words = run(name, "-c", TELL_VERSION)
        version, _, is_new_enough = words.strip().partition(" ")
        if code != 0:
            continue
        if is_new_enough != "True":
            too_old = too_old or version
        elif run(name, "-c", "import ensurepip, venv")[0] == 0:
            return str(name)
        else:
            without_venv = without_venv or version
    if without_venv:
        raise Unfit(
            f"Python {without_venv} is here without its venv module: install that (on Debian and "
            f"Ubuntu: sudo apt install python{without_venv}-venv) and run {command} again."
        )
    found = f"only Python {too_old}" if too_old else "none"
    raise Unfit(
        f"Spellwright needs Python 3.11 or later and found {found}: install it (from python.org, "
        f"or with your system's packages) and run {command} again."
    )


class Environment:
    """The folder .venv of a project: what is in it, and how it gets there.

    Another folder and a certain Python can be named, for tests on a Python that is not the newest.
    """

    def __init__(
        self, command: str, project: Path = PROJECT, name: str = ".venv", python: str = ""
    ) -> None:
        self.command = command
        self.project = project
        self.name = name
        self.python = python
        self.folder = project / name
        self.log = self.folder / "set-up.log"
        self._stamp_file = self.folder / ".spellwright-stamp"

    def program(self, name: str) -> Path:
        if ON_WINDOWS:
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def enter(self) -> None:
        """From now on commands are those of the environment, and paths those of the project."""
        os.chdir(str(self.project))
        binaries = str(self.program("python").parent)
        os.environ["PATH"] = binaries + os.pathsep + os.environ.get("PATH", "")

    def prepare(self, lock: str, extra: str = "") -> None:
        """What the lock names is there afterwards, and what was there before is up to date."""
        if self.is_ready(lock):
            return
        try:
            self._set_up(lock, extra)
        except KeyboardInterrupt:
            words = f"interrupted: run {self.command} again to finish the set-up."
            raise Unfit(words) from None

    def is_ready(self, lock: str) -> bool:
        stamp = self._stamp()
        return (
            stamp.get("project") == self._print_of(*SET_UP_FILES)
            and not self._locks_to_install(stamp, lock)
            and os.access(str(self.program("spellwright")), os.X_OK)
            and self._is_usable(stamp)
        )

    def _set_up(self, lock: str, extra: str) -> None:
        if not os.access(str(self.project), os.W_OK):
            raise Unfit(
                f"the folder {self.project} is not writable: give yourself the right to write "
                "there, or copy the project to a folder of your own, "
                f"and run {self.command} again."
            )
        stamp = self._stamp()
        if not self._is_usable(stamp):
            self._make_empty()
            stamp = {}
        elif not extra:
            say(f"Bringing the Python environment in {self.name} up to date.")
        self._begin_anew()
        for one in self._locks_to_install(stamp, lock):
            self._install_lock(one, stamp, extra if one == lock else "")
        self._install_project(stamp)
        self._write_stamp({**stamp, "place": str(self.project)})
        say(f"Ready. {'This' if extra else 'Playing'} needs no network from now on.")

    def _locks_to_install(self, stamp: Stamp, wanted: str) -> List[str]:
        """The wanted one, and what was installed once and has changed since."""
        installed = stamp.get("locks", {})
        locks = [lock for lock in installed if (self.project / lock).exists()]
        # The packages for the check contain those for a run.
        if wanted not in locks and not (wanted == RUN_LOCK and CHECK_LOCK in locks):
            locks.append(wanted)
        return [lock for lock in locks if installed.get(lock) != self._print_of(lock)]

    def _print_of(self, *names: str) -> str:
        texts = [(self.project / name).read_bytes() for name in names]
        return hashlib.sha256(b"\0".join(texts)).hexdigest()

    def _is_usable(self, stamp: Stamp) -> bool:
        """Not if the folder was moved or copied, for the paths inside are wrong then; nor if the
        Python that it was made from has been removed."""
        if stamp.get("place") != str(self.project):
            return False
        runs_this = Path(sys.prefix).resolve() == self.folder.resolve()
        return runs_this or run(str(self.program("python")), "-c", "")[0] == 0

    def _stamp(self) -> Stamp:
        """What the last finished set-up left; nothing if one was interrupted."""
        try:
            stamp = json.loads(self._stamp_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _write_stamp(self, stamp: Stamp) -> None:
        self._stamp_file.write_text(json.dumps(stamp), encoding="utf-8")

    def _begin_anew(self) -> None:
        try:
            if self._stamp_file.exists():
                self._stamp_file.unlink()
            self.log.write_text("", encoding="utf-8")
        except OSError:
            raise Unfit(
                f"the folder {self.folder} belongs to somebody else: remove it, "
                f"and run {self.command} again."
            ) from None

    def _make_empty(self) -> None:
        python = self.python or suitable_python(self.command)
        if self.folder.exists():
            found = f"The Python environment in {self.name} is unfinished or from elsewhere"
            say(f"{found}: making it anew.")
        else:
            version = run(python, "--version")[1].strip()
            say(f"Making a Python environment in {self.name} with {version}.")
        code, words = run(python, "-m", "venv", "--clear", str(self.folder))
        if code != 0:
            raise Unfit(
                f"the environment could not be made ({last_line(words)}): remove {self.folder}, "
                f"make sure that the disk is not full, and run {self.command} again."
            )

    def _install_lock(self, lock: str, stamp: Stamp, extra: str) -> None:
        path = self.project / lock
        if extra:
            size = SIZE.search(path.read_text(encoding="utf-8"))
            much = f" ({size.group(1)})" if size else ""
            say(f"This needs the extra “{extra}”, once: installing what {lock} names{much}.")
        else:
            say(f"Installing the packages that {lock} names; this takes a minute.")
        # Wheels only: nobody should need a compiler.
        wheels = ("--require-hashes", "--only-binary", ":all:")
        self._pip(stamp, *wheels, "--requirement", str(path))
        stamp.setdefault("locks", {})[lock] = self._print_of(lock)

    def _install_project(self, stamp: Stamp) -> None:
        files = self._print_of(*SET_UP_FILES)
        if stamp.get("project") != files:
            say("Installing Spellwright itself.")
            itself = ("--editable", str(self.project))
            self._pip(stamp, "--no-deps", "--no-build-isolation", *itself)
            stamp["project"] = files

    def _pip(self, stamp: Stamp, *arguments: str) -> None:
        words = ("-m", "pip", "install", "--no-input", "--retries", "2")
        with self.log.open("a", encoding="utf-8") as log:
            code = subprocess.call(
                [str(self.program("python")), *words, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        if code == 0:
            return
        said = self.log.read_text(encoding="utf-8", errors="replace")
        # pip installs nothing before it has everything: what was there is as it was.
        if "place" in stamp and BEGAN_TO_INSTALL not in said:
            self._write_stamp(stamp)
        raise Unfit(f"{self._why_pip_failed(said)}; pip's own words are in {self.log}.")

    def _why_pip_failed(self, said: str) -> str:
        again = f"and run {self.command} again"
        low = said.lower()
        if "do not match the hashes" in low:
            return (
                "a downloaded package is not the one that the lock file names: check which package "
                f"index pip is set up for, {again}"
            )
        if "no space left" in low:
            return f"the disk is full: make some room, {again}"
        if re.search("permission denied|read-only file system", low):
            return f"a folder that pip needs is not writable: remove {self.folder}, {again}"
        if re.search("connection|timed out|name resolution|unreachable|proxy", low):
            return (
                "the packages could not be downloaded: connect to the network (only the first "
                f"set-up needs it), {again}"
            )
        unmatched = [line for line in said.splitlines() if "no matching dist" in line.lower()]
        if unmatched:
            return (
                f"{unmatched[-1].strip()}: make sure that pip can reach a package index and that "
                f"this Python is one of 3.11 to 3.14, {again}"
            )
        return f"pip could not install the packages ({last_line(said)}): mend that, {again}"


def become(program: str, arguments: Sequence[str]) -> int:
    """Run it in the place of this process, so that signals reach it."""
    if not ON_WINDOWS:
        os.execvp(program, [program, *arguments])
    return subprocess.call([program, *arguments])


def play(environment: Environment, arguments: List[str]) -> int:
    environment.prepare(RUN_LOCK)
    # A command that needs an extra asks for it here.
    os.environ["SPELLWRIGHT_SET_UP"] = str(Path(__file__).resolve())
    return become(str(environment.program("spellwright")), arguments or ["serve", "--open"])


def build_fast(environment: Environment, arguments: List[str]) -> int:
    environment.prepare(CHECK_LOCK)
    script = environment.project / "tools" / "native" / "build.py"
    return become(str(environment.program("python")), [str(script), *arguments])


def check(environment: Environment, arguments: List[str]) -> int:
    import steps

    return steps.main(environment, arguments)


def extra(environment: Environment, arguments: List[str]) -> int:
    environment.command = "./play"
    name = arguments[0] if arguments else ""
    lock = f"requirements-{name}.lock"
    if not (environment.project / lock).exists():
        raise Unfit(f"there is no extra '{name}': docs/installing.md lists them.")
    environment.prepare(lock, name)
    return 0


COMMANDS = {"play": play, "check": check, "build-fast": build_fast, "extra": extra}


def main(arguments: List[str]) -> int:
    name = arguments[0]
    environment = Environment(name if ON_WINDOWS else f"./{name}")
    for variable in IN_THE_WAY:
        os.environ.pop(variable, None)
    os.environ.update(PYTHONNOUSERSITE="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    try:
        if sys.version_info < LEAST:
            newer = suitable_python(environment.command)
            return become(newer, [str(Path(__file__).resolve()), *arguments])
        return COMMANDS[name](environment, arguments[1:])
    except Unfit as why:
        print(f"{environment.command}: {why}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    # As a module, which it also is to the steps of the check.
    import environment

    sys.exit(environment.main(sys.argv[1:]))
