"""What drawings say that they read is what they read, so nothing stale or foreign is ever shown."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from spellwright.bench.serving.page_updates import ScriptedGame
from spellwright.face.known import Known, Work
from spellwright.face.scene import Scene
from spellwright.registry import GAME_IDS, game
from spellwright.server.pages.page_parts import Viewer
from spellwright.server.stream.news import desk_of
from tests.shared.watched_scene import WatchingKnown

TOOL = Path(__file__).parents[2] / "tools" / "field_reads.py"
CHOICES = 25
SPECTATOR = Viewer(-1, "", "")


class Forgetful(Known):
    def find(self, work: Work, scene: Scene[Any], args: tuple[Any, ...]) -> Any:
        self._drawn.clear()
        return super().find(work, scene, args)


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_list_of_what_drawings_read_is_up_to_date(id: str) -> None:
    """`python tools/field_reads.py` writes it anew from the source."""
    found = runpy.run_path(str(TOOL))["written"](id)
    words = runpy.run_path(
        str(Path(TOOL.parents[1], "src/spellwright/games", id, "picture/reads.py"))
    )
    scope: dict[str, object] = {}
    exec(found, scope)
    assert words["READS"] == scope["READS"]


@pytest.mark.parametrize("id", GAME_IDS)
def test_drawings_read_nothing_that_they_do_not_name(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watching = WatchingKnown()
    monkeypatch.setattr("spellwright.server.pages.known_markup.Known", lambda: watching)
    played = ScriptedGame(game(id))
    for _ in played.choices(CHOICES):
        desk = desk_of(played.table)
        held = [desk.for_page(played.table, v, []) for v in (played.viewer, SPECTATOR)]
        assert held
    assert watching.reads
    assert watching.faults == {}


@pytest.mark.parametrize("id", GAME_IDS)
def test_pages_are_the_same_with_and_without_what_is_known(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each step of two pages, drawn at a table that remembers and at one that does not."""

    pages = []
    for kind in (Known, Forgetful):
        monkeypatch.setattr("spellwright.server.pages.known_markup.Known", kind)
        played, shown = ScriptedGame(game(id)), []
        viewers = (played.viewer, played.other, SPECTATOR)
        held = [desk_of(played.table).for_page(played.table, v, []) for v in viewers]
        for _ in played.choices(CHOICES):
            held = [desk_of(played.table).for_page(played.table, v, []) for v in viewers]
            shown.append([page.parts for page in held])
        pages.append(shown)
    assert pages[0] == pages[1]
