"""The interpreted build beside the compiled one: engines that play in another process.

That process has loaded the written files, though they are compiled. It plays when it is asked, so
that both builds take turns like all engines.
"""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any, Final, Self

from spellwright import builds
from spellwright.bench.engines import Effort, Engine

PROGRAM: Final = """
import runpy, sys
runpy.run_path(sys.argv[1])["prefer_written_files"]()
from spellwright.bench.other_build import answer_requests
answer_requests()
"""
"""What the other process runs. It chooses the written files before it loads any of them."""


class InterpretedBuild:
    """A process that measures the interpreted build; to be used in a `with` statement."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, builds.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.communicate()

    def playing(self, game_id: str) -> Engine:
        return lambda seconds: Effort(*self._ask("play", game_id, seconds))

    def copying(self, game_id: str) -> Engine:
        return lambda seconds: Effort(*self._ask("copy", game_id, seconds))

    def bytes_per_state(self, game_id: str) -> int:
        return int(self._ask("size", game_id, 0)[0])

    def _ask(self, what: str, game_id: str, seconds: float) -> list[Any]:
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        if pipe_in is None or pipe_out is None:
            raise RuntimeError("the other build has no pipes")
        pipe_in.write(json.dumps([what, game_id, seconds]) + "\n")
        pipe_in.flush()
        answer: list[Any] = json.loads(pipe_out.readline())
        return answer


def answer_requests() -> None:
    """What the other process does until it is ended."""
    from spellwright.bench.engines import copy_engine, game_engine
    from spellwright.bench.measurement import bytes_per_state, mid_game_states
    from spellwright.registry import any_game

    engines: dict[tuple[str, str], Engine] = {}
    for line in sys.stdin:
        what, game_id, seconds = json.loads(line)
        game = any_game(game_id)
        if what == "size":
            answer: list[float] = [bytes_per_state(mid_game_states(game))]
        else:
            if (what, game_id) not in engines:
                copies = what == "copy"
                engine = copy_engine(mid_game_states(game)) if copies else game_engine(game)
                engines[what, game_id] = engine
            answer = list(engines[what, game_id](seconds))
        print(json.dumps(answer), flush=True)
