"""The journal of a recorded run: every game as it ends, so that nothing is lost by Ctrl-C.

A line of text says what the run is; each game is a number of bytes and then so many bytes of
compressed JSON. A run goes on where its journal ends, also with more games.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.simulate.game_record import record_from
from spellwright.simulate.result import GameResult

_LENGTH: Final = struct.Struct("<I")


class Journal:
    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        self.path = path
        self._header = (json.dumps(about, sort_keys=True, ensure_ascii=False) + "\n").encode()

    def read(self) -> list[GameResult]:
        """The games so far. What was cut short at the end is dropped."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_bytes(self._header)
            return []
        content = self.path.read_bytes()
        if not content.startswith(self._header):
            raise Refused("file", say("refusal-other-run", folder=str(self.path.parent)))
        at, results = len(self._header), []
        while (end := self._end(content, at)) is not None:
            results.append(_result(json.loads(zlib.decompress(content[at + _LENGTH.size : end]))))
            at = end
        if at < len(content):
            with self.path.open("r+b") as file:
                file.truncate(at)
        return results

    def add(self, result: GameResult) -> None:
        data = result.to_data()
        data["record"] = None if result.record is None else result.record.to_data()
        packed = zlib.compress(json.dumps(data, ensure_ascii=False).encode(), 6)
        with self.path.open("ab") as file:
            file.write(_LENGTH.pack(len(packed)) + packed)

    def _end(self, content: bytes, at: int) -> int | None:
        if at + _LENGTH.size > len(content):
            return None
        end = at + _LENGTH.size + int(_LENGTH.unpack_from(content, at)[0])
        return end if end <= len(content) else None


def _result(data: dict[str, Any]) -> GameResult:
    record = data["record"]
    return GameResult(
        data["number"],
        data["seed"],
        tuple(data["bots"]),
        data["choices"],
        data["how"],
        tuple(data["ranks"]),
        tuple(data["scores"]),
        data["error"],
        None if record is None else record_from(record),
    )
