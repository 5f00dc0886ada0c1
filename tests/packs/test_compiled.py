"""Packs on compiled rules: their code stays interpreted, and every game goes the same way."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from spellwright.registry import GAME_IDS
from tests.packs import test_duels, test_funkoverse
from tests.packs.making import HOURS, MOOR, write_pack
from tests.packs.test_proof import write_rows
from tests.shared.running import run_python

PROJECT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = 4
CHOICES: Final = 300
"""Of one game: longer ones are not played to their end."""

SPELL_CODE: Final = """
from spellwright.games.duels.rules.spells.effect import SpellEffect, effect as spell
from spellwright.games.duels.rules.statuses import slow_down


@spell("chill")
class Chill(SpellEffect):
    __slots__ = ()

    STEPS = ("freeze",)

    def freeze(self, s):
        slow_down(s, self.target(s), 1)
"""
DUELS: Final = {
    **test_duels.WITH_TRAITS,
    "spells.toml": test_duels.SPELL.replace("damage = 1", 'effect = "chill"'),
    "effects.py": test_duels.CODE + test_duels.TRAIT_CODE + SPELL_CODE,
}
ABILITY_CODE: Final = """
from spellwright.games.funkoverse.content.columns import STATUS_OF
from spellwright.games.funkoverse.rules.abilities.ability import TargetedAbility, effect
from spellwright.games.funkoverse.rules.status import give_card, is_used_up
from spellwright.games.funkoverse.rules.trait import Trait, trait
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF


@trait("sturdy")
class Sturdy(Trait):
    __slots__ = ()

    def knocked_down(self, s, figure):
        s.down[figure] = 0


@effect("blow")
class Blow(TargetedAbility):
    __slots__ = ()

    STEPS = ("choose_target", "carry_out")

    def targets(self, s):
        return self.rivals_in_sight(s)

    def carry_out(self, s):
        self.take_target(s)
        wind = STATUS_OF[self.ability]
        if s.subject != NOBODY and not is_used_up(s, SIDE_OF[s.subject], wind):
            give_card(s, s.subject, wind)
"""
BLOW: Final = """
[[ability]]
key = "blow"
character = "owl"
type = "gold"
cost = 1
challenge = "no"
range = 9
status = "wind"
name = "Blow"
text = "Give a rival in sight the Wind."
"""
FUNKOVERSE: Final = {
    **test_funkoverse.WITH_STATUS,
    "characters.toml": test_funkoverse.FILES["characters.toml"].replace("slippery", "sturdy")
    + 'trait_name = "Sturdy"\n',
    "abilities.toml": test_funkoverse.GIVES + BLOW,
    "effects.py": test_funkoverse.STATUS_CODE + ABILITY_CODE,
}
CODE_THAT_RUNS: Final = {
    "battle": {"thaw"},
    "duels": {"freeze", "round_begins", "snowed_in"},
    "funkoverse": {"targets", "carry_out", "knocked_down", "turn_begins"},
    "talisman": {"fall", "light_in_the_dark", "roll", "meaning"},
    "wizardry": {"steal", "save"},
}
"""By game the functions of packs' code that surely run in the games below."""
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "battle": [{"scenario": "game1"}, {"scenario": "pack4"}],
    "duels": [{"groups": "build"}],
}
"""With which options games are played, one after the other."""

PLAY: Final = """
import json, sys
import spellwright as sw
from spellwright.bots import bot_named
from spellwright.content import tables_in
from spellwright.games.{id}.rules import match
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance

game, ran, came, ends = sw.game("{id}"), set(), set(), []
keys = {{row[table.name] for table in tables_in(game.tables) for row in table}}
keys = {{key for key in keys if "." in key}}
verbs, bot = game.rules.verbs, bot_named(game, "greedy")

def noted(frame, event, _):
    if event == "call" and frame.f_code.co_filename.endswith("effects.py"):
        if {pack!r} in frame.f_code.co_filename:
            ran.add(frame.f_code.co_name)

sys.setprofile(noted)
for seed in range({seeds}):
    settings = {options!r}[seed % len({options!r})]
    state, luck = game.new(2, seed, settings), FastChance(seed)
    while state.asks and state.choices < {choices}:
        seat = state.asks[0].seat
        named = {{}}
        for code in state.options(state.asks[0]):
            found = keys.intersection(verbs.text(code).split())
            if found:
                named[code] = found
                came |= found
        if named and luck.below(3):
            code = sorted(named)[luck.below(len(named))]
        else:
            code = advice_of(bot, state, seat, luck).code
        state.choose(seat, code)
    ends.append([state.fingerprint(), state.choices])
sys.setprofile(None)
compiled = not match.__file__.endswith(".py")
print(json.dumps([compiled, ends, sorted(ran), sorted(came)]))
"""


def code_pack(id: str, folder: Path) -> tuple[Path, str]:
    """A pack with code for every kind of thing that a game takes, and its namespace."""
    if id == "talisman":
        return MOOR, "moor"
    if id == "wizardry":
        return HOURS, "hours"
    if id == "battle":
        return write_pack(folder), "frost"
    if id == "duels":
        return test_duels.write(folder, DUELS), "frost"
    return test_funkoverse.written(folder, **FUNKOVERSE), "frost"


def played(source: Path, id: str, folder: Path) -> list[Any]:
    """Games with a pack of code and a pack of one new row of every kind, by one build of the
    rules: whether it is compiled, how they ended, which code ran, what came up.
    """
    pack, namespace = code_pack(id, folder / f"{id}-code")
    rows = folder / f"{id}-rows"
    if not rows.exists():
        write_rows(rows, id)
    in_play = {f"pack-{namespace}": True, "pack-proof": True}
    options = [{**each, **in_play} for each in OPTIONS.get(id, [{}])]
    script = PLAY.format(id=id, pack=pack.name, seeds=SEEDS, choices=CHOICES, options=options)
    named = os.pathsep.join([str(pack), str(rows)])
    path = {"PYTHONPATH": str(source / "src"), "SPELLWRIGHT_PACKS": named}
    told: list[Any] = json.loads(run_python(path, "-c", script).splitlines()[-1])
    return told


@pytest.mark.long
@pytest.mark.parametrize("id", GAME_IDS)
def test_the_code_of_packs_runs_in_games(tmp_path: Path, id: str) -> None:
    """Or else it would prove nothing that games with it are the same elsewhere."""
    _, _, ran, came = played(PROJECT, id, tmp_path)
    assert set(ran) >= CODE_THAT_RUNS[id]
    assert any(key.startswith("proof.") for key in came)


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_interpreted_code_plays_the_same_on_compiled_rules(tmp_path: Path) -> None:
    """In a copy of the checkout, since what is compiled lies beside the written files."""
    copy = tmp_path / "copy"
    for name in ("src", "tools", "docs"):
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PROJECT / name, copy / name, ignore=left_out)
    interpreted = {id: played(copy, id, tmp_path) for id in GAME_IDS}
    run_python({"PYTHONPATH": ""}, str(copy / "tools" / "native" / "build.py"))
    for id in GAME_IDS:
        compiled = played(copy, id, tmp_path)
        assert (compiled[0], interpreted[id][0]) == (True, False)
        assert compiled[1:] == interpreted[id][1:]
