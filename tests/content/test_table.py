"""A content table is read as if its writer were in a hurry: every slip is told with its place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spellwright.content import load_table, number, text, word
from spellwright.kernel.refusal import Refused

ROOT = Path(__file__).parents[2]
COLUMNS = {
    "key": text(),
    "ap": number(1, 5),
    "range": number(1, 9, 0),
    "order": word("", "first", "last", default=""),
}
SOUND = '[[spell]]\nkey = "push"\nap = 2\norder = "last"\n\n[[spell]]\nkey = "fog"\nap = 1\n'


def _load(folder: Path, written: str) -> list[dict[str, object]]:
    file = folder / "spells.toml"
    file.write_text(written, encoding="utf-8")
    return load_table(file, "spell", COLUMNS, "key")


def test_rows_are_read_with_their_defaults(tmp_path: Path) -> None:
    assert _load(tmp_path, SOUND) == [
        {"key": "push", "ap": 2, "range": 0, "order": "last"},
        {"key": "fog", "ap": 1, "range": 0, "order": ""},
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("ap = 2", "app = 2", "spell “push” has the unknown column “app”. Did you mean “ap”?"),
        ("ap = 2", 'ap = "two"', "spell “push”: the column “ap” should be a whole number."),
        ("ap = 2", "ap = true", "spell “push”: the column “ap” should be a whole number."),
        ("ap = 2", "ap = 9", "the column “ap” is 9, but should be from 1 to 5."),
        ("ap = 2\n", "", "spell “push” lacks the column “ap”."),
        ('"last"', '"lst"', "is “lst”, but should be one of: , first, last."),
        ('"push"', '""', "the column “key” is empty."),
        ('"push"', "7", "the column “key” should be a text."),
        ('"fog"', '"push"', "spell “push” is there twice."),
        ("[[spell]]", "[[spel]]", "has no rows [[spell]]."),
        ("ap = 2", "ap = ", "is not TOML"),
    ],
)
def test_a_slip_is_refused_with_its_place(
    tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    written = (
        SOUND.replace(right, wrong) if right == "[[spell]]" else SOUND.replace(right, wrong, 1)
    )
    with pytest.raises(Refused) as refused:
        _load(tmp_path, written)
    assert told in refused.value.sentence
    assert "spells.toml" in refused.value.sentence


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        load_table(tmp_path / "nothing.toml", "spell", COLUMNS, "key")


def test_the_program_tells_a_slip_in_one_sentence(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    spells = tmp_path / "src/spellwright/games/wizardry/content/spells.toml"
    written = spells.read_text(encoding="utf-8")
    spells.write_text(written.replace('sight = "wizard"', 'sight = "wizzard"', 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "spellwright", "games"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "spells.toml, spell “curse”: the column “sight” is “wizzard”" in done.stderr
    assert not done.stdout
