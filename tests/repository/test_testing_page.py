"""The blocks of `docs/testing.md` run as they stand, outside the repository."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.testing import check_golden
from spellwright.testing.__main__ import main

PAGE: Final = Path(__file__).parents[2] / "docs" / "testing.md"
BLOCKS: Final = re.findall(
    r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
)
MODULES: Final = set(re.findall(r"`spellwright\.testing\.(\w+)\.\w+`", PAGE.read_text("utf-8")))


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[-1].strip())
def test_a_block_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(block, str(PAGE), "exec", dont_inherit=True), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert tests or "assert" in block or "check_" in block
    for test in tests:
        test()


def test_every_helper_is_shown() -> None:
    package = PAGE.parents[1] / "src" / "spellwright" / "games"
    assert {path.parent.name for path in package.glob("*/rulebook.py")} == MODULES
    for module in MODULES:
        assert any(f"spellwright.testing.{module} import" in block for block in BLOCKS), module


def test_goldens_are_recorded_from_the_command_line(tmp_path: Path) -> None:
    golden = tmp_path / "new" / "duel.json"
    assert (
        main(["record", str(golden), "game_id=duels", "seed=7", "pack=true", "tie_break=true"]) == 0
    )
    before = golden.read_text("utf-8")
    assert '"pack": true' in before
    assert '"tie_break": true' in before
    check_golden(golden)
    golden.write_text(before.replace('"1 end"', '"1 nonsense"'), encoding="utf-8")
    with pytest.raises(Refused):
        check_golden(golden)
    golden.write_text(before, encoding="utf-8")
    assert main(["record", str(golden.parent)]) == 0
    assert golden.read_text("utf-8") == before


def test_a_wrong_command_is_told_how_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden"]) == 2
    assert "record FOLDER" in capsys.readouterr().err
