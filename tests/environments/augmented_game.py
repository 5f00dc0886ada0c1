"""Run by test_touched: plays a game whose rules are the text that is compiled, interpreted.

python augmented_game.py write FOLDER GAME     writes the package there
python augmented_game.py play GAME             prints what the rules have failed to note
"""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).parents[2]
CASES: Final = 2
STEPS: Final = 200


def write(folder: Path) -> None:
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PROJECT / "src" / "spellwright", folder / "spellwright", ignore=left_out)
    sys.path[:0] = [str(PROJECT / "tools" / "native"), str(folder)]
    augmented = importlib.import_module("augment").augmented
    files_of_game = importlib.import_module("build").files_of_game
    games = folder / "spellwright" / "games"
    texts = {
        file: augmented(
            file.read_text(encoding="utf-8"),
            ".".join(file.relative_to(folder).with_suffix("").parts),
        )
        for package in games.iterdir()
        for file in files_of_game(package)
    }
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")


def play(name: str) -> None:
    from spellwright.environments.laws import what_is_touched_is_noted
    from spellwright.environments.play import Play
    from spellwright.laws.case import case_from
    from spellwright.registry import game

    for seed in range(CASES):
        case = case_from(game(name).rules, seed)
        one = Play(game(name), case.seats, case.options)
        for missed in what_is_touched_is_noted(one, seed, STEPS):
            print(missed)
        what_rules_read(one)


class Recorder:
    """A state that remembers which of its fields were read."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self.state, name)


def what_rules_read(one: Any) -> None:
    """Print what a rule of visibility reads without that being known."""
    sys.path.insert(0, str(PROJECT / "tools" / "native"))
    touching = importlib.import_module("touching")
    rules = one.game.rules
    noted = touching.Noted(rules.state, rules.visibility)
    for name, rule in rules.visibility.items():
        for seat in range(one.seats) if callable(rule) else ():
            recorder = Recorder(one.state)
            rule(recorder, seat)
            known = noted.reads[name]
            for read in recorder.names - set(touching.CONSTANT):
                if known != touching.EVERYTHING and not noted.bits[read] & known:
                    print(f"{name} reads {read}")


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(Path(sys.argv[2]))
    else:
        play(sys.argv[2])
