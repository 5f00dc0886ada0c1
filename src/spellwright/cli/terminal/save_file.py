"""Saved games: a replay of the game so far that also says who plays.

`spellwright replay` reads the same file.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from spellwright.cli.files import data_folder, make_folder, read_text, write_whole
from spellwright.cli.terminal.players import Player
from spellwright.cli.words import say
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay


def tables_folder() -> Path:
    """Where games in progress are kept."""
    return data_folder() / "tables"


def new_save_path(game: str) -> Path:
    """A file of its own for a new game, in a folder that can be written."""
    make_folder(tables_folder())
    now = datetime.now().astimezone()
    return tables_folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def write_save(
    path: Path, replay: Replay, players: Sequence[Player], position: str, finished: bool
) -> None:
    document = json.loads(replay.to_json())
    document["players"] = [player.to_data() for player in players]
    document["finished"] = finished
    document["position"] = position
    write_whole(path, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def players_in(text: str) -> Any:
    """What a saved game, already read as a replay, says about its players; None if nothing."""
    return json.loads(text).get("players")


def position_in(text: str) -> str:
    """The position that a saved game, already read as a replay, was left in; empty if it is not
    told.
    """
    position = json.loads(text).get("position")
    return position if isinstance(position, str) else ""


def last_save(game: str | None) -> Path:
    """The unfinished game (of this kind, or of any) that was played last."""
    files = sorted(tables_folder().glob("*.json"), key=lambda path: -path.stat().st_mtime_ns)
    for path in files:
        document = _glanced_at(path)
        if document.get("finished") is False and game in (None, document.get("game")):
            return path
    folder = str(tables_folder())
    if game:
        raise Refused("file", say("refusal-no-unfinished-of", game=game, folder=folder))
    raise Refused("file", say("refusal-no-unfinished", folder=folder))


def _glanced_at(path: Path) -> dict[str, Any]:
    try:
        document = json.loads(read_text(path))
    except (Refused, ValueError, RecursionError):
        return {}
    return document if isinstance(document, dict) else {}
