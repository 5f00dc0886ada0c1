"""Packs for tests, written into a folder; and processes that load them.

A process takes up packs before it loads a game, and keeps them: so tests look into others.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "packs"
WINTER: Final = EXAMPLES / "winter"
HOURS: Final = EXAMPLES / "hours"
MOOR: Final = EXAMPLES / "moor"

ABOUT: Final = {
    "game": "battle",
    "namespace": "frost",
    "version": "1.0",
    "title": "Trial of Frost",
    "about": "A card for trying things out.",
    "author": "A test",
    "licence": "CC0-1.0",
}
CARD: Final = """
[[card]]
key = "icicle"
type = "spell"
value = 3
copies = 6
set = "game1"
effect = "attack 1; thaw 2"
name = "Icicle"
text = "Gain 1 Attack. Each Hero with the lowest Health gains 2 Health."
"""
CODE: Final = """
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.carry_out import effect
from spellwright.games.battle.rules.health import gain_health


@effect("thaw", "n", worth=0.3)
def thaw(frame, s, instruction):
    for hero in frame.whom(s, v.LOWEST):
        gain_health(s, hero, instruction[2], False)
"""


def write_pack(
    folder: Path,
    *,
    files: Mapping[str, str] | None = None,
    editions: str = "[2]",
    about: Mapping[str, str] | None = None,
) -> Path:
    """A pack with one card and one effect of its own; `files` add to it, or replace."""
    folder.mkdir(parents=True, exist_ok=True)
    said = [f"{name} = {json.dumps(value)}" for name, value in {**ABOUT, **(about or {})}.items()]
    written = {"pack.toml": "\n".join([*said, f"editions = {editions}"])}
    if (about or ABOUT).get("game", "battle") == "battle":
        written |= {"cards.toml": CARD, "effects.py": CODE}
    for name, text in {**written, **(files or {})}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


HEAD: Final = """
import json, sys
from pathlib import Path
from spellwright.kernel.refusal import Refused
from spellwright.registry import game, load_pack
def tell(found): print("TOLD" + json.dumps(found))
def refused(work):
    try:
        work()
    except Refused as refusal:
        args = {name: str(value) for name, value in refusal.says.args.items()}
        return [refusal.says.key, args]
    return None
"""


def in_a_process(script: str, *packs: Path, environment: dict[str, str] | None = None) -> Any:
    """What a script tells in a process of its own, with packs in its environment."""
    named = {"SPELLWRIGHT_PACKS": os.pathsep.join(map(str, packs))} if packs else {}
    done = subprocess.run(
        [sys.executable, "-c", HEAD + script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **named, **(environment or {})},
    )
    told = [line for line in done.stdout.splitlines() if line.startswith("TOLD")]
    assert told, done.stderr
    return json.loads(told[-1].removeprefix("TOLD"))


def spellwright(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "spellwright", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
