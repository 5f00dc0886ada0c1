"""The results of a tournament on disk: one line for what is played, then one line a game.

A tournament goes on where its file ends. Games that were asked for earlier and not now are kept in
the file and left out of the ratings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.lab.tournament import Pairing, Tournament
from spellwright.lab.words import say
from spellwright.simulate.result import GameResult

LONGEST_FILE: Final = 1 << 30


class ResultsFile:
    """Written line by line as games end, so that nothing is lost."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self._header = {"tournament": tournament.to_data()}

    def read(self) -> list[GameResult]:
        """The games so far. A last line that was cut short is dropped from the file."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_text(_line(self._header), encoding="utf-8")
            return []
        text = self._whole_lines()
        lines = text.splitlines()
        if not lines or self._parsed(lines[0]) != json.loads(_line(self._header)):
            raise Refused("file", say("refusal-other-tournament", file=str(self.path)))
        return [self._result(line) for line in lines[1:]]

    def add(self, results: Iterable[GameResult]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(_line(result.to_data()) for result in results)

    def _whole_lines(self) -> str:
        try:
            with self.path.open("r+b") as file:
                content = file.read(LONGEST_FILE)
                whole = content.rfind(b"\n") + 1
                file.truncate(whole)
            return content[:whole].decode("utf-8")
        except UnicodeDecodeError:
            raise Refused("file", say("refusal-no-text-file", file=str(self.path))) from None
        except OSError as error:
            raise Refused(
                "file", say("refusal-unreadable", file=str(self.path), reason=str(error.strerror))
            ) from None

    def _parsed(self, line: str) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise Refused("file", say("refusal-no-tournament", file=str(self.path))) from None

    def _result(self, line: str) -> GameResult:
        match self._parsed(line):
            case {
                "number": int(number),
                "seed": int(seed),
                "bots": [*bots],
                "choices": int(choices),
                "how": str(how),
                "ranks": [*ranks],
                "scores": [*scores],
                "error": str(error),
            } if _are_texts(bots) and _are_numbers(ranks) and _are_numbers(scores):
                where = number, seed, tuple(bots), choices
                return GameResult(*where, how, tuple(ranks), tuple(scores), error)
        raise Refused("file", say("refusal-no-game-line", file=str(self.path), line=line[:60]))


def pairing_of(result: GameResult, tournament: Tournament) -> Pairing | None:
    """The pairing that a game belongs to; None if the tournament does not ask for it now."""
    if result.number >= tournament.games:
        return None
    names = set(result.bots)
    return next((pair for pair in tournament.pairings if set(pair) == names), None)


def _are_texts(items: list[Any]) -> bool:
    return all(isinstance(item, str) for item in items)


def _are_numbers(items: list[Any]) -> bool:
    return all(type(item) is int for item in items)


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True) + "\n"
