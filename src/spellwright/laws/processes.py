"""The law about processes: a seed gives the same game everywhere.

Another process, in which Python orders its sets by another hash seed, plays the same cases again.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.kernel.rules import Rules
from spellwright.laws.case import Case
from spellwright.laws.played import PlayedGame
from spellwright.laws.report import Violation

HASH_SEEDS: Final = ("1", "2")
"""One of them is not the seed of this process."""
LAW: Final = "the same seed gives the same game in another process"


def same_game_in_another_process(games: Sequence[PlayedGame]) -> list[Violation]:
    """Play the games again in a process with another hash seed and compare all fingerprints."""
    own = os.environ.get("PYTHONHASHSEED")
    hash_seed = next(seed for seed in HASH_SEEDS if seed != own)
    violations = []
    for played, fingerprints in zip(games, _play_elsewhere(games, hash_seed), strict=True):
        if fingerprints != played.fingerprints:
            place = _first_difference(fingerprints, played.fingerprints)
            sentence = f"with hash seed {hash_seed} the game takes another course."
            violations.append(Violation(LAW, played.case, place, sentence))
    return violations


def _first_difference(one: Mapping[int, str], other: Mapping[int, str]) -> int:
    places = sorted(one.keys() | other.keys())
    return next(place for place in places if one.get(place) != other.get(place))


def _play_elsewhere(games: Sequence[PlayedGame], hash_seed: str) -> list[dict[int, str]]:
    order = [
        {
            "game": _name_of(played.case.rules),
            "seed": played.case.seed,
            "seats": played.case.seats,
            "options": dict(played.case.options),
            "samples": played.samples,
        }
        for played in games
    ]
    path = os.pathsep.join(folder for folder in sys.path if folder)
    done = subprocess.run(
        [sys.executable, "-m", "spellwright.laws"],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
    )
    return [dict(fingerprints) for fingerprints in json.loads(done.stdout)]


def _name_of(rules: Rules[Any]) -> str:
    cls = rules.__class__
    return f"{cls.__module__}:{cls.__qualname__}"


def answer_order(text: str) -> str:
    """What the other process does: play the cases of an order and tell the fingerprints."""
    made: dict[str, Rules[Any]] = {}
    answers = []
    for entry in json.loads(text):
        name = entry["game"]
        if name not in made:
            module, _, cls = name.partition(":")
            made[name] = getattr(importlib.import_module(module), cls)()
        case = Case(made[name], entry["seed"], entry["seats"], entry["options"])
        answers.append([*PlayedGame(case, entry["samples"]).fingerprints.items()])
    return json.dumps(answers)
