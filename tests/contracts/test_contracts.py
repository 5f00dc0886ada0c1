"""What a game consists of: rules, a mind, a face and, where there is one, a campaign."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import spellwright as sw
from spellwright import registry
from spellwright.brought import brought_packages
from spellwright.campaign import Campaigns
from spellwright.face.face import Face
from spellwright.games.battle import campaign as battle_campaign
from spellwright.games.battle import face as battle_face
from spellwright.games.battle import mind as battle_mind
from spellwright.games.duels import face as duels_face
from spellwright.games.duels import mind as duels_mind
from spellwright.games.funkoverse import face as funkoverse_face
from spellwright.games.funkoverse import mind as funkoverse_mind
from spellwright.games.talisman import face as talisman_face
from spellwright.games.talisman import mind as talisman_mind
from spellwright.games.wizardry import face as wizardry_face
from spellwright.games.wizardry import mind as wizardry_mind
from spellwright.kernel.refusal import Refused
from spellwright.search.mind import Mind, PlainMind

# That modules of plain functions fulfil the contracts is checked by the types.
MINDS: Final[dict[str, Mind]] = {
    "battle": battle_mind,
    "duels": duels_mind,
    "funkoverse": funkoverse_mind,
    "talisman": talisman_mind,
    "wizardry": wizardry_mind,
}
FACES: Final[dict[str, Face]] = {
    "battle": battle_face,
    "duels": duels_face,
    "funkoverse": funkoverse_face,
    "talisman": talisman_face,
    "wizardry": wizardry_face,
}
CAMPAIGNS: Final[dict[str, Campaigns]] = {"battle": battle_campaign}


@pytest.mark.parametrize("id", registry.GAME_IDS)
def test_a_game_is_put_together_from_its_package(id: str) -> None:
    game = sw.game(id)
    assert game.mind is MINDS[id]
    assert game.face is FACES[id]
    assert game.campaign is CAMPAIGNS.get(id)
    assert (game.id, game.name, game.seats) == (id, game.rules.name, game.rules.seats)
    assert game.options is game.rules.game_options
    assert game.new(seed=3).rules is game.rules


def test_a_game_says_which_it_is() -> None:
    said = repr(sw.game("wizardry"))
    assert said == "<Game wizardry: A Spot of Friendly Wizardry, 2 to 6 seats>"


def test_who_has_no_campaign_says_so() -> None:
    with pytest.raises(Refused, match="Talisman: Harry Potter has no campaign"):
        _ = sw.game("talisman").campaigns


@pytest.mark.parametrize("id", registry.GAME_IDS)
def test_the_rules_are_played_without_bots_and_drawings(id: str) -> None:
    code = (
        f"import sys; import spellwright as sw; sw.game({id!r}).new(seed=1).to_json(); "
        "print(*sorted(m for m in sys.modules "
        "if m.startswith('spellwright.games.') and ('.bot' in m or '.picture' in m)))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


OUTSIDE: Final = {
    "__init__.py": "",
    "rulebook.py": (
        "from spellwright.samples.tic_tac_toe import TicTacToe\n"
        "class Noughts(TicTacToe):\n"
        "    id = 'noughts'\n"
        "    name = 'Noughts'\n"
        "RULES = Noughts()\n"
    ),
    "face.py": (
        "from spellwright.samples.tic_tac_toe import TicTacToeFace\nFACE = TicTacToeFace()\n"
    ),
}


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, with a package that brings a game and says so as an installed one."""
    package = tmp_path / "brought_noughts"
    package.mkdir()
    for name, text in OUTSIDE.items():
        (package / name).write_text(text, encoding="utf-8")
    about = tmp_path / "brought_noughts-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brought-noughts\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[spellwright.games]\nnoughts = brought_noughts\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    yield package
    _forget()


def _forget() -> None:
    brought_packages.cache_clear()
    registry._packages.cache_clear()


@pytest.mark.usefixtures("outside")
def test_a_package_outside_brings_a_game() -> None:
    game = sw.game("noughts")
    assert registry.game_ids() == (*registry.GAME_IDS, "noughts")
    assert isinstance(game.mind, PlainMind), "it has none of its own"
    state = game.new(seed=1)
    state.choose(0, "mark a1")
    assert str(state).splitlines()[-1] == "X · ·"
    assert (state._repr_svg_() or "").startswith("<svg")
    with pytest.raises(Refused, match="Did you mean “noughts”"):
        sw.game("nought")


@pytest.mark.parametrize(
    ("package", "before", "after", "told"),
    [
        ("misspelt", "import TicTacToe", "import TicTacTow", "TicTacTow"),
        ("without_rules", "RULES", "RULE", "RULES"),
        ("other_name", "'noughts'", "'crosses'", "“crosses”"),
    ],
)
def test_a_package_that_does_not_work_is_named(
    outside: Path, package: str, before: str, after: str, told: str
) -> None:
    text = OUTSIDE["rulebook.py"].replace(before, after)
    broken = outside.rename(outside.with_name(package))
    (broken / "rulebook.py").write_text(text, encoding="utf-8")
    points = outside.parent / "brought_noughts-1.0.dist-info" / "entry_points.txt"
    points.write_text(f"[spellwright.games]\nnoughts = {package}\n")
    _forget()
    with pytest.raises(Refused) as refused:
        sw.game("noughts")
    assert refused.value.kind == "broken-game"
    assert told in refused.value.sentence
