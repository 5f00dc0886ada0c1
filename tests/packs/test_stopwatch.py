"""The page docs/extending/stopwatch.md says of packs what they take."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.packs.making import EXAMPLES, HOURS, MOOR, WINTER, spellwright
from tests.packs.test_proof import GAMES, write_rows

PAGE = Path(__file__).resolve().parents[2] / "docs" / "extending" / "stopwatch.md"


PACKS = PAGE.with_name("packs.md")


def lines_in(text: str) -> int:
    written = [line.strip() for line in text.splitlines()]
    return len([line for line in written if line and not line.startswith("#")])


def row_lines(file: Path, key: str) -> int:
    rows = file.read_text("utf-8").split("\n[[")[1:]
    return next(lines_in(row) for row in rows if f'key = "{key}"' in row)


def whole(folder: Path) -> tuple[int, int]:
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not {"tests", "__pycache__", "README.md"} & set(file.parts)
    ]
    return len(files), sum(lines_in(file.read_text("utf-8")) for file in files)


def test_the_page_counts_what_is_there() -> None:
    said = {
        line.split("|")[1]: [part.strip() for part in line.split("|")[2:4]]
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith("| ")
    }

    def of(name: str) -> list[str]:
        return next(value for key, value in said.items() if name in key)

    cards, spells = WINTER / "cards.toml", HOURS / "spells.toml"
    assert of("winter.snowball")[1] == str(row_lines(cards, "snowball"))
    assert of("hours.falling-sand")[1] == str(row_lines(spells, "falling-sand"))
    effects = lines_in((WINTER / "effects.py").read_text("utf-8"))
    assert of("winter.hot-chocolate")[1] == f"{row_lines(cards, 'hot-chocolate')} + {effects}"
    encounters, code = MOOR / "encounters.toml", (MOOR / "effects.py").read_text("utf-8")
    stones = lines_in(code[code.index('@card_effects.effect("standing-stones")') :])
    assert of("moor.marsh-lights")[1] == str(row_lines(encounters, "marsh-lights"))
    assert of("moor.standing-stones")[1] == f"{row_lines(encounters, 'standing-stones')} + {stones}"
    for name, folder in (
        ("Winter Term", WINTER),
        ("School of Hours", HOURS),
        ("Lamplit Moor", MOOR),
    ):
        files, lines = whole(EXAMPLES / folder.name)
        assert of(name) == [str(files), str(lines)]


@pytest.mark.parametrize(
    ("game_id", "file", "key"),
    [
        ("duels", "spells.toml", "hailstone"),
        ("duels", "traits.toml", "frost-skin"),
        ("funkoverse", "abilities.toml", "peck"),
        ("funkoverse", "status_cards.toml", "thick-coat"),
    ],
)
def test_the_page_counts_what_the_commands_of_the_docs_write(
    tmp_path: Path, game_id: str, file: str, key: str
) -> None:
    commands = PACKS.read_text("utf-8").splitlines()
    words = shlex.split(next(line for line in commands if f"--key {key} " in line))
    words[4] = str(tmp_path / "some")
    spellwright("pack", "new", game_id, words[4])
    assert spellwright(*words[1:]).returncode == 0
    page = [line for line in PAGE.read_text("utf-8").splitlines() if f".{key}`" in line]
    lines = row_lines(tmp_path / "some" / file, key)
    assert page[0].split("|")[3].strip() == str(lines)


def kinds_written(folder: Path, id: str) -> list[list[str]]:
    """What each kind of row takes that the proof writes: the kind, its files and its lines."""
    keys = write_rows(folder, id)
    found = []
    for file in sorted(folder.glob("*.toml")):
        for row in file.read_text("utf-8").split("[[")[1:]:
            kind = row.partition("]]")[0]
            found.append([f"`{kind}`", "1", str(lines_in(f"[[{row}"))])
    assert len(found) == len(keys)
    return sorted(found)


@pytest.mark.parametrize("id", GAMES)
def test_the_page_counts_every_kind_of_every_game(tmp_path: Path, id: str) -> None:
    said = [
        [part.strip() for part in line.strip("| ").split("|")]
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith(f"| {id} |")
    ]
    assert sorted(row[1:] for row in said) == kinds_written(tmp_path / "proof", id)
