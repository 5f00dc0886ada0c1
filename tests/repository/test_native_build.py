"""What the compiled files have more than the written ones (tools/native/augment.py)."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def augmented() -> Callable[[str], str]:
    """The text of a module as it is compiled."""
    spec = importlib.util.spec_from_file_location("augment", PROJECT / "tools/native/augment.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)

    def text(name: str) -> str:
        written = PROJECT / "src" / f"{name.replace('.', '/')}.py"
        compiled: str = tool.augmented(written.read_text(encoding="utf-8"), name)
        compile(compiled, name, "exec")
        return compiled

    return text


def test_a_step_is_gone_to_by_its_number(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.games.funkoverse.rules.turn")
    assert "self.go_to(" not in text
    assert "            self.pc = 4\n" in text, "the step «exhaust» of a turn"
    assert "        self.pc = 2\n" in text, "the step «choose_action» of a turn"


def test_a_procedure_that_is_done_skips_all_its_steps(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.games.duels.rules.setup")
    assert "self.stop()" not in text
    assert "            self.pc = 3\n" in text, "after all three steps of PlaceModels"


def test_steps_that_heirs_may_change_keep_their_names(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.kernel.procedure")
    assert "self.pc = self.STEPS.index(step)" in text


def test_the_generator_counts_in_machine_words(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.kernel.chance")
    assert "from mypy_extensions import i64 as MachineWord" in text
    assert "MachineWord = int" not in text


def test_what_nobody_hears_is_not_worked_out(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.games.funkoverse.rules.movement")
    assert "    if s.loud: s.tell(words.MOVED" in text


def test_a_record_gets_its_declaration_and_its_copy(augmented: Callable[[str], str]) -> None:
    text = augmented("spellwright.kernel.decision")
    assert "FIELDS: _ClassVar[dict[str, str]] = {'seat': 'int'" in text
    assert "t.args = self.args[:]" in text
    assert "t.cache = self.cache\n" in text, "what is derived is shared"
