"""Golden playthroughs: random games whose every choice must lead to the same end again.

When rules or figures are changed on purpose, a failing test prints the new line.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from spellwright.games.funkoverse.rulebook import RULES
from spellwright.kernel.chance import FastChance


class Golden(NamedTuple):
    seats: int
    seed: int
    options: dict[str, Any]
    ends: str


GOLDEN: list[Golden] = [
    Golden(2, 1, {"scenario": "control"}, "206 choices, 12 rounds, points, 10:2, cabd1a06502660e8"),
    Golden(
        2,
        2,
        {"scenario": "control", "mix": True},
        "198 choices, 11 rounds, points, 0:10, c6c6e1b5c090791a",
    ),
    Golden(
        3,
        3,
        {"scenario": "control", "two": True},
        "176 choices, 17 rounds, points, 6:2, 2dce6755930ae9ca",
    ),
    Golden(
        4,
        4,
        {"scenario": "control", "any-map": True, "map": "M2", "round-cap": 10},
        "175 choices, 10 rounds, round-cap, 6:1, 05e94534529cbb31",
    ),
    Golden(
        2,
        5,
        {"scenario": "control", "mix": True, "secret-pick": True, "items": False},
        "203 choices, 12 rounds, points, 11:2, 671ceebd84f03db3",
    ),
    Golden(2, 1, {"scenario": "flags"}, "882 choices, 54 rounds, points, 10:9, 62769d85ff4d8084"),
    Golden(
        2,
        2,
        {"scenario": "flags", "mix": True},
        "721 choices, 44 rounds, points, 4:10, 1fe65d6644bd5fc6",
    ),
    Golden(
        3,
        3,
        {"scenario": "flags", "two": True},
        "382 choices, 37 rounds, points, 1:7, 7c9e20085f748a98",
    ),
    Golden(
        4,
        4,
        {"scenario": "flags", "any-map": True, "map": "M2", "round-cap": 10},
        "583 choices, 36 rounds, round-cap, 0:3, 9e8911de19ba79b1",
    ),
    Golden(
        2,
        5,
        {"scenario": "flags", "mix": True, "secret-pick": True, "items": False},
        "807 choices, 50 rounds, points, 8:10, eb5f75201244c263",
    ),
    Golden(
        2, 1, {"scenario": "leaders"}, "2178 choices, 138 rounds, points, 9:10, 6ee46994222c5f3b"
    ),
    Golden(
        2,
        2,
        {"scenario": "leaders", "mix": True},
        "1478 choices, 92 rounds, points, 10:7, 8eff0e153605f4af",
    ),
    Golden(
        3,
        3,
        {"scenario": "leaders", "two": True},
        "1260 choices, 129 rounds, points, 6:3, 0fb8cf1c0db5f1cc",
    ),
    Golden(
        4,
        4,
        {"scenario": "leaders", "any-map": True, "map": "M1", "round-cap": 10},
        "178 choices, 10 rounds, round-cap, 2:0, 36052d1e5109c2c5",
    ),
    Golden(
        2,
        5,
        {"scenario": "leaders", "mix": True, "secret-pick": True, "items": False},
        "1945 choices, 123 rounds, points, 8:10, 89c83ed54985ce11",
    ),
    Golden(
        2, 1, {"scenario": "territory"}, "139 choices, 8 rounds, points, 5:11, 21609f61fcb94b16"
    ),
    Golden(
        2,
        2,
        {"scenario": "territory", "mix": True},
        "159 choices, 9 rounds, points, 10:2, e1a7db00cb363845",
    ),
    Golden(
        3,
        3,
        {"scenario": "territory", "two": True},
        "248 choices, 24 rounds, points, 6:4, fa820ec6e677690f",
    ),
    Golden(
        4,
        4,
        {"scenario": "territory", "any-map": True, "map": "M1", "round-cap": 10},
        "176 choices, 10 rounds, round-cap, 8:2, eb72331bd50aa639",
    ),
    Golden(
        2,
        5,
        {"scenario": "territory", "mix": True, "secret-pick": True, "items": False},
        "130 choices, 7 rounds, points, 10:2, 931c29a5e4dcfe8f",
    ),
    Golden(
        2,
        6,
        {"first-game": True},
        "1594 choices, 102 rounds, first-knock-out, 0:0, f47d0cf949c689f7",
    ),
    Golden(
        3,
        7,
        {"first-game": True, "teams": "draft"},
        "2277 choices, 146 rounds, first-knock-out, 0:0, 04bbfeddb44d1c6c",
    ),
    Golden(
        4,
        8,
        {"first-game": True, "mix": True, "teams": "draft"},
        "1443 choices, 89 rounds, first-knock-out, 0:0, 03e6a2eb611da2c7",
    ),
]


def played(golden: Golden) -> str:
    """How the game ends: choices, rounds, ending, points, fingerprint."""
    state = RULES.new(golden.seats, golden.seed, golden.options, events=False)
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
