"""Golden playthroughs: random games whose every choice must lead to the same end again.

When rules or figures are changed on purpose, a failing test prints the new line.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from spellwright.games.funkoverse import GAME
from spellwright.kernel.chance import FastChance


class Golden(NamedTuple):
    seats: int
    seed: int
    options: dict[str, Any]
    ends: str


GOLDEN: list[Golden] = [
    Golden(2, 1, {"scenario": "control"}, "206 choices, 12 rounds, points, 10:2, dd0bbc156052d302"),
    Golden(
        2,
        2,
        {"scenario": "control", "mix": True},
        "198 choices, 11 rounds, points, 0:10, 6aeaf95865b940c2",
    ),
    Golden(
        3,
        3,
        {"scenario": "control", "two": True},
        "176 choices, 17 rounds, points, 6:2, 1feeb7bceabdcc87",
    ),
    Golden(
        4,
        4,
        {"scenario": "control", "any-map": True, "map": "M2", "round-cap": 10},
        "175 choices, 10 rounds, round-cap, 6:1, 674a5b16457a65cb",
    ),
    Golden(
        2,
        5,
        {"scenario": "control", "mix": True, "secret-pick": True, "items": False},
        "203 choices, 12 rounds, points, 11:2, e0903087c0b4543b",
    ),
    Golden(2, 1, {"scenario": "flags"}, "882 choices, 54 rounds, points, 10:9, 27285b6f598a2948"),
    Golden(
        2,
        2,
        {"scenario": "flags", "mix": True},
        "1012 choices, 62 rounds, points, 6:10, 1ea5a8a593dff582",
    ),
    Golden(
        3,
        3,
        {"scenario": "flags", "two": True},
        "382 choices, 37 rounds, points, 1:7, 155d1ec9a1dd5613",
    ),
    Golden(
        4,
        4,
        {"scenario": "flags", "any-map": True, "map": "M2", "round-cap": 10},
        "583 choices, 36 rounds, round-cap, 0:3, be1f2b08cb8d2d24",
    ),
    Golden(
        2,
        5,
        {"scenario": "flags", "mix": True, "secret-pick": True, "items": False},
        "824 choices, 51 rounds, points, 8:10, eda5d074f5c0500b",
    ),
    Golden(
        2, 1, {"scenario": "leaders"}, "2178 choices, 138 rounds, points, 9:10, bc1de410179221d7"
    ),
    Golden(
        2,
        2,
        {"scenario": "leaders", "mix": True},
        "1426 choices, 89 rounds, points, 5:10, 14588d6b07970bd6",
    ),
    Golden(
        3,
        3,
        {"scenario": "leaders", "two": True},
        "1260 choices, 129 rounds, points, 6:3, 977e7c798edb11e2",
    ),
    Golden(
        4,
        4,
        {"scenario": "leaders", "any-map": True, "map": "M1", "round-cap": 10},
        "178 choices, 10 rounds, round-cap, 2:0, 5f2c3f4b067abba1",
    ),
    Golden(
        2,
        5,
        {"scenario": "leaders", "mix": True, "secret-pick": True, "items": False},
        "1945 choices, 123 rounds, points, 8:10, ac51c5c935b60502",
    ),
    Golden(
        2, 1, {"scenario": "territory"}, "139 choices, 8 rounds, points, 5:11, 667a5801e45dcca6"
    ),
    Golden(
        2,
        2,
        {"scenario": "territory", "mix": True},
        "159 choices, 9 rounds, points, 10:2, 33be189bb88fb1f1",
    ),
    Golden(
        3,
        3,
        {"scenario": "territory", "two": True},
        "248 choices, 24 rounds, points, 6:4, d32a3ad58eebb768",
    ),
    Golden(
        4,
        4,
        {"scenario": "territory", "any-map": True, "map": "M1", "round-cap": 10},
        "176 choices, 10 rounds, round-cap, 8:2, a666af4acab2d3c3",
    ),
    Golden(
        2,
        5,
        {"scenario": "territory", "mix": True, "secret-pick": True, "items": False},
        "179 choices, 10 rounds, points, 10:4, 658078833c950a67",
    ),
    Golden(
        2,
        6,
        {"first-game": True},
        "1594 choices, 102 rounds, first-knock-out, 0:0, 2690a47ba2af7c78",
    ),
    Golden(
        3,
        7,
        {"first-game": True, "teams": "draft"},
        "2277 choices, 146 rounds, first-knock-out, 0:0, be52feafe72b55d2",
    ),
    Golden(
        4,
        8,
        {"first-game": True, "mix": True, "teams": "draft"},
        "1873 choices, 117 rounds, first-knock-out, 0:0, 3bec46870bc74953",
    ),
]


def played(golden: Golden) -> str:
    """How the game ends: choices, rounds, ending, points, fingerprint."""
    state = GAME.new(golden.seats, golden.seed, golden.options, events=False)
    luck = FastChance(golden.seed)
    while not state.over:
        ask = state.asks[luck.below(len(state.asks))]
        options = state.options(ask)
        state.take(ask.seat, options[luck.below(len(options))])
    assert state.outcome is not None
    light, dark = state.points
    return (
        f"{state.choices} choices, {state.round} rounds, {state.outcome.how}, "
        f"{light}:{dark}, {state.fingerprint()[:16]}"
    )


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda g: f"{g.options}-{g.seats}-{g.seed}")
def test_a_golden_game_ends_as_before(golden: Golden) -> None:
    assert played(golden) == golden.ends
