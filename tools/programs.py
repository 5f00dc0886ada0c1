"""The programs beside Python that some steps of ./check need: Debian's Chromium and PostgreSQL,
and what looks at the script of the pages, where Node is.

What is there is used. What is missing is installed where we may; where we may not, what needs it is
not run, and that is said plainly.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from environment import Environment, run, say

POSTGRESQL = Path("/usr/lib/postgresql")
SCRIPT_TOOLS = Path("tools") / "script"


def for_tests(environment: Environment) -> bool:
    """As far as we get them: the tests see for themselves what is there."""
    missing = missing_packages()
    if not missing:
        return True
    names = " ".join(missing)
    if not may_install():
        say(f"NOT INSTALLED: {names}. The tests that need them are not run.")
        return True
    say(f"Installing for the tests: {names}.")
    log = environment.folder / "programs.log"
    if not install(missing, log):
        why = f"the reason is in {log}"
        say(f"NOT INSTALLED: {names} ({why}). The tests that need them are not run.")
    return True


def missing_packages() -> list[str]:
    missing = []
    if not (shutil.which("chromium") or shutil.which("chromium-browser")):
        missing.append("chromium")
    if not (shutil.which("initdb") or list(POSTGRESQL.glob("*/bin/initdb"))):
        missing.append("postgresql")
    return missing


def may_install() -> bool:
    if not shutil.which("apt-get"):
        return False
    return os.geteuid() == 0 or run("sudo", "-n", "true")[0] == 0


def install(packages: list[str], log: Path) -> bool:
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    commands = (["update"], ["install", "--yes", "--no-install-recommends", *packages])
    with log.open("w", encoding="utf-8") as words:
        return all(
            subprocess.call([*apt, *command], stdout=words, stderr=subprocess.STDOUT) == 0
            for command in commands
        )


def for_script(environment: Environment) -> bool:
    """Biome and TypeScript as their lock file names them, installed once; whether they are here."""
    npm = shutil.which("npm")
    if npm is None or not shutil.which("node"):
        say("NOT CHECKED: the script of the pages is looked at where Node is, and here is none.")
        return False
    folder = environment.project / SCRIPT_TOOLS
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules" / ".spellwright-stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return True
    say(f"Installing what {SCRIPT_TOOLS / 'package-lock.json'} names, once.")
    log = environment.folder / "script.log"
    with log.open("w", encoding="utf-8") as words:
        install_all = [npm, "ci", "--loglevel", "error"]
        code = subprocess.call(install_all, cwd=folder, stdout=words, stderr=subprocess.STDOUT)
    if code != 0:
        say(f"NOT CHECKED: the tools for the script could not be installed (npm's words: {log}).")
        return False
    stamp.write_text(lock, encoding="utf-8")
    return True
