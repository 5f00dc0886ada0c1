"""A run whose answer is known: written by hand, read by the report."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pyarrow
import pyarrow.parquet

from spellwright.lab.report.run_data import RunData
from spellwright.simulate.data_folder import ABOUT, COLUMNS

FIRST_WINS: Final = 0.65
CALIBRATED: Final = 0.3, 0.7


def planted(folder: Path, games: int = 600, seed: int = 1, fault: float = 0.0) -> RunData:
    """Two wizards. The first seat wins 65 % of the games; the Young Wizard sits there as often as
    the other. Fog is chosen by one seat in two, whoever wins; Storm is chosen by the winner four
    times in five. The last position says 65 to 35, with a `fault`.
    """
    luck = Random(seed)
    rows: dict[str, list[list[Any]]] = {name: [] for name in COLUMNS}
    for number in range(games):
        won = 0 if luck.random() < FIRST_WINS else 1
        rows["games"].append(
            [number, number, 2, 100 + number % 50, 80, 5, 0, "last-standing", "", "{}"]
        )
        young = luck.randrange(2)
        for seat in range(2):
            is_won = float(seat == won)
            rank = 1 if is_won else 2
            rows["seats"].append(
                [number, seat, "greedy", seat == 0, rank, int(is_won), is_won, is_won]
            )
            profile = "young" if seat == young else "aged"
            rows["starts"].append([number, seat, "profile", profile])
            fog = int(luck.random() < 0.5)
            storm = int(luck.random() < (0.8 if is_won else 0.2))
            rows["usage"].append([number, seat, "spells", "fog", 2, fog, 0])
            rows["usage"].append([number, seat, "spells", "storm", 1, storm, 0])
            rows["usage"].append([number, seat, "spells", "dispel", 1, 0, 0])
        rows["usage"].append([number, -1, "spells", "curse", 0, 0, 1])
        for choice, chance in ((10, 0.5), (60, FIRST_WINS + fault)):
            for seat in range(2):
                value = chance if seat == 0 else 1 - chance
                rows["positions"].append([number, choice, 1 + choice // 20, seat, value])
        rows["spaces"].append([number, "2 wizards", "1,1", 1.0, -1.0, 3, 1])
        rows["spaces"].append([number, "2 wizards", "2,1", 2.0, -1.0, 1, 0])
        if number < 200:
            matters = luck.random() < 0.4
            lead = 0.1 if matters else 0.0
            rows["decisions"].append([number, 20, 0, "entry", 5, lead, lead, matters])
    folder.mkdir(parents=True, exist_ok=True)
    for name, columns in COLUMNS.items():
        schema = pyarrow.schema([(key, getattr(pyarrow, kind)()) for key, kind in columns.items()])
        arrays = [
            pyarrow.array([row[place] for row in rows[name]], schema.field(place).type)
            for place in range(len(columns))
        ]
        table = pyarrow.Table.from_arrays(arrays, schema=schema)
        pyarrow.parquet.write_table(table, folder / f"{name}.parquet")
    about = {
        "game": "wizardry",
        "edition": "planted",
        "figures": {},
        "seats": 2,
        "settings": {},
        "bots": ["greedy"],
        "seed": seed,
        "setup": "bots",
    }
    (folder / ABOUT).write_text(json.dumps(about), encoding="utf-8")
    return RunData(folder)
