"""What the compiled files have more than the written ones (tools/native/augment.py)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
MODULES: Final = (
    "spellwright.games.duels.rules.setup",
    "spellwright.games.funkoverse.rules.movement",
    "spellwright.games.funkoverse.rules.turn",
    "spellwright.games.talisman.rules.encounter",
    "spellwright.kernel.chance",
    "spellwright.kernel.decision",
    "spellwright.kernel.procedure",
)
# In a process of its own, since the written files have to be loaded, not compiled ones.
AUGMENT: Final = """
import json, runpy, sys
from pathlib import Path
runpy.run_path("src/spellwright/builds.py")["prefer_written_files"]()
sys.path[:0] = ["src", "tools/native"]
from augment import augmented
paths = {name: Path("src", *name.split(".")).with_suffix(".py") for name in sys.argv[1:]}
print(json.dumps({name: augmented(path.read_text(), name) for name, path in paths.items()}))
"""


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Modules as they are compiled."""
    command = [sys.executable, "-c", AUGMENT, *MODULES]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    for name, text in found.items():
        compile(text, name, "exec")
    return found


def test_a_step_is_gone_to_by_its_number(texts: dict[str, str]) -> None:
    text = texts["spellwright.games.funkoverse.rules.turn"]
    assert "self.go_to(" not in text
    assert "            self.next_step = 4\n" in text, "the step «exhaust» of a turn"
    assert "        self.next_step = 2\n" in text, "the step «choose_action» of a turn"


def test_one_of_two_steps_is_gone_to_by_its_number(texts: dict[str, str]) -> None:
    text = texts["spellwright.games.talisman.rules.encounter"]
    assert "self.go_to(" not in text
    assert re.search(r"self\.next_step = \d+ if draws_cards\(self\.space\) else \d+\n", text)


def test_a_procedure_that_is_done_skips_all_its_steps(texts: dict[str, str]) -> None:
    text = texts["spellwright.games.duels.rules.setup"]
    assert "self.stop()" not in text
    assert "            self.next_step = 3\n" in text, "after all three steps of PlaceModels"


def test_steps_that_heirs_may_change_keep_their_names(texts: dict[str, str]) -> None:
    text = texts["spellwright.kernel.procedure"]
    assert "self.next_step = self.STEPS.index(step)" in text


def test_the_generator_counts_in_machine_words(texts: dict[str, str]) -> None:
    text = texts["spellwright.kernel.chance"]
    assert "from mypy_extensions import i64 as MachineWord" in text
    assert "MachineWord = int" not in text


def test_what_nobody_hears_is_not_worked_out(texts: dict[str, str]) -> None:
    text = texts["spellwright.games.funkoverse.rules.movement"]
    assert "    if s.tells_events: s.tell(event, " in text


def test_a_record_gets_its_declaration_and_its_copy(texts: dict[str, str]) -> None:
    text = texts["spellwright.kernel.decision"]
    assert "FIELDS: _ClassVar[dict[str, str]] = {'seat': 'int'" in text
    assert "t.args = self.args.copy()" in text
    assert "t.cache = self.cache\n" in text, "what is derived is shared"
