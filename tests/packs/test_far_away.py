"""Packs where rules run elsewhere: on Ray, and with compiled rules."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

import pytest

from tests.packs.making import spellwright, write_pack
from tests.packs.test_funkoverse import written
from tests.shared.running import run_python

PROJECT: Final = Path(__file__).resolve().parents[2]
PLAY: Final = """
import spellwright as sw
from spellwright.bots import bot_named
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.games.GAME.rules import turn
print(turn.__file__.endswith(".py"))
game = sw.game("GAME")
for seed in range(3):
    state, luck = game.new(2, seed, {"pack-frost": True}), FastChance(1)
    bot = bot_named(game, "greedy")
    while state.asks and state.choices < 300:
        seat = state.asks[0].seat
        state.choose(seat, advice_of(bot, state, seat, luck).code)
    print(state.fingerprint())
"""


@pytest.mark.long
@pytest.mark.ray
def test_games_with_a_pack_are_the_same_on_ray(tmp_path: Path) -> None:
    """The pack brings code, which every process of the cluster has to load."""
    pytest.importorskip("ray")
    pack = write_pack(tmp_path / "frost")
    plan = ("sim", "battle", "--pack", str(pack), "--option", "pack-frost=yes", "--games", "4")
    there = spellwright(*plan, "--ray", "local", "--json")
    assert there.returncode == 0, there.stderr
    here = spellwright(*plan, "--jobs", "1", "--json")
    assert json.loads(there.stdout)["errors"] == 0
    counted = ("games", "errors", "decisions", "wins", "outcomes", "edition")
    one, other = (json.loads(done.stdout) for done in (there, here))
    assert [one[key] for key in counted] == [other[key] for key in counted]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_an_interpreted_effect_plays_the_same_on_compiled_rules(tmp_path: Path) -> None:
    """In a copy of the checkout, since what is compiled lies beside the written files."""
    copy = tmp_path / "copy"
    for name in ("src", "tools", "docs"):
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PROJECT / name, copy / name, ignore=left_out)
    packs = {
        "battle": write_pack(tmp_path / "battle"),
        "funkoverse": written(tmp_path / "funkoverse", **{"effects.py": TRAIT}),
    }
    interpreted = {game: _played(copy, game, pack) for game, pack in packs.items()}
    run_python({"PYTHONPATH": ""}, str(copy / "tools" / "native" / "build.py"))
    for game, pack in packs.items():
        compiled = _played(copy, game, pack)
        assert compiled[0] == "False"
        assert compiled[1:] == interpreted[game][1:]


TRAIT: Final = """
from spellwright.games.funkoverse.rules.abilities.ability import ChallengeAbility, effect
from spellwright.games.funkoverse.rules.trait import Trait, trait


@trait("slippery")
class Slippery(Trait):
    __slots__ = ()

    RALLY = 1


@effect("challenge")
class Peck(ChallengeAbility):
    __slots__ = ()

    def afterwards(self, s):
        s.exhausted[s.subject] = 1
"""


def _played(copy: Path, game: str, pack: Path) -> list[str]:
    path = {"PYTHONPATH": str(copy / "src"), "SPELLWRIGHT_PACKS": str(pack)}
    return run_python(path, "-c", PLAY.replace("GAME", game)).splitlines()
