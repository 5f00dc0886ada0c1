"""`spellwright pack`: from an empty folder to a sound pack."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packs.making import HOURS, MOOR, WINTER, in_a_process, spellwright, write_pack

CHECK = """
from spellwright.packs import check_pack
report = check_pack(Path(FOLDER), games=GAMES, laws=1, levels=False, seconds=40,
                    pictures=Path(FOLDER).parent / "pictures.html" if PICTURES else None)
tell(report.to_data())
"""


def checked(folder: Path, games: int = 1, pictures: bool = False) -> dict[str, object]:
    script = f"FOLDER = {str(folder)!r}\nGAMES = {games}\nPICTURES = {pictures}\n{CHECK}"
    found: dict[str, object] = in_a_process(script)
    return found


@pytest.mark.parametrize(
    ("game", "kind", "figures", "code"),
    [
        ("battle", "card", ["type=item", "effect=influence 1; polish 1", "copies=20"], True),
        ("wizardry", "spell", ["number=6", "sight=wizard", "damage=1"], True),
        ("funkoverse", "ability", ["range=3"], True),
    ],
)
def test_a_new_pack_with_one_row_is_sound_before_the_first_edit(
    tmp_path: Path, game: str, kind: str, figures: list[str], code: bool
) -> None:
    folder = tmp_path / "my-pack"
    assert spellwright("pack", "new", game, str(folder)).returncode == 0
    again = spellwright("pack", "new", game, str(folder))
    assert again.returncode == 2
    sets = [part for figure in figures for part in ("--set", figure)]
    words = ("--name", "Thing of Ours", "--text", "Does something new.")
    added = spellwright("pack", "add", kind, str(folder), "--key", "thing", *words, *sets)
    assert added.returncode == 0, added.stderr
    assert (folder / "effects.py").exists() == code
    found = checked(folder)
    assert found["faults"] == []
    assert found["rows"] == ["mypack.thing"]
    assert found["never_came_up"] == []


def test_without_a_key_it_asks_for_everything(tmp_path: Path) -> None:
    folder = tmp_path / "my-pack"
    assert spellwright("pack", "new", "funkoverse", str(folder)).returncode == 0
    typed = ["owl", "Owl Keeper", "Getting up costs the Owl Keeper only 1 action."]
    typed += ["", "3", "blue gold", ""]
    asked = subprocess.run(
        [sys.executable, "-m", "spellwright", "pack", "add", "character", str(folder)],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr
    (row,) = tomllib.loads((folder / "characters.toml").read_text("utf-8"))["character"]
    assert row["key"] == "owl"
    assert (row["name"], row["text"]) == tuple(typed[1:3])
    assert (row["box"], row["defense"], row["dots"]) == ("main", 3, "blue gold")
    assert row["trait"] == "stubborn"
    assert not (folder / "effects.py").exists()
    assert in_a_process("tell(game('funkoverse').rules.packs[0].namespace)", folder) == "mypack"


def test_what_a_row_cannot_have_is_refused(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "frost")
    add = ("pack", "add", "card", str(folder), "--key", "x")
    assert spellwright(*add, "--set", "valeu=3").returncode == 2
    assert spellwright(*add, "--set", "value=99").returncode == 2
    assert spellwright("pack", "add", "spaceship", str(folder), "--key", "x").returncode == 2
    assert spellwright("pack", "add", "card", str(folder), "--key", "X y").returncode == 2


def test_a_row_that_cannot_come_up_is_named(tmp_path: Path) -> None:
    rows = write_pack(tmp_path / "frost").joinpath("cards.toml")
    rows.write_text(rows.read_text().replace("copies = 6", "copies = 0"))
    script = f"FOLDER = {str(rows.parent)!r}\nGAMES = 1\nPICTURES = False\n"
    found = in_a_process(script + CHECK.replace("seconds=40", "seconds=1"))
    assert (found["ok"], found["never_came_up"]) == (False, ["frost.icicle"])


def test_code_that_fails_is_a_fault_and_not_a_traceback(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "frost")
    code = folder / "effects.py"
    code.write_text(code.read_text().replace("instruction[2], False", "nothing_at_all, False"))
    done = spellwright("pack", "check", str(folder), "--json", "--games", "1", "--laws", "0")
    told = json.loads(done.stdout)
    assert done.returncode == 1
    assert set(told) >= {"ok", "rows", "never_came_up", "faults"}
    assert any("nothing_at_all" in fault for fault in told["faults"])


@pytest.mark.parametrize(("folder", "rows"), [(WINTER, 8), (HOURS, 4), (MOOR, 11)])
def test_examples_are_sound_and_drawn_at_both_sizes(
    tmp_path: Path, folder: Path, rows: int
) -> None:
    script = f"FOLDER = {str(folder)!r}\nGAMES = 0\nPICTURES = True\n"
    page = tmp_path / "pictures.html"
    script += CHECK.replace("laws=1", "laws=0").replace(
        'Path(FOLDER).parent / "pictures.html"', f"Path({str(page)!r})"
    )
    found = in_a_process(script)
    assert found["faults"] == []
    assert found["never_came_up"] == []
    assert len(found["rows"]) == rows
    drawn = page.read_text("utf-8")
    assert drawn.count('class="spellwright large-card"') == rows
    assert drawn.count('class="spellwright small-card"') == rows


@pytest.mark.long
@pytest.mark.parametrize("folder", [WINTER, HOURS, MOOR])
def test_examples_pass_the_whole_check(folder: Path) -> None:
    done = spellwright("pack", "check", str(folder), "--json")
    assert done.returncode == 0, done.stdout
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tests.returncode == 0, tests.stdout
