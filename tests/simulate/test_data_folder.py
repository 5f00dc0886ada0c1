"""A recorded run: the same games, all that happened in them, as a folder of Parquet."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from spellwright.kernel.refusal import Refused
from spellwright.registry import GAME_IDS, game
from spellwright.simulate import GameResult, Run, play_run
from spellwright.simulate.data_folder import COLUMNS, DataFolder
from spellwright.simulate.run import Recording
from spellwright.simulate.stop_sign import StopSign

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


def run_of(id: str, games: int = 4, setup: str = "bots", bots: str = "greedy") -> Run:
    seats = game(id).rules.usual_seats
    return Run(id, seats, {}, (bots,), 3, games, recording=Recording(setup, 1, 2))


def table(folder: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / f"{name}.parquet").to_pylist()
    return rows


@pytest.fixture(scope="module")
def duels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("duels")
    run = run_of("duels", 6)
    DataFolder(folder, run).write(list(play_run(run)), complete=True)
    return folder


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_recorded_game_is_the_game_that_would_have_been_played(id: str) -> None:
    recorded = run_of(id, 2)
    plain = Run(id, recorded.seats, {}, ("greedy",), 3, 2)
    results = list(play_run(recorded))
    assert [result._replace(record=None) for result in results] == list(play_run(plain))
    for result in results:
        record = result.record
        assert record is not None
        assert record.rounds >= 1
        assert 0 < record.real_choices <= result.choices
        assert record.positions
        assert all(0 <= position.value <= 1 for position in record.positions)
        assert all(usage.chosen <= usage.offered for usage in record.usage)
        assert len(record.weighed) == 1
        assert bool(record.spaces) == (id != "battle")


def test_whatever_was_chosen_is_counted(duels: Path) -> None:
    usage = table(duels, "usage")
    assert {row["table"] for row in usage} >= {"spells", "quests", "characters", "action"}
    keys = {row["key"] for row in usage if row["table"] == "spells"}
    assert keys <= {row["key"] for row in _rows("duels", "spells")}
    offered = sum(row["offered"] for row in usage if row["table"] == "action")
    chosen = sum(row["chosen"] for row in usage if row["table"] == "action")
    assert 0 < chosen < offered


def _rows(id: str, file: str) -> list[dict[str, Any]]:
    from spellwright.content import tables_in

    folder = game(id).tables
    assert folder is not None
    return [row for rows in tables_in(folder) if rows.path.stem == file for row in rows]


def test_seats_win_what_there_is_to_win(duels: Path) -> None:
    seats, games = table(duels, "seats"), table(duels, "games")
    assert len(games) == 6
    assert len(seats) == 12
    assert sum(row["won"] for row in seats) == pytest.approx(6)
    firsts = {row["number"]: row["first_seat"] for row in games}
    assert all(row["is_first"] == (firsts[row["number"]] == row["seat"]) for row in seats)
    groups = [row for row in table(duels, "starts") if row["kind"] == "group"]
    assert len(groups) == 12


def test_the_docs_explain_every_column() -> None:
    text = DOCS.read_text("utf-8")
    for name, columns in COLUMNS.items():
        part = text[text.index(f"| `{name}.parquet` |") :].split("\n\n")[0]
        told = {word for line in part.splitlines()[2:] for word in re.findall(r"`(\w+)`", line)}
        assert set(columns) <= told


def test_a_run_goes_on_where_its_journal_ends(tmp_path: Path) -> None:
    first, whole = run_of("wizardry", 3), run_of("wizardry", 5)
    folder = DataFolder(tmp_path / "a", first)
    assert folder.journal.read() == []
    for result in play_run(first):
        folder.journal.add(result)
    with folder.journal.path.open("ab") as file:
        file.write(b"\x09\x00\x00\x00cut")
    again = DataFolder(tmp_path / "a", whole)
    kept = again.journal.read()
    assert kept == list(play_run(first))
    kept += list(play_run(whole, numbers=[3, 4]))
    again.write(kept[::-1], complete=True)
    other = DataFolder(tmp_path / "b", whole)
    other.write(list(play_run(whole, 2)), complete=True)
    for name in COLUMNS:
        written = (tmp_path / "a" / f"{name}.parquet").read_bytes()
        assert written == (tmp_path / "b" / f"{name}.parquet").read_bytes()
    about = json.loads((tmp_path / "a" / "run.json").read_text())
    assert (about["game"], about["games"], about["complete"]) == ("wizardry", 5, True)
    with pytest.raises(Refused, match="holds another run"):
        DataFolder(tmp_path / "a", run_of("wizardry", 5, "balanced")).journal.read()


def starts_of(results: list[GameResult], kind: str) -> list[tuple[str, ...]]:
    found = []
    for result in results:
        assert result.record is not None
        found.append(tuple(key for _, what, key in result.record.starts if what == kind))
    return found


def test_a_balanced_set_up_lets_every_choice_meet_every_other() -> None:
    results = list(play_run(run_of("wizardry", 9, "balanced"), stop=StopSign()))
    assert len(set(starts_of(results, "profile"))) == 9
    picked = replace(run_of("duels", 10, "balanced", "random"), settings={"groups": "pick"})
    groups = list(play_run(picked))
    assert len({pair[0] for pair in starts_of(groups, "group")}) == 5


def test_answers_to_different_questions_meet_in_every_way() -> None:
    """Three profiles and, say, six first spells must not go in step."""
    results = list(play_run(run_of("wizardry", 18, "balanced", "random")))
    first = [
        next((key for seat, kind, key in result.record.starts if (seat, kind) == (0, what)), "")
        for what in ("profile", "spell")
        for result in results
        if result.record is not None
    ]
    met = set(zip(first[:18], first[18:], strict=True))
    assert len(met) > len(set(first[18:]))
