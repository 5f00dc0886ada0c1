"""A record of games as a dataset: what each seat saw, what it could do, what it did, and the end.

One row is one action. `observation` is the row of numbers that `Play.observe` gives, `mask` the
numbers of the legal actions (the others are 0 in a mask), `action` one of them, `outcome` the
result of the acting seat at the end of the game, from -1 to 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from spellwright.bots.lookup import bot_named
from spellwright.environments.making import VERSION
from spellwright.environments.play import BEGUN, Play
from spellwright.environments.rewards import result
from spellwright.extras import need
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import Game

LIMIT: Final = 20_000
"""A game that takes more actions is left out."""
ROWS_AT_ONCE: Final = 4096


class Row(NamedTuple):
    """One action of one seat."""

    game: int
    step: int
    seat: int
    bot: str
    observation: Any
    mask: list[int]
    action: int
    outcome: float


class DatasetRequest(NamedTuple):
    """Which games are played for a dataset."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    seats: int | None = None
    settings: Mapping[str, Value] = {}
    actions: str = "id"


def play_of(request: DatasetRequest) -> Play:
    return Play(
        request.game, request.seats, request.settings or None, actions=request.actions, limit=LIMIT
    )


def rows_of(request: DatasetRequest, play: Play, number: int) -> list[Row]:
    """The actions of one game; bots swap seats game by game."""
    play.reset(_seed(request, number))
    names = [request.bots[(seat + number) % len(request.bots)] for seat in range(play.seats)]
    bots = [bot_named(request.game, name) for name in names]
    luck = [FastChance(_seed(request, number) + 1 + seat) for seat in range(play.seats)]
    rows: list[Row] = []
    while not play.done:
        seat = play.seat
        code = advice_of(bots[seat], play.state, seat, luck[seat]).code
        for action in play.actions_for(seat, code):
            seen = play.look(seat).copy()
            legal = sorted(play.legal(seat))
            rows.append(Row(number, play.steps, seat, names[seat], seen, legal, action, 0.0))
            play.step(seat, action)
    if play.truncated:
        return []
    ends = [result(play.state, seat) for seat in range(play.seats)]
    return [row._replace(outcome=ends[row.seat]) for row in rows]


def _seed(request: DatasetRequest, number: int) -> int:
    return request.seed * 1_000_003 + number * 16


def write_dataset(
    request: DatasetRequest, file: Path, on_game: Callable[[], None] = lambda: None
) -> int:
    """Play the games and write their actions into a Parquet file; how many actions there are."""
    need("lab", "pyarrow", say("extra-parquet"))
    import pyarrow as pa
    import pyarrow.parquet as pq

    if request.games < 1 or not request.bots:
        raise Refused("games", say("refusal-dataset-games"))
    for name in request.bots:
        bot_named(request.game, name)
    play = play_of(request)
    schema = _schema(pa, request, play)
    written = 0
    with pq.ParquetWriter(file, schema, compression="zstd") as out:
        waiting: list[Row] = []
        for number in range(request.games):
            waiting += rows_of(request, play, number)
            if len(waiting) >= ROWS_AT_ONCE or number == request.games - 1:
                out.write_table(_table(pa, schema, waiting, play.size))
                written += len(waiting)
                waiting = []
            on_game()
    return written


def _schema(pa: Any, request: DatasetRequest, play: Play) -> Any:
    described = {
        "game": request.game.id,
        "edition": str(request.game.rules.edition_for(play.settings)),
        "environment": VERSION,
        "seats": play.seats,
        "options": dict(play.settings),
        "actions": play.actions,
        "bots": list(request.bots),
        "places": [[place.name, place.start, list(place.shape)] for place in play.observer.places],
        "begun": list(BEGUN),
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.list_(pa.int32(), play.size)),
            ("mask", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("outcome", pa.float32()),
        ],
        metadata={"spellwright": json.dumps(described)},
    )


def _table(pa: Any, schema: Any, rows: Sequence[Row], size: int) -> Any:
    seen = np.concatenate([row.observation for row in rows]) if rows else np.zeros(0, np.int32)
    columns = {name: [getattr(row, name) for row in rows] for name in Row._fields}
    return pa.table(
        [
            pa.FixedSizeListArray.from_arrays(pa.array(seen, pa.int32()), size)
            if field.name == "observation"
            else pa.array(columns[field.name], field.type)
            for field in schema
        ],
        schema=schema,
    )


def batches(file: Path, rows: int = 1024) -> Iterator[tuple[Any, list[list[int]], Any, Any]]:
    """The observations, masks, actions and outcomes of a dataset, some rows at a time."""
    need("lab", "pyarrow", say("extra-parquet"))
    import pyarrow.parquet as pq

    for batch in pq.ParquetFile(file).iter_batches(rows):
        column = batch.column("observation")
        seen = column.flatten().to_numpy().reshape(len(column), -1)
        yield (
            seen,
            batch.column("mask").to_pylist(),
            batch.column("action").to_numpy(),
            batch.column("outcome").to_numpy(),
        )


def described(file: Path) -> dict[str, Any]:
    """What a dataset says about itself: its game, options, places of the observation."""
    import pyarrow.parquet as pq

    found: dict[str, Any] = json.loads(pq.read_schema(file).metadata[b"spellwright"])
    return found
