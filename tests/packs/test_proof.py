"""One new row of every kind, in every game that takes packs: outside, with nothing patched.

Each row has the figures of a row of the box and a key of its own: whatever knows rows by a list of
their own, instead of by the tables, fails here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spellwright.packs.new_pack import kinds_of
from spellwright.registry import GAME_IDS, game
from tests.packs.making import ABOUT, in_a_process, spellwright

BY_KEY = ("wizardry", "duels", "funkoverse")
"""Games in which the effect of a row has its key."""
OWN: dict[tuple[str, str], dict[str, Any]] = {
    ("duels", "character"): {
        "attacks": "new-attack",
        "traits": "new-trait",
        "galleons": 5,
        "pack": "core",
    },
    ("battle", "scenario"): {"slots": 2, "level": "box1", "foes": 5, "recommended": "box1 new-foe"},
    ("battle", "location"): {"scenario": "new-scenario"},
    ("battle", "encounter"): {"scenario": "new-scenario"},
    ("battle", "hero"): {"deck": "firebolt new-card trevor"},
    ("battle", "hero_card"): {"hero": "new-hero", "from": "game3"},
    ("funkoverse", "status"): {"effect": ""},
    ("funkoverse", "ability"): {
        "challenge": "no",
        "range": 3,
        "status": "new-status",
        "effect": "protego",
    },
}
"""What new rows have instead of what they copy: one that nothing names would never come up."""
GAMES = [id for id in GAME_IDS if kinds_of(game(id))]


EFFECTS = {
    "talisman": {
        "card": {"kind": "observer", "effect": "rita-skeeter"},
        "spell": {"effect": "avada-kedavra"},
        "side": {"character": "new-character", "effect": "draco-a"},
    }
}
"""What a copied row says besides: whose effect it has, and to which new row it belongs."""


def write_rows(folder: Path, id: str) -> list[str]:
    """A pack with a copy of one row of every kind."""
    folder.mkdir(parents=True)
    found = game(id)
    about = {**ABOUT, "game": id, "namespace": "proof"}
    said = [f"{name} = {json.dumps(value)}" for name, value in about.items()]
    (folder / "pack.toml").write_text(
        "\n".join([*said, f"editions = [{found.rules.number}]"]), encoding="utf-8"
    )
    keys = []
    for kind, table in kinds_of(found).items():
        dealt = [row for row in table if row.get("copies", 1)]
        row = dealt[len(dealt) // 2]
        written = {
            column: value
            for column, value in row.items()
            if column != table.name and value != table.columns[column].default
        }
        if "effect" in table.columns and not row.get("effect") and id in BY_KEY:
            written["effect"] = row[table.name]
        written |= OWN.get((id, kind), {})
        key = f"new-{kind.replace('_', '-')}"
        if kind in EFFECTS.get(id, {}):
            written.update(EFFECTS[id][kind])
        lines = [f"{column} = {json.dumps(value)}" for column, value in written.items()]
        words = [f'name = "New {kind}"']
        if table.says:
            words.append('text = "Does what another does."')
        words += [f'{column} = "Nothing."' for column in table.more_words]
        text = "\n".join([f"[[{kind}]]", f'{table.name} = "{key}"', *lines, *words]) + "\n\n"
        path = folder / table.path.name
        before = path.read_text("utf-8") if path.exists() else ""
        path.write_text(before + text, encoding="utf-8")
        keys.append(f"proof.{key}")
    return keys


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_new_rows_of_every_kind_are_played_by_everybody(tmp_path: Path, id: str) -> None:
    keys = write_rows(tmp_path / "proof", id)
    page = tmp_path / "pictures.html"
    script = f"""
from spellwright.packs import check_pack
report = check_pack(Path({str(tmp_path / "proof")!r}), games=4, laws=2, seconds=300,
                    pictures=Path({str(page)!r}))
tell(report.to_data())
"""
    found = in_a_process(script)
    assert found["faults"] == []
    assert sorted(found["rows"]) == sorted(keys)
    assert found["never_came_up"] == []
    done = spellwright("sim", id, "--pack", str(tmp_path / "proof"), "--games", "4", "--json")
    assert json.loads(done.stdout)["errors"] == 0


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_new_rows_are_seen_in_terminal_page_and_environments(tmp_path: Path, id: str) -> None:
    pytest.importorskip("pettingzoo")
    write_rows(tmp_path / "proof", id)
    done = in_a_process(
        f"""
from pettingzoo.test import api_test
import spellwright as sw
api_test(sw.env({id!r}, options={{"pack-proof": True}}, limit=400), num_cycles=30)
from spellwright.face.scene import Scene
found = game({id!r})
state = found.new(None, 3, {{"pack-proof": True}})
for _ in range(60):
    if not state.asks:
        break
    ask = state.asks[0]
    options = state.options(ask)
    state.take(ask.seat, options[-1])
    scene = Scene(state.view(0))
    assert found.face.text(scene) and found.face.svg(scene)
tell(True)
""",
        tmp_path / "proof",
    )
    assert done is True


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_what_if_asks_about_a_new_row(tmp_path: Path, id: str) -> None:
    write_rows(tmp_path / "proof", id)
    figures = spellwright("lab", "figures", id, "--pack", str(tmp_path / "proof"), "--json")
    paths = [
        one
        for one in json.loads(figures.stdout)
        if ".proof." in one["path"] and one["kind"] == "number"
    ]
    assert paths
    path, value = paths[0]["path"], paths[0]["value"]
    done = spellwright(
        *("lab", "what-if", id, "--pack", str(tmp_path / "proof")),
        *("--set", f"{path}={value + 1}", "--pairs", "2", "--json"),
    )
    assert done.returncode == 0, done.stderr
