"""Writes the playthrough files of OpenSpiel for our games.

python tests/environments/playthroughs.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.registry import GAME_IDS

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 7


def game_string(id: str) -> str:
    """A few actions are enough, and only the smallest game tells its numbers."""
    limit = 2 if id == "duels" else 5
    return f"spellwright_{id}(limit={limit},streams=4,tensor={id == 'funkoverse'})"


def write() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    from spellwright.environments.kits.open_spiel_game import register

    register()
    FOLDER.mkdir(exist_ok=True)
    for id in GAME_IDS:
        text = playthrough(game_string(id), [], seed=SEED)
        (FOLDER / f"{id}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
